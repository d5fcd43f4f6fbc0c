import type { ImportKind } from "@frontage/content/import-columns";
import type { ImportedClient } from "@frontage/content/schemas/import";
import type { DatabaseKind } from "../database/tables.ts";
import { randomUUID } from "node:crypto";
import { foldedEmail, insertUninvited } from "../accounts/uninvited-accounts.ts";
import { audit, type AuditRecord } from "../audit/audit.ts";
import { newDealRows } from "../clients/queries.ts";
import { contactColumns } from "../contacts/queries.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { newContactActivity, newDealActivity, noteActivity } from "../overview/activity.ts";
import { newProfile, profileColumns } from "../profile/queries.ts";
import type { NewRow } from "./find-known.ts";
import type { Imported } from "./read-rows.ts";

/** Who imports, and from where, for the audit; and which database it is. */
export type Importer = { ipAddress: string; kind: DatabaseKind; person: Person };

/** As many rows a statement as its parameters allow, of the widest table. */
const batch = 250;

/** Stores new records. @returns the clients they belong to */
export async function storeRows<Kind extends ImportKind>(
  transaction: Database,
  kind: Kind,
  rows: readonly NewRow<Imported[Kind]>[],
  importer: Importer,
): Promise<string[]> {
  const added = newClientsOf(rows);
  const ids = await storeEach(transaction, "clients", added, importer);
  const idOf = new Map(
    added.map(({ record }, index) => [foldedEmail(record.email), ids[index]?.clientId]),
  );
  const ofClients = rows.map((row) => {
    const clientId = row.client ? idOf.get(foldedEmail(row.client.email)) : row.clientId;
    return clientId === undefined ? row : { ...row, clientId };
  });
  const stored = await storeEach(transaction, kind, ofClients, importer);
  return [...new Set(stored.map(({ clientId }) => clientId))];
}

/** Those that the rows bring along, each once: as the first row says. */
export function newClientsOf(rows: readonly Pick<NewRow<unknown>, "client" | "row">[]) {
  const clients = new Map<string, NewRow<ImportedClient>>();
  for (const { client, row } of rows) {
    if (!client || clients.has(foldedEmail(client.email))) continue;
    clients.set(foldedEmail(client.email), { row, record: client });
  }
  return [...clients.values()];
}

async function storeEach<Kind extends ImportKind>(
  transaction: Database,
  kind: Kind,
  rows: readonly NewRow<Imported[Kind]>[],
  importer: Importer,
): Promise<Stored[]> {
  const all: Stored[] = [];
  for (let at = 0; at < rows.length; at += batch) {
    const stored = await writers[kind](transaction, rows.slice(at, at + batch), importer);
    await audit(
      transaction,
      stored.map(({ id, ...entry }) => ({
        person: importer.person,
        action: "import",
        subjectId: id,
        ipAddress: importer.ipAddress,
        ...entry,
      })),
    );
    all.push(...stored);
  }
  return all;
}

type Stored = Pick<AuditRecord, "subject" | "subjectName"> & { id: string; clientId: string };

const isClosed = ({ deal }: Pick<Imported["deals"], "deal">) => deal.stage === "closed";

const writers: {
  [Kind in ImportKind]: (
    transaction: Database,
    rows: readonly NewRow<Imported[Kind]>[],
    importer: Importer,
  ) => Promise<Stored[]>;
} = {
  async clients(transaction, rows, { kind }) {
    const ids = await insertUninvited(
      transaction,
      kind,
      rows.map(({ record }) => record),
    );
    const clients = rows.flatMap(({ record }, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, record }];
    });
    const profiles = clients.filter(({ record }) => record.company || record.phone);
    if (profiles.length > 0) {
      await transaction
        .insertInto("profile")
        .values(
          profiles.map(({ id, record: { company, email, name, phone } }) => ({
            personId: id,
            ...profileColumns({ ...newProfile({ name, email }), company, phone }),
          })),
        )
        .execute();
    }
    return clients.map(({ id, record }) => ({
      id,
      clientId: id,
      subject: "account",
      subjectName: record.name,
    }));
  },

  async deals(transaction, rows) {
    const made = rows.map(({ clientId = "", record }) => {
      const { client: _, clientEmail: __, ...form } = record;
      const made = newDealRows(clientId, form);
      // It closed on a day that the file doesn't say.
      return isClosed(form) ? { ...made, deal: { ...made.deal, stageDays: null } } : made;
    });
    await transaction
      .insertInto("property")
      .values(made.map(({ property }) => property))
      .execute();
    await transaction
      .insertInto("deal")
      .values(made.map(({ deal }) => deal))
      .execute();
    const started = made.flatMap(({ deal: { clientId }, property: { name } }, index) => {
      const deal = rows[index]?.record;
      return deal && !isClosed(deal)
        ? [{ clientId, ...newDealActivity({ name, deal: deal.deal }) }]
        : [];
    });
    if (started.length > 0) await noteActivity(transaction, started);
    return made.map(({ deal: { clientId, id }, property }) => ({
      id,
      clientId,
      subject: "deal",
      subjectName: property.name,
    }));
  },

  async contacts(transaction, rows) {
    const addedAt = new Date().toISOString();
    const made = rows.map(({ clientId = "", dealIds = [], record }) => {
      const { client: _, clientEmail: __, deals: ___, ...form } = record;
      return { form, dealIds, id: randomUUID(), clientId };
    });
    await transaction
      .insertInto("contact")
      .values(
        made.map(({ clientId, form, id }) => ({
          ...contactColumns(form),
          id,
          clientId,
          isOwn: 0 as const,
          addedAt,
        })),
      )
      .execute();
    const parties = made.flatMap(({ clientId, dealIds, id }) =>
      dealIds.map((dealId) => ({ clientId, contactId: id, dealId })),
    );
    for (let at = 0; at < parties.length; at += batch) {
      await transaction
        .insertInto("contactDeal")
        .values(parties.slice(at, at + batch))
        .execute();
    }
    await noteActivity(
      transaction,
      made.map(({ clientId, form }) => ({ clientId, ...newContactActivity(form) })),
    );
    return made.map(({ clientId, form: { name }, id }) => ({
      id,
      clientId,
      subject: "contact",
      subjectName: name,
    }));
  },
};
