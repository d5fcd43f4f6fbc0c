import * as z from "zod/mini";
import { prospectRoles, prospectStages } from "./listing.ts";
import { offerBuyerSchema } from "./offer.ts";
import { typedPhoneSchema } from "./phone.ts";
import { daySchema, enteredDaySchema, idSchema, instantSchema, versionSchema } from "./record.ts";
import { roomMessageMax, roomMessageSchema, roomTourSchema } from "./room.ts";
import { cleaned } from "./cleaned.ts";

/** A confidentiality agreement that counts: its signer proved their address, or the broker recorded it. */
const signedAgreementSchema = z.object({
  id: idSchema,
  signedAt: instantSchema,
  /** Absent if it was signed on the listing's page. */
  elsewhere: z.optional(z.object({ endsOn: daySchema, note: z.string(), recordedBy: z.string() })),
});

/** Someone interested in a listing, as its broker sees them. */
export const prospectSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  role: z.enum(prospectRoles),
  /** The buyer whom a broker acts for. */
  buyerName: z.optional(z.string()),
  /** The furthest stage that they reached. */
  stage: z.enum(prospectStages),
  signedAt: z.optional(instantSchema),
  /** What they signed, oldest first. */
  agreements: z.readonly(z.array(signedAgreementSchema)),
  lastSeenAt: z.optional(instantSchema),
  /** When their access to the document room was revoked. */
  revokedAt: z.optional(instantSchema),
  /** The documents they opened, and how often; the offering memorandum first. */
  opened: z.readonly(
    z.array(z.object({ name: z.string(), isOfferingMemorandum: z.boolean(), count: z.int() })),
  ),
  /** The documents they requested. */
  wanted: z.readonly(z.array(z.object({ id: idSchema, name: z.string() }))),
  /** The documents to which the broker gave them access. */
  given: z.readonly(z.array(idSchema)),
  /** How many of their questions nobody has answered. */
  unread: z.int(),
  /** Requested tours, and confirmed ones in the future. */
  tours: z.readonly(z.array(roomTourSchema)),
  /** Whether they have an open offer. */
  hasOffer: z.boolean(),
  /** Why the last email to them couldn't be sent, as a sentence. */
  unsent: z.optional(z.string()),
  /** The client they became. */
  clientId: z.optional(idSchema),
  /** When they were erased; a signed agreement, or a contract, is kept. */
  erasedAt: z.optional(instantSchema),
  version: versionSchema,
});

/** The form "Add a prospect". */
export const prospectFormSchema = z.extend(offerBuyerSchema, { phone: typedPhoneSchema });

/**
 * A change of a prospect. The email address can't be changed: links were sent there, and prove who
 * signed.
 */
export const prospectChangeSchema = z.extend(z.omit(prospectFormSchema, { email: true }), {
  version: versionSchema,
});

const agreementNoteMax = 300;

/** An agreement that a prospect signed elsewhere, as the broker records it. */
export const elsewhereAgreementSchema = z
  .object({
    signedOn: enteredDaySchema,
    endsOn: enteredDaySchema,
    note: z
      .string()
      .check(
        cleaned(),
        z.maxLength(agreementNoteMax, `Please keep this under ${agreementNoteMax} characters.`),
      ),
  })
  .check(
    z.refine(({ endsOn, signedOn }) => endsOn > signedOn, {
      path: ["endsOn"],
      error: "The end must be after the day it was signed.",
    }),
  );

/** How many prospects one file may have. */
export const prospectImportMax = 1000;

/** The rows of a file of prospects. */
export const prospectImportSchema = z.object({
  prospects: z.array(prospectFormSchema).check(z.minLength(1), z.maxLength(prospectImportMax)),
});

/** The result of an import: prospects with a known email address stay as they are. */
export const prospectImportResultSchema = z.object({ added: z.int(), known: z.int() });

/** Gives a prospect access to documents, or takes it away. */
export const documentAccessSchema = z.object({
  documentIds: z.array(idSchema).check(z.minLength(1), z.maxLength(200)),
  isOpen: z.boolean(),
  /** The prospect's version: their details or access may have changed meanwhile. */
  version: versionSchema,
});

/** Revokes a prospect's access to the document room, or restores it. */
export const roomAccessSchema = z.object({ isRevoked: z.boolean(), version: versionSchema });

/** The broker's answer to a requested tour, with a note for the prospect. */
export const tourAnswerSchema = z.object({
  /** `confirm` is refused if there is another tour or call at that time. */
  answer: z.enum(["confirm", "confirm-anyway", "decline"]),
  note: z
    .string()
    .check(
      cleaned(),
      z.maxLength(roomMessageMax, `Please keep this under ${roomMessageMax} characters.`),
    ),
});

/**
 * The broker's message to a prospect. The sender chooses the id, so that a retry doesn't send it
 * twice.
 */
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
export type ElsewhereAgreement = z.infer<typeof elsewhereAgreementSchema>;
export type ProspectImport = z.infer<typeof prospectImportSchema>;
export type ProspectImportResult = z.infer<typeof prospectImportResultSchema>;
export type DocumentAccess = z.infer<typeof documentAccessSchema>;
export type TourAnswer = z.infer<typeof tourAnswerSchema>;
export type RoomAccess = z.infer<typeof roomAccessSchema>;
export type Prospect = z.infer<typeof prospectSchema>;
export type ProspectMessage = z.infer<typeof roomMessageSchema>;
