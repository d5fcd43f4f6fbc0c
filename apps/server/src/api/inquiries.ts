import { inquiryBodyMaxBytes, inquiryFillMinMs } from "@frontage/content/limits";
import { inquirySchema } from "@frontage/content/schemas/inquiry";
import {
  type Receipt,
  receiptSchema,
  type SentInquiry,
  sentInquirySchema,
} from "@frontage/content/schemas/received-inquiry";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { InquiryPages } from "../inquiries/answer-page.ts";
import type { IncomingInquiry, TakenIn } from "../inquiries/take-in.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure, notFound } from "./failure.ts";
import { foreign, isFromHere } from "./hostile-input.ts";
import { describe, invalid, valid } from "./valid.ts";

/** 8 to 200 characters that can be printed. */
const keyPattern = /^[\x21-\x7e]{8,200}$/;

const tooLarge = () => new Failure(413, "That is too large.");
/** Nothing of it was read, so nothing of it can be shown. */
const tooLargeForm = () =>
  new Failure(413, "That is too large. Your browser can take you back to what you typed.");

/** Another site's words are not shown in our name. */
const foreignForm = () =>
  new Failure(
    403,
    "This form was sent from another address than this page's, so it is refused. Your browser can take you back to what you typed.",
  );

/** "application/json", whatever parameters follow. */
const mediaTypeOf = (c: Context) =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();

/**
 * Takes inquiries in from whoever sends them, where `broker.ts` sends them here.
 *
 * @param pages absent where there is no site to take them from: a plain post is answered in plain text
 */
export function sentInquiryRoutes(services: Services, pages?: InquiryPages) {
  const { inquiries, log } = services;

  const open = createMiddleware<ApiEnv>(async (_c, next) => {
    if (inquiries.transport !== "server") throw notFound();
    await next();
  });

  /** What a browser shows in place of the page that was sent. */
  function answerRefusal(
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
    onError: (c) => answerRefusal(c, tooLargeForm()),
  });

  /** Answers a form that a browser posts by itself; passes on what a script sends. */
  const plainPost = createMiddleware<ApiEnv>(async (c, next) => {
    const type = mediaTypeOf(c);
    const isForm = type === "application/x-www-form-urlencoded";
    if (!isFromHere(c, services)) {
      if (isForm) return answerRefusal(c, foreignForm());
      throw foreign();
    }
    if (isForm) {
      return limitedForm(c, async () => {
        c.res = await answerForm(c);
      });
    }
    if (type !== "application/json") throw new Failure(415, "This is neither a form nor JSON.");
    // Read already, within the limit of all JSON.
    if (Buffer.byteLength(await c.req.text()) > inquiryBodyMaxBytes) throw tooLarge();
    return next();
  });

  async function answerForm(c: Context<ApiEnv>): Promise<Response> {
    const values: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(await c.req.text())) {
      // No database keeps the character NUL. Lines end in a form as they do nowhere else.
      values[name] ??= value.replaceAll("\0", "").replaceAll("\r\n", "\n");
    }
    try {
      refuseProgram({ fax: values.fax });
      const parsed = inquirySchema.safeParse(values);
      if (!parsed.success) throw invalid(parsed.error.issues, 422);
      const receipt = await inquiries.takeIn({
        inquiry: parsed.data,
        key: undefined,
        isTimed: false,
        ipAddress: c.var.ipAddress,
      });
      return pages
        ? c.html(pages.receipt(receiptOf(receipt)), 201, pages.headers)
        : c.text(`Your inquiry is kept as ${receipt.reference}.\n`, 201);
    } catch (error) {
      const failure = error instanceof Failure ? error : unavailable();
      if (failure !== error) {
        log.error({ err: error, requestId: c.var.requestId }, "An inquiry could not be kept");
      }
      return answerRefusal(c, failure, values);
    }
  }

  return new Hono<ApiEnv>().post(
    "/inquiries",
    describe("Keeps an inquiry of a visitor, once under each Idempotency-Key.", receiptSchema, {
      200: "It was kept before, under this key.",
      201: "It is kept now.",
      403: "A page of another site sent it.",
      404: "The site sends its inquiries elsewhere.",
      413: "More than 64 KiB.",
      422: "Something that was typed is not right, or a program typed it.",
      429: "Too many from this address; `Retry-After` says when.",
      503: "More are waiting than can be kept.",
    }),
    open,
    plainPost,
    valid("json", sentInquirySchema, 422),
    async (c) => {
      const { elapsedMs, fax, ...inquiry } = c.req.valid("json");
      const key = c.req.header("Idempotency-Key") ?? "";
      if (!keyPattern.test(key)) {
        throw new Failure(400, "The header Idempotency-Key takes 8 to 200 printable characters.");
      }
      refuseProgram({ elapsedMs, fax });
      const incoming: IncomingInquiry = {
        inquiry,
        key,
        isTimed: elapsedMs !== undefined,
        ipAddress: c.var.ipAddress,
      };
      const taken = await inquiries.takeIn(incoming);
      return c.json(receiptOf(taken), taken.isRepeated ? 200 : 201);
    },
  );
}

const receiptOf = ({ receivedAt, reference }: TakenIn): Receipt => ({ reference, receivedAt });

const unavailable = () =>
  new Failure(503, "Your inquiry could not be kept just now. Please try again.");

/** What no person does; a person whose browser did it reads what to do. */
function refuseProgram({ elapsedMs, fax }: Pick<SentInquiry, "elapsedMs" | "fax">): void {
  if (fax) {
    throw new Failure(
      422,
      "A field that people do not see was filled in, perhaps by your browser. It is empty again: please send your message once more.",
    );
  }
  if (elapsedMs !== undefined && elapsedMs < inquiryFillMinMs) {
    throw new Failure(
      422,
      `That was faster than people type. Please wait ${inquiryFillMinMs / 1000} seconds and send it again.`,
    );
  }
}
