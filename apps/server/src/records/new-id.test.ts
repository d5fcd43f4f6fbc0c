import { idSchema } from "@frontage/content/schemas/record";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("an identifier is a UUID of version 7 that comes after those of earlier moments", () => {
  const ids = [1, 2, 2 ** 40, 2 ** 47].map((now) => newId(now));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of [...ids, newId()]) {
    expect(z.uuidv7().safeParse(id).success).toBe(true);
    expect(idSchema.safeParse(id).success).toBe(true);
  }
  expect(new Set(Array.from({ length: 1000 }, () => newId(7))).size).toBe(1000);
});
