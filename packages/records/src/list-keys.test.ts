import { expect, test } from "vitest";
import { nameKeysOf } from "./list-keys.ts";

test("names sort as people read them, on any database", () => {
  const names = [
    "lease, bay 10",
    "Lease, Bay 2",
    "Éclair",
    "amendment",
    "Fence",
    "Lease, Bay 002b",
  ];
  const sorted = names.toSorted((a, b) =>
    nameKeysOf(a).nameOrder < nameKeysOf(b).nameOrder ? -1 : 1,
  );
  expect(sorted).toEqual([
    "amendment",
    "Éclair",
    "Fence",
    "Lease, Bay 2",
    "Lease, Bay 002b",
    "lease, bay 10",
  ]);
  expect(nameKeysOf("1 ".repeat(60)).nameOrder.length).toBeLessThanOrEqual(200);
});
