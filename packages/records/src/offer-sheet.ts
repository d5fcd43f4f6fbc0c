import {
  formatCapRate,
  formatDollars,
  formatExactDollars,
  formatPerSquareFoot,
  formatRent,
} from "./amounts.ts";
import {
  longDay,
  formatTime,
  formatZone,
  monthAndDay,
  shortDay,
  weekdayAndDay,
} from "./moments.ts";
import { againstAsking, askingOf, capRateAt, depositShare } from "./offer-math.ts";
import { effectiveRentFor, nameOfOffered } from "./offer-spaces.ts";
import { type OfferParty, standingCounter } from "./offer-states.ts";
import {
  capitalized,
  contingencyNames,
  formatAgainstAsking,
  formatIncrease,
  roleWordsOf,
} from "./offer-words.ts";
import type {
  Contingency,
  LeaseTerms,
  Offer,
  OfferedListing,
  OfferEvent,
  OfferTerms,
  SaleTerms,
} from "./schemas/offer.ts";

// The offer as one page: the same sentences in the buyer's form, on every reader's screen, in
// emails and in print.

/** A figure of a sentence, with the one that it replaces; a missing one is named. */
export type SheetFigure = { figure: string; was?: string } | { blank: string };
export type SheetLineId =
  | "conditions"
  | "expiry"
  | "increase"
  | "note"
  | "payment"
  | "price"
  | "timing";
export type SheetLine = {
  id: SheetLineId;
  parts: readonly (string | SheetFigure)[];
  /** What the figures mean: "Deposit: 2.1% of the price". */
  margin: string;
  /** Who changed a figure: "Owner’s counter". */
  change?: string;
};
export type OfferSheet = {
  title: string;
  date: string;
  amount: SheetFigure;
  /** "2.0% under asking. 6.53% cap rate. $264 per SF" */
  relation: string;
  lines: readonly SheetLine[];
  /** The signature: none if the reader may not know the buyer's name. */
  person: string;
  signer: string;
  foot: string;
  /** "Offer 3, counter 1"; empty for a first offer. */
  count: string;
};

/** The terms as far as they are typed. */
type Draft<Terms> = { [Key in keyof Terms]?: unknown };
export type DraftTerms =
  | (Draft<SaleTerms> & { kind: "sale" })
  | (Draft<LeaseTerms> & { kind: "lease" });

type Listing = Omit<OfferedListing, "id" | "publicName" | "status">;

type Composed = {
  listing: Listing;
  terms: DraftTerms;
  /** The terms that these replace, and who replaced them. */
  replaced?: { terms: OfferTerms; by: string; expiresAt?: string } | undefined;
  /** When it was made. */
  madeAt: string;
  /** Absent while no day is chosen. */
  expiresAt?: string | undefined;
  files: Offer["files"];
  from: Partial<Pick<Offer, "buyer" | "person" | "role">>;
  reader: OfferParty;
  count?: string;
};

const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const dayMs = 86_400_000;

const number = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
const positive = (value: unknown) => {
  const amount = number(value);
  return amount !== undefined && amount > 0 ? amount : undefined;
};
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** A sentence's figure. @param was the value that it replaces */
function figure<Value>(
  value: Value | undefined,
  blank: string,
  format: (value: Value) => string,
  was?: Value,
): SheetFigure {
  if (value === undefined) return { blank };
  const text = format(value);
  const before = was === undefined ? text : format(was);
  return before === text ? { figure: text } : { figure: text, was: before };
}

/** "$100,000 more", "9 days fewer"; empty without a difference. */
function difference(
  value: number | undefined,
  was: number | undefined,
  format: (size: number) => string,
  [more, less]: readonly [string, string],
): string {
  if (value === undefined || was === undefined || value === was) return "";
  return `${format(Math.abs(value - was))} ${value > was ? more : less}`;
}

const proofOf = ({ files, listing: { timeZone } }: Composed) => {
  const proof = files.findLast(({ kind }) => kind === "proof-of-funds");
  return proof
    ? `${proof.name.replace(/\.\w{2,4}$/, "")} of ${shortDay(proof.addedAt, timeZone)}`
    : "";
};

const sentences = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(". ");

/** "60% with a loan from Example Bank", "in cash" */
function paymentParts({ lender, loanPercent, payment }: Draft<SaleTerms>) {
  if (payment === "cash") return ["in cash"];
  const share = positive(loanPercent);
  const name = typeof lender === "string" ? lender.trim() : "";
  return [
    ...(share === undefined ? ["with a loan"] : [{ figure: `${share}%` }, " with a loan"]),
    ...(name ? [" from ", { figure: name }] : []),
  ];
}

const paymentText = (terms: Draft<SaleTerms>) =>
  paymentParts(terms)
    .map((part) => (typeof part === "string" ? part : part.figure))
    .join("");

/** "inspection, title and survey, and financing" */
const conditionsText = (chosen: readonly Contingency[]) =>
  chosen.length === 0
    ? "nothing else"
    : list.format(chosen.map((one) => contingencyNames[one].toLowerCase()));

function saleLines(sheet: Composed, terms: Draft<SaleTerms>, we: Voice): SheetLine[] {
  const { listing, replaced } = sheet;
  const before = replaced?.terms.kind === "sale" ? replaced.terms : undefined;
  const [price, deposit] = [positive(terms.price), number(terms.deposit)];
  const [diligence, closing] = [number(terms.diligenceDays), positive(terms.closingDays)];
  const chosen = (terms.contingencies ?? []) as readonly Contingency[];
  const share = positive(terms.loanPercent);
  const loan = price !== undefined && share !== undefined && Math.round((price * share) / 100);
  const payment = paymentText(terms);
  const paidBefore = before && paymentText(before);
  const changedAmounts = sentences(
    difference(price, before?.price, formatDollars, ["more", "less"]),
    capitalizedDifference("Deposit ", deposit, before?.deposit),
  );
  const changedDays = sentences(
    difference(diligence, before?.diligenceDays, days, ["more", "fewer"]),
    closing !== before?.closingDays &&
      before &&
      `Closing ${difference(closing, before.closingDays, days, ["later", "sooner"])}`,
  );
  return [
    {
      id: "price",
      parts: [
        `${we.name} offer `,
        figure(price, "price", formatDollars, before?.price),
        ` for ${listing.name}, with a deposit of `,
        figure(deposit, "deposit", formatDollars, before?.deposit),
        ".",
      ],
      ...changed(
        sheet,
        changedAmounts,
        price !== undefined && deposit !== undefined
          ? `Deposit: ${depositShare({ deposit, price }).toFixed(1)}% of the price`
          : "",
      ),
    },
    {
      id: "timing",
      parts: [
        `${we.name} need `,
        figure(diligence, "days", days, before?.diligenceDays),
        " of due diligence and close ",
        figure(closing, "days", days, before?.closingDays),
        " after contract.",
      ],
      ...changed(sheet, changedDays, ifSignedWhenDue(listing, sheet.madeAt, diligence, closing)),
    },
    {
      id: "payment",
      parts: [
        `${we.name} pay `,
        ...(paidBefore === undefined || paidBefore === payment
          ? paymentParts(terms)
          : [{ figure: payment, was: paidBefore }]),
        ".",
      ],
      ...changed(
        sheet,
        paidBefore === undefined || paidBefore === payment ? "" : "Payment changed",
        sentences(
          terms.payment !== "cash" &&
            loan !== false &&
            price !== undefined &&
            `Loan ${formatDollars(loan)}, cash ${formatDollars(price - loan)}`,
          proofOf(sheet),
        ),
      ),
    },
    {
      id: "conditions",
      parts: [
        `${we.their} offer depends on `,
        figure(chosen, "", conditionsText, before?.contingencies),
        ".",
      ],
      ...changed(
        sheet,
        before && conditionsText(chosen) !== conditionsText(before.contingencies)
          ? "Conditions changed"
          : "",
        "",
      ),
    },
  ];
}

const capitalizedDifference = (
  what: string,
  value: number | undefined,
  was: number | undefined,
) => {
  const text = difference(value, was, formatDollars, ["more", "less"]);
  return text && what + text;
};

function leaseLines(sheet: Composed, terms: Draft<LeaseTerms>, we: Voice): SheetLine[] {
  const { listing, replaced } = sheet;
  const before = replaced?.terms.kind === "lease" ? replaced.terms : undefined;
  const [rent, months] = [positive(terms.rent), positive(terms.termMonths)];
  const improvements = number(terms.improvements);
  const startsOn =
    typeof terms.startsOn === "string" && terms.startsOn !== "" ? terms.startsOn : undefined;
  const inMonths = (count: number) => (count === 1 ? "1 month" : `${count} months`);
  const inFirstMonths = (count: number) => (count === 1 ? "month" : inMonths(count));
  const perFoot = (amount: number) => `${formatExactDollars(amount)} per SF`;
  const day = (text: string) => longDay(`${text}T12:00:00Z`, "UTC");
  const growth = {
    increase: number(terms.increase) ?? 0,
    increaseUnit: terms.increaseUnit as LeaseTerms["increaseUnit"],
  };
  const free = number(terms.freeMonths) ?? 0;
  const hasGrowth = growth.increase > 0 || (before?.increase ?? 0) > 0;
  const hasFree = free > 0 || (before?.freeMonths ?? 0) > 0;
  const options = (["renewal", "guaranty"] as const).map((key) => ({
    key,
    text: textOf(terms[key]),
    was: textOf(before?.[key]),
  }));
  return [
    {
      id: "price",
      parts: [
        `${we.name} propose `,
        figure(rent, "rent", formatRent, before?.rent),
        ` for ${nameOfOffered(listing, placeOf(terms))}, for `,
        figure(months, "term", inMonths, before?.termMonths),
        ".",
      ],
      ...changed(
        sheet,
        sentences(
          difference(rent, before?.rent, formatRent, ["more", "less"]),
          difference(months, before?.termMonths, inMonths, ["more", "fewer"]),
        ),
        "",
      ),
    },
    ...(hasGrowth || hasFree
      ? [
          {
            id: "increase" as const,
            parts: [
              ...(hasGrowth
                ? ["The rent grows by ", figure(growth, "", formatIncrease, before), " a year"]
                : []),
              ...(hasFree
                ? [
                    hasGrowth ? ", and the first " : "The first ",
                    figure(free, "", inFirstMonths, before && (before.freeMonths ?? 0)),
                    free === 1 ? " is free" : " are free",
                  ]
                : []),
              ".",
            ],
            ...changed(
              sheet,
              sentences(
                before !== undefined &&
                  formatIncrease(growth) !== formatIncrease(before) &&
                  "Increase changed",
                difference(free, before && (before.freeMonths ?? 0), inMonths, [
                  "more free",
                  "fewer free",
                ]),
              ),
              "",
            ),
          },
        ]
      : []),
    {
      id: "timing",
      parts: [
        `${we.name} start on `,
        figure(startsOn, "day", day, before?.startsOn),
        " and ask for ",
        figure(improvements, "improvements", perFoot, before?.improvements),
        " of improvements.",
      ],
      ...changed(
        sheet,
        difference(improvements, before?.improvements, perFoot, ["more", "less"]) ||
          (before !== undefined && before.startsOn !== startsOn ? "Another start" : ""),
        proofOf(sheet),
      ),
    },
    ...(options.some(({ text, was }) => text || was)
      ? [
          {
            id: "conditions" as const,
            parts: options
              .filter(({ text, was }) => text || was)
              .flatMap(({ key, text, was }, index) => [
                `${index > 0 ? " " : ""}${key === "renewal" ? "Renewal" : "Guaranty"}: `,
                figure(text || "none", "", String, before && (was || "none")),
                ".",
              ]),
            ...changed(
              sheet,
              before !== undefined && options.some(({ text, was }) => text !== was)
                ? "Options changed"
                : "",
              "",
            ),
          },
        ]
      : []),
  ];
}

/** A text as it ends a sentence. */
const textOf = (value: unknown) =>
  typeof value === "string" ? value.trim().replace(/\.$/, "") : "";

/** What a draft of a proposal is for, so far. */
const placeOf = ({ spaceIds }: Draft<LeaseTerms>) => ({
  kind: "lease" as const,
  spaceIds: Array.isArray(spaceIds) ? (spaceIds as string[]) : [],
});

/** The days of due diligence and closing: "Signed on July 20: August 19 and September 18" */
function ifSignedWhenDue(
  { offersDueAt, timeZone }: Listing,
  madeAt: string,
  diligence: number | undefined,
  closing: number | undefined,
): string {
  if (offersDueAt === undefined || offersDueAt < madeAt) return "";
  if (diligence === undefined || closing === undefined) return "";
  const after = (count: number) =>
    monthAndDay(new Date(Date.parse(offersDueAt) + count * dayMs).toISOString(), timeZone);
  return `Signed on ${monthAndDay(offersDueAt, timeZone)}: ${after(diligence)} and ${after(closing)}`;
}

/** The figures of a draft, as far as they are typed. */
function numbersOf(terms: Draft<LeaseTerms>): Partial<LeaseTerms> & { kind: "lease" } {
  const keys = ["rent", "termMonths", "freeMonths", "increase", "improvements"] as const;
  return {
    ...placeOf(terms),
    ...Object.fromEntries(keys.map((key) => [key, number(terms[key])])),
    increaseUnit: terms.increaseUnit as LeaseTerms["increaseUnit"],
  };
}

/** A sentence's margin: what changed and who changed it, or else what the figures mean. */
const changed = ({ replaced }: Composed, text: string, meaning: string) =>
  replaced && text ? { margin: text, change: replaced.by } : { margin: meaning };

type Voice = { name: "I" | "We"; their: "My" | "Our" };

/** Sets an offer's sentences, as far as its terms are known. */
export function composeOffer(sheet: Composed): OfferSheet {
  const { count = "", expiresAt, from, listing, madeAt, reader, terms } = sheet;
  const { offersDueAt, timeZone } = listing;
  const isPerson = from.person !== undefined && from.buyer === from.person;
  const we: Voice = isPerson ? { name: "I", their: "My" } : { name: "We", their: "Our" };
  const { kind } = terms;
  const isSale = kind === "sale";
  const amount = positive(isSale ? terms.price : terms.rent);
  const before = sheet.replaced?.terms;
  const endedAt = sheet.replaced?.expiresAt;
  const note = typeof terms.note === "string" ? terms.note.trim() : "";
  const rate = isSale && amount !== undefined ? capRateAt(amount, listing) : undefined;
  const place = isSale ? ({ kind } as const) : placeOf(terms);
  const effective = isSale ? undefined : effectiveRentFor(numbersOf(terms), listing);
  const format = isSale ? formatDollars : formatRent;
  return {
    title: `${isSale ? "Offer to buy" : "Proposal to lease"} ${[nameOfOffered(listing, place), listing.place].filter(Boolean).join(", ")}`,
    date: longDay(madeAt, timeZone),
    amount: figure(
      amount,
      isSale ? "Price" : "Rent",
      format,
      before && (before.kind === "sale" ? before.price : before.rent),
    ),
    relation:
      amount === undefined
        ? ""
        : sentences(
            formatAgainstAsking(againstAsking(amount, askingOf(listing, place))),
            rate !== undefined &&
              `${formatCapRate(rate)} cap rate${listing.isProForma ? ", pro forma" : ""}`,
            isSale && `${formatPerSquareFoot(amount, listing.squareFeet)} per SF`,
            effective &&
              "perYear" in effective &&
              `Effective rent ${formatRent(effective.perYear)}`,
          ),
    lines: [
      ...(terms.kind === "sale" ? saleLines(sheet, terms, we) : leaseLines(sheet, terms, we)),
      {
        id: "expiry",
        parts: [
          "It expires ",
          figure(
            expiresAt,
            "day and time",
            (at) => `${weekdayAndDay(at, timeZone)} at ${formatTime(at, timeZone)}`,
            endedAt,
          ),
          ".",
        ],
        ...(endedAt !== undefined && endedAt !== expiresAt && { change: sheet.replaced?.by }),
        margin:
          expiresAt !== undefined
            ? formatZone(timeZone)
            : offersDueAt === undefined
              ? ""
              : `${isSale ? "Offers" : "Proposals"} are due ${monthAndDay(offersDueAt, timeZone)}, ${formatTime(offersDueAt, timeZone)}`,
      },
      ...(note
        ? [
            {
              id: "note" as const,
              parts: [note],
              margin: reader === "buyer" ? "Your note" : "The buyer’s note",
            },
          ]
        : []),
    ],
    person: from.person ?? "",
    signer:
      from.person === undefined
        ? (from.buyer ?? "").replace(/^Private buyer \d+$/, "A private buyer")
        : [
            from.role && capitalized(roleWordsOf(isSale ? "sale" : "lease")[from.role]),
            !isPerson && from.buyer,
          ]
            .filter(Boolean)
            .join(", "),
    foot: `Not binding until both sides sign a ${isSale ? "purchase agreement" : "lease"}.`,
    count,
  };
}

type SheetOf = {
  offer: Omit<Offer, "buyer" | "isLate" | "isReviewed"> & Partial<Pick<Offer, "buyer">>;
  listing: Listing;
  history: readonly OfferEvent[];
  from?: Composed["from"];
  reader: OfferParty;
  now: Date;
};

/** An offer's page, with its counter or its buyer's last change struck and set. */
export function sheetOf({ from, history, listing, now, offer, reader }: SheetOf): OfferSheet {
  const counter = standingCounter(offer, now);
  const { changedAt, expiresAt, files, id, state, terms } = offer;
  const own = history.filter(({ offerId }) => offerId === id);
  const last = own.find(({ kind }) => kind === "offered" || kind === "changed");
  const before = state === "open" ? last?.before : undefined;
  const offers = own.filter(({ kind }) => kind === "offered" || kind === "changed").length;
  const sent = own.filter(({ kind }) => kind === "counter-sent").length;
  const counters = sent + (counter !== undefined && counter.state !== "sent" ? 1 : 0);
  return composeOffer({
    listing,
    terms: counter ? { ...counter.terms, note: terms.note } : terms,
    replaced: counter
      ? {
          terms,
          by: counter.state === "proposed" ? "Proposed" : "Owner’s counter",
          ...(counter.expiresAt !== undefined && { expiresAt }),
        }
      : before && { terms: before, by: "New offer" },
    madeAt: changedAt,
    expiresAt: counter?.expiresAt ?? expiresAt,
    files,
    from: from ?? offer,
    reader,
    count: [
      (offers > 1 || counters > 0) && `Offer ${Math.max(offers, 1)}`,
      counters > 0 && `counter ${counters}`,
    ]
      .filter(Boolean)
      .join(", "),
  });
}
