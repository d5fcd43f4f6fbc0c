import * as z from "zod/mini";
import { prospectRoles, prospectStages } from "./listing.ts";
import { idSchema, instantSchema } from "./record.ts";
import { roomMessageMax, roomMessageSchema } from "./room.ts";
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
  /** Questions that nobody has answered. */
  unread: z.int(),
  /** Whether an offer of theirs is open. */
  hasOffer: z.boolean(),
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

export type Prospect = z.infer<typeof prospectSchema>;
export type ProspectMessage = z.infer<typeof roomMessageSchema>;
