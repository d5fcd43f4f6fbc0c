import type { DealName } from "@frontage/records/schemas/deal";
import { expect, test } from "vitest";

import { recipientOf } from "./upload-recipient.ts";

const deal = (id: string, name: string, client: string) =>
  ({ id, name, client: { id: client.toLowerCase(), name: client } }) as DealName;
const deals = [
  deal("a", "48 Example Road", "Dana"),
  deal("b", "48 example road", "Sam"),
  deal("c", "2 Sample Square", "Sam"),
];

test("an upload names its client, once a deal is chosen", () => {
  expect(recipientOf(deals, "c")).toEqual({ name: "Sam" });
  expect(recipientOf(deals, "")).toBeUndefined();
});

test("an upload is confirmed with the client's name if another client has a deal at the address", () => {
  expect(recipientOf(deals, "a")?.confirmation).toEqual({
    title: "Upload to Dana?",
    description: "Sam also has a deal at 48 Example Road. Only Dana will see this upload.",
    action: "Upload to Dana",
  });
});

test("two deals of one client at an address need no confirmation", () => {
  const own = [deal("a", "48 Example Road", "Dana"), deal("d", "48 Example Road", "Dana")];
  expect(recipientOf(own, "a")).toEqual({ name: "Dana" });
});
