import { shiftDay } from "../../time/dates.ts";

/** The deadlines of a 1031 exchange, as calendar days: "2026-07-14". */
type ExchangeDays = {
  /** Day 45: until midnight, replacement property must be identified in writing. */
  identifyBy: string;
  /** Day 180: replacement property must be received by then, unless a tax return is due earlier. */
  receiveBy: string;
};

/**
 * The deadlines of an exchange. Day 1 is the day after the transfer. Weekends and holidays count,
 * and don't extend a deadline.
 *
 * @param saleDay the day the sold property was transferred: "2026-07-14"
 * @returns undefined if `saleDay` isn't a day
 */
export function exchangeDays(saleDay: string): ExchangeDays | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(saleDay)) return undefined;
  if (Number.isNaN(Date.parse(saleDay))) return undefined;
  return { identifyBy: shiftDay(saleDay, 45), receiveBy: shiftDay(saleDay, 180) };
}
