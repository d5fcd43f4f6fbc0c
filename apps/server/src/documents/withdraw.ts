import { documentPath, documentRequestPath } from "@frontage/content/dashboard";
import type { Database } from "../database/open-database.ts";

/**
 * Removes notifications and overview entries from the time a version was the newest: a withdrawn
 * document leaves no name behind.
 *
 * @param db everyone's rows
 * @param during from when to when it was the newest; absent for all its versions
 */
export async function withdrawNotices(
  db: Database,
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
    .where("at", ">=", from);
  let entries = db
    .deleteFrom("activity")
    .where("path", "=", documentPath(document.id))
    .where("at", ">=", from);
  if (until !== undefined) {
    notices = notices.where("at", "<", until);
    entries = entries.where("at", "<", until);
  }
  await notices.execute();
  await entries.execute();
}
