import type { AssistantReplyForm } from "@frontage/content/schemas/assistant";
import type { Change } from "../changes/make-change.ts";
import { notFound } from "../http/failure.ts";
import { brokerThreadOf, markMessageRead } from "../threads/queries.ts";
import { storeMessage } from "../threads/store-message.ts";
import { messageIdOf } from "./message-id.ts";
import { addNote, checkDeal } from "./notes.ts";
import { findUnanswered, storeReply } from "./queries.ts";

/**
 * Answers a client's question as a message, once, and keeps it as a note if asked to.
 *
 * @throws 404, also if the note's deal isn't the client's; 409 if another answer was sent
 */
export async function sendReply(
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
  // To answer is to have read it.
  await markMessageRead(records, threadId, messageIdOf("forward", id));
  const message = {
    id: messageIdOf("answer", id),
    threadId,
    // Forwarded, the question is in the conversation already.
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

/** The question, so that the client knows what the answer is about. */
const inContext = (question: string, text: string) => `You asked: “${question}”\n\n${text}`;
