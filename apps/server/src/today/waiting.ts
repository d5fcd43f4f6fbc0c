import { offerStateText } from "@frontage/records/offer-state-text";
import type { TodayWait } from "@frontage/records/schemas/today";
import { sql } from "kysely";
import type { LibraryTables } from "../accounts/auth-library.ts";
import type { Database } from "../database/open-database.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { wasRemindedToday } from "../document-requests/queries.ts";
import { detailsOf } from "../listings/queries.ts";
import { idsOfTurn, readTurns, statusesOf } from "../due/open-offer.ts";
import { offerOf } from "../offers/rows.ts";
import { findUnsentCounters } from "../offers/unsent-counters.ts";
import { fullVisibility } from "../people/buyer-name.ts";
import { dayAt, daysBetween } from "../time/clock.ts";
import { type Counted, counted, total } from "./counted.ts";
import { lastDone, lastInvited } from "../audit/last-done.ts";
import type { Unnamed } from "./names.ts";

/** Rows listed; the rest are counted. */
const maxRows = 25;

type Clock = { now: Date; timeZone: string };
type Wait = Unnamed<TodayWait>;

/** What the broker waits for others to do, longest wait first. */
export async function listWaiting(records: Database, clock: Clock): Promise<Counted<Wait>> {
  const kinds = await Promise.all([
    signatures(records, clock),
    requests(records, clock),
    counters(records, clock),
    invitations(records, clock),
  ]);
  return {
    items: kinds
      .flatMap(({ items }) => items)
      .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
      .slice(0, maxRows),
    total: kinds.reduce((sum, kind) => sum + kind.total, 0),
  };
}

/** Whole days in the reader's calendar. */
const daysSince = (at: string, { now, timeZone }: Clock) =>
  Math.max(0, daysBetween(dayAt(new Date(at), timeZone), dayAt(now, timeZone)));

/** When a reminder was last sent, and whether another may be sent today. */
const reminderState = (remindedAt: string | null, { now }: Clock) => ({
  ...(remindedAt !== null && { remindedAt }),
  canRemind: !wasRemindedToday({ remindedAt }, now),
});

async function signatures(records: Database, clock: Clock): Promise<Counted<Wait>> {
  const rows = await records
    .selectFrom("document")
    .select(["id", "clientId", "dealId", "name", total])
    .select((eb) => [
      eb.fn.coalesce(lastDone("document", ["signature-request"]), "updatedAt").as("at"),
      lastDone("document", ["remind"]).as("remindedAt"),
    ])
    // Written out, to use the partial index.
    .where("status", "=", sql.lit("needs-signature"))
    .where("removedAt", "is", null)
    .where(isOfActiveDeal("document.dealId"))
    .orderBy("updatedAt")
    .orderBy("id")
    .limit(maxRows)
    .execute();
  return counted(rows, ({ at, clientId, dealId, id, name, remindedAt }) => ({
    kind: "signature",
    id,
    clientId,
    dealId,
    name,
    at,
    days: daysSince(at, clock),
    // Reminders before the latest request for a signature don't count.
    ...reminderState(remindedAt !== null && remindedAt > at ? remindedAt : null, clock),
  }));
}

async function requests(records: Database, clock: Clock): Promise<Counted<Wait>> {
  const rows = await records
    .selectFrom("documentRequest")
    .select(["id", "clientId", "dealId", "label", "dueDay", "createdAt", "remindedAt", total])
    .where("status", "=", "requested")
    .where(isOfActiveDeal("documentRequest.dealId"))
    .orderBy("createdAt")
    .orderBy("id")
    .limit(maxRows)
    .execute();
  return counted(rows, ({ clientId, createdAt: at, dealId, dueDay, id, label, remindedAt }) => ({
    kind: "request",
    id,
    clientId,
    dealId,
    name: label,
    at,
    days: daysSince(at, clock),
    ...reminderState(remindedAt, clock),
    ...(dueDay !== null && { dueDay }),
  }));
}

/** Counters that the client has yet to approve, or that the buyer has. */
async function counters(records: Database, clock: Clock): Promise<Counted<Wait>> {
  const ids = idsOfTurn(await readTurns(records, clock.now), "owner", "buyer");
  // PostgreSQL has no empty list.
  if (ids.length === 0) return { items: [], total: 0 };
  const rows = await records
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .leftJoin("user", "user.id", "listing.clientId")
    .selectAll("offer")
    .select(["listing.dealId", "listing.details", "listing.offersDueAt"])
    .select(["listing.kind", "listing.status as listingStatus", "listing.termEndsAt"])
    .select(["user.name as clientName"])
    .select(["prospect.name", "prospect.company", "prospect.buyerName", "prospect.role", total])
    .where("offer.id", "in", ids)
    .orderBy("offer.counterAt")
    .orderBy("offer.id")
    .limit(maxRows)
    .execute();
  const unsent = await findUnsentCounters(
    records,
    rows.map(({ prospectId }) => prospectId),
  );
  return counted(rows, (row) => {
    const { clientName, dealId, id } = row;
    const { listingStatus } = statusesOf(row, { ...row, status: row.listingStatus });
    const offer = offerOf(row, {
      files: [],
      listing: row,
      prospect: row,
      visibility: fullVisibility,
    });
    const { address, timeZone } = detailsOf(row);
    const { rest, word } = offerStateText(
      "broker",
      { ...offer, listingStatus, isCounterUnsent: unsent.has(id) },
      {
        broker: "",
        now: clock.now,
        owner: clientName?.split(" ", 1)[0],
        timeZone,
        readerTimeZone: clock.timeZone,
      },
    );
    const { at, expiresAt, terms } = offer.counter ?? { at: "", terms: offer.terms };
    return {
      kind: "counter",
      id,
      state: `${word} ${rest}`,
      who: row.counterState === "sent" ? offer.buyer : (clientName ?? ""),
      listing: { id: row.listingId, name: address, timeZone, ...(dealId !== null && { dealId }) },
      terms,
      ...(expiresAt !== undefined && { expiresAt }),
      at,
      days: daysSince(at, clock),
      ...reminderState(row.remindedAt, clock),
    };
  });
}

/** People without a password who can still choose one. */
async function invitations(records: Database, clock: Clock): Promise<Counted<Wait>> {
  const rows = await records
    .$extendTables<LibraryTables>()
    .selectFrom("user")
    .leftJoin("email", (join) =>
      join.onRef("email.personId", "=", "user.id").on("email.kind", "=", "invitation"),
    )
    .select(["user.id", lastInvited.as("at"), total])
    .where("user.role", "=", "client")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("account").select("account.id").whereRef("account.userId", "=", "user.id"),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("disabledAccount")
            .select("disabledAccount.personId")
            .whereRef("disabledAccount.personId", "=", "user.id"),
        ),
      ),
    )
    .groupBy("user.id")
    .having(lastInvited, "is not", null)
    .orderBy("at")
    .limit(maxRows)
    .execute();
  return counted(rows, ({ at, id }) => ({
    kind: "invitation",
    id,
    clientId: id,
    dealId: null,
    at,
    days: daysSince(at, clock),
  }));
}
