import type { KeyDateForm } from "@frontage/records/schemas/key-date";
import type { NextSteps } from "@frontage/records/schemas/next-steps";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { scopedTo } from "../database/scope.ts";
import { dayAfter } from "../time/clock.ts";
import { readNextSteps } from "./queries.ts";

const store = sharedStore();
let dealId: string;

beforeEach(async () => {
  for (const table of [
    "listing",
    "deal",
    "documentRequest",
    "event",
    "thread",
    "settings",
  ] as const) {
    await store.db.deleteFrom(table).execute();
  }
  dealId = await addDeal(store.db, store.client);
});

const today = "2099-07-14";
/** Half past nine in Chicago. */
const now = new Date(`${today}T14:30:00.000Z`);

const next = (at = now, deviceTimeZone?: string): Promise<NextSteps> => {
  const person = store.client;
  const records = scopedTo(store.db, person);
  return readNextSteps({ db: store.db, deviceTimeZone, person, records }, at);
};

async function addDate(label: string, days: number, changes: Partial<KeyDateForm> = {}) {
  const form = {
    label,
    kind: "deadline",
    override: { day: dayAfter(today, days), reason: "" },
    basis: "",
    responsible: { role: "client" },
    status: "open",
    ...changes,
  };
  const answer = await store.as(store.broker)(`/api/deals/${dealId}/key-dates`, {
    method: "POST",
    body: JSON.stringify(form),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

const addDocument = (status: "needs-signature" | "signed") =>
  store.db
    .insertInto("document")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      name: "Purchase agreement, revision 3",
      nameKey: "",
      nameOrder: "",
      type: "purchase-agreement",
      status,
      fileName: "a.pdf",
      mediaType: "application/pdf",
      isOwn: 0,
      updatedAt: now.toISOString(),
      bytes: 1,
    })
    .execute();

const addRequest = (label: string, days: number | undefined) =>
  store.db
    .insertInto("documentRequest")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      label,
      dueDay: days === undefined ? null : dayAfter(today, days),
      note: "",
      status: "requested",
      createdAt: now.toISOString(),
      changedAt: now.toISOString(),
    })
    .execute();

const addTour = (status: "proposed" | "confirmed", day: string) =>
  store.db
    .insertInto("event")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      kind: "viewing",
      title: "Property tour",
      status,
      startsAt: `${day}T15:00:00.000Z`,
      endsAt: `${day}T19:00:00.000Z`,
      timeZone: "America/Chicago",
      firstDay: day,
      lastDay: day,
      isOwn: 0,
    })
    .execute();

const addMessage = () =>
  store.db
    .insertInto("thread")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      kind: "broker",
      name: "",
      description: "",
      messageCount: 1,
      unreadByClient: 1,
      unreadByBroker: 0,
      lastMessageAt: now.toISOString(),
    })
    .execute();

test("signing comes before sending, sending before answering, and answering before reading, each with the nearest date", async () => {
  await addDate("Due diligence ends", 3);
  expect((await next()).sentence).toBe("Due diligence ends Friday.");
  await addMessage();
  expect(await next()).toMatchObject({
    sentence: "Read a message from Jordan Avery. Due diligence ends Friday.",
    action: { kind: "read", label: "Read" },
  });
  await addTour("proposed", "2099-07-20");
  expect(await next()).toMatchObject({
    sentence: "Confirm a time for the tour. Due diligence ends Friday.",
    action: { kind: "confirm", label: "Answer" },
  });
  await addRequest("Loan commitment letter", 2);
  expect(await next()).toMatchObject({
    sentence: "Send the loan commitment letter by Thursday.",
    action: { kind: "send", label: "Upload" },
    dates: [{ label: "Loan commitment letter", left: "2 days", isUrgent: true }, {}],
  });
  await addDocument("needs-signature");
  const { action, deal, sentence } = await next();
  expect(sentence).toBe("Sign revision 3 of the purchase agreement. Due diligence ends Friday.");
  expect(action).toMatchObject({ kind: "sign", label: "Review and sign" });
  expect(action?.path).toMatch(new RegExp(`^/dashboard/deals/${dealId}\\?document=`));
  expect(deal).toEqual({ name: "48 Example Road", path: `/dashboard/deals/${dealId}` });
});

test("a document without a due day is due by the nearest date, and one that is late says so", async () => {
  await addDate("Due diligence ends", 3);
  await addRequest("Rent roll", undefined);
  expect((await next()).sentence).toBe("Send the rent roll. Due diligence ends Friday.");
  await addRequest("Proof of funds", -2);
  expect((await next()).sentence).toBe("Send the proof of funds, 2 days late.");
});

test("a time that has passed no longer waits for an answer", async () => {
  await addTour("proposed", "2099-07-13");
  expect((await next()).action).toBeUndefined();
});

test("the three nearest days of all deals are listed, of both kinds, once each", async () => {
  await addDate("Due diligence ends", 3);
  await addDate("Closing", 31, { kind: "closing" });
  await addTour("confirmed", "2099-07-15");
  await store.db
    .insertInto("event")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      kind: "deadline",
      title: "Due diligence ends",
      status: "confirmed",
      day: "2099-07-17",
      firstDay: "2099-07-17",
      lastDay: "2099-07-17",
      isOwn: 0,
    })
    .execute();
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await addDate("Offers due", 6);
  expect(
    (await next()).dates.map(({ detail, figure, isUrgent, label, left, unit }) => [
      `${unit} ${figure}`,
      label,
      detail,
      left,
      isUrgent,
    ]),
  ).toEqual([
    ["Wed 15", "Property tour", "48 Example Road, 10am to 2pm", "Tomorrow", false],
    ["Fri 17", "Due diligence ends", "48 Example Road", "3 days", true],
    ["Mon 20", "Offers due", "15 Placeholder Plaza", "6 days", false],
  ]);
});

test("with nothing due it says so, who the broker is waiting for, and the next dates", async () => {
  await addDate("Financing contingency", 20, { responsible: { role: "lender" } });
  await addDate("Counteroffer", 4, { responsible: { role: "counterparty" } });
  await addDate("Estoppels", 2, { status: "waived" });
  expect(await next()).toMatchObject({
    sentence: "You’re all caught up.",
    note: "Jordan is waiting for the other side: counteroffer, Saturday. You’ll get an email when something needs you.",
    dates: [{ label: "Counteroffer" }, { label: "Financing contingency", unit: "Aug" }],
  });
});

test("a date that was missed comes first and says how late it is; a milestone is over", async () => {
  await addDate("Effective date", -20, { kind: "effective-date" });
  await addDate("Offer accepted", -10, { kind: "milestone" });
  await addDate("Title objection", -2);
  await addDate("Closing", 31, { kind: "closing" });
  const seen = await next();
  expect(seen.sentence).toBe("Title objection: 2 days late.");
  expect(seen.dates).toMatchObject([
    { label: "Title objection", left: "2 days late", isUrgent: true },
    { label: "Closing", left: "31 days", isUrgent: false },
  ]);
});

test("of a closed deal, what was missed is over, but its exchange and what is ahead go on", async () => {
  await addDate("Title objection", -2);
  await store.db.updateTable("deal").set({ stage: "closed" }).execute();
  expect(await next()).toEqual({
    sentence: "You’re all caught up.",
    note: "You’ll get an email when something needs you.",
    dates: [],
  });
  await addDate("Option notice", 31);
  await addDate("Identify", -1);
  await store.db
    .updateTable("keyDate")
    .set({ kind: "exchange-identification" })
    .where("label", "=", "Identify")
    .execute();
  const { dates, sentence } = await next();
  expect(sentence).toBe("Day 45 of your exchange has passed.");
  expect(dates.map(({ label }) => label)).toEqual(["Identify", "Option notice"]);
});

test("days and times are those of the client's time zone", async () => {
  await addDate("Due diligence ends", 1);
  await addTour("confirmed", "2099-07-15");
  // In Honolulu it is still the evening before.
  const evening = new Date("2099-07-15T03:00:00.000Z");
  expect((await next(evening)).sentence).toBe("Due diligence ends tomorrow.");
  const settings = JSON.stringify({
    notifications: {
      messages: { inApp: true, email: false },
      signatures: { inApp: true, email: true },
      documents: { inApp: true, email: true },
      events: { inApp: true, email: true },
      "market-note": { inApp: true, email: true },
    },
    timeZone: "Pacific/Honolulu",
  });
  await store.db.insertInto("settings").values({ personId: store.client.id, settings }).execute();
  const seen = await next(evening);
  expect(seen.sentence).toBe("Due diligence ends tomorrow.");
  expect(seen.dates[1]).toMatchObject({
    detail: "48 Example Road, 5am to 9am, 10am in Chicago",
    left: "Tomorrow",
  });
});

test("another client, and the broker, see none of it", async () => {
  await addDate("Due diligence ends", 3);
  const other = await store.as(store.otherClient)("/api/next");
  expect(await other.json()).toMatchObject({ sentence: "You’re all caught up.", dates: [] });
  expect((await store.as(store.broker)("/api/next")).status).toBe(404);
});

test("the next step names its own deal’s date, unless another’s is this week", async () => {
  await addDocument("needs-signature");
  await addDate("Closing", 31, { kind: "closing" });
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await addDate("Offers due", 8);
  const sentence = "Sign revision 3 of the purchase agreement.";
  expect((await next()).sentence).toBe(`${sentence} Closing is August\u00A014.`);
  await addDate("Counteroffer due", 2);
  expect((await next()).sentence).toBe(
    `${sentence} Counteroffer due Thursday, 15 Placeholder Plaza.`,
  );
});

test("offers for a listing come before what is to sign", async () => {
  const at = "2099-07-08T15:00:00.000Z";
  const listing = { clientId: store.client.id, dealId, publishedAt: "2099-06-01T15:00:00.000Z" };
  const listingId = await addListing(store.db, listing);
  const prospectId = await addProspect(store.db, listingId);
  expect((await next()).note).toContain("15 Placeholder Plaza: No new inquiries this week.");
  const offerId = await addOffer(store.db, { listingId, prospectId }, { receivedAt: at });
  expect(await next()).toMatchObject({
    sentence: "Answer an offer of $12,150,000.",
    action: { kind: "offers", label: "See the offer", path: `/dashboard/deals/${dealId}#offers` },
    deal: { name: "15 Placeholder Plaza" },
  });
  await addDocument("needs-signature");
  expect((await next()).action?.kind).toBe("offers");
  await store.db
    .updateTable("offer")
    .set({ acceptanceRequestedAt: at })
    .where("id", "=", offerId)
    .execute();
  expect((await next()).action?.kind).toBe("sign");
});
