import type { PortalEvent } from "@frontage/records/schemas/event";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { OfferBoard } from "@frontage/records/schemas/offer";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { remindOfDocumentRequests } from "../reminders/remind-of-document-requests.ts";

const store = sharedStore();
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;
let dealId: string;

beforeAll(() => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});

beforeEach(async () => {
  for (const table of ["listing", "deal", "notification", "email"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  store.mails.length = 0;
  dealId = await addDeal(store.db, store.client);
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
const json = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer;

const notifications = () => json<PortalNotification[]>(client("/api/notifications"));
const titles = async () => (await notifications()).map(({ title }) => title);
const readAll = async () => {
  const ids = (await notifications()).map(({ id }) => id);
  return client("/api/notifications/read", body({ ids, isRead: true }, "PUT"));
};

/** Sends what waits, and forgets what was sent. */
async function sendAll(): Promise<void> {
  await store.background.settled();
  store.mails.length = 0;
}
const mailedToClient = () =>
  store.mails
    .filter(({ to }) => to === store.client.email)
    .map(({ calendar, subject }) => ({ subject, method: calendar?.method }));

const requestDocument = (label: string) =>
  json<{ id: string; version?: number }>(
    broker(
      `/api/deals/${dealId}/document-requests`,
      body({ label, dueDay: "2099-07-17", note: "" }),
    ),
  );

const planViewing = () =>
  json<PortalEvent>(
    broker(
      `/api/clients/${store.client.id}/events`,
      body({
        kind: "viewing",
        title: "Property viewing",
        dealId,
        day: "2099-07-14",
        from: "10:00",
        to: "11:30",
        location: "Front",
        note: "",
      }),
    ),
  );
const cancel = ({ id, version }: PortalEvent) =>
  broker(`/api/events/${id}/cancel`, body({ version, reason: "" }));

test("a reminder leaves the requests that it was shown with in the list", async () => {
  for (const label of ["Rent roll", "T-12", "Lease"]) await requestDocument(label);
  await sendAll();
  await remindOfDocumentRequests(store, new Date("2099-07-14T14:00:00.000Z"));
  const told = await titles();
  for (const label of ["Rent roll", "T-12", "Lease"]) {
    expect(told).toContainEqual(expect.stringContaining(label));
  }
});

test("a request that is canceled leaves the other that it was shown with in the list", async () => {
  const { id, version = 1 } = await requestDocument("Rent roll");
  await requestDocument("T-12");
  await sendAll();
  await broker(`/api/document-requests/${id}`, body({ status: "canceled", version }, "PATCH"));
  expect(await titles()).toEqual([
    expect.stringContaining("Rent roll"),
    expect.stringContaining("T-12"),
  ]);
});

test("a cancellation reaches the client's calendar although its deal is removed right after", async () => {
  const viewing = await planViewing();
  await sendAll();
  await cancel(viewing);
  await removeDeal(store, { clientId: store.client.id, dealId });
  await store.background.settled();
  expect(await titles()).toContain("Canceled: Property viewing");
  expect(mailedToClient()).toEqual([{ subject: "Canceled: Property viewing", method: "CANCEL" }]);
});

test("a cancellation reaches the client's calendar although they have read of it on screen", async () => {
  const viewing = await planViewing();
  await sendAll();
  await cancel(viewing);
  await readAll();
  await store.background.settled();
  expect(mailedToClient()).toEqual([{ subject: "Canceled: Property viewing", method: "CANCEL" }]);
});

test("an owner hears that an offer was declined although its buyer is erased right after", async () => {
  await store.db.updateTable("deal").set({ side: "sale", stage: "offers" }).execute();
  const listingId = await addListing(store.db, { clientId: store.client.id, dealId });
  const prospectId = await addProspect(store.db, listingId);
  const id = await addOffer(store.db, { listingId, prospectId });
  const board = await json<OfferBoard>(broker(`/api/listings/${listingId}/offers`));
  const { version } = board.offers[0] ?? {};
  expect((await broker(`/api/offers/${id}/decline`, body({ message: "No.", version }))).ok).toBe(
    true,
  );
  expect((await broker(`/api/prospects/${prospectId}`, { method: "DELETE" })).ok).toBe(true);
  await store.background.settled();
  expect(await titles()).toContainEqual(expect.stringContaining("was declined"));
  expect(mailedToClient()).toEqual([
    { subject: expect.stringContaining("was declined"), method: undefined },
  ]);
});
