import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { assistantQuestionMax, messageMax } from "../limits.ts";
import { pageOf } from "./page-of.ts";
import { clientRefSchema, idSchema, instantSchema, phoneSchema } from "./record.ts";

/** A question to the assistant, possibly about one document or deal. */
export const assistantQuestionFormSchema = z.object({
  /** Makes repeating a question harmless. By default, the server chooses one. */
  id: z.optional(idSchema),
  question: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please enter a question."),
      z.maxLength(
        assistantQuestionMax,
        `Please keep the question under ${assistantQuestionMax} characters.`,
      ),
    ),
  documentId: z.optional(idSchema),
  dealId: z.optional(idSchema),
  /** The previous question: "and his phone?" is about the same person and deal. */
  previousId: z.optional(idSchema),
});

/** Kinds of records that passages are from. */
const assistantSourceKinds = [
  "document",
  "message",
  "note",
  "deal",
  "keyDate",
  "event",
  "contact",
  "request",
  "offer",
  "listing",
  "page",
] as const;

/** A passage that was found: a quote, word for word, or a card with one fact of a record. */
export const assistantPassageSchema = z.object({
  kind: z.enum(["quote", "card"]),
  source: z.enum(assistantSourceKinds),
  recordId: z.string(),
  /** The quoted version of a document; absent in old answers, where it isn't known. */
  version: z.optional(z.int().check(z.positive())),
  /** "Purchase agreement, revision 3"; of a card, the screen it is kept on: "Dates". */
  title: z.string(),
  /** The path that opens it, with the quote marked if it is a document. */
  path: z.string(),
  /** The page of a document, from 1. */
  page: z.optional(z.int().check(z.positive())),
  /**
   * The part of a document that has a number or name: "section 9", "Schedule B". Of a card, what
   * else its record says: "35 days after agreement signed".
   */
  section: z.optional(z.string()),
  /** Of a quote, its text; of a card, the value: "Friday, July 17, 2026". */
  text: z.string(),
  /** Of a card: what the value is: "Due diligence ends". */
  label: z.optional(z.string()),
  /** Text that precedes a quote: the header of its table, the beginning of its list. */
  lead: z.optional(z.string()),
  /** Who wrote the message or note, or entered the record. */
  by: z.optional(z.string()),
  /** When the message or note was written. */
  at: z.optional(instantSchema),
  /** The parts of `text` that match words of the question: start and end, in UTF-16 units. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  /** The heading it stands under. Without `dealId`: "Your account" or "This site". */
  place: z.object({
    dealId: z.optional(idSchema),
    name: z.string(),
    /** "Buying", "Selling", "Leasing" */
    side: z.optional(z.string()),
  }),
  /** Content of its file that couldn't be read: "form fields, comments". */
  unread: z.optional(z.string()),
  /** Whether its file is a draft with tracked changes that are neither accepted nor rejected. */
  hasOpenChanges: z.optional(z.boolean()),
});

/** Why a person has to answer: the client asked for one, or for advice, or about wiring money. */
const handOffReasons = ["asked", "advice", "money"] as const;

/**
 * Messages for which nothing is looked up: a greeting, thanks, no recognizable subject, someone
 * else's records.
 */
const assistantRemarks = ["greeting", "thanks", "unclear", "others"] as const;

export const assistantAnswerSchema = z.object({
  id: idSchema,
  question: z.string(),
  askedAt: instantSchema,
  /** The document that the question is about. */
  documentId: z.optional(idSchema),
  /** The deal that the question is about. */
  dealId: z.optional(idSchema),
  /** A language model's sentences, each with the quotes that say so; empty without a model. */
  sentences: z.array(z.object({ text: z.string(), sources: z.array(assistantPassageSchema) })),
  /** At most five, best first. */
  passages: z.array(assistantPassageSchema),
  /** Words of the question, as typed, that occur nowhere in what was looked through. */
  unmentioned: z.array(z.string()),
  handOff: z.nullable(z.object({ reason: z.enum(handOffReasons) })),
  mode: z.enum(["quotes", "model"]),
  searched: z.object({
    documents: z.int().check(z.nonnegative()),
    /** Names of documents without readable text, such as scans. */
    unreadable: z.array(z.string()),
    /**
     * Names of documents that are still being read, and may contain the answer. Once they are read,
     * the question is answered again.
     */
    reading: z.optional(z.array(z.string())),
  }),
  /** For hand-offs about money: whom to call, at a number that the client knows. */
  call: z.optional(
    z.object({ name: z.string(), company: z.string(), phone: z.optional(phoneSchema) }),
  ),
  /** Set if it was no question, so that nothing was looked up and no one has to answer. */
  remark: z.optional(z.enum(assistantRemarks)),
  /** Whether the question was sent to the broker. */
  isForwarded: z.boolean(),
  /** Whether the client said that this didn't help, so that the broker answers. */
  isUnhelpful: z.boolean(),
  /** Whether the broker still has to answer. */
  isWaiting: z.optional(z.boolean()),
  /** Whether passages were shown, all of which have been removed since. */
  isRemoved: z.optional(z.boolean()),
  /** Answering failed. If the question is asked again, the new answer replaces this one. */
  isFailed: z.optional(z.boolean()),
});

/** Whether the assistant is available, and what it reads. */
export const assistantStateSchema = z.object({
  isOn: z.boolean(),
  /** How many documents it reads. */
  documents: z.int().check(z.nonnegative()),
  /** The language model that would phrase answers, if the owner has set one up. */
  provider: z.nullable(
    z.object({ name: z.string(), consent: z.enum(["unasked", "allowed", "refused"]) }),
  ),
});

export const assistantConsentSchema = z.object({ isAllowed: z.boolean() });

/** The message with which a client passes a question on to the broker. */
export const forwardFormSchema = z.object({
  text: z.string().check(cleaned(), z.minLength(1), z.maxLength(messageMax)),
});

/** A client's question that the broker has to answer. */
export const unansweredQuestionSchema = z.object({
  id: idSchema,
  client: clientRefSchema,
  question: z.string(),
  askedAt: instantSchema,
  /** The deal it is about, if the question names one. */
  deal: z.optional(z.object({ id: idSchema, name: z.string() })),
  searched: assistantAnswerSchema.shape.searched,
  /** Titles of the passages that the client was shown, each once. */
  shown: z.array(z.string()),
  isRemoved: assistantAnswerSchema.shape.isRemoved,
  handOff: assistantAnswerSchema.shape.handOff,
  isForwarded: z.boolean(),
  isUnhelpful: z.boolean(),
  /** The broker's answer. */
  answer: z.optional(z.object({ text: z.string(), at: instantSchema, by: z.string() })),
});

export const unansweredStatuses = ["needs-answer", "answered"] as const;

const count = z.int().check(z.nonnegative());

/**
 * A page of unanswered questions, and how many entries each of the broker's lists has for the same
 * client.
 */
export const unansweredPageSchema = z.extend(pageOf(unansweredQuestionSchema), {
  counts: z.object({ "needs-answer": count, answered: count, notes: count }),
});

/** The broker's answer, which may also become a note that the assistant quotes from then on. */
export const assistantReplyFormSchema = z.object({
  text: z.string().check(cleaned(), z.minLength(1), z.maxLength(messageMax)),
  /** `dealId: null`: for all of the client's deals. */
  note: z.optional(z.object({ dealId: z.nullable(idSchema) })),
});

/** A note that the assistant quotes to one client in the broker's name. */
export const assistantNoteSchema = z.object({
  id: idSchema,
  client: clientRefSchema,
  deal: z.optional(z.object({ id: idSchema, name: z.string() })),
  question: z.string(),
  text: z.string(),
  by: z.string(),
  changedAt: instantSchema,
});

export const assistantNoteFormSchema = z.object({
  text: z.string().check(cleaned(), z.minLength(1), z.maxLength(messageMax)),
  dealId: z.nullable(idSchema),
});

/** Whether the assistant is on, for everyone or for one client. */
export const assistantSwitchSchema = z.object({ isOn: z.boolean() });

export type AssistantQuestionForm = z.infer<typeof assistantQuestionFormSchema>;
export type AssistantPassage = z.infer<typeof assistantPassageSchema>;
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
export type AssistantState = z.infer<typeof assistantStateSchema>;
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>;
export type UnansweredPage = z.infer<typeof unansweredPageSchema>;
export type UnansweredStatus = (typeof unansweredStatuses)[number];
export type AssistantReplyForm = z.infer<typeof assistantReplyFormSchema>;
export type AssistantNote = z.infer<typeof assistantNoteSchema>;
export type AssistantNoteForm = z.infer<typeof assistantNoteFormSchema>;
export type AssistantRemark = (typeof assistantRemarks)[number];
export type HandOffReason = (typeof handOffReasons)[number];
