import { formatCents, formatPropertySize, formatRent, formatSquareFeet } from "./amounts.ts";
import { comparisonKey } from "./fold.ts";
import type { PropertyType } from "./schemas/deal.ts";
import type { LeaseType, RentUnit, Space, SpaceStatus } from "./schemas/space.ts";

// The rules of a listing's spaces: their rents in one unit, what is on offer, and the sentence that
// the index says about them.

export const leaseTypeNames: Record<LeaseType, string> = {
  nnn: "NNN",
  nn: "NN",
  n: "N",
  "modified-gross": "Modified gross",
  "full-service": "Full service",
};

export const spaceStatusNames: Record<SpaceStatus, string> = {
  available: "Available",
  pending: "Lease pending",
  leased: "Leased",
};

export const rentUnitNames: Record<RentUnit, string> = {
  "sf-year": "$/SF/yr",
  "sf-month": "$/SF/month",
  month: "$/month",
};

type Rented = Pick<Space, "rent" | "squareFeet">;

/** An asking rent in US dollars per square foot and year, not rounded. */
export const rentPerYear = ({ rent, squareFeet }: Rented): number | undefined =>
  rent && perYear(rent, squareFeet);

function perYear({ amount, unit }: NonNullable<Space["rent"]>, squareFeet: number): number {
  if (unit === "sf-year") return amount;
  return unit === "sf-month" ? amount * 12 : (amount * 12) / squareFeet;
}

/** An asking rent in another unit, not rounded. */
export function rentIn(unit: RentUnit, { rent, squareFeet }: Rented): number | undefined {
  // Without a detour, so that 24.10 stays 24.10.
  if (!rent || rent.unit === unit) return rent?.amount;
  const yearly = perYear(rent, squareFeet);
  if (unit === "sf-year") return yearly;
  return unit === "sf-month" ? yearly / 12 : (yearly * squareFeet) / 12;
}

const unitSuffix: Record<RentUnit, string> = {
  "sf-year": "/SF/yr",
  "sf-month": "/SF/month",
  month: "/month",
};

/** "$24.50/SF/yr", "$8,534.17/month" */
export const formatRentIn = (amount: number, unit: RentUnit): string =>
  formatCents(amount) + unitSuffix[unit];

/** Yearly rents outside of these, in dollars per square foot, are probably in another unit. */
const plausibleRent = { from: 1, to: 500 };

/** What is wrong with a space, by field; the fields themselves are checked by its schema. */
export function spaceProblems(space: Omit<Space, "name">): { [field in keyof Space]?: string } {
  const { divisibleFrom, isRentConfirmed, rent, squareFeet } = space;
  const rentProblem = rent && !isRentConfirmed && unlikelyRent(rent, squareFeet);
  return {
    ...(divisibleFrom !== undefined &&
      divisibleFrom > squareFeet && { divisibleFrom: "Divisible from can’t exceed the size." }),
    ...(rentProblem && { rent: rentProblem }),
  };
}

function unlikelyRent(rent: NonNullable<Space["rent"]>, squareFeet: number): string | undefined {
  const yearly = perYear(rent, squareFeet);
  if (yearly >= plausibleRent.from && yearly <= plausibleRent.to) return undefined;
  const given = formatCents(rent.amount);
  if (rent.unit === "sf-year") {
    const other = yearly > plausibleRent.to ? "$/month" : "$/SF/month";
    return `${formatRent(yearly)} is unusual. Check the unit, or choose ${other}.`;
  }
  const stated =
    rent.unit === "month"
      ? `${given} a month for ${formatSquareFeet(squareFeet)}`
      : `${given}/SF a month`;
  const other = rent.unit === "sf-month" && yearly > plausibleRent.to ? "$/month" : "$/SF/yr";
  return `${stated} is ${formatRent(yearly)}. Check the unit, or choose ${other}.`;
}

/** What is wrong with a space's name beside the listing's other spaces. */
export function nameTaken(
  { id, name }: Pick<Space, "id" | "name">,
  others: readonly Pick<Space, "id" | "name">[],
): string | undefined {
  const same = others.find(
    (other) => other.id !== id && comparisonKey(other.name) === comparisonKey(name),
  );
  return same && `Another space is called ${same.name}.`;
}

/** Spaces as others know them: without the rents that are on request. */
export const withoutHiddenRents = <One extends Pick<Space, "isRentOnRequest" | "rent">>(
  spaces: readonly One[],
): One[] =>
  spaces.map((space) => {
    if (!space.isRentOnRequest) return space;
    const { rent: _, ...rest } = space;
    return rest as One;
  });

/** The spaces on offer: those available; else those pending; if all are leased, all. By name. */
export function spacesOnOffer<One extends Pick<Space, "name" | "status">>(
  spaces: readonly One[],
): One[] {
  const statuses = ["available", "pending", "leased"] as const;
  const best = statuses.find((status) => spaces.some((space) => space.status === status));
  return spaces.filter(({ status }) => status === best).toSorted(byName);
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, "en-US", { numeric: true });

/** What a listing's page lists: available spaces by name, then pending ones. Leased ones leave. */
export const spacesShown = <One extends Pick<Space, "name" | "status">>(
  spaces: readonly One[],
): One[] =>
  (["available", "pending"] as const).flatMap((status) =>
    spaces.filter((space) => space.status === status).toSorted(byName),
  );

/**
 * How far a listing for lease is, by its spaces. One without any is available: it is a draft.
 */
export function leaseStatusOf(
  spaces: readonly Pick<Space, "status">[],
): "available" | "lease-pending" | "leased" {
  const has = (one: SpaceStatus) => spaces.some(({ status }) => status === one);
  if (has("available") || spaces.length === 0) return "available";
  return has("pending") ? "lease-pending" : "leased";
}

/**
 * Whether a listing is for sale, and whether it is for lease. The last space that is leased closes
 * the lease side; a listing that has spaces and is for sale stays for sale.
 */
export function sidesOf({
  details,
  kind,
}: {
  kind: "sale" | "lease";
  details: { spaces?: readonly Pick<Space, "status">[] | undefined };
}): { isForSale: boolean; isForLease: boolean } {
  const isForLease = (details.spaces ?? []).some(({ status }) => status !== "leased");
  return { isForSale: kind === "sale", isForLease: kind === "lease" || isForLease };
}

/** Whether a size fits an area that is asked for, or a part that is leased by itself does. */
export const fitsSize = (
  { divisibleFrom, squareFeet }: Pick<Space, "divisibleFrom" | "squareFeet">,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): boolean => squareFeet >= (from ?? 0) && (divisibleFrom ?? squareFeet) <= (to ?? Infinity);

/**
 * Why a building's stated occupancy can't be right: more than that is available today. The site then
 * leaves it out.
 */
export function occupancyProblem(
  {
    occupancy,
    spaces = [],
    squareFeet,
  }: {
    occupancy?: number | undefined;
    squareFeet: number;
    spaces?: readonly Pick<Space, "availableFrom" | "squareFeet" | "status">[] | undefined;
  },
  today: string,
): string | undefined {
  const vacant = spaces
    .filter(({ availableFrom = "", status }) => status === "available" && availableFrom <= today)
    .reduce((sum, space) => sum + space.squareFeet, 0);
  const most = Math.max(0, Math.round((1 - vacant / squareFeet) * 100));
  if (occupancy === undefined || vacant === 0 || occupancy <= most + 1) return undefined;
  return `${formatSquareFeet(vacant)} of ${formatSquareFeet(squareFeet)} is available now, so at most ${most}% is leased`;
}

/**
 * The name of a property's only space, from its address: "200 Sample Avenue, Suite 3". Never a
 * street's, such as "400 Bay Street": the address may be hidden.
 */
export function spaceNameIn(address: string): string {
  const found = /\b(?:suite|unit|bay|shop|space|floor)\s+(#?\d[\w-]*|[a-z]\b)/i.exec(address);
  const [name, which = ""] = found ?? [];
  return name === undefined || /^[a-z]/.test(which) ? "Space 1" : name;
}

/** The lowest asking rent of the spaces on offer, in dollars per square foot and year. */
export function lowestRent(
  spaces: readonly (Rented & Pick<Space, "name" | "status">)[],
): number | undefined {
  const rents = spacesOnOffer(spaces).flatMap((space) => rentPerYear(space) ?? []);
  return rents.length > 0 ? Math.min(...rents) : undefined;
}

/**
 * What the spaces on offer are, always computed: "1,200–18,400 SF", "From $18.00/SF/yr", "3 spaces",
 * and all of it in a sentence; of land in acres. A reader who may not know a rent gets spaces without it.
 */
export function describeSpaces(
  spaces: readonly Pick<Space, "leaseType" | "name" | "rent" | "squareFeet" | "status">[],
  type?: PropertyType,
): { size: string; rent: string; count: string; sentence: string } {
  const offered = spacesOnOffer(spaces);
  const sizes = offered.map(({ squareFeet }) => squareFeet);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const sizeOf = (squareFeet: number) => formatPropertySize({ squareFeet, type: type ?? "" });
  const from = sizeOf(least).replace(/ .*/, "");
  const size = least === most ? sizeOf(most) : `${from}–${sizeOf(most)}`;
  const lowest = lowestRent(spaces);
  const [only, ...others] = offered;
  const isOne = others.length === 0;
  const suffix = isOne && only?.leaseType ? `, ${leaseTypeNames[only.leaseType]}` : "";
  const asking =
    lowest === undefined
      ? "Rent on request"
      : isOne
        ? formatRent(lowest)
        : `From ${formatRent(lowest)}`;
  const rent = asking + suffix;
  const count = `${offered.length} ${isOne ? "space" : "spaces"}`;
  // "from $18.00/SF/yr", "rent on request"
  const inSentence = rent.charAt(0).toLowerCase() + rent.slice(1);
  return { size, rent, count, sentence: [size, inSentence, count].join(", ") };
}
