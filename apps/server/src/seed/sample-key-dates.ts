import { addDays } from "@frontage/records/deal-clock/days";
import { keyDateSources } from "@frontage/content/samples/deals";
import type { KeyDate } from "@frontage/records/schemas/key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import { randomUUID } from "node:crypto";
import { isExchangeDate, sampleExchangeDates } from "./sample-exchange.ts";

/**
 * A sample deal's key dates as records. Dates from its purchase agreement have the agreement's
 * rule; the others are set by hand.
 */
export function sampleKeyDates(deal: Deal): KeyDate[] {
  const { id: dealId, progress } = deal;
  const [client, other] = [{ role: "client" }, { role: "counterparty" }] as const;
  const parties =
    progress.side === "purchase"
      ? { buyer: client, seller: other }
      : { buyer: other, seller: client };
  const sources = keyDateSources(dealId);
  const isContract = [...sources.values()].some(({ rule }) => rule);
  const signed = deal.keyDates.find(({ label }) => sources.get(label)?.anchor === "effective-date");
  const keyDates = deal.keyDates.filter((date) => !isExchangeDate(date));
  const dates = keyDates.map(({ day, done, label }): KeyDate => {
    const source = sources.get(label);
    const isDeadline = source?.rule !== undefined || (!done && /\bdue$/.test(label));
    const shared = {
      id: randomUUID(),
      version: 1,
      dealId,
      label,
      kind: source?.anchor ?? (isDeadline ? "deadline" : "milestone"),
      status: done ? "done" : "open",
      day,
      ...(done ? { settledOn: day } : {}),
    } as const;
    if (source?.rule) {
      const { metAfter, party, rule, section } = source;
      return {
        ...shared,
        ...(signed && metAfter !== undefined && { settledOn: addDays(signed.day, metAfter) }),
        basis: `PSA §${section}`,
        responsible: parties[party],
        rule,
      };
    }
    const isOfContract = isContract && label === "Closing";
    return { ...shared, basis: isOfContract ? "PSA §5" : "", override: { day, reason: "" } };
  });
  return [...dates, ...sampleExchangeDates(deal)];
}
