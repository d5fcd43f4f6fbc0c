import {
  closedStatuses,
  isOnMarket,
  marketStatuses,
  standingOf,
} from "@frontage/records/listing-states";
import { dashboardPaths } from "@frontage/content/dashboard";
import { isOpen } from "@frontage/records/offer-states";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import { daySchema, idSchema } from "@frontage/records/schemas/record";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { attemptEach } from "../jobs/background.ts";
import type { UnsubscribeLinks } from "../market-notes/unsubscribe-links.ts";
import { readClientsBoard } from "../offers/queries.ts";
import { type EmailOutbox, queueEmail } from "../outbox/email-outbox.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { readBrokerProfile, readContactEmail } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { dayAt, hourAt } from "../time/clock.ts";
import { lastWeekBefore } from "../time/weeks.ts";
import { weeklyReportEmail } from "./report-email.ts";
import { readWeek } from "./week.ts";
import { listingsClient } from "../people/listings-client.ts";

/**
 * Reports are sent from 8am on Tuesday, in the property's time zone, for the week that ended on
 * Monday. A server that was down sends them later, but not on Monday, a day before the next ones.
 */
const sentAtHour = 8;
const monday = 1;

const contentSchema = z.object({ listingId: idSchema, lastDay: daySchema });

/** Registers how weekly reports are written: at the time of sending, from what is true then. */
export function writeWeeklyReports({
  db,
  emails,
  now = () => new Date(),
  publicUrl,
  unsubscribeLinks,
}: {
  db: Database;
  emails: EmailOutbox;
  /** The clock. */
  now?: () => Date;
  publicUrl: string;
  unsubscribeLinks: UnsubscribeLinks;
}): void {
  emails.writeBy("weekly-report", async ({ content, person }) => {
    const { lastDay, listingId } = contentSchema.parse(content);
    if ((await readSettings(db, person.id)).isWeeklyReportOff) return undefined;
    if (await isDisabled(db, person.id)) return undefined;
    const listing = await db
      .selectFrom("listing")
      .selectAll()
      .where("id", "=", listingId)
      .where("clientId", "=", person.id)
      .where("status", "in", marketStatuses)
      .executeTakeFirst();
    if (!listing) return undefined;
    const week = await readWeek(db, listing, now());
    // Delayed into the next week, which gets its own report.
    if (week.lastDay !== lastDay) return undefined;
    const { dealId } = listing;
    const board = dealId === null ? undefined : await readClientsBoard(db, db, dealId);
    const recipient = { ...person, email: await readContactEmail(db, person) };
    return weeklyReportEmail(recipient, week, {
      offers: (board?.offers ?? []).filter((offer) => isOpen(offer, now())),
      sender: await readBrokerProfile(db),
      link: publicUrl + (listingsClient({ ...listing, section: "#listing" })?.path ?? ""),
      settingsLink: `${publicUrl}${dashboardPaths.settings}#notifications`,
      unsubscribeLink: unsubscribeLinks.createForReport(person.id),
    });
  });
}

/**
 * Queues the weekly report of each listing on the market, once a week. Every listing's week is then
 * closed, so a listing that gets a client or returns to the market on Thursday has its first report
 * on Tuesday. Several processes may do this concurrently. Errors are logged and retried the next
 * time.
 */
export async function sendWeeklyReports(
  { db, emails, log }: { db: Database; emails: Pick<EmailOutbox, "wake">; log: Logger },
  now: Date = new Date(),
): Promise<void> {
  const list = async () =>
    db
      .selectFrom("listing")
      .select(["id", "clientId", "details", "publishedAt", "status", "termEndsAt"])
      .where("publishedAt", "is not", null)
      .where("status", "not in", closedStatuses)
      .execute();
  await attemptEach({ list, log, message: "A weekly report failed" }, async (listing) => {
    const { timeZone } = listingDetailsSchema.parse(JSON.parse(listing.details));
    const day = dayAt(now, timeZone);
    if (new Date(day).getUTCDay() === monday || hourAt(now, timeZone) < sentAtHour) return;
    const lastDay = lastWeekBefore(day);
    const { clientId, publishedAt } = listing;
    const isMarketed = isOnMarket(standingOf(listing, now));
    // Its first week isn't over yet.
    if (publishedAt === null || dayAt(new Date(publishedAt), timeZone) > lastDay) return;
    const isQueued = await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("weeklyReport")
        .values({ listingId: listing.id, lastDay })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows || clientId === null || !isMarketed) return false;
      if ((await readSettings(transaction, clientId)).isWeeklyReportOff) return false;
      const content = { listingId: listing.id, lastDay };
      await queueEmail(transaction, { personId: clientId, kind: "weekly-report", content });
      return true;
    });
    if (isQueued) emails.wake();
  });
}
