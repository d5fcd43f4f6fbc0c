import { agreementFor } from "@frontage/content/agreements/agreements";
import { broker } from "@frontage/content/broker";
import { licensedStates } from "@frontage/content/licenses";
import { isOnSite, pastStatuses, standingOf } from "@frontage/records/listing-states";
import { type ChecklistEntry, listingChecklist } from "@frontage/records/listing-checklist";
import type {
  BrokerListing,
  ListedListing,
  ListingDocument,
  ListingFunnel,
} from "@frontage/records/schemas/broker-listing";
import { onMarketSince } from "@frontage/records/market-dates";
import { spacesOf } from "@frontage/records/offer-spaces";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import {
  type ListingDetails,
  listingDetailsSchema,
  prospectStages,
} from "@frontage/records/schemas/listing";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { isOpenOffer, readTurns, type Turn } from "../due/open-offer.ts";
import { listKeyDates } from "../key-dates/queries.ts";
import { originsOfListing } from "../inquiries/queries.ts";
import { termOf } from "../due/listing-term.ts";
import { notFound } from "../http/failure.ts";
import { startOfDay } from "../time/start-of-day.ts";
import { dayAfter, dayAt } from "../time/clock.ts";
import { readPhotos } from "./read-photos.ts";
import { readViews, totalViews, weeklyViews } from "./views.ts";

// A client's `records` have their own listings; only brokers' routes use these queries.

export type ListingRow = Selectable<Tables["listing"]>;

/** Whether it has been put on the site, and not withdrawn since. */
export const isPublished = ({ status }: Pick<ListingRow, "status">): boolean => isOnSite(status);

/** What a listing's row says, parsed. */
export const detailsOf = ({ details }: Pick<ListingRow, "details">): ListingDetails =>
  listingDetailsSchema.parse(JSON.parse(details));

/**
 * The broker's listings: drafts and those on the market, or those that were closed or withdrawn,
 * latest status first.
 */
export async function listListings(
  records: Database,
  { isClosed }: { isClosed: boolean },
  now: Date = new Date(),
): Promise<ListedListing[]> {
  const turns = await readTurns(records, now);
  const rows = await listingRows(records, now)
    .where("listing.status", isClosed ? "in" : "not in", pastStatuses)
    .orderBy("listing.statusAt", "desc")
    .orderBy("listing.id")
    .execute();
  const ids = rows.map(({ id }) => id);
  const [photos, documents, keyDates] = await Promise.all([
    readPhotos(records, ids),
    isClosed ? new Map<string, never[]>() : readDocumentRows(records, ids),
    listKeyDates(records, { dealIds: rows.flatMap(({ dealId }) => dealId ?? []) }),
  ]);
  return rows.map((row) => {
    const details = detailsOf(row);
    const ofListing = photos.get(row.id) ?? [];
    const checklist = checklistOf(row, details, ofListing, documents.get(row.id) ?? []);
    return {
      ...baseOf(row, details, { keyDates: keyDates.get(row.dealId ?? "") ?? [], turns }),
      name: details.address,
      type: details.type,
      timeZone: details.timeZone,
      ...(details.marketingFrom !== undefined && { marketingFrom: details.marketingFrom }),
      ...(ofListing[0] && { photo: ofListing[0] }),
      missing: checklist.filter(({ isDone }) => !isDone).length,
      prospects: Number(row.prospects),
      agreements: Number(row.agreements),
      offers: Number(row.offers),
    };
  });
}

/** One listing. @throws 404 */
export async function readListing(
  records: Database,
  id: string,
  now: Date = new Date(),
): Promise<BrokerListing> {
  const turns = await readTurns(records, now, id);
  const row = await listingRows(records, now).where("listing.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const details = detailsOf(row);
  const [photos, documentRows, documents, funnel, origins, offers, decided, keyDates, viewed] =
    await Promise.all([
      readPhotos(records, [id]),
      readDocumentRows(records, [id]),
      listListingDocuments(records, id),
      readFunnel(records, id, now),
      originsOfListing(records, id, details.timeZone),
      readOffers(records, row, now),
      readDecisions(records, id),
      listKeyDates(records, { dealIds: row.dealId === null ? [] : [row.dealId] }),
      readViews(records, [id]),
    ]);
  const ofListing = photos.get(id) ?? [];
  const { timeZone } = details;
  const today = dayAt(now, timeZone);
  const publishedOn = row.publishedAt === null ? null : dayAt(new Date(row.publishedAt), timeZone);
  return {
    ...baseOf(row, details, { keyDates: keyDates.get(row.dealId ?? "") ?? [], turns }),
    ...(row.dealId !== null && { deal: { id: row.dealId, name: row.dealName ?? "" } }),
    details,
    createdAt: row.createdAt,
    areCompaniesShown: row.areCompaniesShown === 1,
    areNamesShown: row.areNamesShown === 1,
    decided,
    photos: ofListing,
    documents,
    checklist: checklistOf(row, details, ofListing, documentRows.get(id) ?? []),
    funnel: {
      ...funnel,
      views: {
        total: totalViews(viewed).views,
        lastWeek: totalViews(viewed, (day) => day < today && day >= dayAfter(today, -7)).views,
        today: totalViews(viewed, (day) => day === today).views,
      },
    },
    ...(publishedOn !== null && { views: weeklyViews(viewed, { publishedOn, today }) }),
    origins,
    offers: { ...offers, total: Number(row.offers) },
  };
}

/** What a listing's checklist lacks before it can be published, or afterwards. */
export async function readChecklist(db: Database, row: ListingRow): Promise<ChecklistEntry[]> {
  const [photos, documents] = await Promise.all([
    readPhotos(db, [row.id]),
    readDocumentRows(db, [row.id]),
  ]);
  // One that is added to a published listing is shown once it has a text.
  const counted = (photos.get(row.id) ?? []).filter(({ alt }) => !isPublished(row) || alt !== "");
  return checklistOf(row, detailsOf(row), counted, documents.get(row.id) ?? []);
}

type DocumentRow = Selectable<Tables["listingDocument"]>;

const checklistOf = (
  { kind }: Pick<ListingRow, "kind">,
  details: ListingDetails,
  photographs: readonly { alt: string }[],
  documents: readonly DocumentRow[],
) =>
  listingChecklist({
    kind,
    details,
    photographs,
    documents,
    isLicensed: licensedStates.has(details.region),
    isAgreementSample: agreementFor({ property: details.address, region: details.region }).isSample,
    today: dayAt(new Date(), details.timeZone),
  });

/** Whether an offer stands: it is open, or was accepted; for `where`. */
const isStanding = (now: Date) => (eb: ExpressionBuilder<Tables, "offer">) =>
  eb.or([isOpenOffer(now)(eb), eb("offer.state", "=", "accepted")]);

function listingRows(records: Database, now: Date) {
  return records
    .selectFrom("listing")
    .leftJoin("user", "user.id", "listing.clientId")
    .leftJoin("deal", "deal.id", "listing.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .selectAll("listing")
    .select(["user.name as clientName", "property.name as dealName"])
    .select((eb) => {
      const prospects = eb
        .selectFrom("prospect")
        .select(eb.fn.countAll<number>().as("count"))
        .whereRef("prospect.listingId", "=", "listing.id");
      const offers = eb
        .selectFrom("offer")
        .select(eb.fn.countAll<number>().as("count"))
        .whereRef("offer.listingId", "=", "listing.id");
      const questions = eb
        .selectFrom("prospectMessage")
        .whereRef("prospectMessage.listingId", "=", "listing.id")
        .where("prospectMessage.author", "=", "prospect")
        .where("prospectMessage.readAt", "is", null);
      return [
        prospects.as("prospects"),
        prospects.where("prospect.signedAt", "is not", null).as("agreements"),
        offers.where(isStanding(now)).as("offers"),
        questions
          .select((of) => of.fn.count<number>("prospectMessage.prospectId").distinct().as("count"))
          .as("questions"),
        questions.select((of) => of.fn.max("prospectMessage.sentAt").as("sentAt")).as("questionAt"),
        eb
          .selectFrom("documentAccess")
          .innerJoin("listingDocument", "listingDocument.id", "documentAccess.documentId")
          .select((of) => of.fn.count<number>("documentAccess.prospectId").distinct().as("count"))
          .whereRef("listingDocument.listingId", "=", "listing.id")
          .where("documentAccess.requestedAt", "is not", null)
          .where("documentAccess.approvedAt", "is", null)
          .where("documentAccess.declinedAt", "is", null)
          .as("requests"),
        eb
          .selectFrom("tourRequest")
          .innerJoin("prospect", "prospect.id", "tourRequest.prospectId")
          .select((of) => of.fn.countAll<number>().as("count"))
          .whereRef("tourRequest.listingId", "=", "listing.id")
          .where("tourRequest.status", "=", "requested")
          .where("tourRequest.startsAt", ">", now.toISOString())
          .where("prospect.revokedAt", "is", null)
          .as("tours"),
      ];
    });
}

type Row = Awaited<ReturnType<ReturnType<typeof listingRows>["execute"]>>[number];

function baseOf(
  row: Row,
  { timeZone }: ListingDetails,
  { keyDates, turns }: { keyDates: readonly KeyDateView[]; turns: readonly Turn[] },
) {
  const toAnswer = turns.filter(({ listingId, turn }) => listingId === row.id && turn === "broker");
  const { clientId, clientName, confirmedAt, offersDueAt, publishedAt, questionAt } = row;
  return {
    id: row.id,
    kind: row.kind,
    status: standingOf(row, new Date()),
    slug: row.slug,
    ...(clientId !== null && clientName !== null && { client: { id: clientId, name: clientName } }),
    ...(publishedAt !== null && {
      publishedAt,
      onMarketSince: onMarketSince(keyDates, dayAt(new Date(publishedAt), timeZone)),
    }),
    ...(confirmedAt !== null && { confirmedAt }),
    statusAt: row.statusAt,
    ...(offersDueAt !== null && { offersDueAt }),
    ...sentTermOf(row, timeZone),
    waiting: {
      offersToAnswer: toAnswer.length,
      countersToSend: toAnswer.filter(({ isCounterToSend }) => isCounterToSend).length,
      acceptances: toAnswer.filter(({ isAcceptance }) => isAcceptance).length,
      requests: Number(row.requests),
      questions: Number(row.questions),
      ...(questionAt !== null && { questionAt }),
      tours: Number(row.tours),
    },
    version: row.version,
  };
}

function sentTermOf(row: Row, timeZone: string): Pick<BrokerListing, "term"> {
  const { term } = termOf(row, timeZone);
  const { listSentAt } = row;
  return term
    ? {
        term: {
          ...term,
          ...(listSentAt !== null && { listSentOn: dayAt(new Date(listSentAt), timeZone) }),
        },
      }
    : {};
}

async function readDocumentRows(
  records: Database,
  listingIds: readonly string[],
): Promise<Map<string, DocumentRow[]>> {
  if (listingIds.length === 0) return new Map();
  const rows = await records
    .selectFrom("listingDocument")
    .selectAll()
    .where("listingId", "in", listingIds)
    .execute();
  return Map.groupBy(rows, ({ listingId }) => listingId);
}

/** A listing's documents in their order, with how many opened them. */
export async function listListingDocuments(
  records: Database,
  listingId: string,
  id?: string,
): Promise<ListingDocument[]> {
  let query = records
    .selectFrom("listingDocument")
    .selectAll("listingDocument")
    .select((eb) => {
      const openings = eb
        .selectFrom("documentOpening")
        .whereRef("documentOpening.documentId", "=", "listingDocument.id");
      const access = eb
        .selectFrom("documentAccess")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("documentAccess.documentId", "=", "listingDocument.id");
      return [
        openings.select((of) => of.fn.countAll<number>().as("count")).as("openings"),
        eb
          .selectFrom("publicDownload")
          .select((of) => of.fn.sum<number>("publicDownload.count").as("count"))
          .whereRef("publicDownload.documentId", "=", "listingDocument.id")
          .as("downloads"),
        openings
          .select((of) => of.fn.count<number>("documentOpening.prospectId").distinct().as("count"))
          .as("readers"),
        access.where("documentAccess.approvedAt", "is not", null).as("approved"),
        access.where("documentAccess.requestedAt", "is not", null).as("requested"),
      ];
    })
    .where("listingDocument.listingId", "=", listingId)
    .orderBy("listingDocument.position")
    .orderBy("listingDocument.id");
  if (id !== undefined) query = query.where("listingDocument.id", "=", id);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    tier: row.tier,
    isOfferingMemorandum: row.isOfferingMemorandum === 1,
    isDownloadable: row.isDownloadable === 1,
    fileName: row.fileName,
    mediaType: row.mediaType,
    bytes: row.bytes,
    ...(row.pages !== null && { pages: row.pages }),
    addedAt: row.addedAt,
    version: row.version,
    readers:
      row.tier === "public"
        ? Number(row.openings) + Number(row.downloads ?? 0)
        : Number(row.readers),
    approved: Number(row.approved),
    requested: Number(row.requested),
  }));
}

const stageColumns = {
  // Whoever was added or signed without asking first has come this far, too.
  inquired: "createdAt",
  signed: "signedAt",
  read: "readAt",
  toured: "touredAt",
  offered: "offeredAt",
} as const;

/** How many prospects reached each stage: in all, in the week before this one, and today. */
async function readFunnel(
  records: Database,
  listingId: string,
  now: Date,
): Promise<Omit<ListingFunnel, "views">> {
  const today = dayAt(now, broker.timeZone);
  const begins = startOfDay(today, broker.timeZone);
  const weekBegan = startOfDay(dayAfter(today, -7), broker.timeZone);
  const counted = await records
    .selectFrom("prospect")
    .select(
      prospectStages.flatMap((stage) => {
        const at = sql.ref(`prospect.${stageColumns[stage]}`);
        return [
          sql<number>`count(${at})`.as(`${stage}.total`),
          sql<number>`count(case when ${at} >= ${weekBegan} and ${at} < ${begins} then 1 end)`.as(
            `${stage}.lastWeek`,
          ),
          sql<number>`count(case when ${at} >= ${begins} then 1 end)`.as(`${stage}.today`),
        ];
      }),
    )
    .where("listingId", "=", listingId)
    .executeTakeFirstOrThrow();
  const of = (stage: keyof typeof stageColumns) => {
    const figure = (name: "total" | "lastWeek" | "today") =>
      Number((counted as Record<string, unknown>)[`${stage}.${name}`] ?? 0);
    return { total: figure("total"), lastWeek: figure("lastWeek"), today: figure("today") };
  };
  return {
    inquired: of("inquired"),
    signed: of("signed"),
    read: of("read"),
    toured: of("toured"),
    offered: of("offered"),
  };
}

/** What the figures need of an offer's terms. */
const amountSchema = z.object({ price: z.optional(z.number()), rent: z.optional(z.number()) });

async function readOffers(records: Database, listing: ListingRow, now: Date) {
  const rows = await records
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .leftJoin("deal", "deal.id", "offer.dealId")
    .select(["offer.state", "offer.terms", "offer.expiresAt", "deal.stage"])
    .select(["prospect.company", "prospect.name"])
    .where("offer.listingId", "=", listing.id)
    .where(isStanding(now))
    .orderBy("offer.receivedAt")
    .execute();
  const open = rows.filter(({ state }) => state === "open");
  const amounts = rows.flatMap(({ company, name, terms }) => {
    const { price, rent } = amountSchema.parse(JSON.parse(terms));
    // Of a building that is for sale, a proposal's rent is no price.
    const amount = listing.kind === "sale" ? price : rent;
    return amount === undefined ? [] : [{ amount, company: company || name }];
  });
  const [best] = amounts.toSorted((a, b) => b.amount - a.amount);
  const details = detailsOf(listing);
  const contracts = rows
    .filter(({ stage, state }) => state === "accepted" && stage !== "closed")
    .map(({ terms }) => spacesOf(details, offerTermsSchema.parse(JSON.parse(terms))));
  // A space that is leased is over, unless its whole building is and returns to the market.
  const isRunning = (named: (typeof contracts)[number]) =>
    named.some(({ status }) => status === "pending" || listing.status === "leased");
  const firstExpiresAt = open.map(({ expiresAt }) => expiresAt).toSorted()[0];
  return {
    open: open.length,
    contracts: {
      whole: contracts.filter((named) => named.length === 0).length,
      spaces: contracts.filter(isRunning).length,
    },
    ...(firstExpiresAt !== undefined && { firstExpiresAt }),
    ...(best && { best }),
  };
}

/** How the audit log names what is shown, so that it says who decided it. */
export const shownNames = {
  address: "Address on the site",
  companies: "Buyers’ roles and companies",
  names: "Buyers’ names",
} as const;

async function readDecisions(records: Database, listingId: string) {
  const rows = await records
    .selectFrom("audit")
    .select(["at", "personName", "subjectName"])
    .where("subject", "=", "listing")
    .where("subjectId", "=", listingId)
    .where((eb) =>
      eb.or(Object.values(shownNames).map((name) => eb("subjectName", "like", `%, ${name}: %`))),
    )
    .orderBy("id", "desc")
    .execute();
  const last = (what: keyof typeof shownNames) => {
    const row = rows.find(({ subjectName }) => subjectName?.includes(`, ${shownNames[what]}: `));
    return row && { [what]: { by: row.personName, at: row.at } };
  };
  return { ...last("address"), ...last("companies"), ...last("names") };
}
