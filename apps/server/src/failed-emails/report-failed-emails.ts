import { clientPath, dashboardPaths, dealOfferPath } from "@frontage/content/dashboard";
import type { Notifier } from "../changes/notifier.ts";
import type { PublishToBrokers } from "../changes/publish-to-brokers.ts";
import type { Database } from "../database/open-database.ts";
import type { EmailKind } from "../database/tables.ts";
import type { Background } from "../jobs/background.ts";
import { partyOf } from "../key-dates/moved-date-notices.ts";
import { type OfferEmail, offerEmailSchema } from "../offers/offer-email.ts";
import { buyerForClient } from "../offers/notices.ts";
import { findOffer } from "../offers/queries.ts";
import { findUnsentCounters } from "../offers/unsent-counters.ts";
import type { QueuedEmail } from "../outbox/email-outbox.ts";
import type { AttemptResult } from "../outbox/outbox.ts";
import { brokerIds } from "../people/broker-ids.ts";
import { prospectPath } from "../prospects/sign-agreement.ts";

type Services = {
  publish: PublishToBrokers;
  background: Background;
  db: Database;
  notifier: Notifier;
};

/** What an email about an offer is called, by what was done. */
const offerEmailNames: Partial<Record<NonNullable<OfferEmail["action"]>, string>> = {
  "send-counter": "the counter",
  accept: "the notice of the accepted offer",
  "accept-counter": "the notice of the accepted offer",
  decline: "the notice of the declined offer",
  end: "the notice of the ended contract",
  "best-and-final": "the request for a best and final offer",
  receipt: "the receipt of the offer",
};

/** What an email is called in the notification that it couldn't be sent. */
const emailNames: Record<EmailKind, string> = {
  invitation: "the invitation",
  reset: "the link to set a password",
  "password-changed": "an email about the password",
  "passkey-added": "an email about a passkey",
  "passkey-removed": "an email about a passkey",
  "email-change-current": "an email about the new email address",
  "email-change-new": "an email about the new email address",
  notification: "a notification",
  "moved-date": "the notice of a moved date",
  "market-note": "the market note",
  digest: "the daily email",
  "weekly-report": "the weekly report",
  "room-link": "the link to the documents",
  "signed-agreement": "the signed agreement",
  "room-access": "the email about documents",
  "room-reminder": "the reminder",
  "room-message": "your message",
  "tour-answer": "the email about a tour",
  "offer-state": "your email about the offer",
};

/**
 * Shows brokers the state of emails: open pages are updated after each attempt, and whatever
 * couldn't be sent, to a client, a buyer or a broker, becomes a notification.
 */
export function reportFailedEmails({ publish, background, db, notifier }: Services) {
  return (email: QueuedEmail, { detail, hasFailed }: AttemptResult): void => {
    publish(email.person.isProspect ? ["listings"] : ["clients"]);
    if (!hasFailed) return;
    background.start("notify of a failed email", async () => {
      const { content, kind, person } = email;
      // It was no longer needed.
      const path = await pathOf(db, email);
      if (path === undefined) return;
      const name = kind === "moved-date" ? partyOf(content) : person.name;
      const offer = kind === "offer-state" ? offerEmailSchema.parse(content) : undefined;
      const what = (offer?.action && offerEmailNames[offer.action]) ?? emailNames[kind];
      await notifier.notify(await brokerIds(db), {
        // Of this kind nothing is emailed, which might fail as well.
        kind: "contact",
        title: `Not sent: ${what} to ${name}`,
        detail,
        path,
        subject: `email ${email.id}`,
      });
      if (offer?.offerId !== undefined)
        await correctOwner({ db, notifier }, person.id, offer.offerId);
    });
  };
}

/** Where the broker finds whom it was for; nothing if they or the email were removed since. */
async function pathOf(db: Database, { id, person }: QueuedEmail): Promise<string | undefined> {
  const email = await db
    .selectFrom("email")
    .leftJoin("prospect", "prospect.id", "email.prospectId")
    .select("prospect.listingId")
    .where("email.id", "=", id)
    .executeTakeFirst();
  if (!email) return undefined;
  if (email.listingId !== null) return prospectPath(email.listingId, person.id);
  return person.isBroker ? dashboardPaths.settings : clientPath(person.id);
}

/** An owner who heard that the counter was sent hears that it didn't arrive. */
async function correctOwner(
  { db, notifier }: Pick<Services, "db" | "notifier">,
  prospectId: string,
  offerId: string,
): Promise<void> {
  if (!(await findUnsentCounters(db, [prospectId])).has(offerId)) return;
  const offer = await findOffer(db, offerId);
  const { clientId, dealId } = offer.listing;
  if (clientId === null || dealId === null) return;
  await notifier.notify([clientId], {
    kind: "offer",
    title: `The counter hasn’t reached ${buyerForClient(offer)} yet`,
    detail: "Your broker has been notified",
    path: dealOfferPath(dealId, offer.id),
    subject: `offer ${offer.id}`,
  });
}
