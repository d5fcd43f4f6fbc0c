import { contactFilterSchema } from "@frontage/records/schemas/contact";
import { newContactSchema } from "@frontage/records/schemas/contact-forms";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, readingOne, returning } from "../changes/changing.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import {
  addContact,
  changeContact,
  listContacts,
  readContact,
  removeContact,
  restoreContact,
} from "./queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { numberedPageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";
import { newContactActivity } from "../changes/activity.ts";

const listQuery = z.extend(numberedPageQuery, contactFilterSchema.shape);

const contactSubject = (clientId: string, id: string) =>
  ({ clientId, subject: "contact", subjectId: id }) as const;

/** The people involved in deals. */
export function contactRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/contacts", valid("query", listQuery), async (c) => {
      const { limit, offset, ...filter } = c.req.valid("query");
      return c.json(await listContacts(c.var.records, filter, { limit, offset }));
    })
    .get("/contacts/:id", ...readingOne(readContact))
    .post("/contacts", valid("json", newContactSchema), async (c) => {
      const { id: clientId, role } = c.var.person;
      if (role === "broker") {
        throw new Failure(400, "Please add the contact to one of your clients.");
      }
      const contact = await makeChange(services, c.var, async (change) => {
        const added = await addContact(change.records, clientId, c.req.valid("json"), true);
        await change.noteActivity({ clientId, ...newContactActivity(added) });
        await change.audit({ ...contactSubject(clientId, added.id), action: "create" });
        return added;
      });
      return c.json(contact);
    })
    .put(
      "/contacts/:id",
      ...returning(
        services,
        { json: newContactSchema },
        async ({ audit, person, records }, id, form) => {
          const clientId = await changeContact(records, id, form, person.role);
          await audit({ ...contactSubject(clientId, id), action: "change" });
          return readContact(records, id);
        },
      ),
    )
    .delete(
      "/contacts/:id",
      ...changing(services, {}, async ({ audit, person, records }, id) => {
        const clientId = await removeContact(records, id, person.role);
        await audit({ ...contactSubject(clientId, id), action: "remove" });
      }),
    )
    .post(
      "/contacts/:id/restore",
      ...changing(services, {}, async ({ audit, person, records }, id) => {
        const clientId = await restoreContact(records, id, person.role);
        await audit({ ...contactSubject(clientId, id), action: "restore" });
      }),
    );
}
