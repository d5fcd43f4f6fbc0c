import type { Delivery } from "@frontage/content/schemas/received-inquiry";
import { expect, test } from "vitest";

import { deliveryWords, dialled } from "./inquiry-words.ts";

const clock = { now: new Date("2026-11-21T15:00:00Z"), timeZone: "UTC" };
const failed = { at: "2026-11-21T14:50:00.000Z", isDelivered: false, detail: "It answered 500." };
const delivery: Delivery = { id: "d1", target: "webhook", state: "waiting", attempts: [] };

test("a delivery says how it stands", () => {
  expect(deliveryWords(delivery, clock).label).toBe("On its way");
  expect(
    deliveryWords(
      { ...delivery, attempts: [failed], nextAttemptAt: "2026-11-21T15:05:00.000Z" },
      clock,
    ),
  ).toMatchObject({
    label: "Waiting",
    sentence: "After 1 try. Next one: November 21, 2026, 3:05pm.",
  });
  expect(deliveryWords({ ...delivery, state: "dead", attempts: [failed, failed] }, clock)).toEqual({
    label: "Given up",
    tone: "accent",
    sentence: "After 2 tries. It is sent again only if you say so.",
  });
  const arrived = { at: "2026-11-21T14:55:00.000Z", isDelivered: true, detail: "It answered 200." };
  expect(
    deliveryWords({ ...delivery, state: "delivered", attempts: [arrived, failed] }, clock).sentence,
  ).toBe("On November 21, 2026, 2:55pm.");
});

test("a try whose time has come is due now", () => {
  expect(
    deliveryWords({ ...delivery, attempts: [failed], nextAttemptAt: failed.at }, clock).sentence,
  ).toBe("After 1 try. The next one is due now.");
});

test("a number is dialled however it was typed", () => {
  expect(dialled("(555) 555-0142")).toBe("5555550142");
  expect(dialled(" +44 20 7946 0018 ext. 12")).toBe("+442079460018");
  expect(dialled("+49 (0) 30 901820")).toBe("+4930901820");
  expect(dialled("please only mail")).toBeUndefined();
});
