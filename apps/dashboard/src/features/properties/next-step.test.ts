import type { PortalDocument } from "@frontage/content/schemas/document";
import type { PortalEvent } from "@frontage/content/schemas/event";
import type { Thread } from "@frontage/content/schemas/thread";
import { expect, test } from "vitest";

import { keyDatesOf } from "./key-dates.ts";
import { nextStepOf, type NextStepFacts } from "./next-step.ts";

const document = (status: PortalDocument["status"]): PortalDocument => ({
  id: status,
  name: "Purchase agreement",
  type: "purchase-agreement",
  status,
  dealId: "deal",
  fileName: "purchase-agreement.pdf",
  mediaType: "application/pdf",
  versions: [{ number: 1, addedAt: "2026-07-14T14:00:00.000Z", addedBy: "Jordan", bytes: 9 }],
  isOwn: false,
});
const event = (status: PortalEvent["status"]): PortalEvent => ({
  id: status,
  title: "Property tour",
  kind: "viewing",
  status,
  start: "2026-07-16T15:00:00.000Z",
  end: "2026-07-16T16:00:00.000Z",
  timeZone: "America/Chicago",
});
const thread = (unread: number): Thread => ({
  id: "thread",
  name: "Jordan Avery",
  description: "",
  kind: "broker",
  unread,
});
const calm: NextStepFacts = {
  documents: [],
  events: [event("confirmed")],
  dates: keyDatesOf([{ label: "Closing", day: "2026-08-14", done: false }], "2026-07-14"),
  thread: thread(0),
  client: undefined,
};
const busy: NextStepFacts = {
  ...calm,
  documents: [document("needs-confirmation"), document("needs-signature")],
  events: [event("requested"), event("proposed")],
  thread: thread(2),
};

test("a client signs first, then answers a proposed time, then reads, then waits for a date", () => {
  expect(nextStepOf(busy)).toEqual({
    title: "Next: sign the purchase agreement",
    detail: "Closing: Friday, August 14",
    action: { label: "Review and sign", to: "?document=needs-signature" },
  });
  const signed = { ...busy, documents: [document("needs-confirmation")] };
  expect(nextStepOf(signed).action?.to).toBe("/dashboard/calendar?event=proposed");
  const answered = { ...signed, events: [event("requested")] };
  expect(nextStepOf(answered)).toMatchObject({
    title: "Next: read 2 messages from Jordan Avery",
    detail: "Closing: Friday, August 14",
  });
  expect(nextStepOf(calm)).toEqual({
    title: "Next: Closing",
    detail: "Friday, August 14. 31 days left",
  });
  expect(nextStepOf({ ...calm, dates: [] }).title).toBe("Nothing is due");
});

test("a broker replies first, then answers a time, then confirms a signature, then waits for one", () => {
  const client = "Taylor Morgan";
  expect(nextStepOf({ ...busy, client }).action?.label).toBe("Reply");
  const read = { ...busy, client, thread: thread(0) };
  expect(nextStepOf(read)).toMatchObject({
    title: "Taylor Morgan asked for a time",
    action: { to: "/dashboard/calendar?event=requested" },
  });
  const answered = { ...read, events: [event("proposed")] };
  expect(nextStepOf(answered)).toMatchObject({
    title: "Taylor Morgan says it’s signed",
    action: { to: "?document=needs-confirmation" },
  });
  const waiting = nextStepOf({ ...answered, documents: [document("needs-signature")] });
  expect(waiting.title).toBe("Waiting for a signature on Purchase agreement");
  expect(waiting.action).toBeUndefined();
  expect(nextStepOf({ ...calm, client }).title).toBe("Next: Closing");
});
