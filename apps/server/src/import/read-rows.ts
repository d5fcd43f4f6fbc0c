import { broker } from "@frontage/content/broker";
import { capRateOf } from "@frontage/content/cap-rate";
import { fold } from "@frontage/content/fold";
import {
  fractionAsPercent,
  type ImportKind,
  importColumns,
  isFraction,
} from "@frontage/content/import-columns";
import { noiPeriodNames } from "@frontage/content/noi-period-names";
import {
  contactRoleNames,
  dealSideNames,
  dealStageNames,
  propertyTypeNames,
} from "@frontage/content/record-names";
import {
  type ImportedClient,
  importedClientSchema,
  type ImportedContact,
  importedContactSchema,
  type ImportedDeal,
  importedDealSchema,
  type ImportRequest,
} from "@frontage/content/schemas/import";
import { cleanText } from "@frontage/content/schemas/clean-text";
import { emailSchema } from "@frontage/content/schemas/email";
import { type DealSide, dealStages } from "@frontage/content/schemas/property";
import * as z from "zod/mini";
import { foldedEmail } from "../accounts/uninvited-accounts.ts";
import { Failure } from "../http/failure.ts";

/** What is wrong with a cell: its column's name, and a sentence. */
export type Problem = { column: string; message: string };

/** A row as a record, or what is wrong with it. */
export type ReadRow<RecordType> = { row: number } & (
  | { record: RecordType }
  | { problems: Problem[] }
);

export type Imported = {
  clients: ImportedClient;
  deals: ImportedDeal;
  contacts: ImportedContact;
};

const schemas: { [Kind in ImportKind]: z.ZodMiniType<Imported[Kind]> } = {
  clients: importedClientSchema,
  deals: importedDealSchema,
  contacts: importedContactSchema,
};

type File = Pick<ImportRequest, "columns" | "rows">;

/** The cells of a row by column. */
type Cells = { text: (column: string) => string; refuse: (column: string, why: string) => void };

/** The emails that the rows' clients log in with, as accounts have them. */
export function emailsIn(kind: ImportKind, { columns, rows }: File): string[] {
  const index = columns.indexOf(kind === "clients" ? "email" : "clientEmail");
  return rows.flatMap(({ cells }) => emailOf(cells[index] ?? "") ?? []);
}

function emailOf(cell: string): string | undefined {
  const { data } = z.safeParse(emailSchema, valueOf(cell));
  return data && foldedEmail(data);
}

/**
 * Reads a file's rows by the schemas of their forms. What they say of a client who has an account
 * isn't read.
 *
 * @throws 400 for a column that there isn't
 */
export function readRows<Kind extends ImportKind>(
  kind: Kind,
  { columns, rows }: File,
  hasAccount: (email: string) => boolean,
): ReadRow<Imported[Kind]>[] {
  const names = new Set(importColumns[kind].map(({ name }) => name));
  if (columns.some((name) => !names.has(name)) || new Set(columns).size < columns.length) {
    throw new Failure(400, "These columns can’t be imported. Please choose the file again.");
  }
  return rows.map(({ cells, row }) => {
    const problems: Problem[] = [];
    const texts = new Map(columns.map((name, index) => [name, valueOf(cells[index] ?? "")]));
    if (hasAccount(emailOf(texts.get("clientEmail") ?? "") ?? "")) {
      for (const column of Object.values(clientColumns)) texts.delete(column);
    }
    for (const [column, text] of texts) {
      const message = formulaProblem(text);
      if (message) problems.push({ column, message });
    }
    const draft = drafts[kind]({
      text: (column) => texts.get(column) ?? "",
      refuse: (column, message) => problems.push({ column, message }),
    });
    const parsed = z.safeParse<z.ZodMiniType<Imported[Kind]>>(schemas[kind], draft);
    if (parsed.success && problems.length === 0) return { row, record: parsed.data };
    for (const { message, path } of parsed.error?.issues ?? []) {
      const column = columnOf(kind, path);
      // One sentence a cell is enough.
      if (!problems.some((problem) => problem.column === column)) {
        problems.push({ column, message });
      }
    }
    return { row, problems };
  });
}

const clientColumns: Record<PropertyKey, string> = {
  name: "clientName",
  company: "clientCompany",
  phone: "clientPhone",
};

/** "deal.stage" is the column "stage", and "client.name" is "clientName". */
function columnOf(kind: ImportKind, path: readonly PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === "string");
  const name = path[0] === "client" ? clientColumns[last ?? ""] : last;
  const columns = importColumns[kind];
  return (columns.find((column) => column.name === name) ?? columns[0])?.name ?? "";
}

/**
 * What a cell says. Excel keeps digits as text by writing `="0042"`, and exports like ours escape
 * what looks like a formula with an apostrophe.
 */
function valueOf(cell: string): string {
  const text = cleanText(cell);
  const quoted = /^="([^"]*)"$/.exec(text)?.[1];
  return (quoted ?? text.replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "")).trim();
}

function formulaProblem(text: string): string | undefined {
  if (text.startsWith("=")) return "This is a formula. Please replace it with its value.";
  if (/^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(text)) {
    return "The spreadsheet has an error here.";
  }
  return undefined;
}

const drafts = {
  clients: ({ text }: Cells) => ({
    name: nameOf(text),
    email: text("email"),
    company: text("company"),
    phone: phoneOf(text("phone")),
  }),
  contacts: (cells: Cells) => ({
    clientEmail: cells.text("clientEmail"),
    client: newClient(cells.text),
    name: nameOf(cells.text),
    role: chosen(cells, "role", contactRoleNames),
    email: cells.text("email"),
    company: cells.text("company"),
    phone: phoneOf(cells.text("phone")),
    deals: cells
      .text("deals")
      .split(";")
      .map((name) => name.trim())
      .filter(Boolean),
  }),
  deals: dealDraft,
};

/** Who a row's client is, if it says so: they are added unless they are there already. */
const newClient = (text: Cells["text"]) =>
  text("clientName")
    ? {
        name: text("clientName"),
        company: text("clientCompany"),
        phone: phoneOf(text("clientPhone")),
      }
    : undefined;

/** "1.3125550148E+10" is how spreadsheets write 13125550148; with fewer decimals, digits are lost. */
function phoneOf(text: string): string {
  const [, decimals = "", exponent] = /^\d\.(\d+)E\+?(\d+)$/i.exec(text) ?? [];
  return decimals.length === Number(exponent) ? String(Number(text)) : text;
}

const nameOf = (text: Cells["text"]) =>
  text("name") || [text("firstName"), text("lastName")].filter(Boolean).join(" ");

function dealDraft(cells: Cells) {
  const { refuse, text } = cells;
  const type = chosen(cells, "type", propertyTypeNames);
  const side = chosen(cells, "side", dealSideNames);
  const squareFeet = amount(text("squareFeet"));
  const [noi, price] = [amount(text("noi")), amount(text("price"))];
  const timeZone = zoneOf(text("timeZone"));
  if (timeZone === undefined) {
    refuse(
      "timeZone",
      "Please use Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii.",
    );
  }
  const [city, region] = [text("city"), text("region")];
  const size = squareFeet === undefined ? "" : `${squareFeet.toLocaleString("en-US")} SF`;
  return {
    clientEmail: text("clientEmail"),
    client: newClient(text),
    name: text("name"),
    city,
    region,
    type,
    squareFeet,
    yearBuilt: amount(text("yearBuilt")),
    occupancy: percentage(cells, "occupancy"),
    price,
    noi,
    noiPeriod:
      noi !== undefined && text("noiPeriod")
        ? chosen(cells, "noiPeriod", noiPeriodNames)
        : undefined,
    noiThrough: text("noiThrough") ? monthOf(text("noiThrough")) : undefined,
    capRate: capRateOf({ noi, price }) === undefined ? percentage(cells, "capRate") : undefined,
    rent: amount(text("rent")),
    summary:
      text("summary") || [type && propertyTypeNames[type], size, city].filter(Boolean).join(", "),
    timeZone: timeZone ?? broker.timeZone,
    deal: { side, stage: side && stageOf(cells, side) },
  };
}

function stageOf(cells: Cells, side: DealSide): string | undefined {
  if (!cells.text("stage")) return dealStages[side][0];
  const names = Object.fromEntries(dealStages[side].map((stage) => [stage, dealStageNames[stage]]));
  return chosen(cells, "stage", names);
}

const plain = (text: string) => fold(text).replace(/[^a-z0-9]/g, "");

/** One of a few, by its name or word in any spelling; anything else is refused with all of them. */
function chosen<Word extends string>(
  { refuse, text }: Cells,
  column: string,
  names: Record<Word, string>,
): Word | undefined {
  const wanted = plain(text(column));
  const words = Object.keys(names) as Word[];
  const found = words.find((word) => plain(word) === wanted || plain(names[word]) === wanted);
  if (found === undefined) {
    const list = new Intl.ListFormat("en-US", { type: "disjunction" });
    refuse(column, `Please use ${list.format(words.map((word) => names[word]))}.`);
  }
  return found;
}

/** "$7,200,000", "(12,500)", "64,000 SF", "6.25%" as numbers; NaN if it is none. */
function amount(text: string): number | undefined {
  if (text === "") return undefined;
  const match =
    /^(\(|-)?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(?:%|sf|sq\.? ?ft\.?)?\)?$/i.exec(text);
  if (!match) return Number.NaN;
  const [, sign, whole = "", decimals = ""] = match;
  const value = Number(whole.replaceAll(",", "") + decimals);
  return sign ? -value : value;
}

/** Like `amount`. "0.95" could be 95% or less than one, so it is asked about. */
function percentage({ refuse, text }: Cells, column: string): number | undefined {
  const cell = text(column);
  if (isFraction(cell)) {
    refuse(column, `Is this ${fractionAsPercent(cell)}? Enter it with a percent sign.`);
  }
  return amount(cell);
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString("en-US", { month: "long", timeZone: "UTC" }),
);

/** How spreadsheets and people write a month: "2026-06-30", "6/30/2026", "6/2026", "Jun-26", "June 2026". */
const monthPatterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.]\d{1,2})?$/,
  /^(?<month>\d{1,2})[-/.](?:\d{1,2}[-/.])?(?<year>\d{4}|\d{2})$/,
  /^(?:\d{1,2}[\s-]+)?(?<name>[a-z]{3,9})\.?(?:\s+\d{1,2},)?[\s,'-]*(?<year>\d{4}|\d{2})$/,
];

/** "6/2026" as "2026-06"; what isn't a month stays for the schema to refuse. */
function monthOf(text: string): string {
  const written = fold(text).replace(/[\st]+\d{1,2}:.*$/, "");
  const { month, name, year } =
    monthPatterns.map((pattern) => pattern.exec(written)?.groups).find(Boolean) ?? {};
  const ofName = monthNames.findIndex((each) => name && fold(each).startsWith(name)) + 1;
  const number = month ?? String(ofName || "");
  return year && number ? `${year.padStart(4, "20")}-${number.padStart(2, "0")}` : text;
}

const zones: Record<string, string> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  arizona: "America/Phoenix",
  pacific: "America/Los_Angeles",
  alaska: "America/Anchorage",
  hawaii: "Pacific/Honolulu",
};

/** "Central", "Central Time" or an IANA name; the broker's if empty. */
function zoneOf(text: string): string | undefined {
  if (text === "") return broker.timeZone;
  const named = zones[plain(text).replace(/(standard)?time$/, "")];
  if (named) return named;
  return Intl.supportedValuesOf("timeZone").find((zone) => zone === text);
}
