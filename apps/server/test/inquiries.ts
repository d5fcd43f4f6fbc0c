import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type { InquiryDetail } from "@frontage/content/schemas/received-inquiry";
import { randomUUID } from "node:crypto";
import type { Database } from "../src/database/open-database.ts";
import type { TakeIn } from "../src/inquiries/take-in.ts";
import { readInquiry } from "../src/records/inquiries.ts";

/** Signs the webhooks of tests. */
export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

const sampleInquiry: Inquiry = {
  name: "Zoë Sample",
  email: "zoe@example.com",
  phone: "(555) 555-0199",
  service: "leasing",
  message: "We look for 12,000 square feet near the airport.",
};

/** Has an inquiry kept, as if a visitor had sent it. Answers it with all that belongs to it. */
export async function sendInquiry(
  { db, takeIn }: { db: Database; takeIn: TakeIn },
  inquiry: Partial<Inquiry> = {},
): Promise<InquiryDetail> {
  const { reference } = await takeIn({
    inquiry: { ...sampleInquiry, ...inquiry },
    key: randomUUID(),
    isTimed: true,
    ipAddress: "",
  });
  const { id } = await db
    .selectFrom("inquiry")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return readInquiry(db, id);
}
