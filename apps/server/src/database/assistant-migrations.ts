import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./tables.ts";

/** Questions to the assistant with their answers, the broker's notes, and who may use what. */
export async function createAssistant(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { schema } = db;
  /** Compares bytes on both databases, so cursors mean the same. */
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  const index = (table: string, columns: string[]) =>
    schema
      .createIndex(`${table}_${columns.join("_")}`)
      .on(table)
      .columns(columns)
      .execute();

  await schema
    .createTable("assistantQuestion")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("personId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("question", text, (c) => c.notNull())
    .addColumn("documentId", text)
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("set null"))
    .addColumn("askedAt", text, (c) => c.notNull())
    .addColumn("answer", text)
    .addColumn("isDeclined", sql`integer`, (c) => c.notNull().defaultTo(0))
    .addColumn("handOff", text)
    .addColumn("status", text)
    .addColumn("forwardedAt", text)
    .addColumn("reply", text)
    .addColumn("repliedBy", text)
    .addColumn("repliedAt", text)
    .execute();
  await index("assistantQuestion", ["personId", "askedAt", "id"]);
  await index("assistantQuestion", ["clientId", "status", "askedAt", "id"]);
  await index("assistantQuestion", ["status", "askedAt", "id"]);
  await index("assistantQuestion", ["dealId"]);

  await schema
    .createTable("assistantNote")
    .addColumn("id", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("dealId", text, (c) => c.references("deal.id").onDelete("cascade"))
    .addColumn("questionId", text, (c) => c.references("assistantQuestion.id").onDelete("set null"))
    .addColumn("question", text, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("author", text, (c) => c.notNull())
    .addColumn("changedAt", text, (c) => c.notNull())
    .execute();
  await index("assistantNote", ["clientId", "changedAt"]);
  await index("assistantNote", ["dealId"]);
  await index("assistantNote", ["questionId"]);

  await schema
    .createTable("assistantConsent")
    .addColumn("personId", "text", (c) => c.primaryKey().references("user.id").onDelete("cascade"))
    .addColumn("provider", text, (c) => c.notNull())
    .addColumn("isAllowed", sql`integer`, (c) => c.notNull())
    .addColumn("at", text, (c) => c.notNull())
    .execute();

  await schema
    .createTable("assistantUsage")
    .addColumn("personId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("day", text, (c) => c.notNull())
    .addColumn("requests", sql`integer`, (c) => c.notNull())
    .addColumn("tokens", sql`integer`, (c) => c.notNull())
    .addColumn("milliseconds", sql`integer`, (c) => c.notNull())
    .addPrimaryKeyConstraint("assistantUsage_pkey", ["personId", "day"])
    .execute();

  await schema
    .createTable("assistantSetting")
    .addColumn("name", text, (c) => c.primaryKey())
    .addColumn("clientId", "text", (c) => c.references("user.id").onDelete("cascade"))
    .addColumn("isOn", sql`integer`, (c) => c.notNull())
    .execute();
  await index("assistantSetting", ["clientId"]);
}

/** Answering takes less than this. */
const answeringMaxMs = 60_000;
const batch = 200;

type StoredSource = { kind: string; recordId: string; version?: number };
type StoredAnswer = { answer: { sources: StoredSource[] }[] };
type Tables = {
  assistantQuestion: { id: string; askedAt: string; answer: string | null };
  documentVersion: { documentId: string; number: number; addedAt: string };
};

/**
 * Adds the version to quotes in stored answers, for documents that had only one version then. With
 * several, nothing says which one was quoted.
 */
export async function addVersionsOfSources(any: Kysely<unknown>): Promise<void> {
  const db = any as Kysely<Tables>;
  for (let last = ""; ;) {
    const questions = await db
      .selectFrom("assistantQuestion")
      .select(["id", "askedAt", "answer"])
      .where("id", ">", last)
      .where("answer", "like", '%"kind":"document"%')
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { answer, askedAt, id } of questions) {
      const stored = JSON.parse(answer ?? "") as StoredAnswer;
      const sources = stored.answer
        .flatMap((item) => item.sources)
        .filter(({ kind }) => kind === "document");
      if (sources.length === 0) continue;
      const answeredBy = new Date(Date.parse(askedAt) + answeringMaxMs).toISOString();
      const versions = await db
        .selectFrom("documentVersion")
        .select(["documentId", "number"])
        .where(
          "documentId",
          "in",
          sources.map(({ recordId }) => recordId),
        )
        .where("addedAt", "<=", answeredBy)
        .execute();
      for (const source of sources) {
        const [only, ...others] = versions.filter(
          ({ documentId }) => documentId === source.recordId,
        );
        if (only && others.length === 0) source.version = only.number;
      }
      await db
        .updateTable("assistantQuestion")
        .set({ answer: JSON.stringify(stored) })
        .where("id", "=", id)
        .execute();
    }
    const end = questions.at(-1);
    if (!end || questions.length < batch) return;
    last = end.id;
  }
}
