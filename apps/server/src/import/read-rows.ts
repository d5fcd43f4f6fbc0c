import { formatExactDollars, formatSquareFeet } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import { capRateOf } from "@frontage/records/cap-rate";
import { comparable, fold } from "@frontage/records/fold";
import {
  fractionAsPercent,
  importColumns,
  type ImportPart,
  isFraction,
  partOf,
} from "@frontage/records/import-columns";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import {
  contactRoleNames,
  dealSideNames,
  dealStageNames,
  propertyTypeNames,
} from "@frontage/records/record-names";
import {
  type ImportedClient,
  importedClientSchema,
  type ImportedContact,
  importedContactSchema,
  type ImportedDeal,
  importedDealSchema,
  type ImportRequest,
} from "@frontage/records/schemas/import";
import { cleanText } from "@frontage/records/schemas/clean-text";
import { stateCode } from "@frontage/records/state-rules/state-names";
import { type DealSide, dealStages } from "@frontage/records/schemas/deal";
import { readTimeZone, timeZoneMessage } from "@frontage/records/time-zone";
import * as z from "zod/mini";
import { foldedEmail } from "../accounts/uninvited-accounts.ts";
import { Failure } from "../http/failure.ts";
import { formatDayAs } from "../time/clock.ts";

/** What is wrong with a cell: its column's name, and a sentence. */
export type Problem = { column: string; message: string };

/** A row as records, or what is wrong with it. */
export type ReadRow =
  | {
      row: number;
      records: Records;
      version?: number | undefined;
      /** What is stored, by column, where it differs from the cell's text. */
      values: Record<string, string>;
    }
  | { row: number; problems: Problem[] };

/** What a row contains: a client, and maybe their deal and contact. */
export type Records = {
  client: ImportedClient;
  deal?: ImportedDeal | undefined;
  contact?: ImportedContact | undefined;
  /** Whether the client's name may be only a first or a last name. */
  isPartialName: boolean;
};

/** The cells of one part of a row, by field. */
type Cells = { text: (field: string) => string; refuse: (field: string, why: string) => void };
type Draft = (cells: Cells) => object;

const columnNames: ReadonlySet<string> = new Set(importColumns.map(({ name }) => name));

/**
 * Reads a file's rows with the schemas of their forms.
 *
 * @throws 400 for a column that doesn't exist
 */
export function readRows({ columns, rows }: Pick<ImportRequest, "columns" | "rows">): ReadRow[] {
  if (columns.some((name) => !columnNames.has(name)) || new Set(columns).size < columns.length) {
    throw new Failure(400, "These columns can’t be imported. Please choose the file again.");
  }
  return rows.map(({ cells, row, version }) => {
    const problems: Problem[] = [];
    const texts = new Map(columns.map((name, index) => [name, valueOf(name, cells[index] ?? "")]));
    for (const [column, text] of texts) {
      const message = formulaProblem(text);
      if (message) problems.push({ column, message });
    }
    const refuse = (column: string, message: string) => {
      // One sentence per cell is enough.
      if (!problems.some((problem) => problem.column === column)) {
        problems.push({ column, message });
      }
    };
    function read<Type>(part: ImportPart, schema: z.ZodMiniType<Type>, draft: Draft) {
      const cells: Cells = {
        text: (field) => texts.get(`${part}.${field}`) ?? "",
        refuse: (field, message) => refuse(`${part}.${field}`, message),
      };
      const { data, error } = z.safeParse(schema, draft(cells));
      for (const { message, path } of error?.issues ?? []) refuse(columnOf(part, path), message);
      return data;
    }
    const has = (part: ImportPart) =>
      [...texts].some(([column, text]) => text && partOf(column) === part);
    const client = read("client", importedClientSchema, personDraft);
    const deal = has("deal") ? read("deal", importedDealSchema, dealDraft) : undefined;
    const contact = has("contact")
      ? read("contact", importedContactSchema, contactDraft)
      : undefined;
    if (!client || problems.length > 0) return { row, problems };
    const isPartialName = texts.get("client.name")
      ? !client.name.includes(" ")
      : !texts.get("client.firstName") || !texts.get("client.lastName");
    const records = { client, deal, contact, isPartialName };
    const stored = storedTexts(records);
    const values = columns.flatMap((name, index) => {
      const [cell, text] = [cells[index]?.trim(), stored[name]];
      return cell && text !== undefined && text !== cell ? [[name, text]] : [];
    });
    return { row, version, records, values: Object.fromEntries(values) };
  });
}

const percent = (number: number | undefined) => (number === undefined ? "" : `${number}%`);
const money = (number: number | undefined) =>
  number === undefined ? "" : formatExactDollars(number);

/** A row's records as they will be stored, as text by column. */
function storedTexts({ client, contact, deal }: Records): Record<string, string> {
  const personTexts = (part: "client" | "contact", person: ImportedClient) => ({
    [`${part}.name`]: person.name,
    [`${part}.email`]: person.email,
    [`${part}.company`]: person.company,
    [`${part}.phone`]: person.phone,
  });
  return {
    ...personTexts("client", { ...client, email: foldedEmail(client.email) }),
    ...(deal && {
      "deal.name": deal.name,
      "deal.city": deal.city,
      "deal.region": deal.region,
      "deal.type": propertyTypeNames[deal.type],
      "deal.side": dealSideNames[deal.progress.side],
      "deal.stage": dealStageNames[deal.progress.stage],
      "deal.squareFeet": deal.squareFeet.toLocaleString("en-US"),
      "deal.yearBuilt": deal.yearBuilt === undefined ? "" : String(deal.yearBuilt),
      "deal.occupancy": percent(deal.occupancy),
      "deal.price": money(deal.price),
      "deal.noi": money(deal.noi),
      "deal.noiPeriod": deal.noiPeriod ? noiPeriodNames[deal.noiPeriod] : "",
      "deal.noiThrough": deal.noiThrough ? formatDayAs(`${deal.noiThrough}-01`, "MMMM yyyy") : "",
      "deal.capRate": percent(capRateOf(deal) ?? deal.capRate),
      "deal.rent": money(deal.rent),
      "deal.summary": deal.summary,
    }),
    ...(contact && {
      ...personTexts("contact", contact),
      "contact.role": contactRoleNames[contact.role],
      "contact.deals": contact.deals.join("; "),
    }),
  };
}

/** The column of an error, such as "deal.stage". */
function columnOf(part: ImportPart, path: readonly PropertyKey[]): string {
  const name = `${part}.${String(path.findLast((each) => typeof each === "string"))}`;
  return columnNames.has(name) ? name : `${part}.name`;
}

/**
 * The value of a cell. Excel keeps digits as text by writing `="0042"`, and exports like ours
 * escape what looks like a formula with an apostrophe.
 */
function valueOf(column: string, cell: string): string {
  const text = cleanText(cell);
  const quoted = /^="([^"]*)"$/.exec(text)?.[1];
  const value = (quoted ?? text.replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "")).trim();
  const isNothing = nothing.test(value) || (!personNames.test(column) && emptyWords.test(value));
  return isNothing ? "" : value;
}

/** How people and lookup formulas write that there is nothing. */
const nothing = /^(#?n\/a|n\.a\.|tbd|[-–—]+)$/i;
/** Also people's names. */
const emptyWords = /^(null|none)$/i;
const personNames = /^(client|contact)\.(name|firstName|lastName)$/;

function formulaProblem(text: string): string | undefined {
  if (text.startsWith("=")) return "This is a formula. Please replace it with its value.";
  if (/^#(REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/.test(text)) {
    return "The spreadsheet has an error here.";
  }
  return undefined;
}

const personDraft = ({ text }: Cells) => ({
  name: text("name") || [text("firstName"), text("lastName")].filter(Boolean).join(" "),
  email: text("email"),
  company: text("company"),
  phone: phoneOf(text("phone")),
});

const contactDraft = (cells: Cells) => ({
  ...personDraft(cells),
  role: cells.text("role") ? chosen(cells, "role", contactRoleNames) : "other",
  deals: cells
    .text("deals")
    .split(";")
    .map((name) => name.trim())
    .filter(Boolean),
});

/** "1.3125550148E+10" is how spreadsheets write 13125550148; with fewer decimals, digits are lost. */
function phoneOf(text: string): string {
  // Programs that write every number with a decimal.
  if (/^\d{10,}\.0$/.test(text)) return text.slice(0, -2);
  const [, decimals = "", exponent] = /^\d\.(\d+)E\+?(\d+)$/i.exec(text) ?? [];
  return decimals.length === Number(exponent) ? String(Number(text)) : text;
}

function dealDraft(cells: Cells) {
  const { refuse, text } = cells;
  const type = chosen(cells, "type", propertyTypeNames);
  const side = chosen(cells, "side", dealSideNames);
  const squareFeet = amount(text("squareFeet"), "area");
  const [noi, price] = [amount(text("noi"), "dollarsAYear"), amount(text("price"), "dollars")];
  const timeZone = text("timeZone") ? readTimeZone(text("timeZone")) : broker.timeZone;
  if (timeZone === undefined) refuse("timeZone", timeZoneMessage);
  const city = text("city");
  const region = stateCode(text("region")) ?? text("region");
  const size = squareFeet === undefined ? "" : formatSquareFeet(squareFeet);
  return {
    name: text("name"),
    city,
    region,
    type,
    squareFeet,
    yearBuilt: amount(text("yearBuilt"), "none"),
    occupancy: percentage(cells, "occupancy"),
    price,
    noi,
    noiPeriod:
      noi !== undefined && text("noiPeriod")
        ? chosen(cells, "noiPeriod", noiPeriodNames)
        : undefined,
    noiThrough: text("noiThrough") ? monthOf(text("noiThrough")) : undefined,
    capRate: capRateOf({ noi, price }) === undefined ? percentage(cells, "capRate") : undefined,
    rent: amount(text("rent"), "dollarsPerArea"),
    summary:
      text("summary") || [type && propertyTypeNames[type], size, city].filter(Boolean).join(", "),
    timeZone: timeZone ?? broker.timeZone,
    progress: { side, stage: side && stageOf(cells, side) },
  };
}

function stageOf(cells: Cells, side: DealSide): string | undefined {
  if (!cells.text("stage")) return dealStages[side][0];
  const names = Object.fromEntries(dealStages[side].map((stage) => [stage, dealStageNames[stage]]));
  return chosen(cells, "stage", names);
}

const plain = (text: string) => fold(text).replace(/[^a-z0-9]/g, "");

/** Other words that the trade uses for the same. */
const otherWords: Record<string, string> = {
  t12: "trailing-12",
  ttm: "trailing-12",
  buy: "purchase",
  sell: "sale",
};

/**
 * One of a few choices, by its name or label in any spelling; anything else is refused with the
 * list of choices.
 */
function chosen<Word extends string>(
  { refuse, text }: Cells,
  field: string,
  names: Record<Word, string>,
): Word | undefined {
  const wanted = plain(text(field));
  const words = Object.keys(names) as Word[];
  const found = words.find(
    (word) =>
      plain(word) === wanted || plain(names[word]) === wanted || otherWords[wanted] === word,
  );
  if (found === undefined) {
    const list = new Intl.ListFormat("en-US", { type: "disjunction" });
    refuse(field, `Please use ${list.format(words.map((word) => names[word]))}.`);
  }
  return found;
}

const amountPattern =
  /^(?<sign>\(|-)?\s*(?<dollars>(?:us)?\$)?\s*(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?<decimals>\.\d+|\.)?\s*(?<times>million|mm?|k)?\s*(?<unit>[^()]*)\)?$/i;

const factors: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, million: 1e6 };

/** How the amounts of a column may be written; "$250/SF" is not a price. */
const units = {
  none: /^$/,
  percent: /^%?$/,
  area: /^(r?sf|sq\.?\s?ft\.?|square feet)?$/i,
  dollars: /^\$?(usd)?$/i,
  dollarsAYear: /^\$?(usd)?\s?(\/\s?(yr|year))?$/i,
  dollarsPerArea:
    /^\$?(usd)?\s?((\/|p|per)\s?(r?sf|sq\.?\s?ft\.?|square feet))?\s?(\/\s?(yr|year))?$/i,
} as const;

/**
 * "$7,200,000", "$4.25M", "(12,500)", "64,000 SF", "$31/SF/yr", "6.25%" as numbers; NaN if it isn't
 * an amount in this unit.
 */
function amount(text: string, unit: keyof typeof units): number | undefined {
  if (text === "") return undefined;
  const found = amountPattern.exec(comparable(text))?.groups ?? {};
  const { decimals = "", dollars, sign, times = "", whole = "" } = found;
  const written = (dollars ? "$" : "") + (found["unit"] ?? "").trim();
  if (!/\d/.test(whole + decimals) || !units[unit].test(written)) return Number.NaN;
  const number = Number(whole.replaceAll(",", "") + decimals);
  // 4.35 million as a float is 4,349,999.99….
  const value = Number((number * (factors[times.toLowerCase()] ?? 1)).toFixed(6));
  return sign ? -value : value;
}

/** Like `amount`. "0.95" could mean 95% or less than 1%, so the broker is asked. */
function percentage({ refuse, text }: Cells, field: string): number | undefined {
  const cell = text(field);
  if (isFraction(cell)) {
    refuse(field, `Is this ${fractionAsPercent(cell)}? Enter it with a percent sign.`);
  }
  return amount(cell, "percent");
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

/** Dates as spreadsheets count them, in days from 1899-12-30; this century only. */
const serialDay = /^[3-7]\d{4}$/;

/** "6/2026" as "2026-06"; anything else is left for the schema to refuse. */
function monthOf(text: string): string {
  if (serialDay.test(text)) {
    return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 7);
  }
  const written = fold(text).replace(/[\st]+\d{1,2}:.*$/, "");
  const { month, name, year } =
    monthPatterns.map((pattern) => pattern.exec(written)?.groups).find(Boolean) ?? {};
  const ofName = monthNames.findIndex((each) => name && fold(each).startsWith(name)) + 1;
  const number = month ?? String(ofName || "");
  return year && number ? `${year.padStart(4, "20")}-${number.padStart(2, "0")}` : text;
}
