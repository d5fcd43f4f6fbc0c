const dayMs = 86_400_000;

/** The last days of a 1031 exchange, as calendar days: "2026-07-14". */
export type ExchangeDays = {
  /** Day 45: replacement property has to be identified in writing by its midnight. */
  identifyBy: string;
  /** Day 180: replacement property has to be received, if no tax return is due before. */
  receiveBy: string;
};

/**
 * The last days of an exchange. Day 1 is the day after the transfer; weekends and
 * holidays count, and extend nothing.
 *
 * @param saleDay day the exchanged property was transferred: "2026-07-14"
 * @returns `undefined` while that is no day
 */
export function exchangeDays(saleDay: string): ExchangeDays | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(saleDay)) return undefined;
  // In UTC every day has 24 hours.
  const sale = Date.parse(saleDay);
  if (Number.isNaN(sale)) return undefined;
  const dayAfter = (days: number) => new Date(sale + days * dayMs).toISOString().slice(0, 10);
  return { identifyBy: dayAfter(45), receiveBy: dayAfter(180) };
}
