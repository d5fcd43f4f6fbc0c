import { listingPaths } from "@frontage/content/listings";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { bodyOf, signatureOf } from "../mail/email.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { readBrokerProfile } from "../people/profiles.ts";

const contentSchema = z.object({ subject: z.string(), message: z.string() });

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
    const { message, subject } = contentSchema.parse(content);
    const prospect = await db
      .selectFrom("prospect")
      .innerJoin("listing", "listing.id", "prospect.listingId")
      .select(["listing.slug", "listing.status", "prospect.revokedAt"])
      .where("prospect.id", "=", person.id)
      .executeTakeFirst();
    if (!prospect) return undefined;
    const broker = await readBrokerProfile(db);
    const isOpen = prospect.revokedAt === null && prospect.status !== "withdrawn";
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
