import type { Database } from "../database/open-database.ts";
import { offerEmailSchema } from "./offer-email.ts";

/**
 * Which buyers' offers have a counter that was sent, and whose email failed for good.
 *
 * @param db everyone's rows
 * @returns the ids of the offers
 */
export async function findUnsentCounters(
  db: Database,
  prospectIds: readonly string[],
): Promise<Set<string>> {
  if (prospectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("email")
    .innerJoin("offer", "offer.prospectId", "email.prospectId")
    .select(["offer.id", "email.content"])
    .where("email.prospectId", "in", prospectIds)
    .where("email.kind", "=", "offer-state")
    .where("email.state", "=", "dead")
    .where("offer.state", "=", "open")
    .where("offer.counterState", "=", "sent")
    // An earlier counter's email may have failed as well.
    .whereRef("email.createdAt", ">=", "offer.counterAt")
    .execute();
  return new Set(
    rows.flatMap(({ content, id }) => {
      const { action, offerId } = offerEmailSchema.parse(JSON.parse(content ?? "{}"));
      return action === "send-counter" && offerId === id ? [id] : [];
    }),
  );
}
