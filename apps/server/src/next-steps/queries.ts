import { dealPath, exchangePath } from "@frontage/content/dashboard";
import { nextStepsOf } from "@frontage/records/open-items";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import type { NextSteps } from "@frontage/records/schemas/next-steps";
import { type DealReader, readAllOpen } from "../deals/queries.ts";

/** A client's next step across all deals, and what else waits for them. */
export async function readNextSteps(reader: DealReader, now: Date): Promise<NextSteps> {
  const { deals, items, words } = await readAllOpen(reader, now);
  const dates = deals
    .flatMap(({ id, name, nextDate }) =>
      nextDate
        ? [
            {
              ...nextDate,
              dealId: id,
              dealName: name,
              path: isStrict(nextDate.kind) ? exchangePath(id) : dealPath(id),
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const yours = items.filter(({ turn }) => turn === "you");
  return nextStepsOf(yours, dates, words);
}
