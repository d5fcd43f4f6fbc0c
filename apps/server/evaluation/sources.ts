import type { AssistantSource } from "@frontage/records/schemas/assistant";
import { pagePassages } from "../src/assistant/passages/page-passages.ts";
import { loadItems, loadKnown } from "../src/assistant/records/load-records.ts";
import { scopedTo } from "../src/database/scope.ts";
import type { EvaluationStore } from "./open-store.ts";

type Cited = Pick<AssistantSource, "kind" | "page" | "recordId">;

/** The texts of what a source names: its quote is a part of one of them. */
export async function readableText(
  { services }: EvaluationStore,
  clientId: string,
  { kind, page, recordId }: Cited,
): Promise<string[]> {
  const { db } = services;
  if (kind === "page") {
    return pagePassages().flatMap((passage) => (passage.recordId === recordId ? passage.text : []));
  }
  const stored = db.selectFrom("passage").select(["page", "text"]).where("clientId", "=", clientId);
  const [pages, messages, notes, records] = await Promise.all([
    stored.where("documentId", "=", recordId).execute(),
    db.selectFrom("message").select("text").where("id", "=", recordId).execute(),
    db.selectFrom("assistantNote").select("text").where("id", "=", recordId).execute(),
    recordTexts({ services }, clientId),
  ]);
  return [
    ...pages.filter((row) => page === undefined || row.page === page).map(({ text }) => text),
    ...[...messages, ...notes].map(({ text }) => text),
    ...records.filter((record) => record.recordId === recordId).map(({ text }) => text),
  ];
}

/** Read once: an evaluation changes no records. */
const texts = new WeakMap<object, Map<string, Promise<RecordText[]>>>();
type RecordText = { recordId: string; text: string };

/** The sentences that stand for a client's records. */
function recordTexts({ services }: Pick<EvaluationStore, "services">, clientId: string) {
  const ofStore = texts.get(services) ?? new Map<string, Promise<RecordText[]>>();
  texts.set(services, ofStore);
  const read = async () => {
    const person = { id: clientId, role: "client" as const, name: "", email: "" };
    const records = scopedTo(services.db, person);
    const known = await loadKnown(records, person);
    const all = { dealIds: undefined, contactIds: undefined };
    const items = await loadItems(records, known, all, new Date());
    return items.map(({ passage }) => ({ recordId: passage.recordId, text: passage.text }));
  };
  const found = ofStore.get(clientId) ?? read();
  ofStore.set(clientId, found);
  return found;
}

const tables = [
  "document",
  "deal",
  "keyDate",
  "event",
  "contact",
  "message",
  "assistantNote",
  "documentRequest",
] as const;

/** Whether a source is a public page, or a record that is that client's. Reads everyone's rows. */
export async function isPermitted(
  { services }: EvaluationStore,
  clientId: string,
  { kind, recordId }: Cited,
): Promise<boolean> {
  if (kind === "page") return true;
  const owners = await Promise.all(
    tables.map((table) =>
      services.db.selectFrom(table).select("clientId").where("id", "=", recordId).execute(),
    ),
  );
  const found = owners.flat();
  // The broker is among everyone's contacts, also where no row says so.
  if (found.length === 0) return kind === "contact" && recordId === "broker";
  return found.some((row) => row.clientId === clientId);
}
