/** How far back statements reach. */
const monthsBack = 24;

/** The months up to the running one, which may be nearly over: "2026-07", "2026-06" … */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
