import { remindedOf } from "@frontage/records/offer-states";
import { formatAmount, formatOpenUntil, offerWord } from "@frontage/records/offer-words";
import type { Change } from "../changes/make-change.ts";
import { wasRemindedToday } from "../document-requests/queries.ts";
import { Failure } from "../http/failure.ts";
import { lockListing } from "../listings/keep-complete.ts";
import { parsedTerms } from "./change-offer.ts";
import {
  buyerForClient,
  emailBuyer,
  nameForBuyers,
  notifyClient,
  offerAuditSubject,
} from "./notices.ts";
import { findOffer, type FoundOffer } from "./queries.ts";
import { stagedOf } from "../due/open-offer.ts";
import { offeredListing } from "./rows.ts";

/**
 * Reminds whoever has an offer, once a day: the owner of a counter to approve, the buyer of one
 * that was sent, or of their offer that has expired.
 *
 * @throws 404, or 409 if nobody is to be reminded, or they were today
 */
export async function remindOfOffer(change: Change, id: string): Promise<void> {
  const { listingId } = await findOffer(change.db, id);
  await lockListing(change.db, listingId);
  const offer = await findOffer(change.db, id);
  const of = remindedOf(stagedOf(offer, offer.listing), new Date());
  if (of === undefined) throw new Failure(409, "No one else needs to answer this offer.");
  if (wasRemindedToday(offer)) {
    throw new Failure(409, "You’ve already sent a reminder today. You can send another tomorrow.");
  }
  await change.db
    .updateTable("offer")
    .set({ remindedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await change.audit({ action: "remind", ...offerAuditSubject(offer) });
  if (of === "buyer") {
    await emailBuyer(change.db, offer.prospectId, {
      action: "remind",
      offerId: id,
      ...saidTo(offer),
    });
    return;
  }
  const [first = ""] = change.person.name.split(" ");
  await notifyClient(
    change,
    offer,
    `${first} reminds you to approve the counter to ${buyerForClient(offer)}`,
  );
}

function saidTo(offer: FoundOffer): { subject: string; message: string } {
  const { counter, counterExpiresAt, expiresAt, listing, terms } = offer;
  const own = parsedTerms(terms);
  const it = offerWord(own);
  const name = nameForBuyers(listing, own);
  const { timeZone } = offeredListing(listing, "broker");
  if (counter === null) {
    return {
      subject: `Your ${it} has expired: ${name}`,
      message: `Your ${it} of ${formatAmount(own)} for ${name} expired ${formatOpenUntil(expiresAt, timeZone)}. If you still want the ${own.kind === "sale" ? "property" : "space"}, you can renew your ${it} on its page: change it and choose a later day.`,
    };
  }
  const amount = formatAmount(parsedTerms(counter));
  const until =
    counterExpiresAt === null
      ? ""
      : ` It’s open until ${formatOpenUntil(counterExpiresAt, timeZone)}.`;
  return {
    subject: `The counter at ${amount} is waiting for your answer: ${name}`,
    message: `The owner countered your ${it} for ${name} at ${amount}.${until}`,
  };
}
