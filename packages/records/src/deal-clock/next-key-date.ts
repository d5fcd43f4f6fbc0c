import { isStrict } from "../schemas/key-date-kinds.ts";
import type { Deal } from "../schemas/deal.ts";

type NextKeyDate = Pick<Deal["keyDates"][number], "day" | "done" | "kind" | "status">;

/**
 * A deal's first key date that is neither done nor waived. An archived deal has none, because its
 * dates have no reminders.
 *
 * @param today "2026-07-14"
 */
export function nextKeyDate<Date extends NextKeyDate>(
  {
    progress,
    isArchived,
    keyDates,
  }: Pick<Deal, "isArchived"> & { progress: { stage: string }; keyDates: readonly Date[] },
  today: string,
): Date | undefined {
  if (isArchived) return undefined;
  return (
    keyDates
      .filter(({ done, status }) => !done && status !== "waived")
      // After closing, missed dates no longer count, except an exchange's.
      .filter(({ day, kind }) => progress.stage !== "closed" || day >= today || isStrict(kind))
      .toSorted((one, other) => one.day.localeCompare(other.day))[0]
  );
}
