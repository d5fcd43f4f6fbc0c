import { documentQuotePath } from "@frontage/content/dashboard";
import type {
  AssistantAnswer,
  AssistantSource,
  DocumentChoice,
} from "@frontage/content/schemas/assistant";
import type { Clause } from "./answering/query.ts";
import type { Asking } from "./asking.ts";
import type { Passage } from "./passages/passage.ts";
import type { RecordItem } from "./records/record-item.ts";

export type Item = AssistantAnswer["answer"][number];

/** Records as an answer: what they state, and where. */
export function itemsOf(records: readonly RecordItem[], asking: Asking): Item[] {
  const sources = records.map(({ fact, passage }) => sourceOf(passage, fact.quote, asking));
  const text =
    sources.length === 1
      ? (sources[0]?.quote ?? "")
      : `Your records say this in ${countName(sources.length)} places.`;
  return sources.length > 0 ? [{ text, sources }] : [];
}

const countNames = ["no", "one", "two", "three", "four", "five"];
const countName = (count: number) => countNames[count] ?? String(count);

/** Sentences as an answer. */
export function clauseItem(clauses: readonly Clause[], asking: Asking): Item {
  const sources = clauses.map(({ passage, quote, section }) =>
    sourceOf(passage, quote, asking, section),
  );
  return { text: introduction(clauses, asking.documentId !== undefined), sources };
}

/** "Your purchase agreement covers it in two places." */
export function introduction(clauses: readonly Clause[], isWithin: boolean): string {
  const [first] = clauses;
  if (!first || clauses.length === 1) return first?.quote ?? "";
  const { kind, title } = first.passage;
  // Purchase agreements of several deals have one title.
  const records = new Set(clauses.map(({ passage }) => passage.recordId));
  if (isWithin) return `These places in “${title}” come closest.`;
  if (records.size > 1) return "Here’s what I found:";
  return kind === "document"
    ? `“${title}” covers it in ${countName(clauses.length)} places.`
    : `${title}:`;
}

/** A quote with the record that it is from, as the person finds it. */
export function sourceOf(
  passage: Passage,
  quote: string,
  { known, namesDeals, person }: Asking,
  section?: string,
): AssistantSource {
  const { clientId, dealId, hasOpenChanges, kind, page, path, recordId, title, unread, version } =
    passage;
  const deal =
    namesDeals && kind === "document" ? known.deals.find(({ id }) => id === dealId) : undefined;
  const client = person.role === "broker" && clientId !== null && known.clientNames.get(clientId);
  return {
    kind,
    recordId,
    ...(version === undefined ? {} : { version }),
    title:
      deal && !title.includes(deal.name.split(",")[0] ?? "") ? `${title}, ${deal.name}` : title,
    path:
      kind === "document" && page !== undefined
        ? documentQuotePath(recordId, { page, quote })
        : path,
    ...(page === undefined ? {} : { page }),
    ...(section ? { section } : {}),
    ...(unread === undefined ? {} : { unread }),
    ...(hasOpenChanges ? { hasOpenChanges } : {}),
    quote,
    ...(client ? { client: { id: clientId, name: client } } : {}),
  };
}

/** A document that may be meant, named as a source would be. */
export function choiceOf({ passage, quote }: Clause, asking: Asking): DocumentChoice {
  const { client, recordId, title } = sourceOf(passage, quote, asking);
  return { documentId: recordId, title: client ? `${title} · ${client.name}` : title };
}

/** Max sources. */
export function atMost(items: readonly Item[], max: number): Item[] {
  let left = max;
  return items.flatMap((item) => {
    const sources = item.sources.slice(0, Math.max(left, 0));
    left -= sources.length;
    return sources.length > 0 ? [{ ...item, sources }] : [];
  });
}
