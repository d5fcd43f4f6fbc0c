import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { DeliveryTarget } from "@frontage/records/schemas/received-inquiry";
import type { Database } from "../database/open-database.ts";
import type { Queue } from "../outbox/outbox.ts";
import type { Claim } from "../outbox/queue.ts";
import { markUndelivered } from "./queries.ts";

/** What one attempt delivers. */
export type DeliveryJob = {
  /** The delivery's id, the same at each attempt. */
  id: string;
  inquiry: Inquiry & { id: string; reference: string; receivedAt: string };
  target: DeliveryTarget;
  /** What it asks about, by its address. */
  listing?: { id: string; slug: string; name: string };
  /** The broker's text, if it goes to the visitor. */
  reply?: string;
};

/** @returns nothing if the inquiry was erased since the claim */
export async function readJob(db: Database, { id }: Claim): Promise<DeliveryJob | undefined> {
  const row = await db
    .selectFrom("delivery")
    .innerJoin("inquiry", "inquiry.id", "delivery.inquiryId")
    .leftJoin("listing", "listing.id", "inquiry.listingId")
    .select(["inquiry.id", "reference", "receivedAt", "name", "email", "phone", "service"])
    .select(["message", "target", "listing.slug", "listing.details", "inquiry.listingId"])
    .where("delivery.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { details, listingId, slug, target, ...inquiry } = row;
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
      ? { listing: { id: listingId, slug, name: (JSON.parse(details) as ListingDetails).address } }
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
