/** Smaller differences are ignored: a response takes a moment, and its date is in seconds. */
const toleranceMs = 10_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * The current time by the server's clock, because the device's may be wrong. Until a response has
 * arrived, and for the samples, it is the device's time.
 */
export function currentTime(): Date {
  return serverTimeAt(Date.now());
}

/** The server's time at a moment of the device's clock, in ms. */
export function serverTimeAt(deviceMs: number): Date {
  return new Date(deviceMs + aheadMs);
}

/** Reads the server's time from a response that has just arrived. */
export function readServerClock({ headers }: Pick<Response, "headers">): void {
  // A cached response has an older time.
  if (!headers.get("Cache-Control")?.includes("no-store")) return;
  const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < toleranceMs) return;
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** Calls a listener when the server's time differs from the one assumed so far. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
