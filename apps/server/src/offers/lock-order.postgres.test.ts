import type { OfferBoard, OwnOffer } from "@frontage/records/schemas/offer";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { saleTerms } from "../../test/listing.ts";
import { addCompleteListing, enterRoomOf } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";

// On SQLite, one change waits for another as a whole.

const store = sharedStore();

const body = (value: unknown, method: string): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

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

  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql<{ count: string }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(store.db);
      expect(Number(rows[0]?.count)).toBe(count);
    });
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
