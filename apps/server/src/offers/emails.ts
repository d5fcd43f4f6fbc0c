import { listingPaths } from "@frontage/content/listings";
import { isOnSite } from "@frontage/records/listing-states";
import { type OfferAction, offerActions } from "@frontage/records/offer-states";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { bodyOf, signatureOf } from "../mail/email.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { readBrokerProfile } from "../people/profiles.ts";

const actions = Object.keys(offerActions) as OfferAction[];

/** What an email about an offer says, and what was done, which isn't stored in older ones. */
export const offerEmailSchema = z.object({
  subject: z.string(),
  message: z.string(),
  action: z.optional(z.enum([...actions, "best-and-final"])),
  /** Absent if it is about all of the buyer's offers. */
  offerId: z.optional(z.string()),
});
export type OfferEmail = z.infer<typeof offerEmailSchema>;

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
    const { message, subject } = offerEmailSchema.parse(content);
    const prospect = await db
      .selectFrom("prospect")
      .innerJoin("listing", "listing.id", "prospect.listingId")
      .select(["listing.slug", "listing.status", "prospect.revokedAt"])
      .where("prospect.id", "=", person.id)
      .executeTakeFirst();
    if (!prospect) return undefined;
    const broker = await readBrokerProfile(db);
    const isOpen = prospect.revokedAt === null && isOnSite(prospect.status);
    return {
      to: person.email,
      subject,
      replyTo: { name: broker.name, address: broker.email },
      ...bodyOf([
        ...message.split(/\n{2,}/),
        ...(isOpen
          ? [{ label: "See your offer", url: publicUrl + listingPaths.offer(prospect.slug) }]
          : []),
        signatureOf(broker),
      ]),
    };
  });
}
