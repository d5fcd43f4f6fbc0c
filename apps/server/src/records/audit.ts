import type { AuditEntry } from "@frontage/content/schemas/audit";
import type { Database } from "../database/open-database.ts";
import type { Person } from "./scope.ts";

export type Doing = {
  /** Who did it; absent where nobody was signed in. A command has a name alone. */
  person: { id?: string; name: string } | undefined;
  /** The client whose record it concerns, who may read of it; null: the broker alone may. */
  clientId: string | null;
  /** "sign-in", "download", "create", "change", "remove" … */
  action: string;
  /** What it was done to: "session", "document", "message" … */
  subject: string;
  subjectId?: string | null;
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
  const { action, clientId, ipAddress, person, subject } = doing;
  await db
    .insertInto("audit")
    .values({
      at: new Date().toISOString(),
      personId: person?.id ?? null,
      personName: person?.name ?? "Somebody not signed in",
      clientId,
      action,
      subject,
      subjectId: doing.subjectId ?? null,
      outcome: doing.outcome ?? "done",
      ipAddress: ipAddress || null,
    })
    .execute();
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
    ...(ipAddress !== null && (person.role === "broker" || !personId || personId === person.id)
      ? { ipAddress }
      : {}),
  }));
}
