import { Hono } from "hono";
import type { Accounts } from "../accounts/accounts.ts";
import { setEnabled } from "../accounts/end-access.ts";
import { changing } from "../changes/changing.ts";
import { makeChange } from "../changes/make-change.ts";
import { clientParam, findClient } from "../clients/find-client.ts";
import type { EventDependencies } from "../events/change-event.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { withdrawListing } from "../listing-status/change-status.ts";
import { lockListings } from "../database/lock-listings.ts";
import { inquiryRow } from "../inquiries/queries.ts";
import type { Mailer } from "../mail/mailer.ts";
import { findProspect } from "../prospects/broker-queries.ts";
import { eraseClient, inquiriesOf, listingsOnSiteOf, prospectsOf } from "./erase-client.ts";
import { eraseInquiry } from "./erase-inquiry.ts";
import { erasePerson } from "./erase-person.ts";
import { cancelToursOf, checkNoOpenOffer, lockProspects } from "./erase-prospect.ts";

type Dependencies = EventDependencies & { accounts: Accounts; mailer: Mailer };

/** How brokers erase people. */
export function erasureRoutes(services: Dependencies) {
  const { accounts, mailer } = services;

  return new Hono<ApiEnv>()
    .delete(
      // Everything but the audit log, signed agreements and contracts.
      "/clients/:id",
      valid("param", clientParam),
      async (c) => {
        const { id, name } = await findClient(accounts, c.req.valid("param").id);
        // Before anything is changed: a refusal leaves the client as they are.
        for (const one of await prospectsOf(services.db, id)) {
          await checkNoOpenOffer(services.db, { ...one, name });
        }
        // First, so that nothing is added meanwhile and open pages close.
        await makeChange(services, c.var, async (change) => {
          const { brokers, db, refetch } = change;
          const listings = await listingsOnSiteOf(db, id);
          await lockListings(db, { ids: listings.map((listing) => listing.id) });
          await setEnabled(db, id, false);
          // As a broker withdraws them, so that their buyers hear of contracts that end.
          for (const listing of listings) {
            await withdrawListing(change, listing.id, listing);
          }
          refetch([id, ...brokers], ["clients", "settings"]);
        });
        await makeChange(services, c.var, async (change) => {
          const { audit, brokers, db, refetch } = change;
          const prospects = await prospectsOf(db, id);
          await lockProspects(
            db,
            prospects.map((one) => one.id),
          );
          for (const one of prospects) {
            await cancelToursOf(services, change, one.id);
          }
          for (const one of await inquiriesOf(db, id)) {
            await eraseInquiry({ db, mailer }, one.id, change);
          }
          await eraseClient({ db, mailer }, id);
          const subject = { subject: "client", subjectId: id, subjectName: name } as const;
          await audit({ clientId: id, action: "erase", isForBrokers: true, ...subject });
          refetch(brokers, ["listings", "inquiries"]);
        });
        return c.body(null, 204);
      },
    )
    .delete(
      // With all their inquiries, and as a prospect of every listing.
      "/inquiries/:id",
      ...changing(services, {}, async (change, id) => {
        const { email } = await inquiryRow(change.db, id);
        await erasePerson(services, change, email);
      }),
    )
    .delete(
      // The same; signed agreements and contracts stay.
      "/prospects/:id",
      ...changing(services, {}, async (change, id) => {
        const { email } = await findProspect(change.db, id);
        await erasePerson(services, change, email);
      }),
    );
}
