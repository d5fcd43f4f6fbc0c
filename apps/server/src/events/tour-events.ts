import type { PortalEvent } from "@frontage/records/schemas/event";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import type { Database } from "../database/open-database.ts";
import { dayAfter } from "../time/clock.ts";

type Which = { ids?: readonly string[]; from?: string; to?: string; limit?: number };

/**
 * Confirmed tours of listings without a client, as events. All others are events of the client's
 * calendar. Only a broker's `records` have any. With what calendar apps compare.
 *
 * @param which.from a day: the tours that end after it, or up to a day before, in any time zone
 */
export async function listTourEvents(
  records: Database,
  { from, ids, limit, to }: Which,
): Promise<{ event: PortalEvent; sequence: number; revisedAt: string }[]> {
  if (ids?.length === 0) return [];
  let query = records
    .selectFrom("tourRequest")
    .innerJoin("listing", "listing.id", "tourRequest.listingId")
    .innerJoin("prospect", "prospect.id", "tourRequest.prospectId")
    .select(["tourRequest.id", "tourRequest.startsAt", "tourRequest.endsAt", "tourRequest.note"])
    .select(["tourRequest.version", "tourRequest.listingId", "tourRequest.prospectId"])
    .select("tourRequest.revisedAt")
    .select(["listing.details", "prospect.name"])
    .where("tourRequest.status", "=", "confirmed")
    .where("tourRequest.eventId", "is", null)
    .where("listing.clientId", "is", null)
    .orderBy("tourRequest.startsAt");
  if (ids) query = query.where("tourRequest.id", "in", ids);
  if (from !== undefined) query = query.where("tourRequest.endsAt", ">", dayAfter(from, -1));
  if (to !== undefined) query = query.where("tourRequest.startsAt", "<", dayAfter(to, 2));
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map((row) => {
    const { address, timeZone } = listingDetailsSchema.parse(JSON.parse(row.details));
    const event: PortalEvent = {
      id: row.id,
      kind: "viewing",
      title: `Tour with ${row.name}`,
      status: "confirmed",
      start: row.startsAt,
      end: row.endsAt,
      timeZone,
      location: address,
      version: row.version,
      tour: { listingId: row.listingId, prospectId: row.prospectId },
      ...(row.note && { note: row.note }),
    };
    return { event, sequence: row.version - 1, revisedAt: row.revisedAt };
  });
}
