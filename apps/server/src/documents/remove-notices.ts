import { documentPath, documentRequestPath } from "@frontage/content/dashboard";
import type { Change } from "../changes/make-change.ts";

/**
 * Removes notifications and overview entries from the time a version was the newest: a withdrawn
 * document leaves no name behind.
 *
 * @param during from when to when it was the newest; absent for all its versions
 */
export async function removeNotices(
  { db, refetch }: Change,
  document: { id: string },
  { from = "", until }: { from?: string; until?: string | undefined } = {},
): Promise<void> {
  const answered = await db
    .selectFrom("documentRequest")
    .select(["id", "dealId"])
    .where("documentId", "=", document.id)
    .execute();
  const paths = [
    documentPath(document.id),
    ...answered.map(({ dealId, id }) => documentRequestPath(dealId, id)),
  ];
  let notices = db
    .deleteFrom("notification")
    .where("path", "in", paths)
    .where("kind", "in", ["document", "signature"])
    .where("at", ">=", from)
    .returning("personId");
  let entries = db
    .deleteFrom("activity")
    .where("path", "=", documentPath(document.id))
    .where("at", ">=", from);
  if (until !== undefined) {
    notices = notices.where("at", "<", until);
    entries = entries.where("at", "<", until);
  }
  const removed = await notices.execute();
  await entries.execute();
  refetch(
    removed.map(({ personId }) => personId),
    ["notifications"],
  );
}
