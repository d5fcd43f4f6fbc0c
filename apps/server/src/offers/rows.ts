import { knownDetails, type ListingReader, publicName } from "@frontage/records/known-listing";
import { isTermOver, standingOf } from "@frontage/records/listing-states";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import {
  type Offer,
  type OfferedListing,
  type OfferTerms,
  offerTermsSchema,
} from "@frontage/records/schemas/offer";
import { lowestRent } from "@frontage/records/spaces";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { buyerName, type BuyerVisibility } from "../people/buyer-name.ts";

type OfferRow = Selectable<Tables["offer"]>;
type ListingRow = Pick<
  Selectable<Tables["listing"]>,
  "details" | "id" | "kind" | "offersDueAt" | "status" | "termEndsAt"
>;
type ProspectRow = Pick<Selectable<Tables["prospect"]>, "buyerName" | "company" | "name" | "role">;
type FileRow = Pick<Selectable<Tables["offerFile"]>, "addedAt" | "bytes" | "id" | "kind" | "name">;

/** What offers for a listing are compared with, as far as its reader may know. */
export function offeredListing(row: ListingRow, reader: ListingReader): OfferedListing {
  const { id, kind, offersDueAt } = row;
  const status = standingOf(row, new Date());
  const details = listingDetailsSchema.parse(JSON.parse(row.details));
  const known = knownDetails(reader, { details, kind, status });
  const { city, name, noi, noiPeriod, price, region, spaces = [], timeZone } = known;
  const rent = lowestRent(spaces);
  const [only, ...others] = kind === "lease" ? spaces : [];
  const squareFeet = only && others.length === 0 ? only.squareFeet : known.squareFeet;
  const offered = spaces.map(({ id: spaceId, leaseType, name: space, rent: asking, ...rest }) => ({
    id: spaceId,
    name: space,
    squareFeet: rest.squareFeet,
    status: rest.status,
    ...(asking && { rent: asking }),
    ...(leaseType && { leaseType }),
  }));
  return {
    id,
    name,
    publicName: publicName(details),
    place: [city, region].filter(Boolean).join(", "),
    kind,
    status,
    ...(isTermOver(row, new Date()) && { isTermOver: true }),
    timeZone,
    squareFeet,
    isProForma: noiPeriod === "pro-forma",
    ...(offered.length > 0 && { spaces: offered }),
    ...(price !== undefined && { price }),
    ...(rent !== undefined && { rent }),
    ...(noi !== undefined && { noi }),
    ...(offersDueAt !== null && { offersDueAt }),
  };
}

const fileNames = { "proof-of-funds": "Proof of funds", letter: "Letter of intent" } as const;

const areBuyersNamed = ({ companies, names }: BuyerVisibility) => names && companies;

/** Stored terms. What is written freely may identify the buyer, so it is hidden with the names. */
export function termsShown(stored: string, visibility: BuyerVisibility): OfferTerms {
  const terms = offerTermsSchema.parse(JSON.parse(stored));
  if (areBuyersNamed(visibility)) return terms;
  if (terms.kind === "lease") {
    const { guaranty: _, renewal: __, ...rest } = terms;
    return { ...rest, note: "" };
  }
  const { lender, ...rest } = terms;
  // That there is none yet names nobody.
  return { ...rest, ...(lender === "" && { lender }), note: "" };
}

/** An offer with its buyer. File names can identify the buyer, so they are hidden with the names. */
export function offerOf(
  row: OfferRow,
  {
    files,
    listing,
    prospect,
    visibility,
  }: {
    files: readonly FileRow[];
    listing: Pick<ListingRow, "offersDueAt">;
    prospect: ProspectRow;
    visibility: BuyerVisibility;
  },
): Offer {
  const { acceptanceRequestedAt, counter, counterAt, counterSeenAt, counterState } = row;
  return {
    id: row.id,
    buyer: buyerName(prospect, visibility),
    ...(visibility.names && { person: prospect.name }),
    ...(visibility.companies && { role: prospect.role }),
    state: row.state,
    terms: termsShown(row.terms, visibility),
    receivedAt: row.receivedAt,
    changedAt: row.changedAt,
    expiresAt: row.expiresAt,
    isLate: listing.offersDueAt !== null && row.changedAt > listing.offersDueAt,
    isReviewed: row.reviewedAt !== null,
    ...(counter !== null &&
      counterState !== null &&
      counterAt !== null && {
        counter: {
          terms: termsShown(counter, visibility),
          state: counterState,
          at: counterAt,
          ...(counterSeenAt !== null && { seenAt: counterSeenAt }),
          ...(row.counterExpiresAt !== null && { expiresAt: row.counterExpiresAt }),
        },
      }),
    ...(acceptanceRequestedAt !== null && { acceptanceRequestedAt }),
    files: files.map(({ addedAt, bytes, id, kind, name }) => ({
      id,
      kind,
      name: areBuyersNamed(visibility) ? name : fileNames[kind],
      bytes,
      addedAt,
    })),
    version: row.version,
  };
}
