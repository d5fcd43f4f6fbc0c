import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { ExpressionBuilder } from "kysely";
import { isOfKeptVersion } from "../changes/kept-version.ts";
import { listed } from "../changes/listed.ts";
import { emailExtrasSchema } from "../changes/notification-emails.ts";
import { togetherSchema } from "../changes/together.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

const notificationsMax = 200;

/** Those that are shown as one have the same. */
const shownAs = (eb: ExpressionBuilder<Tables, "notification">) =>
  eb.fn.coalesce("notification.batchId", "notification.id");

/** The notifications that a person sees, whose documents are still there. */
const shownNotifications = (records: Database) =>
  records.selectFrom("notification").where("isShown", "=", 1).where(isOfKeptVersion);

/** How many a person hasn't read. */
export async function countUnreadNotifications(records: Database): Promise<number> {
  const { count } = await shownNotifications(records)
    .select((eb) => eb.fn.count<number>(shownAs(eb)).distinct().as("count"))
    .where("isRead", "=", 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's notifications, latest first. */
export async function listNotifications(records: Database): Promise<PortalNotification[]> {
  const latest = await shownNotifications(records)
    .select((eb) => shownAs(eb).as("batch"))
    .groupBy((eb) => shownAs(eb))
    .orderBy((eb) => eb.fn.max("at"), "desc")
    .orderBy("batch")
    .limit(notificationsMax)
    .execute();
  if (latest.length === 0) return [];
  const rows = await shownNotifications(records)
    .select(["kind", "title", "detail", "at", "isRead", "path", "together", "email"])
    .select((eb) => shownAs(eb).as("id"))
    .where((eb) =>
      eb(
        shownAs(eb),
        "in",
        latest.map(({ batch }) => batch),
      ),
    )
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((batch) => {
    const unread = batch.filter(({ isRead }) => isRead === 0);
    const shown = unread.length > 0 ? unread : batch;
    const [newest, ...others] = shown;
    if (!newest) return [];
    const { email: _, isRead, together, ...row } = newest;
    const shared = others.length > 0 && together !== null ? asOne(together, shown) : {};
    return { ...row, ...shared, isRead: isRead === 1 };
  });
}

/** Several notifications, latest first, as one. */
function asOne(together: string, batch: readonly { email: string | null }[]) {
  const { detail, isListed, path, title } = togetherSchema.parse(JSON.parse(together));
  if (!isListed) return { detail, path, title };
  const lines = batch
    .toReversed()
    .flatMap(({ email }) => emailExtrasSchema.parse(JSON.parse(email ?? "{}")).details ?? []);
  return { detail: `${detail}, ${listed(lines)}`, path, title };
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
    .where((eb) => eb.or([eb("id", "in", ids), eb("batchId", "in", ids)]))
    .execute();
}
