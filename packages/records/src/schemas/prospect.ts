import * as z from "zod/mini";
import { prospectRoles, prospectStages } from "./listing.ts";
import { offerBuyerSchema } from "./offer.ts";
import { typedPhoneSchema } from "./phone.ts";
import { idSchema, instantSchema, versionSchema } from "./record.ts";
import { roomMessageMax, roomMessageSchema, roomTourSchema } from "./room.ts";
import { cleaned } from "./clean-text.ts";

/** Someone interested in a listing, as its broker sees them. */
export const prospectSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  role: z.enum(prospectRoles),
  /** Whom a broker acts for. */
  buyerName: z.optional(z.string()),
  /** The furthest they have come. */
  stage: z.enum(prospectStages),
  signedAt: z.optional(instantSchema),
  lastSeenAt: z.optional(instantSchema),
  /** Since when the document room is closed to them. */
  revokedAt: z.optional(instantSchema),
  /** What they opened, and how often; the offering memorandum first. */
  opened: z.readonly(
    z.array(z.object({ name: z.string(), isOfferingMemorandum: z.boolean(), count: z.int() })),
  ),
  /** The documents they ask for. */
  wanted: z.readonly(z.array(z.object({ id: idSchema, name: z.string() }))),
  /** The documents that the broker opened to them. */
  given: z.readonly(z.array(idSchema)),
  /** Questions that nobody has answered. */
  unread: z.int(),
  /** Tours they ask for, and confirmed ones that are still to come. */
  tours: z.readonly(z.array(roomTourSchema)),
  /** Whether an offer of theirs is open. */
  hasOffer: z.boolean(),
  /** Why the last email to them couldn't be sent, as a sentence. */
  unsent: z.optional(z.string()),
  /** The client they became. */
  clientId: z.optional(idSchema),
  /** Erased since; the agreement they signed, or a contract, is kept. */
  erasedAt: z.optional(instantSchema),
  version: versionSchema,
});

/** The form "Add a prospect". */
export const prospectFormSchema = z.extend(offerBuyerSchema, { phone: typedPhoneSchema });

/** Who a prospect is. Their email address stays: links went there, and prove who signed. */
export const prospectChangeSchema = z.extend(z.omit(prospectFormSchema, { email: true }), {
  version: versionSchema,
});

/** How many prospects one file may have. */
export const prospectImportMax = 1000;

/** The rows of a file of prospects. */
export const prospectImportSchema = z.object({
  prospects: z.array(prospectFormSchema).check(z.minLength(1), z.maxLength(prospectImportMax)),
});

/** What an import did: those with a known email address stay as they are. */
export const prospectImportResultSchema = z.object({ added: z.int(), known: z.int() });

/** Opens documents to a prospect, or closes them. */
export const documentAccessSchema = z.object({
  documentIds: z.array(idSchema).check(z.minLength(1), z.maxLength(200)),
  isOpen: z.boolean(),
  /** Of the prospect: who they are may have been corrected since, or their access revoked. */
  version: versionSchema,
});

/** Closes the document room to a prospect, or opens it again. */
export const roomAccessSchema = z.object({ isRevoked: z.boolean(), version: versionSchema });

/** The broker's answer to a request for a tour; the prospect reads its note. */
export const tourAnswerSchema = z.object({
  /** `confirm` is refused if another tour or call is at that time. */
  answer: z.enum(["confirm", "confirm-anyway", "decline"]),
  note: z
    .string()
    .check(
      cleaned(),
      z.maxLength(roomMessageMax, `Please keep this under ${roomMessageMax} characters.`),
    ),
});

/** The broker's message to a prospect; the id is the sender's, so that a retry isn't a second one. */
export const prospectReplySchema = z.object({
  text: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please write a message."),
      z.maxLength(roomMessageMax, `Please keep this under ${roomMessageMax} characters.`),
    ),
});

export const prospectMessagesSchema = z.array(roomMessageSchema);

export type ProspectForm = z.infer<typeof prospectFormSchema>;
export type ProspectChange = z.infer<typeof prospectChangeSchema>;
export type ProspectImport = z.infer<typeof prospectImportSchema>;
export type ProspectImportResult = z.infer<typeof prospectImportResultSchema>;
export type DocumentAccess = z.infer<typeof documentAccessSchema>;
export type TourAnswer = z.infer<typeof tourAnswerSchema>;
export type RoomAccess = z.infer<typeof roomAccessSchema>;
export type Prospect = z.infer<typeof prospectSchema>;
export type ProspectMessage = z.infer<typeof roomMessageSchema>;
