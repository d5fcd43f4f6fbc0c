import { dashboardPaths } from "@frontage/content/dashboard";
import { contactRoleNames, propertyTypeNames } from "@frontage/content/record-names";
import type { SearchResult } from "@frontage/content/schemas/search";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { somewhere, wordsOf } from "./contains.ts";
import { listContacts } from "./contacts.ts";
import { inquiryPageQuery, inquiryPath, serviceLabel } from "./inquiries.ts";
import { listProperties } from "./properties.ts";
import type { Person } from "./scope.ts";
import { findMessages, listThreads } from "./threads.ts";
import { today } from "./today.ts";

type Asker = { records: Database; person: Person };

const mostOfAKind = 8;
// "August 14"
const dayInWords = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

/**
 * What the person may see that has the words in it, in any order and case: at most
 * eight of a kind. The dashboard itself adds its screens.
 */
export async function search({ person, records }: Asker, text: string): Promise<SearchResult[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const found = await Promise.all([
    findProperties(records, words),
    findDocuments(records, words),
    findContacts(records, text),
    findEvents(records, words),
    findInMessages({ person, records }, text),
    findInquiries(records, text),
  ]);
  return found.flatMap((ofKind) => ofKind.slice(0, mostOfAKind));
}

async function findProperties(records: Database, words: string[]): Promise<SearchResult[]> {
  const properties = await listProperties(records, { today: today() });
  return properties
    .filter(({ city, name, region, type }) => {
      const searched = `${name} ${city} ${region} ${propertyTypeNames[type]}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .map(({ city, id, name, region, type }) => ({
      kind: "property",
      id,
      title: name,
      detail: joined(propertyTypeNames[type], `${city}, ${region}`),
      path: `${dashboardPaths.properties}?property=${id}`,
    }));
}

async function findDocuments(records: Database, words: string[]): Promise<SearchResult[]> {
  let matching = records
    .selectFrom("document")
    .innerJoin("deal", "deal.id", "document.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["document.id", "document.name", "property.name as property"])
    .where("document.removedAt", "is", null);
  for (const word of words) {
    const pattern = somewhere(word);
    matching = matching.where(
      sql<boolean>`("document"."nameKey" like ${pattern} escape '\\' or lower("property"."name") like ${pattern} escape '\\')`,
    );
  }
  const rows = await matching.orderBy("document.updatedAt", "desc").limit(mostOfAKind).execute();
  return rows.map(({ id, name, property }) => ({
    kind: "document",
    id,
    title: name,
    detail: property,
    path: `${dashboardPaths.documents}?document=${id}`,
  }));
}

async function findContacts(records: Database, text: string): Promise<SearchResult[]> {
  const { items } = await listContacts(records, { text }, { limit: mostOfAKind });
  return items.map(({ company, id, name, role }) => ({
    kind: "contact",
    id,
    title: name,
    detail: joined(contactRoleNames[role], company),
    path: `${dashboardPaths.contacts}?contact=${id}`,
  }));
}

async function findEvents(records: Database, words: string[]): Promise<SearchResult[]> {
  let matching = records
    .selectFrom("event")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["event.id", "event.title", "event.firstDay", "property.name as property"]);
  for (const word of words) {
    const pattern = somewhere(word);
    const searched = sql`lower("event"."title" || ' ' || coalesce("event"."location", '') || ' ' || coalesce("property"."name", ''))`;
    matching = matching.where(sql<boolean>`${searched} like ${pattern} escape '\\'`);
  }
  const rows = await matching.orderBy("event.lastDay", "desc").limit(mostOfAKind).execute();
  return rows.map(({ firstDay, id, property, title }) => ({
    kind: "event",
    id,
    title,
    detail: joined(dayInWords.format(new Date(firstDay)), property),
    path: `${dashboardPaths.calendar}?event=${id}`,
  }));
}

async function findInMessages(asker: Asker, text: string): Promise<SearchResult[]> {
  const messages = await findMessages(asker, text, { limit: mostOfAKind });
  const threadIds = [...new Set(messages.map(({ threadId }) => threadId))];
  const threads = await Promise.all(threadIds.map((id) => listThreads(asker, { id })));
  const names = new Map(threads.flat().map(({ id, name }) => [id, name]));
  return messages.map(({ from, id, text: written, threadId }) => {
    const name = names.get(threadId) ?? "";
    return {
      kind: "message",
      id,
      title: from === "me" ? `You to ${name}` : name,
      detail: written,
      path: `${dashboardPaths.messages}?thread=${threadId}&message=${id}`,
    };
  });
}

async function findInquiries(records: Database, text: string): Promise<SearchResult[]> {
  const page = { limit: mostOfAKind };
  const rows = await inquiryPageQuery(records, { text }, page).execute();
  return rows.map(({ id, message, name, service }) => ({
    kind: "inquiry",
    id,
    title: name,
    detail: `${serviceLabel(service)}: ${message}`,
    path: inquiryPath(id),
  }));
}
