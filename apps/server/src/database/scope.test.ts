import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import type { Database } from "./open-database.ts";
import { scopedTo } from "./scope.ts";

const store = sharedStore();
let own: Database;

const thread = (id: string, clientId: string) => ({
  id,
  clientId,
  kind: "broker" as const,
  name: "Broker",
  description: "Your broker",
  messageCount: 0,
  unreadByClient: 0,
  unreadByBroker: 0,
});

beforeAll(async () => {
  own = scopedTo(store.db, store.client);
  await store.db
    .insertInto("thread")
    .values([thread("mine", store.client.id), thread("theirs", store.otherClient.id)])
    .execute();
  await store.db
    .insertInto("message")
    .values(
      ["mine", "theirs"].map((id) => ({
        id,
        threadId: id,
        clientId: id === "mine" ? store.client.id : store.otherClient.id,
        author: "broker" as const,
        text: id,
        sentAt: "2026-07-14T14:12:00.000Z",
      })),
    )
    .execute();
});

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

test("a client sees their own rows, a broker those of every client", async () => {
  const asBroker = scopedTo(store.db, store.broker);
  expect(ids(await own.selectFrom("thread").select("id").execute())).toEqual(["mine"]);
  expect(ids(await asBroker.selectFrom("thread").select("id").execute())).toEqual([
    "mine",
    "theirs",
  ]);
});

test("an alias, a join, a subquery or a further condition does not widen it", async () => {
  const aliased = own.selectFrom("thread as t").select("t.id").where("t.id", "=", "theirs");
  expect(await aliased.execute()).toEqual([]);

  const either = own
    .selectFrom("thread")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", "mine"), eb("id", "=", "theirs")]));
  expect(ids(await either.execute())).toEqual(["mine"]);

  const joined = own
    .selectFrom("user")
    .leftJoin("message as m", "m.clientId", "user.id")
    .select("m.id")
    .where("m.id", "is not", null);
  expect(ids((await joined.execute()).map(({ id }) => ({ id: String(id) })))).toEqual(["mine"]);

  const nested = own
    .selectFrom("user")
    .select((eb) => eb.selectFrom("message").select("id").where("id", "=", "theirs").as("id"));
  expect((await nested.execute()).map(({ id }) => id)).toEqual([null, null, null]);
});

test("another's row is neither changed nor deleted nor written", async () => {
  await own.updateTable("thread").set({ name: "Changed" }).where("id", "=", "theirs").execute();
  await own.deleteFrom("thread").where("id", "=", "theirs").execute();
  const row = await store.db
    .selectFrom("thread")
    .select("name")
    .where("id", "=", "theirs")
    .executeTakeFirst();
  expect(row?.name).toBe("Broker");

  const insert = own.insertInto("thread").values(thread("forged", store.otherClient.id));
  await expect(insert.execute()).rejects.toThrow("someone else");
});

test("a raw condition with an or does not widen it", async () => {
  const raw = own
    .selectFrom("thread")
    .select("id")
    .where(sql<boolean>`"id" = 'theirs' or 1 = 1`);
  expect(ids(await raw.execute())).toEqual(["mine"]);
  const joined = own
    .selectFrom("user")
    .innerJoin("message", (join) => join.on(sql<boolean>`1 = 1 or 1 = 2`))
    .select("message.id")
    .distinct();
  expect(ids(await joined.execute())).toEqual(["mine"]);
});

test("a row can't be given to someone else, or taken over by writing it again", async () => {
  const given = own.updateTable("thread").set({ clientId: store.otherClient.id });
  await expect(given.execute()).rejects.toThrow("someone else");

  const row = { ...thread("theirs", store.client.id), name: "Taken" };
  await own
    .insertInto("thread")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: "Taken" }))
    .execute();
  const taken = own
    .insertInto("thread")
    .values(thread("mine", store.client.id))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ clientId: store.otherClient.id }),
    );
  await expect(taken.execute()).rejects.toThrow("someone else");
  const kept = await store.db
    .selectFrom("thread")
    .select(["clientId", "name"])
    .where("id", "=", "theirs")
    .executeTakeFirst();
  expect(kept).toEqual({ clientId: store.otherClient.id, name: "Broker" });
});

test("in a transaction it is the same", async () => {
  const seen = await own
    .transaction()
    .execute((trx) => trx.selectFrom("message").select("id").execute());
  expect(ids(seen)).toEqual(["mine"]);
});

test("an inquiry is the broker's alone, though it has become this client", async () => {
  const row = {
    id: "inquiry",
    reference: "K7QM-2XRD",
    key: null,
    contentHash: "",
    receivedAt: "2026-07-14T14:12:00.000Z",
    name: "Taylor Morgan",
    email: "taylor@example.com",
    phone: "(555) 555-0199",
    service: "leasing" as const,
    message: "We look for space.",
    searchKey: "",
    status: "new" as const,
    settledAt: null,
    clientId: store.client.id,
  };
  await store.db.insertInto("inquiry").values(row).execute();
  const asBroker = scopedTo(store.db, store.broker);
  expect(ids(await asBroker.selectFrom("inquiry").select("id").execute())).toEqual(["inquiry"]);
  expect(await own.selectFrom("inquiry as i").select("i.id").execute()).toEqual([]);
  const joined = own.selectFrom("user").innerJoin("inquiry", "inquiry.clientId", "user.id");
  expect(await joined.select("inquiry.id").execute()).toEqual([]);
  const erased = await own.deleteFrom("inquiry").executeTakeFirst();
  expect(erased.numDeletedRows).toBe(0n);
  await expect(
    own
      .insertInto("inquiry")
      .values({ ...row, id: "x" })
      .execute(),
  ).rejects.toThrow("would belong to someone else");
});

test("a prospect sees their own rows and their listing, and nothing else", async () => {
  const { db } = store;
  const at = "2026-07-14T14:12:00.000Z";
  const listing = (id: string) =>
    ({
      id,
      kind: "sale",
      status: "available",
      slug: id,
      details: "{}",
      createdAt: at,
      statusAt: at,
    }) as const;
  await db
    .insertInto("listing")
    .values([listing("plaza"), listing("tower")])
    .execute();
  const prospect = (id: string, listingId: string) => ({
    id,
    listingId,
    name: id,
    email: id,
    emailKey: id,
    company: "",
    phone: "",
    role: "principal" as const,
    source: "agreement" as const,
    createdAt: at,
  });
  await db
    .insertInto("prospect")
    .values([prospect("dana", "plaza"), prospect("quinn", "plaza"), prospect("sam", "tower")])
    .execute();
  const dana = scopedTo(db, { id: "dana", role: "prospect", listingId: "plaza" });

  expect(ids(await dana.selectFrom("prospect").select("id").execute())).toEqual(["dana"]);
  expect(ids(await dana.selectFrom("listing").select("id").execute())).toEqual(["plaza"]);
  for (const table of ["thread", "message", "inquiry", "settings", "user"] as const) {
    expect(await dana.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await dana.updateTable("prospect").set({ name: "Changed" }).where("id", "=", "quinn").execute();
  const quinn = db.selectFrom("prospect").select("name").where("id", "=", "quinn");
  expect(await quinn.executeTakeFirstOrThrow()).toEqual({ name: "quinn" });
  const another = dana
    .insertInto("documentAccess")
    .values({ prospectId: "quinn", documentId: "rent-roll", requestedAt: at });
  await expect(another.execute()).rejects.toThrow("would belong to someone else");
});
