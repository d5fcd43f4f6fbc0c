import { fold } from "@frontage/content/fold";
import type { ImportKind } from "@frontage/content/import-columns";
import type { ImportedClient, ImportedDeal, ImportRequest } from "@frontage/content/schemas/import";
import { dealName } from "../clients/queries.ts";
import { foldedEmail } from "../accounts/uninvited-accounts.ts";
import type { Database } from "../database/open-database.ts";
import { emailsIn, type Imported, type Problem, readRows } from "./read-rows.ts";

/** A row that can be imported, with the ids of what it refers to. */
export type NewRow<RecordType> = { row: number; record: RecordType } & Refs;
type Refs = {
  clientId?: string;
  /** Isn't there yet, and is added too. */
  client?: ImportedClient;
  dealIds?: readonly string[];
};

/** What becomes of a row. */
export type CheckedRow<RecordType> =
  | ({ state: "new" } & NewRow<RecordType>)
  | { state: "known"; row: number }
  | { state: "wrong"; row: number; problems: Problem[] };

/** A record's identity; records of the same one are the same. */
type Found = Refs & { key: string; isKnown: boolean; problems?: Problem[] };

/**
 * Reads a file's rows, and compares them with each other and with what is stored. A client is
 * known by the email they log in with; a deal by its client, address, city, state and side; a
 * contact by its client and email.
 *
 * @param db everyone's rows, or the transaction that stores the new ones
 * @throws 400 for a column that there isn't
 */
export async function checkRows<Kind extends ImportKind>(
  db: Database,
  kind: Kind,
  file: Pick<ImportRequest, "columns" | "rows">,
): Promise<CheckedRow<Imported[Kind]>[]> {
  const accounts = await rolesByEmail(db, emailsIn(kind, file));
  const rows = readRows(kind, file, (email) => accounts.has(email));
  const find = await finders[kind](db, accounts);
  const rowOf = new Map<string, number>();
  return rows.map((row) => {
    if ("problems" in row) return { state: "wrong", ...row };
    const { isKnown, key, problems, ...refs } = find(row.record);
    if (problems) return { state: "wrong", row: row.row, problems };
    const earlier = rowOf.get(key);
    if (earlier !== undefined) {
      const message = `Same ${kind.slice(0, -1)} as row ${earlier}.`;
      const problem = { column: kind === "deals" ? "name" : "email", message };
      return { state: "wrong", row: row.row, problems: [problem] };
    }
    rowOf.set(key, row.row);
    return isKnown ? { state: "known", row: row.row } : { state: "new", ...row, ...refs };
  });
}

type Finders = {
  [Kind in ImportKind]: (
    db: Database,
    accounts: AccountsByEmail,
  ) => Promise<(record: Imported[Kind]) => Found>;
};

const keyFrom = (...parts: string[]) => JSON.stringify(parts.map(fold));

const finders: Finders = {
  async clients(_, accounts) {
    return ({ email }) => {
      const account = accounts.get(foldedEmail(email));
      const message = "This is a broker’s email.";
      return {
        key: foldedEmail(email),
        isKnown: account !== undefined,
        ...(account?.role === "broker" && { problems: [{ column: "email", message }] }),
      };
    };
  },

  async deals(db, accounts) {
    const known = new Set(
      (await dealsOf(db, clientIdsOf(accounts))).map(({ city, clientId, name, region, side }) =>
        keyFrom(clientId, name, city, region, side),
      ),
    );
    return (record) => {
      const client = clientOf(accounts, record);
      if ("problems" in client) return { key: "", isKnown: false, ...client };
      const { city, region } = record;
      const key = keyFrom(idOf(client), dealName(record), city, region, record.deal.side);
      return { ...client, key, isKnown: known.has(key) };
    };
  },

  async contacts(db, accounts) {
    const clientIds = clientIdsOf(accounts);
    const known = new Set(
      (await contactsOf(db, clientIds)).map(({ clientId, email }) => keyFrom(clientId, email)),
    );
    const deals = Map.groupBy(await dealsOf(db, clientIds), ({ clientId, name }) =>
      keyFrom(clientId, name),
    );
    return (record) => {
      const client = clientOf(accounts, record);
      if ("problems" in client) return { key: "", isKnown: false, ...client };
      const clientId = idOf(client);
      const { deals: names, email } = record;
      const unknown = names.find((name) => !deals.has(keyFrom(clientId, name)));
      const dealIds = names.flatMap((name) =>
        (deals.get(keyFrom(clientId, name)) ?? []).map(({ id }) => id),
      );
      const key = keyFrom(clientId, email);
      const message = `This client has no deal “${unknown}”.`;
      return {
        ...client,
        dealIds: [...new Set(dealIds)],
        key,
        isKnown: known.has(key),
        ...(unknown !== undefined && { problems: [{ column: "deals", message }] }),
      };
    };
  },
};

type AccountsByEmail = ReadonlyMap<string, { id: string; role: string }>;

const clientIdsOf = (accounts: AccountsByEmail) =>
  [...accounts.values()].filter(({ role }) => role === "client").map(({ id }) => id);

function clientOf(
  accounts: AccountsByEmail,
  { client, clientEmail }: Pick<ImportedDeal, "client" | "clientEmail">,
): { clientId: string } | { client: ImportedClient } | { problems: Problem[] } {
  const account = accounts.get(foldedEmail(clientEmail));
  if (account?.role === "client") return { clientId: account.id };
  if (!account && client) return { client: { ...client, email: clientEmail } };
  const message = account
    ? "This is a broker’s email."
    : "No client logs in with this email. Add the client’s name to add them too.";
  return { problems: [{ column: "clientEmail", message }] };
}

/** Of a client, or of one who has none yet. */
const idOf = (client: { clientId: string } | { client: ImportedClient }) =>
  "clientId" in client ? client.clientId : foldedEmail(client.client.email);

/** In as many queries as parameters allow. */
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

async function rolesByEmail(db: Database, emails: readonly string[]): Promise<AccountsByEmail> {
  const rows = await inBatches([...new Set(emails)], (some) =>
    db.selectFrom("user").select(["id", "email", "role"]).where("email", "in", some).execute(),
  );
  return new Map(rows.map((row) => [row.email, row]));
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
      .select(["clientId", "email"])
      .where("clientId", "in", some)
      .where("removedAt", "is", null)
      .execute(),
  );
