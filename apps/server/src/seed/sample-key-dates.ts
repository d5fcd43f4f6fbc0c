import type { AnchorKind } from "@frontage/content/schemas/key-date-kinds";
import type { KeyDate } from "@frontage/content/schemas/key-date";
import type { Property } from "@frontage/content/schemas/property";
import { randomUUID } from "node:crypto";
import { isExchangeDate, sampleExchangeDates } from "./sample-exchange.ts";

/** The samples' dates that others are counted from. */
const anchors: Record<string, AnchorKind> = {
  "Purchase agreement signed": "effective-date",
  Closing: "closing",
  "Lease begins": "lease-commencement",
};

/** The sections of the sample agreements that set these days. */
const sections: Record<string, string> = {
  "Due diligence ends": "PSA §4",
  "Due diligence ended": "PSA §4",
  Closing: "PSA §5",
};

const dayMs = 86_400_000;

/**
 * A sample property's key dates as records. What follows a signed purchase agreement is counted
 * from it, on the same days; the others are set by hand.
 */
export function sampleKeyDates(property: Property): KeyDate[] {
  const { id: dealId, deal } = property;
  // Until due diligence ends, it is the buyer's to end the agreement.
  const buyer = { role: deal.side === "purchase" ? "client" : "counterparty" } as const;
  const keyDates = property.keyDates.filter((date) => !isExchangeDate(date));
  const signed = keyDates.find(({ label }) => anchors[label] === "effective-date")?.day;
  const dates = keyDates.map(({ day, done, label }): KeyDate => {
    const isDeadline = !done && (signed !== undefined || /\b(due|ends)$/.test(label));
    const kind = anchors[label] ?? (isDeadline ? "deadline" : "milestone");
    const isCounted = signed !== undefined && day > signed && !done;
    return {
      id: randomUUID(),
      version: 1,
      dealId,
      label,
      kind,
      basis: (signed && sections[label]) ?? "",
      ...(signed && label.startsWith("Due diligence") ? { responsible: buyer } : {}),
      status: done ? "done" : "open",
      day,
      ...(done ? { settledOn: day } : {}),
      ...(isCounted && signed !== undefined
        ? {
            rule: {
              anchor: "effective-date",
              count: Math.round((Date.parse(day) - Date.parse(signed)) / dayMs),
              unit: "calendar",
              roll: "stay",
            },
          }
        : { override: { day, reason: "" } }),
    };
  });
  return [...dates, ...sampleExchangeDates(property)];
}
