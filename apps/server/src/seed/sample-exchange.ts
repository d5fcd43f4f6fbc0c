import { addDays } from "@frontage/records/deal-clock/days";
import type { KeyDate } from "@frontage/records/schemas/key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { dayAfter } from "../time/clock.ts";
import { today } from "../time/today.ts";

const lastDayLabel = "1031 exchange, day 180";

/** The two strict deadlines of the sample's exchange; the first was met in time. */
export function sampleExchangeDates({ id: dealId, keyDates }: Deal): KeyDate[] {
  const last = keyDates.find(({ label }) => label === lastDayLabel)?.day;
  if (last === undefined) return [];
  const transfer = addDays(last, -180);
  const strict = { dealId, basis: "IRC §1031(a)(3)", responsible: { role: "client" } } as const;
  const rule = { anchor: "first-transfer", unit: "calendar", roll: "stay" } as const;
  return [
    {
      id: randomUUID(),
      version: 1,
      dealId,
      label: "First transfer",
      kind: "first-transfer",
      basis: "Day 0",
      status: "done",
      day: transfer,
      settledOn: transfer,
      override: { day: transfer, reason: "" },
    },
    {
      ...strict,
      id: randomUUID(),
      version: 1,
      label: "1031 identification, day 45",
      kind: "exchange-identification",
      rule: { ...rule, count: 45 },
      status: "done",
      day: addDays(transfer, 45),
      settledOn: addDays(transfer, 37),
    },
    {
      ...strict,
      id: randomUUID(),
      version: 1,
      label: lastDayLabel,
      kind: "exchange-receipt",
      // With an extension, the return is never due before day 180.
      rule: { ...rule, count: 180, taxReturn: { taxpayer: "individual", isExtended: true } },
      status: "open",
      day: last,
    },
  ];
}

/** Whether a sample's date is one of `sampleExchangeDates`. */
export const isExchangeDate = ({ label }: { label: string }) => label === lastDayLabel;

/** The property that the sample client sold, and the properties identified in exchange. */
export function sampleExchange(
  now: Date,
  clientId: string,
): {
  exchange: Insertable<Tables["exchange"]>;
  replacement: Insertable<Tables["replacementProperty"]>;
} {
  const dealId = "48-example-road";
  const day = (days: number) => dayAfter(today(now), days);
  return {
    exchange: { dealId, clientId, soldName: "22 Demo Street", soldValue: null },
    replacement: {
      id: "replacement-48-example-road",
      clientId,
      dealId,
      name: "48 Example Road",
      note: "Under contract",
      value: null,
      identifiedOn: day(-31),
      createdAt: `${day(-68)}T15:00:00.000Z`,
    },
  };
}
