import { documentTypeNames } from "@frontage/records/record-names";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";

import { daysBetween, formatDate, isNear } from "../../time/dates.ts";

/** Whether a requested document is due within three days, or overdue. */
export function isUrgent({ dueDay, status }: DocumentRequest, today: string): boolean {
  return status === "requested" && dueDay !== undefined && isNear(daysBetween(today, dueDay));
}

/**
 * When a request is due: "due Fri, Jul 17", "due today", "was due Fri, Jul 17"; empty without a due
 * date.
 */
export function formatDue({ dueDay }: Pick<DocumentRequest, "dueDay">, today: string): string {
  if (dueDay === undefined) return "";
  const left = daysBetween(today, dueDay);
  if (left === 0) return "due today";
  const day = formatDate(dueDay, today, { weekday: "short", month: "short", day: "numeric" });
  return left < 0 ? `was due ${day}` : `due ${day}`;
}

/** The time since a request: "6 days"; empty on the first day. @param createdOn "2026-07-08" */
export function formatWaiting(createdOn: string, today: string): string {
  const days = daysBetween(createdOn, today);
  if (days <= 0) return "";
  return days === 1 ? "1 day" : `${days} days`;
}

/** The document type that a request's text names: "Rent roll, second quarter" names a rent roll. */
export function guessType(label: string): DocumentType {
  const said = label.toLowerCase();
  const types = Object.entries(documentTypeNames) as [DocumentType, string][];
  const [named] = types
    .filter(([type, name]) => type !== "other" && said.includes(name.toLowerCase()))
    // Prefers longer names: a lease amendment isn't a lease.
    .toSorted(([, one], [, other]) => other.length - one.length);
  return named?.[0] ?? "other";
}
