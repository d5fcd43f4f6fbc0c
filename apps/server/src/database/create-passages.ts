import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./tables.ts";

/**
 * Tables of what the assistant has read. All of it is derived from documents and messages, and is
 * removed with them.
 */
export async function createPassages(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  const { schema } = db;
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
  // Only the tokens: the text is in "passage". They are ASCII; see `tokenOf`.
  await sql`
    create virtual table "passageIndex" using fts5(
      "tokens", content='', contentless_delete=1, detail=none, tokenize="unicode61 tokenchars '_:'"
    )
  `.execute(db);
  // The trigger also fires when the passage is removed with its document, message or client.
  await sql`
    create trigger "passage_forgotten" after delete on "passage"
    begin delete from "passageIndex" where "rowid" = old."id"; end
  `.execute(db);
}

/**
 * In how many of a client's passages each stem occurs, and under "" how many passages there are.
 * PostgreSQL visits every passage to count what its index finds; SQLite counts along its index.
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
  await sql`
    create function passage_stems_added() returns trigger language plpgsql as $$ begin
      insert into "passageStem" ("stem", "clientId", "passages") ${countedStems}
      on conflict ("stem", "clientId") do update
        set "passages" = "passageStem"."passages" + excluded."passages";
      return null;
    end $$
  `.execute(db);
  // Stem by stem, each by its key: PostgreSQL has no statistics of the changed rows, and joined them
  // to the counts in ways that took minutes for a few hundred passages.
  // An erased client has no counts left.
  await sql`
    create function passage_stems_removed() returns trigger language plpgsql as $$
    declare "removed" record; begin
      for "removed" in ${countedStems} loop
        delete from "passageStem" where "stem" = "removed"."stem"
          and "clientId" = "removed"."clientId" and "passages" <= "removed"."passages";
        if not found then
          update "passageStem" set "passages" = "passages" - "removed"."passages"
          where "stem" = "removed"."stem" and "clientId" = "removed"."clientId";
        end if;
      end loop;
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

/** The rows that a statement changed, in a fixed order, so that two transactions can't deadlock. */
const countedStems = sql`
  select "stem", "clientId", count(*) as "passages"
  from "changed", unnest(tsvector_to_array("tokens") || '{""}') as "stem"
  where position(':' in "stem") = 0
  group by "stem", "clientId" order by "stem", "clientId"`;
