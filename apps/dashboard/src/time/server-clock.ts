/** Responses take a moment, and their date is in seconds: smaller differences are ignored. */
const toleranceMs = 10_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * The server's time, by which everything is dated: this device's clock may be wrong. It is the
 * device's time until a response has arrived, and for the samples.
 */
export function currentTime(): Date {
  return serverTimeAt(Date.now());
}

/** The server's time at another moment of this device's clock, in milliseconds. */
export function serverTimeAt(deviceMs: number): Date {
  return new Date(deviceMs + aheadMs);
}

/** Reads the server's time from a response that just arrived. */
export function readServerClock({ headers }: Pick<Response, "headers">): void {
  // A cached response has an older time.
  if (!headers.get("Cache-Control")?.includes("no-store")) return;
  const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < toleranceMs) return;
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** Calls the listener when the server's time turns out to differ from the assumed one. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
