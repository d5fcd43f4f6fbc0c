import { publicName } from "@frontage/records/known-listing";
import {
  type Agreement,
  agreementFor,
  agreementText,
  electronicConsent,
} from "@frontage/content/agreements/agreements";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { AgreementForm } from "@frontage/records/schemas/agreement-form";
import { createHash, randomUUID } from "node:crypto";
import { attemptLimits, takeAttempt } from "../accounts/attempts.ts";
import { type ChangeServices, makeChange, type ProspectActor } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { Failure } from "../http/failure.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import { propertyOf, type RoomListing } from "./room-listing.ts";

/** The agreement that a listing's visitors sign now. */
export function agreementOf({ details }: Pick<RoomListing, "details">): Agreement & {
  sha256: string;
} {
  const agreement = agreementFor({ property: publicName(details), region: details.region });
  return { ...agreement, sha256: sha256Of(agreementText(agreement)) };
}

const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

/** What is known of a signer besides the form. */
type From = { ipAddress: string; userAgent: string };

/**
 * Stores a signed agreement with its evidence, and queues the link that proves the email address
 * and opens the documents. Once it resolves, nothing of it can be lost. It reveals nothing about
 * the email address: someone who signed before gets the same answer.
 *
 * @returns the agreement's id
 * @throws 409 if the text isn't what the page showed, 429 if there were too many from this address
 */
export async function signAgreement(
  services: ChangeServices & { inquiries: { limitPerHour: number } },
  listing: RoomListing,
  form: AgreementForm,
  { ipAddress, userAgent }: From,
): Promise<string> {
  const agreement = agreementOf(listing);
  if (form.textSha256 !== agreement.sha256) {
    throw new Failure(409, "The agreement has changed since you opened it. Please read it again.");
  }
  await limit(services, listing.id, ipAddress);
  const { company, email, name, phone, role, signature } = form;
  const signer = { name, email, company, phone, role, buyerName: form.buyerName || null };
  const id = randomUUID();
  const at = new Date().toISOString();
  const person: ProspectActor = { id: "", role: "prospect", listingId: listing.id, name };

  await makeChange(services, { ipAddress, person }, async ({ audit, brokers, db, refetch }) => {
    const prospect = await db
      .insertInto("prospect")
      .values({
        id: randomUUID(),
        listingId: listing.id,
        ...signer,
        emailKey: email.toLowerCase(),
        source: "agreement",
        createdAt: at,
        // Their signature counts once the link proves the address.
      })
      // Whoever typed the address may be someone else: only the link changes who they are.
      .onConflict((conflict) =>
        // Changes nothing, so that it returns the row.
        conflict
          .columns(["listingId", "emailKey"])
          .doUpdateSet((eb) => ({ emailKey: eb.ref("prospect.emailKey") })),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("agreementText")
      .values({
        sha256: agreement.sha256,
        version: agreement.version,
        term: agreement.term,
        text: agreementText(agreement),
        firstUsedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("agreement")
      .values({
        id,
        listingId: listing.id,
        prospectId: prospect.id,
        textSha256: agreement.sha256,
        property: propertyOf(listing.details),
        ...signer,
        signature,
        consent: electronicConsent,
        signedAt: at,
        ipAddress,
        userAgent: userAgent.slice(0, 500),
        sha256: null,
      })
      .execute();
    // Whoever typed the address may flood someone else's mailbox. For a revoked one, too, which takes
    // as long; it isn't written.
    if (await mayEmail(db, email)) {
      const content = { agreementId: id };
      await queueEmail(db, { prospectId: prospect.id, kind: "room-link", content });
    }
    await audit({
      clientId: null,
      action: "sign",
      subject: "agreement",
      subjectId: id,
      subjectName: `${name}, ${company}`,
    });
    refetch(brokers, ["listings"]);
  });
  return id;
}

/** A prospect on the broker's page of the listing. */
export const prospectPath = (listingId: string, prospectId: string) =>
  `${dashboardPaths.overview}/listings/${listingId}?prospect=${prospectId}`;

/** Whether a mailbox may get another link within the hour. */
const mayEmail = async (db: Database, email: string): Promise<boolean> =>
  takeAttempt(db, "room-mail", { account: email }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );

/** As many as inquiries, by address, and by address and listing. */
async function limit(
  { db, inquiries }: Pick<ChangeServices, "db"> & { inquiries: { limitPerHour: number } },
  listingId: string,
  ipAddress: string,
): Promise<void> {
  const { limitPerHour } = inquiries;
  if (limitPerHour === 0) return;
  const perHour = {
    ...attemptLimits.agreement,
    address: limitPerHour,
    pair: Math.ceil(limitPerHour / 2),
  };
  const by = { account: listingId, address: ipAddress };
  await takeAttempt(db, "agreement", by, Date.now(), perHour);
}
