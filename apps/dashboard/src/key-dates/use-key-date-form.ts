import { earliestTaxReturn } from "@frontage/content/deal-clock/templates";
import {
  keyDateFormSchema,
  type KeyDateForm,
  type KeyDateRule,
  type KeyDateView,
} from "@frontage/content/schemas/key-date";
import { anchorKinds } from "@frontage/content/schemas/key-date-kinds";
import type { Property } from "@frontage/content/schemas/property";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useRecordForm } from "../components/use-record-form.ts";
import type { BrokerApi } from "../portal/portal.ts";
import { PortalError } from "../portal/portal-error.ts";
import { refreshKeyDates } from "./key-date-queries.ts";

export type KeyDateFormOptions = {
  brokerApi: BrokerApi;
  /** The date to edit; absent for a new one. */
  date: KeyDateView | undefined;
  /** The deal’s dates. */
  dates: readonly KeyDateView[];
  property: Property;
  onDone: (sentence: string) => void;
};

/** The fields of a key date and their saving, which notices what it would overwrite. */
export function useKeyDateForm({ brokerApi, date, dates, onDone, property }: KeyDateFormOptions) {
  const queryClient = useQueryClient();
  /** What this form would overwrite: changed by another tab or broker after it was opened. */
  const [theirs, setTheirs] = useState<KeyDateView>();
  const form = useRecordForm<KeyDateForm, string>({
    schema: keyDateFormSchema,
    values: date ? formOf(date) : newDate(dates),
    draftName: `key-date-${date?.id ?? property.id}`,
    isChange: date !== undefined,
    save: async (values) => {
      if (date) await change(date, values);
      else await brokerApi.addKeyDate(property.id, values);
      await refreshKeyDates(queryClient);
      return values.label;
    },
    onSaved: (label) => onDone(`${label} saved. The client sees it right away.`),
  });
  async function change({ id, sequence }: KeyDateView, values: KeyDateForm) {
    const seenSequence = theirs?.sequence ?? sequence;
    try {
      await brokerApi.changeKeyDate(property.id, id, { ...values, seenSequence });
    } catch (error) {
      if (error instanceof PortalError && error.fields.seenSequence) {
        const now = await brokerApi.keyDates(property.id);
        setTheirs(now.find((other) => other.id === id));
      }
      throw error;
    }
  }
  return { ...form, theirs };
}

/** What the form has of a date. */
function formOf(date: KeyDateView): KeyDateForm {
  const { basis, kind, label, override, responsible, rule, status, time } = date;
  return { label, kind, rule, override, basis, responsible, status, time };
}

function newDate(dates: readonly KeyDateView[]): KeyDateForm {
  const kind = "deadline";
  const rule = firstRule(dates, kind);
  return { label: "", kind, rule, basis: "", responsible: { role: "client" }, status: "open" };
}

/** The rule a date begins with, counted from the first anchor that the deal has. */
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
