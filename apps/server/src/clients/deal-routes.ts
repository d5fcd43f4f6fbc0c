import { dealChangeSchema } from "@frontage/records/schemas/client";
import { newDealSchema } from "@frontage/records/schemas/new-deal";
import { dealMoveSchema } from "@frontage/records/schemas/deal";
import { idSchema, seenQuerySchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { cancelEventsOf } from "../events/cancel-events-of.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { applyTemplate } from "../key-dates/apply-template.ts";
import { newDealActivity } from "../changes/activity.ts";
import { lockListings } from "../database/lock-listings.ts";
import { checkClient } from "../people/clients.ts";
import { clientParam } from "./find-client.ts";
import {
  addDeal,
  archiveDeal,
  changeDeal,
  checkSeenDeal,
  moveDeal,
  removeDeal,
} from "./queries.ts";

const dealParam = z.extend(clientParam, { dealId: idSchema });
const dealSubject = (id: string) => ({ subject: "deal", subjectId: id }) as const;

/** How brokers add, change and remove a client's deals. */
export function clientDealRoutes(services: ChangeServices & { publicUrl: string }) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/deals",
      ...returning(
        services,
        { json: newDealSchema },
        async (change, clientId, { template, ...form }) => {
          await checkClient(change.records, clientId);
          const id = await addDeal(change.db, clientId, form);
          await change.noteActivity({ clientId, ...newDealActivity(form) });
          await change.audit({ clientId, action: "create", ...dealSubject(id) });
          if (template) await applyTemplate(change, id, template);
          return { id };
        },
      ),
    )
    .put(
      "/clients/:id/deals/:dealId",
      ...changing(
        services,
        { param: dealParam, json: dealChangeSchema },
        async ({ audit, records }, { dealId, id: clientId }, form) => {
          await changeDeal(records, { clientId, dealId }, form);
          await audit({ clientId, action: "change", ...dealSubject(dealId) });
        },
      ),
    )
    .put(
      "/clients/:id/deals/:dealId/stage",
      ...changing(
        services,
        { param: dealParam, json: dealMoveSchema },
        async ({ audit, records }, { dealId, id: clientId }, form) => {
          await moveDeal(records, { clientId, dealId }, form);
          await audit({ clientId, action: "change", ...dealSubject(dealId) });
        },
      ),
    )
    .put(
      "/clients/:id/deals/:dealId/archived",
      ...changing(
        services,
        { param: dealParam, json: z.extend(seenSchema, { isArchived: z.boolean() }) },
        async ({ audit, brokers, records, refetch }, { dealId, id: clientId }, form) => {
          if (!(await archiveDeal(records, { clientId, dealId }, form))) return;
          const action = form.isArchived ? "archive" : "restore";
          await audit({ clientId, action, ...dealSubject(dealId) });
          refetch([clientId, ...brokers], ["documents"]);
        },
      ),
    )
    .delete(
      "/clients/:id/deals/:dealId",
      ...changing(
        services,
        { param: dealParam, query: seenQuerySchema },
        async (change, { dealId, id: clientId }, { version }) => {
          const deal = { clientId, dealId };
          // They lose the deal, and its tours.
          await lockListings(change.db, { dealIds: [dealId] });
          await checkSeenDeal(change.records, deal, version);
          // First, while the deal has its name and dates.
          await change.audit({ clientId, action: "remove", ...dealSubject(dealId) });
          await cancelEventsOf(change, deal, services.publicUrl);
          await removeDeal(change, deal);
          change.refetch([clientId, ...change.brokers], ["documents", "contacts"]);
        },
      ),
    );
}
