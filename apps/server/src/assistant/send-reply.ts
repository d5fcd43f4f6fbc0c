import type { AssistantReplyForm } from "@frontage/content/schemas/assistant";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import { notFound } from "../http/failure.ts";
import { brokerThreadOf, markMessageRead } from "../threads/queries.ts";
import { type Sender, type StoredMessage, storeMessage } from "../threads/store-message.ts";
import { messageIdOf } from "./message-id.ts";
import { addNote, checkDeal } from "./notes.ts";
import { findUnanswered, storeReply } from "./queries.ts";

/**
 * Answers a client's question as a message, once, and keeps it as a note if asked to.
 *
 * @param transaction on everyone's rows
 * @param sender the broker
 * @returns for `announceMessage`, once the transaction is committed; nothing if it was sent before
 * @throws 404, also if the note's deal isn't the client's; 409 if another answer was sent
 */
export async function sendReply(
  transaction: Database,
  sender: Sender,
  id: string,
  { note, text }: AssistantReplyForm,
): Promise<StoredMessage | undefined> {
  const { ipAddress, person } = sender;
  const records = scopedTo(transaction, person);
  const question = await findUnanswered(records, id);
  const { clientId } = question;
  if (note) await checkDeal(records, clientId, note.dealId);
  if (!(await storeReply(records, question, { by: person.name, text }))) return undefined;
  const threadId = await brokerThreadOf(records, clientId);
  if (!threadId) throw notFound();
  // To answer is to have read it.
  await markMessageRead(records, threadId, messageIdOf("forward", id));
  const stored = await storeMessage(transaction, sender, {
    id: messageIdOf("answer", id),
    threadId,
    // Forwarded, the question is in the conversation already.
    text: question.forwardedAt === null ? inContext(question.question, text) : text,
    attachmentIds: [],
  });
  if (note) {
    const noteId = await addNote(records, question, { dealId: note.dealId, text }, person.name);
    const subject = { subject: "assistant-note", subjectId: noteId };
    await audit(transaction, { person, clientId, action: "create", ...subject, ipAddress });
  }
  return stored;
}

/** The question, so that the client knows what the answer is about. */
const inContext = (question: string, text: string) => `You asked: “${question}”\n\n${text}`;
