import { isTermOver, marketStatuses } from "@frontage/records/listing-states";
import type { ListingTerm } from "@frontage/records/schemas/broker-listing";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { dayAfter, dayAt, daysBetween } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";

type Row = Selectable<Tables["listing"]>;
type TermRow = Pick<Row, "listDays" | "protectionDays" | "termEndsAt" | "termFrom">;

/** The term of a listing's agreement, if it is known. */
export function termOf(row: TermRow, timeZone: string): { term?: ListingTerm } {
  const { listDays, protectionDays, termEndsAt, termFrom: from } = row;
  if (from === null || termEndsAt === null) return {};
  const to = dayAfter(dayAt(new Date(termEndsAt), timeZone), -1);
  return { term: { from, to, protectionDays: protectionDays ?? 0, listDays: listDays ?? 0 } };
}

/** Statuses of a listing whose agreement has dates; one that is withdrawn may still owe a list. */
export const termStatuses = [...marketStatuses, "withdrawn"] as const;

/**
 * The day by which the client gets an ended agreement's protected list; undefined before its end,
 * once it was sent, and while nobody would get it.
 */
export function listDueOn(
  row: TermRow & Pick<Row, "clientId" | "listSentAt">,
  timeZone: string,
  now: Date,
): string | undefined {
  const { term } = termOf(row, timeZone);
  const isOwed = row.clientId !== null && row.listSentAt === null;
  return term && isOwed && isTermOver(row, now) ? dayAfter(term.to, term.listDays) : undefined;
}

/** How many days before its end the broker is asked to renew an agreement, or to withdraw its listing. */
const asks = [30, 7];

/**
 * Listings whose agreement ends soon or has ended, with the days left and since when that is asked:
 * it is asked anew 7 days ahead, and after the end.
 */
export async function listEndingTerms(records: Database, now: Date) {
  const rows = await records
    .selectFrom("listing")
    .select(["id", "dealId", "clientId", "details", "version"])
    .select(["termFrom", "termEndsAt", "protectionDays", "listDays"])
    .where("status", "in", marketStatuses)
    // Two days more than are asked: it ends by the end of its day, which may be an hour longer.
    .where("termEndsAt", "<=", dayAfter(now.toISOString().slice(0, 10), 32))
    .orderBy("termEndsAt")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => {
    const details = listingDetailsSchema.parse(JSON.parse(row.details));
    const { timeZone } = details;
    const { term } = termOf(row, timeZone);
    if (!term) return [];
    const daysLeft = daysBetween(dayAt(now, timeZone), term.to);
    const asked = daysLeft < 0 ? -1 : asks.findLast((days) => daysLeft <= days);
    if (asked === undefined) return [];
    const at = startOfDay(dayAfter(term.to, -asked), timeZone);
    const { clientId, dealId, id, version } = row;
    return [{ id, clientId, dealId, details, version, endsOn: term.to, daysLeft, at }];
  });
}
