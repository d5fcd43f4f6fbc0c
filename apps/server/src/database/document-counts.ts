import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./open-database.ts";

const key = ["clientId", "dealId", "type", "status"] as const;
const named = key.map((name) => `"${name}"`).join(", ");

type Event = "insert" | "update" | "delete";

/** The rows that a change took or brought, each with what it does to its count. */
function movedBy(event: Event, kind: DatabaseKind): string {
  const rows = (row: "old" | "new", change: -1 | 1) =>
    kind === "sqlite"
      ? `select ${key.map((name) => `${row}."${name}" as "${name}"`).join(", ")}, ${change} as "change"
         where ${row}."removedAt" is null`
      : `select ${named}, ${change} as "change" from "${row}Rows" where "removedAt" is null`;
  return [
    ...(event === "insert" ? [] : [rows("old", -1)]),
    ...(event === "delete" ? [] : [rows("new", 1)]),
  ].join(" union all ");
}

/** Always in one order, so that two who move documents between two counts do not wait for each other. */
const count = (moved: string) => `
  insert into "documentCount" (${named}, "count")
  select ${named}, sum("change") from (${moved}) as "moved"
  where exists (select 1 from "user" where "user"."id" = "moved"."clientId")
  group by ${named} having sum("change") <> 0 order by ${named}
  on conflict (${named}) do update set "count" = "documentCount"."count" + excluded."count";`;

/** PostgreSQL counts once a statement: a row that changes for each of thousands would be slow. */
function triggerOf(event: Event, kind: DatabaseKind): string[] {
  const body = `begin ${count(movedBy(event, kind))}`;
  const name = `"document_count_${event}"`;
  if (kind === "sqlite") return [`create trigger ${name} after ${event} on "document" ${body} end`];
  const rows = [
    ...(event === "insert" ? [] : [`old table as "oldRows"`]),
    ...(event === "delete" ? [] : [`new table as "newRows"`]),
  ];
  return [
    `create function ${name}() returns trigger language plpgsql as $$ ${body} return null; end $$`,
    `create trigger ${name} after ${event} on "document" referencing ${rows.join(" ")}
     for each statement execute function ${name}()`,
  ];
}

/**
 * Makes the table of how many documents there are of each kind, which the database keeps
 * with each change: a broker's list says it of every client's documents, and to count
 * 50,000 takes several times as long as to read the page.
 */
export async function keepDocumentCounts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("documentCount")
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("documentCount_pkey", [...key])
    .execute();

  const statements = [
    `insert into "documentCount" (${named}, "count")
     select ${named}, count(*) from "document" where "removedAt" is null group by ${named}`,
    ...(["insert", "update", "delete"] as const).flatMap((event) => triggerOf(event, kind)),
    // They served to count.
    `drop index "document_counts"`,
    `drop index "document_clientId_counts"`,
  ];
  for (const statement of statements) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql.raw(statement).execute(db);
  }
}
