import { addDays } from "@frontage/records/deal-clock/days";
import {
  contractDates,
  contractTerms,
  signedLabel,
} from "@frontage/content/samples/contract-dates";
import { warehouseDays } from "@frontage/content/samples/deal-days";
import type { AnchorKind } from "@frontage/records/schemas/key-date-kinds";
import type { KeyDate } from "@frontage/records/schemas/key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import { randomUUID } from "node:crypto";
import { isExchangeDate, sampleExchangeDates } from "./sample-exchange.ts";

/** The samples' dates that others are counted from. */
const anchors: Record<string, AnchorKind> = {
  ...Object.fromEntries(
    Object.values(contractTerms).map(({ signed }) => [signed, "effective-date" as const]),
  ),
  Closing: "closing",
  "Lease begins": "lease-commencement",
};

/**
 * A sample property's key dates as records. Dates from its purchase agreement have the agreement's
 * rule; the others are set by hand.
 */
export function sampleKeyDates(property: Deal): KeyDate[] {
  const { id: dealId, progress } = property;
  const [client, other] = [{ role: "client" }, { role: "counterparty" }] as const;
  const parties =
    progress.side === "purchase"
      ? { buyer: client, seller: other }
      : { buyer: other, seller: client };
  const counted = contractDates(dealId);
  const keyDates = property.keyDates.filter((date) => !isExchangeDate(date));
  const dates = keyDates.map(({ day, done, label }): KeyDate => {
    const contractDate = counted.find((date) => date.label === label);
    const isDeadline = contractDate !== undefined || (!done && /\bdue$/.test(label));
    const shared = {
      id: randomUUID(),
      version: 1,
      dealId,
      label,
      kind: anchors[label] ?? (isDeadline ? "deadline" : "milestone"),
      status: done ? "done" : "open",
      day,
      ...(done ? { settledOn: settledDay(property, label) ?? day } : {}),
    } as const;
    if (contractDate) {
      const { party, rule, section } = contractDate;
      return { ...shared, basis: `PSA §${section}`, responsible: parties[party], rule };
    }
    const isOfContract = counted.length > 0 && label === "Closing";
    return { ...shared, basis: isOfContract ? "PSA §5" : "", override: { day, reason: "" } };
  });
  return [...dates, ...sampleExchangeDates(property)];
}

/** When a date was met before its day. */
function settledDay({ id, keyDates }: Deal, label: string): string | undefined {
  if (id !== "48-example-road" || label !== "Title objection") return undefined;
  const signed = keyDates.find((date) => date.label === signedLabel(id))?.day;
  const { agreementSigned, titleObjected } = warehouseDays;
  return signed && addDays(signed, titleObjected - agreementSigned);
}
