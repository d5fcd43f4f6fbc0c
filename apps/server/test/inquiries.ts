import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { InquiryDetail } from "@frontage/records/schemas/received-inquiry";
import { randomUUID } from "node:crypto";
import type { Database } from "../src/database/open-database.ts";
import type { AcceptInquiry } from "../src/inquiries/accept-inquiry.ts";
import { readInquiry } from "../src/inquiries/queries.ts";

/** Signs the webhooks of tests. */
export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

const sampleInquiry: Inquiry = {
  name: "Zoë Sample",
  email: "zoe@example.com",
  phone: "(555) 555-0199",
  service: "leasing",
  message: "We look for 12,000 square feet near the airport.",
};

/** Stores an inquiry, as if a visitor had sent it. */
export async function sendInquiry(
  { db, accept }: { db: Database; accept: AcceptInquiry },
  inquiry: Partial<Inquiry> = {},
): Promise<InquiryDetail> {
  const { receipt } = await accept({
    inquiry: { ...sampleInquiry, ...inquiry },
    key: randomUUID(),
    isTimed: true,
    ipAddress: "",
  });
  const { id } = await db
    .selectFrom("inquiry")
    .select("id")
    .where("reference", "=", receipt.reference)
    .executeTakeFirstOrThrow();
  return readInquiry(db, id);
}
