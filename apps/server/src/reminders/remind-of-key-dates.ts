import { keyDatePath } from "@frontage/content/dashboard";
import type { Logger } from "pino";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import { isOpenKeyDate } from "../due/due.ts";
import { isOfClientsSide } from "../key-dates/responsible-side.ts";
import { formatClock } from "../key-dates/rows.ts";
import { type Notifier, type StoredNotification, storeNotification } from "../changes/notifier.ts";
import { dayAfter, formatFullDay, formatZone } from "../time/clock.ts";
import { today } from "../time/today.ts";

/** How many days before a key date people are reminded of it. */
const daysBefore = [14, 7, 3, 1, 0] as const;

type Dependencies = { db: Database; log: Logger; notifier: Notifier };

/**
 * Reminds people of key dates that are due in two weeks, one week, three days, one day or today, in
 * the broker's time zone: the broker, and the client if their side is responsible. Once for each
 * day; a date that got its day only today is left out, because people were just notified. Several
 * processes may do this concurrently. Errors are logged and retried the next time.
 */
export async function remindOfKeyDates(
  dependencies: Dependencies,
  now: Date = new Date(),
): Promise<void> {
  const { db, log } = dependencies;
  try {
    const brokers = await brokerIds(db);
    for (const date of await listDue(db, today(now))) {
      await remindOf(dependencies, date, brokers).catch((error: unknown) =>
        log.error({ err: error, keyDate: date.id }, "Reminding failed"),
      );
    }
  } catch (error) {
    log.error({ err: error }, "Reminding failed");
  }
}

type DueDate = Awaited<ReturnType<typeof listDue>>[number];

async function listDue(db: Database, day: string) {
  const rows = await db
    .selectFrom("keyDate")
    .innerJoin("user", "user.id", "keyDate.clientId")
    .innerJoin("deal", "deal.id", "keyDate.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .leftJoin("contact", "contact.id", "keyDate.responsibleContactId")
    .select([
      "keyDate.id",
      "keyDate.dealId",
      "keyDate.clientId",
      "keyDate.label",
      "keyDate.day",
      "keyDate.time",
    ])
    .select((eb) => eb.fn.coalesce("contact.role", "keyDate.responsibleRole").as("responsibleRole"))
    .select(["keyDate.changedAt", "keyDate.remindedFor"])
    .select(["user.name as clientName", "property.name as dealName", "property.timeZone"])
    .where(
      "keyDate.day",
      "in",
      daysBefore.map((days) => dayAfter(day, days)),
    )
    .where(isOpenKeyDate)
    .where("keyDate.kind", "!=", "milestone")
    .execute();
  return rows.flatMap(({ day: due, ...row }) => {
    if (due === null || today(new Date(row.changedAt)) >= day) return [];
    const left = daysBefore.find((days) => dayAfter(day, days) === due) ?? 0;
    const key = `${due} ${left}`;
    return row.remindedFor === key ? [] : [{ ...row, due, key, left }];
  });
}

async function remindOf(
  { db, notifier }: Dependencies,
  { due, key, left, ...date }: DueDate,
  brokers: readonly string[],
): Promise<void> {
  const personIds = isOfClientsSide(date.responsibleRole) ? [date.clientId, ...brokers] : brokers;
  const stored = await db.transaction().execute(async (transaction) => {
    // Only one process claims it. If it is being moved at this moment, it waits for the next run.
    const claimed = await transaction
      .updateTable("keyDate")
      .set({ remindedFor: key })
      .where("id", "=", date.id)
      .where("day", "=", due)
      .where(isOpenKeyDate)
      .where((eb) => eb.or([eb("remindedFor", "is", null), eb("remindedFor", "!=", key)]))
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return [];
    const notifications: StoredNotification[] = [];
    for (const personId of personIds) {
      // Brokers have many clients.
      const client = personId === date.clientId ? "" : date.clientName;
      const notification = {
        kind: "event",
        title: `${date.label}: ${formatLeft(left)}`,
        detail: [client, date.dealName, formatDue(due, date)].filter(Boolean).join(", "),
        path: keyDatePath(date.dealId, date.id),
        // Replaces an earlier reminder, but not the notification of a change.
        replaces: { titled: `${date.label}: ` },
        isReminder: true,
      } as const;
      notifications.push(await storeNotification(transaction, [personId], notification));
    }
    return notifications;
  });
  await Promise.all(stored.map(notifier.send));
}

/** "Friday, July 17, 2026, by 5pm Central time (Chicago)" */
function formatDue(day: string, { time, timeZone }: Pick<DueDate, "time" | "timeZone">): string {
  const clock = time === null ? "" : `by ${formatClock(time)} ${formatZone(timeZone)}`;
  return [formatFullDay(day), clock].filter(Boolean).join(", ");
}

function formatLeft(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `${days} days left`;
}
