import type { AuditAction, AuditEntry } from "@frontage/content/schemas/audit";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import type { Person } from "./scope.ts";

export type Doing = {
  /** Who did it; absent where nobody was signed in. A command has a name alone. */
  person: { id?: string; name: string } | undefined;
  /** The client whose record it concerns, who may read of it; null: the broker alone may. */
  clientId: string | null;
  action: AuditAction;
  /** What it was done to: "session", "document", "message" … */
  subject: string;
  subjectId?: string | null;
  /** What it is called, where it cannot be looked up by its id: it is gone, or has no name. */
  subjectName?: string;
  /** "done" unless said. */
  outcome?: "done" | "refused";
  /** `c.var.ipAddress` */
  ipAddress: string;
};

/**
 * Writes down what happened, for good.
 *
 * @param db everybody's rows (`services.db`), or a transaction on them
 */
export async function audit(db: Database, doing: Doing): Promise<void> {
  const { action, clientId, ipAddress, outcome = "done", person, subject } = doing;
  const subjectId = doing.subjectId ?? null;
  await db
    .insertInto("audit")
    .values((is) => ({
      at: new Date().toISOString(),
      personId: person?.id ?? null,
      personName: person?.name ?? "Somebody not signed in",
      clientId,
      action,
      subject,
      subjectId,
      // What was refused may be somebody else's, whose name is not told.
      subjectName:
        doing.subjectName ??
        (outcome === "done" && subjectId !== null ? nameOf(is, subject, subjectId) : null),
      outcome,
      ipAddress: ipAddress || null,
    }))
    .execute();
}

/** What a record is called now. */
function nameOf(is: ExpressionBuilder<Tables, "audit">, subject: string, id: string) {
  switch (subject) {
    case "account":
      return is.selectFrom("user").select("user.name").where("user.id", "=", id);
    case "attachment":
      return is.selectFrom("attachment").select("attachment.name").where("attachment.id", "=", id);
    case "contact":
      return is.selectFrom("contact").select("contact.name").where("contact.id", "=", id);
    case "deal":
      return is
        .selectFrom("deal")
        .innerJoin("property", "property.id", "deal.propertyId")
        .select("property.name")
        .where("deal.id", "=", id);
    case "document":
      return is.selectFrom("document").select("document.name").where("document.id", "=", id);
    case "event":
      return is.selectFrom("event").select("event.title as name").where("event.id", "=", id);
    default:
      return null;
  }
}

/**
 * What happened, the newest first: to a client's records for that client, to everything for a broker.
 *
 * @param records as the person may see them
 * @param options.before the `id` of the last entry of the stretch before; Infinity begins
 */
export async function listAudit(
  records: Database,
  person: Person,
  { before, limit }: { before: number; limit: number },
): Promise<AuditEntry[]> {
  const rows = await records
    .selectFrom("audit")
    .selectAll()
    .$if(before !== Infinity, (query) => query.where("id", "<", before))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

  return rows.map(({ action, at, id, ipAddress, outcome, personId, personName, ...row }) => ({
    id,
    at,
    person: personName,
    action,
    subject: row.subject,
    outcome,
    ...(row.subjectId === null ? {} : { subjectId: row.subjectId }),
    ...(row.subjectName === null ? {} : { subjectName: row.subjectName }),
    ...(ipAddress !== null && (person.role === "broker" || !personId || personId === person.id)
      ? { ipAddress }
      : {}),
  }));
}
