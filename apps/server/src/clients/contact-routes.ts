import { contactPath, dashboardPaths } from "@frontage/content/dashboard";
import { clientContactChangeSchema, clientContactSchema } from "@frontage/content/schemas/client";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { newContactActivity, noteActivity } from "../overview/activity.ts";
import { recordClientChange } from "./record-client-change.ts";
import { clientParam } from "./find-client.ts";
import { checkClient, removeContact, saveContact } from "./queries.ts";

const contactParam = z.extend(clientParam, { contactId: idSchema });

type Dependencies = { db: Database; live: LiveChanges; notifier: Notifier };

/** How brokers add, change and remove a client's contacts. */
export function clientContactRoutes(services: Dependencies) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/contacts",
      describe("Adds a contact to a client's deals.", z.object({ id: idSchema })),
      valid("param", clientParam),
      valid("json", clientContactSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const form = c.req.valid("json");
        const contactId = await saveContact(c.var.records, { clientId: id }, form);
        await noteActivity(services.db, { clientId: id, ...newContactActivity(form) });
        const what = { action: "create", subject: "contact", subjectId: contactId } as const;
        await recordClientChange(services, c.var, { clientId: id, ...what }, ["contacts"]);
        await services.notifier.notify([id], {
          kind: "contact",
          title: `New contact: ${form.name}`,
          detail: form.company,
          path: contactPath(contactId),
          combined: { title: "Contacts added", detail: "", path: dashboardPaths.contacts },
        });
        return c.json({ id: contactId });
      },
    )
    .put(
      "/clients/:id/contacts/:contactId",
      describe("Changes a contact of a client."),
      valid("param", contactParam),
      valid("json", clientContactChangeSchema),
      async (c) => {
        const { contactId, id } = c.req.valid("param");
        const { version, ...form } = c.req.valid("json");
        await saveContact(c.var.records, { clientId: id, contactId, seen: version }, form);
        const what = { action: "change", subject: "contact", subjectId: contactId } as const;
        await recordClientChange(services, c.var, { clientId: id, ...what }, ["contacts"]);
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/contacts/:contactId",
      describe("Removes a contact from a client's list."),
      valid("param", contactParam),
      async (c) => {
        const { contactId, id } = c.req.valid("param");
        await removeContact(c.var.records, { clientId: id, contactId });
        const what = { action: "remove", subject: "contact", subjectId: contactId } as const;
        await recordClientChange(services, c.var, { clientId: id, ...what }, ["contacts"]);
        return c.body(null, 204);
      },
    );
}
