import { comparable, fold } from "@frontage/records/fold";
import type { ImportPart } from "@frontage/records/import-columns";
import { fieldMessages } from "@frontage/records/messages";
import { readPhone } from "@frontage/records/phone";
import type {
  ImportedClient,
  ImportedContact,
  ImportedDeal,
  ImportPreview,
  ImportRequest,
} from "@frontage/records/schemas/import";
import type { Profile } from "@frontage/records/schemas/profile";
import { foldedEmail } from "../accounts/uninvited-accounts.ts";
import { dealName } from "../clients/queries.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { type Problem, type ReadRow, readRows, type Records } from "./read-rows.ts";

/** What a file's rows would do. */
export type CheckedRows = {
  rows: CheckedRow[];
  clients: readonly Addition<ImportedClient>[];
  updates: readonly ClientUpdate[];
  /** By their keys. */
  deals: ReadonlyMap<string, Addition<ImportedDeal>>;
  /** Also existing ones, if they take part in a new deal. */
  contacts: readonly PlannedContact[];
  stored: Stored;
};

type CheckedRow = ImportPreview["rows"][number];
/** A record to add, and the email of its client as accounts store it. */
type Addition<RecordType> = { row: number; client: string; record: RecordType };
type PlannedContact = Addition<ImportedContact> & {
  /** Absent if it will be added. */
  id: string | undefined;
  dealKeys: string[];
};
/** A change of an existing client. */
type ClientUpdate = {
  row: number;
  client: StoredClient;
  changes: Partial<Pick<Profile, ClientField>>;
  /** The version that the preview showed. */
  seen: number;
};

type Row = Extract<ReadRow, { records: Records }> & { keys: Keys };
/** Records with the same key are the same record. */
type Keys = Record<ImportPart, string | undefined> & { client: string };

const keyFrom = (...parts: string[]) => JSON.stringify(parts.map(comparable));
const dealKeyOf = (
  client: string,
  { city, name, region, side }: { name: string; city: string; region: string; side: string },
) => keyFrom(client, name, city, region, side);

function keysOf({ client, contact, deal }: Records): Keys {
  const email = foldedEmail(client.email);
  return {
    client: email,
    deal: deal && dealKeyOf(email, { ...deal, name: dealName(deal), side: deal.progress.side }),
    contact: contact && keyFrom(email, contact.email),
  };
}

/**
 * Reads a file's rows, and compares them with each other and with what is stored. A client is
 * recognized by login email; a deal by its client, address, city, state and side; a contact by
 * client and email.
 *
 * @param db everyone's rows, or the transaction that stores the new ones
 * @throws 400 for a column that doesn't exist
 */
export async function checkRows(
  db: Database,
  file: Pick<ImportRequest, "columns" | "rows">,
): Promise<CheckedRows> {
  const read = readRows(file);
  const readable: Row[] = read.flatMap((row) =>
    "records" in row ? [{ ...row, keys: keysOf(row.records) }] : [],
  );
  const stored = await readStored(db, [...new Set(readable.map(({ keys }) => keys.client))]);

  const wrong = new Map<number, Pick<CheckedRow, "problems" | "sameAs">>(
    read.flatMap((row) => ("problems" in row ? [[row.row, { problems: row.problems }]] : [])),
  );
  const groups = Map.groupBy(readable, ({ keys }) => JSON.stringify(keys));
  for (const [first, ...others] of groups.values()) {
    if (!first || others.length === 0) continue;
    for (const { row } of [first, ...others]) wrong.set(row, { sameAs: first.row });
  }
  // Other rows may refer to a row that stays out, so they are checked again.
  let good = readable.filter(({ row }) => !wrong.has(row));
  for (;;) {
    const found = problemsOf(good, stored);
    if (found.size === 0) break;
    for (const [row, problems] of found) wrong.set(row, { problems });
    good = good.filter(({ row }) => !wrong.has(row));
  }

  const plan = planOf(good, stored);
  const rows = read.map((each): CheckedRow => {
    const { row } = each;
    const problem = wrong.get(row);
    if (problem) return { row, state: "wrong", ...problem };
    const adds = plan.adds.get(row);
    const update = plan.changes.get(row);
    const state = update ? "update" : adds ? "new" : "known";
    const values = "values" in each ? each.values : {};
    const hasValues = Object.keys(values).length > 0;
    return { row, state, ...(adds && { adds }), ...update, ...(hasValues && { values }) };
  });
  return { ...plan, rows };
}

/**
 * What rows say about each client, by key. Each field is from the first row that has it, but a full
 * name is preferred to half of one.
 */
function mergedClients(rows: readonly Row[]): Map<string, Merged> {
  const clients = new Map<string, Merged>();
  for (const { keys, records, row } of rows) {
    const merged: Merged = clients.get(keys.client) ?? {
      row,
      record: records.client,
      rowOf: {},
      isPartialName: false,
    };
    clients.set(keys.client, merged);
    for (const field of clientFields) {
      if (!records.client[field]) continue;
      const isFuller = field === "name" && merged.isPartialName && !records.isPartialName;
      if (merged.rowOf[field] && !(isFuller && isHalfOf(merged.record.name, records.client.name)))
        continue;
      merged.record = { ...merged.record, [field]: records.client[field] };
      merged.rowOf[field] = row;
      if (field === "name") merged.isPartialName = records.isPartialName;
    }
  }
  return clients;
}

/** Whether a name is another's first or last: "Dana" of "Dana Whitcombe". */
const isHalfOf = (half: string, name: string) => fold(name).split(" ").includes(fold(half));

const clientFields = ["name", "company", "phone"] as const;
type ClientField = (typeof clientFields)[number];
type Merged = {
  row: number;
  record: ImportedClient;
  /** Which row each field is from. */
  rowOf: Partial<Record<ClientField, number>>;
  isPartialName: boolean;
};

/** Problems with what is stored, and with other rows. */
function problemsOf(rows: readonly Row[], stored: Stored): Map<number, Problem[]> {
  const found = new Map<number, Problem[]>();
  const refuse = (row: number, column: string, message: string) =>
    found.set(row, [...(found.get(row) ?? []), { column, message }]);
  const clients = mergedClients(rows);
  const firsts = new Map<string, Row>();
  const dealNames = new Set([...stored.deals.values()].map(({ name }) => name));
  for (const { keys, records } of rows) {
    if (records.deal) dealNames.add(keyFrom(keys.client, dealName(records.deal)));
  }
  for (const each of rows) {
    const { keys, records, row } = each;
    const account = stored.clients.get(keys.client);
    const merged = clients.get(keys.client);
    if (account?.role === "broker") refuse(row, "client.email", "This is a broker’s email.");
    else if (!account && !merged?.record.name) {
      const isAlone = !records.deal && !records.contact;
      const message = "You don’t have this client yet. Enter their name to add them.";
      refuse(row, "client.name", isAlone ? fieldMessages.name : message);
    }
    for (const field of clientFields) {
      const value = merged?.record[field];
      const said = records.client[field];
      if (!value || fold(said) === fold(value) || isUnchanged(field, value, said)) continue;
      if (field === "name" && records.isPartialName && isHalfOf(said, value)) {
        continue;
      }
      refuse(row, `client.${field}`, `Row ${merged?.rowOf[field]} says “${value}”.`);
    }
    for (const part of ["deal", "contact"] as const) {
      const key = keys[part];
      const first = key === undefined ? undefined : firsts.get(part + key);
      if (!first) firsts.set(part + key, each);
      else if (!isSame(first.records[part], records[part])) {
        refuse(row, `${part}.name`, `Row ${first.row} has this ${part} with other details.`);
      }
    }
    const unknown = records.contact?.deals.find(
      (name) => !dealNames.has(keyFrom(keys.client, name)),
    );
    if (unknown !== undefined) {
      refuse(row, "contact.deals", `This client has no deal “${unknown}”.`);
    }
  }
  return found;
}

/** Whether two rows say the same about a record, apart from a contact's deals. */
function isSame(one: object | undefined, other: object | undefined): boolean {
  const text = (record: object | undefined) => JSON.stringify({ ...record, deals: undefined });
  return text(one) === text(other);
}

/** What the rows add and change, each record once. */
function planOf(rows: readonly Row[], stored: Stored) {
  const adds = new Map<number, ImportPart[]>();
  const add = (row: number, part: ImportPart) => adds.set(row, [...(adds.get(row) ?? []), part]);
  const clients = new Map<string, Addition<ImportedClient>>();
  const changes = new Map<number, Pick<CheckedRow, "changes" | "version">>();
  const updates: ClientUpdate[] = [];
  const versionOf = new Map(rows.map(({ row, version }) => [row, version]));
  for (const [email, { isPartialName, record, row }] of mergedClients(rows)) {
    const account = stored.clients.get(email);
    if (!account) {
      clients.set(email, { row, client: email, record });
      add(row, "client");
      continue;
    }
    const changed = clientFields.filter(
      (field) =>
        !isUnchanged(field, account[field], record[field]) &&
        // "Dana" isn't a new name for Dana Whitcombe.
        !(field === "name" && isPartialName),
    );
    if (changed.length === 0) continue;
    changes.set(row, {
      version: account.version,
      changes: changed.map((field) => ({
        column: `client.${field}`,
        from: account[field],
        to: record[field],
      })),
    });
    const seen = versionOf.get(row);
    // Kept as they are, or not in the preview as existing.
    if (seen === undefined) continue;
    updates.push({
      row,
      client: account,
      changes: Object.fromEntries(changed.map((field) => [field, record[field]])),
      seen,
    });
  }
  const deals = new Map<string, Addition<ImportedDeal>>();
  for (const { keys, records, row } of rows) {
    if (!records.deal || !keys.deal || stored.deals.has(keys.deal) || deals.has(keys.deal)) {
      continue;
    }
    deals.set(keys.deal, { row, client: keys.client, record: records.deal });
    add(row, "deal");
  }
  const keysByName = Map.groupBy<string, { key: string; name: string }>(
    [
      ...[...stored.deals].map(([key, { name }]) => ({ key, name })),
      ...[...deals].map(([key, { client, record }]) => ({
        key,
        name: keyFrom(client, dealName(record)),
      })),
    ],
    ({ name }) => name,
  );
  const contacts = new Map<string, PlannedContact>();
  for (const { keys, records, row } of rows) {
    if (!records.contact || !keys.contact) continue;
    const named = records.contact.deals.flatMap(
      (name) => keysByName.get(keyFrom(keys.client, name)) ?? [],
    );
    const dealKeys = [...(keys.deal ? [keys.deal] : []), ...named.map(({ key }) => key)];
    const known = contacts.get(keys.contact);
    if (known) {
      known.dealKeys.push(...dealKeys);
      continue;
    }
    const id = stored.contactIds.get(keys.contact);
    contacts.set(keys.contact, { row, client: keys.client, record: records.contact, id, dealKeys });
    if (id === undefined) add(row, "contact");
  }
  return {
    adds,
    changes,
    clients: [...clients.values()],
    updates,
    deals,
    contacts: [...contacts.values()].map((contact) => ({
      ...contact,
      dealKeys: [...new Set(contact.dealKeys)].filter(
        // An existing deal's contacts stay as they are.
        (key) => contact.id === undefined || deals.has(key),
      ),
    })),
    stored,
  };
}

/** An empty cell changes nothing, and the spelling of a number doesn't matter. */
function isUnchanged(field: ClientField, from: string, to: string): boolean {
  if (to === "" || from === to) return true;
  const number = field === "phone" ? readPhone(to)?.e164 : undefined;
  return number !== undefined && readPhone(from)?.e164 === number;
}

/** What is stored about the clients that a file names. */
type Stored = {
  clients: ReadonlyMap<string, StoredClient>;
  deals: ReadonlyMap<string, { ids: string[]; name: string }>;
  contactIds: ReadonlyMap<string, string>;
};

type StoredClient = Pick<Person, "email" | "id" | "name" | "role"> &
  Pick<Profile, "company" | "phone" | "version">;

async function readStored(db: Database, emails: readonly string[]): Promise<Stored> {
  const people = await inBatches(emails, (some) =>
    db
      .selectFrom("user")
      .leftJoin("profile", "profile.personId", "user.id")
      .select(["user.id", "user.email", "user.name", "user.role"])
      .select(["profile.profile", "profile.version"])
      .where("user.email", "in", some)
      .execute(),
  );
  const clients = people.map(({ profile, version, ...account }) => {
    const saved: Partial<Profile> = profile === null ? {} : JSON.parse(profile);
    return {
      ...account,
      company: saved.company ?? "",
      phone: saved.phone ?? "",
      version: version ?? 0,
    };
  });
  const emailOf = new Map(
    clients.filter(({ role }) => role === "client").map(({ email, id }) => [id, email]),
  );
  const ids = [...emailOf.keys()];
  const [deals, contacts] = await Promise.all([dealsOf(db, ids), contactsOf(db, ids)]);
  const stored = new Map<string, { ids: string[]; name: string }>();
  for (const { clientId, id, ...deal } of deals) {
    const email = emailOf.get(clientId) ?? "";
    const key = dealKeyOf(email, deal);
    const same = stored.get(key)?.ids ?? [];
    stored.set(key, { ids: [...same, id], name: keyFrom(email, deal.name) });
  }
  return {
    clients: new Map(clients.map((client) => [client.email, client])),
    deals: stored,
    contactIds: new Map(
      contacts.map(({ clientId, email, id }) => [keyFrom(emailOf.get(clientId) ?? "", email), id]),
    ),
  };
}

/** Ids per query, limited by the number of parameters. */
const batch = 1000;

async function inBatches<Value, Row>(
  values: readonly Value[],
  query: (some: readonly Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < values.length; at += batch) {
    rows.push(...(await query(values.slice(at, at + batch))));
  }
  return rows;
}

const dealsOf = (db: Database, clientIds: readonly string[]) =>
  inBatches(clientIds, (some) =>
    db
      .selectFrom("deal")
      .innerJoin("property", "property.id", "deal.propertyId")
      .select(["deal.id", "deal.clientId", "deal.side"])
      .select(["property.name", "property.city", "property.region"])
      .where("deal.clientId", "in", some)
      .execute(),
  );

const contactsOf = (db: Database, clientIds: readonly string[]) =>
  inBatches(clientIds, (some) =>
    db
      .selectFrom("contact")
      .select(["id", "clientId", "email"])
      .where("clientId", "in", some)
      .where("removedAt", "is", null)
      .execute(),
  );
