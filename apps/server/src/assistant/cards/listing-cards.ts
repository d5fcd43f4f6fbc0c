import { dealPath } from "@frontage/content/dashboard";
import { formatDollars, formatExactDollars } from "@frontage/records/amounts";
import { amountOf } from "@frontage/records/offer-math";
import { isCounterExpired, isExpired, isOpen } from "@frontage/records/offer-states";
import {
  capitalized,
  formatAmount,
  formatContingencies,
  formatPayment,
  formatTermsAgainstAsking,
  numberWord,
  interestIn,
  roleNamesOf,
} from "@frontage/records/offer-words";
import type { ListingWeek, WeekCounts } from "@frontage/records/schemas/listing-week";
import type { Offer, OfferBoard, OfferTerms } from "@frontage/records/schemas/offer";
import { formatWeek } from "../../seller-reports/week.ts";
import { dayAt, formatFullDay, formatTime, formatZone } from "../../time/clock.ts";
import type { AskedKind, RecordCard } from "./record-card.ts";

/** The listing of a deal as its client may know it: its offers, and its last week. */
export function listingCards(
  { board, dealId, week }: { board: OfferBoard; dealId: string; week: ListingWeek },
  now: Date,
): RecordCard[] {
  const shared = { recordId: dealId, dealIds: [dealId] };
  const page = dealPath(dealId);
  return [
    ...offerFacts(board, now).map((fact) => ({
      ...shared,
      ...fact,
      source: "offer" as const,
      title: "Offers",
      path: `${page}#offers`,
    })),
    ...weekFacts(week).map((fact) => ({
      ...shared,
      ...fact,
      source: "listing" as const,
      title: "Listing",
      path: `${page}#listing`,
    })),
  ];
}

type Fact = Pick<RecordCard, "label" | "text" | "words" | "answers">;

const offerWords = "offer offers bid bids proposal proposals came in received";

function offerFacts({ listing, offers }: OfferBoard, now: Date): Fact[] {
  const { kind, offersDueAt, timeZone } = listing;
  const [one, many] = kind === "sale" ? ["offer", "offers"] : ["proposal", "proposals"];
  const open = offers.filter((offer) => isOpen(offer, now));
  const accepted = offers.find(({ state }) => state === "accepted");
  const when = (moment: string) =>
    `${formatFullDay(dayAt(new Date(moment), timeZone))}, ${formatTime(new Date(moment), timeZone)} ${formatZone(timeZone)}`;
  const count = `${capitalized(numberWord(open.length))} open ${open.length === 1 ? one : many}`;
  const facts: Fact[] = [
    {
      label: capitalized(many),
      text: accepted
        ? `Accepted: ${accepted.buyer}, ${formatAmount(accepted.terms)}`
        : `${count}${open.length > 0 ? "; none is accepted yet" : ""}`,
      words: `${offerWords} how many accepted status`,
      answers: ["howMany"],
    },
  ];
  const highest = Math.max(...open.map(({ terms }) => amountOf(terms)));
  const leading = open.filter(({ terms }) => amountOf(terms) === highest);
  const [lead] = leading;
  if (lead) {
    facts.push({
      label: `Highest ${one}`,
      text: `${formatAmount(lead.terms)}, ${list.format(leading.map(({ buyer }) => buyer))}${againstAsking(lead.terms, listing)}`,
      words: `${offerWords} best top most price`,
      answers: ["howMuch", "who"],
    });
  }
  if (offersDueAt !== undefined) {
    facts.push({
      label: `${capitalized(many)} due`,
      text: when(offersDueAt),
      words: `${offerWords} due date deadline last day`,
      answers: ["when"],
    });
  }
  for (const offer of offers.toSorted((a, b) => amountOf(b.terms) - amountOf(a.terms))) {
    const ends = `${isExpired(offer, now) ? "expired" : "expires"} ${when(offer.expiresAt)}`;
    const text = [
      `${formatAmount(offer.terms)}${againstAsking(offer.terms, listing)}`,
      ...termPhrases(offer.terms),
      offer.state === "open" ? ends : states[offer.state],
      ...counterOf(offer, now),
    ].join("; ");
    facts.push({
      label: `${capitalized(one)} of ${offer.buyer}`,
      text,
      words: `${offerWords} offered terms counter countered buyer expire`,
      answers: ["howMuch", "who", "when"],
    });
  }
  return facts;
}

const list = new Intl.ListFormat("en-US");

/** ", 2.0% under asking" */
function againstAsking(terms: OfferTerms, listing: OfferBoard["listing"]): string {
  const against = formatTermsAgainstAsking(terms, listing);
  return against && `, ${against.toLowerCase()}`;
}

const states: Record<Exclude<Offer["state"], "open">, string> = {
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrawn",
  ended: "the contract has ended",
};

function termPhrases(terms: OfferTerms): string[] {
  if (terms.kind === "lease") {
    const { improvements, startsOn, termMonths } = terms;
    return [
      `${termMonths} months from ${formatFullDay(startsOn)}`,
      `improvements of ${formatExactDollars(improvements)} per SF`,
    ];
  }
  const { closingDays, contingencies, deposit, diligenceDays } = terms;
  return [
    `deposit ${formatDollars(deposit)}, due diligence ${diligenceDays} days, closing ${closingDays} days`,
    `depends on ${formatContingencies(contingencies).toLowerCase()}`,
    `payment: ${formatPayment(terms).replace(/^[CL]/, (letter) => letter.toLowerCase())}`,
  ];
}

function counterOf({ counter, isCounterUnsent, state }: Offer, now: Date): string[] {
  if (!counter || state !== "open") return [];
  const amount = formatAmount(counter.terms);
  if (isCounterExpired({ counter }, now)) return [`a counter at ${amount} has expired`];
  const step = {
    proposed: "is proposed and waits for your approval",
    approved: "is approved",
    sent: isCounterUnsent ? "wasn’t delivered to the buyer" : "went to the buyer",
  }[counter.state];
  return [`a counter at ${amount} ${step}`];
}

const stageNames: Record<keyof WeekCounts, readonly [label: string, words: string]> = {
  views: ["Views", "views visits visitors page looked"],
  inquiries: ["Inquiries", "inquiry contacted"],
  agreements: ["Confidentiality agreements signed", "NDA sign"],
  readers: ["First-time readers of the offering memorandum", "opened read OM views looked"],
  tours: ["Tours", "tour visit showing"],
  offers: ["Offers of the week", "offer"],
};

function weekFacts({ interested, ...week }: ListingWeek): Fact[] {
  const days = formatWeek(week);
  const counts = Object.entries(stageNames) as [keyof WeekCounts, readonly [string, string]][];
  return [
    {
      label: `The week on the listing, ${days}`,
      text: [week.sentence, week.rest].filter(Boolean).join(" "),
      words: "week listing report happened activity marketing going interest",
      answers: ["howMany"],
    },
    ...counts.map(([stage, [label, words]]): Fact => ({
      label,
      text: `${week.week[stage].toLocaleString("en-US")} from ${days}, ${week.total[stage].toLocaleString("en-US")} in total`,
      words: `${words} week count how many listing`,
      answers: ["howMany"],
    })),
    ...interested.map(({ company, role, step }): Fact => ({
      label: "Interested buyer",
      text: `${role ? `${company}, ${roleNamesOf(interestIn(week.listing))[role].toLowerCase()}` : company}. ${step}`,
      words: "who interested buyer buyers prospects looking serious",
      answers: ["who"] satisfies AskedKind[],
    })),
  ];
}
