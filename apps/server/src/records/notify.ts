import type { PortalNotification } from "@frontage/content/schemas/notification";
import type { NotificationTopic, Settings } from "@frontage/content/schemas/settings";
import { randomUUID } from "node:crypto";
import type { Services } from "../api/api-env.ts";
import type { Database } from "../database/open-database.ts";
import { notificationLetter } from "../mail/letters.ts";
import { readSettings } from "./settings.ts";

/** Which line of the settings decides on a kind; the others always show, and are not mailed. */
const topics: Partial<Record<PortalNotification["kind"], NotificationTopic>> = {
  message: "messages",
  signature: "signatures",
  document: "documents",
  event: "events",
  "market-note": "market-note",
};

/** What the last mail said of a date no longer holds, and each market note is another. */
const mailedAgain: ReadonlySet<PortalNotification["kind"]> = new Set(["event", "market-note"]);

type News = Pick<PortalNotification, "kind" | "title" | "detail" | "path">;
type Told = News & {
  /** Of a date that is near; all else of a date is what somebody has done to it. */
  isReminder?: boolean;
};

/** How a person wants to hear of something. */
function channelsFor({ notifications }: Settings, { isReminder, kind }: Told) {
  const topic = topics[kind];
  if (!topic) return { inApp: true, email: false };
  // That line is of the day before: what the other side does to a date always shows.
  if (topic === "events" && !isReminder) return { ...notifications.events, inApp: true };
  return notifications[topic];
}

/** A notification that is kept, and whom it still has to reach. */
export type Kept = { news: News; personIds: readonly string[]; mailTo: readonly string[] };

/**
 * Tells people of something, in the dashboard and by mail, as far as each wants it.
 * Called after the change itself is committed.
 *
 * @param news its words are one sentence without a full stop, and the deal
 */
export async function notify(
  services: Pick<Services, "background" | "db" | "live" | "mailer" | "publicUrl">,
  personIds: readonly string[],
  news: News,
): Promise<void> {
  await tell(services, await keep(services.db, personIds, news));
}

/**
 * Keeps a notification for people, as far as each wants it. What is still unread of the
 * same kind and path is told again, not twice.
 *
 * @param db everybody's rows, or the transaction that makes the change itself
 * @returns what `tell` takes, once that is committed
 */
export async function keep(db: Database, personIds: readonly string[], told: Told): Promise<Kept> {
  const { isReminder: _, ...news } = told;
  const mailTo: string[] = [];
  for (const personId of personIds) {
    const wants = channelsFor(await readSettings(db, personId), told);
    const isFirst = !wants.inApp || (await keepOne(db, personId, news));
    if (wants.email && (isFirst || mailedAgain.has(news.kind))) mailTo.push(personId);
  }
  return { news, personIds, mailTo };
}

/** Tells open pages of what is kept, and mails it. */
export async function tell(
  {
    background,
    db,
    live,
    mailer,
    publicUrl,
  }: Pick<Services, "background" | "db" | "live" | "mailer" | "publicUrl">,
  { mailTo, news, personIds }: Kept,
): Promise<void> {
  for (const personId of mailTo) {
    const person = await db
      .selectFrom("user")
      .select(["name", "email"])
      .where("id", "=", personId)
      .executeTakeFirst();
    if (!person) continue;
    const letter = notificationLetter(person, news, publicUrl + news.path);
    background.start("mail a notification", () => mailer.send(letter));
  }
  await live.announce(personIds, ["notifications", "unread"]);
}

/** @returns whether there was no unread one of it yet */
async function keepOne(db: Database, personId: string, news: News): Promise<boolean> {
  const at = new Date().toISOString();
  const again = await db
    .updateTable("notification")
    .set({ ...news, at })
    .where("personId", "=", personId)
    .where("isRead", "=", 0)
    .where("kind", "=", news.kind)
    .where("path", "=", news.path)
    .executeTakeFirst();
  if (again.numUpdatedRows > 0n) return false;
  await db
    .insertInto("notification")
    .values({ id: randomUUID(), personId, ...news, at, isRead: 0 })
    .execute();
  return true;
}
