import { sql } from "kysely";
import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import { listDocumentRequests } from "../../document-requests/queries.ts";
import { eventOf } from "../../events/rows.ts";
import { listKeyDates } from "../../key-dates/queries.ts";
import { today as todayOf } from "../../time/today.ts";
import { type ContactRecord, contactItems, brokerContact } from "./contact-items.ts";
import { eventItems, keyDateItems } from "./date-items.ts";
import { dealItems, type DealRecord } from "./deal-items.ts";
import {
  documentItem,
  type DocumentRecord,
  type ExchangeRecord,
  exchangeItems,
  requestItems,
} from "./document-items.ts";
import type { RecordItem } from "./record-item.ts";

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
      .select(["deal.side", "deal.stage", "deal.stageDays", "deal.createdAt", "deal.archivedAt"])
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
    ({ archivedAt, ...row }) =>
      ({ ...row, ...(archivedAt === null ? {} : { isArchived: true }) }) as DealRecord,
  );
  const dealIds = Map.groupBy(parties, ({ contactId }) => contactId);
  const people: ContactRecord[] = contacts.map((contact) => ({
    ...contact,
    dealIds: (dealIds.get(contact.id) ?? []).map(({ dealId }) => dealId),
  }));
  if (people.every(({ role }) => role !== "broker")) people.unshift(brokerContact(client.id));
  return { deals, contacts: people };
}

/** Which records a question is about; `undefined`: all of the client's. */
type Narrowed = {
  dealIds: readonly string[] | undefined;
  contactIds: readonly string[] | undefined;
  /** Whether documents' own status and versions are asked about. */
  hasDocuments?: boolean;
};

/** Max records of a kind read for a question that names nothing. */
const rowsMax = 600;

/** What the records state that a question may ask for. */
export async function loadItems(
  records: Database,
  { contacts, deals }: Known,
  { contactIds, dealIds, hasDocuments = true }: Narrowed,
  now: Date,
): Promise<RecordItem[]> {
  if (dealIds?.length === 0) return [];
  const today = todayOf(now);
  const isChosen = dealIds && new Set(dealIds);
  // Of an archived deal, only a question that names it is answered.
  const chosen = deals.filter(({ id, isArchived }) => (isChosen ? isChosen.has(id) : !isArchived));
  const dealOf = new Map(chosen.map((deal) => [deal.id, deal]));
  const dealNames = new Map(deals.map(({ id, name }) => [id, name]));
  const [keyDates, events, documents, requests, exchanges] = await Promise.all([
    listKeyDates(records, { dealIds: dealIds?.slice(0, dealsMax) }),
    loadEvents(records, dealIds),
    hasDocuments ? loadDocuments(records, dealIds) : [],
    listDocumentRequests(records, dealIds?.length === 1 ? { dealId: dealIds[0] } : {}),
    loadExchanges(records, dealIds),
  ]);
  const clientIds = new Set(chosen.map(({ clientId }) => clientId));
  const people = contactIds
    ? contacts.filter(({ id }) => contactIds.includes(id))
    : isChosen
      ? contacts.filter(
          ({ clientId, dealIds: own }) =>
            clientIds.has(clientId) && (own.length === 0 || own.some((id) => isChosen.has(id))),
        )
      : contacts;
  const ofDeals = <Row extends { dealId: string }>(
    rows: readonly Row[],
    stated: (row: Row, deal: DealRecord) => RecordItem | RecordItem[],
  ) =>
    rows.flatMap((row) => {
      const deal = dealOf.get(row.dealId);
      return deal ? stated(row, deal) : [];
    });
  return [
    ...chosen.flatMap(dealItems),
    ...ofDeals([...keyDates.values()].flat(), (date, deal) => keyDateItems(date, deal, today)),
    ...events.flatMap((event) => {
      // Appointments are kept when their deal is archived, as in the calendar.
      const isKept = dealOf.has(event.dealId ?? "") || (!isChosen && "start" in event);
      if (event.dealId !== undefined && !isKept) return [];
      const deal = deals.find(({ id }) => id === event.dealId);
      return eventItems(event, { clientId: event.clientId ?? "", deal, today });
    }),
    ...people.flatMap((contact) => contactItems(contact, dealNames)),
    ...ofDeals(documents, documentItem),
    ...ofDeals(requests, requestItems),
    ...ofDeals(exchanges, exchangeItems),
  ];
}

const dealsMax = 120;

async function loadEvents(records: Database, dealIds: readonly string[] | undefined) {
  let query = records
    .selectFrom("event")
    .selectAll()
    .where("status", "in", ["confirmed", "requested", "proposed"]);
  if (dealIds !== undefined) query = query.where("dealId", "in", dealIds);
  const rows = await query.orderBy("firstDay", "desc").orderBy("id").limit(rowsMax).execute();
  return rows.map(eventOf);
}

async function loadDocuments(
  records: Database,
  dealIds: readonly string[] | undefined,
): Promise<DocumentRecord[]> {
  let query = records
    .selectFrom("document")
    .innerJoin("documentVersion", (join) =>
      join
        .onRef("documentVersion.documentId", "=", "document.id")
        .on("documentVersion.removedAt", "is", null),
    )
    .select(["document.id", "document.clientId", "document.dealId", "document.name"])
    .select(["document.type", "document.status", "documentVersion.number as version"])
    .where("document.removedAt", "is", null)
    .where(
      "documentVersion.number",
      "=",
      sql<number>`(select max("newest"."number") from "documentVersion" as "newest" where "newest"."documentId" = "document"."id" and "newest"."removedAt" is null)`,
    );
  if (dealIds !== undefined) query = query.where("document.dealId", "in", dealIds);
  return query
    .orderBy("document.updatedAt", "desc")
    .orderBy("document.id")
    .limit(rowsMax)
    .execute();
}

async function loadExchanges(
  records: Database,
  dealIds: readonly string[] | undefined,
): Promise<ExchangeRecord[]> {
  const [sold, replacements] = await Promise.all([
    records
      .selectFrom("exchange")
      .select(["dealId", "soldName", "soldValue"])
      .$if(dealIds !== undefined, (query) => query.where("dealId", "in", dealIds ?? []))
      .limit(rowsMax)
      .execute(),
    records
      .selectFrom("replacementProperty")
      .select(["dealId", "name", "note", "value", "identifiedOn"])
      .$if(dealIds !== undefined, (query) => query.where("dealId", "in", dealIds ?? []))
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
