export const heroIntervalMs = 5000;
export const heroFadeMs = 1000;

export const statTickMs = 30;
/** Share of the stats that must be visible before they start to count. */
export const statThreshold = 0.3;

/** Share of an element that must be visible before it is revealed. */
export const revealThreshold = 0.1;
export const revealStaggerMs = 60;

/** Scroll position past which the top bar turns solid. */
export const topBarThresholdPx = 10;

export const chartDurationMs = 1500;

/** How long a notice stays, unless it is an error: those stay until dismissed. */
export const toastMs = 6000;

/**
 * How far a counter moves in one tick.
 * @param target the final number, a positive integer
 * @returns a fiftieth of it, rounded down, but at least one
 */
export function statStep(target: number): number {
  return Math.max(1, Math.floor(target / 50));
}
