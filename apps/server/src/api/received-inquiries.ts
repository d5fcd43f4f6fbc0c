import { inquirySearchMax } from "@frontage/content/limits";
import type { AuditAction } from "@frontage/content/schemas/audit";
import { inquiryClientSchema } from "@frontage/content/schemas/client";
import { pageSizeMax } from "@frontage/content/schemas/page-of";
import {
  inquiryDetailSchema,
  inquiryPageSchema,
  inquiryStatusSchema,
  replyFormSchema,
} from "@frontage/content/schemas/received-inquiry";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { attachmentHeaders } from "../files/send-file.ts";
import { audit } from "../records/audit.ts";
import { listClients } from "../records/clients.ts";
import {
  addReply,
  eachInquiry,
  eraseInquiry,
  type InquiryFilter,
  inquiryRow,
  linkClient,
  listInquiries,
  readInquiry,
  retryDelivery,
  setInquiryStatus,
} from "../records/inquiries.ts";
import { inquiryTable } from "../records/inquiry-table.ts";
import { brokerIds } from "../records/people.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure, notFound } from "./failure.ts";
import { describe, describeFile, valid } from "./valid.ts";

const inquiryParam = z.object({ id: idSchema });
const replyParam = z.extend(inquiryParam, { replyId: idSchema });
const deliveryParam = z.extend(inquiryParam, { deliveryId: idSchema });

const filterQuery = z.object({
  status: z.optional(inquiryStatusSchema),
  undelivered: z.optional(z.literal("1")),
  text: z.optional(z.string().check(z.maxLength(inquirySearchMax))),
});
const listQuery = z.extend(filterQuery, {
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});

const filterOf = ({ status, text, undelivered }: z.infer<typeof filterQuery>): InquiryFilter => ({
  status,
  text,
  isUndelivered: undelivered === "1",
});

/** What a broker does with the inquiries that visitors sent; nobody else finds these routes. */
export function receivedInquiryRoutes(services: Services) {
  const { accounts, db, inquiries, live } = services;

  /** Writes down what was done, and tells the brokers' open pages. */
  async function done(
    c: Context<ApiEnv>,
    { action, clientId = null, id }: { action: AuditAction; id: string; clientId?: string | null },
  ): Promise<void> {
    const { ipAddress, person } = c.var;
    await audit(db, { person, clientId, action, subject: "inquiry", subjectId: id, ipAddress });
    await live.announce(await brokerIds(db), ["inquiries"]);
  }

  /** The client with this id, as the broker's list shows one. */
  async function clientOf(id: string) {
    const everybody = await accounts.list();
    const invited = new Set(everybody.filter((one) => one.isInvited).map((one) => one.id));
    const [client] = await listClients(db, invited, { id });
    if (!client) throw notFound();
    return client;
  }

  return new Hono<ApiEnv>()
    .get(
      "/inquiries",
      describe("Lists what visitors sent, the newest first.", inquiryPageSchema),
      valid("query", listQuery),
      async (c) => {
        const { cursor, limit, ...query } = c.req.valid("query");
        return c.json(await listInquiries(c.var.records, filterOf(query), { cursor, limit }));
      },
    )
    .get(
      "/inquiries/export.csv",
      describeFile("The inquiries of a filter, as comma-separated values."),
      valid("query", filterQuery),
      async (c) => {
        const { ipAddress, person, records } = c.var;
        await audit(db, {
          person,
          clientId: null,
          action: "export",
          subject: "inquiry",
          ipAddress,
        });
        const table = inquiryTable(eachInquiry(records, filterOf(c.req.valid("query"))));
        const headers = {
          ...attachmentHeaders("inquiries.csv"),
          "Content-Type": "text/csv; charset=utf-8",
        };
        return c.body(table, 200, headers);
      },
    )
    .get(
      "/inquiries/:id",
      describe("An inquiry with all that became of it.", inquiryDetailSchema),
      valid("param", inquiryParam),
      async (c) => c.json(await readInquiry(c.var.records, c.req.valid("param").id)),
    )
    .put(
      "/inquiries/:id/status",
      describe("Says how far the broker is with it."),
      valid("param", inquiryParam),
      valid("json", z.object({ status: inquiryStatusSchema })),
      async (c) => {
        const { id } = c.req.valid("param");
        await setInquiryStatus(c.var.records, id, c.req.valid("json").status);
        await done(c, { action: "change", id });
        return c.body(null, 204);
      },
    )
    .post(
      "/inquiries/:id/replies/:replyId",
      describe("Mails a reply to the visitor; the same one twice is one.", inquiryDetailSchema),
      valid("param", replyParam),
      valid("json", replyFormSchema),
      async (c) => {
        const { id, replyId } = c.req.valid("param");
        const { text } = c.req.valid("json");
        const { person, records } = c.var;
        const reply = { id: replyId, inquiryId: id, text, author: person.name };
        if (await addReply(records, reply)) {
          inquiries.outbox.wake();
          await done(c, { action: "reply", id });
        }
        return c.json(await readInquiry(records, id));
      },
    )
    .post(
      "/inquiries/:id/deliveries/:deliveryId/retry",
      describe("Tries a delivery now that waits or was given up.", inquiryDetailSchema),
      valid("param", deliveryParam),
      async (c) => {
        const { deliveryId, id } = c.req.valid("param");
        await retryDelivery(c.var.records, { inquiryId: id, deliveryId });
        inquiries.outbox.wake();
        await done(c, { action: "retry", id });
        return c.json(await readInquiry(c.var.records, id));
      },
    )
    .post(
      "/inquiries/:id/client",
      describe("Makes the visitor a client and mails the invitation.", inquiryClientSchema),
      valid("param", inquiryParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const { records } = c.var;
        const { clientId, email, name } = await inquiryRow(records, id);
        if (clientId !== null) return c.json({ ...(await clientOf(clientId)), isNew: false });
        const invited = await accounts.invite({ name, email, role: "client" });
        const person = invited ?? (await accounts.find(email));
        if (person?.role !== "client") {
          throw new Failure(409, "This address is a broker's own.");
        }
        const { ipAddress } = c.var;
        if (invited) {
          await audit(db, {
            person: c.var.person,
            clientId: person.id,
            action: "invite",
            subject: "account",
            subjectId: person.id,
            ipAddress,
          });
        }
        // Last, since from here on a second press finds everything done.
        await linkClient(records, id, person.id);
        await done(c, { action: "link", id });
        await live.announce(await brokerIds(db), ["clients", "overview"]);
        return c.json({ ...(await clientOf(person.id)), isNew: invited !== undefined });
      },
    )
    .delete(
      "/inquiries/:id",
      describe("Erases an inquiry and all that belongs to it, for good."),
      valid("param", inquiryParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const { ipAddress, person } = c.var;
        await eraseInquiry(services, id, { person, ipAddress });
        await live.announce(await brokerIds(db), ["inquiries", "notifications", "unread"]);
        return c.body(null, 204);
      },
    );
}
