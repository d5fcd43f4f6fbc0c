import { comparisonKey } from "@frontage/records/fold";
import { type PeopleColumn, peopleColumns } from "@frontage/records/import-columns";
import { fieldMessages } from "@frontage/records/messages";
import { contactRoleNames } from "@frontage/records/record-names";
import { cleanText } from "@frontage/records/clean-text";
import type { ContactRole } from "@frontage/records/schemas/contact";
import {
  type ImportedClient,
  importedClientSchema,
  type ImportedContact,
  importedContactSchema,
  type ImportForm,
  type ImportPreview,
} from "@frontage/records/schemas/import";
import * as z from "zod/mini";
import { foldedEmail } from "../accounts/uninvited-accounts.ts";
import { batchesOf } from "../database/batches.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";

/** The new records of a file's rows. */
export type CheckedRows = {
  rows: ImportPreview["rows"];
  clients: readonly ImportedClient[];
  contacts: readonly { client: string; record: ImportedContact }[];
  /** Existing accounts by email, as accounts store it. */
  accounts: ReadonlyMap<string, Account>;
};

type Account = Pick<Person, "email" | "id" | "role">;
type Problem = ImportPreview["rows"][number]["problems"][number];
type Cells = ImportForm["rows"][number]["cells"];

/** A row as records, or what is wrong with it. */
type ReadRow = {
  row: number;
  problems: Problem[];
  client?: ImportedClient | undefined;
  contact?: ImportedContact | undefined;
};

/**
 * Reads a file's rows, and compares them with each other and with what is stored. A client is
 * recognized by login email, a contact by client and email; both stay as they are.
 *
 * @param db everyone's rows, or the transaction that stores the new ones
 */
export async function checkRows(db: Database, { rows }: ImportForm): Promise<CheckedRows> {
  const read = rows.map(({ cells, row }) => readRow(row, cells));
  const emails = read.flatMap(({ client }) => (client ? [foldedEmail(client.email)] : []));
  const accounts = await accountsOf(db, [...new Set(emails)]);
  const known = await contactKeys(db, [...accounts.values()]);

  const firsts = new Map<string, { row: number; record: ImportedClient }>();
  const clients: ImportedClient[] = [];
  const contacts: CheckedRows["contacts"][number][] = [];
  const checked = read.map(({ client, contact, problems, row }) => {
    const adds: ImportPreview["rows"][number]["adds"] = [];
    if (!client || problems.length > 0) return { row, adds, problems };
    const email = foldedEmail(client.email);
    const account = accounts.get(email);
    const first = firsts.get(email);
    const wrong = account ? accountProblem(account) : clientProblem(client, first);
    if (wrong) return { row, adds, problems: [wrong] };
    if (!account && !first) {
      firsts.set(email, { row, record: client });
      clients.push(client);
      adds.push("client");
    }
    const key = contact && contactKey(email, contact.email);
    if (key && !known.has(key)) {
      known.add(key);
      contacts.push({ client: email, record: contact });
      adds.push("contact");
    }
    return { row, adds, problems };
  });
  return { rows: checked, clients, contacts, accounts };
}

/** Reads a row with the schemas of its records' forms. */
function readRow(row: number, cells: Cells): ReadRow {
  const problems: Problem[] = [];
  const refuse = (column: PeopleColumn, message: string) => {
    // Keep only the first problem of each cell.
    if (!problems.some((problem) => problem.column === column)) problems.push({ column, message });
  };
  const text = (column: PeopleColumn) => valueOf(cells[column] ?? "");
  for (const column of columns) {
    const message = formulaProblem(text(column));
    if (message) refuse(column, message);
  }
  const person = (owner: "client" | "contact") => ({
    name: text(`${owner}Name`),
    email: text(`${owner}Email`),
    company: text(`${owner}Company`),
    phone: phoneOf(text(`${owner}Phone`)),
  });
  function parse<Type>(owner: "client" | "contact", schema: z.ZodMiniType<Type>, draft: object) {
    const { data, error } = z.safeParse(schema, draft);
    for (const { message, path } of error?.issues ?? []) {
      const name = `${owner}${capitalized(String(path[0]))}`;
      refuse(columns.find((column) => column === name) ?? `${owner}Name`, message);
    }
    return data;
  }
  const client = parse("client", importedClientSchema, person("client"));
  const hasContact = columns.some((column) => column.startsWith("contact") && text(column));
  const contact = hasContact
    ? parse("contact", importedContactSchema, {
        ...person("contact"),
        role: roleOf(text("contactRole")),
      })
    : undefined;
  return { row, problems, client, contact };
}

const columns = Object.keys(peopleColumns) as PeopleColumn[];
const capitalized = (field: string) => `${field[0]?.toUpperCase()}${field.slice(1)}`;

/**
 * The value of a cell. Excel keeps digits as text by writing `="0042"`, and exports like ours
 * escape what looks like a formula with an apostrophe.
 */
function valueOf(cell: string): string {
  const text = cleanText(cell);
  const quoted = /^="([^"]*)"$/.exec(text)?.[1];
  const value = (quoted ?? text.replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "")).trim();
  return /^(#?n\/a|[-–—]+)$/i.test(value) ? "" : value;
}

function formulaProblem(text: string): string | undefined {
  if (text.startsWith("=")) return "This is a formula. Please replace it with its value.";
  if (/^#(REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/.test(text)) {
    return "The spreadsheet has an error here.";
  }
  return undefined;
}

/** "1.3125550148E+10" is how spreadsheets write 13125550148; with fewer decimals, digits are lost. */
function phoneOf(text: string): string {
  const [, decimals = "", exponent] = /^\d\.(\d+)E\+?(\d+)$/i.exec(text) ?? [];
  return decimals.length === Number(exponent) ? String(Number(text)) : text;
}

const roles = Object.entries(contactRoleNames) as [ContactRole, string][];

/** The role with this name, "Other" for none; any other word as it is, for the schema to refuse. */
const roleOf = (text: string): string =>
  text === ""
    ? "other"
    : (roles.find(([, name]) => comparisonKey(name) === comparisonKey(text))?.[0] ?? text);

const accountProblem = ({ role }: Account): Problem | undefined =>
  role === "broker" ? { column: "clientEmail", message: "This is a broker’s email." } : undefined;

/** What is wrong with a new client; an earlier row may be about the same one. */
function clientProblem(
  client: ImportedClient,
  first: { row: number; record: ImportedClient } | undefined,
): Problem | undefined {
  if (!first) {
    return client.name ? undefined : { column: "clientName", message: fieldMessages.name };
  }
  const fields = { name: "clientName", company: "clientCompany", phone: "clientPhone" } as const;
  for (const field of ["name", "company", "phone"] as const) {
    if (client[field] && comparisonKey(client[field]) !== comparisonKey(first.record[field])) {
      const said = first.record[field];
      const message = said
        ? `Row ${first.row} says “${said}”.`
        : `Row ${first.row} leaves this empty. Please enter it there.`;
      return { column: fields[field], message };
    }
  }
  return undefined;
}

const contactKey = (client: string, email: string) =>
  JSON.stringify([client, comparisonKey(email)]);

async function accountsOf(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const accounts = new Map<string, Account>();
  for (const some of batchesOf(emails)) {
    const found = await db
      .selectFrom("user")
      .select(["id", "email", "role"])
      .where("email", "in", some)
      .execute();
    for (const account of found) accounts.set(account.email, account);
  }
  return accounts;
}

/** The contacts that accounts have. */
async function contactKeys(db: Database, accounts: readonly Account[]): Promise<Set<string>> {
  const emailOf = new Map(accounts.map(({ email, id }) => [id, email]));
  const keys = new Set<string>();
  for (const some of batchesOf([...emailOf.keys()])) {
    const found = await db
      .selectFrom("contact")
      .select(["clientId", "email"])
      .where("clientId", "in", some)
      .where("removedAt", "is", null)
      .execute();
    for (const { clientId, email } of found) {
      keys.add(contactKey(emailOf.get(clientId) ?? "", email));
    }
  }
  return keys;
}
