import { dealOfferPath, offersPath } from "@frontage/content/dashboard";
import { buyerInSentence } from "@frontage/records/in-sentence";
import { publicNameOfOffered } from "@frontage/records/offer-spaces";
import type { OfferTerms } from "@frontage/records/schemas/offer";
import type { Change, ProspectActor } from "../changes/make-change.ts";
import type { Person } from "../database/scope.ts";
import type { Database } from "../database/open-database.ts";
import { type OfferAction, type OfferParty, partiesToNotify } from "@frontage/records/offer-states";
import { queueEmail } from "../outbox/email-outbox.ts";
import type { OfferEmail } from "./offer-email.ts";
import { findDealsListing, type FoundOffer } from "./queries.ts";
import { offeredListing } from "./rows.ts";
import { listingsClient } from "../people/listings-client.ts";

/** A change by anyone who may make one. */
export type AnyChange = Change<Person | ProspectActor>;

const parties = { prospect: "buyer", broker: "broker", client: "owner" } as const;

/** As whom someone changes an offer. */
const partyOf = ({ person }: AnyChange): OfferParty => parties[person.role];

/** Notifies the parties of a change to an offer, as the table says. */
export async function tell(
  change: AnyChange,
  action: OfferAction,
  offer: FoundOffer,
  said: { buyer?: { subject: string; message: string }; broker?: string; owner?: string },
): Promise<void> {
  for (const party of partiesToNotify(action, partyOf(change))) {
    if (party === "buyer" && said.buyer) {
      await emailBuyer(change.db, offer.prospectId, { ...said.buyer, action, offerId: offer.id });
    }
    if (party === "broker" && said.broker) await notifyBrokers(change, offer, said.broker);
    if (party === "owner" && said.owner) await notifyClient(change, offer, said.owner);
  }
}

/** The part of an audit entry that names an offer. */
export const offerAuditSubject = ({ id, listing }: Pick<FoundOffer, "id" | "listing">) =>
  ({
    clientId: listing.clientId,
    subject: "offer",
    subjectId: id,
    subjectName: offeredListing(listing, "broker").name,
  }) as const;

/** Tells the client about an offer for their property, if it has one. */
export async function notifyClient(
  change: AnyChange,
  { id, listing }: { id?: string; listing: Omit<FoundOffer["listing"], "clientName"> },
  title: string,
): Promise<void> {
  const { dealId } = listing;
  const client = listingsClient({ ...listing, section: "#offers" });
  if (!client) return;
  // The deal shows the offers for one of its listings.
  const shown = dealId === null ? listing : await findDealsListing(change.db, dealId);
  if (shown?.id !== listing.id) return;
  await change.notify([client.clientId], {
    kind: "offer",
    title,
    detail: offeredListing(listing, "broker").name,
    path: id === undefined || dealId === null ? client.path : dealOfferPath(dealId, id),
    // Without the prospect: erasing a buyer must not hide a declined offer from its owner.
    subject: `offer ${id ?? listing.id}`,
  });
}

/** Tells the brokers about an offer. */
export async function notifyBrokers(
  change: AnyChange,
  { id, listing, prospectId }: FoundOffer,
  title: string,
): Promise<void> {
  await change.notify(change.brokers, {
    kind: "offer",
    title,
    detail: offeredListing(listing, "broker").name,
    path: offersPath(listing.id),
    subject: `offer ${id}`,
    prospectId,
  });
}

/** What an offer is for, or its listing without terms, in emails to buyers: "Suite 2, 15 Placeholder Plaza". */
export const nameForBuyers = (
  listing: Parameters<typeof offeredListing>[0],
  terms: Pick<OfferTerms, "kind"> = listing,
): string => publicNameOfOffered(offeredListing(listing, "broker"), terms);

/** The buyer's name, as the client may know it. */
export const buyerForClient = (offer: FoundOffer) => buyerInSentence(offer.buyerForClient);

/** Queues an email to a buyer, in the words that the broker has read. */
export async function emailBuyer(
  db: Database,
  prospectId: string,
  content: OfferEmail & Required<Pick<OfferEmail, "action">>,
): Promise<void> {
  await queueEmail(db, { prospectId, kind: "offer-state", content });
}
