import type { DatabaseKind } from "../database/tables.ts";
import { randomUUID } from "node:crypto";
import { insertUninvited } from "../accounts/uninvited-accounts.ts";
import type { AuditedChange, Change } from "../changes/make-change.ts";
import { newDealRows } from "../clients/queries.ts";
import { contactColumns } from "../contacts/queries.ts";
import type { Database } from "../database/open-database.ts";
import { Failure } from "../http/failure.ts";
import { newContactActivity, newDealActivity } from "../changes/activity.ts";
import { newProfile, profileColumns, readProfile, saveProfile } from "../people/profiles.ts";
import type { CheckedRows } from "./check-rows.ts";

/** Rows per statement, limited by its parameters for the widest table. */
const batch = 250;

async function inBatches<Value>(
  values: readonly Value[],
  write: (some: readonly Value[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < values.length; at += batch) await write(values.slice(at, at + batch));
}

/**
 * Stores what is new and what changes.
 *
 * @returns the clients whose records these are
 * @throws 409 if a client has changed since the preview
 */
export async function storeRows(
  change: Change,
  { clients, contacts, deals, stored, updates }: CheckedRows,
  kind: DatabaseKind,
): Promise<string[]> {
  const transaction = change.db;
  const noted: AuditEntry[] = [];
  const idOf = new Map([...stored.clients].map(([email, { id }]) => [email, id]));
  await inBatches(clients, async (some) => {
    const ids = await insertClients(transaction, some, kind);
    for (const [at, { client, record }] of some.entries()) {
      const id = ids[at] ?? "";
      idOf.set(client, id);
      noted.push(imported("account", { id, clientId: id, name: record.name }));
    }
  });
  for (const { changes, client, seen } of updates) {
    const profile = await readProfile(transaction, client);
    if (profile.version !== seen) {
      throw new Failure(
        409,
        "Some of these clients changed after the preview, so nothing was imported. Please review them again.",
      );
    }
    await saveProfile(transaction, client, { ...profile, ...changes });
    const { id, name } = client;
    const subjectName = changes.name ?? name;
    noted.push({ action: "change", subject: "account", subjectId: id, clientId: id, subjectName });
  }

  const made = [...deals].map(([key, { client, record }]) => {
    const { deal, property } = newDealRows(idOf.get(client) ?? "", record);
    // The file doesn't say on which day it closed.
    const isClosed = record.progress.stage === "closed";
    return {
      key,
      isClosed,
      progress: record.progress,
      property,
      deal: isClosed ? { ...deal, stageDays: null } : deal,
    };
  });
  await inBatches(made, async (some) => {
    await transaction
      .insertInto("property")
      .values(some.map(({ property }) => property))
      .execute();
    await transaction
      .insertInto("deal")
      .values(some.map(({ deal }) => deal))
      .execute();
  });
  const started = made.flatMap(({ deal: { clientId }, isClosed, progress, property: { name } }) =>
    isClosed ? [] : [{ clientId, ...newDealActivity({ name, progress }) }],
  );
  await inBatches(started, (some) => change.noteActivity(some));
  for (const {
    deal: { clientId, id },
    property: { name },
  } of made) {
    noted.push(imported("deal", { id, clientId, name }));
  }

  const addedAt = new Date().toISOString();
  const parties = contacts.map(({ client, id, ...contact }) => ({
    ...contact,
    isNew: id === undefined,
    id: id ?? randomUUID(),
    clientId: idOf.get(client) ?? "",
  }));
  const added = parties.filter(({ isNew }) => isNew);
  await inBatches(added, async (some) => {
    await transaction
      .insertInto("contact")
      .values(
        some.map(({ clientId, id, record }) => ({
          ...contactColumns(record),
          id,
          clientId,
          isOwn: 0 as const,
          addedAt,
        })),
      )
      .execute();
    await change.noteActivity(
      some.map(({ clientId, record }) => ({ clientId, ...newContactActivity(record) })),
    );
  });
  const dealIds = new Map([
    ...[...stored.deals].map(([key, { ids }]): [string, string[]] => [key, ids]),
    ...made.map(({ deal, key }): [string, string[]] => [key, [deal.id]]),
  ]);
  const links = parties.flatMap(({ clientId, dealKeys, id }) =>
    dealKeys
      .flatMap((key) => dealIds.get(key) ?? [])
      .map((dealId) => ({ clientId, contactId: id, dealId })),
  );
  await inBatches(links, (some) => transaction.insertInto("contactDeal").values(some).execute());
  for (const { clientId, id, record } of added) {
    noted.push(imported("contact", { id, clientId, name: record.name }));
  }

  await inBatches(noted, change.audit);
  return [...new Set(noted.map(({ clientId }) => clientId))];
}

type AuditEntry = AuditedChange & { clientId: string };

const imported = (
  subject: "account" | "contact" | "deal",
  { clientId, id, name }: { clientId: string; id: string; name: string },
): AuditEntry => ({ action: "import", subject, subjectId: id, subjectName: name, clientId });

async function insertClients(
  transaction: Database,
  clients: CheckedRows["clients"],
  kind: DatabaseKind,
): Promise<string[]> {
  const records = clients.map(({ record }) => record);
  const ids = await insertUninvited(transaction, kind, records);
  const profiles = records.flatMap(({ company, email, name, phone }, at) => {
    const personId = ids[at];
    if (personId === undefined || !(company || phone)) return [];
    return [{ personId, ...profileColumns({ ...newProfile({ name, email }), company, phone }) }];
  });
  if (profiles.length > 0) await transaction.insertInto("profile").values(profiles).execute();
  return ids;
}
