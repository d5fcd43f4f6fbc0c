/** How many months are offered as the end of a trailing-12 period. */
const offeredMonths = 24;

/** The current month, which may be nearly over, and the months before it: "2026-07", "2026-06" … */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: offeredMonths }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
