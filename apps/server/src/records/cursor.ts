import * as z from "zod/mini";
import { Failure } from "../api/failure.ts";

/** Where a sorted list goes on: after the row of this sort value and id. */
export type Cursor = { value: string | number; id: string };

const cursorSchema = z.tuple([
  z.union([z.string().check(z.maxLength(200)), z.number()]),
  z.string().check(z.maxLength(64)),
]);

/** A cursor as it travels: nothing that a client should read anything into. */
function writeCursor({ id, value }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/**
 * @returns undefined where none is given: the list begins
 * @throws a Failure 400 when it is none that this server wrote
 */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = cursorSchema.parse(
      JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
    );
    return { value, id };
  } catch {
    throw new Failure(400, "The list cannot go on from there. Please load it again.");
  }
}

/**
 * Cuts a page out of rows of which one more was asked for than the page holds.
 *
 * @param cursorOf the cursor after a row
 */
export function pageFrom<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { items: readonly Row[]; nextCursor?: string } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last
    ? { items, nextCursor: writeCursor(cursorOf(last)) }
    : { items };
}
