import type { OfferBoard } from "@frontage/records/schemas/offer";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Prospect } from "@frontage/records/schemas/prospect";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect, saleTerms } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();
let listingId: string;
let prospectId: string;
let send: typeof store.mailer.send;
/** The address that the email server doesn't know. */
let unknown = "";

beforeEach(async () => {
  for (const table of ["listing", "deal", "email", "notification"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  const dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  listingId = await addListing(store.db, { clientId: store.client.id, dealId });
  unknown = "quinn@example.com";
  prospectId = await addProspect(store.db, listingId, { email: unknown, emailKey: unknown });
  send = store.mailer.send;
  store.mailer.send = async (mail, signal) => {
    if (mail.to !== unknown) return send(mail, signal);
    throw Object.assign(new Error("refused"), {
      code: "EENVELOPE",
      command: "RCPT TO",
      response: "550 5.1.1 No such user",
      responseCode: 550,
    });
  };
});
afterEach(() => (store.mailer.send = send));

const broker = (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const news = async (who = store.broker): Promise<PortalNotification[]> =>
  (await store.as(who)("/api/notifications")).json();
const prospects = async (): Promise<Prospect[]> =>
  (await broker(`/api/listings/${listingId}/prospects`)).json();
const reason = 'The email server answered "550 5.1.1 No such user".';

test("an email that a buyer's server refuses is marked at the buyer, and the broker is notified, until one arrives", async () => {
  const write = async (id: string) =>
    broker(`/api/prospects/${prospectId}/messages/${id}`, "POST", { text: "Hello" });
  await write("0d4f1c9e-6a3e-4a51-9a0c-000000000001");
  await store.background.settled();
  expect(await prospects()).toMatchObject([{ unsent: reason }]);
  expect(await news()).toMatchObject([
    {
      title: "Not sent: your message to Quinn Abara",
      detail: reason,
      path: `/dashboard/listings/${listingId}?prospect=${prospectId}`,
    },
  ]);
  unknown = "";
  await write("0d4f1c9e-6a3e-4a51-9a0c-000000000002");
  await store.background.settled();
  expect((await prospects())[0]).not.toHaveProperty("unsent");
});

/** An offer whose counter the owner has approved. */
async function addApproved(): Promise<string> {
  const id = await addOffer(store.db, { listingId, prospectId });
  await store.db
    .updateTable("offer")
    .set({
      counter: JSON.stringify({ ...saleTerms, price: 12_250_000 }),
      counterState: "approved",
      counterAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  return id;
}
const answer = async (path: string, form: object) => {
  expect((await broker(`/api/offers/${path}`, "POST", form)).status).toBe(204);
  await store.background.settled();
};
const board = async (): Promise<OfferBoard> =>
  (await broker(`/api/listings/${listingId}/offers`)).json();
const waits = async () =>
  ((await (await broker("/api/today")).json()) as Today).waiting?.items.filter(
    ({ kind }) => kind === "counter",
  );

test("a counter that doesn't reach the buyer isn't called sent, neither to the broker nor to the owner", async () => {
  const id = await addApproved();
  await answer(`${id}/counter/send`, { message: "Here is our counter.", version: 1 });
  expect((await news()).map(({ title }) => title)).toContain(
    "Not sent: the counter to Quinn Abara",
  );
  expect((await news(store.client)).map(({ title }) => title)).toEqual([
    "The counter hasn’t reached private buyer 1 yet",
  ]);
  expect((await board()).offers).toMatchObject([{ isCounterUnsent: true }]);
  expect(await waits()).toMatchObject([
    { id, state: expect.stringContaining("Counter not delivered") },
  ]);
});

test("whatever else doesn't reach the buyer, a counter that arrived stays sent", async () => {
  const id = await addApproved();
  unknown = "";
  await answer(`${id}/counter/send`, { message: "Here is our counter.", version: 1 });
  unknown = "quinn@example.com";
  const messageId = "0d4f1c9e-6a3e-4a51-9a0c-000000000004";
  await broker(`/api/prospects/${prospectId}/messages/${messageId}`, "POST", { text: "Hello" });
  await store.background.settled();
  expect((await board()).offers[0]).not.toHaveProperty("isCounterUnsent");
  expect(await waits()).toMatchObject([{ state: expect.stringContaining("not seen yet") }]);
  // Nor does an email that arrives later bring a failed one.
  await store.db.deleteFrom("email").execute();
  await store.db.updateTable("offer").set({ counterState: "approved", version: 1 }).execute();
  await answer(`${id}/counter/send`, { message: "Here is our counter.", version: 1 });
  unknown = "";
  await broker(`/api/prospects/${prospectId}/messages/${randomUUID()}`, "POST", { text: "Hello" });
  await store.background.settled();
  expect((await board()).offers).toMatchObject([{ isCounterUnsent: true }]);
});

test("each email that isn't sent has a notice of its own, which says what it was", async () => {
  const declined = await addApproved();
  await answer(`${declined}/decline`, { message: "Thank you, no.", version: 1 });
  const countered = await addApproved();
  await answer(`${countered}/counter/send`, { message: "Here is our counter.", version: 1 });
  const messageId = "0d4f1c9e-6a3e-4a51-9a0c-000000000005";
  await broker(`/api/prospects/${prospectId}/messages/${messageId}`, "POST", { text: "Hello" });
  await store.background.settled();
  const titles = (await news()).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith("Not sent")).toSorted()).toEqual([
    "Not sent: the counter to Quinn Abara",
    "Not sent: the notice of the declined offer to Quinn Abara",
    "Not sent: your message to Quinn Abara",
  ]);
});

test("the owner hears of a counter that didn't arrive, and of no other email", async () => {
  // A counter of another offer is sent, and arrives.
  const countered = await addApproved();
  unknown = "";
  await answer(`${countered}/counter/send`, { message: "Here is our counter.", version: 1 });
  unknown = "quinn@example.com";
  const declined = await addApproved();
  await answer(`${declined}/decline`, { message: "Thank you, no.", version: 1 });
  expect((await news(store.client)).map(({ title }) => title)).not.toContain(
    "The counter hasn’t reached private buyer 1 yet",
  );
});

test("an email that a client's server refuses notifies the broker, whatever it says", async () => {
  unknown = store.client.email;
  await broker(`/api/clients/${store.client.id}/events`, "POST", {
    kind: "call",
    title: "Call about the loan",
    dealId: "",
    day: "2099-07-16",
    from: "10:30",
    to: "11:00",
    location: "",
    attendees: "",
    note: "",
  });
  await store.background.settled();
  expect(await news()).toMatchObject([
    { title: "Not sent: a notification to Taylor Morgan", detail: reason },
  ]);
});

test("a server that can't be reached, or refuses our own settings, is tried again", async () => {
  store.mailer.send = async () => {
    throw Object.assign(new Error("down"), { code: "EAUTH", responseCode: 535, response: "535" });
  };
  const id = "0d4f1c9e-6a3e-4a51-9a0c-000000000003";
  await broker(`/api/prospects/${prospectId}/messages/${id}`, "POST", { text: "Hello" });
  await store.background.settled();
  const emails = await store.db.selectFrom("email").select("state").execute();
  expect(emails).toEqual([{ state: "waiting" }]);
  expect(await news()).toEqual([]);
});
