import type { Deal } from "@frontage/records/schemas/deal";

const totalFormat = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The total value of purchases and sales, in US dollars. */
export const volumeOf = (deals: readonly Pick<Deal, "price">[]) =>
  deals.reduce((sum, { price = 0 }) => sum + price, 0);

/** A total value: "$48.6M", or "" for none. */
export const formatTotal = (volume: number) => (volume > 0 ? totalFormat.format(volume) : "");
