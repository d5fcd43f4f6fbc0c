import { dealSideNames } from "@frontage/content/record-names";
import type { AuditAction } from "@frontage/content/schemas/audit";
import {
  clientContactSchema,
  clientSchema,
  dealFormSchema,
  invitationSchema,
} from "@frontage/content/schemas/client";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { LiveSubject } from "../live/live-changes.ts";
import { newContactActivity, noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import {
  addDeal,
  changeDeal,
  checkClient,
  listClients,
  removeContact,
  saveContact,
} from "../records/clients.ts";
import { notify } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure, notFound } from "./failure.ts";
import { describe, valid } from "./valid.ts";

const clientParam = z.object({ id: idSchema });
const dealParam = z.extend(clientParam, { dealId: idSchema });
const contactParam = z.extend(clientParam, { contactId: idSchema });
const created = z.object({ id: idSchema });

/** What a broker does for clients; nobody else finds these routes. */
export function clientRoutes(services: Services) {
  const { accounts, db, live } = services;

  const find = async (id?: string) => {
    const everybody = await accounts.list();
    const invited = new Set(everybody.filter((one) => one.isInvited).map((one) => one.id));
    return listClients(db, invited, id === undefined ? {} : { id });
  };

  /** Writes down what a broker did for a client, and tells the open pages of both. */
  async function done(
    c: Context<ApiEnv>,
    clientId: string,
    what: { action: AuditAction; subject: string; subjectId: string },
    changed: LiveSubject[],
  ): Promise<void> {
    const { ipAddress, person } = c.var;
    await audit(db, { person, clientId, ...what, ipAddress });
    await live.announce([clientId, ...(await brokerIds(db))], [...changed, "clients", "overview"]);
  }

  return new Hono<ApiEnv>()
    .get("/clients", describe("Lists the clients, by name.", z.array(clientSchema)), async (c) =>
      c.json(await find()),
    )
    .get(
      "/clients/:id",
      describe("One client.", clientSchema),
      valid("param", clientParam),
      async (c) => {
        const [client] = await find(c.req.valid("param").id);
        if (!client) throw notFound();
        return c.json(client);
      },
    )
    .post(
      "/clients",
      describe("Makes an account and mails the link to choose its password.", clientSchema),
      valid("json", invitationSchema),
      async (c) => {
        const person = await accounts.invite({ ...c.req.valid("json"), role: "client" });
        if (!person) {
          const sentence = "Somebody with this address has an account already.";
          throw new Failure(409, sentence, { email: sentence });
        }
        const { id } = person;
        await done(c, id, { action: "invite", subject: "account", subjectId: id }, []);
        const [client] = await find(id);
        if (!client) throw notFound();
        return c.json(client);
      },
    )
    .post(
      "/clients/:id/invitation",
      describe("Mails the invitation again."),
      valid("param", clientParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const [client] = await find(id);
        if (!client) throw notFound();
        if (!client.isInvited) {
          throw new Failure(409, "This client has chosen a password already.");
        }
        await accounts.inviteAgain(client);
        await done(c, id, { action: "invite", subject: "account", subjectId: id }, []);
        return c.body(null, 204);
      },
    )
    .post(
      "/clients/:id/deals",
      describe("Begins a deal of a client.", created),
      valid("param", clientParam),
      valid("json", dealFormSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const form = c.req.valid("json");
        const dealId = await addDeal(c.var.records, id, form);
        await noteActivity(db, {
          clientId: id,
          icon: "handshake",
          title: "New deal begun",
          description: `${form.name}, ${dealSideNames[form.deal.side].toLowerCase()}`,
        });
        await done(c, id, { action: "create", subject: "deal", subjectId: dealId }, ["properties"]);
        return c.json({ id: dealId });
      },
    )
    .put(
      "/clients/:id/deals/:dealId",
      describe("Changes a deal and its property."),
      valid("param", dealParam),
      valid("json", dealFormSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        await changeDeal(c.var.records, { clientId: id, dealId }, c.req.valid("json"));
        await done(c, id, { action: "change", subject: "deal", subjectId: dealId }, ["properties"]);
        return c.body(null, 204);
      },
    )
    .post(
      "/clients/:id/contacts",
      describe("Adds a party to a client's deals.", created),
      valid("param", clientParam),
      valid("json", clientContactSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const form = c.req.valid("json");
        const contactId = await saveContact(c.var.records, { clientId: id }, form);
        await noteActivity(db, { clientId: id, ...newContactActivity(form) });
        const what = { action: "create", subject: "contact", subjectId: contactId } as const;
        await done(c, id, what, ["contacts"]);
        await notify(services, [id], {
          kind: "contact",
          title: `New contact: ${form.name}`,
          detail: form.company,
          path: `/dashboard/contacts?contact=${contactId}`,
        });
        return c.json({ id: contactId });
      },
    )
    .put(
      "/clients/:id/contacts/:contactId",
      describe("Changes a party of a client's deals."),
      valid("param", contactParam),
      valid("json", clientContactSchema),
      async (c) => {
        const { contactId, id } = c.req.valid("param");
        await saveContact(c.var.records, { clientId: id, contactId }, c.req.valid("json"));
        const what = { action: "change", subject: "contact", subjectId: contactId } as const;
        await done(c, id, what, ["contacts"]);
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/contacts/:contactId",
      describe("Takes a party out of a client's list."),
      valid("param", contactParam),
      async (c) => {
        const { contactId, id } = c.req.valid("param");
        await removeContact(c.var.records, { clientId: id, contactId });
        const what = { action: "remove", subject: "contact", subjectId: contactId } as const;
        await done(c, id, what, ["contacts"]);
        return c.body(null, 204);
      },
    );
}
