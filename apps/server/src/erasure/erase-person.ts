import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { EventDependencies } from "../events/change-event.ts";
import { detailsOf } from "../listings/queries.ts";
import type { Mailer } from "../mail/mailer.ts";
import { propertyOf } from "../prospects/room-listing.ts";
import { eraseInquiry } from "./erase-inquiry.ts";
import { cancelToursOf, checkNoOpenOffer, eraseProspect, lockProspects } from "./erase-prospect.ts";

type Services = Pick<EventDependencies, "publicUrl"> & { mailer: Mailer };

/** Someone's address, in any spelling, and their account if they have one. */
type Who = { clientId?: string; email: string };

/** Someone as a prospect of every listing, unless they were erased. */
export const prospectsBy = (db: Database, { clientId = "", email }: Who) =>
  db
    .selectFrom("prospect")
    .select(["id", "name", "listingId"])
    .where((eb) => eb.or([eb("clientId", "=", clientId), eb("emailKey", "=", email.toLowerCase())]))
    .where("erasedAt", "is", null)
    .orderBy("id")
    .execute();

/** What someone asked in contact forms. */
export const inquiriesBy = (db: Database, { clientId = "", email }: Who) =>
  db
    .selectFrom("inquiry")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("clientId", "=", clientId),
        eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()),
      ]),
    )
    .orderBy("id")
    .execute();

/**
 * Erases whoever has an address, in a change: their inquiries, and what they are as a prospect of
 * every listing. An account of theirs stays.
 *
 * @throws 409 while they have an open offer
 */
export async function erasePerson(
  services: Services,
  change: Change,
  email: string,
): Promise<void> {
  const { audit, brokers, db, refetch } = change;
  const { mailer } = services;
  const prospects = await prospectsBy(db, { email });
  await lockProspects(
    db,
    prospects.map(({ id }) => id),
  );
  for (const one of prospects) await checkNoOpenOffer(db, one);
  for (const { id, listingId } of prospects) {
    await cancelToursOf(services, change, id);
    await eraseProspect({ db, mailer }, id);
    const listing = await db
      .selectFrom("listing")
      .selectAll()
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow();
    await audit({
      clientId: null,
      action: "erase",
      subject: "prospect",
      subjectId: id,
      subjectName: `A prospect of ${propertyOf(detailsOf(listing))}`,
    });
  }
  for (const { id } of await inquiriesBy(db, { email })) {
    await eraseInquiry({ db, mailer }, id, change);
  }
  refetch(brokers, ["inquiries", "listings", "notifications"]);
}
