import { dealChangeSchema } from "@frontage/content/schemas/client";
import { newDealSchema } from "@frontage/content/schemas/new-deal";
import { dealMoveSchema } from "@frontage/content/schemas/property";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { cancelEventsOf } from "../events/cancel-events-of.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import { applyTemplate } from "../key-dates/apply-template.ts";
import { announceKeyDates } from "../key-dates/change-key-dates.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { newDealActivity, noteActivity } from "../overview/activity.ts";
import { announceClient, recordClientChange } from "./record-client-change.ts";
import { clientParam } from "./find-client.ts";
import { addDeal, archiveDeal, changeDeal, checkClient, moveDeal, removeDeal } from "./queries.ts";

const dealParam = z.extend(clientParam, { dealId: idSchema });

type Dependencies = { db: Database; live: LiveChanges; notifier: Notifier; publicUrl: string };

/** How brokers add, change and remove a client's deals. */
export function clientDealRoutes(services: Dependencies) {
  const { db, notifier, publicUrl } = services;

  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/deals",
      describe("Adds a deal, with the key dates of a template.", z.object({ id: idSchema })),
      valid("param", clientParam),
      valid("json", newDealSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const { template, ...form } = c.req.valid("json");
        const { dates, dealId } = await db.transaction().execute(async (transaction) => {
          const { ipAddress, person } = c.var;
          const dealId = await addDeal(transaction, id, form);
          await noteActivity(transaction, { clientId: id, ...newDealActivity(form) });
          const what = { action: "create", subject: "deal", subjectId: dealId } as const;
          await audit(transaction, { person, clientId: id, ...what, ipAddress });
          const dates = template && (await applyTemplate(transaction, c.var, dealId, template));
          return { dates, dealId };
        });
        await announceClient(services, id, ["properties"]);
        if (dates) await announceKeyDates(services, dates);
        return c.json({ id: dealId });
      },
    )
    .put(
      "/clients/:id/deals/:dealId",
      describe("Changes a deal and its property."),
      valid("param", dealParam),
      valid("json", dealChangeSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        await changeDeal(c.var.records, { clientId: id, dealId }, c.req.valid("json"));
        const what = { action: "change", subject: "deal", subjectId: dealId } as const;
        await recordClientChange(services, c.var, { clientId: id, ...what }, ["properties"]);
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:id/deals/:dealId/stage",
      describe("Moves a deal to another stage of its side.", undefined, {
        409: "It was changed since, or is on another side.",
      }),
      valid("param", dealParam),
      valid("json", dealMoveSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        await moveDeal(c.var.records, { clientId: id, dealId }, c.req.valid("json"));
        const what = { action: "change", subject: "deal", subjectId: dealId } as const;
        await recordClientChange(services, c.var, { clientId: id, ...what }, ["properties"]);
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:id/deals/:dealId/archived",
      describe("Archives a deal, whose dates and requests then remind nobody, or brings it back."),
      valid("param", dealParam),
      valid("json", z.object({ isArchived: z.boolean() })),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        const { isArchived } = c.req.valid("json");
        if (await archiveDeal(c.var.records, { clientId: id, dealId }, isArchived)) {
          const action = isArchived ? "archive" : "restore";
          const what = { clientId: id, action, subject: "deal", subjectId: dealId } as const;
          await recordClientChange(services, c.var, what, ["properties", "documents", "events"]);
        }
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/deals/:dealId",
      describe(
        "Removes a deal with its documents and events, and notifies the client of dates ahead.",
      ),
      valid("param", dealParam),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        const what = { action: "remove", subject: "deal", subjectId: dealId } as const;
        const deal = { clientId: id, dealId };
        const notices = await db.transaction().execute(async (transaction) => {
          const { ipAddress, person } = c.var;
          // First, while the deal has its name and dates.
          await audit(transaction, { person, clientId: id, ...what, ipAddress });
          const notices = await cancelEventsOf(transaction, deal, publicUrl);
          await removeDeal(transaction, deal);
          return notices;
        });
        await announceClient(services, id, [
          "properties",
          "documents",
          "contacts",
          "events",
          "notifications",
          "unread",
        ]);
        await Promise.all(notices.map(notifier.send));
        return c.body(null, 204);
      },
    );
}
