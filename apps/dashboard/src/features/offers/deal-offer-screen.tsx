import { broker } from "@frontage/content/broker";
import { dashboardPaths, dealOfferPath, dealPath, offerPath } from "@frontage/content/dashboard";
import { onListing } from "@frontage/records/offer-spaces";
import { sheetOf } from "@frontage/records/offer-sheet";
import {
  awaitsOwner,
  endOf,
  isCounterExpired,
  offerCan,
  type OfferAction,
  standingCounter,
} from "@frontage/records/offer-states";
import { offerSentence, offerStateText } from "@frontage/records/offer-state-text";
import {
  expiresSoon,
  formatAmount,
  formatExpiry,
  numberWord,
  offerWord,
} from "@frontage/records/offer-words";
import type { Offer, OfferBoard } from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useQuery } from "@tanstack/react-query";
import { Building2, Printer } from "lucide-react";
import { useRef } from "react";
import { Link, Navigate, useParams } from "react-router";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { PhoneMenu } from "../../components/page-actions.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { Verb } from "../../components/verb.tsx";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { clientsBoardQuery } from "../../offer-comparison/offer-queries.ts";
import { OfferHead, OfferLayout, OfferSheet } from "../../offer-comparison/offer-sheet.tsx";
import { standing } from "../../offer-comparison/offer-table.tsx";
import { useDiscuss } from "../../offer-comparison/use-discuss.ts";
import { useReadNotices } from "../notifications/set-read.ts";
import { formatMomentInline } from "../../time/date-phrases.ts";
import { dayIn, formatDay, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

export const queries: FirstQueries = (start, _, id) => start(clientsBoardQuery(id));

/** An offer for a client's property, and what the client decides about it. */
export default function DealOfferScreen() {
  const { dealId = "", offerId = "" } = useParams();
  const query = useQuery(clientsBoardQuery(dealId));
  const { data: board } = query;
  const offer = board?.offers.find(({ id }) => id === offerId);
  const isMissing = board === null || (board !== undefined && !offer);
  const timeZone = useTimeZone();
  const isBroker = useIsBroker();
  usePageTitle(isMissing ? "Offer not found" : `Offer${offer ? ` of ${offer.buyer}` : ""}`);
  if (board && offer && isBroker)
    return <Navigate replace to={offerPath(board.listing.id, offerId)} />;
  if (board && offer && timeZone) {
    return <LivePage key={offerId} {...{ board, dealId, offer, timeZone }} />;
  }
  if (isMissing) {
    return (
      <RecordNotFound
        Icon={Building2}
        title="Offer not found"
        listLabel="See your properties"
        listPath={dashboardPaths.deals}
      />
    );
  }
  return (
    <NotLoaded what="the offer" queries={[query]}>
      <RecordSkeleton />
    </NotLoaded>
  );
}

type LivePageProps = Omit<PageProps, "clock"> & { timeZone: string };

/** Reads the clock, which the first render of the screen may not. */
function LivePage({ timeZone, ...props }: LivePageProps) {
  useReadNotices(dealOfferPath(props.dealId, props.offer.id));
  return <Page clock={{ now: useNow(), timeZone }} {...props} />;
}

type PageProps = { board: OfferBoard; clock: Clock; dealId: string; offer: Offer };

/** The offer's page, and beside it the client's answer. */
export function Page({ board, clock, dealId, offer }: PageProps) {
  const { history, listing } = board;
  const { now } = clock;
  const { timeZone } = listing;
  const [first = broker.name] = broker.name.split(" ");
  const isSample = useIsSample();
  const { confirm, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus();
  const back = { label: listing.name, to: dealPath(dealId) };
  const day = formatDay(dayIn(offer.changedAt, timeZone), { month: "long", day: "numeric" });
  useScreenBar({ back, title: offer.buyer, note: `Offer of ${day}` });

  const { counter, id, terms, version } = offer;
  const placed = onListing(offer, listing, now);
  const state = offerStateText("owner", placed, {
    now,
    broker: first,
    timeZone,
    readerTimeZone: clock.timeZone,
  });
  const sentence = offerSentence("owner", placed, { now, broker: first });
  const may = (action: OfferAction) => !isSample && offerCan("owner", action, placed, now);
  const param = { dealId, id };
  const route = deals[":dealId"].offers[":id"];
  const amount = formatAmount(terms);

  const approve = useAction({
    act: () => read(route.counter.approve.$post({ param, json: { version } })),
    changes: ["listings"],
    done: `Approved. ${first} sends it.`,
    undo: () => ({
      act: () =>
        read(route.counter.approve.withdraw.$post({ param, json: { version: version + 1 } })),
    }),
    failed: "It wasn’t approved.",
    focus,
  });
  const undo = useAction({
    act: async (action: "withdraw-acceptance" | "withdraw-approval") =>
      read(
        action === "withdraw-approval"
          ? route.counter.approve.withdraw.$post({ param, json: { version } })
          : route.accept.withdraw.$post({ param, json: { version } }),
      ),
    changes: ["listings"],
    failed: "Not undone.",
    focus,
  });
  const isSale = terms.kind === "sale";
  const discuss = useDiscuss({ dealId });
  const askToAccept = () =>
    confirm({
      title: `Ask ${first} to accept ${amount}?`,
      description: `${first} gets your request and prepares the ${isSale ? "purchase agreement" : "lease"} at these terms. The other offers stay open until it’s signed. Nothing is binding before that.`,
      action: `Ask ${first} to accept`,
      variant: "ink",
      act: () => read(route.accept.$post({ param, json: { version } })),
      changes: ["listings"],
      done: `${first} has been notified.`,
      focus,
    });

  const isAsked = may("withdraw-acceptance");
  // An approved counter is undone first, and one that was sent is the owner's own offer.
  const isDecided =
    counter !== undefined && counter.state !== "proposed" && !isCounterExpired(offer, now);
  const canAccept = !isAsked && !isDecided && may("request-acceptance");
  const reason = reasonOf(board, id);
  const others = standing(board, "owner", now).filter((other) => other.id !== id);
  const next = others.find((other) => awaitsOwner(onListing(other, listing, now), now));
  const ends = formatEnd(offer, board, clock);

  const aside = (
    <>
      <OfferHead
        state={state}
        ref={heading}
        title={reason ? sentence.replace(" proposes ", " recommends ") : sentence}
      >
        {counter?.state === "proposed" && reason && (
          <p className="text-small">
            “{reason.text}”
            <span className="mt-1 block text-caption text-fg-3">
              {first}, {formatMomentInline(reason.sentAt, clock)}
            </span>
          </p>
        )}
      </OfferHead>
      {ends && (
        <p className={cn("mt-1.5 mb-3.5", expiresSoon(offer, now) && "font-medium text-error")}>
          {ends}
        </p>
      )}
      <div className="mt-6 mb-3.5 grid gap-2.5 empty:hidden">
        {may("approve-counter") && (
          <Button
            variant="ink"
            className="h-11"
            pending={approve.isPending}
            onClick={() => approve.run()}
          >
            {approve.isPending && <Spinner />}
            Approve the counter
          </Button>
        )}
        {canAccept && (
          <Button
            variant={may("approve-counter") ? "outline" : "ink"}
            className="h-11"
            onClick={askToAccept}
          >
            Accept as offered
          </Button>
        )}
      </div>
      {!isSample && offer.state === "open" && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-fg-3">
          {(may("approve-counter") || may("withdraw-approval")) && (
            <span>Nothing is sent until {first} sends it.</span>
          )}
          {(isAsked || may("withdraw-approval")) && (
            <Verb onClick={() => undo.run(isAsked ? "withdraw-acceptance" : "withdraw-approval")}>
              Undo
            </Verb>
          )}
          <TextLink asChild>
            <Link {...discuss(`About the ${amount} ${offerWord(offer.terms)}: `)}>Discuss</Link>
          </TextLink>
        </p>
      )}
      {next && state.mark !== "yours" && (
        <p className="mt-3 font-medium">
          <TextLink asChild>
            <Link to={dealOfferPath(dealId, next.id)}>
              {standingCounter(next, now) ? "Review the counter to" : "Answer"} the{" "}
              {formatAmount(next.terms)} {offerWord(next.terms)}
            </Link>
          </TextLink>
        </p>
      )}
      {offer.state === "accepted" && (
        <p>
          <TextLink asChild>
            <Link to={dealPath(dealId)}>Open the deal</Link>
          </TextLink>
        </p>
      )}
    </>
  );

  const after = others.length > 0 && (
    <section aria-labelledby="other-offers" className="lg:mt-3">
      <RuleListHeader>
        <RuleListTitle id="other-offers">Other {isSale ? "offers" : "proposals"}</RuleListTitle>
        <RuleListCount>{others.length}</RuleListCount>
        <RuleListActions>
          <TextLink asChild>
            <Link to={`${dealPath(dealId)}#offers`}>
              Compare {others.length === 1 ? "both" : `all ${numberWord(others.length + 1)}`}
            </Link>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <RuleList>
        {others.map((other) => (
          <OtherOffer key={other.id} {...{ clock, dealId, listing, other }} />
        ))}
      </RuleList>
    </section>
  );

  return (
    <>
      <PhoneMenu
        name={offer.buyer}
        actions={[{ id: "print", label: "Print", Icon: Printer, onSelect: () => window.print() }]}
      />
      <OfferLayout aside={aside} after={after}>
        <OfferSheet
          className="rounded-panel"
          sheet={sheetOf({ history, listing, now, offer, reader: "owner" })}
          state={state}
        />
      </OfferLayout>
      {dialog}
    </>
  );
}

/** Why the broker proposes what they do about an offer, once they have sent it to the client. */
function reasonOf({ recommendation }: OfferBoard, offerId: string) {
  const { sentAt, text } = recommendation ?? {};
  if (!text || sentAt === undefined || recommendation?.offerId !== offerId) return undefined;
  return { text, sentAt };
}

type OtherOfferProps = Pick<OfferBoard, "listing"> & { clock: Clock; dealId: string; other: Offer };

/**
 * When what is on the table ends: "Expires Friday, 5pm in Chicago"; undefined if it has. A counter's
 * own end counts from when it is sent.
 */
function formatEnd(offer: Offer, { listing }: Pick<OfferBoard, "listing">, clock: Clock) {
  const end = endOf(offer);
  if (offer.state !== "open" || Date.parse(end) <= clock.now.getTime()) return undefined;
  const zones = { timeZone: listing.timeZone, readerTimeZone: clock.timeZone };
  const counter = standingCounter(offer, clock.now);
  const what = counter && counter.state !== "sent" ? "The offer expires" : "Expires";
  return `${what} ${formatExpiry(end, { now: clock.now, ...zones })}`;
}

function OtherOffer({ clock, dealId, listing, other }: OtherOfferProps) {
  const { now } = clock;
  const [first = broker.name] = broker.name.split(" ");
  const { timeZone } = listing;
  const counter = standingCounter(other, now);
  const { word } = offerStateText("owner", onListing(other, listing, now), {
    now,
    broker: first,
    timeZone,
    readerTimeZone: clock.timeZone,
  });
  return (
    <RuleListRow className="justify-between py-3">
      <Link to={dealOfferPath(dealId, other.id)} className="min-w-0 covers-row">
        <span className="block font-semibold wrap-anywhere text-fg">{other.buyer}</span>
        <span className="text-caption text-fg-3">
          {word}
          {counter && counter.state !== "sent" && ", not sent yet"}.{" "}
          <span className={cn(expiresSoon(other, now) && "font-medium text-accent")}>
            {formatEnd(other, { listing }, clock)}
          </span>
        </span>
      </Link>
      <span className="font-display text-[1.3125rem]/[1.3] text-fg tabular-nums">
        {formatAmount((counter ?? other).terms)}
      </span>
    </RuleListRow>
  );
}
