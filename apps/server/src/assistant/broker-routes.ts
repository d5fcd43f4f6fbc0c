import {
  type AssistantReplyForm,
  assistantReplyFormSchema,
  unansweredStatuses,
} from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { changing } from "../changes/changing.ts";
import type { Change, ChangeServices } from "../changes/make-change.ts";
import type { UsageLimits } from "../env.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { pageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";
import { brokerThreadOf, markMessageRead } from "../threads/queries.ts";
import { storeMessage } from "../threads/store-message.ts";
import { messageIdOf } from "../threads/assistant-message-id.ts";
import { addNote, checkDeal } from "./notes.ts";
import { findUnanswered, listUnanswered, setDismissed, storeReply } from "./queries.ts";

const unansweredQuery = z.extend(pageQuery, {
  clientId: z.optional(idSchema),
  status: z._default(z.enum(unansweredStatuses), "needs-answer"),
});

type Dependencies = ChangeServices & { limits: UsageLimits };

/** The broker's answers to questions that wait for one. */
export function brokerAssistantRoutes(services: Dependencies) {
  return new Hono<ApiEnv>()
    .get("/assistant/unanswered", valid("query", unansweredQuery), async (c) => {
      const { clientId, status, ...page } = c.req.valid("query");
      const reader = { db: services.db, records: c.var.records };
      return c.json(await listUnanswered(reader, { clientId, status }, page));
    })
    .post(
      "/assistant/unanswered/:id/answer",
      ...changing(services, { json: assistantReplyFormSchema }, (change, id, form) =>
        sendReply(change, id, form, services.limits.messagesPerMinute),
      ),
    )
    .post(
      "/assistant/unanswered/:id/dismissal",
      ...changing(services, {}, (change, id) => dismiss(change, id, true)),
    )
    .delete(
      "/assistant/unanswered/:id/dismissal",
      ...changing(services, {}, (change, id) => dismiss(change, id, false)),
    );
}

async function dismiss(change: Change, id: string, isDismissed: boolean) {
  const { audit, brokers, records, refetch } = change;
  const { clientId } = await findUnanswered(records, id);
  await setDismissed(records, id, isDismissed);
  const action = isDismissed ? "dismiss" : "restore";
  await audit({ clientId, action, subject: "question", subjectId: id });
  refetch([clientId, ...brokers], ["assistant"]);
}

/**
 * Sends an answer to a client's question as a message, once; keeps it as a note if asked to.
 *
 * @throws 404, also if the note's deal isn't the client's; 409 if another answer was sent
 */
async function sendReply(
  change: Change,
  id: string,
  { note, text }: AssistantReplyForm,
  messagesPerMinute: number,
): Promise<void> {
  const { person, records } = change;
  const question = await findUnanswered(records, id);
  const { clientId } = question;
  if (note) await checkDeal(records, clientId, note.dealId);
  if (!(await storeReply(records, question, { by: person.name, text }))) return;
  const threadId = await brokerThreadOf(records, clientId);
  if (!threadId) throw notFound();
  // Answering counts as reading.
  await markMessageRead(records, threadId, messageIdOf("forward", id));
  const message = {
    // A further answer is a message of its own.
    id: messageIdOf("answer", question.reply === null ? id : randomUUID()),
    threadId,
    // A forwarded question is already in the conversation.
    text: question.forwardedAt === null ? inContext(question.question, text) : text,
    attachmentIds: [],
  };
  await storeMessage(change, message, messagesPerMinute);
  if (note) {
    const noteId = await addNote(records, question, { dealId: note.dealId, text }, person.name);
    const subject = { subject: "assistant-note", subjectId: noteId } as const;
    await change.audit({ clientId, action: "create", ...subject });
  }
  change.refetch([clientId, ...change.brokers], ["assistant"]);
}

/** Quotes the question, so the client knows what the answer is about. */
const inContext = (question: string, text: string) => `You asked: “${question}”\n\n${text}`;
