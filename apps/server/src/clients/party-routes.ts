import { contactPath, dashboardPaths } from "@frontage/content/dashboard";
import { partyChangeSchema, partyFormSchema } from "@frontage/records/schemas/client";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { newContactActivity } from "../changes/activity.ts";
import { checkClient } from "../people/clients.ts";
import { clientParam } from "./find-client.ts";
import { removeContact, saveContact } from "./queries.ts";

const partyParam = z.extend(clientParam, { partyId: idSchema });

/** How brokers add, change and remove the parties to a client's deals. */
export function clientPartyRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/parties",
      valid("param", clientParam),
      valid("json", partyFormSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const form = c.req.valid("json");
        const partyId = await makeChange(services, c.var, async (change) => {
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
        return c.json({ id: partyId });
      },
    )
    .put(
      "/clients/:id/parties/:partyId",
      valid("param", partyParam),
      valid("json", partyChangeSchema),
      async (c) => {
        const { id, partyId } = c.req.valid("param");
        const { version, ...form } = c.req.valid("json");
        const contact = { subject: "contact", subjectId: partyId } as const;
        await makeChange(services, c.var, async ({ audit, records }) => {
          await saveContact(records, { clientId: id, contactId: partyId, seen: version }, form);
          await audit({ clientId: id, action: "change", ...contact });
        });
        return c.body(null, 204);
      },
    )
    .delete("/clients/:id/parties/:partyId", valid("param", partyParam), async (c) => {
      const { id, partyId } = c.req.valid("param");
      const contact = { subject: "contact", subjectId: partyId } as const;
      await makeChange(services, c.var, async ({ audit, records }) => {
        await removeContact(records, { clientId: id, contactId: partyId });
        await audit({ clientId: id, action: "remove", ...contact });
      });
      return c.body(null, 204);
    });
}
