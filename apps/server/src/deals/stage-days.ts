import { dealStages, type Deal } from "@frontage/records/schemas/deal";

/**
 * Records that a deal moved to `deal.stage` today. The days of later stages are removed.
 *
 * @param before the deal's days so far, as JSON; `null` for a new deal
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
