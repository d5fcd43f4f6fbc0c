import {
  formatResponsible,
  formatRule,
  keyDateKindNames,
  keyDateStatusNames,
} from "@frontage/records/deal-clock/labels";
import { earliestTaxReturn } from "@frontage/records/deal-clock/templates";
import {
  keyDateFormSchema,
  type KeyDate,
  type KeyDateForm,
  type KeyDateRule,
  type KeyDateView,
} from "@frontage/records/schemas/key-date";
import { anchorKinds } from "@frontage/records/schemas/key-date-kinds";
import type { Deal } from "@frontage/records/schemas/deal";
import { useQuery } from "@tanstack/react-query";

import { deals } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { useRecordForm } from "../components/use-record-form.ts";
import { dayWithWeekday, formatClock, formatDay } from "../time/dates.ts";
import { dealPartiesQuery } from "../api/contact-queries.ts";

export type KeyDateFormOptions = {
  /** The date to edit; absent for a new one. */
  date: KeyDateView | undefined;
  /** The deal’s dates. */
  dates: readonly KeyDateView[];
  deal: Deal;
  onDone: (sentence: string) => void;
};

/** The form of a key date, and saving it. */
export function useKeyDateForm({ date, dates, onDone, deal }: KeyDateFormOptions) {
  const { data: parties = [] } = useQuery(dealPartiesQuery(deal.id));
  const contacts = new Map(parties.map(({ id, name }) => [id, name]));
  return useRecordForm<KeyDateForm, string, KeyDate>({
    schema: keyDateFormSchema,
    values: date ? formOf(date) : newDate(dates),
    draftName: `key-date-${date?.id ?? deal.id}`,
    isChange: date !== undefined,
    edited: date && {
      record: date,
      valuesOf: formOf,
      texts: {
        label: "Name",
        kind: { label: "Kind", format: (kind) => keyDateKindNames[kind] },
        rule: { label: "Rule", format: (rule) => (rule ? formatRule(rule) : "") },
        override: { label: "Date", format: formatOverride },
        basis: "Contract section",
        responsible: {
          label: "Responsible",
          format: (responsible) =>
            formatResponsible(responsible, { contacts, side: deal.progress.side }) ?? "",
        },
        time: { label: "Time", format: (time) => (time ? formatClock(time) : "") },
        status: { label: "Status", format: (status) => keyDateStatusNames[status] },
      },
      newsOf: dayNews,
    },
    save: async (values, seen) => {
      if (seen) {
        const { id, version } = seen;
        await read(
          deals[":dealId"]["key-dates"][":id"].$put({
            param: { dealId: deal.id, id },
            json: { ...values, version },
          }),
        );
      } else
        await read(
          deals[":dealId"]["key-dates"].$post({ param: { dealId: deal.id }, json: values }),
        );
      return values.label;
    },
    changes: ["deals"],
    onSaved: (label) => onDone(`${label} saved. The client sees it right away.`),
  });
}

/** An override as text: "Jul 20, 2099 (Amendment 1)". */
function formatOverride(override: KeyDateForm["override"]): string {
  if (!override) return "by rule";
  const { day, reason } = override;
  return [day && formatDay(day, dayWithWeekday), reason && `(${reason})`].filter(Boolean).join(" ");
}

/** The sentence about a day that has changed, maybe with the date that it is counted from. */
function dayNews(before: KeyDate, now: KeyDate): string[] {
  const [from, to] = [before, now].map(({ day }) =>
    day ? formatDay(day, dayWithWeekday) : "none",
  );
  return from === to ? [] : [`Its date moved: ${from} → ${to}.`];
}

/** A date's values in the form. */
function formOf(date: KeyDate): KeyDateForm {
  const { basis, kind, label, override, responsible, rule, status, time } = date;
  return { label, kind, rule, override, basis, responsible, status, time };
}

function newDate(dates: readonly KeyDateView[]): KeyDateForm {
  const kind = "deadline";
  const rule = firstRule(dates, kind);
  return { label: "", kind, rule, basis: "", responsible: { role: "client" }, status: "open" };
}

/** The rule that a new date starts with, counted from the first anchor that the deal has. */
export function firstRule(dates: readonly KeyDateView[], kind: KeyDateForm["kind"]): KeyDateRule {
  const others = anchorKinds.filter((anchor) => anchor !== kind);
  const anchor = others.find((one) => dates.some((date) => date.kind === one)) ?? "effective-date";
  const common = { anchor, count: 30, unit: "calendar" } as const;
  if (kind === "exchange-identification") {
    return { ...common, anchor: "first-transfer", count: 45, roll: "stay" };
  }
  if (kind === "exchange-receipt") {
    const taxReturn = earliestTaxReturn;
    return { ...common, anchor: "first-transfer", count: 180, roll: "stay", taxReturn };
  }
  return { ...common, roll: "next" };
}
