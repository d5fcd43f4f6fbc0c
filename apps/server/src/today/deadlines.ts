import type { TodayDeadline } from "@frontage/content/schemas/today";
import type { Database } from "../database/open-database.ts";
import { dayAfter, daysBetween } from "../time/clock.ts";
import type { Unnamed } from "./names.ts";

const horizonDays = 14;
/** More are only counted. */
const upcomingMax = 25;
const overdueMax = 10;

const open = ["open", "extended"] as const;

type Deadline = Unnamed<TodayDeadline>;
type Deadlines = { items: Deadline[]; total: number; overdue: number };

/** The days that are due within 14 days, of all clients, and before them those that were missed. */
export async function listDeadlines(records: Database, day: string): Promise<Deadlines> {
  const [missed, due, entered, counts] = await Promise.all([
    listKeyDates(records, (dates) =>
      dates
        .where("day", "<", day)
        // A milestone is over with its day.
        .where("kind", "!=", "milestone")
        .orderBy("day", "desc")
        .limit(overdueMax),
    ),
    listKeyDates(records, (dates) =>
      dates
        .where("day", ">=", day)
        .where("day", "<=", dayAfter(day, horizonDays))
        .orderBy("day")
        .limit(upcomingMax),
    ),
    listEntered(records, day),
    countKeyDates(records, day),
  ]);
  const known = new Set(due.map((row) => `${row.dealId} ${row.day} ${row.label.toLowerCase()}`));
  // Entered in the calendar as well, before the deal had key dates.
  const others = entered.filter(
    ({ day: on, dealId, label }) => !known.has(`${dealId} ${on} ${label.toLowerCase()}`),
  );
  const upcoming = [...due.map((row) => deadlineOf(row, day)), ...others]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, upcomingMax);
  return {
    items: [...missed.map((row) => deadlineOf(row, day)), ...upcoming],
    total: counts.overdue + Math.max(counts.upcoming, due.length) + others.length,
    overdue: counts.overdue,
  };
}

const openDates = (records: Database) =>
  records.selectFrom("keyDate").selectAll().where("status", "in", open);

/**
 * Open key dates, in order.
 *
 * @param choose which, and how many: before they are joined, as there may be thousands
 */
async function listKeyDates(
  records: Database,
  choose: (dates: ReturnType<typeof openDates>) => ReturnType<typeof openDates>,
) {
  return records
    .selectFrom(choose(openDates(records)).orderBy("id").as("keyDate"))
    .leftJoin("contact", "contact.id", "keyDate.responsibleContactId")
    .select(["keyDate.id", "keyDate.label", "keyDate.day", "keyDate.time", "keyDate.status"])
    .select(["keyDate.responsibleRole", "contact.name as contactName"])
    .select("keyDate.clientId")
    .select("keyDate.dealId")
    .orderBy("keyDate.day")
    .orderBy("keyDate.id")
    .execute();
}

type KeyDateRow = Awaited<ReturnType<typeof listKeyDates>>[number];

function deadlineOf(row: KeyDateRow, today: string): Deadline {
  const day = row.day ?? today;
  return {
    id: row.id,
    source: "key-date",
    label: row.label,
    day,
    isExtended: row.status === "extended",
    daysLeft: daysBetween(today, day),
    ...(row.time === null ? {} : { time: row.time }),
    clientId: row.clientId,
    dealId: row.dealId,
    ...(row.responsibleRole === null ? {} : { role: row.responsibleRole }),
    ...(row.contactName === null ? {} : { contactName: row.contactName }),
  };
}

/** By an index alone, however many there are. */
async function countKeyDates(
  records: Database,
  day: string,
): Promise<{ overdue: number; upcoming: number }> {
  const row = await records
    .selectNoFrom((eb) => {
      const dates = eb
        .selectFrom("keyDate")
        .select((count) => count.fn.countAll<number>().as("count"))
        .where("status", "in", open);
      return [
        dates.where("day", "<", day).where("kind", "!=", "milestone").as("overdue"),
        dates.where("day", ">=", day).where("day", "<=", dayAfter(day, horizonDays)).as("upcoming"),
      ];
    })
    .executeTakeFirstOrThrow();
  return { overdue: Number(row.overdue), upcoming: Number(row.upcoming) };
}

/** Deadlines that were entered in calendars. */
async function listEntered(records: Database, today: string): Promise<Deadline[]> {
  const rows = await records
    .selectFrom("event")
    .select(["event.id", "event.title", "event.day"])
    .select("event.clientId")
    .select("event.dealId")
    .where("event.status", "=", "confirmed")
    .where("event.kind", "=", "deadline")
    .where("event.lastDay", ">=", today)
    .where("event.lastDay", "<=", dayAfter(today, horizonDays))
    .orderBy("event.lastDay")
    .orderBy("event.id")
    .limit(upcomingMax)
    .execute();
  return rows.map((row) => {
    const day = row.day ?? today;
    return {
      id: row.id,
      source: "event",
      label: row.title,
      day,
      isExtended: false,
      daysLeft: daysBetween(today, day),
      clientId: row.clientId,
      dealId: row.dealId,
    };
  });
}
