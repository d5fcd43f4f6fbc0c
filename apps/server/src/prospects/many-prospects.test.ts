import type { Kysely } from "kysely";
import { afterEach, expect, test } from "vitest";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { addRoomDocument } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { listDeals } from "../deals/queries.ts";
import { readListing } from "../listings/queries.ts";
import { readBoard } from "../offers/queries.ts";
import { readWeek } from "../seller-reports/week.ts";
import { readToday } from "../today/read-today.ts";
import type { Tables } from "../database/tables.ts";
import { listProspects } from "./broker-queries.ts";

// A listing may have thousands of prospects, and everything else waits while their list is made.

const store = sharedStore();
afterEach(async () => {
  await store.db.deleteFrom("listing").execute();
});

/** A listing with prospects who opened a document, asked a question and made an offer. */
async function listingWith(prospects: number): Promise<string> {
  const listingId = await addListing(store.db);
  const documentId = await addRoomDocument(store, listingId, "approval");
  const at = new Date().toISOString();
  for (let index = 0; index < prospects; index++) {
    const prospectId = await addProspect(store.db, listingId, { inquiredAt: at, signedAt: at });
    const { db } = store;
    await db
      .insertInto("documentOpening")
      .values({ listingId, prospectId, documentId, kind: "view", at })
      .execute();
    await db
      .insertInto("documentAccess")
      .values({ prospectId, documentId, requestedAt: at })
      .execute();
    await db
      .insertInto("prospectMessage")
      .values({
        id: `question-${prospectId}`,
        listingId,
        prospectId,
        author: "prospect",
        authorName: "Quinn Abara",
        text: "How old is the roof?",
        sentAt: at,
      })
      .execute();
    await addOffer(db, { listingId, prospectId });
  }
  return listingId;
}

/** Counts the queries of some work, and how often it looks at whose a row is. */
async function costOf(work: (db: Kysely<Tables>) => Promise<unknown>) {
  const cost = { queries: 0, looks: 0 };
  await work(
    store.db.withPlugin({
      transformQuery({ node }) {
        cost.queries += 1;
        return node;
      },
      async transformResult({ result }) {
        for (const row of result.rows) {
          for (const column of ["id", "prospectId"]) {
            const { [column]: value } = row;
            if (value === undefined) continue;
            const get = () => {
              cost.looks += 1;
              return value;
            };
            Object.defineProperty(row, column, { get, enumerable: true });
          }
        }
        return result;
      },
    }),
  );
  return cost;
}

test.for<[what: string, work: (db: Kysely<Tables>, listingId: string) => Promise<unknown>]>([
  ["a listing’s prospects", listProspects],
  ["a listing", readListing],
  ["its offers", readBoard],
  [
    "its week",
    async (db, id) => {
      const listing = await db
        .selectFrom("listing")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return readWeek(db, listing, new Date());
    },
  ],
  ["a broker’s day", (records) => readToday({ log: store.log, person: store.broker, records })],
  [
    "deals",
    (records) => listDeals({ db: records, records, person: store.broker }, {}, { limit: 50 }),
  ],
])("the work for %s grows no faster than the prospects", async ([, work]) => {
  const few = await listingWith(10);
  const cost = await costOf((db) => work(db, few));
  await store.db.deleteFrom("listing").execute();
  const many = await listingWith(40);
  const ofMany = await costOf((db) => work(db, many));
  expect(ofMany.queries).toBe(cost.queries);
  expect(ofMany.looks).toBeLessThanOrEqual(4 * cost.looks);
});
