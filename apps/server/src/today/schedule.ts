import type { TodayEvent } from "@frontage/records/schemas/today";
import type { Database } from "../database/open-database.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import type { Unnamed } from "./names.ts";

const maxEvents = 50;

/** Today's and tomorrow's confirmed events, in order; all-day ones first. Deadlines are elsewhere. */
export async function listSchedule(
  records: Database,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<Unnamed<TodayEvent>[]> {
  const tomorrow = dayAfter(day, 1);
  // In their own time zones, which are at most a day away.
  const rows = await records
    .selectFrom("event")
    .select(["id", "title", "day", "startsAt", "endsAt", "timeZone", "clientId", "dealId"])
    .where("status", "=", "confirmed")
    .where("kind", "!=", "deadline")
    .where((eb) => eb.or([eb("day", "is", null), isOfActiveDeal("event.dealId")]))
    .where("lastDay", ">=", dayAfter(day, -1))
    .where("lastDay", "<=", dayAfter(tomorrow, 1))
    .orderBy("lastDay")
    .orderBy("startsAt")
    .limit(maxEvents)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      title: row.title,
      day: row.day ?? dayAt(new Date(row.startsAt ?? ""), timeZone),
      ...(row.startsAt === null ? {} : { start: row.startsAt }),
      ...(row.endsAt === null ? {} : { end: row.endsAt }),
      ...(row.timeZone === null ? {} : { timeZone: row.timeZone }),
      clientId: row.clientId,
      dealId: row.dealId,
    }))
    .filter((event) => event.day === day || event.day === tomorrow)
    .toSorted((one, other) =>
      `${one.day} ${one.start ?? ""}`.localeCompare(`${other.day} ${other.start ?? ""}`),
    );
}
