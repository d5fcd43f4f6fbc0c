import { withinSentence } from "@frontage/records/in-sentence";
import {
  documentPath,
  documentRequestPath,
  eventPath,
  offersPath,
  threadPath,
} from "@frontage/content/dashboard";
import { formatAmount } from "@frontage/records/offer-words";
import type { ListedDeal } from "@frontage/records/schemas/deal";
import type { Today, TodayNeed, TodayWait } from "@frontage/records/schemas/today";

import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { dayIn, formatTime, type Clock } from "../../time/dates.ts";

/** What a deal is waiting for, since when, and the broker's action on it. */
export type DealWait = {
  /** Whether the broker must act. */
  isYours: boolean;
  /** "You", or a name. */
  who: string;
  /** "Tour request, since 9:41am" */
  what: string;
} & (
  | { verb: string; to: string }
  | { remind: Exclude<TodayWait, { kind: "counter" | "invitation" }> }
);

/**
 * What each deal is waiting for, by deal id; the broker's own turn takes precedence. Messages name
 * no deal, so they count only for a client's only open deal.
 */
export function dealWaits(
  { needsYou, waiting }: Pick<Today, "needsYou" | "waiting">,
  deals: readonly ListedDeal[],
  clock: Clock,
): Map<string, DealWait> {
  const waits = new Map<string, DealWait>();
  const add = (dealId: string | undefined, wait: DealWait) => {
    if (dealId !== undefined && !waits.has(dealId)) waits.set(dealId, wait);
  };
  const onlyDealOf = (clientId: string) => {
    const open = deals.filter(
      ({ client, progress, isArchived }) =>
        client?.id === clientId && progress.stage !== "closed" && !isArchived,
    );
    return open.length === 1 ? open[0]?.id : undefined;
  };
  for (const need of needsYou?.items ?? []) {
    if (!isOfDeal(need)) continue;
    const { to, verb, what } = turnOf(need);
    const dealId =
      need.kind === "message"
        ? onlyDealOf(need.client.id)
        : need.kind === "offer"
          ? need.listing.dealId
          : need.deal?.id;
    const since = need.at === undefined ? "" : formatSince(need.at, clock);
    add(dealId, {
      isYours: true,
      who: "You",
      what: [what, since].filter(Boolean).join(", "),
      verb,
      to,
    });
  }
  for (const wait of waiting?.items ?? []) {
    if (wait.kind === "invitation") continue;
    if (wait.kind === "counter") {
      add(wait.listing.dealId, {
        isYours: false,
        who: wait.who,
        what: `Counter of ${formatAmount(wait.terms)}${wait.isUnsent ? " not delivered" : ""}, ${formatDays(wait.days)}`,
        verb: "See",
        to: offersPath(wait.listing.id),
      });
      continue;
    }
    add(wait.deal?.id, {
      isYours: false,
      who: wait.client.name,
      what: `${wait.name}, ${formatDays(wait.days)}`,
      remind: wait,
    });
  }
  return waits;
}

/**
 * Whether Today's lists are complete. They may be cut off or still loading; then a deal that isn't
 * in them may still be waiting for someone.
 */
export function knowsWaits({ needsYou, waiting }: Pick<Today, "needsYou" | "waiting">): {
  yours: boolean;
  all: boolean;
} {
  const yours = needsYou !== undefined && needsYou.more.every((kind) => kindsWithoutDeal.has(kind));
  const others = waiting !== undefined && waiting.items.length === waiting.total;
  return { yours, all: yours && others };
}

/** Inquiries and questions belong to no deal, most of the others to a listing. */
const withoutDeal = ["access", "confirm", "inquiry", "question", "tour"] as const;
const kindsWithoutDeal: ReadonlySet<string> = new Set(withoutDeal);

type DealNeed = Exclude<TodayNeed, { kind: (typeof withoutDeal)[number] }>;

const isOfDeal = (need: TodayNeed): need is DealNeed => !kindsWithoutDeal.has(need.kind);

const offerTurns = {
  new: "An offer of {amount}",
  accept: "The owner accepts {amount}",
  "counter-approved": "Counter approved, to send",
} as const;

type Turn = { what: string; verb: string; to: string };

/** The broker's action on a need of a deal. */
function turnOf(need: DealNeed): Turn {
  switch (need.kind) {
    case "offer":
      return {
        what: offerTurns[need.reason].replace("{amount}", formatAmount(need.terms)),
        verb: "Review",
        to: offersPath(need.listing.id),
      };
    case "message":
      return {
        what: need.unread > 1 ? `${need.unread} messages` : "A message",
        verb: "Reply",
        to: threadPath(need.id),
      };
    case "time":
      return {
        what: need.isChange ? `New time for the ${withinSentence(need.title)}` : "Tour request",
        verb: "Answer",
        to: eventPath(need.id),
      };
    case "signature":
      return { what: "Says it’s signed", verb: "Confirm", to: documentPath(need.id) };
    case "request":
      return {
        what: `Sent ${withinSentence(need.name)}`,
        verb: "Review",
        to:
          need.documentId === undefined
            ? documentRequestPath(need.deal?.id ?? "", need.id)
            : documentPath(need.documentId),
      };
  }
}

/** When a wait began: "since 9:41am", "yesterday", "since Jul 10". */
function formatSince(at: string, clock: Clock): string {
  const { now, timeZone } = clock;
  if (dayIn(at, timeZone) === dayIn(now, timeZone)) return `since ${formatTime(at, timeZone)}`;
  const recent = formatRecentDateInline(at, clock);
  return recent === "yesterday" ? recent : `since ${recent}`;
}

const formatDays = (days: number) =>
  days === 0 ? "today" : `${days} ${days === 1 ? "day" : "days"}`;
