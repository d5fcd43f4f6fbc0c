import { comparisonKey } from "@frontage/records/fold";
import { isStrict, keyDateKinds, passingKinds } from "@frontage/records/schemas/key-date-kinds";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { today as todayAt } from "../time/today.ts";

// Conditions for what is due: in a broker's day and daily email, a client's next steps, reminders
// and calendars.

/**
 * Whether a key date is still to be met: nobody has done or waived it, and its deal isn't archived;
 * for `where`.
 */
export const isOpenKeyDate: RawBuilder<boolean> =
  // Written out, to use the partial index.
  sql<boolean>`("keyDate"."status" in ('open', 'extended') and ${isOfActiveDeal("keyDate.dealId")})`;

const strictKinds = keyDateKinds.filter(isStrict);

/**
 * Whether an open key date stays due after its day, for `where`: someone has to meet it, and its
 * deal isn't closed. After closing, only an exchange's dates stay due.
 */
export const canBeMissed = (eb: ExpressionBuilder<Tables, "keyDate">) =>
  eb.and([
    eb("keyDate.kind", "not in", passingKinds),
    eb.or([
      eb("keyDate.kind", "in", strictKinds),
      eb(
        "keyDate.dealId",
        "not in",
        eb.selectFrom("deal").select("deal.id").where("deal.stage", "=", "closed"),
      ),
    ]),
  ]);

/**
 * Whether an event repeats a key date that is done or waived, and is therefore over as well; for
 * `where`. Many people enter a key date as an event too.
 */
export const repeatsFinishedKeyDate = (eb: ExpressionBuilder<Tables, "event">) =>
  eb.exists(
    eb
      .selectFrom("keyDate")
      .select("keyDate.id")
      .whereRef("keyDate.dealId", "=", "event.dealId")
      .whereRef("keyDate.day", "=", "event.day")
      .where("keyDate.status", "in", ["done", "waived"])
      .where(sql<boolean>`lower("keyDate"."label") = lower("event"."title")`),
  );

/** Whether a confirmed event is still to come, for the reader; for `where`. */
export const isAhead =
  ({ now, timeZone }: { now: Date; timeZone: string }) =>
  (eb: ExpressionBuilder<Tables, "event">) => {
    const today = dayAt(now, timeZone);
    return eb.and([
      eb("event.status", "=", "confirmed"),
      eb.not(repeatsFinishedKeyDate(eb)),
      eb.or([eb("event.day", "is", null), isOfActiveDeal("event.dealId")]),
      // It may still be yesterday in the event's time zone.
      eb("event.lastDay", ">=", dayAfter(today, -1)),
      eb.or([eb("event.day", ">=", today), eb("event.endsAt", ">", now.toISOString())]),
    ]);
  };

type Dated = {
  dealId?: string | null | undefined;
  /** Absent for an event with a time, which never repeats a key date. */
  day?: string;
} & ({ label: string } | { title: string });

/**
 * The rows whose deal, day and name none of the others has: many people enter a key date as an
 * event too.
 */
export function withoutRepeated<Row extends Dated>(
  rows: readonly Row[],
  others: readonly Dated[],
): Row[] {
  // Most deals have none, and comparing names takes long in a large store.
  if (rows.length === 0) return [];
  const keyOf = (row: Dated) =>
    `${row.dealId} ${row.day} ${comparisonKey("label" in row ? row.label : row.title)}`;
  const known = new Set(others.flatMap((row) => (row.day === undefined ? [] : keyOf(row))));
  return rows.filter((row) => !known.has(keyOf(row)));
}

/** What decides whether a row needs a reminder. */
type Reminded = {
  due: string;
  /** When its day was set; people were notified of it then. */
  changedAt: string;
  /** The `reminderKey` of the last reminder. */
  remindedFor: string | null;
};

/** Identifies a reminder in a row's `remindedFor`. @param daysBefore negative if it is overdue */
export const reminderKey = (due: string, daysBefore: number) => `${due} ${daysBefore}`;

/**
 * A row's unsent reminders whose day has come, except those due before its day was set. A server that
 * was down on several of those days finds them all; one email with the current number of days is
 * enough.
 *
 * @param daysBefore how many days before its day people are reminded, in order; negative is after
 */
export function unsentReminders(
  { changedAt, due, remindedFor }: Reminded,
  today: string,
  daysBefore: readonly number[],
): number[] {
  const changedOn = todayAt(new Date(changedAt));
  const sent = daysBefore.findIndex((days) => reminderKey(due, days) === remindedFor);
  return daysBefore.slice(sent + 1).filter((days) => {
    const day = dayAfter(due, -days);
    return day <= today && day > changedOn;
  });
}
