import type { Today } from "@frontage/content/schemas/today";
import type { Logger } from "pino";
import type { ApiEnv } from "../http/api-env.ts";
import { readTimeZone } from "../settings/queries.ts";
import { dayAt } from "../time/clock.ts";
import { listDeadlines } from "./deadlines.ts";
import { listNeeds } from "./needs.ts";
import { readPipeline, readSteps } from "./pipeline.ts";
import { listOpenings, listSchedule } from "./schedule.ts";
import { listWaiting } from "./waiting.ts";

type Reader = Pick<ApiEnv["Variables"], "person" | "records"> &
  Partial<Pick<ApiEnv["Variables"], "deviceTimeZone">> & { log: Logger };

/** The broker's day, in their time zone. A group that can't be read is logged, and absent. */
export async function readToday(
  { deviceTimeZone, log, person, records }: Reader,
  now: Date = new Date(),
): Promise<Today> {
  const timeZone = await readTimeZone(records, person.id, deviceTimeZone);
  const day = dayAt(now, timeZone);

  async function read<Group extends keyof Today>(
    group: Group,
    reading: Promise<NonNullable<Today[Group]>>,
  ): Promise<Pick<Today, Group> | undefined> {
    try {
      return { [group]: await reading } as Pick<Today, Group>;
    } catch (error) {
      log.error({ err: error, group }, "Reading a part of the broker's day failed");
      return undefined;
    }
  }
  const groups = await Promise.all([
    read("needsYou", listNeeds(records, { now })),
    read("deadlines", listDeadlines(records, day)),
    read("waiting", listWaiting(records, { now, timeZone })),
    read("schedule", listSchedule(records, { day, timeZone })),
    read("opened", listOpenings(records)),
    read("pipeline", readPipeline(records, day)),
    read("steps", readSteps(records)),
  ]);
  return Object.assign({ day, timeZone }, ...groups);
}
