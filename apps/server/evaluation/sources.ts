import type { AssistantPassage } from "@frontage/records/schemas/assistant";
import { loadCards, loadKnown } from "../src/assistant/cards/load-cards.ts";
import { pagePassages } from "../src/assistant/ranking/page-passages.ts";
import { scopedTo } from "../src/database/scope.ts";
import type { EvaluationStore } from "./open-store.ts";

type Cited = Pick<AssistantPassage, "source" | "page" | "recordId">;

/** The texts of what a passage names: a quote is a part of one of them. */
export async function readableText(
  { services }: EvaluationStore,
  clientId: string,
  { page, recordId, source }: Cited,
): Promise<string[]> {
  const { db } = services;
  if (source === "page") {
    return pagePassages().flatMap((passage) => (passage.recordId === recordId ? passage.text : []));
  }
  const stored = db.selectFrom("passage").select(["page", "text"]).where("clientId", "=", clientId);
  const [pages, messages, notes, cards] = await Promise.all([
    stored.where("documentId", "=", recordId).execute(),
    db.selectFrom("message").select("text").where("id", "=", recordId).execute(),
    db.selectFrom("assistantNote").select("text").where("id", "=", recordId).execute(),
    cardTexts({ services }, clientId),
  ]);
  return [
    ...pages.filter((row) => page === undefined || row.page === page).map(({ text }) => text),
    ...[...messages, ...notes].map(({ text }) => text),
    ...cards.filter((card) => card.recordId === recordId).map(({ text }) => text),
  ];
}

/** Read once: an evaluation changes no records. */
const texts = new WeakMap<object, Map<string, Promise<CardText[]>>>();
type CardText = { recordId: string; text: string };

/** The cards of a client's records. */
function cardTexts({ services }: Pick<EvaluationStore, "services">, clientId: string) {
  const ofStore = texts.get(services) ?? new Map<string, Promise<CardText[]>>();
  texts.set(services, ofStore);
  const read = async () => {
    const person = { id: clientId, role: "client" as const, name: "", email: "" };
    const records = scopedTo(services.db, person);
    const known = await loadKnown(records, person);
    const cards = await loadCards({ db: services.db, records }, known, new Date());
    return cards.map(({ label, recordId, section = "", text }) => ({
      recordId,
      text: `${label}: ${text}. ${section}`,
    }));
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

/** Whether a passage is of a public page, or a record that is that client's. Reads everyone's rows. */
export async function isPermitted(
  { services }: EvaluationStore,
  clientId: string,
  { recordId, source }: Cited,
): Promise<boolean> {
  if (source === "page") return true;
  const owners = await Promise.all(
    tables.map((table) =>
      services.db.selectFrom(table).select("clientId").where("id", "=", recordId).execute(),
    ),
  );
  const found = owners.flat();
  // The broker is among everyone's contacts, also where no row says so.
  if (found.length === 0) return source === "contact" && recordId === "broker";
  return found.some((row) => row.clientId === clientId);
}
