import { keyDatePath } from "@frontage/content/dashboard";
import { formatDaysLeft } from "@frontage/records/deal-clock/due-sentence";
import type { Database } from "../database/open-database.ts";
import { canBeMissed, isOpenKeyDate } from "../due/due.ts";
import { isOfClientsSide } from "../key-dates/responsible-side.ts";
import { formatClock } from "../key-dates/rows.ts";
import { dayAfter, formatFullDay, formatZone } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { remindOfEach, type ReminderServices, withUnsent } from "./remind-of-each.ts";

/** How many days before a key date people are reminded of it. */
const daysBefore = [14, 7, 3, 1, 0] as const;
const longestBefore = daysBefore[0];

/**
 * Reminds people of key dates that are due in two weeks, one week, three days, one day or today, in
 * the broker's time zone: the broker, and the client if their side is responsible. Once for each
 * day, and later if the server was down on it.
 */
export const remindOfKeyDates = async (services: ReminderServices, now: Date = new Date()) =>
  remindOfEach(services, {
    list: (db) => listDue(db, today(now)),
    async claim(transaction, { due, id, key }) {
      // If it is being moved at this moment, it waits for the next run.
      const claimed = await transaction
        .updateTable("keyDate")
        .set({ remindedFor: key })
        .where("id", "=", id)
        .where("day", "=", due)
        .where(isOpenKeyDate)
        .where("remindedFor", "is distinct from", key)
        .executeTakeFirst();
      return claimed.numUpdatedRows > 0n;
    },
    notices(_, { due, left, ...date }, brokers) {
      const { clientId, clientName, dealId, dealName, id, label } = date;
      const personIds = isOfClientsSide(date.responsibleRole) ? [clientId, ...brokers] : brokers;
      return personIds.map((personId) => {
        // Brokers have many clients.
        const client = personId === clientId ? "" : clientName;
        const notification = {
          kind: "event",
          title: `${label}: ${formatDaysLeft(left).toLowerCase()}`,
          detail: [client, dealName, formatDue(due, date)].filter(Boolean).join(", "),
          path: keyDatePath(dealId, id),
          // Replaces an earlier reminder, but not the notification of a change.
          subject: `reminder ${id}`,
          isReminder: true,
        } as const;
        return { personIds: [personId], notification };
      });
    },
  });

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
      "keyDate.day as due",
      "keyDate.time",
    ])
    .select((eb) => eb.fn.coalesce("contact.role", "keyDate.responsibleRole").as("responsibleRole"))
    .select(["keyDate.changedAt", "keyDate.remindedFor"])
    .select(["user.name as clientName", "property.name as dealName", "property.timeZone"])
    .where("keyDate.day", "<=", dayAfter(day, longestBefore))
    .where((eb) => eb.or([eb("keyDate.day", ">=", day), canBeMissed(eb)]))
    .where(isOpenKeyDate)
    .where("keyDate.kind", "!=", "milestone")
    .execute();
  return withUnsent(rows, day, daysBefore);
}

/** "Friday, July 17, 2026, by 5pm Central time (Chicago)" */
function formatDue(day: string, { time, timeZone }: Pick<DueDate, "time" | "timeZone">): string {
  const clock = time === null ? "" : `by ${formatClock(time)} ${formatZone(timeZone)}`;
  return [formatFullDay(day), clock].filter(Boolean).join(", ");
}
