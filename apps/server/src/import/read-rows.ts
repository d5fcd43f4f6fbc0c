import { broker } from "@frontage/content/broker";
import { capRateOf } from "@frontage/content/cap-rate";
import { type ImportKind, importColumns } from "@frontage/content/import-columns";
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
import { type DealSide, dealStages } from "@frontage/content/schemas/property";
import * as z from "zod/mini";
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

/** The cells of a row by column. */
type Cells = { text: (column: string) => string; refuse: (column: string, why: string) => void };

/**
 * Reads a file's rows by the schemas of their forms.
 *
 * @throws 400 for a column that there isn't
 */
export function readRows<Kind extends ImportKind>(
  kind: Kind,
  { columns, rows }: Pick<ImportRequest, "columns" | "rows">,
): ReadRow<Imported[Kind]>[] {
  const names = new Set(importColumns[kind].map(({ name }) => name));
  if (columns.some((name) => !names.has(name)) || new Set(columns).size < columns.length) {
    throw new Failure(400, "These columns can’t be imported. Please choose the file again.");
  }
  return rows.map(({ cells, row }) => {
    const problems: Problem[] = [];
    const texts = new Map(columns.map((name, index) => [name, valueOf(cells[index] ?? "")]));
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

/** "deal.stage" is the column "stage". */
function columnOf(kind: ImportKind, path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === "string");
  const columns = importColumns[kind];
  return (columns.find((column) => column.name === name) ?? columns[0])?.name ?? "";
}

/**
 * What a cell says. Excel keeps digits as text by writing `="0042"`, and exports like ours escape
 * what looks like a formula with an apostrophe.
 */
function valueOf(cell: string): string {
  const text = cell.trim();
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
    phone: text("phone"),
  }),
  contacts: (cells: Cells) => ({
    clientEmail: cells.text("clientEmail"),
    name: nameOf(cells.text),
    role: chosen(cells, "role", contactRoleNames),
    email: cells.text("email"),
    company: cells.text("company"),
    phone: cells.text("phone"),
    deals: cells
      .text("deals")
      .split(";")
      .map((name) => name.trim())
      .filter(Boolean),
  }),
  deals: dealDraft,
};

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
    name: text("name"),
    city,
    region,
    type,
    squareFeet,
    yearBuilt: amount(text("yearBuilt")),
    occupancy: amount(text("occupancy")),
    price,
    noi,
    noiPeriod:
      noi !== undefined && text("noiPeriod")
        ? chosen(cells, "noiPeriod", noiPeriodNames)
        : undefined,
    noiThrough: text("noiThrough") ? monthOf(text("noiThrough")) : undefined,
    capRate: capRateOf({ noi, price }) === undefined ? amount(text("capRate")) : undefined,
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

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

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

/** "6/2026" as "2026-06"; what isn't a month stays for the schema to refuse. */
function monthOf(text: string): string {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return month && year ? `${year}-${month.padStart(2, "0")}` : text.slice(0, 7);
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
