import { dealChangeSchema } from "@frontage/records/schemas/client";
import { newDealSchema } from "@frontage/records/schemas/new-deal";
import { dealMoveSchema } from "@frontage/records/schemas/deal";
import { idSchema, seenQuerySchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import { cancelEventsOf } from "../events/cancel-events-of.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
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

/** How brokers add, change and remove a client's deals. */
export function clientDealRoutes(services: ChangeServices & { publicUrl: string }) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/deals",
      valid("param", clientParam),
      valid("json", newDealSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const { template, ...form } = c.req.valid("json");
        const dealId = await makeChange(services, c.var, async (change) => {
          await checkClient(change.records, id);
          const subjectId = await addDeal(change.db, id, form);
          await change.noteActivity({ clientId: id, ...newDealActivity(form) });
          await change.audit({ clientId: id, action: "create", subject: "deal", subjectId });
          if (template) await applyTemplate(change, subjectId, template);
          return subjectId;
        });
        return c.json({ id: dealId });
      },
    )
    .put(
      "/clients/:id/deals/:dealId",
      valid("param", dealParam),
      valid("json", dealChangeSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        const subject = { subject: "deal", subjectId: dealId } as const;
        await makeChange(services, c.var, async ({ audit, records }) => {
          await changeDeal(records, { clientId: id, dealId }, c.req.valid("json"));
          await audit({ clientId: id, action: "change", ...subject });
        });
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:id/deals/:dealId/stage",
      valid("param", dealParam),
      valid("json", dealMoveSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        const subject = { subject: "deal", subjectId: dealId } as const;
        await makeChange(services, c.var, async ({ audit, records }) => {
          await moveDeal(records, { clientId: id, dealId }, c.req.valid("json"));
          await audit({ clientId: id, action: "change", ...subject });
        });
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:id/deals/:dealId/archived",
      valid("param", dealParam),
      valid("json", z.extend(seenSchema, { isArchived: z.boolean() })),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        const form = c.req.valid("json");
        const action = form.isArchived ? "archive" : "restore";
        await makeChange(services, c.var, async ({ audit, brokers, records, refetch }) => {
          if (!(await archiveDeal(records, { clientId: id, dealId }, form))) return;
          await audit({ clientId: id, action, subject: "deal", subjectId: dealId });
          refetch([id, ...brokers], ["documents"]);
        });
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/deals/:dealId",
      valid("param", dealParam),
      valid("query", seenQuerySchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        const deal = { clientId: id, dealId };
        await makeChange(services, c.var, async (change) => {
          // They lose the deal, and its tours.
          await lockListings(change.db, { dealIds: [dealId] });
          await checkSeenDeal(change.records, deal, c.req.valid("query").version);
          // First, while the deal has its name and dates.
          await change.audit({
            clientId: id,
            action: "remove",
            subject: "deal",
            subjectId: dealId,
          });
          await cancelEventsOf(change, deal, services.publicUrl);
          await removeDeal(change, deal);
          change.refetch([id, ...change.brokers], ["documents", "contacts"]);
        });
        services.emails.wake();
        return c.body(null, 204);
      },
    );
}
