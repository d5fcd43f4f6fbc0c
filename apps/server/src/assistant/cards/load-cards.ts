import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import { listDocumentRequests } from "../../document-requests/queries.ts";
import { eventOf } from "../../events/rows.ts";
import { listKeyDates } from "../../key-dates/queries.ts";
import { brokerContact, contactCard, type ContactRecord } from "./contact-cards.ts";
import { eventCard, keyDateCards } from "./date-cards.ts";
import { dealCards, type DealRecord } from "./deal-cards.ts";
import {
  documentCard,
  type DocumentRecord,
  exchangeCards,
  type ExchangeRecord,
  requestCards,
} from "./document-cards.ts";
import { loadListingCards } from "./load-listing-cards.ts";
import type { RecordCard } from "./record-card.ts";

/** What a question may name. */
export type Known = {
  deals: DealRecord[];
  contacts: ContactRecord[];
};

/** Whatever a client's questions may name, newest deal first. */
export async function loadKnown(records: Database, client: Pick<Person, "id">): Promise<Known> {
  const [rows, contacts, parties] = await Promise.all([
    records
      .selectFrom("deal")
      .innerJoin("property", "property.id", "deal.propertyId")
      .select(["deal.id", "deal.clientId"])
      .select(["property.name", "property.city", "property.region", "property.type"])
      .select(["property.squareFeet", "property.yearBuilt", "property.summary"])
      .select(["property.occupancy", "property.timeZone", "deal.price", "deal.noi"])
      .select(["deal.noiPeriod", "deal.noiThrough", "deal.capRate", "deal.rent"])
      .select(["deal.side", "deal.stage", "deal.stageDays", "deal.archivedAt"])
      .orderBy("deal.createdAt", "desc")
      .orderBy("deal.id")
      .execute(),
    records
      .selectFrom("contact")
      .select(["id", "clientId", "name", "role", "company", "phoneE164", "phoneDisplay", "email"])
      .select("isOwn")
      .where("removedAt", "is", null)
      .orderBy("nameOrder")
      .orderBy("id")
      .execute(),
    records.selectFrom("contactDeal").select(["contactId", "dealId"]).execute(),
  ]);
  const deals = rows.map(
    ({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }) as DealRecord,
  );
  const dealIds = Map.groupBy(parties, ({ contactId }) => contactId);
  const people: ContactRecord[] = contacts.map((contact) => ({
    ...contact,
    dealIds: (dealIds.get(contact.id) ?? []).map(({ dealId }) => dealId),
  }));
  if (people.every(({ role }) => role !== "broker")) people.unshift(brokerContact(client.id));
  return { deals, contacts: people };
}

/** Max records of a kind read for a question. */
const rowsMax = 600;
const dealsMax = 120;

/**
 * A card for every fact that the records of these deals state, and those that belong to no deal.
 *
 * @param store.db everyone's rows: prospects and offers aren't the client's
 * @param store.records the client's
 */
export async function loadCards(
  { db, records }: { db: Database; records: Database },
  { contacts, deals }: Known,
  now: Date,
): Promise<RecordCard[]> {
  const dealOf = new Map(deals.map((deal) => [deal.id, deal]));
  const dealIds = [...dealOf.keys()];
  const [keyDates, events, documents, requests, exchanges, ofListings] = await Promise.all([
    listKeyDates(records, { dealIds: dealIds.slice(0, dealsMax) }),
    loadEvents(records),
    loadDocuments(records),
    listDocumentRequests(records, {}),
    loadExchanges(records),
    loadListingCards({ db, records }, dealIds, now),
  ]);
  const ofDeals = <Row extends { dealId: string }>(rows: readonly Row[]) =>
    rows.filter(({ dealId }) => dealOf.has(dealId));
  return [
    ...deals.flatMap(dealCards),
    ...[...keyDates.values()].flat().flatMap((date) => {
      const deal = dealOf.get(date.dealId);
      return deal ? keyDateCards(date, deal) : [];
    }),
    // Appointments are kept when their deal is archived, as in the calendar.
    ...events
      .filter((event) => dealOf.has(event.dealId ?? "") || "start" in event || !event.dealId)
      .map(eventCard),
    ...contacts.map(contactCard),
    ...ofDeals(documents).map(documentCard),
    ...ofDeals(requests).flatMap(requestCards),
    ...ofDeals(exchanges).flatMap(exchangeCards),
    ...ofListings,
  ];
}

async function loadEvents(records: Database) {
  const rows = await records
    .selectFrom("event")
    .selectAll()
    .where("status", "in", ["confirmed", "requested", "proposed"])
    .orderBy("firstDay", "desc")
    .orderBy("id")
    .limit(rowsMax)
    .execute();
  return rows.map(eventOf);
}

async function loadDocuments(records: Database): Promise<DocumentRecord[]> {
  return records
    .selectFrom("document")
    .select(["id", "dealId", "name", "type", "status"])
    .where("removedAt", "is", null)
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(rowsMax)
    .execute();
}

async function loadExchanges(records: Database): Promise<ExchangeRecord[]> {
  const [sold, replacements] = await Promise.all([
    records
      .selectFrom("exchange")
      .select(["dealId", "soldName", "soldValue"])
      .limit(rowsMax)
      .execute(),
    records
      .selectFrom("replacementProperty")
      .select(["dealId", "name", "note", "value", "identifiedOn"])
      .orderBy("createdAt")
      .orderBy("id")
      .limit(rowsMax)
      .execute(),
  ]);
  const ids = new Set([...sold, ...replacements].map(({ dealId }) => dealId));
  return [...ids].map((id) => ({
    ...(sold.find(({ dealId }) => dealId === id) ?? {
      dealId: id,
      soldName: null,
      soldValue: null,
    }),
    replacements: replacements.filter(({ dealId }) => dealId === id),
  }));
}
