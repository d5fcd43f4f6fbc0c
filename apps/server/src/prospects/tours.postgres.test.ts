import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addProspect } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";

// On SQLite, one change waits for another as a whole.

const store = sharedStore();
beforeEach(async () => {
  for (const table of ["listing", "deal", "event"] as const) {
    await store.db.deleteFrom(table).execute();
  }
});

const broker = (path: string, body: object) =>
  store.as(store.broker)(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
const confirm = (id: string) => broker(`/api/tours/${id}/answer`, { answer: "confirm", note: "" });

/** A request for the same hour as every other. @returns its id */
async function askForTour(listingId: string): Promise<string> {
  const id = randomUUID();
  await store.db
    .insertInto("tourRequest")
    .values({
      id,
      listingId,
      prospectId: await addProspect(store.db, listingId),
      startsAt: "2099-07-16T15:00:00.000Z",
      endsAt: "2099-07-16T16:00:00.000Z",
      note: "",
      status: "requested",
      requestedAt: new Date().toISOString(),
    })
    .execute();
  return id;
}

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

test("of two tours at the same hour that are confirmed at the same moment, one is", async () => {
  const tours = [
    await askForTour(await addListing(store.db)),
    await askForTour(await addListing(store.db)),
  ];
  // Both have begun, and can't write to their buyers before the other has, too.
  const answers = await store.db.transaction().execute(async (transaction) => {
    await sql`lock table "email" in exclusive mode`.execute(transaction);
    const confirming = tours.map(async (id) => confirm(id));
    await waiting(2);
    return confirming;
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204, 409]));
});

test("a tour that is confirmed while its listing is withdrawn is in no calendar", async () => {
  const clientId = store.client.id;
  const dealId = await addDeal(store.db, store.client);
  const listingId = await addListing(store.db, { clientId, dealId });
  const id = await askForTour(listingId);
  const answers = await store.db.transaction().execute(async (transaction) => {
    await sql`lock table "email" in exclusive mode`.execute(transaction);
    const confirming = confirm(id);
    await waiting(1);
    const withdrawing = broker(`/api/listings/${listingId}/withdraw`, { version: 1 });
    await waiting(2);
    return [confirming, withdrawing];
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 204]);
  const calendar = await store.db.selectFrom("event").select("status").execute();
  expect(calendar).toEqual([{ status: "canceled" }]);
  const tour = await store.db.selectFrom("tourRequest").select("status").executeTakeFirstOrThrow();
  expect(tour).toEqual({ status: "canceled" });
});
