import { isSettled } from "@frontage/records/deal-clock/deal-clock";
import { isOffersDue, offersDueOf } from "@frontage/records/market-dates";
import { dueLabel } from "@frontage/records/offer-words";
import type { KeyDate } from "@frontage/records/schemas/key-date";
import type { ListingKind } from "@frontage/records/schemas/listing";
import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { dayAt } from "../time/clock.ts";
import { changeKeyDates } from "./change-key-dates.ts";
import { listKeyDates } from "./queries.ts";

/** When offers are due as a deal's key dates say it; null if they don't. */
export async function readOffersDue(
  records: Database,
  dealId: string,
  timeZone: string,
): Promise<string | null> {
  const dates = (await listKeyDates(records, { dealId })).get(dealId) ?? [];
  return offersDueOf(dates, timeZone) ?? null;
}

/** Sets when offers for a listing are due, and its deal's key date, which says the same. */
export async function setOffersDue(
  change: Change,
  { dealId, id, kind }: { id: string; dealId: string | null; kind: ListingKind },
  offersDueAt: string | null,
  timeZone: string,
): Promise<void> {
  await change.db.updateTable("listing").set({ offersDueAt }).where("id", "=", id).execute();
  if (dealId === null) return;
  await changeKeyDates(change, dealId, (dates) => {
    const due = dates.find((date) => isOffersDue(date) && !isSettled(date));
    if (offersDueAt === null) return dates.filter((date) => date !== due);
    const moment = new Date(offersDueAt);
    const override = { day: dayAt(moment, timeZone), reason: due?.rule ? "The listing" : "" };
    const time = format(moment, "HH:mm", { in: tz(timeZone) });
    if (due) return dates.map((date) => (date === due ? { ...date, override, time } : date));
    const added: KeyDate = {
      id: randomUUID(),
      dealId,
      label: dueLabel({ kind }),
      kind: "deadline",
      basis: "",
      status: "open",
      override,
      time,
      version: 1,
    };
    return [...dates, added];
  });
}
