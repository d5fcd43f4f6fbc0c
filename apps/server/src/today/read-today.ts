import type {
  Today,
  TodayDeadline,
  TodayEvent,
  TodayNeed,
  TodayWait,
} from "@frontage/records/schemas/today";
import type { Logger } from "pino";
import type { ApiEnv } from "../http/api-env.ts";
import { readTimeZone } from "../people/settings.ts";
import { dayAt } from "../time/clock.ts";
import { listDeadlines } from "./deadlines.ts";
import { readNames, withNames } from "./names.ts";
import { listNeeds } from "./needs.ts";
import { readSteps } from "./first-steps.ts";
import { listSchedule } from "./schedule.ts";
import { listWaiting } from "./waiting.ts";

type TodaysReader = Pick<ApiEnv["Variables"], "person" | "records"> &
  Partial<Pick<ApiEnv["Variables"], "deviceTimeZone">> & { log: Logger };

/** The broker's day, in their time zone. A group that can't be read is logged and left out. */
export async function readToday(
  { deviceTimeZone, log, person, records }: TodaysReader,
  now: Date = new Date(),
): Promise<Today> {
  const timeZone = await readTimeZone(records, person.id, deviceTimeZone);
  const day = dayAt(now, timeZone);

  async function read<Group>(group: keyof Today, reading: Promise<Group>) {
    try {
      return await reading;
    } catch (error) {
      log.error({ err: error, group }, "Reading a part of the broker's day failed");
      return undefined;
    }
  }
  const [needsYou, deadlines, waiting, schedule, steps] = await Promise.all([
    read("needsYou", listNeeds(records, { now, personId: person.id })),
    read("deadlines", listDeadlines(records, { day, now })),
    read("waiting", listWaiting(records, { now, timeZone })),
    read("schedule", listSchedule(records, { day, timeZone })),
    read("steps", readSteps(records)),
  ]);
  const groups = [needsYou?.items, deadlines?.items, waiting?.items, schedule];
  const names = await readNames(
    records,
    groups.flatMap<object>((rows) => rows ?? []),
  );
  return {
    day,
    timeZone,
    ...(needsYou && {
      needsYou: { ...needsYou, items: withNames<TodayNeed>(needsYou.items, names) },
    }),
    ...(deadlines && {
      deadlines: { ...deadlines, items: withNames<TodayDeadline>(deadlines.items, names) },
    }),
    ...(waiting && { waiting: { ...waiting, items: withNames<TodayWait>(waiting.items, names) } }),
    ...(schedule && { schedule: withNames<TodayEvent>(schedule, names) }),
    ...(steps && { steps }),
  };
}
