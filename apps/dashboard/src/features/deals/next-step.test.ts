import type { PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { Thread } from "@frontage/records/schemas/thread";
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
  dealName: "48 Example Road",
  label: "Rent roll",
  dueDay: "2026-07-17",
  note: "",
  status,
  createdAt: "2026-07-08T15:00:00.000Z",
  canRemind: status === "requested",
  version: 1,
  ...(status === "received" ? { documentId: "sent" } : {}),
});
const clock = { now: new Date("2026-07-14T15:00:00.000Z"), timeZone: "America/Chicago" };
const caughtUp: NextStepFacts = {
  documents: [],
  requests: [],
  events: [event("confirmed")],
  dates: keyDatesOf(
    [{ label: "Due diligence ends", day: "2026-07-17", done: false }],
    "2026-07-14",
  ),
  thread: thread(0),
  client: undefined,
  isArchived: false,
  clock,
};
const busy: NextStepFacts = {
  ...caughtUp,
  documents: [document("needs-confirmation"), document("needs-signature")],
  requests: [request("received"), request("requested")],
  events: [event("requested"), event("proposed")],
  thread: thread(2),
};

test("a client's steps: sign, send what is requested, answer a proposed time, read, then the nearest date", () => {
  expect(nextStepOf(busy)).toEqual({
    sentence: "Sign the purchase agreement.",
    date: "Due diligence ends Friday.",
    action: { label: "Review and sign", to: "?document=needs-signature" },
  });
  const signed = { ...busy, documents: [document("needs-confirmation")] };
  expect(nextStepOf(signed)).toMatchObject({
    sentence: "Send the rent roll by Friday.",
    action: { label: "Upload", request: request("requested") },
  });
  const sent = { ...signed, requests: [request("received")] };
  expect(nextStepOf(sent).action).toMatchObject({ to: "/dashboard/calendar?event=proposed" });
  const answered = { ...sent, events: [event("requested")] };
  expect(nextStepOf(answered).sentence).toBe("Read 2 messages from Jordan Avery.");
  expect(nextStepOf(caughtUp)).toEqual({
    sentence: "You’re all caught up.",
    date: "Due diligence ends Friday.",
  });
  expect(nextStepOf({ ...caughtUp, dates: [] }).date).toBe("");
});

test("a broker's steps: reply, answer a time, confirm a signature, check off a document, then wait for a signature", () => {
  const client = "Taylor Morgan";
  expect(nextStepOf({ ...busy, client })).toMatchObject({
    sentence: "Taylor sent you 2 messages.",
    action: { label: "Reply" },
  });
  expect(nextStepOf({ ...busy, client, thread: thread(1) }).sentence).toBe("Taylor wrote to you.");
  const read = { ...busy, client, thread: thread(0) };
  expect(nextStepOf(read)).toMatchObject({
    sentence: "Taylor asks for a tour Thursday at 10am.",
    action: { to: "/dashboard/calendar?event=requested" },
  });
  const change = { start: "2026-07-16T16:00:00.000Z", end: "2026-07-16T17:00:00.000Z" };
  const confirmed = event("confirmed");
  const moved = { ...confirmed, change: { ...change, by: "client" } } as PortalEvent;
  expect(nextStepOf({ ...read, events: [moved] }).sentence).toBe(
    "Taylor asks to move the tour to Thursday at 11am.",
  );
  const answered = { ...read, events: [event("proposed")] };
  expect(nextStepOf(answered)).toMatchObject({
    sentence: "Taylor says the purchase agreement is signed.",
    action: { to: "?document=needs-confirmation" },
  });
  const unsigned = { ...answered, documents: [document("needs-signature")] };
  expect(nextStepOf(unsigned)).toMatchObject({
    sentence: "Taylor sent the rent roll.",
    action: { label: "Review", to: "?document=sent" },
  });
  const waiting = nextStepOf({ ...unsigned, requests: [request("requested")] });
  expect(waiting.sentence).toBe("Waiting for Taylor to sign the purchase agreement.");
  expect(waiting.action).toBeUndefined();
  expect(nextStepOf({ ...caughtUp, client }).sentence).toBe("You’re all caught up.");
});

test("an archived deal says so, unless someone waits for a reply", () => {
  const asked = [document("needs-signature")];
  const archived = {
    ...caughtUp,
    documents: asked,
    requests: [request("requested")],
    isArchived: true,
  };
  expect(nextStepOf(archived).sentence).toBe("Archived.");
  expect(nextStepOf({ ...archived, client: "Taylor Morgan" }).sentence).toBe("Archived.");
  expect(nextStepOf({ ...archived, thread: thread(2) }).sentence).toMatch(/^Read 2 messages/);
});

test("offers and counters wait for the client, before what has to be signed or sent", () => {
  const selling = { ...caughtUp, client: undefined };
  expect(nextStepOf({ ...selling, offers: 3 })).toMatchObject({
    sentence: "Answer three offers.",
    action: { label: "See the offers", to: "#offers" },
  });
  expect(nextStepOf({ ...selling, offers: 1 }).sentence).toBe("Answer an offer.");
  const all = { ...busy, client: undefined, offers: 3 };
  expect(nextStepOf(all).sentence).toBe("Answer three offers.");
  expect(nextStepOf({ ...all, counter: "$12,250,000" })).toMatchObject({
    sentence: "Approve the counter of $12,250,000.",
    action: { label: "See the counter" },
  });
});
