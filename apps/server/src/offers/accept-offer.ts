import { acceptedStatus } from "@frontage/records/listing-states";
import { areRivals } from "@frontage/records/offer-spaces";
import { isOpen } from "@frontage/records/offer-states";
import { formatAmount, offerWord } from "@frontage/records/offer-words";
import type { Acceptance, OfferTerms } from "@frontage/records/schemas/offer";
import type { Change } from "../changes/make-change.ts";
import { standingTermsOf } from "../due/open-offer.ts";
import { countListingChange, markSpaces, setStatus } from "../listings/change-listing.ts";
import {
  beginChange,
  declineOffer,
  finishChange,
  parsedTerms,
  placedTerms,
} from "./change-offer.ts";
import { moveToContract } from "./contract.ts";
import { buyerForClient, nameForBuyers, offerAuditSubject, tell } from "./notices.ts";
import type { FoundOffer } from "./queries.ts";
import { offeredListing } from "./rows.ts";

/**
 * Marks an offer as accepted: the listing is then under contract, and the client's deal moves to
 * its contract with the offer's price and dates; if there is no deal yet, it begins there. Of a
 * proposal to lease, only its spaces are pending, and its contract is a deal of its own. The buyers
 * of the other open offers for the same get the broker's email, if there is one.
 *
 * @throws 404, or 409 if the offer isn't open or what it is for isn't available
 */
export async function acceptOffer(
  change: Change,
  id: string,
  { contractOn, isAtCounter, othersMessage, version }: Acceptance,
): Promise<void> {
  const action = isAtCounter ? "accept-counter" : "accept";
  const offer = await beginChange(change, action, id, version);
  const { listing } = offer;
  const offered = offeredListing(listing, "broker");
  const terms = placedTerms(acceptedTerms(offer, isAtCounter), offered);
  await countListingChange(change, listing.id);
  if (terms.kind === "lease") await markSpaces(change, listing.id, "pending", terms.spaceIds);
  else await setStatus(change, listing.id, acceptedStatus.sale);
  await finishChange(change, action, offer, {
    columns: {
      reviewedAt: new Date().toISOString(),
      terms: JSON.stringify(terms),
      contractOn,
    },
    terms,
  });
  const { dealId } = await moveToContract(change, listing, { contractOn, offerId: id, terms });
  await change.audit([
    { action: "accept", ...offerAuditSubject(offer) },
    { action: "change", ...offerAuditSubject(offer), subject: "listing", subjectId: listing.id },
  ]);
  const name = nameForBuyers(listing, terms);
  const it = offerWord(terms);
  await tell(
    change,
    action,
    { ...offer, listing: { ...listing, dealId } },
    {
      buyer: {
        subject: `Your ${it} is accepted at ${formatAmount(terms)}: ${name}`,
        message: `Your ${it} of ${formatAmount(terms)} for ${name} is accepted. The contract comes next.\n\nNothing is binding until both sides sign it.`,
      },
      owner: `The ${it} of ${buyerForClient(offer)} is accepted: ${formatAmount(terms)}`,
    },
  );
  if (othersMessage) await declineOthers(change, { ...offer, accepted: terms }, othersMessage);
}

/** The offer's own terms, or the counter's if the buyer took it. */
function acceptedTerms(
  { counter, terms }: FoundOffer,
  isAtCounter: boolean | undefined,
): OfferTerms {
  const own = parsedTerms(terms);
  if (!isAtCounter || counter === null) return own;
  return { ...parsedTerms(counter), note: own.note };
}

/** Declines what can't be accepted any longer; proposals for other spaces stay open. */
async function declineOthers(
  change: Change,
  { accepted, listingId }: Pick<FoundOffer, "listingId"> & { accepted: OfferTerms },
  message: string,
): Promise<void> {
  const others = await change.db
    .selectFrom("offer")
    .select(["id", "state", "expiresAt", "terms", "counter", "counterExpiresAt"])
    .where("listingId", "=", listingId)
    .orderBy("id")
    .execute();
  const now = new Date();
  for (const other of others) {
    if (!areRivals(accepted, standingTermsOf(other, now))) continue;
    if (isOpen(other, now)) await declineOffer(change, other.id, { message });
  }
}
