import { cutText } from "@frontage/records/cut-text";
import { inquiryBodyMaxBytes, inquiryFillMinMs } from "@frontage/records/limits";
import { inquiryFormSchema } from "@frontage/content/inquiry-form";
import {
  inquiryFilterSchema,
  type InquirySource,
  inquiryStatusSchema,
  type ReceivedInquiry,
  replyFormSchema,
  type SentInquiry,
  sentInquirySchema,
} from "@frontage/records/schemas/received-inquiry";
import { idSchema } from "@frontage/records/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { InquiryPages } from "./answer-page.ts";
import type { IncomingInquiry } from "./accept-inquiry.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { Logger } from "pino";
import type { Inquiries } from "./inquiries.ts";
import { storable } from "../database/storable-text.ts";
import { Failure, notFound } from "../http/failure.ts";
import { crossSite, isSameSite } from "../http/hostile-input.ts";
import { audit } from "../audit/audit.ts";
import { changing, idParam, reading, readingOne } from "../changes/changing.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import { attachmentHeaders } from "../files/send-file.ts";
import { csvOf } from "../http/csv.ts";
import { pageQuery } from "../http/page-query.ts";
import { invalid, valid } from "../http/valid.ts";
import { retryDelivery } from "./deliveries.ts";
import {
  addReply,
  changeInquiryStatus,
  eachInquiry,
  listInquiries,
  readInquiry,
  serviceLabel,
} from "./queries.ts";

const postedInquirySchema = z.extend(sentInquirySchema, {
  service: inquiryFormSchema.shape.service,
});

/** 8 to 200 printable characters. */
const keyPattern = /^[\x21-\x7e]{8,200}$/;

const tooLarge = () => new Failure(413, "That’s too large.");
/** For a form that was too large to read, and therefore can't be shown again. */
const tooLargeForm = () =>
  new Failure(413, "That’s too large. Use your browser’s Back button to return to what you typed.");

/** For a form posted from another site, whose text must not be shown under our name. */
const foreignForm = () =>
  new Failure(
    403,
    "This form was sent from a different site, so it wasn’t accepted. Use your browser’s Back button to return to what you typed.",
  );

/** "application/json", without parameters. */
const mediaTypeOf = (c: Context) =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();

type Dependencies = {
  inquiries: Inquiries;
  log: Logger;
  /** The origins of this site's own pages. */
  origins: readonly string[];
  trustedProxies: number;
};

/**
 * For visitors, if `broker.ts` has the transport "server".
 *
 * @param pages absent without a site; forms are then answered in plain text
 */
export function inquiryRoutes(services: Dependencies, pages?: InquiryPages) {
  const { inquiries, log } = services;

  const open = createMiddleware<ApiEnv>(async (_c, next) => {
    if (inquiries.transport !== "server") throw notFound();
    await next();
  });

  /** The page that a browser shows in place of the form. */
  function failurePage(
    c: Context<ApiEnv>,
    { body, headers, status }: Failure,
    values: Record<string, string> = {},
  ): Response {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return pages
      ? c.html(pages.form(values, body.fields ?? {}, body.error), status, pages.headers)
      : c.text(`${body.error}\n`, status);
  }

  const limitedForm = bodyLimit({
    maxSize: inquiryBodyMaxBytes,
    onError: (c) => failurePage(c, tooLargeForm()),
  });

  /** Answers a form that a browser posts without script; passes on what a script posts. */
  const formPost = createMiddleware<ApiEnv>(async (c, next) => {
    const type = mediaTypeOf(c);
    const isForm = type === "application/x-www-form-urlencoded";
    if (!isSameSite(c, services)) {
      if (isForm) return failurePage(c, foreignForm());
      throw crossSite(services.origins);
    }
    if (isForm) {
      return limitedForm(c, async () => {
        c.res = await answerForm(c);
      });
    }
    if (type !== "application/json") throw new Failure(415, "Please send a form or JSON.");
    // JSON in general may be larger than an inquiry.
    if (Buffer.byteLength(await c.req.text()) > inquiryBodyMaxBytes) throw tooLarge();
    return next();
  });

  async function answerForm(c: Context<ApiEnv>): Promise<Response> {
    const values: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(await c.req.text())) {
      // Forms end lines with CRLF.
      values[name] ??= storable(value).replaceAll("\r\n", "\n");
    }
    try {
      refuseBots({ fax: values.fax });
      const parsed = inquiryFormSchema.safeParse(values);
      if (!parsed.success) throw invalid(parsed.error.issues, 422);
      const { receipt } = await inquiries.accept({
        inquiry: parsed.data,
        key: undefined,
        isTimed: false,
        ipAddress: c.var.ipAddress,
        listing: values["listing"],
        source: sourceOf(c.req.header("Referer")),
      });
      return pages
        ? c.html(pages.receipt(receipt), 201, pages.headers)
        : c.text(`We received your inquiry. Its reference is ${receipt.reference}.\n`, 201);
    } catch (error) {
      const failure = error instanceof Failure ? error : unavailable();
      if (failure !== error) {
        log.error({ err: error, requestId: c.var.requestId }, "An inquiry could not be stored");
      }
      return failurePage(c, failure, values);
    }
  }

  return new Hono<ApiEnv>().post(
    // Stores an inquiry once per Idempotency-Key: answers 201, and 200 to repeats.
    "/inquiries",
    open,
    formPost,
    valid("json", postedInquirySchema, 422),
    async (c) => {
      const { elapsedMs, fax, listing, source, ...inquiry } = c.req.valid("json");
      const key = c.req.header("Idempotency-Key") ?? "";
      if (!keyPattern.test(key)) {
        throw new Failure(400, "The Idempotency-Key header must be 8 to 200 printable characters.");
      }
      refuseBots({ elapsedMs, fax });
      const incoming: IncomingInquiry = {
        inquiry,
        key,
        isTimed: elapsedMs !== undefined,
        ipAddress: c.var.ipAddress,
        listing,
        source,
      };
      const { isRepeated, receipt } = await inquiries.accept(incoming);
      return c.json(receipt, isRepeated ? 200 : 201);
    },
  );
}

/** Where an inquiry without script comes from: only the page is known. */
function sourceOf(referer: string | undefined): InquirySource {
  const page = URL.parse(referer ?? "")?.pathname;
  return page === undefined ? {} : { page: storable(cutText(page, 200)) };
}

const unavailable = () => new Failure(503, "We couldn’t save your inquiry. Please try again.");

/** Refuses bots, with a message in case a person's browser looked like one. */
function refuseBots({ elapsedMs, fax }: Pick<SentInquiry, "elapsedMs" | "fax">): void {
  if (fax) {
    throw new Failure(
      422,
      "A hidden field was filled in, perhaps by your browser. It’s empty again: please resend your message.",
    );
  }
  if (elapsedMs !== undefined && elapsedMs < inquiryFillMinMs) {
    throw new Failure(
      422,
      `That was too fast. Please wait ${inquiryFillMinMs / 1000} seconds and send it again.`,
    );
  }
}

const replyParam = z.extend(idParam, { replyId: idSchema });
const deliveryParam = z.extend(idParam, { deliveryId: idSchema });
const listQuery = z.extend(pageQuery, inquiryFilterSchema.shape);

type BrokerDependencies = ChangeServices & {
  inquiries: Inquiries;
};

/** The status that was seen, and the next. */
const inquiryStatusFormSchema = z.object({
  status: inquiryStatusSchema,
  seen: inquiryStatusSchema,
});

const inquiryOf = (id: string) => ({ clientId: null, subject: "inquiry", subjectId: id }) as const;

/** Only for brokers: for everyone else these routes don't exist. */
export function brokerInquiryRoutes(services: BrokerDependencies) {
  const { db, inquiries } = services;

  return new Hono<ApiEnv>()
    .get("/inquiries", ...reading(listQuery, listInquiries))
    .get("/inquiries/export.csv", valid("query", inquiryFilterSchema), async (c) => {
      const { ipAddress, person, records } = c.var;
      await audit(db, {
        person,
        clientId: null,
        action: "export",
        subject: "inquiry",
        ipAddress,
      });
      const csv = inquiriesCsv(eachInquiry(records, c.req.valid("query")));
      const headers = {
        ...attachmentHeaders("inquiries.csv"),
        "Content-Type": "text/csv; charset=utf-8",
      };
      return c.body(csv, 200, headers);
    })
    .get("/inquiries/:id", ...readingOne(readInquiry))
    .put(
      "/inquiries/:id/status",
      ...changing(
        services,
        { json: inquiryStatusFormSchema },
        async ({ audit, records }, id, form) => {
          if (!(await changeInquiryStatus(records, id, form))) return;
          await audit({ ...inquiryOf(id), action: "change" });
        },
      ),
    )
    .post(
      "/inquiries/:id/replies/:replyId",
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

const csvColumns: [title: string, value: (inquiry: ReceivedInquiry) => string][] = [
  ["Reference", ({ reference }) => reference],
  ["Received", ({ receivedAt }) => receivedAt],
  ["Status", ({ status }) => status],
  ["Name", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Service", ({ service }) => serviceLabel(service)],
  ["Message", ({ message }) => message],
  ["Delivery failed", ({ isUndelivered }) => (isUndelivered ? "yes" : "no")],
  ["Client", ({ clientId }) => clientId ?? ""],
];

/** A CSV file of inquiries, streamed. */
function inquiriesCsv(
  pages: AsyncIterable<readonly ReceivedInquiry[]>,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const inquiries of pages) {
      yield inquiries.map((inquiry) => csvColumns.map(([, value]) => value(inquiry)));
    }
  }
  return csvOf(
    csvColumns.map(([title]) => title),
    rows(),
  );
}
