import { formatDollars, formatExactDollars } from "@frontage/records/amounts";
import { dealPath } from "@frontage/content/dashboard";
import { amountOf, bestIn, highestOffer } from "@frontage/records/offer-math";
import {
  capitalized,
  formatAmount,
  formatContingencies,
  formatPayment,
  numberWord,
  prospectRoleNames,
  formatTermsAgainstAsking,
} from "@frontage/records/offer-words";
import { isExpired, isOpen } from "@frontage/records/offer-states";
import type { ListingWeek, WeekCounts } from "@frontage/records/schemas/listing-week";
import type { Offer, OfferBoard, OfferTerms } from "@frontage/records/schemas/offer";
import { privateBuyer } from "../../prospects/buyer-name.ts";
import { formatWeek } from "../../seller-reports/week.ts";
import { dayAt, formatFullDay, formatTime, formatZone } from "../../time/clock.ts";
import { recordItem, type RecordItem } from "./record-item.ts";

/** A listing as its client may know it: its last week, and its offers. */
export type ListingRecord = {
  board: OfferBoard;
  week: ListingWeek;
  clientId: string | null;
  dealId: string;
};

type ListingFact = RecordItem["fact"];

/** What a listing's week and its offers state. */
export function listingItems(listing: ListingRecord, now: Date): RecordItem[] {
  const { board, clientId, dealId, week } = listing;
  const { id, name } = board.listing;
  const page = dealPath(dealId);
  const shared = { kind: "deal" as const, recordId: dealId, clientId, dealId };
  const parts = [
    {
      ...shared,
      id: `offers:${id}`,
      title: `Offers for ${name}`,
      path: `${page}#offers`,
      facts: offerFacts(board, now),
    },
    {
      ...shared,
      id: `week:${id}`,
      title: `${name}: the week on the listing`,
      path: `${page}#listing`,
      facts: weekFacts(week),
    },
  ];
  return parts.flatMap(({ facts, ...passage }) => {
    const text = facts.map(({ fact }) => fact.quote).join("\n");
    return facts.map(({ fact, ...more }) =>
      recordItem({ ...passage, text }, fact, { dealId, ...more }),
    );
  });
}

type Stated = { fact: ListingFact; label?: string; other?: string };

function offerFacts({ listing, offers }: OfferBoard, now: Date): Stated[] {
  const { kind, name, offersDueAt, timeZone } = listing;
  const [one, many] = kind === "sale" ? ["offer", "offers"] : ["proposal", "proposals"];
  const open = offers.filter((offer) => isOpen(offer, now));
  const accepted = offers.find(({ state }) => state === "accepted");
  const when = (moment: string) =>
    `${formatFullDay(dayAt(new Date(moment), timeZone))}, ${formatTime(new Date(moment), timeZone)} ${formatZone(timeZone)}`;
  const count = `${numberWord(open.length)} open ${open.length === 1 ? one : many}`;
  const there = `there ${open.length === 1 ? "is" : "are"} ${count}`;
  const state = accepted
    ? `the ${one} of ${named(accepted)} is accepted, at ${formatAmount(accepted.terms)}`
    : open.length > 0
      ? `${there}, and none is accepted yet`
      : there;
  const stated: Stated[] = [
    { fact: { attribute: "offer-count", type: "amount", quote: `${name}: ${state}.` } },
  ];
  const highest = Math.max(...open.map(({ terms }) => amountOf(terms)));
  const leading = open.filter(({ terms }) => amountOf(terms) === highest);
  const [lead] = leading;
  if (lead) {
    const by = list.format(leading.map(named));
    const against = inWords(lead.terms, listing);
    const quote = `${name}: the highest ${one} is ${formatAmount(lead.terms)}, by ${by}${against}.`;
    stated.push({ fact: { attribute: "offer-highest", type: "amount", quote } });
  }
  const best = bestTerms(open, kind);
  if (best) {
    const terms = highestOffer(open)?.terms;
    const ofHighest =
      terms === "weakest" || terms === "strongest"
        ? ` The highest ${one} has the ${terms} other terms.`
        : "";
    const quote = `${name}, best terms of the open ${many}: ${best}.${ofHighest}`;
    stated.push({ fact: { attribute: "offer-best", type: "clause", quote } });
  }
  if (offersDueAt !== undefined) {
    const verb = Date.parse(offersDueAt) < now.getTime() ? "were" : "are";
    const day = dayAt(new Date(offersDueAt), timeZone);
    const quote = `${name}: ${many} ${verb} due ${when(offersDueAt)}.`;
    stated.push({ fact: { attribute: "offers-due", type: "date", day, quote } });
  }
  for (const offer of offers.toSorted((a, b) => amountOf(b.terms) - amountOf(a.terms))) {
    const ends = `${isExpired(offer, now) ? "expired" : "expires"} ${when(offer.expiresAt)}`;
    const verb = isExpired(offer, now) ? "offered" : verbs[offer.state];
    const said = [
      `${verb} ${formatAmount(offer.terms)}${inWords(offer.terms, listing)}`,
      ...termPhrases(offer.terms),
      ...(offer.state === "open" ? [ends] : []),
    ].join("; ");
    const quote = `${name}: ${named(offer)} ${said}.${counterOf(offer)}`;
    stated.push({
      fact: { attribute: "offer", type: "clause", quote },
      label: offer.buyer,
      other: [isExpired(offer, now) ? "expired" : offer.state, offer.counter && "countered"]
        .filter(Boolean)
        .join(" "),
    });
  }
  return stated;
}

/** A buyer within a sentence. */
const named = ({ buyer }: Pick<Offer, "buyer">) =>
  buyer === privateBuyer ? "a private buyer" : buyer;

const list = new Intl.ListFormat("en-US");

/** ", 2.0% under asking" */
function inWords(terms: OfferTerms, listing: OfferBoard["listing"]): string {
  const against = formatTermsAgainstAsking(terms, listing);
  return against && `, ${against.toLowerCase()}`;
}

const verbs: Record<Offer["state"], string> = {
  open: "offers",
  accepted: "is accepted at",
  declined: "was declined at",
  withdrawn: "withdrew an offer of",
  ended: "had a contract, which has ended, at",
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

function counterOf({ counter, state }: Offer): string {
  if (!counter || state !== "open") return "";
  const step = {
    proposed: "is proposed and waits for the owner’s approval",
    approved: "is approved by the owner",
    sent: "went to the buyer",
  }[counter.state];
  return ` A counter at ${formatAmount(counter.terms)} ${step}.`;
}

const bestNames = {
  sale: {
    price: "highest price",
    deposit: "largest deposit",
    diligence: "shortest due diligence",
    closing: "soonest closing",
    contingencies: "fewest conditions",
    payment: "cash",
    proof: "proof of funds",
  },
  lease: {
    rent: "highest rent",
    term: "longest term",
    improvements: "least improvements",
    start: "earliest start",
  },
} as const;

/** "highest price, Specimen Capital; soonest closing, Template Family Office"; empty if all are alike. */
function bestTerms(open: readonly Offer[], kind: keyof typeof bestNames): string {
  return Object.entries(bestNames[kind])
    .flatMap(([key, name]) => {
      const ids = bestIn(open, key as Parameters<typeof bestIn>[1]);
      const buyers = open.filter(({ id }) => ids.has(id)).map(named);
      return buyers.length > 0 ? [`${name}, ${list.format(buyers)}`] : [];
    })
    .join("; ");
}

const stageNames: Record<keyof WeekCounts, readonly [one: string, many: string]> = {
  inquiries: ["inquiry", "inquiries"],
  agreements: ["confidentiality agreement signed", "confidentiality agreements signed"],
  readers: [
    "first-time reader of the offering memorandum",
    "first-time readers of the offering memorandum",
  ],
  tours: ["tour", "tours"],
  offers: ["offer", "offers"],
};
const stages = Object.keys(stageNames) as (keyof WeekCounts)[];

function weekFacts({ interested, listing, ...week }: ListingWeek): Stated[] {
  const { name } = listing;
  const days = formatWeek(week);
  const said = [week.sentence, week.rest].filter(Boolean).join(" ");
  return [
    {
      fact: { attribute: "listing-week", type: "clause", quote: `${name}, ${days}: ${said}` },
    },
    ...stages.map((stage): Stated => {
      const count = week.week[stage];
      const [one, many] = stageNames[stage];
      const quote = `${name}: ${numberWord(count)} ${count === 1 ? one : many} from ${days}, ${week.total[stage].toLocaleString("en-US")} in total.`;
      return { fact: { attribute: "listing-stage", type: "amount", quote }, label: stage };
    }),
    ...interested.map(({ company, role, step }): Stated => {
      const who = role ? `${company}, ${prospectRoleNames[role].toLowerCase()}` : company;
      const quote = `${name}: ${capitalized(who)}. ${step}.`;
      return { fact: { attribute: "interested", type: "person", quote } };
    }),
  ];
}
