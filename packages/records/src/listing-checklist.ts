import { mentionsAddress } from "./hidden-address.ts";
import { mentionsPrice } from "./hidden-price.ts";
import type { ListingDetails, ListingKind } from "./schemas/listing.ts";
import { rentUnits, type Space } from "./schemas/space.ts";
import { occupancyProblem, rentIn } from "./spaces.ts";

/** With fewer, buyers can't picture the property. */
export const photographsMin = 4;
/** The page has room for three. */
export const highlightsMin = 3;

export const checklistItems = [
  "photographs",
  "price",
  "spaces",
  "license",
  "agreement",
  "figures",
  "words",
  "documents",
] as const;
export type ChecklistItem = (typeof checklistItems)[number];

/** Something that a listing's page or its state requires, and whether it is there. */
export type ChecklistEntry = {
  item: ChecklistItem;
  isDone: boolean;
  /** What is missing, or the value's source: "2 of at least 4". */
  note?: string;
};

export type ChecklistFacts = {
  kind: ListingKind;
  details: ListingDetails;
  photographs: readonly { alt: string }[];
  documents: readonly { name: string; tier: string }[];
  /** Whether the broker has a license in the listing's state. */
  isLicensed: boolean;
  /** Whether the text of the confidentiality agreement is still the sample's. */
  isAgreementSample: boolean;
  /** The day in the listing's time zone. */
  today: string;
};

/**
 * What is required before a listing is published, by its page and by state rules. A lease needs a
 * confidentiality agreement only if a document or detail requires one.
 */
export function listingChecklist(facts: ChecklistFacts): ChecklistEntry[] {
  const { details, isAgreementSample, documents, isLicensed, kind } = facts;
  const { cooperatingBroker } = details;
  const needsAgreement =
    kind === "sale" || !details.isAddressShown || documents.some(({ tier }) => tier !== "public");
  return [
    photographs(facts),
    ...(kind === "sale"
      ? [
          {
            item: "price" as const,
            ...missing(
              details.isPriceOnRequest || details.price !== undefined
                ? []
                : ["Set a price or choose “Price on request”"],
            ),
          },
        ]
      : []),
    ...(kind === "lease" || details.spaces ? [spaces(details)] : []),
    {
      item: "license",
      ...missing(isLicensed || cooperatingBroker ? [] : ["None. Name a cooperating broker"]),
      ...(!isLicensed && cooperatingBroker && { note: `${cooperatingBroker.name} cooperates` }),
    },
    ...(needsAgreement
      ? [
          {
            item: "agreement" as const,
            isDone: true,
            ...(isAgreementSample && { note: "The sample’s text. Your attorney supplies yours" }),
          },
        ]
      : []),
    figures(facts),
    words(facts),
    ...(kind === "sale" ? [papers(facts)] : []),
  ];
}

const missing = (notes: readonly string[]) =>
  notes.length === 0 ? { isDone: true } : { isDone: false, note: notes.join(". ") };

function photographs({ photographs: all }: ChecklistFacts): ChecklistEntry {
  const item = "photographs";
  if (all.length < photographsMin) {
    return { item, isDone: false, note: `${all.length} of at least ${photographsMin}` };
  }
  const bare = all.filter(({ alt }) => alt === "").length;
  if (bare === 0) return { item, isDone: true };
  const note = `${bare === 1 ? "One needs" : `${bare} need`} alternative text`;
  return { item, isDone: false, note };
}

/** A space needs a rent, or to say that it is on request, and with a rent its lease type. */
function spaces({ spaces: all = [], squareFeet: ofBuilding }: ListingDetails): ChecklistEntry {
  const lacking = (names: readonly Space[], what: string) =>
    names.length === 0 ? [] : [`${names.map(({ name }) => name).join(", ")}: ${what}`];
  const open = all.filter(({ status }) => status !== "leased");
  return {
    item: "spaces",
    ...missing(
      all.length === 0
        ? ["Add a space for lease"]
        : [
            ...lacking(
              open.filter(({ isRentOnRequest, rent }) => !isRentOnRequest && !rent),
              "set a rent or choose “On request”",
            ),
            ...lacking(
              open.filter(({ leaseType, rent }) => rent && !leaseType),
              "choose the lease type",
            ),
            ...lacking(
              open.filter(({ squareFeet }) => squareFeet > ofBuilding),
              "larger than the property",
            ),
          ],
    ),
  };
}

/** Land has no building, so no year built and no occupancy. */
function figures({ details, kind, today }: ChecklistFacts): ChecklistEntry {
  const { noi, noIncome, noiPeriod, noiThrough, occupancy, type, yearBuilt } = details;
  const isBuilt = type !== "land";
  const absent = [
    ...(isBuilt && yearBuilt === undefined ? ["year built"] : []),
    ...(isBuilt && kind === "sale" && occupancy === undefined ? ["occupancy"] : []),
    ...(isBuilt && kind === "sale" && noi === undefined && !noIncome
      ? ["NOI, or why there is none"]
      : []),
    ...(noi !== undefined && noiPeriod === undefined ? ["the NOI’s period"] : []),
    ...(noiPeriod === "trailing-12" && noiThrough === undefined ? ["the NOI’s last month"] : []),
  ];
  if (absent.length > 0) {
    return { item: "figures", isDone: false, note: `Missing: ${absent.join(", ")}` };
  }
  const problem = occupancyProblem(details, today);
  return {
    item: "figures",
    isDone: true,
    ...(problem && { note: `The site leaves out the occupancy: ${problem}` }),
  };
}

function words({ details, documents, photographs: photos }: ChecklistFacts): ChecklistEntry {
  const { headline, highlights, isAddressShown, summary } = details;
  return {
    item: "words",
    ...missing([
      ...(isAddressShown || headline ? [] : ["A headline in place of the address"]),
      ...(summary ? [] : ["No summary"]),
      ...(highlights.length >= highlightsMin
        ? []
        : [`${highlights.length} of ${highlightsMin} highlights`]),
      ...Object.values(revealingFields(details)),
      ...new Set(
        [
          ...photos.map(({ alt }) => ["An alternative text", alt] as const),
          ...documents.map(({ name }) => ["A document’s name", name] as const),
        ].flatMap(([what, text]) => hiddenFactsIn(details, text).map((fact) => names(what, fact))),
      ),
    ]),
  };
}

/** The facts that a listing hides, but that one of its texts states. */
function hiddenFactsIn(details: ListingDetails, text = ""): ("address" | "price")[] {
  const { address, isAddressShown, isPriceOnRequest, price, spaces: all = [] } = details;
  const rents = all.filter(({ isRentOnRequest }) => isRentOnRequest);
  const prices = [
    ...(isPriceOnRequest && price !== undefined ? [price] : []),
    ...rents.flatMap((space) => rentUnits.flatMap((unit) => inCents(rentIn(unit, space)))),
  ];
  return [
    ...(!isAddressShown && mentionsAddress(text, address) ? (["address"] as const) : []),
    ...(prices.some((each) => mentionsPrice(text, each)) ? (["price"] as const) : []),
  ];
}
const inCents = (amount: number | undefined) =>
  amount === undefined ? [] : [Math.round(amount * 100) / 100];
const names = (what: string, fact: string) => `${what} names the hidden ${fact}`;

/**
 * The public texts of a listing that state its hidden address or price, with a sentence for each
 * field.
 */
export function revealingFields(details: ListingDetails): Record<string, string> {
  const { headline, highlights, line, locationNote, summary } = details;
  const { buildingNote, landNote, occupancyNote, spaces: all = [], yearNote, zoningNote } = details;
  const texts = {
    headline: ["The headline", headline],
    line: ["The line", line],
    summary: ["The summary", summary],
    highlights: [
      "A highlight",
      highlights.map(({ text, title }) => `${title}\n${text}`).join("\n"),
    ],
    locationNote: ["The note on the location", locationNote],
    buildingNote: ["The note on the building", buildingNote],
    landNote: ["The note on the land", landNote],
    yearNote: ["The note on the year built", yearNote],
    occupancyNote: ["The note on the occupancy", occupancyNote],
    zoningNote: ["The note on the zoning", zoningNote],
    spaces: [
      "A space",
      all.map(({ floor, name, note }) => [name, floor, note].filter(Boolean).join("\n")).join("\n"),
    ],
  } as const;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, [what, text]]) => {
      const facts = hiddenFactsIn(details, text);
      return facts.length > 0 ? [[field, names(what, facts.join(" and "))]] : [];
    }),
  );
}

/** Whether a document is a rent roll, by its name. */
export const isRentRoll = ({ name }: { name: string }): boolean => /\brent roll/i.test(name);

/** A memorandum is optional; a rent roll is what a vacant building hasn't got. */
function papers({ details, documents }: ChecklistFacts): ChecklistEntry {
  const hasRentRoll = documents.some(isRentRoll);
  const isOptional = details.type === "land" || details.noIncome !== undefined;
  return {
    item: "documents",
    ...missing(hasRentRoll || isOptional ? [] : ["Missing: rent roll, or why there is none"]),
  };
}
