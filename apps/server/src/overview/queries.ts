import { withinSentence } from "@frontage/records/in-sentence";
import { propertyTypeNames } from "@frontage/records/record-names";
import type {
  MonthlyViews,
  Overview,
  PortfolioShare,
  StatCard,
} from "@frontage/records/schemas/overview";
import type { PropertyType } from "@frontage/records/schemas/deal";
import type { Database } from "../database/open-database.ts";
import { isAhead } from "../due/due.ts";
import { dayAfter, dayAt, formatDay } from "../time/clock.ts";
import type { Person } from "../database/scope.ts";
import { today } from "../time/today.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { readClientWishes } from "../people/profiles.ts";
import { readViews, totalViews } from "../listings/views.ts";
import { readTimeZone } from "../people/settings.ts";
import { listActivity } from "./activity.ts";
import { countUnreadNotifications } from "../notifications/queries.ts";

type Viewer = { db: Database; records: Database; person: Person };
type Reader = Viewer & Partial<Pick<ApiEnv["Variables"], "deviceTimeZone">>;

/** "This month" is the last 30 days. */
const monthDays = 30;
const chartMonths = 7;
const maxShares = 4;
/** With fewer deals, no distribution is shown. */
const minPortfolioDeals = 3;
const maxActivities = 4;
/** How many dates are read to find the next one, which depends on the reader's time zone. */
const maxNextCandidates = 50;
const hourMs = 3_600_000;

// Created once: creating it takes as long as a query.
const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** The first screen, counted from the rows that the person may see. */
export async function readOverview(
  { db, deviceTimeZone, person, records }: Reader,
  now: Date,
): Promise<Overview> {
  const timeZone = await readTimeZone(records, person.id, deviceTimeZone);
  const since = new Date(now.getTime() - monthDays * 24 * hourMs).toISOString();
  const [statCards, monthlyViews, portfolio, activity, firstVisit] = await Promise.all([
    countCards(records, since, now, timeZone),
    countViews({ db, records }, now),
    sharePortfolio(records),
    listActivity({ person, records }, maxActivities),
    readFirstVisit({ person, records }),
  ]);
  return {
    client: { name: person.name, role: person.role === "broker" ? "Broker" : "Client" },
    statCards,
    ...(monthlyViews && { monthlyViews }),
    ...(portfolio && { portfolio }),
    ...(firstVisit && { firstVisit }),
    activity: activity.map(({ at, ...entry }) => ({
      ...entry,
      timestamp: timeAgo(new Date(at), now, timeZone),
    })),
  };
}

/** The welcome for a client without a deal or document. */
async function readFirstVisit({
  person,
  records,
}: Omit<Viewer, "db">): Promise<Overview["firstVisit"]> {
  if (person.role === "broker") return undefined;
  const first = await records
    .selectNoFrom((eb) => [
      eb.selectFrom("deal").select("deal.id").limit(1).as("deal"),
      eb.selectFrom("document").select("document.id").limit(1).as("document"),
    ])
    .executeTakeFirstOrThrow();
  if (first.deal !== null || first.document !== null) return undefined;
  const wishes = await readClientWishes(records, person.id);
  const { isExchange = false, ...criteria } = wishes?.criteria ?? {};
  return {
    hasCriteria: isExchange || Object.values(criteria).some((value) => value.length > 0),
  };
}

/** The counts in the sidebar and header. */
export async function countUnread({ person, records }: Omit<Viewer, "db">): Promise<{
  notifications: number;
  messages: number;
  conversations: number;
}> {
  const unread = person.role === "broker" ? "unreadByBroker" : "unreadByClient";
  const [notifications, threads] = await Promise.all([
    countUnreadNotifications(records),
    records
      .selectFrom("thread")
      .select((eb) => [
        eb.fn.sum<number | null>(unread).as("messages"),
        eb.fn.countAll<number>().as("conversations"),
      ])
      .where(unread, ">", 0)
      .executeTakeFirstOrThrow(),
  ]);
  const { conversations, messages } = threads;
  return { notifications, messages: messages ?? 0, conversations };
}

async function countCards(
  records: Database,
  since: string,
  now: Date,
  timeZone: string,
): Promise<StatCard[]> {
  const counts = await records
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll<number>().as("count");
      const properties = eb
        .selectFrom("deal")
        .select(count)
        .where("stage", "!=", "closed")
        .where("archivedAt", "is", null);
      const contacts = eb.selectFrom("contact").select(count).where("removedAt", "is", null);
      const documents = eb.selectFrom("document").select(count).where("removedAt", "is", null);
      // A new document is one whose first version was added since then.
      const newDocuments = eb
        .selectFrom("documentVersion")
        .innerJoin("document", "document.id", "documentVersion.documentId")
        .select(count)
        .where("documentVersion.number", "=", 1)
        .where("documentVersion.addedAt", ">", since)
        .where("document.removedAt", "is", null);
      return [
        properties.as("properties"),
        properties.where("createdAt", ">", since).as("newProperties"),
        contacts.as("contacts"),
        contacts.where("addedAt", ">", since).as("newContacts"),
        documents.as("documents"),
        newDocuments.as("newDocuments"),
      ];
    })
    .executeTakeFirstOrThrow();

  const card = (
    label: string,
    icon: StatCard["icon"],
    value: number,
    added: number,
    [note, otherwise]: [string, string],
  ): StatCard => ({
    label,
    value,
    ...(added > 0 ? { change: `+${added}`, note } : { note: otherwise }),
    icon,
  });
  return [
    card("Active Properties", "building-2", counts.properties ?? 0, counts.newProperties ?? 0, [
      "from last month",
      "No change",
    ]),
    card("Total Contacts", "users", counts.contacts ?? 0, counts.newContacts ?? 0, [
      "new this month",
      "none new this month",
    ]),
    card("Documents", "file-text", counts.documents ?? 0, counts.newDocuments ?? 0, [
      counts.newDocuments === 1 ? "new document" : "new documents",
      "none new this month",
    ]),
    await upcomingCard(records, now, timeZone),
  ];
}

async function upcomingCard(records: Database, now: Date, timeZone: string): Promise<StatCard> {
  const readersDay = dayAt(now, timeZone);
  const ahead = records.selectFrom("event").where(isAhead({ now, timeZone }));
  const [{ count }, first] = await Promise.all([
    ahead.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
    ahead
      .select(["title", "day", "startsAt"])
      .orderBy("firstDay")
      .limit(maxNextCandidates)
      .execute(),
  ]);
  const dayOf = (event: (typeof first)[number]) =>
    event.day ?? dayAt(new Date(event.startsAt ?? ""), timeZone);
  const [next] = first.toSorted((a, b) =>
    `${dayOf(a)} ${a.startsAt ?? ""}`.localeCompare(`${dayOf(b)} ${b.startsAt ?? ""}`),
  );
  return {
    label: "Upcoming Events",
    value: Number(count),
    note: next
      ? `Next: ${withinSentence(next.title)} ${formatDay(dayOf(next), readersDay)}`
      : "No dates yet",
    icon: "calendar",
  };
}

/**
 * The views of the person's listings in the seven months up to the latest one with views. The
 * current month is left out if the one before has no views: an incomplete month would look like a
 * decline.
 *
 * @param db everyone's rows
 * @returns undefined without views, or without a published listing
 */
async function countViews(
  { db, records }: Pick<Viewer, "db" | "records">,
  now: Date,
): Promise<MonthlyViews[] | undefined> {
  const listings = await records
    .selectFrom("listing")
    .select("id")
    .where("publishedAt", "is not", null)
    .execute();
  const days = await readViews(
    db,
    listings.map(({ id }) => id),
  );
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].toSorted().toReversed();
  if (months.length === 0) return undefined;
  const current = today(now).slice(0, 7);
  const [latest, earlier] = months;
  const hasGap =
    latest === current && earlier && earlier < dayAfter(`${current}-01`, -1).slice(0, 7);
  const last = new Date(`${(hasGap ? earlier : latest) ?? current}-01T00:00:00Z`);
  return Array.from({ length: chartMonths }, (_, index) => {
    const month = new Date(last);
    month.setUTCMonth(last.getUTCMonth() - (chartMonths - 1 - index));
    const name = month.toISOString().slice(0, 7);
    return {
      name: monthName.format(month),
      views: totalViews(days, (day) => day.startsWith(name)).views,
    };
  });
}

/**
 * The portfolio by square feet, in whole percentages that add up to 100.
 *
 * @returns undefined if it has too few deals
 */
async function sharePortfolio(records: Database): Promise<PortfolioShare[] | undefined> {
  const rows = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select((eb) => ["property.type", eb.fn.sum<number>("property.squareFeet").as("squareFeet")])
    .select((eb) => eb.fn.countAll<number>().as("deals"))
    .where("deal.stage", "!=", "closed")
    .where("deal.archivedAt", "is", null)
    .groupBy("property.type")
    .execute();
  const count = rows.reduce((sum, { deals }) => sum + Number(deals), 0);
  if (count < minPortfolioDeals) return undefined;
  const areas = rows
    .map(({ squareFeet, type }) => ({
      name: inTitle(propertyTypeNames[type as PropertyType]),
      area: Number(squareFeet),
    }))
    .toSorted((a, b) => b.area - a.area || a.name.localeCompare(b.name));
  const kept = areas.length > maxShares ? areas.slice(0, maxShares - 1) : areas;
  const rest = areas.slice(kept.length).reduce((sum, { area }) => sum + area, 0);
  return wholePercents(rest > 0 ? [...kept, { name: "Other", area: rest }] : kept);
}

const inTitle = (name: string) => name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Rounds down, and gives the missing percentages to those with the largest remainders. */
export function wholePercents(areas: { name: string; area: number }[]): PortfolioShare[] {
  const total = areas.reduce((sum, { area }) => sum + area, 0);
  if (total === 0) return [];
  const exact = areas.map(({ area, name }) => ({ name, exact: (area / total) * 100 }));
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share.exact), 0);
  const roundedUp = exact
    .toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
    .slice(0, missing)
    .map(({ name }) => name);
  return exact.map((share) => ({
    name: share.name,
    value: Math.floor(share.exact) + (roundedUp.includes(share.name) ? 1 : 0),
  }));
}

/** "2 hours ago", "Yesterday", "3 days ago"; days begin at midnight in the reader's time zone. */
export function timeAgo(at: Date, now: Date, timeZone: string): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  const days = Math.round(
    (Date.parse(dayAt(now, timeZone)) - Date.parse(dayAt(at, timeZone))) / (24 * hourMs),
  );
  // Yesterday evening is hours ago, even after midnight.
  if (days <= 0 || minutes < 12 * 60) {
    if (minutes < 1) return "Just now";
    return minutes < 60 ? ago(minutes, "minute") : ago(Math.floor(minutes / 60), "hour");
  }
  return days === 1 ? "Yesterday" : ago(days, "day");
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
