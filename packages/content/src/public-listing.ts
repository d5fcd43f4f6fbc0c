import {
  acresOf,
  formatAcres,
  formatCapRate,
  formatCents,
  formatDollars,
  formatPerSquareFoot,
  formatPropertySize,
  formatExactDollars,
  formatSquareFeet,
} from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { withinSentence } from "@frontage/records/in-sentence";
import { type KnownDetails, knownDetails, withoutAddress } from "@frontage/records/known-listing";
import { isRentRoll } from "@frontage/records/listing-checklist";
import { isClosed as isClosedStatus } from "@frontage/records/listing-states";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import { dueLabel, numberWord } from "@frontage/records/offer-words";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { PropertyType } from "@frontage/records/schemas/deal";
import type {
  DocumentTier,
  ListingDetails,
  ListingKind,
  ListingStatus,
} from "@frontage/records/schemas/listing";
import { type RentUnit, rentUnits, type Space } from "@frontage/records/schemas/space";
import {
  describeSpaces,
  fitsSize,
  leaseTypeNames,
  occupancyProblem,
  rentIn,
  rentPerYear,
  sidesOf,
  spacesOnOffer,
  spacesShown,
  spaceStatusNames,
} from "@frontage/records/spaces";
import { broker } from "./broker.ts";
import { daysSinceConfirmed, freshness, listingPaths } from "./listings.ts";

/** A photograph of a listing, at the widths that its files have. */
export type PublicPhoto = {
  id: string;
  alt: string;
  isRendering: boolean;
  width: number;
  height: number;
  /** Ascending. */
  widths: readonly number[];
};

export type PublicDocument = {
  id: string;
  name: string;
  /** "PDF, 2 pages" */
  format: string;
  tier: DocumentTier;
  isOfferingMemorandum?: boolean;
};

/** A figure of a listing, and its basis: the period, the source or the formula. */
export type ListingFigure = { label: string; value: string; basis: string };

/** A space that is for lease, as the listing's page shows it. */
export type PublicSpace = {
  id: string;
  /** "Suite 3" */
  name: string;
  /** "Second floor" */
  floor: string | undefined;
  note: string | undefined;
  /** "4,180 SF" */
  size: string;
  squareFeet: number;
  divisibleFrom: number | undefined;
  /** "Divisible from 1,900 SF", "Not divisible" */
  division: string;
  /** "$24.50" in each unit; undefined on request. */
  rents: Record<RentUnit, string> | undefined;
  /** "Full service", "NNN, plus $7.10/SF in expenses" */
  rentDetail: string;
  /** "about $8,534 a month", unless there are expenses on top. */
  monthly: string | undefined;
  isAvailable: boolean;
  /** "Now", "October 1, 2026", "Lease pending" */
  available: string;
  /** "Available", "Since Jul 1" */
  since: string;
  plan: PublicDocument | undefined;
  /** For search engines: dollars per square foot and year. */
  amount: number | undefined;
};

/** What is for lease: figures of the spaces on offer, and all spaces that the page lists. */
export type PublicLease = {
  /** "1,200–18,400 SF" */
  size: string;
  /** "From $18.00/SF/yr" */
  rent: string;
  /** "3 spaces" */
  count: string;
  /** "3 spaces, from $18.00/SF/yr"; of a single space its rent. */
  detail: string;
  /** "Full service, NNN" */
  types: string;
  /** "Now, October 2026" */
  available: string;
  spaces: readonly PublicSpace[];
};

/** A listing as its pages show it, with formatted texts. None of them contains a hidden address. */
export type PublicListing = {
  slug: string;
  kind: ListingKind;
  status: ListingStatus;
  type: PropertyType;
  region: string;
  city: string;
  /** The address, or the headline if the address is hidden. */
  name: string;
  /** "Anytown, ST" */
  place: string;
  isAddressShown: boolean;
  position: { latitude: number; longitude: number } | undefined;
  /** "Anytown, ST. Retail property for sale.", "Anytown, ST. Retail property, sold." */
  subtitle: string;
  line: string | undefined;
  summary: string | undefined;
  highlights: readonly { title: string; text: string }[];
  locationNote: string | undefined;
  /** "Office for lease", "Land, 4.3 acres", "Retail, 46,000 SF, for sale and for lease" */
  facts: string;
  squareFeet: number;
  /** Neither once it was sold or leased. */
  isForSale: boolean;
  isForLease: boolean;
  lease: PublicLease | undefined;
  /** "$12,400,000", "Price on request"; of a lease the size, "1,200–18,400 SF". */
  price: string;
  /** "6.40% cap rate", "From $18.00/SF/yr", "" */
  priceNote: string;
  /** With the price per square foot: "6.40% cap rate, $270/SF", "$16,470/acre, $0.38/SF". */
  priceDetail: string;
  statusName: string;
  isAvailable: boolean;
  /** Whether it was sold or leased. */
  isClosed: boolean;
  /** "Confirmed available Jul 13", "Since Jun 6", "Sold Jun 30" */
  since: string;
  /** Confirmed recently: a check mark precedes the words. */
  isFresh: boolean;
  /** "Offers due" or "Proposals due", and "Offers due Jul 20" */
  offersDue: { label: string; short: string; day: string; zone: string } | undefined;
  figures: readonly ListingFigure[];
  photos: readonly PublicPhoto[];
  documents: readonly PublicDocument[];
  /** Whether documents can be requested. */
  hasAgreement: boolean;
  /** Whether one of them is the offering memorandum. */
  hasMemorandum: boolean;
  /** Whether one of them is a rent roll. */
  hasRentRoll: boolean;
  /** "Broker, license SAMPLE-0142 (ST)" */
  license: string;
  /** A broker licensed in the property's state, if this site's broker isn't. */
  cooperatingBroker: string | undefined;
  datePosted: string;
  /** For search engines: the price of a sale, whole US dollars. */
  amount: number | undefined;
};

/** A listing as it is stored. */
export type ListingSource = {
  slug: string;
  kind: ListingKind;
  status: ListingStatus;
  details: ListingDetails;
  publishedAt: string | null;
  confirmedAt: string | null;
  statusAt: string;
  offersDueAt: string | null;
  photos: readonly PublicPhoto[];
  documents: readonly PublicDocument[];
};

export const listingStatusNames: Record<ListingStatus, string> = {
  draft: "Draft",
  available: "Available",
  lapsed: "Agreement ended",
  "under-contract": "Under contract",
  "lease-pending": "Lease pending",
  sold: "Sold",
  leased: "Leased",
  withdrawn: "Withdrawn",
};

/** Several properties of a type, within a sentence. */
export const propertyTypePlurals: Record<PropertyType, string> = {
  office: "offices",
  retail: "retail properties",
  industrial: "industrial properties",
  multifamily: "apartment buildings",
  "mixed-use": "mixed-use properties",
  land: "land",
  hospitality: "hotels",
  medical: "medical properties",
  "self-storage": "self-storage properties",
  "special-purpose": "special-purpose properties",
};

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const hundredths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** "Jul 13" */
export const shortDay = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone }).format(
    Date.parse(instant),
  );

/** "Monday, July 20, 5pm" and "Central time (Chicago)". */
export function momentTexts(instant: string, timeZone: string): { day: string; zone: string } {
  const at = Date.parse(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { timeZone, ...options }).format(at);
  const clock = part({ hour: "numeric", minute: "2-digit" })
    .replace(":00", "")
    .replace(/\s*([AP])M$/, (_, half: string) => `${half.toLowerCase()}m`);
  const generic =
    new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return {
    day: `${part({ weekday: "long", month: "long", day: "numeric" })}, ${clock}`,
    zone: `${generic.replace(/ Time$/, " time")} (${city})`,
  };
}

/**
 * A listing as the site shows it.
 *
 * @param now in milliseconds since 1970
 */
export function publicListing(source: ListingSource, now: number): PublicListing {
  const { kind, slug, status } = source;
  const details = knownDetails("visitor", source);
  const { city, isAddressShown, name, region, squareFeet, timeZone, type } = details;
  const place = `${city}, ${region}`;
  const typeName = propertyTypeNames[type];
  const isSale = kind === "sale";
  const isClosed = isClosedStatus(status);
  const sides = sidesOf({ kind, details });
  const lease = leaseOf(source, details, now);
  const terms = priceOf(details, { isClosed, isSale, lease });
  const plans = new Set((details.spaces ?? []).map(({ planId }) => planId));
  const documents = source.documents.filter(
    // Nobody can sign the agreement of a closed listing anymore. A plan stands beside its space.
    ({ id, tier }) => (!isClosed || tier === "public") && !plans.has(id),
  );
  const isStale =
    daysSinceConfirmed({ confirmedAt: source.confirmedAt, timeZone }, now) >=
    freshness.staleAfterDays;
  const isAvailable = status === "available";
  const listing: PublicListing = {
    slug,
    kind,
    status,
    type,
    region,
    city,
    name,
    place,
    isAddressShown,
    position: details.position,
    subtitle: `${place}. ${typeName}${type === "land" ? "" : " property"}${isClosed ? `, ${status}` : forWhat(isSale, lease)}.`,
    line: details.line,
    summary: details.summary,
    highlights: details.highlights,
    locationNote: details.locationNote,
    facts: [
      typeName + (isSale || isClosed ? "" : " for lease"),
      (isSale || isLand(details)) && formatPropertySize(details),
      isSale && lease && "for sale and for lease",
    ]
      .filter(Boolean)
      .join(", "),
    squareFeet,
    isForSale: sides.isForSale && !isClosed,
    isForLease: sides.isForLease && !isClosed,
    lease,
    ...terms,
    statusName: listingStatusNames[status],
    isAvailable,
    isClosed,
    since: sinceOf(source, isStale),
    isFresh: isAvailable && !isStale,
    offersDue:
      source.offersDueAt && isAvailable
        ? {
            label: dueLabel({ kind }),
            short: `${dueLabel({ kind })} ${shortDay(source.offersDueAt, timeZone)}`,
            ...momentTexts(source.offersDueAt, timeZone),
          }
        : undefined,
    figures: figuresOf(details, { isSale, today: dayAt(now, timeZone) }),
    photos: source.photos,
    documents,
    hasAgreement: documents.some(({ tier }) => tier !== "public"),
    hasMemorandum: documents.some(({ isOfferingMemorandum }) => isOfferingMemorandum),
    hasRentRoll: documents.some(isRentRoll),
    ...licenseOf(details),
    datePosted: source.publishedAt ?? source.statusAt,
  };
  // Removes the address from the texts of photographs and documents, too.
  return isAddressShown ? listing : { ...withoutAddress(listing, source.details.address), slug };
}

function sinceOf({ confirmedAt, details, status, statusAt }: ListingSource, isStale: boolean) {
  const { timeZone } = details;
  if (status === "available") {
    const day = shortDay(confirmedAt ?? statusAt, timeZone);
    return isStale ? `Last confirmed ${day}` : `Confirmed available ${day}`;
  }
  const day = shortDay(statusAt, timeZone);
  return isClosedStatus(status) ? `${listingStatusNames[status]} ${day}` : `Since ${day}`;
}

/** "2026-07-13" */
const dayAt = (now: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);

const isLand = ({ type }: KnownDetails) => type === "land";
const acresIn = ({ landAcres, squareFeet }: KnownDetails) => landAcres ?? acresOf(squareFeet);

/** " for sale, with one space for lease", " with three spaces for lease", " for lease" */
function forWhat(isSale: boolean, lease: PublicLease | undefined): string {
  const spaces =
    lease &&
    `with ${numberWord(Number.parseInt(lease.count, 10))} ${lease.count.replace(/^\d+ /, "")} for lease`;
  if (isSale) return ` for sale${spaces ? `, ${spaces}` : ""}`;
  return spaces && lease.count !== "1 space" ? ` ${spaces}` : " for lease";
}

/** What is for lease of a listing. Nothing of one that was sold, or whose spaces are all leased. */
function leaseOf(
  { documents, kind, status }: ListingSource,
  { spaces = [], timeZone, type: propertyType }: KnownDetails,
  now: number,
): PublicLease | undefined {
  const offered = spacesOnOffer(spaces);
  const isOver = status === "sold" || (kind === "sale" && offered[0]?.status === "leased");
  if (offered.length === 0 || isOver) return undefined;
  const { count, rent, size } = describeSpaces(spaces, propertyType);
  const today = dayAt(now, timeZone);
  const isSingle = offered.length === 1;
  const asking =
    status === "leased" && !rent.startsWith("Rent on request")
      ? `Asked ${withinSentence(rent)}`
      : rent;
  const types = new Set(
    offered.flatMap(({ leaseType }) => (leaseType ? leaseTypeNames[leaseType] : [])),
  );
  const days = offered.map(({ availableFrom = "" }) =>
    availableFrom > today ? availableFrom : "",
  );
  const months = new Set(days.toSorted().map((day) => (day ? longDay(day, "month") : "Now")));
  return {
    size,
    rent: asking,
    count,
    detail: isSingle ? asking : `${count}, ${withinSentence(asking)}`,
    types: [...types].map((type, at) => (at === 0 ? type : withinSentence(type))).join(", "),
    available: [...months].join(", "),
    spaces: spacesShown(spaces).map((space) =>
      publicSpace(space, {
        today,
        timeZone,
        type: propertyType,
        plan: documents.find(({ id, tier }) => id === space.planId && tier === "public"),
      }),
    ),
  };
}

/** "October 1, 2026", or "October 2026" */
const longDay = (day: string, to: "day" | "month" = "day") =>
  new Intl.DateTimeFormat("en-US", {
    month: "long",
    ...(to === "day" && { day: "numeric" }),
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${day}T12:00:00Z`));

/** A space as the listing's page shows it. @param today in the property's time zone */
export function publicSpace(
  space: Space,
  {
    plan,
    timeZone,
    today,
    type,
  }: { plan: PublicDocument | undefined; timeZone: string; today: string; type: PropertyType },
): PublicSpace {
  const { availableFrom, divisibleFrom, expenses, leaseType, squareFeet, status, statusAt } = space;
  const isAvailable = status === "available";
  const monthly = rentIn("month", space);
  const detail = [
    leaseType && leaseTypeNames[leaseType],
    expenses && `plus ${formatExactDollars(expenses)}/SF in expenses`,
  ]
    .filter(Boolean)
    .join(", ");
  return {
    id: space.id,
    name: space.name,
    floor: space.floor,
    note: space.note,
    size: formatPropertySize({ squareFeet, type }),
    squareFeet,
    divisibleFrom,
    division: divisibleFrom
      ? `Divisible from ${formatPropertySize({ squareFeet: divisibleFrom, type })}`
      : "Not divisible",
    rents:
      space.rent &&
      (Object.fromEntries(
        rentUnits.map((unit) => [unit, formatCents(rentIn(unit, space) ?? 0)]),
      ) as Record<RentUnit, string>),
    rentDetail: detail.charAt(0).toUpperCase() + detail.slice(1),
    monthly:
      isAvailable && !expenses && monthly !== undefined
        ? `about ${formatDollars(monthly)} a month`
        : undefined,
    isAvailable,
    available: !isAvailable
      ? spaceStatusNames[status]
      : availableFrom && availableFrom > today
        ? longDay(availableFrom)
        : "Now",
    since: isAvailable
      ? spaceStatusNames[status]
      : statusAt
        ? `Since ${shortDay(statusAt, timeZone)}`
        : "",
    plan,
    amount: rentPerYear(space),
  };
}

type Terms = Pick<PublicListing, "price" | "priceNote" | "priceDetail" | "amount">;

function priceOf(
  details: KnownDetails,
  {
    isClosed,
    isSale,
    lease,
  }: { isClosed: boolean; isSale: boolean; lease: PublicLease | undefined },
): Terms {
  const { noi, noiPeriod, price: amount, squareFeet } = details;
  if (!isSale) {
    return {
      price: lease?.size ?? formatPropertySize(details),
      priceNote: lease?.rent ?? "",
      priceDetail: lease?.detail ?? "",
      amount: undefined,
    };
  }
  if (isClosed) {
    const priceNote = "Sale price";
    return { price: "Not disclosed", priceNote, priceDetail: priceNote, amount: undefined };
  }
  if (amount === undefined) {
    return { price: "Price on request", priceNote: "", priceDetail: "", amount };
  }
  const capRate = capRateOf({ noi, price: amount });
  const note = capRate
    ? `${formatCapRate(capRate)} cap rate${noiPeriod === "pro-forma" ? ", pro forma" : ""}`
    : "";
  const perFoot = `${formatPerSquareFoot(amount, squareFeet)}/SF`;
  const perAcre = isLand(details) && `${formatDollars(amount / acresIn(details))}/acre`;
  return {
    price: formatDollars(amount),
    priceNote: note || perAcre || perFoot,
    priceDetail: [note, perAcre, perFoot].filter(Boolean).join(", "),
    amount,
  };
}

/** All known figures, each with its period, its source or its formula. */
function figuresOf(
  details: KnownDetails,
  { isSale, today }: { isSale: boolean; today: string },
): ListingFigure[] {
  const { landAcres, noi, occupancy, parkingSpaces, spaces = [], squareFeet } = details;
  const capRate = capRateOf({ noi, price: details.price });
  const isProForma = details.noiPeriod === "pro-forma";
  const figures: (ListingFigure | false | undefined)[] = [
    !isLand(details) &&
      // A listing of nothing but a suite says its size already.
      (isSale || spaces.some((space) => space.squareFeet !== squareFeet)) && {
        label: "Building",
        value: formatSquareFeet(squareFeet),
        basis: details.buildingNote ?? "",
      },
    (isLand(details) || landAcres !== undefined) && {
      label: "Land",
      value: formatAcres(acresIn(details)),
      basis: details.landNote ?? (isLand(details) ? formatSquareFeet(squareFeet) : ""),
    },
    details.yearBuilt !== undefined && {
      label: "Built",
      value: String(details.yearBuilt),
      basis: details.yearNote ?? "",
    },
    occupancy !== undefined &&
      !occupancyProblem(details, today) && {
        label: isSale ? "Occupancy" : "Leased",
        value: `${hundredths.format(occupancy)}%`,
        basis: details.occupancyNote ?? "",
      },
    isSale &&
      noi !== undefined && {
        label: "Net operating income",
        value: formatDollars(noi),
        basis: noiBasis(details),
      },
    isSale &&
      noi === undefined &&
      details.noIncome && {
        label: "Net operating income",
        value: "None",
        basis: details.noIncome === "vacant" ? "Vacant" : "Owner-user",
      },
    capRate !== undefined && {
      label: "Cap rate",
      value: formatCapRate(capRate),
      basis: `Computed, ${isProForma ? "pro forma " : ""}NOI ÷ price`,
    },
    details.zoning !== undefined && {
      label: "Zoning",
      value: details.zoning,
      basis: details.zoningNote ?? "",
    },
    parkingSpaces !== undefined && {
      label: "Parking",
      value: `${whole.format(parkingSpaces)} ${parkingSpaces === 1 ? "space" : "spaces"}`,
      basis: `${tenths.format((parkingSpaces / squareFeet) * 1000)} per 1,000 SF`,
    },
  ];
  return figures.filter((figure): figure is ListingFigure => Boolean(figure)).slice(0, 8);
}

function noiBasis({ noiPeriod, noiThrough }: KnownDetails): string {
  if (!noiPeriod) return "";
  const name = noiPeriodNames[noiPeriod];
  if (noiPeriod !== "trailing-12" || !noiThrough) return name;
  const month = new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${noiThrough}-01T12:00:00Z`));
  return `${name} to ${month}`;
}

function licenseOf({ cooperatingBroker, region }: KnownDetails) {
  const license = broker.licenses.find(({ state }) => state === region) ?? broker.licenses[0];
  return {
    license: license ? `${license.kind}, license ${license.number} (${license.state})` : "",
    cooperatingBroker: cooperatingBroker
      ? `With ${cooperatingBroker.name}, ${cooperatingBroker.firm}, ${cooperatingBroker.license}`
      : undefined,
  };
}

/** Square feet, of a building or of an available space. */
export type SizeFilter = { from?: number | undefined; to?: number | undefined };

/** The index's filters, as in its URL. */
export type ListingFilters = SizeFilter & {
  kind?: ListingKind | undefined;
  type?: PropertyType | undefined;
  state?: string | undefined;
};

/** A page with more spaces than this filters them by size. */
export const spacesUnfiltered = 10;

/** Whether a listing fits the filters: by size, if it or one of its available spaces does. */
export function fitsFilters(listing: PublicListing, filters: ListingFilters): boolean {
  const { from, kind, state, to, type } = filters;
  const { isForLease, isForSale, lease, squareFeet } = listing;
  const isOfKind = !kind || (kind === "sale" ? isForSale : isForLease);
  const areas = [
    ...(listing.kind === "sale" && kind !== "lease"
      ? [{ squareFeet, divisibleFrom: undefined }]
      : []),
    ...(kind === "sale" ? [] : (lease?.spaces.filter(({ isAvailable }) => isAvailable) ?? [])),
  ];
  const isSized = from !== undefined || to !== undefined;
  return (
    isOfKind &&
    (!type || listing.type === type) &&
    (!state || listing.region === state) &&
    (!isSized || areas.some((area) => fitsSize(area, { from, to })))
  );
}

/** The path of the index with filters, the same for the same filters. */
export function listingIndexPath({ from, kind, state, to, type }: ListingFilters): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(type && { type }),
    ...(state && { state }),
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  }).toString();
  return query ? `${listingPaths.index}?${query}` : listingPaths.index;
}
