import { listingPaths } from "@frontage/content/listings";
import { withoutAddress } from "@frontage/records/known-listing";
import { isOnSite, standingOf } from "@frontage/records/listing-states";
import { onListing } from "@frontage/records/offer-spaces";
import { sheetOf } from "@frontage/records/offer-sheet";
import { offerStateText } from "@frontage/records/offer-state-text";
import type { Database } from "../database/open-database.ts";
import { bodyOf, type EmailBlock, greetingOf, signatureOf } from "../mail/email.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { readBrokerProfile } from "../people/profiles.ts";
import { offerEmailSchema } from "./offer-email.ts";
import { readOwnOffer } from "./queries.ts";
import { sheetBlock } from "./sheet-email.ts";

/**
 * Registers how emails about an offer are written: the broker's words, a link to the offer and the
 * signature.
 */
export function writeOfferEmails({
  db,
  emails,
  publicUrl,
}: {
  db: Database;
  emails: EmailOutbox;
  publicUrl: string;
}): void {
  emails.writeBy("offer-state", async ({ content, person }) => {
    const { action, message, offerId, subject } = offerEmailSchema.parse(content);
    const prospect = await db
      .selectFrom("prospect")
      .innerJoin("listing", "listing.id", "prospect.listingId")
      .select(["listing.slug", "listing.status", "listing.termEndsAt"])
      .select(["prospect.listingId", "prospect.revokedAt"])
      .where("prospect.id", "=", person.id)
      .executeTakeFirst();
    if (!prospect) return undefined;
    const broker = await readBrokerProfile(db);
    const isOpen = prospect.revokedAt === null && isOnSite(standingOf(prospect, new Date()));
    return {
      to: person.email,
      subject,
      replyTo: { name: broker.name, address: broker.email },
      ...bodyOf([
        greetingOf(person),
        ...message.split(/\n{2,}/),
        ...(await readSheet(db, { id: person.id, listingId: prospect.listingId, offerId })),
        ...(isOpen
          ? [
              {
                label: action === "send-counter" ? "See the counter" : "See your offer",
                url: publicUrl + listingPaths.offer(prospect.slug),
              },
            ]
          : []),
        signatureOf(broker),
      ]),
    };
  });
}

/** The page of the offer that an email is about, as its buyer may read it where anyone may look. */
async function readSheet(
  db: Database,
  { id, listingId, offerId }: { id: string; listingId: string; offerId: string | undefined },
): Promise<EmailBlock[]> {
  const { from, history, listing, offer } = await readOwnOffer(db, db, { id, listingId });
  if (!offer || offer.id !== offerId) return [];
  // What a buyer wrote may have the address, too.
  const isHidden = listing.name !== listing.publicName;
  const terms = { ...offer.terms, ...(isHidden && { note: "" }) };
  const sheet = sheetOf({
    from,
    history,
    listing: {
      ...listing,
      name: listing.publicName,
      ...(isHidden && { spaces: withoutAddress(listing.spaces, listing.name) }),
    },
    now: new Date(),
    offer: { ...offer, terms },
    reader: "buyer",
  });
  const { name } = await readBrokerProfile(db);
  const [broker = name] = name.split(" ");
  const reader = { now: new Date(), broker, timeZone: listing.timeZone };
  return [
    sheetBlock(sheet, offerStateText("buyer", onListing(offer, listing, reader.now), reader)),
  ];
}
