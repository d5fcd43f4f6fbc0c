import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { messageMax } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { idSchema, instantSchema, phoneSchema, photoPathSchema } from "./record.ts";

/** A file attached to a message: a document, or a file sent only with the message. */
export const attachmentSchema = z.object({
  id: idSchema,
  name: z.string().check(z.minLength(1)),
  mediaType: z.string(),
  bytes: z.int().check(z.positive()),
  /** Set if it is one of the client's documents. */
  documentId: z.optional(idSchema),
});

export const messageSchema = z.object({
  id: idSchema,
  threadId: idSchema,
  /** The author, from the logged-in person's view. */
  from: z.enum(["me", "other"]),
  text: z.string(),
  sentAt: instantSchema,
  /** When the other side read a message of mine. */
  readAt: z.optional(instantSchema),
  attachments: z.readonly(z.array(attachmentSchema)),
  /** The deal on whose page it was written. */
  dealId: z.optional(idSchema),
});

export const threadSchema = z.object({
  id: idSchema,
  /** The other side's name. */
  name: z.string().check(z.minLength(1)),
  /** The other side's role: "Your broker", "Lender, Example Bank". */
  description: z.string(),
  /** The other side's phone, in a conversation between client and broker. */
  phone: z.optional(phoneSchema),
  photo: z.optional(photoPathSchema),
  /** The assistant is a program, and every screen says so. */
  kind: z.enum(["broker", "assistant", "contact"]),
  contactId: z.optional(idSchema),
  dealId: z.optional(idSchema),
  /** How many messages the logged-in person has not read. */
  unread: z.int().check(z.nonnegative()),
  lastMessage: z.optional(messageSchema),
});

/** The content of a new message: text, files, or both. */
export const newMessageSchema = z.object({
  text: z.string().check(cleaned(), z.maxLength(messageMax, fieldMessages.messageTooLong)),
  /** The deal on whose page it was written. */
  dealId: z.optional(idSchema),
});

export type Attachment = z.infer<typeof attachmentSchema>;
export type Message = z.infer<typeof messageSchema>;
export type Thread = z.infer<typeof threadSchema>;
