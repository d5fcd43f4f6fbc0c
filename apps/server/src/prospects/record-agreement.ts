import type { ElsewhereAgreement } from "@frontage/records/schemas/prospect";
import { randomUUID } from "node:crypto";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { confirmUpload, takeUpload } from "../files/upload.ts";
import { Failure } from "../http/failure.ts";
import { detailsOf } from "../listings/queries.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import { dayAt } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";
import { countProspectChange, findProspect } from "./broker-queries.ts";
import { propertyOf } from "./room-listing.ts";

type Recorded = ElsewhereAgreement & { version: number };

/**
 * Keeps an agreement that a prospect signed elsewhere: its file, as it is, with its hash and who
 * recorded it. They reach the stage "signed", and get the link that proves their address.
 *
 * @param request its body is the PDF
 * @throws 404; 409 if they were changed since, or may not enter; 422 for a day ahead or no file
 */
export async function recordAgreement(
  services: ChangeServices & { files: FileStore },
  actor: Actor,
  prospectId: string,
  { version, ...form }: Recorded,
  request: Request,
): Promise<void> {
  // Before the file is read.
  await findSigner(services.db, prospectId, form);
  if (request.headers.get("Content-Length") === "0") {
    const sentence = "Attach the signed agreement.";
    throw new Failure(422, sentence, { file: sentence });
  }
  const target = { folder: "agreements", mediaType: "application/pdf" } as const;
  await takeUpload(services, request, target, ({ bytes, fileKey, sha256 }) =>
    makeChange(services, actor, async ({ audit, db, person, tellSystems }) => {
      const { listing, prospect, signedAt } = await findSigner(db, prospectId, form);
      const { buyerName, company, email, listingId, name, phone, role } = prospect;
      await countProspectChange(db, prospect, version);
      await confirmUpload(db, fileKey);
      const id = randomUUID();
      const { endsOn, note } = form;
      await db
        .insertInto("agreement")
        .values({
          id,
          listingId,
          prospectId,
          name,
          email,
          company,
          phone,
          role,
          buyerName,
          signedAt,
          endsOn,
          note,
          recordedBy: person.name,
          fileKey,
          sha256,
          bytes,
          property: propertyOf(listing.details),
          textSha256: null,
          signature: "",
          consent: "",
          ipAddress: "",
          userAgent: "",
        })
        .execute();
      await db
        .updateTable("prospect")
        // From now on it counts; the day is in the agreement.
        .set({ signedAt: new Date().toISOString() })
        .where("id", "=", prospectId)
        .where("signedAt", "is", null)
        .execute();
      await queueEmail(db, { prospectId, kind: "room-link", content: { agreementId: id } });
      await tellSystems({ event: "signed", listingId, prospectId });
      await audit({
        clientId: null,
        action: "upload",
        subject: "agreement",
        subjectId: id,
        subjectName: `${name}, signed elsewhere, SHA-256 ${sha256}`,
      });
    }),
  );
}

/** @throws 404; 409 for a revoked reader, 422 for a day that is ahead at the property */
async function findSigner(
  db: Database,
  prospectId: string,
  { signedOn }: Pick<ElsewhereAgreement, "signedOn">,
) {
  const prospect = await findProspect(db, prospectId);
  if (prospect.revokedAt !== null) throw new Failure(409, "Give access back first.");
  const listing = await db
    .selectFrom("listing")
    .select("details")
    .where("id", "=", prospect.listingId)
    .executeTakeFirstOrThrow();
  const details = detailsOf(listing);
  if (signedOn > dayAt(new Date(), details.timeZone)) {
    const sentence = "Choose today or an earlier day.";
    throw new Failure(422, sentence, { signedOn: sentence });
  }
  const signedAt = startOfDay(signedOn, details.timeZone);
  return { prospect, listing: { details }, signedAt };
}
