/** Responses take a moment, and their date counts seconds: less than this is no difference. */
const toleranceMs = 10_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/**
 * The time by the server's clock, by which everything is dated: this device's may be wrong. Until a
 * response has said it, and for the samples, it is the device's.
 */
export function currentTime(): Date {
  return serverTimeAt(Date.now());
}

/** The same at another moment by this device's clock, in milliseconds. */
export function serverTimeAt(deviceMs: number): Date {
  return new Date(deviceMs + aheadMs);
}

/** Learns the server's time from a response that has just come. */
export function readServerClock({ headers }: Pick<Response, "headers">): void {
  // What a cache may have kept is of another time.
  if (!headers.get("Cache-Control")?.includes("no-store")) return;
  const ahead = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < toleranceMs) return;
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the server's time turns out to be another than was thought. */
export function followServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
