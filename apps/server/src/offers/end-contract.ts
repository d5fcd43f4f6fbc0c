import { formatAmount } from "@frontage/records/offer-words";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { Change } from "../changes/make-change.ts";
import { beginChange, finishChange } from "./change-offer.ts";
import { leaveContract } from "./contract.ts";
import { buyerForClient, nameForBuyers, offerAuditSubject, tell } from "./notices.ts";
import { fullVisibility, buyerName } from "../people/buyer-name.ts";

/** The accepted offer of a listing. @returns nothing if it has none */
export const findAccepted = ({ db }: Pick<Change, "db">, listingId: string) =>
  db
    .selectFrom("offer")
    .select(["id", "terms", "contractOn"])
    .where("listingId", "=", listingId)
    .where("state", "=", "accepted")
    .executeTakeFirst();

/**
 * Ends the contract of a listing, if it has one: the accepted offer with its dates in the deal. The
 * buyer, the owner and the brokers hear of it.
 */
export async function endContract(change: Change, listingId: string): Promise<void> {
  const accepted = await findAccepted(change, listingId);
  if (!accepted) return;
  const offer = await beginChange(change, "end", accepted.id, undefined);
  await finishChange(change, "end", offer, {});
  await leaveContract(change, offer.listing);
  await change.audit({ action: "end", ...offerAuditSubject(offer) });
  const amount = formatAmount(offerTermsSchema.parse(JSON.parse(offer.terms)));
  const name = nameForBuyers(offer.listing);
  await tell(change, "end", offer, {
    buyer: {
      subject: `Contract ended: ${name}`,
      message: `The contract for ${name} has ended, and your offer of ${amount} with it.\n\nReply to this email if you have a question.`,
    },
    owner: `Contract ended: ${buyerForClient(offer)}, ${amount}`,
    broker: `Contract ended: ${buyerName(offer, fullVisibility)}, ${amount}`,
  });
}
