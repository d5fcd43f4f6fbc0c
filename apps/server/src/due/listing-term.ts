import type { ListingTerm } from "@frontage/records/schemas/broker-listing";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { dayAfter, dayAt } from "../time/clock.ts";

/** The term of a listing's agreement, if it is known. */
export function termOf(
  row: Pick<
    Selectable<Tables["listing"]>,
    "listDays" | "protectionDays" | "termEndsAt" | "termFrom"
  >,
  timeZone: string,
): { term?: ListingTerm } {
  const { listDays, protectionDays, termEndsAt, termFrom: from } = row;
  if (from === null || termEndsAt === null) return {};
  const to = dayAfter(dayAt(new Date(termEndsAt), timeZone), -1);
  return { term: { from, to, protectionDays: protectionDays ?? 0, listDays: listDays ?? 0 } };
}
