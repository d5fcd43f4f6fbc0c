import {
  formatMissing,
  formatResponsible,
  formatRule,
  keyDateStatusNames,
} from "@frontage/records/deal-clock/labels";
import { applyRule, type Due, isSettled } from "@frontage/records/deal-clock/deal-clock";
import { formatRolled } from "@frontage/records/deal-clock/rolled";
import { endOfDay, isOffersDue } from "@frontage/records/market-dates";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { KeyDate, KeyDateView } from "@frontage/records/schemas/key-date";
import { isPassing } from "@frontage/records/schemas/key-date-kinds";
import type { Deal, DealSide } from "@frontage/records/schemas/deal";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

type KeyDateRow = Selectable<Tables["keyDate"]>;

/** The columns that a record sets. */
export function keyDateColumns(date: KeyDate) {
  const { basis, day = null, dealId, id, kind, label, override, responsible, rule } = date;
  return {
    id,
    dealId,
    label,
    kind,
    rule: rule ? JSON.stringify(rule) : null,
    override: override ? JSON.stringify(override) : null,
    basis,
    responsibleRole: responsible && "role" in responsible ? responsible.role : null,
    responsibleContactId: responsible && "contactId" in responsible ? responsible.contactId : null,
    status: date.status,
    time: date.time ?? null,
    day,
    settledOn: date.settledOn ?? null,
  };
}

/** The record of a row. Not validated again, because a broker's lists have thousands. */
export function keyDateOf(row: KeyDateRow): KeyDate {
  const { basis, day, dealId, id, kind, label, override, rule, status, time } = row;
  const { settledOn, version } = row;
  const responsible =
    row.responsibleContactId === null
      ? row.responsibleRole && { role: row.responsibleRole }
      : { contactId: row.responsibleContactId };
  return {
    id,
    dealId,
    label,
    kind,
    basis,
    status,
    ...(rule === null ? {} : { rule: JSON.parse(rule) }),
    ...(override === null ? {} : { override: JSON.parse(override) }),
    ...(responsible ? { responsible } : {}),
    ...(time === null ? {} : { time }),
    ...(day === null ? {} : { day }),
    ...(settledOn === null ? {} : { settledOn }),
    version,
  };
}

/**
 * A record as its screens show it.
 *
 * @param of.due its computed day, or what it waits for
 * @param of.dates the deal's, to name what it is counted from
 * @param of.contacts the names of those who are responsible, by id
 */
export function keyDateView(
  date: KeyDate,
  {
    contacts,
    dates,
    due,
    side,
  }: {
    contacts: ReadonlyMap<string, string>;
    dates: readonly KeyDate[];
    due: Due | undefined;
    side: DealSide;
  },
): KeyDateView {
  const { kind, responsible, rule } = date;
  const anchor = rule && dates.find((other) => other.kind === rule.anchor);
  const responsibleName = formatResponsible(responsible, { contacts, side });
  return {
    ...date,
    ...(rule ? { ruleText: formatRule(rule, anchor?.label) } : {}),
    ...(responsibleName ? { responsibleName } : {}),
    ...(due?.missing ? { missing: formatMissing(due.missing, kind) } : {}),
  };
}

/**
 * A key date as a deal lists it.
 *
 * @param of.dates the deal's, with the day of what it is counted from
 * @param of.today "2026-07-14": milestones and the like before it have passed
 */
export function dealKeyDate(
  view: KeyDateView,
  { dates, today }: { dates: readonly KeyDate[]; today: string },
) {
  const { basis, day, id, kind, label, override, responsibleName, ruleText } = view;
  const { settledOn, status, time, version } = view;
  const hasPassed = isPassing(kind) && !isSettled(view) && day !== undefined && day < today;
  return {
    id,
    version,
    label,
    kind,
    status,
    done: status === "done" || hasPassed,
    ...(basis ? { basis } : {}),
    ...(ruleText && (override || givesDay(view, dates))
      ? { rule: ruleText + rolledOf(view, dates) }
      : {}),
    ...(responsibleName ? { responsible: responsibleName } : {}),
    ...(override && (ruleText || override.reason)
      ? { override: overrideText(view, override, dates) }
      : {}),
    ...(time ? { time } : {}),
    ...(settledOn ? { settledOn } : {}),
  } satisfies Partial<Deal["keyDates"][number]>;
}

function rolledOf({ day, override, rule }: KeyDate, dates: readonly KeyDate[]): string {
  const anchorDay = rule && dates.find(({ kind }) => kind === rule.anchor)?.day;
  if (!anchorDay || day === undefined || override) return "";
  return formatRolled(rule, { anchor: anchorDay, due: day });
}

/** Whether a date is on the day its rule gives; a finished one keeps its day when others move. */
function givesDay({ day, rule }: KeyDate, dates: readonly KeyDate[]): boolean {
  const anchorDay = rule && dates.find(({ kind }) => kind === rule.anchor)?.day;
  return !anchorDay || day === undefined || applyRule(rule, anchorDay) === day;
}

function overrideText(
  { day, rule }: KeyDate,
  { by, from, link, on, reason }: NonNullable<KeyDate["override"]>,
  dates: readonly KeyDate[],
) {
  const anchorDay = rule && dates.find(({ kind }) => kind === rule.anchor)?.day;
  // Before the earlier day was stored, the rule gave it.
  const earlier = from ?? (anchorDay && applyRule(rule, anchorDay));
  return {
    reason,
    ...(earlier && earlier !== day ? { from: earlier } : {}),
    ...(link ? { link } : {}),
    ...(by ? { by } : {}),
    ...(on ? { on } : {}),
  };
}

/** A row with a day, as an all-day event. */
export function keyDateEvent(row: KeyDateRow & { day: string }): PortalEvent {
  const { basis, clientId, day, dealId, id, kind, label, status, time, version } = row;
  const override = keyDateOf(row).override;
  const note = [
    basis,
    row.rule === null ? "" : (override?.reason ?? ""),
    status === "open" ? "" : keyDateStatusNames[status],
  ].filter(Boolean);
  return {
    id,
    clientId,
    dealId,
    kind: isPassing(kind) ? "milestone" : "deadline",
    title: label,
    day,
    ...((time !== null || isOffersDue(row)) && { time: time ?? endOfDay }),
    // Calendar apps remove waived dates.
    ...(status === "waived"
      ? { status: "canceled", endedBy: "broker", reason: "Waived" }
      : { status: "confirmed" }),
    isKeyDate: true,
    ...(status === "done" ? { isDone: true } : {}),
    version,
    ...(note.length > 0 ? { note: note.join("\n") } : {}),
  };
}

/** "17:00" → "5pm" */
export function formatClock(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(2) === ":00" ? "" : time.slice(2);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}
