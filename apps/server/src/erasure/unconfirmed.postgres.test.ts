import { expect, test, vi } from "vitest";
import { sql } from "kysely";
import { addListing } from "../../test/listing.ts";
import { agreementValues, roomPages } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { cleanUp } from "../cleanup/cleanup.ts";

// On SQLite, one change waits for another as a whole.

const store = sharedStore();

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

test("whoever asks about a listing while the cleanup is about to erase them stays", async () => {
  const slug = "plaza";
  await addListing(store.db, { slug });
  const values = await agreementValues(store, slug);
  await roomPages(store).post(`/listings/${slug}/agreement`, values);
  await store.background.settled();
  await store.db.deleteFrom("agreement").execute();
  const { id } = await store.db.selectFrom("prospect").select("id").executeTakeFirstOrThrow();
  const cleaning = await store.db.transaction().execute(async (transaction) => {
    // As an inquiry does, which isn't committed before the cleanup has found them.
    await transaction
      .updateTable("prospect")
      .set({ inquiredAt: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    const cleaned = cleanUp(store);
    await waiting(1);
    return [cleaned];
  });
  await Promise.all(cleaning);
  const after = await store.db.selectFrom("prospect").select(["id", "name", "erasedAt"]).execute();
  expect(after).toEqual([{ id, name: "Dana Fairley", erasedAt: null }]);
});
