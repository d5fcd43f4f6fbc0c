import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { docxType } from "../../test/sample-files.ts";
import type { ClientStore, StoreDocument } from "./description.ts";
import { docxOf, pdfOf, scanOf } from "./write-files.ts";

/** Makes a request as someone who is logged in. @throws unless it is answered with success */
export type Request = (path: string, init?: RequestInit) => Promise<Response>;

const withId = z.object({ id: z.string() });
const threads = z.array(z.object({ id: z.string(), kind: z.string() }));

/**
 * Enters a client's records through the API, as the broker and, for their own messages, the client.
 *
 * @param ids gets their IDs, by the names of the description: "document:psa", "keydate:closing"
 */
export async function fillStore(
  { contacts, deals, documents, events, keyDates, messages }: ClientStore,
  { broker, client, clientId }: { broker: Request; client: Request; clientId: string },
  ids: Map<string, string>,
): Promise<void> {
  const idOf = (kind: string, name: string) => {
    const id = ids.get(`${kind}:${name}`);
    if (!id) throw new Error(`The description names no ${kind} "${name}".`);
    return id;
  };
  const create = async (kind: string, name: string, path: string, body: object) => {
    const answer = await broker(path, json("POST", body));
    ids.set(`${kind}:${name}`, withId.parse(await answer.json()).id);
  };
  for (const [name, deal] of Object.entries(deals)) {
    await create("deal", name, `/api/clients/${clientId}/deals`, deal);
  }
  for (const [name, { deals: of, ...contact }] of Object.entries(contacts)) {
    const dealIds = of.map((deal) => idOf("deal", deal));
    await create("contact", name, `/api/clients/${clientId}/parties`, { ...contact, dealIds });
  }
  for (const [name, { deal, ...date }] of Object.entries(keyDates)) {
    await create("keydate", name, `/api/deals/${idOf("deal", deal)}/key-dates`, date);
  }
  for (const [name, { deal, ...event }] of Object.entries(events)) {
    const dealId = deal === "" ? "" : idOf("deal", deal);
    await create("event", name, `/api/clients/${clientId}/events`, { ...event, dealId });
  }
  for (const [name, document] of Object.entries(documents)) {
    const dealId = idOf("deal", document.deal);
    for (const pages of document.earlier ?? []) await upload({ ...document, pages }, dealId);
    ids.set(`document:${name}`, await upload(document, dealId));
  }
  for (const [name, { contact, from, text }] of Object.entries(messages)) {
    const send = from === "broker" ? broker : client;
    const id = randomUUID();
    const thread = contact ? await contactThread(idOf("contact", contact)) : await brokerThread();
    const body = { text, attachmentIds: [] };
    await send(`/api/threads/${thread}/messages/${id}`, json("PUT", body));
    ids.set(`message:${name}`, id);
  }
  async function upload(document: StoreDocument, dealId: string): Promise<string> {
    const { format, name, pages, type } = document;
    const mediaType = format === "docx" ? docxType : "application/pdf";
    const body =
      format === "docx" ? await docxOf(pages) : format === "scan" ? scanOf() : pdfOf(pages);
    const query = new URLSearchParams({ name, mediaType, dealId, type, as: "version" });
    const answer = await broker(`/api/documents?${query}`, {
      method: "POST",
      body: new Uint8Array(body),
    });
    return withId.parse(await answer.json()).id;
  }

  async function brokerThread(): Promise<string> {
    const found = threads.parse(await (await client("/api/threads")).json());
    const thread = found.find(({ kind }) => kind === "broker");
    if (!thread) throw new Error("The client has no conversation with the broker.");
    return thread.id;
  }

  async function contactThread(contactId: string): Promise<string> {
    const answer = await client(`/api/contacts/${contactId}/thread`, { method: "PUT" });
    return withId.parse(await answer.json()).id;
  }
}

/** A request with a body. */
export const json = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});
