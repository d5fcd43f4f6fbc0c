import { documentPath } from "@frontage/content/dashboard";
import { brokerIds } from "../accounts/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";

/**
 * Removes what the other side was notified of since a version was added, and its entries in the
 * overview: a withdrawn document leaves no name behind.
 *
 * @param db everyone's rows
 */
export async function withdrawNotices(
  db: Database,
  person: Person,
  document: { id: string; clientId: string; name: string },
  since: string,
): Promise<void> {
  const readers =
    person.role === "broker" ? [document.clientId] : (await brokerIds(db)).concat(person.id);
  await db
    .deleteFrom("notification")
    .where("personId", "in", readers)
    .where("path", "=", documentPath(document.id))
    .where("at", ">=", since)
    .execute();
  await db
    .deleteFrom("activity")
    .where("clientId", "=", document.clientId)
    .where("icon", "=", "file-pen")
    .where("at", ">=", since)
    // Compared as text: a name may have signs that a pattern reads.
    .where((eb) =>
      eb(
        eb.fn<string>("substr", [
          "description",
          eb.val(1),
          eb.val(Array.from(document.name).length + 2),
        ]),
        "=",
        `${document.name}, `,
      ),
    )
    .execute();
}
