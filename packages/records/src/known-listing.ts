import { mentionsAddress } from "./hidden-address.ts";
import { isClosed } from "./listing-states.ts";
import { propertyTypeNames } from "./record-names.ts";
import type { ListingDetails, ListingKind, ListingStatus } from "./schemas/listing.ts";
import { withoutHiddenRents } from "./spaces.ts";

/**
 * The kinds of readers of a listing. Pages, feeds, structured data and emails to buyers count as
 * read by visitors, because anyone may see them; the document room by those who signed. The
 * client's pages, reports and assistant are read by the owner.
 */
export const listingReaders = ["visitor", "signed", "approved", "owner", "broker"] as const;
export type ListingReader = (typeof listingReaders)[number];

/** Who may know a detail, besides the owner and the broker, who know all of them. */
type Secrecy =
  | "public"
  /** Those who signed; visitors, too, if the address is shown. */
  | "address"
  /** Everyone, unless it is on request, or the property was sold or leased. */
  | "asking"
  /** Everyone, unless the property was sold or leased. */
  | "income"
  /** No one else. */
  | "private";

/** Lists every detail, so that adding one requires a decision. */
const secrecyOf: Record<keyof ListingDetails, Secrecy> = {
  address: "address",
  position: "address",
  price: "asking",
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
  noIncome: "income",
  // Without the rents that the reader may not know: see below.
  spaces: "public",
  cooperatingBroker: "public",
};

/** A listing's details that a reader may know; the others are absent. */
export type KnownDetails = Omit<ListingDetails, "address"> & {
  address?: string;
  /** The address, or what replaces it. */
  name: string;
};

/** A listing's details that a reader may know: the one place that decides this. */
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
  const known = Object.fromEntries(
    Object.entries(details).filter(
      // A lease has no price, but one whose kind was changed may still store one.
      ([key]) =>
        !(kind === "lease" && key === "price") &&
        isKnown[secrecyOf[key as keyof ListingDetails] ?? "private"],
    ),
  ) as Omit<KnownDetails, "name">;
  if (details.spaces && !isOwn) {
    // A rent that was asked stays known once its space is leased, but not that of a sold property.
    const isSold = status === "sold";
    known.spaces = withoutHiddenRents(
      details.spaces.map((space) => ({
        ...space,
        isRentOnRequest: isSold || space.isRentOnRequest,
      })),
    );
  }
  const name = isAddressKnown ? details.address : publicName(details);
  return { ...(isAddressKnown ? known : withoutAddress(known, details.address)), name };
}

/** A listing's name for visitors, who may not know its address before they sign. */
export function publicName({ address, headline, isAddressShown, type }: ListingDetails): string {
  if (isAddressShown) return address;
  // A headline that contains the address: the checklist refuses new ones, but older ones exist.
  const isTelling = !headline || mentionsAddress(headline, address);
  return isTelling ? `${propertyTypeNames[type]} property` : headline;
}

/** Removes a hidden address from all texts in a value, however it is spaced or capitalized. */
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
