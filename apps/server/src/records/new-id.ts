import { randomUUID } from "node:crypto";

/**
 * A new identifier that begins with the millisecond: a UUID of version 7 (RFC 9562). It says
 * nothing of the order within one, nor after the clock has been set back.
 * Rows that come by the hundred stand next to each other in their indexes then, where
 * random ones would each touch a page of their own.
 */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  // Of version 4, whose randomness the runtime draws for many at once; its beginning is replaced.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
