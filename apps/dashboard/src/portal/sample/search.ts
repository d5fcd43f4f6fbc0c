import { broker } from "@frontage/content/broker";
import { dashboardPaths, screenTitles, type ScreenName } from "@frontage/content/dashboard";
import {
  contactRoleNames,
  documentTypeNames,
  propertyTypeNames,
} from "@frontage/content/record-names";
import { pageSizeMax, type PageOf, type PageRequest } from "@frontage/content/schemas/page-of";
import { searchKinds, type SearchKind, type SearchResult } from "@frontage/content/schemas/search";

import { contactPath, documentPath, eventPath, propertyPath, threadPath } from "../../lib/paths.ts";
import { dayIn, dayInWords } from "../../lib/time-zones.ts";
import type { Portal } from "../portal.ts";

/** How many results of a kind are shown. */
const mostOfAKind = 8;

/** Something that may be found. */
export type Candidate = SearchResult & {
  /** More words by which it is found, beside title and detail. */
  keywords?: string;
};

/** Lower case, and no accents: whoever types "cafe" finds "Café". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * How well words fit: 0 where one of them is missing, otherwise the higher the better.
 * The whole title counts most, then its beginning, then words that begin as typed.
 */
function fit(words: readonly string[], { detail, keywords = "", title }: Candidate): number {
  const name = folded(title);
  const all = `${name} ${folded(detail)} ${folded(keywords)}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const phrase = words.join(" ");
  if (name === phrase) return 5;
  if (name.startsWith(phrase)) return 4;
  const beginnings = name.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => beginnings.some((part) => part.startsWith(word)))) return 3;
  return words.every((word) => name.includes(word)) ? 2 : 1;
}

/**
 * The candidates in which every word of the text stands, in any order and case:
 * the best first, and as they came where they are as good; at most eight of a kind.
 */
export function rank(text: string, candidates: readonly Candidate[]): SearchResult[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = candidates
    .map((candidate) => ({ candidate, score: fit(words, candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = new Map<SearchKind, SearchResult[]>(searchKinds.map((kind) => [kind, []]));
  for (const { candidate } of found) {
    const { detail, id, kind, path, title } = candidate;
    const ofKind = best.get(kind);
    if (ofKind && ofKind.length < mostOfAKind) ofKind.push({ kind, id, title, detail, path });
  }
  return [...best.values()].flat();
}

/** Every record of a list that comes in stretches. */
async function everything<Item>(list: (page: PageRequest) => Promise<PageOf<Item>>) {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    // Each stretch says where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const page = await list({ cursor, limit: pageSizeMax });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

async function candidates(): Promise<Candidate[]> {
  const [properties, documents, contacts, events, messages] = await Promise.all([
    import("./properties.ts").then(({ records }) => records.properties()),
    import("./documents.ts").then(({ records }) =>
      everything((page) => records.documents({}, page)),
    ),
    import("./contacts.ts").then(({ records }) => everything((page) => records.contacts({}, page))),
    import("./events.ts").then(({ records }) =>
      records.events({ from: "2000-01-01", to: "2100-12-31" }),
    ),
    import("./messages.ts").then(async ({ records }) => {
      const threads = await records.threads();
      const ofThreads = await Promise.all(
        threads.map(async (thread) => {
          const written = await everything((page) => records.messages(thread.id, page));
          return written.map((message) => ({ message, thread }));
        }),
      );
      return ofThreads.flat().toSorted((a, b) => b.message.sentAt.localeCompare(a.message.sentAt));
    }),
  ]);
  const propertyNames = new Map(properties.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | undefined) => (id && propertyNames.get(id)) ?? "";
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

  return [
    ...Object.entries(screenTitles).map(([screen, title]): Candidate => ({
      kind: "screen",
      id: screen,
      title,
      detail: "",
      path: dashboardPaths[screen as ScreenName],
    })),
    ...properties.map(({ city, id, name, region, type }): Candidate => ({
      kind: "property",
      id,
      title: name,
      detail: joined(propertyTypeNames[type], `${city}, ${region}`),
      path: propertyPath(dashboardPaths.properties, "", id),
    })),
    ...documents.map(({ fileName, id, name, propertyId, type }): Candidate => ({
      kind: "document",
      id,
      title: name,
      detail: nameOf(propertyId),
      keywords: `${documentTypeNames[type]} ${fileName}`,
      path: documentPath(id),
    })),
    ...contacts.map(({ company, email, id, name, phone, propertyIds, role }): Candidate => ({
      kind: "contact",
      id,
      title: name,
      detail: joined(contactRoleNames[role], company),
      keywords: [email, phone?.display, ...propertyIds.map(nameOf)].join(" "),
      path: contactPath(id),
    })),
    ...events.map((event): Candidate => {
      const day = "day" in event ? event.day : dayIn(event.start, event.timeZone);
      return {
        kind: "event",
        id: event.id,
        title: event.title,
        detail: joined(dayInWords(day), nameOf(event.propertyId)),
        keywords: `${event.kind} ${event.location ?? ""}`,
        path: eventPath(event.id),
      };
    }),
    ...messages.map(({ message, thread }): Candidate => ({
      kind: "message",
      id: message.id,
      title: message.text || message.attachments.map(({ name }) => name).join(", "),
      detail: joined(
        message.from === "me" ? `You to ${thread.name}` : thread.name,
        dayInWords(dayIn(message.sentAt, broker.timeZone), { month: "long", day: "numeric" }),
      ),
      path: `${threadPath(thread.id)}&message=${message.id}`,
    })),
  ];
}

export const records: Pick<Portal, "search"> = {
  search: async (text) => (text.trim() ? rank(text, await candidates()) : []),
};
