import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { inquirySearchMax, replyMax } from "../limits.ts";
import { inquirySchema } from "./inquiry.ts";
import { pageOf } from "./page-of.ts";
import { idSchema, instantSchema, monthSchema } from "./record.ts";

// Inquiries that the server accepts, stores and shows, if `broker.ts` sends them to it.

const sourceText = z.string().check(z.maxLength(200));

/** Ways in which senders of inquiries came to the site. */
export const inquiryOriginNames = ["listing", "search", "campaign", "site", "direct"] as const;

/** Where an inquiry comes from; nothing about the visitor's other visits. */
export const inquirySourceSchema = z.object({
  /** The page from which the visitor came to the form, or the form's own. */
  page: z.optional(sourceText),
  /** The first page of the visit. */
  firstPage: z.optional(sourceText),
  /** The host of the site that linked to it: "www.google.com". */
  referrer: z.optional(sourceText),
  /** The `utm_…` words of the first page's address. */
  campaign: z.optional(
    z.object({
      source: z.optional(sourceText),
      medium: z.optional(sourceText),
      campaign: z.optional(sourceText),
      term: z.optional(sourceText),
      content: z.optional(sourceText),
    }),
  ),
});

/** The body that the contact form posts to the server; `Idempotency-Key` is a header. */
export const sentInquirySchema = z.extend(inquirySchema, {
  /** A hidden field that only bots fill in. */
  fax: z.optional(z.string()),
  /**
   * Milliseconds from showing the form to sending it, in the page's time; absent without
   * JavaScript.
   */
  elapsedMs: z.optional(z.number().check(z.nonnegative())),
  /** The slug of the listing it asks about; if it is about a space, a slash and its id follow. */
  listing: z.optional(z.string().check(z.maxLength(300))),
  source: z.optional(inquirySourceSchema),
});

/** The receipt that the visitor sees when the inquiry is stored. */
export const receiptSchema = z.object({
  /** The reference by which people name it: "K7QM-2XRD". */
  reference: z.string(),
  receivedAt: instantSchema,
});

export const inquiryStatuses = ["new", "answered", "closed"] as const;
export const inquiryStatusSchema = z.enum(inquiryStatuses);

/** An inquiry, as a broker's list shows one. */
const receivedInquirySchema = z.extend(inquirySchema, {
  /** One of the services at the time; it may have been removed since. */
  service: z.string(),
  id: idSchema,
  reference: z.string(),
  receivedAt: instantSchema,
  status: inquiryStatusSchema,
  /** The client it was converted to. */
  clientId: z.optional(idSchema),
  /** Whether a delivery has failed; the broker can retry it. */
  isUndelivered: z.boolean(),
});

/** An attempt to deliver an inquiry, or a reply to it. */
const deliveryAttemptSchema = z.object({
  at: instantSchema,
  isDelivered: z.boolean(),
  /** The result, as a sentence: "The receiver answered 500." */
  detail: z.string(),
});

/**
 * Where an inquiry is delivered: to the owner's webhook or mailbox; a reply or receipt to the
 * visitor.
 */
export const deliveryTargets = ["webhook", "mailbox", "reply", "receipt"] as const;
/**
 * "saved": only in a file, because no email server is set; "dead": failed after a day of attempts.
 */
export const deliveryStates = ["waiting", "delivered", "saved", "dead"] as const;

const deliverySchema = z.object({
  id: idSchema,
  target: z.enum(deliveryTargets),
  state: z.enum(deliveryStates),
  /** When the next attempt is made, while waiting. */
  nextAttemptAt: z.optional(instantSchema),
  /** Newest first. */
  attempts: z.array(deliveryAttemptSchema),
});

/** A reply that the broker emailed to the visitor. */
const inquiryReplySchema = z.object({
  /** The same id as its delivery's. */
  id: idSchema,
  text: z.string(),
  /** Who wrote it. */
  author: z.string(),
  sentAt: instantSchema,
});

/** An inquiry with its deliveries and replies. */
export const inquiryDetailSchema = z.extend(receivedInquirySchema, {
  /** The listing it asks about, with the name of the space. */
  listing: z.optional(z.object({ id: idSchema, name: z.string(), space: z.optional(z.string()) })),
  source: z.optional(inquirySourceSchema),
  deliveries: z.array(deliverySchema),
  /** Oldest first. */
  replies: z.array(inquiryReplySchema),
});

/** The number of inquiries from each origin, most first. */
export const originCountsSchema = z.readonly(
  z.array(z.object({ origin: z.enum(inquiryOriginNames), count: z.int() })),
);

/** The numbers by origin for each month that has inquiries, newest first. */
export const monthlyOriginsSchema = z.readonly(
  z.array(z.object({ month: monthSchema, origins: originCountsSchema })),
);

export const inquiryPageSchema = z.extend(pageOf(receivedInquirySchema), {
  /** How many inquiries have each status, regardless of filters. */
  counts: z.object({ new: z.int(), answered: z.int(), closed: z.int(), undelivered: z.int() }),
  /** This month's origins, regardless of filters. Inquiries without a known origin are left out. */
  origins: originCountsSchema,
});

/** The filters of a broker's list; absent members don't filter. */
export const inquiryFilterSchema = z.object({
  status: z.optional(inquiryStatusSchema),
  /** Only those with a failed delivery. */
  undelivered: z.optional(z.literal("1")),
  /** Words anywhere in the inquiry, in any order and case. */
  text: z.optional(z.string().check(z.maxLength(inquirySearchMax))),
});

/** The form "Reply". */
export const replyFormSchema = z.object({
  text: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please write something first."),
      z.maxLength(
        replyMax,
        `Please keep this under ${replyMax.toLocaleString("en-US")} characters.`,
      ),
    ),
});

export type MonthlyOrigins = z.infer<typeof monthlyOriginsSchema>;
export type InquirySource = z.infer<typeof inquirySourceSchema>;
export type SentInquiry = z.infer<typeof sentInquirySchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type InquiryStatus = z.infer<typeof inquiryStatusSchema>;
export type ReceivedInquiry = z.infer<typeof receivedInquirySchema>;
export type DeliveryTarget = (typeof deliveryTargets)[number];
export type DeliveryState = (typeof deliveryStates)[number];
export type Delivery = z.infer<typeof deliverySchema>;
export type InquiryDetail = z.infer<typeof inquiryDetailSchema>;
export type InquiryFilter = z.infer<typeof inquiryFilterSchema>;
export type InquiryPage = z.infer<typeof inquiryPageSchema>;
