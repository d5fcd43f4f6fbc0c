import { dashboardPaths, dealPath } from "@frontage/content/dashboard";
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
import { weeklyReportEmail } from "./report-email.ts";
import { lastWeekBefore, readWeek } from "./week.ts";

/** When it is sent, in the property's time zone: 8am on a Tuesday, for the week that ended Monday. */
const sentAtHour = 8;
const tuesday = 2;

/** A listing of these is on the market, or about to leave it. */
const reportedStatuses = ["available", "under-contract", "lease-pending"] as const;

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
      .where("status", "in", reportedStatuses)
      .executeTakeFirst();
    if (!listing) return undefined;
    const week = await readWeek(db, listing, now());
    // Delayed into the next week, which has its own.
    if (week.lastDay !== lastDay) return undefined;
    const { dealId } = listing;
    const board = dealId === null ? undefined : await readClientsBoard(db, db, dealId);
    const recipient = { ...person, email: await readContactEmail(db, person) };
    return weeklyReportEmail(recipient, week, {
      offers: (board?.offers ?? []).filter(({ state }) => state === "open"),
      sender: await readBrokerProfile(db),
      link: publicUrl + (dealId === null ? dashboardPaths.overview : `${dealPath(dealId)}#listing`),
      settingsLink: `${publicUrl}${dashboardPaths.settings}#notifications`,
      unsubscribeLink: unsubscribeLinks.createForReport(person.id),
    });
  });
}

/**
 * Queues the weekly report of each listing on the market, on Tuesday from 8am in the property's time
 * zone, once a week. Several processes may do this concurrently. Errors are logged and retried the
 * next time.
 */
export async function sendWeeklyReports(
  { db, emails, log }: { db: Database; emails: Pick<EmailOutbox, "wake">; log: Logger },
  now: Date = new Date(),
): Promise<void> {
  const list = async () =>
    db
      .selectFrom("listing")
      .select(["id", "clientId", "details", "publishedAt"])
      .where("clientId", "is not", null)
      .where("publishedAt", "is not", null)
      .where("status", "in", reportedStatuses)
      .execute();
  await attemptEach({ list, log, message: "A weekly report failed" }, async (listing) => {
    const { timeZone } = listingDetailsSchema.parse(JSON.parse(listing.details));
    const day = dayAt(now, timeZone);
    if (new Date(day).getUTCDay() !== tuesday || hourAt(now, timeZone) < sentAtHour) return;
    const lastDay = lastWeekBefore(day);
    const { clientId, publishedAt } = listing;
    if (clientId === null || publishedAt === null) return;
    // Published since: its first week isn't over.
    if (dayAt(new Date(publishedAt), timeZone) > lastDay) return;
    if ((await readSettings(db, clientId)).isWeeklyReportOff) return;
    const isQueued = await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("weeklyReport")
        .values({ listingId: listing.id, lastDay })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) return false;
      const content = { listingId: listing.id, lastDay };
      await queueEmail(transaction, { personId: clientId, kind: "weekly-report", content });
      return true;
    });
    if (isQueued) emails.wake();
  });
}
