import { assistantPath } from "@frontage/content/dashboard";
import type { AssistantNote, AssistantNoteForm } from "@frontage/records/schemas/assistant";
import { randomUUID } from "node:crypto";
import { notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Passage } from "./passages/passage.ts";

/** More than a client has. */
const readMax = 1000;

/** A client's notes, to be quoted in the broker's name. */
export async function notesFor(records: Database): Promise<Passage[]> {
  const rows = await records
    .selectFrom("assistantNote")
    .selectAll()
    .orderBy("changedAt", "desc")
    .orderBy("id")
    .limit(readMax)
    .execute();
  return rows.map(({ author, changedAt, dealId, id, question, text }) => ({
    id: `note:${id}`,
    source: "note",
    recordId: id,
    title: `${author.split(" ")[0] ?? author}’s note`,
    path: assistantPath,
    text,
    question,
    dealId,
    by: author,
    at: changedAt,
  }));
}

/** The notes as the broker edits them, last changed first. */
export async function listNotes(
  records: Database,
  { clientId, id }: { clientId?: string | undefined; id?: string } = {},
): Promise<AssistantNote[]> {
  let query = records
    .selectFrom("assistantNote as note")
    .innerJoin("user", "user.id", "note.clientId")
    .leftJoin("deal", "deal.id", "note.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .selectAll("note")
    .select(["user.name as clientName", "property.name as dealName"])
    .orderBy("note.changedAt", "desc")
    .orderBy("note.id");
  if (clientId !== undefined) query = query.where("note.clientId", "=", clientId);
  if (id !== undefined) query = query.where("note.id", "=", id);
  const rows = await query.execute();
  return rows.map(({ author, changedAt, dealId, dealName, question, text, ...row }) => ({
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    ...(dealId !== null && dealName !== null && { deal: { id: dealId, name: dealName } }),
    question,
    text,
    by: author,
    changedAt,
  }));
}

/** Keeps the answer to a client's question as a note. @returns its id */
export async function addNote(
  records: Database,
  { clientId, id: questionId, question }: { clientId: string; id: string; question: string },
  { dealId, text }: AssistantNoteForm,
  author: string,
): Promise<string> {
  const id = randomUUID();
  const note = { id, clientId, dealId, questionId, question, text, author };
  await records
    .insertInto("assistantNote")
    .values({ ...note, changedAt: new Date().toISOString() })
    .execute();
  return id;
}

/**
 * @returns the client's id
 * @throws 404, also if the deal isn't the client's
 */
export async function changeNote(
  records: Database,
  id: string,
  { dealId, text }: AssistantNoteForm,
  author: string,
): Promise<string> {
  const note = await records
    .selectFrom("assistantNote")
    .select("clientId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!note) throw notFound();
  await checkDeal(records, note.clientId, dealId);
  await records
    .updateTable("assistantNote")
    .set({ text, dealId, author, changedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  return note.clientId;
}

/** @returns the client's id. @throws 404 */
export async function removeNote(records: Database, id: string): Promise<string> {
  const removed = await records
    .deleteFrom("assistantNote")
    .where("id", "=", id)
    .returning("clientId")
    .executeTakeFirst();
  if (!removed) throw notFound();
  return removed.clientId;
}

/** @throws 404 if it isn't one of the client's deals */
export async function checkDeal(
  records: Database,
  clientId: string,
  dealId: string | null,
): Promise<void> {
  if (dealId === null) return;
  const deal = await records
    .selectFrom("deal")
    .select("id")
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .executeTakeFirst();
  if (!deal) throw notFound();
}
