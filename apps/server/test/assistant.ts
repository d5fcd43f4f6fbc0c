import { nameKeysOf } from "@frontage/records/list-keys";
import type {
  AssistantAnswer,
  AssistantNote,
  AssistantState,
  UnansweredPage,
} from "@frontage/records/schemas/assistant";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { PageOf } from "@frontage/records/schemas/page-of";
import { randomUUID } from "node:crypto";
import { storePassages } from "../src/assistant/passages/store-passages.ts";
import type { Person } from "../src/database/scope.ts";
import { dayAfter } from "../src/time/clock.ts";
import { today } from "../src/time/today.ts";
import { addDeal } from "./deal.ts";
import type { TestStore } from "./store.ts";

/** What no record says anything about. */
export const unanswerable = "Which zeppelin moors above the marzipan quarry?";
export const unanswerableToo = "Do the walruses prefer tangerine linoleum?";

type Headers = Record<string, string>;

/** Makes requests to the assistant as a person. */
export function assistantOf(store: TestStore, person: Person) {
  const request = async (
    path: string,
    { body, headers, method = "GET" }: { body?: unknown; headers?: Headers; method?: string } = {},
  ) =>
    store.as(person)(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: JSON.stringify(body),
            headers: { "Content-Type": "application/json", ...headers },
          }),
    });
  const read = async <Answer>(path: string) => (await (await request(path)).json()) as Answer;
  const post = async (question: unknown, init: { headers?: Headers } = {}) =>
    request("/api/assistant/questions", { method: "POST", ...init, body: question });

  return {
    request,
    post,
    ask: async (question: string, documentId?: string, id?: string) =>
      (await (await post({ id, question, documentId })).json()) as AssistantAnswer,
    state: async () => read<AssistantState>("/api/assistant"),
    history: async (search = "") =>
      read<PageOf<AssistantAnswer>>(`/api/assistant/questions${search}`),
    forward: async (id: string, text: string) =>
      request(`/api/assistant/questions/${id}/forward`, { method: "POST", body: { text } }),
    /** Says that the answer didn't help, or takes that back. */
    markUnhelpful: async (id: string, method: "PUT" | "DELETE" = "PUT") =>
      request(`/api/assistant/questions/${id}/unhelpful`, { method }),
    unanswered: async (search = "") => read<UnansweredPage>(`/api/assistant/unanswered${search}`),
    answer: async (id: string, body: { text: string; note?: { dealId: string | null } }) =>
      request(`/api/assistant/unanswered/${id}/answer`, { method: "POST", body }),
    notes: async (search = "") => read<AssistantNote[]>(`/api/assistant/notes${search}`),
    turn: async (isOn: boolean, clientId?: string) =>
      request(clientId ? `/api/clients/${clientId}/assistant` : "/api/assistant/settings", {
        method: "PUT",
        body: { isOn },
      }),
  };
}

type ReadDocument = { dealId: string; name: string; type: DocumentType; text: string };

/** A document of one page whose text has been read. @returns its id */
export async function addReadDocument(
  { db, kind }: TestStore,
  { id: clientId }: Person,
  { dealId, name, text, type }: ReadDocument,
): Promise<string> {
  const id = randomUUID();
  const fileKey = randomUUID();
  const at = new Date().toISOString();
  const mediaType = "application/pdf";
  await db
    .insertInto("document")
    .values({
      ...nameKeysOf(name),
      id,
      clientId,
      dealId,
      name,
      type,
      status: "needs-signature",
      fileName: "document.pdf",
      mediaType,
      isOwn: 0,
      updatedAt: at,
      bytes: 1,
    })
    .execute();
  const version = {
    number: 1,
    addedAt: at,
    addedBy: "Jordan Reed",
    bytes: 1,
    sha256: "",
    note: null,
  };
  await db
    .insertInto("documentVersion")
    .values({ ...version, clientId, documentId: id, mediaType, fileKey })
    .execute();
  const read = { state: "read" as const, problem: null, attempts: 1, leasedUntil: null };
  await db
    .insertInto("documentText")
    .values({ ...read, clientId, documentId: id, fileKey })
    .execute();
  await storePassages(db, kind, [{ clientId, dealId, documentId: id, part: 1, page: 1, text }]);
  return id;
}

/** A deal whose closing is in thirty days. @returns its id, and what to ask about it */
export async function addDealWithClosing(store: TestStore, person: Person, name: string) {
  const dealId = await addDeal(store.db, person, name);
  await store.db
    .insertInto("keyDate")
    .values({
      id: randomUUID(),
      clientId: person.id,
      dealId,
      position: 0,
      label: "Closing",
      kind: "closing",
      basis: "",
      status: "open",
      day: dayAfter(today(), 30),
      changedAt: new Date().toISOString(),
    })
    .execute();
  return { dealId, question: `When is the closing of ${name}?` };
}
