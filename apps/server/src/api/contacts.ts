import {
  contactRoles,
  contactSchema,
  newContactSchema,
  type NewContact,
} from "@frontage/content/schemas/contact";
import { pageOf, pageRequestSchema, pageSizeMax } from "@frontage/content/schemas/page-of";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { newContactActivity, noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import {
  addContact,
  listContacts,
  readContact,
  removeContact,
  restoreContact,
} from "../records/contacts.ts";
import { brokerIds } from "../records/people.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure } from "./failure.ts";
import { describe, valid } from "./valid.ts";

const idParam = z.object({ id: idSchema });
const listQuery = z.object({
  ...pageRequestSchema.shape,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
  role: z.optional(z.enum(contactRoles)),
  propertyId: z.optional(idSchema),
  text: z.optional(z.string().check(z.maxLength(200))),
  clientId: z.optional(idSchema),
});

type Variables = ApiEnv["Variables"];

/** Writes down what was done to a contact, and tells both sides. */
async function contactChanged(
  { db, live }: Services,
  { ipAddress, person }: Variables,
  change: { clientId: string; id: string; action: "create" | "change" | "remove" | "restore" },
): Promise<void> {
  const { action, clientId, id } = change;
  await audit(db, { person, clientId, action, subject: "contact", subjectId: id, ipAddress });
  await live.announce([clientId, ...(await brokerIds(db))], ["contacts", "overview"]);
}

/** Adds a contact and tells of it on the overview. */
async function newContact(
  services: Services,
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

/** The parties of the deals. */
export function contactRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get(
      "/contacts",
      describe("A page of the contacts that match, by name.", pageOf(contactSchema)),
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
          throw new Failure(400, "Please add a contact to one of your clients.");
        }
        return c.json(await newContact(services, c.var, c.var.person.id, c.req.valid("json")));
      },
    )
    .delete(
      "/contacts/:id",
      describe("Takes a contact away; a client only one of their own."),
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
      describe("Brings a contact back that was taken away; a client only one of their own."),
      valid("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await restoreContact(c.var.records, id, c.var.person.role);
        await contactChanged(services, c.var, { clientId, id, action: "restore" });
        return c.body(null, 204);
      },
    );
}
