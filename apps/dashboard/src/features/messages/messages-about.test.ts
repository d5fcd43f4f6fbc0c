import type { Message } from "@frontage/records/schemas/thread";
import { expect, test } from "vitest";

import { messagesAbout } from "./messages-about.ts";

const properties = ["48 Example Road", "15 Placeholder Plaza"];
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
const about = (property: string, all = properties) =>
  messagesAbout(conversation, property, all).map(({ id }) => id);

test("a deal’s page shows the messages that name its property, and the answers to them", () => {
  expect(about("48 Example Road")).toEqual(["1", "2"]);
  expect(about("15 Placeholder Plaza")).toEqual(["3", "4", "5"]);
});

test("whoever has one property writes about it", () => {
  expect(about("48 Example Road", ["48 Example Road"])).toHaveLength(conversation.length);
});
