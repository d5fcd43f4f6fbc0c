import {
  contactChangeSchema,
  contactFilterSchema,
  newContactSchema,
} from "@frontage/records/schemas/contact";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
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

const idParam = z.object({ id: idSchema });
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
    .get("/contacts/:id", valid("param", idParam), async (c) =>
      c.json(await readContact(c.var.records, c.req.valid("param").id)),
    )
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
      valid("param", idParam),
      valid("json", contactChangeSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async ({ audit, person, records }) => {
          const clientId = await changeContact(records, id, c.req.valid("json"), person.role);
          await audit({ ...contactSubject(clientId, id), action: "change" });
        });
        return c.json(await readContact(c.var.records, id));
      },
    )
    .delete("/contacts/:id", valid("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await makeChange(services, c.var, async ({ audit, person, records }) => {
        const clientId = await removeContact(records, id, person.role);
        await audit({ ...contactSubject(clientId, id), action: "remove" });
      });
      return c.body(null, 204);
    })
    .post("/contacts/:id/restore", valid("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await makeChange(services, c.var, async ({ audit, person, records }) => {
        const clientId = await restoreContact(records, id, person.role);
        await audit({ ...contactSubject(clientId, id), action: "restore" });
      });
      return c.body(null, 204);
    });
}
