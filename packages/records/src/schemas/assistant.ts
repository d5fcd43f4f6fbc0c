import * as z from "zod/mini";
import { cleaned } from "./clean-text.ts";
import { assistantQuestionMax, messageMax } from "../limits.ts";
import { pageOf } from "./page-of.ts";
import { clientRefSchema, idSchema, instantSchema, phoneSchema, versionSchema } from "./record.ts";

/** What someone asks the assistant, possibly about one document or deal. */
export const assistantQuestionFormSchema = z.object({
  /** Sent again with its id, a question isn't asked twice. By default, the server chooses one. */
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
  /** The question before it: "and his phone?" is about the same person and deal. */
  previousId: z.optional(idSchema),
});

/** What can be quoted; a key date is an "event", a broker's note a "message". */
const assistantSourceKinds = ["document", "event", "deal", "contact", "message", "page"] as const;

export const assistantSourceSchema = z.object({
  kind: z.enum(assistantSourceKinds),
  recordId: z.string(),
  /** Of a document, the one that was quoted; absent in old answers where it isn't known. */
  version: z.optional(z.int().check(z.positive())),
  /** "Purchase agreement, revision 3" */
  title: z.string(),
  /** Where it opens, with the quote marked if it is a document. */
  path: z.string(),
  /** Of a document, from 1. */
  page: z.optional(z.int().check(z.positive())),
  /** "section 9", "Schedule B", where the document numbers or names its parts. */
  section: z.optional(z.string()),
  /** Word for word. */
  quote: z.string(),
  /** What the quote stands under: the header of its table, the beginning of its list. */
  lead: z.optional(z.string()),
  /** What its file has that couldn't be read: "form fields, comments". */
  unread: z.optional(z.string()),
  /** Its file is a draft whose tracked changes are neither accepted nor rejected. */
  hasOpenChanges: z.optional(z.boolean()),
});

/** Why a person has to answer: they were asked for, or advice, or wires; or two declines in a row. */
const handOffReasons = ["asked", "advice", "money", "unanswered"] as const;

/** What is looked up nowhere: a greeting, thanks, no word about any subject, others' records. */
const assistantRemarks = ["greeting", "thanks", "unclear", "others"] as const;

/**
 * What became of a question. `answer`: a record or a sentence states it. `closest`: passages that
 * may say it, of which nothing is claimed. `which`: nothing says which of several is meant.
 * `none`: nothing comes near. `handOff`: a person decides; passages may stand beside it.
 */
const assistantOutcomes = ["answer", "closest", "which", "none", "handOff"] as const;

/** One of several documents or deals that a question may be about. */
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
  /** The document that was asked about. */
  documentId: z.optional(idSchema),
  /** The deal that was asked about, or that the answer is of. */
  dealId: z.optional(idSchema),
  outcome: z.enum(assistantOutcomes),
  /** At most five sources in all; what comes closest is grouped by document. */
  answer: z.array(z.object({ text: z.string(), sources: z.array(assistantSourceSchema) })),
  handOff: z.nullable(z.object({ reason: z.enum(handOffReasons) })),
  mode: z.enum(["quotes", "model"]),
  searched: z.object({
    documents: z.int().check(z.nonnegative()),
    /** Names of documents without readable text, such as scans. */
    unreadable: z.array(z.string()),
    /** Names of documents that were still being read, if any: the answer may be in them. */
    reading: z.optional(z.array(z.string())),
  }),
  /** With `money`: whom to call, on a number the client knows. */
  call: z.optional(
    z.object({ name: z.string(), company: z.string(), phone: z.optional(phoneSchema) }),
  ),
  /** With `which`: the client chooses. */
  choices: z.optional(z.array(assistantChoiceSchema)),
  /** It was no question, so nothing was looked up and no one has to answer. */
  remark: z.optional(z.enum(assistantRemarks)),
  /** The question was sent to the broker. */
  isForwarded: z.boolean(),
  /** There is no answer, since something broke. Asked again, it takes the place of this one. */
  isFailed: z.optional(z.boolean()),
});

/** Whether the assistant can be asked, and what it reads. */
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

/** The message that passes a question on to the broker. */
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

/** One page of them, and how many each of the broker's lists has, of the same client. */
export const unansweredPageSchema = z.extend(pageOf(unansweredQuestionSchema), {
  counts: z.object({ "needs-answer": count, answered: count, notes: count }),
});

/** The broker's answer, possibly kept as a note the assistant quotes from then on. */
export const assistantReplyFormSchema = z.object({
  text: z.string().check(cleaned(), z.minLength(1), z.maxLength(messageMax)),
  /** `dealId: null`: for all of the client's deals. */
  note: z.optional(z.object({ dealId: z.nullable(idSchema) })),
});

/** What the assistant quotes in the broker's name, for one client. */
export const assistantNoteSchema = z.object({
  id: idSchema,
  client: clientRefSchema,
  deal: z.optional(z.object({ id: idSchema, name: z.string() })),
  question: z.string(),
  text: z.string(),
  by: z.string(),
  changedAt: instantSchema,
  version: versionSchema,
});

export const assistantNoteFormSchema = z.object({
  text: z.string().check(cleaned(), z.minLength(1), z.maxLength(messageMax)),
  dealId: z.nullable(idSchema),
});

/** A change of a note. */
export const assistantNoteChangeSchema = z.extend(assistantNoteFormSchema, {
  version: versionSchema,
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
export type AssistantNoteChange = z.infer<typeof assistantNoteChangeSchema>;
export type AssistantNoteForm = z.infer<typeof assistantNoteFormSchema>;
export type AssistantRemark = (typeof assistantRemarks)[number];
export type AssistantOutcome = (typeof assistantOutcomes)[number];
export type HandOffReason = (typeof handOffReasons)[number];
