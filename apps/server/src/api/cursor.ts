import * as z from "zod/v4/core";
import { Failure } from "./failure.ts";

/** Where a list goes on, as an opaque text for an address. */
export function writeCursor(position: Record<string, string | number>): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/**
 * What `writeCursor` wrote, checked again: it has been out of our hands.
 *
 * @throws Failure 400 when it is something else
 */
export function readCursor<Schema extends z.$ZodType>(
  schema: Schema,
  cursor: string | undefined,
): z.output<Schema> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new Failure(400, "This list cannot go on from there.", { cursor: "Unknown cursor." });
  }
}
