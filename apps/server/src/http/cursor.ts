import * as z from "zod/mini";
import { Failure } from "./failure.ts";

/** The position in a sorted list: after the row with this sort value and id. */
type Cursor = { value: string | number; id: string };

const cursorSchema = z.tuple([
  z.union([z.string().check(z.maxLength(200)), z.number()]),
  z.string().check(z.maxLength(64)),
]);

/** Opaque to clients. */
function writeCursor({ id, value }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/**
 * @returns undefined for the first page
 * @throws a Failure 400 for an invalid one
 */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = cursorSchema.parse(
      JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
    );
    return { value, id };
  } catch {
    throw new Failure(400, "This list has changed. Please reload it.");
  }
}

/**
 * Makes a page of rows that were queried with one more than the page's limit.
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
