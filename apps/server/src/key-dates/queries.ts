import { computeDays } from "@frontage/records/deal-clock/deal-clock";
import type { DealSide } from "@frontage/records/schemas/deal";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { KeyDate, KeyDateView } from "@frontage/records/schemas/key-date";
import type { Database } from "../database/open-database.ts";
import { notFound } from "../http/failure.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { keyDateEvent, keyDateOf, keyDateView } from "./rows.ts";

/** Which deals' key dates: one deal's, one client's, or all in `records`. */
type Which = {
  clientId?: string | undefined;
  dealId?: string | undefined;
  /** Of these deals. */
  dealIds?: readonly string[];
};

/** The key dates by deal and day; those without a day come last. */
export async function listKeyDates(
  records: Database,
  { clientId, dealId, dealIds }: Which,
): Promise<Map<string, KeyDateView[]>> {
  let query = records
    .selectFrom("keyDate")
    .innerJoin("deal", "deal.id", "keyDate.dealId")
    .leftJoin("contact", "contact.id", "keyDate.responsibleContactId")
    .selectAll("keyDate")
    .select(["contact.name as contactName", "deal.side"])
    .orderBy("keyDate.position");
  if (dealId !== undefined) query = query.where("keyDate.dealId", "=", dealId);
  if (clientId !== undefined) query = query.where("keyDate.clientId", "=", clientId);
  if (dealIds?.length === 0) return new Map();
  if (dealIds) query = query.where("keyDate.dealId", "in", dealIds);

  const byDeal = new Map<string, { dates: KeyDate[]; side: DealSide }>();
  const contacts = new Map<string, string>();
  for (const { contactName, side, ...row } of await query.execute()) {
    if (contactName !== null && row.responsibleContactId !== null) {
      contacts.set(row.responsibleContactId, contactName);
    }
    const deal = byDeal.get(row.dealId);
    if (deal) deal.dates.push(keyDateOf(row));
    else byDeal.set(row.dealId, { dates: [keyDateOf(row)], side });
  }
  return new Map(
    [...byDeal].map(([id, { dates, side }]) => {
      // The days are stored; only what a missing day waits for is computed.
      const due = dates.some(({ day }) => day === undefined) ? computeDays(dates) : [];
      const views = dates.map((date, index) =>
        keyDateView(date, { contacts, dates, due: due[index], side }),
      );
      return [id, views.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))];
    }),
  );
}

/** Those without a day come last. */
const orderOf = ({ day }: KeyDateView) => day ?? "9999-99-99";

/** The key dates of one deal. @throws 404 if there is no such deal */
export async function listKeyDatesOf(records: Database, dealId: string): Promise<KeyDateView[]> {
  const deal = await records
    .selectFrom("deal")
    .select("id")
    .where("id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  return (await listKeyDates(records, { dealId })).get(dealId) ?? [];
}

/**
 * Key dates as all-day events: those that have a day, in order; none of archived deals.
 *
 * @param which.ids only these; includes waived ones, as canceled, and those of archived deals
 * @param which.from "2026-07-01"; with `to`, both inclusive
 * @param which.limit leaves out the last ones beyond it, or with `isBackward` the first ones
 */
export async function listKeyDateEvents(
  records: Database,
  {
    clientId,
    dealId,
    from,
    ids,
    isBackward = false,
    limit,
    to,
  }: {
    clientId?: string | undefined;
    dealId?: string | undefined;
    from?: string;
    to?: string;
    ids?: readonly string[];
    limit?: number;
    isBackward?: boolean;
  },
): Promise<PortalEvent[]> {
  const order = isBackward ? "desc" : "asc";
  let query = records
    .selectFrom("keyDate")
    .selectAll()
    .where("day", "is not", null)
    .orderBy("day", order)
    .orderBy("position", order);
  if (clientId !== undefined) query = query.where("clientId", "=", clientId);
  if (dealId !== undefined) query = query.where("dealId", "=", dealId);
  if (from !== undefined) query = query.where("day", ">=", from);
  if (to !== undefined) query = query.where("day", "<=", to);
  if (ids === undefined) {
    query = query.where("status", "!=", "waived").where(isOfActiveDeal("keyDate.dealId"));
  } else query = query.where("id", "in", ids);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  const events = rows.flatMap(({ day, ...row }) =>
    day === null ? [] : [keyDateEvent({ ...row, day })],
  );
  return isBackward ? events.toReversed() : events;
}
