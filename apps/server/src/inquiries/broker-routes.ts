import { inquirySearchMax } from "@frontage/records/limits";
import {
  inquiryDetailSchema,
  inquiryPageSchema,
  inquiryStatusSchema,
  replyFormSchema,
} from "@frontage/records/schemas/received-inquiry";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { attachmentHeaders } from "../files/send-file.ts";
import { audit } from "../audit/audit.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import {
  addReply,
  eachInquiry,
  type InquiryFilter,
  listInquiries,
  readInquiry,
  retryDelivery,
  setInquiryStatus,
} from "./queries.ts";
import { inquiriesCsv } from "./csv.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Inquiries } from "./inquiries.ts";
import { pageQuery } from "../http/page-query.ts";
import { describe, describeFile, valid } from "../http/valid.ts";

const inquiryParam = z.object({ id: idSchema });
const replyParam = z.extend(inquiryParam, { replyId: idSchema });
const deliveryParam = z.extend(inquiryParam, { deliveryId: idSchema });

const filterQuery = z.object({
  status: z.optional(inquiryStatusSchema),
  undelivered: z.optional(z.literal("1")),
  text: z.optional(z.string().check(z.maxLength(inquirySearchMax))),
});
const listQuery = z.extend(pageQuery, filterQuery.shape);

const filterOf = ({ status, text, undelivered }: z.infer<typeof filterQuery>): InquiryFilter => ({
  status,
  text,
  isUndelivered: undelivered === "1",
});

type Dependencies = ChangeServices & {
  inquiries: Inquiries;
  mailer: Mailer;
};

const inquiryOf = (id: string) => ({ clientId: null, subject: "inquiry", subjectId: id }) as const;

/** Only for brokers: for everyone else these routes don't exist. */
export function brokerInquiryRoutes(services: Dependencies) {
  const { db, inquiries } = services;

  return new Hono<ApiEnv>()
    .get(
      "/inquiries",
      describe("A page of the matching inquiries, most recent first.", inquiryPageSchema),
      valid("query", listQuery),
      async (c) => {
        const { cursor, limit, ...query } = c.req.valid("query");
        return c.json(await listInquiries(c.var.records, filterOf(query), { cursor, limit }));
      },
    )
    .get(
      "/inquiries/export.csv",
      describeFile("The matching inquiries as a CSV file."),
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
        const csv = inquiriesCsv(eachInquiry(records, filterOf(c.req.valid("query"))));
        const headers = {
          ...attachmentHeaders("inquiries.csv"),
          "Content-Type": "text/csv; charset=utf-8",
        };
        return c.body(csv, 200, headers);
      },
    )
    .get(
      "/inquiries/:id",
      describe("An inquiry with its deliveries and replies.", inquiryDetailSchema),
      valid("param", inquiryParam),
      async (c) => c.json(await readInquiry(c.var.records, c.req.valid("param").id)),
    )
    .put(
      "/inquiries/:id/status",
      describe("Changes an inquiry's status."),
      valid("param", inquiryParam),
      valid("json", z.object({ status: inquiryStatusSchema })),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async ({ audit, records }) => {
          await setInquiryStatus(records, id, c.req.valid("json").status);
          await audit({ ...inquiryOf(id), action: "change" });
        });
        return c.body(null, 204);
      },
    )
    .post(
      "/inquiries/:id/replies/:replyId",
      describe("Emails a reply to the visitor. Repeating it is harmless.", inquiryDetailSchema),
      valid("param", replyParam),
      valid("json", replyFormSchema),
      async (c) => {
        const { id, replyId } = c.req.valid("param");
        const { text } = c.req.valid("json");
        const { person, records } = c.var;
        const reply = { id: replyId, inquiryId: id, text, author: person.name };
        await makeChange(services, c.var, async (change) => {
          if (!(await addReply(change.records, reply))) return;
          await change.audit({ ...inquiryOf(id), action: "reply" });
        });
        inquiries.outbox.wake();
        return c.json(await readInquiry(records, id));
      },
    )
    .post(
      "/inquiries/:id/deliveries/:deliveryId/retry",
      describe("Retries a waiting or failed delivery now.", inquiryDetailSchema),
      valid("param", deliveryParam),
      async (c) => {
        const { deliveryId, id } = c.req.valid("param");
        await makeChange(services, c.var, async ({ audit, records }) => {
          await retryDelivery(records, { inquiryId: id, deliveryId });
          await audit({ ...inquiryOf(id), action: "retry" });
        });
        inquiries.outbox.wake();
        return c.json(await readInquiry(c.var.records, id));
      },
    );
}
