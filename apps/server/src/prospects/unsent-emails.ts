import type { Database } from "../database/open-database.ts";

/**
 * The buyers of a listing whose last email couldn't be sent, each with the reason as a sentence.
 *
 * @param db everyone's rows
 */
export async function readUnsentEmails(
  db: Database,
  listingId: string,
): Promise<Map<string, string>> {
  const emails = await db
    .selectFrom("email")
    .innerJoin("prospect", "prospect.id", "email.prospectId")
    .select(["prospect.id", "email.state", "email.detail"])
    .where("prospect.listingId", "=", listingId)
    .where("email.state", "!=", "waiting")
    .orderBy("email.createdAt")
    .orderBy("email.attemptedAt")
    .execute();
  const last = new Map(emails.map((email) => [email.id, email]));
  return new Map(
    [...last.values()].flatMap(({ detail, id, state }) =>
      state === "dead" ? [[id, detail ?? ""] as const] : [],
    ),
  );
}
