import { contactPath, dashboardPaths } from "@frontage/content/dashboard";
import { partyFormSchema } from "@frontage/records/schemas/contact-forms";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { newContactActivity } from "../changes/activity.ts";
import { checkClient } from "../people/clients.ts";
import { clientParam } from "./find-client.ts";
import { removeContact, saveContact } from "./queries.ts";

const partyParam = z.extend(clientParam, { partyId: idSchema });
const contactSubject = (id: string) => ({ subject: "contact", subjectId: id }) as const;

/** How brokers add, change and remove the parties to a client's deals. */
export function clientPartyRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/parties",
      ...returning(services, { json: partyFormSchema }, async (change, clientId, form) => {
        await checkClient(change.records, clientId);
        const id = await saveContact(change.records, { clientId }, form);
        await change.audit({ clientId, action: "create", ...contactSubject(id) });
        await change.noteActivity({ clientId, ...newContactActivity(form) });
        await change.notify([clientId], {
          kind: "contact",
          title: `New contact: ${form.name}`,
          detail: form.company,
          path: contactPath(id),
          together: { title: "Contacts added", detail: "", path: dashboardPaths.contacts },
        });
        return { id };
      }),
    )
    .put(
      "/clients/:id/parties/:partyId",
      ...changing(
        services,
        { param: partyParam, json: partyFormSchema },
        async ({ audit, records }, { id: clientId, partyId }, form) => {
          await saveContact(records, { clientId, contactId: partyId }, form);
          await audit({ clientId, action: "change", ...contactSubject(partyId) });
        },
      ),
    )
    .delete(
      "/clients/:id/parties/:partyId",
      ...changing(
        services,
        { param: partyParam },
        async ({ audit, records }, { id: clientId, partyId }) => {
          await removeContact(records, { clientId, contactId: partyId });
          await audit({ clientId, action: "remove", ...contactSubject(partyId) });
        },
      ),
    );
}
