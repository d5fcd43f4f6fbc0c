import { dealPath, exchangePath } from "@frontage/content/dashboard";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Database } from "../database/open-database.ts";

const notificationsMax = 200;

/** A person's notifications, latest first. */
export async function listNotifications(records: Database): Promise<PortalNotification[]> {
  const rows = await records
    .selectFrom("notification")
    .select(["id", "kind", "title", "detail", "at", "isRead", "path"])
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(notificationsMax)
    .execute();
  return rows.map(({ isRead, ...row }) => ({ ...row, isRead: isRead === 1 }));
}

/** Other people's ids are ignored. */
export async function setNotificationsRead(
  records: Database,
  ids: readonly string[],
  isRead: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await records
    .updateTable("notification")
    .set({ isRead: isRead ? 1 : 0 })
    .where("id", "in", ids)
    .execute();
}

/** Marks a notification as read that no longer needs an action. */
export async function markRead(
  db: Database,
  personId: string,
  { kind, path }: Pick<PortalNotification, "kind" | "path">,
): Promise<void> {
  await db
    .updateTable("notification")
    .set({ isRead: 1 })
    .where("personId", "=", personId)
    .where("kind", "=", kind)
    .where("path", "=", path)
    .execute();
}

const batch = 500;

/** Marks everyone's notifications of records that are about to be deleted. */
export async function markGone(db: Database, paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += batch) {
    await db
      .updateTable("notification")
      .set({ isRead: 1, detail: "No longer available" })
      .where("path", "in", paths.slice(at, at + batch))
      .execute();
  }
}

/**
 * Marks notifications of a deal that is about to be removed, and of everything that was ever on its
 * page.
 */
export async function markDealGone(db: Database, dealId: string): Promise<void> {
  const page = dealPath(dealId);
  await db
    .updateTable("notification")
    .set({ isRead: 1, detail: "No longer available" })
    .where((eb) =>
      eb.or([
        eb("path", "=", page),
        eb("path", "like", `${page}#%`),
        eb("path", "=", exchangePath(dealId)),
      ]),
    )
    .execute();
}
