import type { ListingKind, ListingStatus } from "./schemas/listing.ts";

// The states of a listing, as one table: the server's changes, the screens' buttons and the test of
// all transitions read it.

type ListingRule = {
  kinds: readonly ListingKind[];
  /** Whether the site shows it. A deal has at most one listing for which this is true. */
  isOnSite: boolean;
  /** Whether it has been sold or leased. */
  isClosed: boolean;
  may: readonly ListingAction[];
  /** What happens to an accepted offer when the listing gets this status. */
  contract: "stays" | "ends" | "ends-unless-closed";
};

export type ListingAction =
  | "publish"
  | "withdraw"
  | "confirm"
  | "set-status"
  | "remove"
  /** A buyer sends or changes an offer. */
  | "make-offer"
  /** The broker enters an offer that came by email. */
  | "enter-offer"
  /** Offers that are there are changed. */
  | "change-offers"
  /** Offers are countered and accepted, and best and final ones are asked for. */
  | "negotiate";

const decided = {
  isOnSite: true,
  may: ["withdraw", "set-status", "enter-offer", "change-offers"],
  contract: "stays",
} as const satisfies Omit<ListingRule, "isClosed" | "kinds">;

const both = ["sale", "lease"] as const;

export const listingStates = {
  draft: {
    kinds: both,
    isOnSite: false,
    isClosed: false,
    may: ["publish", "remove"],
    contract: "ends",
  },
  available: {
    kinds: both,
    isOnSite: true,
    isClosed: false,
    may: [
      "withdraw",
      "confirm",
      "set-status",
      "make-offer",
      "enter-offer",
      "change-offers",
      "negotiate",
    ],
    contract: "ends",
  },
  lapsed: {
    kinds: both,
    isOnSite: false,
    isClosed: false,
    may: ["withdraw", "set-status", "enter-offer"],
    contract: "ends",
  },
  "under-contract": { kinds: ["sale"], isClosed: false, ...decided },
  "lease-pending": { kinds: ["lease"], isClosed: false, ...decided },
  sold: { kinds: ["sale"], isClosed: true, ...decided },
  leased: { kinds: ["lease"], isClosed: true, ...decided },
  withdrawn: {
    kinds: both,
    isOnSite: false,
    isClosed: false,
    may: ["publish", "enter-offer", "change-offers"],
    contract: "ends-unless-closed",
  },
} as const satisfies Record<ListingStatus, ListingRule>;

const rules: Record<ListingStatus, ListingRule> = listingStates;

const statuses = Object.keys(listingStates) as ListingStatus[];

/**
 * How a listing stands now: its status, or "lapsed" once its listing agreement has ended while it is
 * available. The one place that decides it; renewing the agreement is all that undoes it.
 */
export function standingOf(
  { status, termEndsAt }: { status: ListingStatus; termEndsAt: string | null },
  now: Date,
): ListingStatus {
  return status === "available" && isTermOver({ termEndsAt }, now) ? "lapsed" : status;
}

/** Whether a listing's agreement has ended, so that nothing that is available is offered any longer. */
export const isTermOver = ({ termEndsAt }: { termEndsAt: string | null }, now: Date): boolean =>
  termEndsAt !== null && Date.parse(termEndsAt) <= now.getTime();

/** Statuses in which the site shows a listing. */
export const statusesOnSite = statuses.filter((status) => rules[status].isOnSite);

/** Whether the site shows a listing with this status. */
export const isOnSite = (status: ListingStatus): boolean => rules[status].isOnSite;

/** Statuses of a sold or leased listing. */
export const closedStatuses = statuses.filter((status) => rules[status].isClosed);

/** Whether a listing with this status was sold or leased. */
export const isClosed = (status: ListingStatus): boolean => rules[status].isClosed;

/** Statuses of a listing that has left the market. */
export const pastStatuses = [...closedStatuses, "withdrawn"] as const;

/** Statuses of a listing that is for sale or lease, or under contract. */
export const marketStatuses = statusesOnSite.filter((status) => !isClosed(status));

/** Whether a listing with this status is for sale or lease, or under contract. */
export const isOnMarket = (status: ListingStatus): boolean => marketStatuses.includes(status);

/** Whether something can be done with a listing of this status. */
export const listingCan = (action: ListingAction, status: ListingStatus): boolean =>
  rules[status].may.includes(action);

/**
 * Statuses that the broker can set on a listing that is on the site; `withdrawn` has its own route.
 */
export const settableStatuses = [
  "available",
  "under-contract",
  "lease-pending",
  "sold",
  "leased",
] as const;

/** The settable statuses of a listing for sale, or for lease. */
export const settableFor = (kind: ListingKind) =>
  settableStatuses.filter((status) => rules[status].kinds.includes(kind));

/** The status of a listing once an offer is accepted. */
export const acceptedStatus = { sale: "under-contract", lease: "lease-pending" } as const;

/** Whether changing a listing's status ends its accepted offer. */
export function endsContract(before: ListingStatus, after: ListingStatus): boolean {
  const { contract } = rules[after];
  return contract === "ends" || (contract === "ends-unless-closed" && !isClosed(before));
}
