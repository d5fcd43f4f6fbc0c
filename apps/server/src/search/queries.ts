import { broker } from "@frontage/content/broker";
import {
  contactPath,
  documentPath,
  eventPath,
  listingPath,
  offersPath,
  keyDatePath,
  dealPath,
  threadPath,
} from "@frontage/content/dashboard";
import { fold } from "@frontage/records/fold";
import { contactRoleNames, propertyTypeNames } from "@frontage/records/record-names";
import type { PropertyType } from "@frontage/records/schemas/deal";
import type { SearchResult } from "@frontage/records/schemas/search";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { contains, dealsNamed, foldText, wordsOf } from "../database/contains.ts";
import { listContacts } from "../contacts/queries.ts";
import { isStandingOffer } from "../due/open-offer.ts";
import { inquiryPageQuery, inquiryPath, serviceLabel } from "../inquiries/queries.ts";
import type { Person } from "../database/scope.ts";
import { findMessages, listThreads } from "../threads/queries.ts";
import { today } from "../time/today.ts";
import { detailsOf } from "../listings/queries.ts";

/** `db` has everyone's rows, for the other side's profile. */
type Viewer = { db: Database; records: Database; person: Person };

const maxPerKind = 8;
const dayFormat = { month: "long", day: "numeric", timeZone: "UTC" } as const;
const thisYear = new Intl.DateTimeFormat("en-US", dayFormat);
const otherYear = new Intl.DateTimeFormat("en-US", { ...dayFormat, year: "numeric" });

/** "August 14", or "August 14, 2027" in another year. */
const formatDay = (day: string, now: string) =>
  (day.slice(0, 4) === now.slice(0, 4) ? thisYear : otherYear).format(new Date(day));

/** Upcoming days first, nearest first; then past ones, latest first; then those without a day. */
function nearest(day: "event.lastDay" | "keyDate.day", now: string) {
  const column = sql.ref(day);
  return sql`case when ${column} >= ${now} then 0 when ${column} is null then 2 else 1 end,
    case when ${column} >= ${now} then ${column} end, ${column} desc`;
}

type Parts = readonly (string | false | null | undefined)[];
const joined = (...parts: Parts) => parts.filter(Boolean).join(", ");
/** Joins the parts of a result's description; for a broker, the client's name comes first. */
type Named = (client: string | undefined, ...parts: Parts) => string;

/**
 * The records that contain these words, in any order and case, and that the person may see: at most
 * eight per kind. The dashboard adds its screens.
 */
export async function search(viewer: Viewer, text: string): Promise<SearchResult[]> {
  const { person, records } = viewer;
  const words = wordsOf(text);
  if (words.length === 0) return [];
  // Only a broker's results name the client.
  const named = (client: string | undefined, ...parts: Parts) =>
    joined(person.role === "broker" && client, ...parts);
  const listed = await readListings(records);
  // A client finds the deal instead.
  const listings = person.role === "broker" ? findListings(listed, words, named) : [];
  const [deals, ...found] = await Promise.all([
    findDeals(records, words, named),
    findOffers(viewer, listed, words, named),
    findDocuments(records, words, named),
    findContacts(records, text, named),
    findKeyDates(records, words, named),
    findEvents(records, words, named),
    findInMessages(viewer, text),
    findInquiries(records, text),
  ]);
  return [deals, listings, ...found].flatMap((ofKind) => ofKind.slice(0, maxPerKind));
}

async function findDeals(
  records: Database,
  words: string[],
  named: Named,
): Promise<SearchResult[]> {
  const rows = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select(["deal.id", "property.name", "property.city", "property.region", "property.type"])
    .select("user.name as client")
    .orderBy("deal.createdAt", "desc")
    .orderBy("deal.id", "desc")
    .execute();
  return rows
    .map((row) => ({ ...row, typeName: propertyTypeNames[row.type as PropertyType] }))
    .filter(({ city, name, region, typeName }) => {
      const searched = fold(`${name} ${city} ${region} ${typeName}`);
      return words.every((word) => searched.includes(word));
    })
    .map(({ city, client, id, name, region, typeName }) => ({
      kind: "deal",
      id,
      title: name,
      detail: named(client, typeName, `${city}, ${region}`),
      path: dealPath(id),
    }));
}

type Listed = Awaited<ReturnType<typeof readListings>>[number];

async function readListings(records: Database) {
  const rows = await records
    .selectFrom("listing")
    .leftJoin("user", "user.id", "listing.clientId")
    .select(["listing.id", "listing.dealId", "listing.details", "listing.kind"])
    .select(["listing.publishedAt", "listing.status", "user.name as client"])
    .orderBy("listing.statusAt", "desc")
    .orderBy("listing.id")
    .execute();
  return rows.map((row) => ({ ...row, details: detailsOf(row) }));
}

function findListings(listed: readonly Listed[], words: string[], named: Named): SearchResult[] {
  return listed
    .filter(({ details: { address, city, headline = "", region, type } }) => {
      const searched = fold(`${address} ${headline} ${city} ${region} ${propertyTypeNames[type]}`);
      return words.every((word) => searched.includes(word));
    })
    .map(({ details: { address, city, region }, client, id, kind, status }) => ({
      kind: "listing",
      id,
      title: address,
      detail: named(
        client ?? undefined,
        `for ${kind}`,
        status.replace("-", " "),
        `${city}, ${region}`,
      ),
      path: listingPath(id),
    }));
}

/** Listings with offers, found by these words or by their property; without a buyer's name. */
async function findOffers(
  { db, person }: Viewer,
  listed: readonly Listed[],
  words: string[],
  named: Named,
): Promise<SearchResult[]> {
  const matching = listed.filter(({ details, publishedAt }) => {
    const searched = fold(`offers counters proposals ${details.address}`);
    return publishedAt !== null && words.every((word) => searched.includes(word));
  });
  if (matching.length === 0) return [];
  const counted = await db
    .selectFrom("offer")
    .select(["listingId", (eb) => eb.fn.countAll<number>().as("count")])
    .where(isStandingOffer(new Date()))
    .where(
      "listingId",
      "in",
      matching.map(({ id }) => id),
    )
    .groupBy("listingId")
    .execute();
  const counts = new Map(counted.map(({ count, listingId }) => [listingId, Number(count)]));
  return matching.flatMap(({ client, dealId, details, id, kind }): SearchResult[] => {
    const count = counts.get(id);
    const path = person.role === "broker" ? offersPath(id) : dealId && `${dealPath(dealId)}#offers`;
    if (count === undefined || !path) return [];
    const [one, many] = kind === "sale" ? ["offer", "offers"] : ["proposal", "proposals"];
    const title = `${kind === "sale" ? "Offers" : "Proposals"} for ${details.address}`;
    const detail = named(client ?? undefined, `${count} ${count === 1 ? one : many}`);
    return [{ kind: "offers", id, title, detail, path }];
  });
}

async function findDocuments(
  records: Database,
  words: string[],
  named: Named,
): Promise<SearchResult[]> {
  let matching = records
    .selectFrom("document")
    .innerJoin("deal", "deal.id", "document.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "document.clientId")
    .select(["document.id", "document.name", "document.fileName"])
    .select(["property.name as dealName", "user.name as client"])
    .where("document.removedAt", "is", null);
  for (const word of words) {
    matching = matching.where((eb) =>
      eb.or([
        contains(sql.ref("document.searchKey"), word),
        eb("document.dealId", "in", dealsNamed(word)),
      ]),
    );
  }
  const rows = await matching.orderBy("document.updatedAt", "desc").limit(maxPerKind).execute();
  return rows.map(({ client, dealName, fileName, id, name }) => ({
    kind: "document",
    id,
    title: name,
    fileName,
    detail: named(client, dealName),
    path: documentPath(id),
  }));
}

async function findContacts(
  records: Database,
  text: string,
  named: Named,
): Promise<SearchResult[]> {
  const { items } = await listContacts(records, { text }, { limit: maxPerKind });
  return items.map(({ client, company, id, name, role }) => ({
    kind: "contact",
    id,
    title: name,
    detail: named(client?.name, contactRoleNames[role], company),
    path: contactPath(id),
  }));
}

async function findEvents(
  records: Database,
  words: string[],
  named: Named,
): Promise<SearchResult[]> {
  let matching = records
    .selectFrom("event")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "event.clientId")
    .select([
      "event.id",
      "event.title",
      "event.firstDay",
      "property.name as dealName",
      "user.name as client",
    ])
    .where("event.status", "in", ["confirmed", "requested", "proposed"]);
  for (const word of words) {
    const searched = sql`"event"."title" || ' ' || coalesce("event"."location", '')`;
    matching = matching.where((eb) =>
      eb.or([contains(foldText(searched), word), eb("event.dealId", "in", dealsNamed(word))]),
    );
  }
  const now = today();
  const rows = await matching.orderBy(nearest("event.lastDay", now)).limit(maxPerKind).execute();
  return rows.map(({ client, dealName, firstDay, id, title }) => ({
    kind: "event",
    id,
    title,
    detail: named(client, formatDay(firstDay, now), dealName),
    path: eventPath(id),
  }));
}

async function findKeyDates(
  records: Database,
  words: string[],
  named: Named,
): Promise<SearchResult[]> {
  let matching = records
    .selectFrom("keyDate")
    .innerJoin("deal", "deal.id", "keyDate.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "keyDate.clientId")
    .select(["keyDate.id", "keyDate.dealId", "keyDate.label", "keyDate.day"])
    .select(["property.name as dealName", "user.name as client"]);
  for (const word of words) {
    const searched = sql`"keyDate"."label" || ' ' || "keyDate"."basis"`;
    matching = matching.where((eb) =>
      eb.or([contains(foldText(searched), word), eb("keyDate.dealId", "in", dealsNamed(word))]),
    );
  }
  const now = today();
  const rows = await matching.orderBy(nearest("keyDate.day", now)).limit(maxPerKind).execute();
  return rows.map(({ client, day, dealId, dealName, id, label }) => ({
    kind: "key-date",
    id,
    title: label,
    detail: named(client, day !== null && formatDay(day, now), dealName),
    path: keyDatePath(dealId, id),
  }));
}

async function findInMessages(viewer: Viewer, text: string): Promise<SearchResult[]> {
  const messages = await findMessages(viewer, text, { limit: maxPerKind });
  const threadIds = [...new Set(messages.map(({ threadId }) => threadId))];
  const threads = await Promise.all(threadIds.map((id) => listThreads(viewer, { id })));
  const threadOf = new Map(threads.flat().map((thread) => [thread.id, thread]));
  return messages.map(({ from, id, text: written, threadId }) => {
    const { kind, name = "" } = threadOf.get(threadId) ?? {};
    const isBroker = viewer.person.role === "broker";
    // Contacts have no account, so the broker relays their messages.
    const isRelayed = kind === "contact" && from === (isBroker ? "me" : "other");
    const title = from === "me" ? `You to ${name}` : name;
    return {
      kind: "message",
      id,
      title: isRelayed ? `${title}, relayed by ${isBroker ? "you" : broker.name}` : title,
      detail: written,
      path: `${threadPath(threadId)}&message=${id}`,
    };
  });
}

async function findInquiries(records: Database, text: string): Promise<SearchResult[]> {
  const page = { limit: maxPerKind };
  const rows = await inquiryPageQuery(records, { text }, page).execute();
  return rows.map(({ id, message, name, service }) => ({
    kind: "inquiry",
    id,
    title: name,
    detail: `${serviceLabel(service)}: ${message}`,
    path: inquiryPath(id),
  }));
}
