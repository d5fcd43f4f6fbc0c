import type { PortalDocument } from "@frontage/content/schemas/document";
import type { DocumentRequest } from "@frontage/content/schemas/document-request";
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
  version: 1,
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
const request = (status: DocumentRequest["status"]): DocumentRequest => ({
  id: status,
  dealId: "deal",
  propertyName: "48 Example Road",
  label: "Rent roll",
  dueDay: "2026-07-17",
  note: "",
  status,
  createdAt: "2026-07-08T15:00:00.000Z",
  canRemind: status === "requested",
  version: 1,
  ...(status === "received" ? { documentId: "sent" } : {}),
});
const calm: NextStepFacts = {
  documents: [],
  requests: [],
  events: [event("confirmed")],
  dates: keyDatesOf([{ label: "Closing", day: "2026-08-14", done: false }], "2026-07-14"),
  thread: thread(0),
  client: undefined,
  isArchived: false,
};
const busy: NextStepFacts = {
  ...calm,
  documents: [document("needs-confirmation"), document("needs-signature")],
  requests: [request("received"), request("requested")],
  events: [event("requested"), event("proposed")],
  thread: thread(2),
};

test("a client signs first, then sends what is requested, then answers a proposed time, then reads, then waits for a date", () => {
  expect(nextStepOf(busy)).toEqual({
    title: "Next: sign the purchase agreement",
    detail: "Closing: Friday, August 14",
    action: { label: "Review and sign", to: "?document=needs-signature" },
  });
  const signed = { ...busy, documents: [document("needs-confirmation")] };
  expect(nextStepOf(signed)).toEqual({
    title: "Next: send the rent roll",
    detail: "Due Friday, July 17",
    action: { label: "Upload", request: request("requested") },
  });
  const sent = { ...signed, requests: [request("received")] };
  expect(nextStepOf(sent).action).toMatchObject({ to: "/dashboard/calendar?event=proposed" });
  const answered = { ...sent, events: [event("requested")] };
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

test("a broker replies first, then answers a time, then confirms a signature, then checks a document off, then waits for a signature", () => {
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
  const unsigned = { ...answered, documents: [document("needs-signature")] };
  expect(nextStepOf(unsigned)).toMatchObject({
    title: "Taylor Morgan sent Rent roll",
    action: { label: "Review", to: "?document=sent" },
  });
  const waiting = nextStepOf({ ...unsigned, requests: [request("requested")] });
  expect(waiting.title).toBe("Waiting for a signature on Purchase agreement");
  expect(waiting.action).toBeUndefined();
  expect(nextStepOf({ ...calm, client }).title).toBe("Next: Closing");
});

test("an archived deal says so, unless someone waits for an answer", () => {
  const asked = [document("needs-signature")];
  const archived = {
    ...calm,
    documents: asked,
    requests: [request("requested")],
    isArchived: true,
  };
  expect(nextStepOf(archived).title).toBe("Archived");
  expect(nextStepOf({ ...archived, client: "Taylor Morgan" }).title).toBe("Archived");
  expect(nextStepOf({ ...archived, thread: thread(2) }).title).toMatch(/^Next: read 2 messages/);
});
