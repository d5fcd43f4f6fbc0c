import {
  contactChangeSchema,
  contactRoles,
  contactSchema,
  newContactSchema,
  type NewContact,
} from "@frontage/content/schemas/contact";
import { pageOf, pageRequestSchema, pageSizeMax } from "@frontage/content/schemas/page-of";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { newContactActivity, noteActivity } from "../overview/activity.ts";
import { audit } from "../audit/audit.ts";
import {
  addContact,
  changeContact,
  listContacts,
  readContact,
  removeContact,
  restoreContact,
} from "./queries.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { Failure } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";

const idParam = z.object({ id: idSchema });
const listQuery = z.object({
  ...pageRequestSchema.shape,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
  role: z.optional(z.enum(contactRoles)),
  dealId: z.optional(idSchema),
  text: z.optional(z.string().check(z.maxLength(200))),
  clientId: z.optional(idSchema),
});

type Dependencies = { db: Database; live: LiveChanges };
type Variables = ApiEnv["Variables"];

/** Audits a change of a contact, and updates both sides' pages. */
async function contactChanged(
  { db, live }: Dependencies,
  { ipAddress, person }: Variables,
  change: { clientId: string; id: string; action: "create" | "change" | "remove" | "restore" },
): Promise<void> {
  const { action, clientId, id } = change;
  await audit(db, { person, clientId, action, subject: "contact", subjectId: id, ipAddress });
  await live.announce([clientId, ...(await brokerIds(db))], ["contacts", "overview"]);
}

/** Adds a contact, and shows it in the overview. */
async function newContact(
  services: Dependencies,
  variables: Variables,
  clientId: string,
  input: NewContact,
) {
  const isOwn = variables.person.role === "client";
  const contact = await addContact(variables.records, clientId, input, isOwn);
  await noteActivity(services.db, {
    clientId,
    ...newContactActivity(contact),
  });
  await contactChanged(services, variables, { clientId, id: contact.id, action: "create" });
  return contact;
}

/** The people involved in deals. */
export function contactRoutes(services: Dependencies) {
  return new Hono<ApiEnv>()
    .get(
      "/contacts",
      describe("A page of the matching contacts, by name.", pageOf(contactSchema)),
      valid("query", listQuery),
      async (c) => {
        const { cursor, limit, ...filter } = c.req.valid("query");
        return c.json(await listContacts(c.var.records, filter, { cursor, limit }));
      },
    )
    .get(
      "/contacts/:id",
      describe("One contact.", contactSchema),
      valid("param", idParam),
      async (c) => c.json(await readContact(c.var.records, c.req.valid("param").id)),
    )
    .post(
      "/contacts",
      describe("A client adds a contact of their own.", contactSchema),
      valid("json", newContactSchema),
      async (c) => {
        if (c.var.person.role === "broker") {
          throw new Failure(400, "Please add the contact to one of your clients.");
        }
        return c.json(await newContact(services, c.var, c.var.person.id, c.req.valid("json")));
      },
    )
    .put(
      "/contacts/:id",
      describe("Changes a contact that one’s own side added.", contactSchema),
      valid("param", idParam),
      valid("json", contactChangeSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const { person, records } = c.var;
        const clientId = await changeContact(records, id, c.req.valid("json"), person.role);
        await contactChanged(services, c.var, { clientId, id, action: "change" });
        return c.json(await readContact(records, id));
      },
    )
    .delete(
      "/contacts/:id",
      describe("Removes a contact that one’s own side added."),
      valid("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await removeContact(c.var.records, id, c.var.person.role);
        await contactChanged(services, c.var, { clientId, id, action: "remove" });
        return c.body(null, 204);
      },
    )
    .post(
      "/contacts/:id/restore",
      describe("Restores a removed contact that one’s own side added."),
      valid("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await restoreContact(c.var.records, id, c.var.person.role);
        await contactChanged(services, c.var, { clientId, id, action: "restore" });
        return c.body(null, 204);
      },
    );
}
