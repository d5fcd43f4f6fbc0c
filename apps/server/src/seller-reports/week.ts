import { addDays } from "@frontage/records/deal-clock/days";
import { capitalized, formatAmount, numberWord } from "@frontage/records/offer-words";
import type { ListingWeek, WeekCounts } from "@frontage/records/schemas/listing-week";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import { type ViewOrigin, viewOrigins } from "@frontage/records/view-origins";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { offeredListing } from "../offers/rows.ts";
import { buyerName, clientVisibility, namesForClient } from "../people/buyer-name.ts";
import { readViews, totalViews, type ViewTotals } from "../listings/views.ts";
import { dayAt, formatDayAs } from "../time/clock.ts";
import { weekOf, weeksSince } from "../time/weeks.ts";

/** How many interested buyers are listed; the rest are only counted. */
const maxInterestedListed = 500;

/** "July 7 to 13", "July 28 to August 3" */
export function formatWeek({
  firstDay,
  lastDay,
}: Pick<ListingWeek, "firstDay" | "lastDay">): string {
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${formatDayAs(firstDay, "MMMM d")} to ${formatDayAs(lastDay, isOneMonth ? "d" : "MMMM d")}`;
}

/**
 * The week on a listing as its client reads it, on the page and in the email: the last complete one,
 * or the first, until that is complete.
 *
 * @param db everyone's rows
 */
export async function readWeek(
  db: Database,
  listing: Selectable<Tables["listing"]>,
  now: Date,
): Promise<ListingWeek> {
  const visibility = clientVisibility(listing);
  const offered = offeredListing(listing, "owner");
  const { timeZone } = offered;
  const dayOf = (moment: string) => dayAt(new Date(moment), timeZone);
  const publishedOn = listing.publishedAt === null ? undefined : dayOf(listing.publishedAt);
  const today = dayAt(now, timeZone);
  const shown = weeksSince(publishedOn ?? today, today);
  const lastDay = shown.at(-1) ?? today;

  const prospects = await db
    .selectFrom("prospect")
    .selectAll()
    .where("listingId", "=", listing.id)
    .execute();
  const offers = await db
    .selectFrom("offer")
    .select(["id", "prospectId", "receivedAt", "state", "terms"])
    // The time an offer was entered: one that came by email may be backdated into a reported week.
    .select((eb) =>
      eb
        .selectFrom("offerChange")
        .select((change) => change.fn.min("offerChange.at").as("at"))
        .whereRef("offerChange.offerId", "=", "offer.id")
        .as("enteredAt"),
    )
    .where("listingId", "=", listing.id)
    .orderBy("receivedAt")
    .execute();
  const elsewhere = await db
    .selectFrom("agreement")
    .select("prospectId")
    .select((eb) => eb.fn.max("signedAt").as("signedAt"))
    .where("listingId", "=", listing.id)
    .where("recordedBy", "is not", null)
    .groupBy("prospectId")
    .execute();
  const viewed = await readViews(db, [listing.id]);
  const moments: Record<Exclude<keyof WeekCounts, "views">, (string | null)[]> = {
    inquiries: prospects.map(({ inquiredAt }) => inquiredAt),
    agreements: prospects.map(({ signedAt }) => signedAt),
    readers: prospects.map(({ readAt }) => readAt),
    tours: prospects.map(({ touredAt }) => touredAt),
    offers: offers.map(({ enteredAt, receivedAt }) => enteredAt ?? receivedAt),
  };
  const byWeek = Object.entries(moments).map(([stage, all]) => {
    const known = all.filter((moment) => moment !== null);
    return [stage, Map.groupBy(known, (moment) => weekOf(dayOf(moment)))] as const;
  });
  const viewsIn = (isCounted: (week: string) => boolean) =>
    totalViews(viewed, (day) => isCounted(weekOf(day)));
  const count = (isCounted: (week: string) => boolean) =>
    Object.fromEntries([
      ["views", viewsIn(isCounted).views],
      ...byWeek.map(([stage, all]) => {
        const counted = [...all].filter(([week]) => isCounted(week));
        return [stage, counted.flatMap(([, those]) => those).length];
      }),
    ]) as WeekCounts;

  const weeks = shown.map((last) => ({ lastDay: last, ...count((one) => one === last) }));
  const week = count((one) => one === lastDay);
  // The last of a buyer's offers is the latest.
  const offerOf = new Map(offers.map((offer) => [offer.prospectId, offer]));
  const elsewhereOf = new Map(elsewhere.map((one) => [one.prospectId, one.signedAt]));
  const total = count((one) => one <= lastDay);
  const names = await namesForClient(db, [listing]);
  return {
    listing: offered,
    slug: listing.slug,
    ...(publishedOn !== undefined && { publishedOn }),
    ...(listing.confirmedAt !== null && { confirmedAt: listing.confirmedAt }),
    firstDay: addDays(lastDay, -6),
    lastDay,
    sentence: sentenceOf(week, total),
    rest: viewsSentence(
      viewsIn((one) => one === lastDay),
      weeks.slice(0, -1),
    ),
    week,
    total,
    weeks,
    interested: prospects
      .filter(({ erasedAt, signedAt }) => signedAt !== null && erasedAt === null)
      .map((prospect) => ({
        prospect,
        offer: offerOf.get(prospect.id),
        elsewhereAt: elsewhereOf.get(prospect.id),
      }))
      .toSorted((one, other) => furthest(other) - furthest(one) || lately(one, other))
      .slice(0, maxInterestedListed)
      .map(({ prospect, ...steps }) => ({
        id: prospect.id,
        company: names.get(steps.offer?.id ?? "") ?? buyerName(prospect, visibility),
        ...(visibility.companies && { role: prospect.role }),
        step: stepOf({ prospect, ...steps }, timeZone),
        ...(prospect.lastSeenAt !== null && { lastSeenAt: prospect.lastSeenAt }),
      })),
  };
}

type Prospect = Selectable<Tables["prospect"]>;
type Interested = {
  prospect: Prospect;
  offer: Pick<Selectable<Tables["offer"]>, "id" | "state" | "terms"> | undefined;
  /** The day of an agreement that they signed elsewhere. */
  elsewhereAt: string | undefined;
};

const furthest = ({ offer, prospect }: Interested): number =>
  offer ? 3 : prospect.touredAt !== null ? 2 : prospect.readAt !== null ? 1 : 0;

const lately = (one: Interested, other: Interested): number =>
  (other.prospect.lastSeenAt ?? "").localeCompare(one.prospect.lastSeenAt ?? "");

function stepOf(interested: Interested, timeZone: string): string {
  const { elsewhereAt, prospect } = interested;
  const on = (moment: string) => formatDayAs(dayAt(new Date(moment), timeZone), "MMM d");
  const elsewhere = elsewhereAt && `Signed elsewhere, ${on(elsewhereAt)}`;
  const signed = prospect.signedAt === null ? "" : `Signed ${on(prospect.signedAt)}`;
  const step = laterStepOf(interested, on);
  // Wherever an agreement was signed elsewhere, it is said.
  return step ? [step, elsewhere].filter(Boolean).join(". ") : (elsewhere ?? signed);
}

/** What someone did after they signed, the furthest. */
function laterStepOf({ offer, prospect }: Interested, on: (moment: string) => string): string {
  const { readAt, touredAt } = prospect;
  if (offer) {
    const terms = offerTermsSchema.parse(JSON.parse(offer.terms));
    const verb = {
      open: "Offered",
      accepted: "Accepted at",
      declined: "Declined at",
      withdrawn: "Withdrew",
      ended: "Contract ended at",
    };
    return `${verb[offer.state]} ${formatAmount(terms)}`;
  }
  if (touredAt !== null) return `Toured ${on(touredAt)}`;
  return readAt === null ? "" : `Read the offering memorandum ${on(readAt)}`;
}

/** The stages, furthest first, with their words for one and for many. */
const stages = ["offers", "tours", "readers", "agreements", "inquiries"] as const;

type Stage = (typeof stages)[number];

function clauseOf(stage: Stage, count: number, isMore: boolean): string {
  const many = count !== 1;
  const buyers = `${numberWord(count)}${isMore ? " more" : ""} ${many ? "buyers" : "buyer"}`;
  switch (stage) {
    case "offers":
      return `${numberWord(count)} ${many ? "offers" : "offer"} came in`;
    case "tours":
      return `${buyers} toured the property`;
    case "readers":
      return `${buyers} read the offering memorandum for the first time`;
    case "agreements":
      return `${buyers} signed the agreement`;
    case "inquiries":
      return `${numberWord(count)} ${many ? "inquiries" : "inquiry"} came in`;
  }
}

/**
 * The week in a sentence, furthest stage first: "Two offers came in, and four more buyers signed
 * the agreement."
 */
export function sentenceOf(week: WeekCounts, total: WeekCounts): string {
  const moved = stages.filter((stage) => week[stage] > 0);
  const [lead, ...others] = moved;
  if (!lead) return "No new inquiries.";
  // Signing is what a seller asks about most.
  const second = others.includes("agreements")
    ? "agreements"
    : others.find((stage) => stage !== "inquiries");
  const isMore = (stage: Stage) => total[stage] > week[stage];
  const clauses = [lead, ...(second ? [second] : [])].map((stage, index) =>
    clauseOf(stage, week[stage], index > 0 && isMore(stage)),
  );
  // Each is a sentence of its own, so a comma separates them.
  return `${capitalized(clauses.join(", and "))}.`;
}

const originPhrases: Record<ViewOrigin, string> = {
  search: "search",
  direct: "typed or bookmarked addresses",
  email: "emails",
  site: "other sites",
};

/**
 * "214 views by 148 visitors, most from search. The busiest week so far."; nothing without views.
 *
 * @param earlier weeks; those without views are from before they were counted
 */
export function viewsSentence(
  { origins, views, visitors }: ViewTotals,
  earlier: readonly Pick<WeekCounts, "views">[],
): string {
  if (views === 0) return "";
  const counted = (count: number, noun: string) =>
    `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
  const most = viewOrigins.find((origin) => origins[origin] * 2 > views);
  const others = earlier.filter((week) => week.views > 0);
  const isBusiest = others.length >= 2 && others.every((week) => week.views < views);
  return [
    `${counted(views, "view")} by ${counted(visitors, "visitor")}${most && views > 1 ? `, most from ${originPhrases[most]}` : ""}.`,
    ...(isBusiest ? ["The busiest week so far."] : []),
  ].join(" ");
}
