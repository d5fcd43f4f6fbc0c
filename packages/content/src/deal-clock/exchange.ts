import type { TaxpayerType } from "../schemas/key-date.ts";
import { addDays } from "./days.ts";

/** When the return of a calendar-year taxpayer is due in the year after, and where that is said. */
export const taxReturns: Record<
  TaxpayerType,
  { name: string; due: string; extended: string; source: string }
> = {
  individual: {
    name: "Individual (calendar year)",
    due: "04-15",
    extended: "10-15",
    source: "IRC §6072(a); extension: Treas. Reg. §1.6081-4",
  },
  "partnership-or-s-corporation": {
    name: "Partnership or S corporation (calendar year)",
    due: "03-15",
    extended: "09-15",
    source: "IRC §6072(b); extension: Treas. Reg. §§1.6081-2, 1.6081-3",
  },
  "c-corporation": {
    name: "C corporation (calendar year)",
    due: "04-15",
    extended: "10-15",
    source: "IRC §6072(a); extension: IRC §6081(b), Treas. Reg. §1.6081-3",
  },
};

/** Where the rules come from, printed wherever an exchange's dates are. */
export const exchangeSources = [
  {
    title: "IRC §1031(a)(3)",
    detail: "Identify within 45 days; receive within 180, or by the return.",
  },
  {
    title: "Treas. Reg. §1.1031(k)-1(b)(2)",
    detail: "Both periods end at midnight, counted from the first transfer.",
  },
  { title: "IRC §6072", detail: "When tax returns are due." },
  { title: "Rev. Proc. 2018-58, §17", detail: "Disaster postponements, by IRS notice only." },
] as const;

/** The day on which these sources were read. */
export const exchangeSourcesCheckedOn = "2026-11-22";

/** What every screen with an exchange's dates says. */
export const exchangeNotices = {
  identification:
    "Identification is a signed writing delivered to your intermediary by midnight of day 45. Uploading a document here never counts.",
  strict: "Calendar days. Weekends and holidays don’t extend these dates.",
  advice: "Not tax or legal advice. Confirm every date with your intermediary and tax advisor.",
} as const;

export type ExchangeDates = {
  /** Day 45: replacement property is identified by its midnight. */
  identifyBy: string;
  day180: string;
  /** Of the taxpayer's return for the year of the transfer, with the extension if there is one. */
  returnDue: string;
  /** The earlier of the two: replacement property is received by its midnight. */
  receiveBy: string;
  applies: "day-180" | "tax-return";
};

/**
 * The due date of the return for the year of a day. Not moved off weekends and holidays: IRC §7503
 * makes a later filing timely, but the exchange's period ends with the due date.
 */
export function taxReturnDue(
  transfer: string,
  { isExtended, taxpayer }: { taxpayer: TaxpayerType; isExtended: boolean },
): string {
  const { due, extended } = taxReturns[taxpayer];
  return `${String(Number(transfer.slice(0, 4)) + 1).padStart(4, "0")}-${isExtended ? extended : due}`;
}

/**
 * The deadlines of a 1031 exchange. Day 1 is the day after the first transfer; neither moves for a
 * weekend or holiday.
 *
 * @param firstTransfer "2026-06-11", of the first property relinquished
 */
export function exchangeDates(
  firstTransfer: string,
  taxpayer: { taxpayer: TaxpayerType; isExtended: boolean },
): ExchangeDates {
  const day180 = addDays(firstTransfer, 180);
  const returnDue = taxReturnDue(firstTransfer, taxpayer);
  const isReturnEarlier = returnDue < day180;
  return {
    identifyBy: addDays(firstTransfer, 45),
    day180,
    returnDue,
    receiveBy: isReturnEarlier ? returnDue : day180,
    applies: isReturnEarlier ? "tax-return" : "day-180",
  };
}
