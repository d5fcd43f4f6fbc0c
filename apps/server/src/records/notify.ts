import type { PortalNotification } from "@frontage/content/schemas/notification";
import type { NotificationTopic } from "@frontage/content/schemas/settings";
import { randomUUID } from "node:crypto";
import type { Services } from "../api/api-env.ts";
import type { Database } from "../database/open-database.ts";
import { notificationLetter } from "../mail/letters.ts";
import { readSettings } from "./settings.ts";

/** Which line of the settings decides on a kind; an offer and a contact always show. */
const topics: Partial<Record<PortalNotification["kind"], NotificationTopic>> = {
  message: "messages",
  signature: "signatures",
  document: "documents",
  event: "events",
  "market-note": "market-note",
};

/**
 * Tells people of something, in the dashboard and by mail, as far as each wants it.
 * Called after the change itself is committed. What is still unread of the same kind
 * and path is told again, not twice.
 *
 * @param notification its words are one sentence without a full stop, and the deal
 */
export async function notify(
  {
    background,
    db,
    live,
    mailer,
    publicUrl,
  }: Pick<Services, "background" | "db" | "live" | "mailer" | "publicUrl">,
  personIds: readonly string[],
  notification: Pick<PortalNotification, "kind" | "title" | "detail" | "path">,
): Promise<void> {
  const topic = topics[notification.kind];
  for (const personId of personIds) {
    const settings = await readSettings(db, personId);
    const wants = topic ? settings.notifications[topic] : { inApp: true, email: false };
    const isNews = !wants.inApp || (await keep(db, personId, notification));
    if (wants.email && isNews) {
      const person = await db
        .selectFrom("user")
        .select(["name", "email"])
        .where("id", "=", personId)
        .executeTakeFirst();
      if (person) {
        const letter = notificationLetter(person, notification, publicUrl + notification.path);
        background.start("mail a notification", () => mailer.send(letter));
      }
    }
  }
  await live.announce(personIds, ["notifications", "unread"]);
}

/** @returns whether there was no unread one of it yet */
async function keep(
  db: Database,
  personId: string,
  notification: Pick<PortalNotification, "kind" | "title" | "detail" | "path">,
): Promise<boolean> {
  const at = new Date().toISOString();
  const again = await db
    .updateTable("notification")
    .set({ ...notification, at })
    .where("personId", "=", personId)
    .where("isRead", "=", 0)
    .where("kind", "=", notification.kind)
    .where("path", "=", notification.path)
    .executeTakeFirst();
  if (again.numUpdatedRows > 0n) return false;
  await db
    .insertInto("notification")
    .values({ id: randomUUID(), personId, ...notification, at, isRead: 0 })
    .execute();
  return true;
}
