import { type EffectiveRent, effectiveRentOf } from "./effective-rent.ts";
import { withoutAddress } from "./known-listing.ts";
import { isOnSite, listingCan } from "./listing-states.ts";
import { standingTerms } from "./offer-states.ts";
import type { ListingKind, ListingStatus } from "./schemas/listing.ts";
import type { LeaseTerms, Offer, OfferedListing, OfferTerms } from "./schemas/offer.ts";
import type { LeaseType } from "./schemas/space.ts";
import { leaseStatusOf, leaseTypeNames, rentPerYear, spaceStatusNames } from "./spaces.ts";

// What a proposal to lease is for: one or more of its listing's spaces.

type Spaces = Pick<OfferedListing, "spaces">;
type Named = { kind: OfferTerms["kind"]; spaceIds?: readonly string[] | undefined };
type SpaceOf = NonNullable<OfferedListing["spaces"]>[number];
const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** The spaces that a proposal names; those that the listing no longer has are left out. */
export const spacesOf = ({ spaces = [] }: Spaces, { spaceIds = [] }: Named): SpaceOf[] =>
  spaces.filter(({ id }) => spaceIds.includes(id));

/** Whether a proposal names a space that its listing no longer has. */
const isSpaceGone = (listing: Spaces, terms: Named) =>
  spacesOf(listing, terms).length < (terms.spaceIds?.length ?? 0);

/** The square feet of what an offer is for; undefined if one of its spaces is gone. */
export function sizeOf(
  listing: Pick<OfferedListing, "spaces" | "squareFeet">,
  terms: Named,
): number | undefined {
  if (isSpaceGone(listing, terms)) return undefined;
  const named = spacesOf(listing, terms);
  if (named.length === 0) return listing.squareFeet;
  return named.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
}

/**
 * The status that decides what can be done with an offer: the listing's or, for a proposal, that of
 * its spaces. A building that is under contract goes on to lease its spaces, until its listing
 * agreement ends.
 */
export function statusFor(
  terms: Named,
  listing: Pick<OfferedListing, "isTermOver" | "kind" | "spaces" | "status">,
): ListingStatus {
  const { status } = listing;
  const isLeasing = isOnSite(status) && status !== "sold";
  if (terms.kind === "sale" || !terms.spaceIds?.length || !isLeasing) return status;
  const named = spacesOf(listing, terms);
  if (isSpaceGone(listing, terms)) return "leased";
  // One of them that isn't available is enough.
  const least = named.map((space) => leaseStatusOf([space]));
  return (
    least.find((one) => one === "leased") ??
    least.find((one) => one !== "available") ??
    (listing.isTermOver ? "lapsed" : "available")
  );
}

/** The statuses that decide what can be done with an offer, at the terms that stand now. */
export function statusesFor(
  offer: Pick<Offer, "counter" | "terms">,
  listing: Pick<OfferedListing, "isTermOver" | "kind" | "spaces" | "status">,
  now: Date,
): { listingStatus: ListingStatus; counterStatus: ListingStatus } {
  const terms = standingTerms(offer, now);
  const free = listing.spaces?.find(({ status }) => status === "available");
  const countered = terms.kind === "lease" && free ? { ...terms, spaceIds: [free.id] } : terms;
  return {
    listingStatus: statusFor(terms, listing),
    counterStatus: statusFor(countered, listing),
  };
}

/** An offer with the status of what it is for. */
export const onListing = <One extends Pick<Offer, "counter" | "terms">>(
  offer: One,
  listing: Pick<OfferedListing, "isTermOver" | "kind" | "spaces" | "status">,
  now: Date,
): One & ReturnType<typeof statusesFor> => ({ ...offer, ...statusesFor(offer, listing, now) });

/** Why a proposal can't be made or accepted now: "Suite 3 is pending."; undefined if it can. */
export function unavailableText(terms: Named, listing: Spaces): string | undefined {
  if (terms.kind === "sale") return undefined;
  if (isSpaceGone(listing, terms)) return "This space is no longer offered.";
  const [taken] = spacesOf(listing, terms).filter(({ status }) => status !== "available");
  return taken && `${taken.name} isn’t available: ${spaceStatusNames[taken.status].toLowerCase()}.`;
}

/** What people can offer now: to buy, to lease, or both. */
export function offeredKinds(
  listing: Pick<OfferedListing, "isTermOver" | "kind" | "spaces" | "status">,
): ListingKind[] {
  const { kind, spaces = [], status } = listing;
  const named = spaces.map(({ id }) => ({ kind: "lease", spaceIds: [id] }) as const);
  const isLeasing = named.some((terms) => statusFor(terms, listing) === "available");
  return [
    ...new Set([
      ...(listingCan("make-offer", status) ? [kind] : []),
      ...(isLeasing ? (["lease"] as const) : []),
    ]),
  ];
}

/** Whether two proposals are for the same space, so that only one of them can be accepted. */
export const areRivals = (one: OfferTerms, other: OfferTerms): boolean => {
  if (one.kind === "sale" || other.kind === "sale") return one.kind === other.kind;
  if (!one.spaceIds?.length || !other.spaceIds?.length) return true;
  return one.spaceIds.some((id) => other.spaceIds?.includes(id));
};

/** Offers in groups that compete: those to buy, and proposals that share a space. In order. */
export function rivals<One extends Pick<Offer, "terms">>(offers: readonly One[]): One[][] {
  const groups: One[][] = [];
  for (const offer of offers) {
    const same = groups.filter((group) => group.some(({ terms }) => areRivals(terms, offer.terms)));
    const [first] = same;
    if (!first) groups.push([offer]);
    else {
      first.push(offer);
      for (const other of same.slice(1))
        first.push(...groups.splice(groups.indexOf(other), 1).flat());
    }
  }
  return groups;
}

/** The spaces of a proposal by name, if the listing's name doesn't say which: "Suite 3 and Suite 4". */
export function spaceNames(
  listing: Pick<OfferedListing, "kind" | "name" | "spaces">,
  terms: Named,
): string {
  const isOnly = listing.kind === "lease" && (listing.spaces?.length ?? 0) < 2;
  return isOnly ? "" : list.format(spacesOf(listing, terms).map(({ name }) => name));
}

/** What an offer is for: "15 Placeholder Plaza", "Suite 3, 200 Sample Avenue" */
export const nameOfOffered = (
  listing: Pick<OfferedListing, "kind" | "name" | "spaces">,
  terms: Named,
): string => [spaceNames(listing, terms), listing.name].filter(Boolean).join(", ");

/** The same for buyers, who may not know a hidden address. */
export function publicNameOfOffered(
  {
    kind,
    name,
    publicName,
    spaces,
  }: Pick<OfferedListing, "kind" | "name" | "publicName" | "spaces">,
  terms: Named,
): string {
  const known = name === publicName ? spaces : withoutAddress(spaces, name);
  return nameOfOffered({ kind, name: publicName, spaces: known }, terms);
}

/** The rent that the spaces of a proposal ask for, per square foot and year; undefined if unknown. */
export function askingRentOf(
  listing: Partial<Pick<OfferedListing, "rent" | "spaces">>,
  terms: Named,
): number | undefined {
  const named = spacesOf(listing, terms);
  if (named.length === 0) return listing.rent;
  const rents = named.flatMap((space) => {
    const rent = rentPerYear(space);
    return rent === undefined ? [] : { rent, squareFeet: space.squareFeet };
  });
  if (rents.length < named.length) return undefined;
  const [only, ...others] = rents;
  // Without a detour, so that 24.10 stays 24.10.
  if (only && others.every(({ rent }) => rent === only.rent)) return only.rent;
  const total = (of: (one: (typeof rents)[number]) => number) =>
    rents.reduce((sum, one) => sum + of(one), 0);
  return total(({ rent, squareFeet }) => rent * squareFeet) / total(({ squareFeet }) => squareFeet);
}

/** The lease types of a proposal's spaces, in words: "Full service"; empty if none is stated. */
export const leaseTypesOf = (listing: Spaces, terms: Named): string => {
  const types = new Set<LeaseType>(
    spacesOf(listing, terms).flatMap(({ leaseType }) => leaseType ?? []),
  );
  return list.format([...types].map((type) => leaseTypeNames[type]));
};

/** What a proposal comes to for its spaces, or what is missing. */
export const effectiveRentFor = (
  terms: Partial<LeaseTerms> & { kind: "lease" },
  listing: Pick<OfferedListing, "spaces" | "squareFeet">,
): EffectiveRent | { missing: "rent" | "size" | "term" } =>
  effectiveRentOf(terms, sizeOf(listing, terms));

/** A proposal's effective rent, as it stands now: at its counter's terms, if there is one. */
export function standingRent(
  offer: Pick<Offer, "counter" | "terms">,
  listing: Pick<OfferedListing, "spaces" | "squareFeet">,
  now: Date,
): number | undefined {
  const terms = standingTerms(offer, now);
  const effective = terms.kind === "lease" ? effectiveRentFor(terms, listing) : undefined;
  return effective && "perYear" in effective ? effective.perYear : undefined;
}
