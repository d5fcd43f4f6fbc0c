import { contactPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/content/schemas/audit";
import {
  clientContactSchema,
  clientEmailSchema,
  clientSchema,
  dealFormSchema,
  invitationSchema,
} from "@frontage/content/schemas/client";
import { clientSummarySchema } from "@frontage/content/schemas/client-summary";
import { newDealSchema } from "@frontage/content/schemas/new-deal";
import { dealSchema } from "@frontage/content/schemas/property";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { LiveChanges, LiveSubject } from "../live/live-changes.ts";
import { newContactActivity, newDealActivity, noteActivity } from "../overview/activity.ts";
import { audit } from "../audit/audit.ts";
import {
  addDeal,
  archiveDeal,
  changeDeal,
  checkClient,
  listClientEmails,
  listClients,
  moveDeal,
  removeContact,
  removeDeal,
  saveContact,
} from "./queries.ts";
import { readClientSummary } from "./summary.ts";
import { clientParam } from "./find-client.ts";
import { applyTemplate } from "../key-dates/apply-template.ts";
import { announceKeyDates } from "../key-dates/change-key-dates.ts";
import { cancelEventsOf } from "../events/cancel-events-of.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { type EmailOutbox, retryEmail } from "../outbox/email-outbox.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { Accounts } from "../accounts/accounts.ts";
import { Failure, notFound } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";

const dealParam = z.extend(clientParam, { dealId: idSchema });
const contactParam = z.extend(clientParam, { contactId: idSchema });
const emailParam = z.extend(clientParam, { emailId: idSchema });
const created = z.object({ id: idSchema });

type Dependencies = {
  accounts: Accounts;
  db: Database;
  emails: EmailOutbox;
  live: LiveChanges;
  notifier: Notifier;
  publicUrl: string;
};

/** What only brokers do for clients. */
export function clientRoutes({ accounts, db, emails, live, notifier, publicUrl }: Dependencies) {
  const find = async (id?: string) => listClients(db, { id, isEmailSetUp: emails.canSend });

  /** Audits a change, and updates the client's and the brokers' pages. */
  async function changed(
    c: Context<ApiEnv>,
    clientId: string,
    what: { action: AuditAction; subject: string; subjectId: string },
    subjects: LiveSubject[],
  ): Promise<void> {
    const { ipAddress, person } = c.var;
    await audit(db, { person, clientId, ...what, ipAddress });
    await announce(clientId, subjects);
  }

  async function announce(clientId: string, subjects: readonly LiveSubject[]): Promise<void> {
    await live.announce([clientId, ...(await brokerIds(db))], [...subjects, "clients", "overview"]);
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
    .get(
      "/clients/:id/summary",
      describe(
        "What a client looks for, and which documents they opened last.",
        clientSummarySchema,
      ),
      valid("param", clientParam),
      async (c) => {
        const { records } = c.var;
        return c.json(await readClientSummary({ db, records }, c.req.valid("param").id));
      },
    )
    .post(
      "/clients",
      describe(
        "Creates an account, and queues the email with the link to choose a password.",
        clientSchema,
      ),
      valid("json", invitationSchema),
      async (c) => {
        const person = await accounts.invite({ ...c.req.valid("json"), role: "client" });
        if (!person) {
          const sentence = "This email address already has an account.";
          throw new Failure(409, sentence, { email: sentence });
        }
        const { id } = person;
        await changed(c, id, { action: "invite", subject: "account", subjectId: id }, []);
        const [client] = await find(id);
        if (!client) throw notFound();
        return c.json(client);
      },
    )
    .post(
      "/clients/:id/invitation",
      describe("Resends the invitation.", undefined, {
        409: "There is a password, or the account is disabled.",
      }),
      valid("param", clientParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const [client] = await find(id);
        if (!client) throw notFound();
        if (!client.isInvited) {
          throw new Failure(409, "This client already chose a password.");
        }
        // The link would not work, so the email is not written.
        if (client.isDisabled) {
          throw new Failure(409, "This client can’t log in. Please invite them first.");
        }
        await accounts.resendInvitation(client);
        await changed(c, id, { action: "invite", subject: "account", subjectId: id }, []);
        return c.body(null, 204);
      },
    )
    .get(
      "/clients/:id/emails",
      describe("What became of a client's emails, latest first.", z.array(clientEmailSchema)),
      valid("param", clientParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        return c.json(await listClientEmails(db, id));
      },
    )
    .post(
      "/clients/:id/emails/:emailId/retry",
      describe("Sends an email now that waits or failed.", undefined, { 409: "It was sent." }),
      valid("param", emailParam),
      async (c) => {
        const { emailId, id } = c.req.valid("param");
        await retryEmail(db, { emailId, personId: id });
        emails.wake();
        const what = { action: "retry", subject: "email", subjectId: emailId } as const;
        await changed(c, id, what, []);
        return c.body(null, 204);
      },
    )
    .post(
      "/clients/:id/deals",
      describe("Adds a deal, with the key dates of a template.", created),
      valid("param", clientParam),
      valid("json", newDealSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const { template, ...form } = c.req.valid("json");
        const done = await db.transaction().execute(async (transaction) => {
          const { ipAddress, person } = c.var;
          const dealId = await addDeal(transaction, id, form);
          await noteActivity(transaction, { clientId: id, ...newDealActivity(form) });
          const what = { action: "create", subject: "deal", subjectId: dealId } as const;
          await audit(transaction, { person, clientId: id, ...what, ipAddress });
          const dates = template && (await applyTemplate(transaction, c.var, dealId, template));
          return { dates, dealId };
        });
        const { dates, dealId } = done;
        await announce(id, ["properties"]);
        if (dates) await announceKeyDates({ live, notifier }, dates);
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
        await changed(c, id, { action: "change", subject: "deal", subjectId: dealId }, [
          "properties",
        ]);
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:id/deals/:dealId/stage",
      describe("Moves a deal to another stage of its side.", undefined, {
        409: "The deal is on another side by now.",
      }),
      valid("param", dealParam),
      valid("json", dealSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        await moveDeal(c.var.records, { clientId: id, dealId }, c.req.valid("json"));
        await changed(c, id, { action: "change", subject: "deal", subjectId: dealId }, [
          "properties",
        ]);
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
        const deal = { clientId: id, dealId };
        if (await archiveDeal(c.var.records, deal, isArchived)) {
          const action = isArchived ? "archive" : "restore";
          const subjects = ["properties", "documents", "events"] as const;
          await changed(c, id, { action, subject: "deal", subjectId: dealId }, [...subjects]);
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
        const subjects = [
          "properties",
          "documents",
          "contacts",
          "events",
          "notifications",
          "unread",
        ] as const;
        const deal = { clientId: id, dealId };
        const notices = await db.transaction().execute(async (transaction) => {
          const { ipAddress, person } = c.var;
          // First, while the deal has its name and dates.
          await audit(transaction, { person, clientId: id, ...what, ipAddress });
          const notices = await cancelEventsOf(transaction, deal, publicUrl);
          await removeDeal(transaction, deal);
          return notices;
        });
        await announce(id, [...subjects]);
        await Promise.all(notices.map(notifier.send));
        return c.body(null, 204);
      },
    )
    .post(
      "/clients/:id/contacts",
      describe("Adds a contact to a client's deals.", created),
      valid("param", clientParam),
      valid("json", clientContactSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const form = c.req.valid("json");
        const contactId = await saveContact(c.var.records, { clientId: id }, form);
        await noteActivity(db, { clientId: id, ...newContactActivity(form) });
        const what = { action: "create", subject: "contact", subjectId: contactId } as const;
        await changed(c, id, what, ["contacts"]);
        await notifier.notify([id], {
          kind: "contact",
          title: `New contact: ${form.name}`,
          detail: form.company,
          path: contactPath(contactId),
        });
        return c.json({ id: contactId });
      },
    )
    .put(
      "/clients/:id/contacts/:contactId",
      describe("Changes a contact of a client."),
      valid("param", contactParam),
      valid("json", clientContactSchema),
      async (c) => {
        const { contactId, id } = c.req.valid("param");
        await saveContact(c.var.records, { clientId: id, contactId }, c.req.valid("json"));
        const what = { action: "change", subject: "contact", subjectId: contactId } as const;
        await changed(c, id, what, ["contacts"]);
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
        await changed(c, id, what, ["contacts"]);
        return c.body(null, 204);
      },
    );
}
