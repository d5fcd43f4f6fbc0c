import { Readable } from "node:stream";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";
import { zipEntries } from "../../test/zip-entries.ts";
import { eraseClient } from "./erase-client.ts";
import { eraseInquiry } from "./erase-inquiry.ts";
import { eraseProspect } from "./erase-prospect.ts";
import { type HeldTable, heldTables, type Owner, personalData } from "./personal-data.ts";

// One person with a row in every table, each of whose texts is a mark. What the list says of a
// table is compared with the marks that are left.

let store: TestStore;
afterEach(() => store.remove());

type Reference = { table: string; column: string; to: string; toColumn: string };

/** Which columns refer to which. */
async function references(): Promise<Reference[]> {
  const { rows } = await (
    store.kind === "sqlite"
      ? sql<Reference>`
        select m."name" as "table", f."from" as "column", f."table" as "to", f."to" as "toColumn"
        from sqlite_master m, pragma_foreign_key_list(m."name") f where m."type" = 'table'`
      : sql<Reference>`
        select c.relname as "table", a.attname as "column", t.relname as "to", b.attname as "toColumn"
        from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        join lateral unnest(k.conkey, k.confkey) as pair (mine, theirs) on true
        join pg_attribute a on a.attrelid = c.oid and a.attnum = pair.mine
        join pg_attribute b on b.attrelid = t.oid and b.attnum = pair.theirs
        where k.contype = 'f'`
  ).execute(store.db);
  return rows;
}

/** All tables, without those of the passages' index, which each database has of its own. */
const tables = async () =>
  (await store.db.introspection.getTables()).filter(
    ({ name }) => !/^passage(Index|Stem)/.test(name),
  );

/** What a column has to have so that its row is read. */
const needed: Record<string, string | number | null> = {
  "assistantQuestion.answer": null,
  "listing.details": JSON.stringify({ address: "mark listing.details" }),
  "profile.profile": JSON.stringify({
    name: "Taylor Morgan",
    company: "mark profile.profile",
    role: "buyer",
    phone: "",
    email: "taylor@example.com",
    preferredContact: "email",
    criteria: {
      types: [],
      states: "",
      squareFeetMin: "",
      squareFeetMax: "",
      priceMin: "",
      priceMax: "",
      targetCapRate: "",
      isExchange: false,
      exchangeSaleDay: "",
    },
  }),
  "profile.photo": "",
  "settings.settings": "",
  "offer.state": "declined",
  "prospect.source": "inquiry",
  "prospect.erasedAt": null,
  // The client's own, of their own records.
  "notification.inquiryId": null,
  "notification.prospectId": null,
};

/** Gives the client a row in every table. @param columns other values, by table and column */
async function fill(columns: Record<string, string | number | null> = {}): Promise<void> {
  store = await openStore();
  const personId = store.client.id;
  const refers = await references();
  const named: Record<string, string> = {
    clientId: personId,
    personId,
    userId: personId,
    "verification.value": personId,
  };
  const valueOf = (table: string, { dataType, name }: { dataType: string; name: string }) => {
    const own = { ...needed, ...columns }[`${table}.${name}`];
    if (own !== undefined) return own;
    const to = refers.find((one) => one.table === table && one.column === name);
    if (to?.to === "user") return personId;
    if (to && /^(id|sha256)$/.test(to.toColumn)) return `${to.toColumn} of ${to.to}`;
    const known = named[`${table}.${name}`] ?? named[name];
    if (known !== undefined) return known;
    if (/^(id|sha256)$/.test(name) && /text/i.test(dataType)) return `${name} of ${table}`;
    if (/bool/i.test(dataType)) return store.kind === "sqlite" ? 1 : true;
    if (/date|timestamp/i.test(dataType)) return new Date().toISOString();
    if (/int|real|float|numeric/i.test(dataType)) return 1;
    const text = `mark ${table}.${name}`;
    return dataType === "_text" ? `{"${text}"}` : text;
  };
  const all = (await tables()).filter(({ name }) => name !== "user");
  const done = new Set(["user"]);
  while (done.size <= all.length) {
    const before = done.size;
    for (const { columns: of, name: table } of all) {
      const waits = refers.some(
        (one) => one.table === table && one.to !== table && !done.has(one.to),
      );
      if (done.has(table) || waits) continue;
      const values = of
        .filter(({ isAutoIncrementing }) => !isAutoIncrementing)
        .filter(({ name }) => !(table === "passage" && name === "id"))
        .map((column) => [column.name, valueOf(table, column)] as const);
      await store.db
        .insertInto(table as "event")
        .values(Object.fromEntries(values) as never)
        .execute();
      done.add(table);
    }
    if (done.size === before) throw new Error("References form a circle.");
  }
}

/** The columns that still have a mark. */
async function marks(): Promise<string[]> {
  const found = await Promise.all(
    (await tables()).map(async ({ name: table }) => {
      const rows = (await store.db
        .selectFrom(table as "event")
        .selectAll()
        .execute()) as object[];
      return rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          typeof value === "string" && value.includes("mark ") ? [`${table}.${column}`] : [],
        ),
      );
    }),
  );
  return [...new Set(found.flat())].toSorted();
}

const tableOf = (mark: string) => mark.split(".")[0] as HeldTable;
const isOf = (table: HeldTable, owner: Owner): boolean => {
  const held = personalData[table];
  if ("nobodys" in held) return false;
  return held.of[owner] !== undefined || (held.within ? isOf(held.within.table, owner) : false);
};

test("every table says whose data it holds", async () => {
  store = await openStore();
  const names = (await tables()).map(({ name }) => name);
  const listed = Object.keys(personalData).filter((name) => !/^passage(Index|Stem)/.test(name));
  expect(listed.toSorted()).toEqual(names.toSorted());
});

/** The marks of an owner's tables, and of all others. */
function split(all: readonly string[], owner: Owner) {
  const of = all.filter((mark) => isOf(tableOf(mark), owner));
  return { of, others: all.filter((mark) => !of.includes(mark)) };
}

/** Their tour is in a client's calendar, which no longer says whose it is. */
const tour = new Set(["event.title", "event.revisedAt"]);

const run = <Result>(work: (db: TestStore["db"]) => Promise<Result>) =>
  store.db.transaction().execute(work);

test("an erased inquiry leaves nothing of its visitor in any table, and takes nothing of others", async () => {
  await fill({
    "prospect.signedAt": null,
    "agreement.verifiedAt": null,
    "agreement.recordedBy": null,
    "prospect.clientId": null,
    "prospect.touredAt": null,
    "prospect.offeredAt": null,
  });
  const before = split(await marks(), "inquiry");
  expect(before.of.map(tableOf)).toEqual(
    expect.arrayContaining(["inquiry", "inquiryReply", "delivery", "deliveryAttempt"]),
  );
  await run((db) =>
    eraseInquiry({ ...store, db }, "id of inquiry", { person: { name: "Jordan" }, ipAddress: "" }),
  );
  const left = await marks();
  expect(split(left, "inquiry").of).toEqual([]);
  expect(split(left, "prospect").of).toEqual([]);
  expect(left).toEqual(
    before.others.filter((mark) => !isOf(tableOf(mark), "prospect") && !tour.has(mark)),
  );
});

test("an erased prospect leaves nothing in any table unless they have signed or have a contract", async () => {
  await fill({ "agreement.verifiedAt": null, "agreement.recordedBy": null });
  const before = split(await marks(), "prospect");
  await run((db) => eraseProspect({ ...store, db }, "id of prospect"));
  const left = await marks();
  expect(split(left, "prospect").of).toEqual([]);
  expect(left).toEqual(before.others.filter((mark) => !tour.has(mark)));
});

test("of an erased prospect who has signed stays the agreement, and no name besides", async () => {
  await fill();
  const before = await marks();
  await run((db) => eraseProspect({ ...store, db }, "id of prospect"));
  const left = split(await marks(), "prospect").of;
  expect(left.filter((mark) => tableOf(mark) === "agreement")).toEqual(
    before.filter((mark) => tableOf(mark) === "agreement"),
  );
  expect(left.filter((mark) => tableOf(mark) !== "agreement")).toEqual(
    ["createdAt", "inquiredAt", "offeredAt", "readAt", "role", "signedAt", "touredAt"].map(
      (column) => `prospect.${column}`,
    ),
  );
});

test("of an erased prospect with a contract stays the offer, with its files and who made it", async () => {
  await fill({
    "agreement.verifiedAt": null,
    "agreement.recordedBy": null,
    "offer.state": "ended",
  });
  await run((db) => eraseProspect({ ...store, db }, "id of prospect"));
  const left = split(await marks(), "prospect").of;
  expect(new Set(left.map(tableOf))).toEqual(
    new Set(["offer", "offerChange", "offerFile", "prospect"]),
  );
  expect(left).toContain("prospect.name");
  for (const column of ["email", "emailKey", "phone"])
    expect(left).not.toContain(`prospect.${column}`);
});

test("an open offer is declined before its buyer is erased", async () => {
  await fill({ "offer.state": "open" });
  const before = await marks();
  await expect(run((db) => eraseProspect({ ...store, db }, "id of prospect"))).rejects.toThrow(
    "has an open offer",
  );
  expect(await marks()).toEqual(before);
});

test("an erased client leaves nothing in any table but what the list says", async () => {
  await fill({ "agreement.verifiedAt": null, "agreement.recordedBy": null });
  await run((db) => eraseClient({ ...store, db }, store.client.id));
  const left = (await marks()).filter((mark) => isOf(tableOf(mark), "account"));
  const byHand = left.filter((mark) => {
    const held = personalData[tableOf(mark)];
    return (
      "erased" in held &&
      held.erased !== "deleted" &&
      !held.erased.empties.includes(mark.split(".")[1] ?? "")
    );
  });
  expect(left.filter((mark) => tableOf(mark) !== "inquiry")).toEqual(byHand);
  expect(left.filter((mark) => isOf(tableOf(mark), "prospect"))).toEqual([]);
  expect(
    await store.db.selectFrom("user").select("id").where("id", "=", store.client.id).execute(),
  ).toEqual([]);
});

test("whoever's data is in a table finds it in their export, unless the list says why not", async () => {
  const holdFiles = heldTables.flatMap(([table, { file }]) => (file ? [table] : []));
  await fill({
    "offerChange.by": "prospect",
    "document.removedAt": null,
    "documentVersion.removedAt": null,
    "documentVersion.addedAt": "2026-07-14T15:00:00.000Z",
    "attachment.addedAt": "2026-07-14T15:00:00.000Z",
    ...Object.fromEntries(holdFiles.map((table) => [`${table}.fileKey`, `files/${table}`])),
  });
  for (const table of holdFiles) {
    await store.files.write(`files/${table}`, Readable.from([Buffer.from(`file of ${table}`)]));
  }
  const answer = await store.as(store.broker)(`/api/export?clientId=${store.client.id}`);
  const entries = zipEntries(Buffer.from(await answer.arrayBuffer()));
  const marked = new Set((await marks()).map(tableOf));
  const missing = heldTables.flatMap(([table, { exported }]) => {
    // The person, and their settings, are there in a shape of their own.
    if (typeof exported !== "string" || table === "user" || table === "settings") return [];
    const file = String(entries.get(`${exported}.json`));
    const isThere = marked.has(table) ? file.includes(`mark ${table}.`) : file.includes("id of ");
    return isThere ? [] : [`${table} in ${exported}.json`];
  });
  expect(missing).toEqual([]);
  const contents = [...entries.values()].map(String);
  for (const table of holdFiles) expect(contents).toContain(`file of ${table}`);
});
