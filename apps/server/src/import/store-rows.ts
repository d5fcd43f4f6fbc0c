import { randomUUID } from "node:crypto";
import { foldedEmail, insertUninvited } from "../accounts/uninvited-accounts.ts";
import { newContactActivity } from "../changes/activity.ts";
import type { AuditedChange, Change } from "../changes/make-change.ts";
import { contactColumns } from "../contacts/queries.ts";
import { batchesOf } from "../database/batches.ts";
import type { DatabaseKind } from "../database/tables.ts";
import { newProfile, profileColumns } from "../people/profiles.ts";
import type { CheckedRows } from "./check-rows.ts";

/** Rows per statement, limited by its parameters for the widest table. */
const batch = 250;

/**
 * Stores the new clients and contacts.
 *
 * @returns the clients whose records these are
 */
export async function storeRows(
  { audit, db, noteActivity }: Change,
  { accounts, clients, contacts }: CheckedRows,
  kind: DatabaseKind,
): Promise<string[]> {
  const idOf = new Map([...accounts].map(([email, { id }]) => [email, id]));
  const noted: (AuditedChange & { clientId: string })[] = [];
  for (const some of batchesOf(clients, batch)) {
    const ids = await insertUninvited(db, kind, some);
    const profiles = some.flatMap(({ company, email, name, phone }, at) => {
      const id = ids[at] ?? "";
      idOf.set(foldedEmail(email), id);
      noted.push({
        action: "import",
        subject: "account",
        subjectId: id,
        subjectName: name,
        clientId: id,
      });
      const profile = { ...newProfile({ name, email }), company, phone };
      return company || phone ? [{ personId: id, ...profileColumns(profile) }] : [];
    });
    if (profiles.length > 0) await db.insertInto("profile").values(profiles).execute();
  }
  const addedAt = new Date().toISOString();
  for (const some of batchesOf(contacts, batch)) {
    const rows = some.map(({ client, record }) => ({
      ...contactColumns(record),
      id: randomUUID(),
      clientId: idOf.get(client) ?? "",
      isOwn: 0 as const,
      addedAt,
    }));
    await db.insertInto("contact").values(rows).execute();
    await noteActivity(
      rows.map(({ clientId, ...contact }) => ({ clientId, ...newContactActivity(contact) })),
    );
    for (const { clientId, id, name } of rows) {
      noted.push({
        action: "import",
        subject: "contact",
        subjectId: id,
        subjectName: name,
        clientId,
      });
    }
  }
  for (const some of batchesOf(noted, batch)) await audit(some);
  return [...new Set(noted.map(({ clientId }) => clientId))];
}
