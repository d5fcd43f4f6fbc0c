import { fold } from "@frontage/records/fold";
import { isOpen } from "@frontage/records/offer-states";
import {
  dashboardPaths,
  dealOfferPath,
  dealPath,
  eventPath,
  offersPath,
} from "@frontage/content/dashboard";
import type { Change } from "../changes/make-change.ts";
import { contains, foldText } from "../database/contains.ts";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import type { EventDependencies } from "../events/change-event.ts";
import { noteEventChange } from "../events/change-event.ts";
import { cancelEvent, readEvent } from "../events/queries.ts";
import { liesAhead } from "../events/event-emails.ts";
import { leaveToCleanup } from "../files/leave-to-cleanup.ts";
import { Failure } from "../http/failure.ts";
import { lockListings } from "../database/lock-listings.ts";
import type { Mailer } from "../mail/mailer.ts";
import { privateBuyer } from "../people/buyer-name.ts";
import { findProspect } from "../prospects/broker-queries.ts";
import { deleteRowsOf } from "./personal-data.ts";

/** What stands where their name was. */
const erasedName = "Erased";

type Store = { db: Database; mailer: Mailer };

/** Signatures are erased in portions. */
const batch = 500;

/** @returns the prospect's offers @throws 409 while they have an open one */
export async function checkNoOpenOffer(db: Database, { id, name }: { id: string; name: string }) {
  const offers = await db
    .selectFrom("offer")
    .select(["id", "state", "expiresAt"])
    .where("prospectId", "=", id)
    .execute();
  if (!offers.some((offer) => isOpen(offer, new Date()))) return offers;
  throw new Failure(
    409,
    `${name} has an open offer. Decline it or have them withdraw it, so that the owner knows; then erase them.`,
  );
}

/** Locks prospects, after their listings: see `lockListings`. */
export async function lockProspects(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const prospects = await db
    .selectFrom("prospect")
    .select(["id", "listingId"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  await lockListings(db, { ids: prospects.map(({ listingId }) => listingId) });
  for (const { id } of prospects) await lockRow(db, "prospect", id);
}

/**
 * Erases a listing's prospect in the caller's transaction, with their messages, tours, offers, what
 * they opened and their part in the audit log. What the law has a broker keep stays: the agreements
 * they signed, and an offer that became a contract, with who made it.
 *
 * @param services.db everyone's rows
 * @throws 404; 409 while they have an open offer, which its owner is about to answer
 */
export async function eraseProspect({ db, mailer }: Store, id: string): Promise<void> {
  await lockProspects(db, [id]);
  const { company, email, listingId, name } = await findProspect(db, id);
  const offers = await checkNoOpenOffer(db, { id, name });
  const isContract = ({ state }: { state: string }) => state === "accepted" || state === "ended";
  const emails = await db.selectFrom("email").select("id").where("prospectId", "=", id).execute();
  await removeEvents(db, id);
  const offerIds = offers.filter((offer) => !isContract(offer)).map((one) => one.id);
  const names = await namesOf(db, id, name);
  await removeFromLog(db, { id, names, offerIds });
  await removeRecommendations(db, offerIds);
  await removeNotices(db, {
    id,
    listingId,
    offerIds: offers.map((one) => one.id),
    names: [...names, company, email],
  });
  await leaveToCleanup(db, await deleteRowsOf(db, "prospect", id));
  const agreement = await db
    .selectFrom("agreement")
    .select("id")
    .where("prospectId", "=", id)
    .executeTakeFirst();
  const hasContract = offers.some(isContract);
  if (agreement || hasContract) {
    const at = new Date().toISOString();
    await db
      .updateTable("prospect")
      .set({
        // A contract says between whom it is.
        ...(!hasContract && { name: erasedName, company: "", buyerName: null }),
        email: "",
        // The address may come again.
        emailKey: `erased ${id}`,
        phone: "",
        inquiryId: null,
        clientId: null,
        lastSeenAt: null,
        revokedAt: at,
        erasedAt: at,
      })
      .where("id", "=", id)
      .execute();
  } else await db.deleteFrom("prospect").where("id", "=", id).execute();
  // Last, but before the commit: if the process dies here, they can be erased again.
  await mailer.folder?.forget(emails.map((one) => one.id));
}

/** Cancels a prospect's tours that are to come, so that the listing's client hears of it. */
export async function cancelToursOf(
  services: Pick<EventDependencies, "publicUrl">,
  change: Change,
  prospectId: string,
): Promise<void> {
  await nameless(change.db, prospectId);
  const events = await eventsOf(change.db, prospectId).select("event.id").execute();
  for (const { id } of events) {
    const event = await readEvent(change.records, id);
    if (event.status !== "confirmed" || !liesAhead(event)) continue;
    const cancellation = { reason: "", role: "broker", version: event.version } as const;
    const canceled = await cancelEvent(change.records, id, cancellation);
    await noteEventChange(services, change, {
      ...canceled,
      action: "cancel",
      notification: { title: `Canceled: ${canceled.event.title}`, detail: "" },
    });
  }
}

const eventsOf = (db: Database, prospectId: string) =>
  db
    .selectFrom("event")
    .innerJoin("tourRequest", "tourRequest.eventId", "event.id")
    .where("tourRequest.prospectId", "=", prospectId);

/** Their tours stay in the client's calendar, without saying whose. */
async function nameless(db: Database, prospectId: string): Promise<void> {
  await db
    .updateTable("event")
    .set({
      title: `Tour with a ${privateBuyer.toLowerCase()}`,
      revisedAt: new Date().toISOString(),
    })
    .where("id", "in", eventsOf(db, prospectId).select("event.id"))
    .execute();
}

async function removeEvents(db: Database, prospectId: string): Promise<void> {
  const events = await eventsOf(db, prospectId).select("event.id").execute();
  await nameless(db, prospectId);
  const ids = events.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable("audit")
    .set({ subjectName: null })
    .where("subject", "=", "event")
    .where("subjectId", "in", ids)
    .execute();
}

/** A prospect's name, and those from before a broker corrected it. */
async function namesOf(db: Database, id: string, name: string): Promise<string[]> {
  const earlier = await db
    .selectFrom("agreement")
    .select("name")
    .where("prospectId", "=", id)
    .union(
      db
        .selectFrom("audit")
        .select((eb) => eb.fn.coalesce("subjectName", eb.val("")).as("name"))
        .where("subject", "=", "prospect")
        .where("subjectId", "=", id),
    )
    .execute();
  return [...new Set([name, ...earlier.map((one) => one.name)])].filter(Boolean);
}

/** What they did stays in the log, but not who they are; that they signed is part of the agreement. */
async function removeFromLog(
  db: Database,
  { id, names, offerIds }: { id: string; names: readonly string[]; offerIds: readonly string[] },
): Promise<void> {
  const unsigned = db
    .selectFrom("agreement")
    .select("id")
    .where("prospectId", "=", id)
    .where("verifiedAt", "is", null)
    .where("recordedBy", "is", null);
  // Of documents, the log names who asked for them, not as whom.
  const documents = db
    .selectFrom("documentAccess")
    .select("documentId")
    .where("prospectId", "=", id);
  const own = await db
    .selectFrom("audit")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([eb("subject", "=", "prospect"), eb("subjectId", "=", id)]),
        eb.and([eb("subject", "=", "agreement"), eb("subjectId", "in", unsigned)]),
        eb.and([
          eb("subject", "=", "listing-document"),
          eb("subjectId", "in", documents),
          eb("personId", "is", null),
          eb("personName", "in", names),
        ]),
        ...(offerIds.length > 0
          ? [eb.and([eb("subject", "=", "offer"), eb("subjectId", "in", offerIds)])]
          : []),
      ]),
    )
    .execute();
  await removeNames(
    db,
    own.map((entry) => entry.id),
  );
}

/** Removes what the broker recommended about offers that go with their buyer. */
async function removeRecommendations(db: Database, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await db
    .updateTable("listing")
    .set({ recommendation: null, recommendedOfferId: null, recommendationSentAt: null })
    .where("recommendedOfferId", "in", offerIds)
    .execute();
}

/** Removes the names of prospects from entries of the log, and where they were. */
async function removeNames(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("audit")
    .set({ subjectName: null })
    .where("id", "in", ids)
    .where("subject", "not in", ["offer", "listing-document"])
    .execute();
  await db
    .updateTable("audit")
    .set({ personName: erasedName, ipAddress: null })
    .where("id", "in", ids)
    // Theirs: brokers and clients have accounts.
    .where("personId", "is", null)
    .execute();
}

/**
 * Erases signatures that nobody confirmed since a moment, with their files and their part in the
 * log, in the caller's transaction.
 */
export async function eraseUnconfirmedSignatures(
  db: Database,
  signedBefore: string,
): Promise<void> {
  const erased = await db
    .deleteFrom("agreement")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("agreement")
        .select("id")
        .where("verifiedAt", "is", null)
        .where("recordedBy", "is", null)
        .where("signedAt", "<", signedBefore)
        .limit(batch),
    )
    // Unless it is being confirmed right now.
    .where("verifiedAt", "is", null)
    .returning(["id", "fileKey as key"])
    .execute();
  if (erased.length === 0) return;
  const entries = await db
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", "agreement")
    .where(
      "subjectId",
      "in",
      erased.map(({ id }) => id),
    )
    .execute();
  await removeNames(
    db,
    entries.map(({ id }) => id),
  );
  await leaveToCleanup(db, erased);
}

type Erased = {
  id: string;
  listingId: string;
  names: readonly string[];
  offerIds: readonly string[];
};

/** Removes notifications about them, which emails that wait or failed are written from. */
async function removeNotices(
  db: Database,
  { id, listingId, names, offerIds }: Erased,
): Promise<void> {
  const listing = await db
    .selectFrom("listing")
    .select("dealId")
    .where("id", "=", listingId)
    .executeTakeFirst();
  const dealId = listing?.dealId;
  const tours = await eventsOf(db, id).select("event.id").execute();
  const pages = [
    offersPath(listingId),
    ...tours.map((tour) => eventPath(tour.id)),
    // Where its client reads of a listing without a deal.
    dashboardPaths.overview,
    ...(dealId
      ? [`${dealPath(dealId)}#offers`, ...offerIds.map((of) => dealOfferPath(dealId, of))]
      : []),
  ];
  const typed = names.filter(Boolean).map((text) => fold(text));
  await db
    .deleteFrom("notification")
    .where((eb) =>
      eb.or([
        // Also of one whose row stays, because they signed.
        eb("prospectId", "=", id),
        eb.and([
          eb("path", "in", pages),
          eb.or(
            typed.flatMap((text) => [
              contains(foldText(eb.ref("title")), text),
              // As JSON writes it, without its quotation marks.
              contains(foldText(eb.ref("email")), fold(JSON.stringify(text).slice(1, -1))),
            ]),
          ),
        ]),
      ]),
    )
    .execute();
}
