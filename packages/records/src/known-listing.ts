import { namesAddress } from "./hidden-address.ts";
import { isClosed } from "./listing-states.ts";
import { propertyTypeNames } from "./record-names.ts";
import type { ListingDetails, ListingKind, ListingStatus } from "./schemas/listing.ts";

/**
 * Who reads a listing. Pages, feeds, structured data and emails to buyers are for visitors, because
 * anyone may see them; the document room is for those who signed. The client's pages, reports and
 * assistant are for the owner.
 */
export const listingReaders = ["visitor", "signed", "approved", "owner", "broker"] as const;
export type ListingReader = (typeof listingReaders)[number];

/** Who may know a detail; the owner and the broker know all of them. */
type Secrecy =
  | "public"
  /** Visitors, if the address is shown; whoever signed. */
  | "address"
  /** Nobody else, if it is on request, or once the property is sold or leased. */
  | "asking"
  /** Nobody else, once the property is sold or leased. */
  | "income"
  /** Nobody else. */
  | "private";

/** Of every detail, so that a new one needs a decision. */
const secrecyOf: Record<keyof ListingDetails, Secrecy> = {
  address: "address",
  position: "address",
  price: "asking",
  rent: "asking",
  noi: "income",
  noiPeriod: "income",
  noiThrough: "income",
  marketingFrom: "private",
  city: "public",
  region: "public",
  timeZone: "public",
  isAddressShown: "public",
  locationNote: "public",
  headline: "public",
  line: "public",
  summary: "public",
  highlights: "public",
  type: "public",
  squareFeet: "public",
  buildingNote: "public",
  landAcres: "public",
  landNote: "public",
  yearBuilt: "public",
  yearNote: "public",
  occupancy: "public",
  occupancyNote: "public",
  zoning: "public",
  zoningNote: "public",
  parkingSpaces: "public",
  isPriceOnRequest: "public",
  leaseType: "public",
  availableFrom: "public",
  cooperatingBroker: "public",
};

/** The details that their reader may know; the others are absent. */
export type KnownDetails = Omit<ListingDetails, "address"> & {
  address?: string;
  /** The address, or what stands for it. */
  name: string;
};

/** What a listing's reader may know of its details: the one place that decides it. */
export function knownDetails(
  reader: ListingReader,
  { details, kind, status }: { details: ListingDetails; kind: ListingKind; status: ListingStatus },
): KnownDetails {
  const isOwn = reader === "owner" || reader === "broker";
  const isAddressKnown = reader !== "visitor" || details.isAddressShown;
  const isKnown: Record<Secrecy, boolean> = {
    public: true,
    address: isAddressKnown,
    asking: isOwn || !(details.isPriceOnRequest || isClosed(status)),
    income: isOwn || !isClosed(status),
    private: isOwn,
  };
  // A sale has no rent, and a lease no price; a draft that became the other may still store one.
  const foreign = kind === "sale" ? "rent" : "price";
  const known = Object.fromEntries(
    Object.entries(details).filter(
      ([key]) => key !== foreign && isKnown[secrecyOf[key as keyof ListingDetails] ?? "private"],
    ),
  ) as Omit<KnownDetails, "name">;
  const name = isAddressKnown ? details.address : publicName(details);
  return { ...(isAddressKnown ? known : withoutAddress(known, details.address)), name };
}

/** What visitors may call a listing: its address may be kept for after the agreement. */
export function publicName({ address, headline, isAddressShown, type }: ListingDetails): string {
  if (isAddressShown) return address;
  // The checklist refuses a headline that tells it; one that is older may.
  const isTelling = !headline || namesAddress(headline, address);
  return isTelling ? `${propertyTypeNames[type]} property` : headline;
}

/** The value without a hidden address in any of its texts, however it is spaced or capitalized. */
export function withoutAddress<Value>(value: Value, address: string): Value {
  const words = address
    .trim()
    .split(/[\s,.]+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (words.length === 0) return value;
  const written = new RegExp(words.join(String.raw`[\s,.\-]+`), "gi");
  const clean = (each: unknown): unknown => {
    if (typeof each === "string") return each.replaceAll(written, "the property");
    if (Array.isArray(each)) return each.map(clean);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, part]) => [key, clean(part)]));
  };
  return clean(value) as Value;
}
