import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addCompleteListing, enterRoomOf } from "../../test/room.ts";
import { saleTerms } from "../../test/listing.ts";
import { openStore, type TestStore } from "../../test/store.ts";
import { answering, openReceiver } from "../../test/webhook-receiver.ts";
import { notePassedTours } from "../prospects/answer-tour.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let store: TestStore;
let slug: string;
let listingId: string;

beforeAll(async () => {
  receiver = await openReceiver(answering(204));
  store = await openStore({
    settings: {
      INQUIRY_WEBHOOK_URL: receiver.url,
      INQUIRY_WEBHOOK_SECRET: secret,
      INQUIRY_WEBHOOK_ALLOW_PRIVATE: "1",
      LISTING_WEBHOOK: "1",
    },
  });
});
afterAll(async () => {
  await store.remove();
  await receiver.close();
});
beforeEach(async () => {
  await store.db.deleteFrom("listing").execute();
  receiver.behave(answering(204));
  receiver.received.length = 0;
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  listingId = await addCompleteListing(store, { slug });
});

const broker = async (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const versionOf = async () => (await (await broker(`/api/listings/${listingId}`)).json()).version;

/** What the webhook has been told, each with its id and a signature that fits. */
async function told(): Promise<(Record<string, unknown> & { id: string })[]> {
  await store.background.settled();
  await store.listingEvents?.deliverDue();
  return receiver.received.splice(0).map(({ body, headers }) => {
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    return { ...(verified as object), id: String(headers["webhook-id"]) };
  });
}

async function sendOffer(cookie: string, note = "Our bank likes the corner.") {
  const offer = { ...saleTerms, note, expiresOn: "2099-07-20", expiresAt: "17:00" };
  return store.ask(`/api/room/${slug}/offer`, {
    method: "PUT",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ offer, files: [] }),
  });
}

test("a listing that is withdrawn and listed again is told, with the same signature as inquiries", async () => {
  await broker(`/api/listings/${listingId}/withdraw`, "POST", { version: await versionOf() });
  await broker(`/api/listings/${listingId}/publish`, "POST", { version: await versionOf() });
  const listing = { id: listingId, slug, name: "15 Placeholder Plaza", kind: "sale" };
  const events = await told();
  expect(events).toMatchObject([
    { form: "listing", event: "withdrawn", triggered_from: store.origin, listing },
    {
      form: "listing",
      event: "listed",
      listing: { ...listing, status: "available", url: `${store.origin}/listings/${slug}` },
    },
  ]);
  expect(Object.keys(events[0] ?? {}).toSorted()).toEqual([
    "event",
    "form",
    "id",
    "listing",
    "timestamp",
    "triggered_from",
  ]);
});

test("a buyer who signs, tours, offers and is accepted is told with names and figures, and nothing that anyone wrote", async () => {
  const cookie = await enterRoomOf(store, slug);
  const prospect = {
    name: "Dana Fairley",
    company: "Fairley Holdings",
    email: "dana@example.com",
    phone: "(555) 555-0176",
    role: "principal",
  };
  expect(await told()).toMatchObject([{ event: "signed", prospect }]);

  const { id: prospectId } = await store.db
    .selectFrom("prospect")
    .select("id")
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto("tourRequest")
    .values({
      id: randomUUID(),
      listingId,
      prospectId,
      startsAt: "2026-07-10T15:00:00.000Z",
      endsAt: "2026-07-10T16:00:00.000Z",
      note: "My partner comes along.",
      status: "confirmed",
      requestedAt: "2026-07-09T15:00:00.000Z",
    })
    .execute();
  for (let times = 0; times < 2; times++) {
    await notePassedTours(store.db, new Date("2026-07-10T16:00:00.000Z"), store.listingEvents);
  }
  expect(await told()).toMatchObject([
    { event: "toured", timestamp: "2026-07-10T15:00:00.000Z", prospect },
  ]);

  expect((await sendOffer(cookie)).status).toBeLessThan(300);
  const { id, version } = await store.db
    .selectFrom("offer")
    .select(["id", "version"])
    .executeTakeFirstOrThrow();
  const offer = { id, price: 12_150_000, expires_at: "2099-07-20T22:00:00.000Z" };
  const offered = await told();
  expect(offered).toMatchObject([{ event: "offered", prospect: { ...prospect, id: prospectId } }]);
  expect(offered[0]?.offer).toEqual(offer);
  expect(JSON.stringify(offered)).not.toContain("corner");

  const acceptance = { version, contractOn: "2026-07-14", othersMessage: "" };
  const accepted = await broker(`/api/offers/${id}/accept`, "POST", acceptance);
  expect(accepted.status).toBe(204);
  expect(await told()).toMatchObject([
    { event: "accepted", prospect, offer, listing: { status: "under-contract" } },
  ]);
});

test("what the webhook refuses is sent again under the same id, and once", async () => {
  receiver.behave(answering(503));
  await broker(`/api/listings/${listingId}/withdraw`, "POST", { version: await versionOf() });
  const [first] = await told();
  receiver.behave(answering(204));
  await store.db
    .updateTable("listingEvent")
    .set({ nextAttemptAt: new Date().toISOString() })
    .execute();
  expect(await told()).toEqual([first]);
  expect(await told()).toEqual([]);
  expect(await store.db.selectFrom("listingEvent").selectAll().execute()).toEqual([]);
});

test("a buyer who was erased meanwhile isn't told of", async () => {
  receiver.behave(answering(503));
  await enterRoomOf(store, slug);
  await told();
  const { id } = await store.db.selectFrom("prospect").select("id").executeTakeFirstOrThrow();
  expect((await broker(`/api/prospects/${id}`, "DELETE")).status).toBe(204);
  receiver.behave(answering(204));
  await store.db
    .updateTable("listingEvent")
    .set({ nextAttemptAt: new Date().toISOString() })
    .execute();
  expect(await told()).toEqual([]);
  expect(await store.db.selectFrom("listingEvent").selectAll().execute()).toEqual([]);
});

test("the brokers hear of it once the webhook wasn't told for a day", async () => {
  receiver.behave(answering(500));
  await broker(`/api/listings/${listingId}/withdraw`, "POST", { version: await versionOf() });
  await told();
  const dayAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await store.db
    .updateTable("listingEvent")
    .set({ startedAt: dayAgo, nextAttemptAt: new Date().toISOString() })
    .execute();
  await told();
  await store.background.settled();
  const notices = await (await broker("/api/notifications")).json();
  expect(notices[0]).toMatchObject({
    title: "Webhook failed: withdrawn, 15 Placeholder Plaza",
    detail: "The receiver answered 500.",
  });
});

test("without LISTING_WEBHOOK nothing is queued", async () => {
  const other = await openStore({
    settings: { INQUIRY_WEBHOOK_URL: receiver.url, INQUIRY_WEBHOOK_SECRET: secret },
  });
  const id = await addCompleteListing(other, { slug });
  const withdrawn = await other.as(other.broker)(`/api/listings/${id}/withdraw`, {
    method: "POST",
    body: JSON.stringify({ version: 1 }),
    headers: { "Content-Type": "application/json" },
  });
  expect(withdrawn.status).toBe(204);
  expect(await other.db.selectFrom("listingEvent").selectAll().execute()).toEqual([]);
  await other.remove();
});
