import { contactPath, dashboardPaths } from "@frontage/content/dashboard";
import { clientContactChangeSchema, clientContactSchema } from "@frontage/records/schemas/client";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import { newContactActivity } from "../changes/activity.ts";
import { checkClient } from "../people/clients.ts";
import { clientParam } from "./find-client.ts";
import { removeContact, saveContact } from "./queries.ts";

const contactParam = z.extend(clientParam, { contactId: idSchema });

/** How brokers add, change and remove a client's contacts. */
export function clientContactRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/contacts",
      describe("Adds a contact to a client's deals.", z.object({ id: idSchema })),
      valid("param", clientParam),
      valid("json", clientContactSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const form = c.req.valid("json");
        const contactId = await makeChange(services, c.var, async (change) => {
          await checkClient(change.records, id);
          const subjectId = await saveContact(change.records, { clientId: id }, form);
          await change.audit({ clientId: id, action: "create", subject: "contact", subjectId });
          await change.noteActivity({ clientId: id, ...newContactActivity(form) });
          await change.notify([id], {
            kind: "contact",
            title: `New contact: ${form.name}`,
            detail: form.company,
            path: contactPath(subjectId),
            combined: { title: "Contacts added", detail: "", path: dashboardPaths.contacts },
          });
          return subjectId;
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
        const contact = { subject: "contact", subjectId: contactId } as const;
        await makeChange(services, c.var, async ({ audit, records }) => {
          await saveContact(records, { clientId: id, contactId, seen: version }, form);
          await audit({ clientId: id, action: "change", ...contact });
        });
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/contacts/:contactId",
      describe("Removes a contact from a client's list."),
      valid("param", contactParam),
      async (c) => {
        const { contactId, id } = c.req.valid("param");
        const contact = { subject: "contact", subjectId: contactId } as const;
        await makeChange(services, c.var, async ({ audit, records }) => {
          await removeContact(records, { clientId: id, contactId });
          await audit({ clientId: id, action: "remove", ...contact });
        });
        return c.body(null, 204);
      },
    );
}
