import type { Message } from "@frontage/records/schemas/thread";
import { expect, test } from "vitest";

import { messagesAbout } from "./messages-about.ts";

const deals = [
  { id: "road", name: "48 Example Road" },
  { id: "plaza", name: "15 Placeholder Plaza" },
];
const conversation = [
  "Good morning.",
  "The inspection at 48 Example Road is confirmed.",
  "Does the new closing date still work with the lender?",
  "An offer for 15 Placeholder Plaza came in.",
  "I’ll read it tonight.",
  "148 Example Road isn’t for sale.",
].map(
  (text, index) => ({ id: String(index), text, attachments: [] }) as Partial<Message> as Message,
);
const idsAbout = (dealId: string, all = deals) =>
  messagesAbout(conversation, dealId, all).map(({ id }) => id);

test("a deal’s page shows the messages that name its property, and the answers to them", () => {
  expect(idsAbout("road")).toEqual(["1", "2"]);
  expect(idsAbout("plaza")).toEqual(["3", "4", "5"]);
});

test("all messages of a client with one property are about it", () => {
  expect(idsAbout("road", deals.slice(0, 1))).toHaveLength(conversation.length);
});

test("a message written on a deal’s page is about that deal only, whatever is named", () => {
  const text = "I asked our insurer, who knows 15 Placeholder Plaza.";
  const written = { id: "6", text, attachments: [], dealId: "road" };
  const all = [...conversation, written as Partial<Message> as Message];
  expect(messagesAbout(all, "road", deals).at(-1)?.id).toBe("6");
  expect(messagesAbout(all, "plaza", deals).at(-1)?.id).toBe("5");
});
