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
