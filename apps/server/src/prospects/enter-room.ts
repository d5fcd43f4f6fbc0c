import { type ChangeServices, makeChange, type ProspectActor } from "../changes/make-change.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import { takeAttempt } from "../accounts/attempts.ts";
import type { Background } from "../jobs/background.ts";
import { isFirstTime } from "../database/first-time.ts";
import { takeLink } from "./room-links.ts";
import { openRoomSession } from "./room-session.ts";
import { theirsFirst } from "./broker-queries.ts";
import { propertyOf, type RoomListing } from "./room-listing.ts";
import { prospectPath } from "./sign-agreement.ts";

type Services = ChangeServices & { publicUrl: string };

/** How long one waits for another link. */
const resendPauseMs = 60_000;

/**
 * Uses up an emailed link: proves the agreement's email address, makes the prospect who the first
 * such agreement says, and opens a session.
 *
 * @returns the session's `Set-Cookie` line; nothing if the link is over
 */
export async function enterRoom(
  services: Services,
  listing: RoomListing,
  { ipAddress, token }: { ipAddress: string; token: string },
): Promise<string | undefined> {
  const { publicUrl } = services;
  const at = new Date().toISOString();
  const person: ProspectActor = { id: "", role: "prospect", listingId: listing.id, name: "" };
  const cookie = await makeChange(services, { ipAddress, person }, async (change) => {
    const { audit, brokers, db, notify, refetch, tellSystems } = change;
    const link = await takeLink(db, { listingId: listing.id, token });
    if (!link) return undefined;
    const { agreementId, prospectId } = link;
    const verified = await db
      .updateTable("agreement")
      .set({ verifiedAt: at })
      .where("id", "=", agreementId)
      .where("verifiedAt", "is", null)
      .returning(["name", "company", "phone", "role", "buyerName", "recordedBy"])
      .executeTakeFirst();
    // What a broker recorded counted before, and says no more of them than the broker knows.
    if (verified && verified.recordedBy === null) {
      const { recordedBy: _, ...signer } = verified;
      await db
        .updateTable("prospect")
        // From now on it counts; when they signed is in the agreement.
        .set({ signedAt: at })
        .where("id", "=", prospectId)
        .where("signedAt", "is", null)
        .execute();
      await db
        .updateTable("prospect")
        .set((eb) => ({ ...signer, version: eb("version", "+", 1) }))
        .where("id", "=", prospectId)
        // Anyone can sign with anyone's address: who they are stays what they first confirmed.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("agreement")
                .select("agreement.id")
                .where("agreement.prospectId", "=", prospectId)
                .where("agreement.id", "!=", agreementId)
                .where("agreement.verifiedAt", "is not", null),
            ),
          ),
        )
        .execute();
      const content = { agreementId };
      await queueEmail(db, { prospectId, kind: "signed-agreement", content });
      for (const personId of brokers) {
        await queueEmail(db, { personId, kind: "signed-agreement", content });
      }
      await tellSystems({ event: "signed", listingId: listing.id, prospectId });
      await notify(brokers, {
        kind: "listing",
        title: `${verified.name} signed the confidentiality agreement`,
        detail: propertyOf(listing.details),
        path: prospectPath(listing.id, prospectId),
        subject: `signed ${agreementId}`,
      });
    }
    const { name } = await db
      .selectFrom("prospect")
      .select("name")
      .where("id", "=", prospectId)
      .executeTakeFirstOrThrow();
    await audit({
      clientId: null,
      action: verified ? "confirm" : "sign-in",
      subject: verified ? "agreement" : "prospect",
      subjectId: verified ? agreementId : prospectId,
      subjectName: name,
    });
    refetch(brokers, ["listings"]);
    return openRoomSession(db, { listingId: listing.id, prospectId, publicUrl });
  });
  return cookie;
}

type LinkServices = Pick<ChangeServices, "db" | "emails">;

/**
 * Emails another link for the agreement that a browser has just signed.
 *
 * @returns false if one was sent less than a minute ago
 * @throws 429 after too many
 */
export async function resendLink(
  services: LinkServices,
  listing: RoomListing,
  { agreementId, ipAddress }: { agreementId: string; ipAddress: string },
): Promise<boolean> {
  await limitLinks(services, `${listing.id} ${agreementId}`, ipAddress);
  return emailLink(services, listing, { agreementId });
}

/**
 * Emails another link to an address that has signed the listing's agreement. It looks after the
 * answer, so that neither the answer nor its time says whether it has.
 *
 * @throws 429 after too many
 */
export async function requestLink(
  services: LinkServices & { background: Pick<Background, "start"> },
  listing: RoomListing,
  { email, ipAddress }: { email: string; ipAddress: string },
): Promise<void> {
  await limitLinks(services, `${listing.id} ${email}`, ipAddress);
  services.background.start("email a link to a document room", async () =>
    emailLink(services, listing, { email }),
  );
}

const limitLinks = ({ db }: Pick<LinkServices, "db">, account: string, address: string) =>
  takeAttempt(db, "room-link", { account, address });

/** Also queued for a revoked reader, as if they weren't; it isn't written. @returns whether it is */
async function emailLink(
  { db, emails }: LinkServices,
  listing: RoomListing,
  by: { email: string } | { agreementId: string },
): Promise<boolean> {
  const query = db
    .selectFrom("agreement")
    .innerJoin("prospect", "prospect.id", "agreement.prospectId")
    .select(["agreement.id", "agreement.prospectId"])
    .where("agreement.listingId", "=", listing.id);
  const ofReader =
    "email" in by
      ? query.where("prospect.emailKey", "=", by.email.toLowerCase())
      : query.where("agreement.id", "=", by.agreementId);
  const agreement = await ofReader
    .orderBy(theirsFirst)
    .orderBy("agreement.signedAt", "desc")
    .executeTakeFirst();
  if (!agreement) return false;
  const { id: agreementId, prospectId } = agreement;
  if (!(await isFirstTime(db, `room-link ${prospectId}`, resendPauseMs))) return false;
  await queueEmail(db, { prospectId, kind: "room-link", content: { agreementId } });
  emails.wake();
  return true;
}
