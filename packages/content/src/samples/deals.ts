import { capRateOf } from "@frontage/records/cap-rate";
import { applyRule } from "@frontage/records/deal-clock/deal-clock";
import type { Deal } from "@frontage/records/schemas/deal";
import type { KeyDateRule } from "@frontage/records/schemas/key-date";
import type { AnchorKind } from "@frontage/records/schemas/key-date-kinds";
import { broker } from "../broker.ts";
import { dated } from "./dated.ts";
import rows from "./deals.json";
import { dayFrom } from "./relative-dates.ts";

/**
 * How a sample deal's key date gets its day: set by hand, or by a rule in its purchase agreement.
 */
type SampleKeyDate = {
  label: string;
  /** Makes it an anchor, from which others are counted. */
  anchor?: AnchorKind;
} & (
  | { day: string; rule?: undefined }
  | {
      rule: KeyDateRule;
      /** The section of the agreement that sets it. */
      section: number;
      /** Who has to meet it. */
      party: "buyer" | "seller";
      /** When it was met early: days from its anchor. */
      metAfter?: number;
    }
);

type Row = Omit<Deal, "version" | "capRate" | "keyDates"> & { keyDates: SampleKeyDate[] };

/** The twelve deals of the sample client: 600,000 square feet, divided as the overview shows. */
export function sampleDeals(now: Date, timeZone: string = broker.timeZone): Deal[] {
  const today = dayFrom(now, 0, timeZone);
  return dated<Row[]>(rows, now, timeZone).map((row) => {
    const dayOf = (date: SampleKeyDate): string => {
      if (!date.rule) return date.day;
      const anchor = row.keyDates.find((each) => each.anchor === date.rule.anchor);
      if (!anchor) throw new Error(`${row.name}: nothing to count "${date.label}" from.`);
      return applyRule(date.rule, dayOf(anchor));
    };
    const keyDates = row.keyDates
      .map((date) => {
        const day = dayOf(date);
        const isMet = date.rule !== undefined && date.metAfter !== undefined;
        return { label: date.label, day, done: isMet || day < today };
      })
      .toSorted((a, b) => a.day.localeCompare(b.day));
    return { ...row, keyDates, capRate: capRateOf(row), version: 1 };
  });
}

/** How each of a deal's sample key dates gets its day, by label. */
export function keyDateSources(dealId: string): Map<string, SampleKeyDate> {
  const row = dated<Row[]>(rows, new Date(), broker.timeZone).find(({ id }) => id === dealId);
  return new Map(row?.keyDates.map((date) => [date.label, date]));
}
