import type { AuditAction, AuditEntry } from "@frontage/records/schemas/audit";
import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { Person } from "../database/scope.ts";

export type AuditRecord = {
  /** Who did it; undefined if no one was signed in. Commands have only a name. */
  person: { id?: string; name: string } | undefined;
  /** The client whose records it concerns, who may read the entry; null if only brokers may. */
  clientId: string | null;
  action: AuditAction;
  /** "session", "document", "message" … */
  subject: string;
  subjectId?: string | null;
  /** The record's deal: its activity keeps the entry after the record is removed. */
  dealId?: string;
  /** For subjects whose name can't be looked up by id. */
  subjectName?: string;
  /** "done" by default. */
  outcome?: "done" | "refused";
  /** `c.var.ipAddress` */
  ipAddress: string;
};

/**
 * Adds an entry to the audit log, or several.
 *
 * @param db everyone's rows, or a transaction
 */
export async function audit(
  db: Database,
  entries: AuditRecord | readonly AuditRecord[],
): Promise<void> {
  const at = new Date().toISOString();
  await db
    .insertInto("audit")
    .values((eb) =>
      [entries].flat().map((entry) => {
        const { action, clientId, ipAddress, outcome = "done", person, subject } = entry;
        const subjectId = entry.subjectId ?? null;
        return {
          at,
          personId: person?.id ?? null,
          personName: person?.name ?? "Someone not logged in",
          clientId,
          action,
          subject,
          subjectId,
          dealId: entry.dealId ?? null,
          // A refused request may name someone else's record, whose name its sender must not learn.
          subjectName:
            entry.subjectName ??
            (outcome === "done" && subjectId !== null ? nameOf(eb, subject, subjectId) : null),
          outcome,
          ipAddress: ipAddress || null,
        };
      }),
    )
    .execute();
}

/** A record's current name. */
function nameOf(eb: ExpressionBuilder<Tables, "audit">, subject: string, id: string) {
  switch (subject) {
    case "account":
      return eb.selectFrom("user").select("user.name").where("user.id", "=", id);
    case "attachment":
      return eb.selectFrom("attachment").select("attachment.name").where("attachment.id", "=", id);
    case "contact":
      return eb.selectFrom("contact").select("contact.name").where("contact.id", "=", id);
    case "deal":
      return eb
        .selectFrom("deal")
        .innerJoin("property", "property.id", "deal.propertyId")
        .select("property.name")
        .where("deal.id", "=", id);
    case "document":
      return eb.selectFrom("document").select("document.name").where("document.id", "=", id);
    case "document-request":
      return eb
        .selectFrom("documentRequest")
        .select("documentRequest.label as name")
        .where("documentRequest.id", "=", id);
    case "event":
      return eb.selectFrom("event").select("event.title as name").where("event.id", "=", id);
    default:
      return null;
  }
}

/** The name of an entry's subject as its client sees it; null if the broker withdrew the record. */
export const nameForClient = (eb: ExpressionBuilder<Tables, "audit">) =>
  eb
    .case()
    .when(
      eb.and([
        eb("audit.subject", "=", "document"),
        eb.exists(
          eb
            .selectFrom("document")
            .select("document.id")
            .whereRef("document.id", "=", "audit.subjectId")
            .where("document.removedAt", "is not", null)
            .where("document.isOwn", "=", 0),
        ),
      ]),
    )
    .then(null)
    .else(eb.ref("audit.subjectName"))
    .end()
    .as("shownName");

/**
 * The audit log, newest first: clients read entries about their own records, brokers all entries.
 *
 * @param page.before the `id` of the last entry of the previous page; Infinity for the first
 */
export async function listAudit(
  records: Database,
  person: Person,
  { before, limit }: { before: number; limit: number },
): Promise<AuditEntry[]> {
  let query = records
    .selectFrom("audit")
    // The question isn't stored with the entry, so that it is erased together with the client.
    .leftJoin("assistantQuestion as question", (join) =>
      join
        .onRef("question.id", "=", "audit.subjectId")
        .on("audit.subject", "=", sql.lit("question")),
    )
    .selectAll("audit")
    .select("question.question")
    .$if(person.role === "client", (entries) => entries.select(nameForClient))
    .orderBy("audit.id", "desc")
    .limit(limit);
  if (before !== Infinity) query = query.where("audit.id", "<", before);
  return (await query.execute()).map(
    ({
      action,
      at,
      id,
      ipAddress,
      outcome,
      personId,
      personName,
      subjectName,
      shownName = subjectName,
      ...row
    }) => ({
      id,
      at,
      person: personName,
      ...(personId === person.id ? { isOwn: true as const } : {}),
      action,
      subject: row.subject,
      outcome,
      ...(row.subjectId === null ? {} : { subjectId: row.subjectId }),
      ...(shownName === null ? {} : { subjectName: shownName }),
      ...(row.question === null ? {} : { subjectName: row.question }),
      ...(ipAddress !== null && (person.role === "broker" || !personId || personId === person.id)
        ? { ipAddress }
        : {}),
    }),
  );
}
