import type { OfferBoard, OwnOffer } from "@frontage/records/schemas/offer";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addOffer, addProspect, saleTerms } from "../../test/listing.ts";
import { addCompleteListing, enterRoomOf } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";

// On SQLite, one change waits for another as a whole.

const store = sharedStore();

const body = (value: unknown, method: string): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: string }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(store.db);
      expect(Number(rows[0]?.count)).toBe(count);
    },
    { timeout: 10_000 },
  );

test("a broker who accepts while the buyer changes the offer waits for them, or they do", async () => {
  const broker = store.as(store.broker);
  const slug = "plaza";
  const dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  await store.db.updateTable("deal").set({ side: "sale", stage: "offers" }).execute();
  const listing = { slug, clientId: store.client.id, dealId };
  const listingId = await addCompleteListing(store, listing);
  const cookie = await enterRoomOf(store, slug);
  const send = (version?: number) => {
    const offer = { ...saleTerms, expiresOn: "2099-07-20", expiresAt: "17:00" };
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    return store.ask(`/api/room/${slug}/offer`, {
      ...body({ offer, files: [], version }, "PUT"),
      headers,
    });
  };
  const { offer } = (await (await send()).json()) as OwnOffer;
  const { id = "", version = 0 } = offer ?? {};

  // Whoever holds the prospect lets the buyer's change begin, and go no further.
  const answers = await store.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("prospect")
      .set({ phone: "555" })
      .where("listingId", "=", listingId)
      .execute();
    const changing = send(version);
    await waiting(1);
    const form = { contractOn: "2099-07-20", othersMessage: "", version };
    const accepting = broker(`/api/offers/${id}/accept`, body(form, "POST"));
    await waiting(2);
    return [changing, accepting];
  });
  const statuses = (await Promise.all(answers)).map((answer) => answer.status);
  // The buyer was first, so the broker reads the new terms before accepting.
  expect(statuses).toEqual([200, 409]);
  const board = (await (await broker(`/api/listings/${listingId}/offers`)).json()) as OfferBoard;
  expect(board.offers).toMatchObject([{ state: "open" }]);
});

test("a broker who accepts an offer while another listing of its deal is published waits for that, or it does", async () => {
  const broker = store.as(store.broker);
  const dealId = await addDeal(store.db, store.client, "17 Placeholder Plaza");
  await store.db
    .updateTable("deal")
    .set({ side: "sale", stage: "offers" })
    .where("id", "=", dealId)
    .execute();
  const of = { clientId: store.client.id, dealId };
  const listingId = await addCompleteListing(store, { ...of, slug: "plaza-17" });
  const otherId = await addCompleteListing(store, {
    ...of,
    slug: "plaza-17-b",
    status: "withdrawn",
  });
  const offerId = await addOffer(store.db, {
    listingId,
    prospectId: await addProspect(store.db, listingId),
  });
  const answers = await store.db.transaction().execute(async (transaction) => {
    await transaction.updateTable("deal").set({ id: dealId }).where("id", "=", dealId).execute();
    const form = { contractOn: "2099-07-20", othersMessage: "", version: 1 };
    const accepting = broker(`/api/offers/${offerId}/accept`, body(form, "POST"));
    await waiting(1);
    const publishing = broker(`/api/listings/${otherId}/publish`, body({ version: 1 }, "POST"));
    await waiting(2);
    return [accepting, publishing];
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual([204, 409]);
});

test("a buyer who sends an offer while they are erased can't any longer", async () => {
  const slug = "plaza-19";
  const listingId = await addCompleteListing(store, { slug });
  const cookie = await enterRoomOf(store, slug, { email: "erased@example.com" });
  const { id } = await store.db
    .selectFrom("prospect")
    .select("id")
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  const offer = { ...saleTerms, expiresOn: "2099-07-20", expiresAt: "17:00" };
  const answers = await store.db.transaction().execute(async (transaction) => {
    // Erased after these, and after it is known that there is no open offer.
    await sql`lock table "notification" in exclusive mode`.execute(transaction);
    const erasing = store.as(store.broker)(`/api/prospects/${id}`, { method: "DELETE" });
    await waiting(1);
    const sending = store.ask(`/api/room/${slug}/offer`, {
      ...body({ offer, files: [] }, "PUT"),
      headers: { "Content-Type": "application/json", Cookie: cookie },
    });
    await Promise.race([sending, waiting(2).catch(() => undefined)]);
    return [erasing, sending];
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual([204, 401]);
  expect(
    await store.db.selectFrom("offer").select("id").where("prospectId", "=", id).execute(),
  ).toEqual([]);
});
