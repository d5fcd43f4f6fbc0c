import { endsContract } from "@frontage/records/listing-states";
import { spacesOf } from "@frontage/records/offer-spaces";
import { formatAmount, offerWord } from "@frontage/records/offer-words";
import type { ListingStatus } from "@frontage/records/schemas/listing";
import type { Change } from "../changes/make-change.ts";
import { markSpaces } from "../listings/change-listing.ts";
import { beginChange, finishChange, parsedTerms } from "./change-offer.ts";
import { leaveContract } from "./contract.ts";
import { buyerForClient, nameForBuyers, offerAuditSubject, tell } from "./notices.ts";
import { findOffer } from "./queries.ts";
import { offeredListing } from "./rows.ts";
import { fullVisibility, buyerName } from "../people/buyer-name.ts";

/** The accepted offers of a listing. */
export const listAccepted = ({ db }: Pick<Change, "db">, listingId: string) =>
  db
    .selectFrom("offer")
    .leftJoin("deal", "deal.id", "offer.dealId")
    .select(["offer.id", "offer.terms", "offer.contractOn", "offer.dealId", "deal.stage"])
    .where("offer.listingId", "=", listingId)
    .where("offer.state", "=", "accepted")
    .orderBy("offer.id")
    .execute();

/**
 * Ends the contracts of a listing that came to nothing, in a change that has locked it: of one that
 * returns to the market, or leaves it unsold, and of spaces that are available again. A contract
 * that has closed is over, whatever becomes of its listing.
 */
export async function endContracts(
  change: Change,
  listingId: string,
  { after, before }: { before: ListingStatus; after: ListingStatus },
): Promise<void> {
  for (const { id, stage, terms: stored } of await listAccepted(change, listingId)) {
    if (stage === "closed") continue;
    const offer = await findOffer(change.db, id);
    const terms = parsedTerms(stored);
    const named = spacesOf(offeredListing(offer.listing, "broker"), terms);
    const isFree = named.some(({ status }) => status === "available");
    const isPending = named.some(({ status }) => status === "pending");
    const isOver = before !== after && endsContract(before, after);
    // Spaces decide about their own leases, as long as the listing is on the site.
    const isOfSpaces = terms.kind === "lease" && Boolean(terms.spaceIds?.length);
    const ends = isOfSpaces ? isFree || (isPending && after === "withdrawn") : isOver;
    if (!ends) continue;
    await endContract(change, id);
    const freed = named.flatMap((space) => (space.status === "pending" ? space.id : []));
    if (freed.length > 0) await markSpaces(change, listingId, "available", freed);
  }
}

/**
 * Ends the contract of an accepted offer, with its dates in the deal. The buyer, the owner and the
 * brokers hear of it.
 */
async function endContract(change: Change, id: string): Promise<void> {
  const offer = await beginChange(change, "end", id, undefined);
  await finishChange(change, "end", offer, {});
  await leaveContract(change, offer);
  await change.audit({ action: "end", ...offerAuditSubject(offer) });
  const terms = parsedTerms(offer.terms);
  const amount = formatAmount(terms);
  const name = nameForBuyers(offer.listing, terms);
  await tell(change, "end", offer, {
    buyer: {
      subject: `Contract ended: ${name}`,
      message: `The contract for ${name} has ended, and your ${offerWord(terms)} of ${amount} with it.\n\nReply to this email if you have a question.`,
    },
    owner: `Contract ended: ${buyerForClient(offer)}, ${amount}`,
    broker: `Contract ended: ${buyerName(offer, fullVisibility)}, ${amount}`,
  });
}
