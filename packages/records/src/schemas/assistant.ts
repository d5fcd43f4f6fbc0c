import * as z from "zod/mini";
import { cleaned } from "./clean-text.ts";
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

/** Kinds of sources that can be quoted; a key date is an "event", a broker's note a "message". */
const assistantSourceKinds = ["document", "event", "deal", "contact", "message", "page"] as const;

export const assistantSourceSchema = z.object({
  kind: z.enum(assistantSourceKinds),
  recordId: z.string(),
  /** The quoted version of a document; absent in old answers, where it isn't known. */
  version: z.optional(z.int().check(z.positive())),
  /** "Purchase agreement, revision 3" */
  title: z.string(),
  /** The path that opens it, with the quote marked if it is a document. */
  path: z.string(),
  /** The page of a document, from 1. */
  page: z.optional(z.int().check(z.positive())),
  /** The part of a document that has a number or name: "section 9", "Schedule B". */
  section: z.optional(z.string()),
  /** The quoted text, word for word. */
  quote: z.string(),
  /** Text that precedes the quote: the header of its table, the beginning of its list. */
  lead: z.optional(z.string()),
  /** Content of its file that couldn't be read: "form fields, comments". */
  unread: z.optional(z.string()),
  /** Whether its file is a draft with tracked changes that are neither accepted nor rejected. */
  hasOpenChanges: z.optional(z.boolean()),
});

/**
 * Why a person has to answer: the client asked for one, or for advice, or about wiring money; or
 * two questions in a row had no answer.
 */
const handOffReasons = ["asked", "advice", "money", "unanswered"] as const;

/**
 * Messages for which nothing is looked up: a greeting, thanks, no recognizable subject, someone
 * else's records.
 */
const assistantRemarks = ["greeting", "thanks", "unclear", "others"] as const;

/**
 * The kinds of results. `answer`: a record or a sentence states it. `closest`: passages that may
 * contain it. `which`: several documents or deals may be meant. `none`: nothing relevant was found.
 * `handOff`: a person decides; passages may be shown, too.
 */
const assistantOutcomes = ["answer", "closest", "which", "none", "handOff"] as const;

/** A document or deal that the question may be about. */
const assistantChoiceSchema = z.object({
  documentId: z.optional(idSchema),
  dealId: z.optional(idSchema),
  /** "Lease, Suite 1, 200 Sample Avenue" */
  title: z.string(),
});

export const assistantAnswerSchema = z.object({
  id: idSchema,
  question: z.string(),
  askedAt: instantSchema,
  /** The document that the question is about. */
  documentId: z.optional(idSchema),
  /** The deal that the question or the answer is about. */
  dealId: z.optional(idSchema),
  outcome: z.enum(assistantOutcomes),
  /** At most five sources in all; for `closest`, grouped by document. */
  answer: z.array(z.object({ text: z.string(), sources: z.array(assistantSourceSchema) })),
  handOff: z.nullable(z.object({ reason: z.enum(handOffReasons) })),
  mode: z.enum(["quotes", "model"]),
  searched: z.object({
    documents: z.int().check(z.nonnegative()),
    /** Names of documents without readable text, such as scans. */
    unreadable: z.array(z.string()),
    /** Names of documents that were still being read, and may contain the answer. */
    reading: z.optional(z.array(z.string())),
  }),
  /** For hand-offs about money: whom to call, at a number that the client knows. */
  call: z.optional(
    z.object({ name: z.string(), company: z.string(), phone: z.optional(phoneSchema) }),
  ),
  /** For `which`: the choices for the client. */
  choices: z.optional(z.array(assistantChoiceSchema)),
  /** Set if it was no question, so that nothing was looked up and no one has to answer. */
  remark: z.optional(z.enum(assistantRemarks)),
  /** Whether the question was sent to the broker. */
  isForwarded: z.boolean(),
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

/** A client's question that the assistant couldn't answer. */
export const unansweredQuestionSchema = z.object({
  id: idSchema,
  client: clientRefSchema,
  question: z.string(),
  askedAt: instantSchema,
  /** The deal it is about, if the question names one. */
  deal: z.optional(z.object({ id: idSchema, name: z.string() })),
  searched: assistantAnswerSchema.shape.searched,
  /** Names of the documents it looked in first. */
  lookedIn: z.array(z.string()),
  handOff: assistantAnswerSchema.shape.handOff,
  isForwarded: z.boolean(),
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
export type AssistantSource = z.infer<typeof assistantSourceSchema>;
export type AssistantChoice = z.infer<typeof assistantChoiceSchema>;
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
export type AssistantState = z.infer<typeof assistantStateSchema>;
export type UnansweredQuestion = z.infer<typeof unansweredQuestionSchema>;
export type UnansweredPage = z.infer<typeof unansweredPageSchema>;
export type UnansweredStatus = (typeof unansweredStatuses)[number];
export type AssistantReplyForm = z.infer<typeof assistantReplyFormSchema>;
export type AssistantNote = z.infer<typeof assistantNoteSchema>;
export type AssistantNoteForm = z.infer<typeof assistantNoteFormSchema>;
export type AssistantRemark = (typeof assistantRemarks)[number];
export type AssistantOutcome = (typeof assistantOutcomes)[number];
export type HandOffReason = (typeof handOffReasons)[number];
