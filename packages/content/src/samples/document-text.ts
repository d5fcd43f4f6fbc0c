import { addDays } from "@frontage/records/deal-clock/days";
import type { Deal } from "@frontage/records/schemas/deal";
import type { DocumentVersion, PortalDocument } from "@frontage/records/schemas/document";
import { broker } from "../broker.ts";
import { dayOf } from "./relative-dates.ts";

/** A version of a sample document, with its deal. */
export type SampleFile = { document: PortalDocument; version: DocumentVersion; deal: Deal };

type Column = { label: string; isFigure: boolean };

/** The parts of a document, from top to bottom. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  /** Starts a new page. */
  | { kind: "page" };

/**
 * The content of a version of a sample document, from `documents/<id>.md`: paragraphs, `##`
 * headings, tables, and `---` for a new page. Numbered headings are numbered again, in order.
 * - `{{version 1, 2}}` before a paragraph: it is only in these versions
 * - `{{broker.name}}`, `{{broker.businessName}}`, `{{broker.firm.name}}`
 * - `{{Closing}}`: the day of that key date; `{{day}}`: the day the version was added
 * - `{{day -9 days}}`, `{{start of Closing +2 months}}` or `end of`; `{{month of …}}` is "June 2026",
 *   `{{year of …}}` is "2026"
 */
export async function documentBlocks({ deal, document, version }: SampleFile): Promise<Block[]> {
  const { default: markdown } = await import(`./documents/${document.id}.md`);
  const days = new Map(deal.keyDates.map(({ day, label }) => [label, day]));
  days.set("day", dayOf(version.addedAt, broker.timeZone));
  let sections = 0;
  return String(markdown)
    .trim()
    .split("\n\n")
    .flatMap((paragraph): Block[] => {
      const versions = /^\{\{version ([\d, ]+)\}\} /.exec(paragraph);
      if (versions && !versions[1]?.split(", ").includes(String(version.number))) return [];
      const text = paragraph
        .slice(versions?.[0].length ?? 0)
        .replace(
          /\{\{(.+?)\}\}/g,
          (_, name: string) => brokerTexts[name] ?? formatDate(name, days),
        );
      if (text === "---") return [{ kind: "page" }];
      if (text.startsWith("|")) return [table(text)];
      if (!text.startsWith("## ")) return [{ kind: "text", text }];
      return [{ kind: "heading", text: text.slice(3).replace(/^\d+\./, () => `${++sections}.`) }];
    });
}

const brokerTexts: Record<string, string> = {
  "broker.name": broker.name,
  "broker.businessName": broker.businessName,
  "broker.firm.name": broker.firm.name,
};

function table(text: string): Block {
  const [labels = [], alignments = [], ...rows] = text.split("\n").map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
  const columns = labels.map((label, index) => ({
    label,
    isFigure: alignments[index]?.endsWith(":") ?? false,
  }));
  return { kind: "table", columns, rows };
}

/** "end of Closing +2 months" → "October 31, 2026" */
function formatDate(expression: string, days: ReadonlyMap<string, string>): string {
  const [, part, label = "", count = "0", unit] =
    /^(?:(start|end|month|year) of )?(.+?)(?: ([+-]\d+) (days|months?))?$/.exec(expression) ?? [];
  const day = days.get(label);
  if (day === undefined) throw new Error(`A sample document has no date for "${expression}".`);
  const format = (on: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(on));
  if (!part) return format(addDays(day, Number(count)), { dateStyle: "long" });
  const [year = 0, month = 1] = day.split("-").map(Number);
  const monthsOn = unit === "days" ? 0 : Number(count);
  const on = new Date(
    Date.UTC(year, month - 1 + monthsOn + (part === "end" ? 1 : 0), part === "end" ? 0 : 1),
  ).toISOString();
  if (part === "month") return format(on, { month: "long", year: "numeric" });
  return part === "year" ? on.slice(0, 4) : format(on, { dateStyle: "long" });
}
