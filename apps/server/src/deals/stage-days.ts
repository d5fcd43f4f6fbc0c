import { dealStages, type Deal } from "@frontage/records/schemas/deal";

/**
 * The days on which a deal reached its stages, after it moved to `deal.stage`. Later stages are
 * ahead again, so their days are dropped.
 *
 * @param before the deal's days until now, as JSON; `null` for a new deal
 * @param today "2026-07-14"
 * @returns JSON for the column
 */
export function stageDaysAt(
  progress: Deal["progress"],
  before: string | null,
  today: string,
): string {
  const known: Record<string, string> = before === null ? {} : JSON.parse(before);
  const stages: readonly string[] = dealStages[progress.side];
  const reached = stages.slice(0, stages.indexOf(progress.stage) + 1);
  return JSON.stringify({
    ...Object.fromEntries(Object.entries(known).filter(([stage]) => reached.includes(stage))),
    [progress.stage]: known[progress.stage] ?? today,
  });
}
