import { randomBytes } from "node:crypto";

/**
 * A new identifier that begins with the millisecond: a UUID of version 7 (RFC 9562). It says
 * nothing of the order within one, nor after the clock has been set back.
 * Rows that come by the hundred stand next to each other in their indexes then, where
 * random ones would each touch a page of their own.
 */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
