import { randomUUID } from "node:crypto";
import { dealStages } from "@frontage/records/schemas/deal";
import { documentTypes, type DocumentType } from "@frontage/records/schemas/document";
import { contactKeysOf, nameKeysOf } from "@frontage/records/list-keys";
import { fold } from "@frontage/records/fold";
import type { Insertable } from "kysely";
import { createApi } from "../src/api.ts";
import { readServerEnvironment } from "../src/env.ts";
import { createLog } from "../src/logging.ts";
import type { Database } from "../src/database/open-database.ts";
import type { Tables } from "../src/database/tables.ts";
import { seedSamples } from "../src/seed/seed-samples.ts";
import { openServices } from "../src/services.ts";
import { leaseTerms, listingDetails, saleTerms, suite } from "./listing.ts";
import { hashedOnce } from "./quick-hashing.ts";

/** Besides the samples. */
const size = {
  clients: 300,
  deals: 2000,
  documents: 30_000,
  keyDates: 20_000,
  contacts: 6000,
  events: 4000,
  requests: 4000,
  messages: 60_000,
  notifications: 10_000,
  activity: 20_000,
  audit: 60_000,
  questions: 2000,
  inquiries: 5000,
  listings: 300,
  prospects: 10_000,
};
/** How many deals, with all that belongs to them, one client has. */
const dealsOfOne = 200;
/** How many prospects one listing has. */
const prospectsOfOne = 1000;

const password = "correct horse battery staple";
const kinds = Object.keys(documentTypes) as DocumentType[];
const statuses = ["new", "reviewed", "signed", "draft"] as const;
const sides = ["purchase", "sale", "lease"] as const;

const dayMs = 86_400_000;
const started = Date.now();
/** So many days from now, in the past if negative. */
const at = (days: number) => new Date(started + days * dayMs).toISOString();
const day = (days: number) => at(days).slice(0, 10);
/** Rows of a table, made from their number. */
const rowsOf = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index));
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/**
 * Fills a store: the samples, and what many years of a busy broker leave behind. One client has a
 * tenth of it, and one listing a tenth of the prospects.
 *
 * @returns how the broker, a usual client and the one with much log in, that one's id and a
 *   published listing's slug, and the paths of all that the API answers
 */
export async function fillLargeStore(variables: Record<string, string>) {
  const passwordHashing = hashedOnce(password);
  const environment = readServerEnvironment(variables);
  const services = await openServices(environment, createLog("error"), { passwordHashing });
  const { accounts, db } = services;
  const { broker } = await seedSamples(services);
  const login = (index: number) => ({ email: `client-${index}@example.com`, password });
  const clientIds: string[] = [];
  for (let index = 0; index < size.clients; index += 1) {
    const named = { name: `${pick(firstNames, index)} ${pick(lastNames, index >> 3)}` };
    clientIds.push((await accounts.create({ ...named, role: "client", ...login(index) })).id);
  }
  const slug = await db.transaction().execute(async (transaction) => {
    const deals = await fillDeals(transaction, clientIds);
    await fillMessages(transaction, clientIds, deals);
    await fillPeople(transaction, clientIds, broker.id);
    return fillListings(transaction, deals);
  });
  // Lets the assistant read everything first, so that its reading isn't measured, too.
  await services.passages.catchUp();
  await services.close();
  const routes = createApi(services).routes.filter(({ method }) => method === "GET");
  return {
    // The samples' accounts got this password, too.
    broker: { email: broker.email, password },
    client: login(7),
    other: login(0),
    clientId: clientIds[0] ?? "",
    apiPaths: [...new Set(routes.map(({ path }) => path))],
    slug,
  };
}

const firstNames = ["Alex", "Blair", "Casey", "Dana", "Ellis", "Frankie", "Gale", "Harper"];
const lastNames = ["Abara", "Bright", "Castillo", "Dubois", "Eriksen", "Farrow", "Gupta", "Hale"];

/** Inserts in portions, because neither database takes a table in one statement. */
async function insert<Name extends keyof Tables>(
  db: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const step = Math.floor(30_000 / Object.keys(rows[0] ?? {}).length);
  for (let from = 0; from < rows.length; from += step) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + step))
      .execute();
  }
}

type DealRow = Insertable<Tables["deal"]>;

/** Deals in every stage, with their documents, dates, contacts, appointments and requests. */
async function fillDeals(db: Database, clientIds: readonly string[]): Promise<DealRow[]> {
  const properties = rowsOf(size.deals, (index) => ({
    id: randomUUID(),
    name: `${index + 1} ${pick(lastNames, index)} Street`,
    city: "Anytown",
    region: "ST",
    type: pick(["office", "retail", "industrial", "land"], index),
    squareFeet: 1000 + index,
    yearBuilt: 1980,
    summary: "A building.",
    occupancy: 90,
    timeZone: "America/Chicago",
  }));
  await insert(db, "property", properties);
  const deals = properties.map(({ id: propertyId }, index): DealRow => {
    const side = pick(sides, index);
    return {
      id: randomUUID(),
      clientId: (index < dealsOfOne ? clientIds[0] : pick(clientIds, index)) ?? "",
      propertyId,
      side,
      stage: pick<string>(dealStages[side], index >> 2),
      createdAt: at(-index),
      price: side === "lease" ? null : 1_000_000 + index,
      rent: side === "lease" ? 30 : null,
      archivedAt: index % 10 === 9 ? at(-1) : null,
    };
  });
  await insert(db, "deal", deals);
  const of = (index: number) => {
    const { clientId, id: dealId } = pick(deals, index);
    return { id: randomUUID(), clientId, dealId };
  };

  const documents = rowsOf(size.documents, (index) => {
    const name = `${pick(lastNames, index >> 4)} ${pick(kinds, index)} ${index}`;
    return {
      ...of(index),
      name,
      ...nameKeysOf(name),
      type: pick(kinds, index >> 1),
      status: index % 100 === 0 ? ("needs-signature" as const) : pick(statuses, index),
      fileName: `${index}.pdf`,
      mediaType: "application/pdf",
      isOwn: 0 as const,
      updatedAt: at(-index / 50),
      bytes: 1000 + index,
    };
  });
  await insert(db, "document", documents);
  const version = ({ bytes, clientId, id, mediaType, updatedAt }: (typeof documents)[number]) => ({
    clientId,
    documentId: id,
    number: 1,
    addedAt: updatedAt,
    addedBy: "Jordan Avery",
    bytes,
    sha256: "",
    mediaType,
    fileKey: id,
  });
  await insert(db, "documentVersion", documents.map(version));
  // Marks the documents as read, because their files don't exist.
  const text = ({ clientId, id }: (typeof documents)[number]) => ({
    documentId: id,
    clientId,
    fileKey: id,
    state: "read" as const,
    attempts: 1,
  });
  await insert(db, "documentText", documents.map(text));
  const audits = rowsOf(size.audit, (index) => {
    const { clientId, id } = pick(documents, index);
    return {
      at: at((index - size.audit) / 100),
      personId: clientId,
      personName: "Client",
      clientId,
      action: "download",
      subject: "document",
      subjectId: id,
      outcome: "done" as const,
      ipAddress: null,
    };
  });
  await insert(db, "audit", audits);

  const dates = rowsOf(size.keyDates, (index) => {
    const days = (index % 200) - 150;
    return {
      ...of(index),
      position: Math.floor(index / size.deals),
      label: pick(
        ["Inspection ends", "Title objections due", "Loan commitment", "Estoppels due"],
        index,
      ),
      kind: "deadline" as const,
      basis: "",
      status: days < 0 && index % 50 !== 0 ? ("done" as const) : ("open" as const),
      responsibleRole: "client" as const,
      day: day(days),
      changedAt: at(-200),
    };
  });
  await insert(db, "keyDate", dates);
  const contacts = rowsOf(size.contacts, (index) => {
    const { dealId: _, ...owned } = of(index);
    const contact = {
      name: `${pick(firstNames, index)} ${pick(lastNames, index >> 3)} ${index}`,
      role: "lender" as const,
      company: "Example Bank",
      email: `contact-${index}@example.com`,
    };
    const keys = contactKeysOf(contact);
    return { ...owned, ...contact, ...keys, addedAt: at(-index / 10), isOwn: 0 as const };
  });
  await insert(db, "contact", contacts);
  const parties = contacts.map(({ clientId, id }, index) => ({
    clientId,
    contactId: id,
    dealId: of(index).dealId,
  }));
  await insert(db, "contactDeal", parties);
  const events = rowsOf(size.events, (index) => {
    const days = (index % 400) - 350;
    return {
      ...of(index),
      kind: "viewing" as const,
      title: `Tour ${index}`,
      status: days > 0 && index % 20 === 0 ? ("requested" as const) : ("confirmed" as const),
      startsAt: at(days),
      endsAt: at(days + 1 / 24),
      timeZone: "America/Chicago",
      firstDay: day(days),
      lastDay: day(days),
      isOwn: 0 as const,
    };
  });
  await insert(db, "event", events);
  const requests = rowsOf(size.requests, (index) => ({
    ...of(index),
    label: `Rent roll ${index}`,
    note: "",
    status: index % 8 === 0 ? ("requested" as const) : ("received" as const),
    documentId: index % 8 === 0 ? null : pick(documents, index).id,
    createdAt: at(-index / 20),
    changedAt: at(-index / 20),
  }));
  // What was received was looked at, but for one in a hundred.
  const settled = requests.filter(({ status }, index) => status === "requested" || index % 100 < 2);
  await insert(db, "documentRequest", settled);
  const activity = rowsOf(size.activity, (index) => {
    const { clientId } = of(index);
    const text = { title: "A document was added", description: `Document ${index}` };
    return { clientId, icon: "file-pen" as const, ...text, at: at(-index / 50) };
  });
  await insert(db, "activity", activity);
  const questions = rowsOf(size.questions, (index) => {
    const { clientId, ...ids } = of(index);
    return {
      ...ids,
      clientId,
      personId: clientId,
      question: `Who pays for the roof ${index}?`,
      askedAt: at(-index / 10),
      status: index % 50 === 0 ? ("needs-answer" as const) : null,
    };
  });
  await insert(db, "assistantQuestion", questions);
  return deals;
}

/** Each client's conversation with the broker; a tenth waits for an answer. */
async function fillMessages(
  db: Database,
  clientIds: readonly string[],
  deals: readonly DealRow[],
): Promise<void> {
  const threads = clientIds.map((clientId) => ({ id: randomUUID(), clientId }));
  const threadOf = new Map(threads.map(({ clientId, id }) => [clientId, id]));
  const messages = rowsOf(size.messages, (index) => {
    const { clientId, id: dealId } = pick(deals, index);
    return {
      id: randomUUID(),
      clientId,
      threadId: threadOf.get(clientId) ?? "",
      author: index % 2 ? ("client" as const) : ("broker" as const),
      text: `Message ${index} about the rent roll and the estoppel certificates.`,
      sentAt: at((index - size.messages) / 150),
      dealId,
    };
  });
  const byThread = Map.groupBy(messages, ({ threadId }) => threadId);
  const rows = threads.map((thread, index) => {
    const of = byThread.get(thread.id) ?? [];
    const last = of.at(-1);
    return {
      ...thread,
      kind: "broker" as const,
      name: "Broker",
      description: "Your broker",
      messageCount: of.length,
      unreadByClient: 0,
      unreadByBroker: index % 10 === 0 ? 1 : 0,
      lastMessageId: last?.id ?? null,
      lastMessageAt: last?.sentAt ?? null,
      dismissedMessageId: index % 10 === 0 ? null : (last?.id ?? null),
    };
  });
  await insert(db, "thread", rows);
  await insert(db, "message", messages);
}

/** What people were notified of, and inquiries of strangers. */
async function fillPeople(
  db: Database,
  clientIds: readonly string[],
  brokerId: string,
): Promise<void> {
  const notifications = rowsOf(size.notifications, (index) => ({
    id: randomUUID(),
    personId: index % 10 === 0 ? brokerId : pick(clientIds, index),
    kind: "document" as const,
    title: `Document ${index} was added`,
    detail: "",
    at: at(-index / 50),
    isRead: index % 20 === 0 ? (0 as const) : (1 as const),
    path: "/dashboard/documents",
  }));
  await insert(db, "notification", notifications);
  const inquiries = rowsOf(size.inquiries, (index) => {
    const id = randomUUID();
    const name = `${pick(firstNames, index)} ${pick(lastNames, index >> 3)}`;
    const isNew = index < 20;
    return {
      id,
      reference: id.slice(0, 9).toUpperCase(),
      key: null,
      contentHash: id,
      receivedAt: at(-index / 10),
      name,
      email: `visitor-${index}@example.com`,
      phone: "",
      service: "other" as const,
      message: "Please call me back about the plaza.",
      searchKey: fold(`${name} visitor-${index}@example.com Please call me back about the plaza.`),
      status: isNew ? ("new" as const) : ("answered" as const),
      settledAt: isNew ? null : at(-index / 10),
    };
  });
  await insert(db, "inquiry", inquiries);
}

/** Listings with documents, and prospects who signed, read, asked, toured and offered. */
async function fillListings(db: Database, deals: readonly DealRow[]) {
  const offered = deals.filter(({ side }) => side !== "purchase");
  const listings = rowsOf(size.listings, (index) => {
    const { clientId, id: dealId, side } = pick(offered, index);
    const id = randomUUID();
    const lease = { spaces: rowsOf(4, (space) => suite({ name: `Suite ${space}` })) };
    const details = {
      ...listingDetails,
      address: `${index + 1} Placeholder Plaza`,
      type: pick(["office", "retail", "industrial"] as const, index),
      squareFeet: 2000 + index * 500,
      ...(side === "lease" && { price: undefined, noi: undefined, ...lease }),
    };
    const status = pick(["available", "available", "available", "draft"] as const, index);
    return {
      id,
      clientId,
      dealId,
      kind: side === "lease" ? ("lease" as const) : ("sale" as const),
      status,
      slug: `placeholder-${index}`,
      details: JSON.stringify(details),
      createdAt: at(-index),
      publishedAt: status === "draft" ? null : at(-index / 10),
      confirmedAt: status === "draft" ? null : at(-index / 20),
      statusAt: at(-index / 10),
    };
  });
  await insert(db, "listing", listings);
  const documents = listings.map(({ id: listingId }) => ({
    id: randomUUID(),
    listingId,
    position: 0,
    name: "Offering memorandum",
    tier: "agreement" as const,
    isOfferingMemorandum: 1 as const,
    isDownloadable: 1 as const,
    fileName: "memorandum.pdf",
    mediaType: "application/pdf",
    bytes: 1000,
    pages: 12,
    sha256: "",
    fileKey: randomUUID(),
    addedAt: at(-100),
  }));
  await insert(db, "listingDocument", documents);

  const prospects = rowsOf(size.prospects, (index) => {
    const listing = index < prospectsOfOne ? 0 : index % listings.length;
    const reached = (every: number) => (index % every === 0 ? at(-index / 100) : null);
    const row = {
      id: randomUUID(),
      listingId: pick(listings, listing).id,
      name: `${pick(firstNames, index)} ${pick(lastNames, index >> 3)}`,
      email: `prospect-${index}@example.com`,
      emailKey: `prospect-${index}@example.com`,
      company: `Company ${index}`,
      phone: "",
      role: "principal" as const,
      source: "agreement" as const,
      createdAt: at(-index / 100),
      inquiredAt: reached(1),
      signedAt: reached(2),
      readAt: reached(4),
      touredAt: reached(20),
      offeredAt: reached(10),
    };
    return { row, listing: pick(listings, listing), documentId: pick(documents, listing).id };
  });
  await insert(
    db,
    "prospect",
    prospects.map(({ row }) => row),
  );
  const those = (every: number) => prospects.filter((_, index) => index % every === 0);
  const idsOf = ({ row }: (typeof prospects)[number]) => ({
    listingId: row.listingId,
    prospectId: row.id,
  });
  const text = {
    sha256: "text",
    version: "1",
    term: "for two years",
    text: "I keep it to myself.",
  };
  await insert(db, "agreementText", [{ ...text, firstUsedAt: at(-400) }]);
  const agreements = those(2).map((prospect) => {
    const { company, createdAt, email, name, phone, role } = prospect.row;
    return {
      ...idsOf(prospect),
      id: randomUUID(),
      textSha256: text.sha256,
      property: "Placeholder Plaza",
      name,
      email,
      company,
      phone,
      role,
      signature: name,
      consent: "Yes",
      signedAt: createdAt,
      ipAddress: "",
      userAgent: "",
      verifiedAt: createdAt,
    };
  });
  await insert(db, "agreement", agreements);
  const openings = rowsOf(3, () => those(4))
    .flat()
    .map((prospect) => ({
      ...idsOf(prospect),
      documentId: prospect.documentId,
      kind: "view" as const,
      at: prospect.row.createdAt,
    }));
  await insert(db, "documentOpening", openings);
  const questions = those(3).map((prospect, index) => ({
    ...idsOf(prospect),
    id: randomUUID(),
    author: "prospect" as const,
    authorName: prospect.row.name,
    text: "How old is the roof?",
    sentAt: prospect.row.createdAt,
    readAt: index % 50 === 0 ? null : prospect.row.createdAt,
  }));
  await insert(db, "prospectMessage", questions);
  const tours = those(20).map((prospect, index) => ({
    ...idsOf(prospect),
    id: randomUUID(),
    startsAt: at((index % 100) - 90),
    endsAt: at((index % 100) - 90 + 1 / 24),
    note: "",
    status: "confirmed" as const,
    requestedAt: prospect.row.createdAt,
  }));
  await insert(db, "tourRequest", tours);
  const offers = those(10).map((prospect, index) => {
    const { kind } = prospect.listing;
    return {
      ...idsOf(prospect),
      id: randomUUID(),
      state: index % 4 === 0 ? ("open" as const) : ("declined" as const),
      terms: JSON.stringify(kind === "sale" ? saleTerms : leaseTerms),
      receivedAt: prospect.row.createdAt,
      changedAt: prospect.row.createdAt,
      expiresAt: at(index % 30),
    };
  });
  await insert(db, "offer", offers);
  const changes = offers.map(({ id, receivedAt, terms }) => ({
    offerId: id,
    at: receivedAt,
    kind: "offered" as const,
    by: "prospect" as const,
    byName: "Buyer",
    terms,
  }));
  await insert(db, "offerChange", changes);
  return listings[0]?.slug ?? "";
}
