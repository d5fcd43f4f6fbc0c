import {
  acresOf,
  formatAcres,
  formatCapRate,
  formatDollars,
  formatPerSquareFoot,
  formatRent,
  formatSquareFeet,
} from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { type KnownDetails, knownDetails, withoutAddress } from "@frontage/records/known-listing";
import { isClosed as isClosedStatus } from "@frontage/records/listing-states";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { PropertyType } from "@frontage/records/schemas/deal";
import type {
  DocumentTier,
  LeaseType,
  ListingDetails,
  ListingKind,
  ListingStatus,
} from "@frontage/records/schemas/listing";
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
};

/** A figure of a listing, and its basis: the period, the source or the formula. */
export type ListingFigure = { label: string; value: string; basis: string };

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
  /** "Office for lease, 4,180 SF", "Land, 4.3 acres" */
  facts: string;
  /** "$12,400,000", "Price on request", "$24.50/SF/yr" */
  price: string;
  /** "6.40% cap rate", "Full service", "" */
  priceNote: string;
  /** With the price per square foot: "6.40% cap rate, $270/SF", "$16,470/acre, $0.38/SF" */
  priceDetail: string;
  statusName: string;
  isAvailable: boolean;
  /** Whether it was sold or leased. */
  isClosed: boolean;
  /** "Confirmed available Jul 13", "Since Jun 6", "Sold Jun 30" */
  since: string;
  /** Confirmed recently: a check mark precedes the words. */
  isFresh: boolean;
  offersDue: { short: string; day: string; zone: string } | undefined;
  figures: readonly ListingFigure[];
  photos: readonly PublicPhoto[];
  documents: readonly PublicDocument[];
  /** Whether the offering memorandum can be requested. */
  hasAgreement: boolean;
  /** "Broker, license SAMPLE-0142 (ST)" */
  license: string;
  /** A broker licensed in the property's state, if this site's broker isn't. */
  cooperatingBroker: string | undefined;
  datePosted: string;
  /** For search engines: whole US dollars, or dollars per square foot and year. */
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
  "under-contract": "Under contract",
  "lease-pending": "Lease pending",
  sold: "Sold",
  leased: "Leased",
  withdrawn: "Withdrawn",
};

export const leaseTypeNames: Record<LeaseType, string> = {
  nnn: "NNN",
  nn: "NN",
  n: "N",
  "modified-gross": "Modified gross",
  "full-service": "Full service",
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
  const terms = priceOf(details, isSale, isClosed);
  // Nobody can sign the agreement of a closed listing anymore.
  const documents = source.documents.filter(({ tier }) => !isClosed || tier === "public");
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
    subtitle: `${place}. ${typeName}${type === "land" ? "" : " property"}${isClosed ? `, ${status}` : ` for ${kind}`}.`,
    line: details.line,
    summary: details.summary,
    highlights: details.highlights,
    locationNote: details.locationNote,
    facts: `${typeName}${isSale || isClosed ? "" : " for lease"}, ${isLand(details) ? formatAcres(acresIn(details)) : formatSquareFeet(squareFeet)}`,
    ...terms,
    statusName: listingStatusNames[status],
    isAvailable,
    isClosed,
    since: sinceOf(source, isStale),
    isFresh: isAvailable && !isStale,
    offersDue:
      source.offersDueAt && isAvailable
        ? {
            short: `Offers due ${shortDay(source.offersDueAt, timeZone)}`,
            ...momentTexts(source.offersDueAt, timeZone),
          }
        : undefined,
    figures: figuresOf(details, isSale),
    photos: source.photos,
    documents,
    hasAgreement: documents.some(({ tier }) => tier !== "public"),
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

const isLand = ({ type }: KnownDetails) => type === "land";
const acresIn = ({ landAcres, squareFeet }: KnownDetails) => landAcres ?? acresOf(squareFeet);

type Terms = Pick<PublicListing, "price" | "priceNote" | "priceDetail" | "amount">;

function priceOf(details: KnownDetails, isSale: boolean, isClosed: boolean): Terms {
  const { leaseType, noi, noiPeriod, price, rent, squareFeet } = details;
  if (isClosed) {
    const priceNote = isSale ? "Sale price" : "Rent";
    return { price: "Not disclosed", priceNote, priceDetail: priceNote, amount: undefined };
  }
  const amount = isSale ? price : rent;
  if (!isSale) {
    const note = leaseType ? leaseTypeNames[leaseType] : "";
    const text = amount === undefined ? "Price on request" : formatRent(amount);
    return { price: text, priceNote: note, priceDetail: note, amount };
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
function figuresOf(details: KnownDetails, isSale: boolean): ListingFigure[] {
  const { landAcres, leaseType, noi, occupancy, parkingSpaces, rent, squareFeet } = details;
  const capRate = capRateOf({ noi, price: details.price });
  const isProForma = details.noiPeriod === "pro-forma";
  const figures: (ListingFigure | false | undefined)[] = [
    !isLand(details) && {
      label: isSale ? "Building" : "Space",
      value: formatSquareFeet(squareFeet),
      basis: details.buildingNote ?? "",
    },
    (isLand(details) || landAcres !== undefined) && {
      label: "Land",
      value: formatAcres(acresIn(details)),
      basis: details.landNote ?? (isLand(details) ? formatSquareFeet(squareFeet) : ""),
    },
    !isSale &&
      rent !== undefined && {
        label: "Rent a year",
        value: formatDollars(rent * squareFeet),
        basis: `Computed, ${formatRent(rent)} × ${formatSquareFeet(squareFeet)}`,
      },
    !isSale &&
      leaseType && {
        label: "Lease",
        value: leaseTypeNames[leaseType],
        basis: leaseBasis[leaseType],
      },
    !isSale &&
      details.availableFrom !== undefined && {
        label: "Available",
        value: shortDay(`${details.availableFrom}T12:00:00Z`, "UTC"),
        basis: `From ${details.availableFrom.slice(0, 4)}`,
      },
    details.yearBuilt !== undefined && {
      label: "Built",
      value: String(details.yearBuilt),
      basis: details.yearNote ?? "",
    },
    isSale &&
      occupancy !== undefined && {
        label: "Occupancy",
        value: `${hundredths.format(occupancy)}%`,
        basis: details.occupancyNote ?? "",
      },
    isSale &&
      noi !== undefined && {
        label: "Net operating income",
        value: formatDollars(noi),
        basis: noiBasis(details),
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

const leaseBasis: Record<LeaseType, string> = {
  nnn: "Tenant pays taxes, insurance, maintenance",
  nn: "Tenant pays taxes and insurance",
  n: "Tenant pays taxes",
  "modified-gross": "Some costs are in the rent",
  "full-service": "Costs are in the rent",
};

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

/** The index's filters, as in its URL. */
export type ListingFilters = {
  kind?: ListingKind | undefined;
  type?: PropertyType | undefined;
  state?: string | undefined;
};

/** The path of the index with filters, the same for the same filters. */
export function listingIndexPath({ kind, state, type }: ListingFilters): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(type && { type }),
    ...(state && { state }),
  }).toString();
  return query ? `${listingPaths.index}?${query}` : listingPaths.index;
}
