import type { Delivery } from "@frontage/records/schemas/received-inquiry";
import { expect, test } from "vitest";

import { formatDelivery, inquiryFilter, inquirySearch, phoneNumberOf } from "./inquiries.ts";

const clock = { now: new Date("2026-11-21T15:00:00Z"), timeZone: "UTC" };
const failed = { at: "2026-11-21T14:50:00.000Z", isDelivered: false, detail: "It answered 500." };
const delivery: Delivery = { id: "d1", target: "webhook", state: "waiting", attempts: [] };

test("a delivery shows its state", () => {
  expect(formatDelivery(delivery, clock).label).toBe("Sending");
  expect(
    formatDelivery(
      { ...delivery, attempts: [failed], nextAttemptAt: "2026-11-21T15:05:00.000Z" },
      clock,
    ),
  ).toMatchObject({
    label: "Waiting",
    sentence: "After 1 attempt. Next one: November 21, 2026, 3:05pm.",
  });
  expect(formatDelivery({ ...delivery, state: "dead", attempts: [failed, failed] }, clock)).toEqual(
    {
      label: "Failed",
      tone: "danger",
      sentence: "After 2 attempts. Won’t retry automatically.",
    },
  );
  const arrived = { at: "2026-11-21T14:55:00.000Z", isDelivered: true, detail: "It answered 200." };
  expect(
    formatDelivery({ ...delivery, state: "delivered", attempts: [arrived, failed] }, clock)
      .sentence,
  ).toBe("On November 21, 2026, 2:55pm.");
  expect(formatDelivery({ ...delivery, state: "saved", attempts: [arrived] }, clock).label).toBe(
    "Not sent",
  );
});

test("an attempt whose time has passed is due now", () => {
  expect(
    formatDelivery({ ...delivery, attempts: [failed], nextAttemptAt: failed.at }, clock).sentence,
  ).toBe("After 1 attempt. Next one due now.");
});

test("a phone number is recognized in any format", () => {
  expect(phoneNumberOf("(555) 555-0142")).toBe("5555550142");
  expect(phoneNumberOf(" +44 20 7946 0018 ext. 12")).toBe("+442079460018");
  expect(phoneNumberOf("+49 (0) 30 901820")).toBe("+4930901820");
  expect(phoneNumberOf("please only email")).toBeUndefined();
});

const { change, read } = inquirySearch;

test("a search text that is too long for the server is cut at the field's limit", () => {
  expect(read(`?q=${"x".repeat(201)}`).text).toBe("x".repeat(200));
});

test("changing the tab closes the open inquiry", () => {
  expect(change("?status=closed&q=mill&inquiry=a1", { tab: "new" })).toBe("?q=mill");
  expect(change("?inquiry=a1", { isUndelivered: true, tab: "all" })).toBe(
    "?status=all&undelivered=1",
  );
});

test("typing keeps the inquiry open, and opening one keeps the list as it is", () => {
  expect(change("?status=all&inquiry=a1", { text: "mill" })).toBe("?status=all&inquiry=a1&q=mill");
  expect(change("?status=all&q=mill", { openId: "b2" })).toBe("?status=all&q=mill&inquiry=b2");
});

test("the filter “all” and spaces don't filter", () => {
  expect(inquiryFilter(read("?status=all&q=++"))).toEqual({});
  expect(inquiryFilter(read("?q=+mill+"))).toEqual({ status: "new", text: "mill" });
});
