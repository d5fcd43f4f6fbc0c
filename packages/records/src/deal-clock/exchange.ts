import type { TaxpayerType } from "../schemas/key-date.ts";
import { addDays } from "./days.ts";
import { taxReturns } from "./tax-returns.ts";

type ExchangeDates = {
  /** Day 45: replacement property must be identified by midnight. */
  identifyBy: string;
  day180: string;
  /**
   * The due date of the taxpayer's return for the year of the transfer, including any extension.
   */
  returnDue: string;
  /** The earlier of the two: replacement property must be received by midnight. */
  receiveBy: string;
  applies: "day-180" | "tax-return";
};

/**
 * The due date of the return for a day's year. Not moved off weekends and holidays: IRC §7503 makes
 * a later filing timely, but the exchange period ends on the due date.
 */
export function taxReturnDue(
  transfer: string,
  { isExtended, taxpayer }: { taxpayer: TaxpayerType; isExtended: boolean },
): string {
  const { due, extended } = taxReturns[taxpayer];
  return `${String(Number(transfer.slice(0, 4)) + 1).padStart(4, "0")}-${isExtended ? extended : due}`;
}

/**
 * The deadlines of a 1031 exchange. Day 1 is the day after the first transfer; neither deadline
 * moves for a weekend or holiday.
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
