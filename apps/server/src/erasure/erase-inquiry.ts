import { audit, type AuditRecord } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { notFound } from "../http/failure.ts";
import type { Mailer } from "../mail/mailer.ts";
import { eraseProspect } from "./erase-prospect.ts";
import { deleteRowsOf } from "./personal-data.ts";

/**
 * Erases an inquiry with its replies, deliveries, notifications and saved emails, in the caller's
 * transaction, and whoever is a listing's prospect only by it. The audit keeps its reference, but
 * nothing that the visitor wrote.
 *
 * @param services.db everyone's rows, for the notifications of all brokers
 * @throws 404
 */
export async function eraseInquiry(
  { db, mailer }: { db: Database; mailer: Mailer },
  id: string,
  { ipAddress, person }: Pick<AuditRecord, "ipAddress" | "person">,
): Promise<void> {
  const inquiry = await db
    .selectFrom("inquiry")
    .select(["reference", "name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!inquiry) throw notFound();
  const deliveries = await db
    .selectFrom("delivery")
    .select("id")
    .where("inquiryId", "=", id)
    .execute();
  await eraseItsProspect({ db, mailer }, id);
  await deleteRowsOf(db, "inquiry", id);
  const subject = { subject: "inquiry", subjectName: inquiry.reference };
  await audit(db, { person, clientId: null, action: "erase", ...subject, ipAddress });
  // Last, but before the commit: if the process dies here, the inquiry can be erased again.
  await mailer.folder?.forget(deliveries.map((delivery) => delivery.id));
}

/** Whoever did no more than inquire; for another inquiry they stay. */
async function eraseItsProspect(
  { db, mailer }: { db: Database; mailer: Mailer },
  inquiryId: string,
): Promise<void> {
  const prospect = await db
    .selectFrom("prospect")
    .select(["id", "listingId", "emailKey"])
    .where("inquiryId", "=", inquiryId)
    .where("source", "=", "inquiry")
    .where("clientId", "is", null)
    .where("signedAt", "is", null)
    .where("touredAt", "is", null)
    .where("offeredAt", "is", null)
    .executeTakeFirst();
  if (!prospect) return;
  const { emailKey, id, listingId } = prospect;
  const other = await db
    .selectFrom("inquiry")
    .select("id")
    .where("listingId", "=", listingId)
    .where("id", "!=", inquiryId)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", emailKey))
    .executeTakeFirst();
  if (other) {
    await db.updateTable("prospect").set({ inquiryId: other.id }).where("id", "=", id).execute();
  } else await eraseProspect({ db, mailer }, id);
}
