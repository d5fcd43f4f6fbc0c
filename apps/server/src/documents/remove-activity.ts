import { documentPath } from "@frontage/content/dashboard";
import type { Change } from "../changes/make-change.ts";

/**
 * Removes overview entries from the time a version was the newest: a withdrawn document leaves no
 * name behind. Its notifications are no longer shown.
 *
 * @param during from when to when it was the newest; absent for all its versions
 */
export async function removeActivityOf(
  { brokers, db, refetch }: Change,
  { clientId, id }: { clientId: string; id: string },
  { from = "", until }: { from?: string; until?: string | undefined } = {},
): Promise<void> {
  let entries = db
    .deleteFrom("activity")
    .where("path", "=", documentPath(id))
    .where("at", ">=", from);
  if (until !== undefined) entries = entries.where("at", "<", until);
  await entries.execute();
  refetch([clientId, ...brokers], ["notifications"]);
}
