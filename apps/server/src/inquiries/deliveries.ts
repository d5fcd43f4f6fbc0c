import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { DeliveryTarget } from "@frontage/records/schemas/received-inquiry";
import type { Database } from "../database/open-database.ts";
import type { Queue } from "../outbox/outbox.ts";
import { type Claim, retryNow } from "../outbox/queue.ts";
import { Failure, notFound } from "../http/failure.ts";

/** The content of one delivery attempt. */
export type DeliveryJob = {
  /** The delivery's id, the same at each attempt. */
  id: string;
  inquiry: Inquiry & { id: string; reference: string; receivedAt: string };
  target: DeliveryTarget;
  /** The listing that the inquiry is about, and the name of the space. */
  listing?: { id: string; slug: string; name: string; space?: string };
  /** The broker's text, if it goes to the visitor. */
  reply?: string;
};

/** Reads what a claimed attempt delivers. @returns undefined if the inquiry was erased since */
export async function readJob(db: Database, { id }: Claim): Promise<DeliveryJob | undefined> {
  const row = await db
    .selectFrom("delivery")
    .innerJoin("inquiry", "inquiry.id", "delivery.inquiryId")
    .leftJoin("listing", "listing.id", "inquiry.listingId")
    .select(["inquiry.id", "reference", "receivedAt", "name", "email", "phone", "service"])
    .select(["message", "target", "listing.slug", "listing.details", "inquiry.listingId"])
    .select("inquiry.space")
    .where("delivery.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { details, listingId, slug, space, target, ...inquiry } = row;
  const reply = await db
    .selectFrom("inquiryReply")
    .select("text")
    .where("id", "=", id)
    .executeTakeFirst();
  return {
    id,
    inquiry,
    target,
    ...(listingId !== null && slug !== null && details !== null
      ? {
          listing: {
            id: listingId,
            slug,
            name: (JSON.parse(details) as ListingDetails).address,
            ...(space !== null && { space }),
          },
        }
      : {}),
    ...(reply ? { reply: reply.text } : {}),
  };
}

/** Adds an attempt to the delivery's log. */
export const recordAttempt: NonNullable<Queue<DeliveryJob>["onSettled"]> = async (
  transaction,
  { id },
  { at, detail, isDelivered, state },
) => {
  await transaction
    .insertInto("deliveryAttempt")
    .values({ deliveryId: id, at, isDelivered: isDelivered ? 1 : 0, detail })
    .execute();
  if (state === "waiting") return;
  const { inquiryId } = await transaction
    .selectFrom("delivery")
    .select("inquiryId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await markUndelivered(transaction, inquiryId);
};

/**
 * Makes a delivery due now; a failed one is attempted for another day.
 *
 * @throws 404 if the inquiry has no such delivery, 409 if it was delivered
 */
export async function retryDelivery(
  records: Database,
  { deliveryId, inquiryId }: { deliveryId: string; inquiryId: string },
): Promise<void> {
  const delivery = await records
    .selectFrom("delivery")
    .select("state")
    .where("id", "=", deliveryId)
    .where("inquiryId", "=", inquiryId)
    .executeTakeFirst();
  if (!delivery) throw notFound();
  if (delivery.state === "delivered") throw new Failure(409, "This was already delivered.");
  await retryNow(records, { table: "delivery" }, { id: deliveryId, state: delivery.state });
  await markUndelivered(records, inquiryId);
}

/** Updates `isUndelivered`, in the transaction that changed a delivery. */
export async function markUndelivered(records: Database, inquiryId: string): Promise<void> {
  const dead = records
    .selectFrom("delivery")
    .select("id")
    .where("inquiryId", "=", inquiryId)
    // A failed receipt doesn't count: the broker has the inquiry.
    .where("target", "!=", "receipt")
    .where("state", "=", "dead");
  // This locks the inquiry, so the second of two transactions sees what the first one changed.
  const locked = await records
    .updateTable("inquiry")
    .set({ isUndelivered: 1 })
    .where("id", "=", inquiryId)
    .where((eb) => eb.or([eb("isUndelivered", "=", 1), eb.exists(dead)]))
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n) return;
  await records
    .updateTable("inquiry")
    .set({ isUndelivered: 0 })
    .where("id", "=", inquiryId)
    .where((eb) => eb.not(eb.exists(dead)))
    .execute();
}
