import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./tables.ts";

/**
 * What the assistant has read. All of it is derived from documents and messages, and goes with
 * them.
 */
export async function createPassages(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  const { schema } = db;
  await schema
    .createTable("documentText")
    .addColumn("documentId", text, (c) =>
      c.primaryKey().references("document.id").onDelete("cascade"),
    )
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("fileKey", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("problem", text)
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("leasedUntil", text)
    .execute();
  await schema
    .createIndex("documentText_unread")
    .on("documentText")
    .columns(["clientId", "documentId"])
    .where(sql.ref("state"), "<>", "read")
    .execute();

  let passage = schema
    .createTable("passage")
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("cascade"))
    .addColumn("documentId", text, (c) => c.references("document.id").onDelete("cascade"))
    .addColumn("messageId", text, (c) => c.references("message.id").onDelete("cascade"))
    .addColumn("part", "integer", (c) => c.notNull())
    .addColumn("page", "integer")
    .addColumn("text", text, (c) => c.notNull());
  passage =
    kind === "postgres"
      ? passage
          .addColumn("id", sql`bigint`, (c) => c.primaryKey().generatedAlwaysAsIdentity())
          .addColumn("tokens", sql`tsvector`, (c) => c.notNull())
      : passage.addColumn("id", "integer", (c) => c.primaryKey());
  await passage.execute();
  await schema
    .createIndex("passage_documentId_part")
    .unique()
    .on("passage")
    .columns(["documentId", "part"])
    .where(sql.ref("documentId"), "is not", null)
    .execute();
  await schema
    .createIndex("passage_messageId")
    .unique()
    .on("passage")
    .column("messageId")
    .where(sql.ref("messageId"), "is not", null)
    .execute();
  for (const column of ["clientId", "dealId"]) {
    await schema.createIndex(`passage_${column}`).on("passage").column(column).execute();
  }
  if (kind === "postgres") {
    await schema
      .createIndex("passage_tokens")
      .on("passage")
      .using("gin")
      .column("tokens")
      .execute();
    await countStems(db);
    return;
  }
  // The tokens only: the text is in "passage". They are ASCII; see `tokenOf`.
  await sql`
    create virtual table "passageIndex" using fts5(
      "tokens", content='', contentless_delete=1, detail=none, tokenize="unicode61 tokenchars '_:'"
    )
  `.execute(db);
  // Also where the passage goes with its document, message or client.
  await sql`
    create trigger "passage_forgotten" after delete on "passage"
    begin delete from "passageIndex" where "rowid" = old."id"; end
  `.execute(db);
}

/** Tables of PDFs and notes of Word files are read otherwise now: in the background, as after an upload. */
export async function readDocumentsAgain(db: Kysely<unknown>): Promise<void> {
  await sql`
    update "documentText" set "state" = 'reading', "problem" = null, "attempts" = 0, "leasedUntil" = null
  `.execute(db);
}

/**
 * In how many of a client's passages each stem is, and under "" how many there are. PostgreSQL
 * visits every passage to count what its index finds; SQLite counts along its index.
 */
async function countStems(db: Kysely<unknown>): Promise<void> {
  const text = sql`text collate "C"`;
  await db.schema
    .createTable("passageStem")
    .addColumn("stem", text, (c) => c.notNull())
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("passages", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("passageStem_pkey", ["stem", "clientId"])
    .execute();
  await db.schema
    .createIndex("passageStem_clientId")
    .on("passageStem")
    .column("clientId")
    .execute();
  // In one order, so that two transactions wait for each other at most once.
  const counted = sql`
    select "stem", "clientId", count(*) as "passages"
    from "changed", unnest(tsvector_to_array("tokens") || '{""}') as "stem"
    where position(':' in "stem") = 0
    group by "stem", "clientId" order by "stem", "clientId"`;
  await sql`
    create function passage_stems_added() returns trigger language plpgsql as $$ begin
      insert into "passageStem" ("stem", "clientId", "passages") ${counted}
      on conflict ("stem", "clientId") do update
        set "passages" = "passageStem"."passages" + excluded."passages";
      return null;
    end $$
  `.execute(db);
  // A client who is erased has none left to count.
  await sql`
    create function passage_stems_removed() returns trigger language plpgsql as $$ begin
      update "passageStem" set "passages" = "passageStem"."passages" - "counted"."passages"
      from (
        select "locked"."stem", "locked"."clientId", "one"."passages"
        from (${counted}) as "one"
        join "passageStem" as "locked" using ("stem", "clientId")
        order by "locked"."stem", "locked"."clientId" for update of "locked"
      ) as "counted"
      where "passageStem"."stem" = "counted"."stem"
        and "passageStem"."clientId" = "counted"."clientId";
      delete from "passageStem" using "changed"
      where "passageStem"."passages" = 0 and "passageStem"."clientId" = "changed"."clientId";
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger "passage_added" after insert on "passage"
    referencing new table as "changed" for each statement execute function passage_stems_added()
  `.execute(db);
  await sql`
    create trigger "passage_removed" after delete on "passage"
    referencing old table as "changed" for each statement execute function passage_stems_removed()
  `.execute(db);
}
