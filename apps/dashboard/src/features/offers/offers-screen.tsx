import { broker } from "@frontage/content/broker";
import { dashboardPaths, listingPath, offerPath, offersPath } from "@frontage/content/dashboard";
import { buyerInSentence } from "@frontage/records/in-sentence";
import { listingCan } from "@frontage/records/listing-states";
import { onListing } from "@frontage/records/offer-spaces";
import { sheetOf } from "@frontage/records/offer-sheet";
import { offerSentence, offerStateText } from "@frontage/records/offer-state-text";
import {
  isOpen as isOpenOffer,
  offerCan,
  type OfferAction,
  isExpired,
  remindedOf,
} from "@frontage/records/offer-states";
import {
  expiresSoon,
  formatAmount,
  formatExpiry,
  offerEventText,
  offersHeadline,
  roleWordsOf,
} from "@frontage/records/offer-words";
import type { Offer, OfferBoard } from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Dialog, DialogContent, DialogTitle } from "@frontage/ui/dialog";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import {
  Building2,
  FilePen,
  Handshake,
  History,
  Plus,
  Printer,
  SendHorizontal,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useParams } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BrokerScreen } from "../../components/broker-screen.tsx";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { MessageDialog } from "../../components/message-dialog.tsx";
import { PageMenu, PhoneMenu, type PageAction } from "../../components/page-actions.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useAction } from "../../components/use-action.ts";
import { usePageTitle } from "../../components/use-page-title.ts";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { OfferHistory } from "../../offer-comparison/offer-history.tsx";
import { boardQuery } from "../../offer-comparison/offer-queries.ts";
import { Figure, OfferHead, OfferLayout, OfferSheet } from "../../offer-comparison/offer-sheet.tsx";
import { OfferTable, standing } from "../../offer-comparison/offer-table.tsx";
import {
  atStandingTerms,
  comparisonsOf,
  formatAsking,
  formatShort,
  formatTerms,
  spaceNamesOf,
  termCell,
  type TermContext,
} from "../../offer-comparison/offer-terms.ts";
import { useDiscuss } from "../../offer-comparison/use-discuss.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { dayIn, formatDay, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useReadNotices } from "../notifications/set-read.ts";
import { CounterDialog, CounterTable } from "./counter-form.tsx";
import { useOfferActions, type OfferForm } from "./offer-actions.tsx";
import { OfferDialog } from "./offer-form.tsx";
import {
  acceptMessage,
  bestAndFinalMessage,
  counterMessage,
  declineMessage,
  recommendationMessage,
} from "./offer-messages.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

export const queries: FirstQueries = (start, _, id) => start(boardQuery(id));

/** The offers on a listing, side by side, or one of them on its own page. */
export default function OffersScreen() {
  return <BrokerScreen Screen={Screen} skeleton={<RecordSkeleton />} />;
}

function Screen() {
  const { listingId = "", offerId } = useParams();
  const query = useQuery(boardQuery(listingId));
  const { data: board } = query;
  const timeZone = useTimeZone();
  const now = useNow();
  const isMissing =
    board === null ||
    (board && offerId !== undefined && !board.offers.some(({ id }) => id === offerId));
  usePageTitle(
    isMissing
      ? "Offer not found"
      : `${board ? manyOf(board) : "Offers"}${board ? `, ${board.listing.name}` : ""}`,
  );
  if (isMissing) {
    return (
      <RecordNotFound
        Icon={Building2}
        title={board === null ? "Listing not found" : "Offer not found"}
        listLabel="See your listings"
        listPath={dashboardPaths.listings}
      />
    );
  }
  if (board && timeZone) {
    return <LivePage key={listingId} clock={{ now, timeZone }} {...{ board, offerId }} />;
  }
  return (
    <NotLoaded what="the offers" queries={[query]}>
      <RecordSkeleton />
    </NotLoaded>
  );
}

/** The open form: of one offer, or of all. */
type Open =
  | { form: Exclude<OfferForm, "counter">; id: string }
  | { form: "best" | "enter" | "history" | "recommendation" };

type PageProps = {
  board: OfferBoard;
  clock: Clock;
  /** The offer whose page it is; absent for all offers side by side. */
  offerId?: string | undefined;
};

/** Reads the notices of the offers, which the stories don't have. */
function LivePage(props: PageProps) {
  useReadNotices(offersPath(props.board.listing.id));
  return <Page {...props} />;
}

/** The offers on a listing, and the broker's actions. */
export function Page({ board, clock, offerId }: PageProps) {
  const { client, history, listing, recommendation } = board;
  const { now } = clock;
  const { timeZone } = listing;
  const isPhone = useMediaQuery("(max-width: 47.99rem)");
  const today = dayIn(now, timeZone);
  const [open, setOpen] = useState<Open>();
  const [counteringId, setCounteringId] = useState<string>();
  const [canceledId, setCanceledId] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus();
  const offers = standing(board, "broker", now);
  const ended = board.offers.filter((offer) => !offers.includes(offer));
  const openOffers = offers.filter((offer) => isOpenOffer(offer, now));
  // Proposals for spaces of a building that is for sale aren't asked.
  const bestBuyers = openOffers.filter(({ terms }) => terms.kind === listing.kind).length;
  const find = (id: string | undefined) => board.offers.find((offer) => offer.id === id);
  const chosen = open && "id" in open ? find(open.id) : undefined;
  const countered = find(counteringId);
  const shown = find(offerId);
  const groups = comparisonsOf(listing, offers, now);
  const many = manyOf(board);
  const first = client?.name.split(" ", 1)[0];
  useMarkReviewed(board);
  const markedId = useMarkedOffer();

  const close = () => setOpen(undefined);
  const may = (action: OfferAction, offer: Offer) =>
    offerCan("broker", action, onListing(offer, listing, now), now);
  const wanted = openOffers.find(
    (offer) => offer.acceptanceRequestedAt !== undefined && may("accept", offer),
  );
  const toSend = wanted ? undefined : openOffers.find((offer) => may("send-counter", offer));
  const withOwner = openOffers.find(
    (offer) => remindedOf(onListing(offer, listing, now), now) === "owner",
  );
  const discuss = useDiscuss({ clientId: client?.id, dealId: board.dealId ?? "" });
  const { actionsOf, dialogs } = useOfferActions({
    board,
    canceledId,
    nextId: toSend?.id,
    now,
    onOpen: (form, { id }) => (form === "counter" ? setCounteringId(id) : setOpen({ form, id })),
    focus,
  });
  const closeCounter = () => {
    setCanceledId(counteringId);
    setCounteringId(undefined);
  };

  const send = useAction({
    act: async () =>
      read(
        listings[":id"].recommendation.send.$post({
          param: { id: listing.id },
          json: { version: board.version },
        }),
      ),
    changes: ["listings"],
    done: `Sent to ${first}.`,
    failed: "It wasn’t sent.",
    focus,
  });

  const personOf = ({ person, role, terms }: Offer) =>
    [person, role && roleWordsOf(terms.kind)[role]].filter(Boolean).join(", ");
  const [brokerFirst = broker.name] = broker.name.split(" ");
  const reader = {
    now,
    broker: brokerFirst,
    owner: first,
    timeZone,
    readerTimeZone: clock.timeZone,
  };
  const stateOf = (offer: Offer) =>
    offerStateText("broker", onListing(offer, listing, now), reader);
  const pathOf = ({ id }: Offer) => offerPath(listing.id, id);
  const enter: PageAction = {
    id: "enter",
    label: listing.kind === "sale" ? "Enter an offer" : "Enter a proposal",
    Icon: Plus,
    onSelect: () => setOpen({ form: "enter" }),
  };
  const print: PageAction = {
    id: "print",
    label: shown ? "Print" : "Print comparison",
    Icon: Printer,
    onSelect: () => window.print(),
  };
  const allActions: PageAction[] = [
    enter,
    ...(bestBuyers > 0 && listingCan("negotiate", listing.status)
      ? [
          {
            id: "best",
            label: "Ask for best and final",
            Icon: SendHorizontal,
            onSelect: () => setOpen({ form: "best" }),
          },
        ]
      : []),
    ...(offers.length > 0
      ? [
          {
            id: "recommend",
            label: recommendation ? "Edit your recommendation" : "Write a recommendation",
            Icon: FilePen,
            onSelect: () => setOpen({ form: "recommendation" }),
          },
          print,
        ]
      : []),
    ...(history.length > 0
      ? [
          {
            id: "history",
            label: "History",
            Icon: History,
            onSelect: () => setOpen({ form: "history" }),
          },
        ]
      : []),
  ];
  const menu = shown
    ? { name: shown.buyer, actions: [print] }
    : { name: `the ${many.toLowerCase()}`, actions: allActions };
  const back = shown
    ? { label: `${many}, ${listing.name}`, to: offersPath(listing.id) }
    : { label: listing.name, to: listingPath(listing.id) };
  const day = (at: string) => formatDay(dayIn(at, timeZone), { month: "long", day: "numeric" });
  useScreenBar({
    back,
    title: shown ? shown.buyer : many,
    note: shown
      ? `${shown.terms.kind === "sale" ? "Offer" : "Proposal"} of ${day(shown.changedAt)}`
      : groups[0] && groups.length === 1
        ? spaceNamesOf(groups[0])
        : undefined,
  });

  const writeToOwner = withOwner && (
    <Button asChild variant="ink">
      <Link {...discuss(`About the counter to ${withOwner.buyer}: `)}>Write to {first}</Link>
    </Button>
  );

  /** The one step that is next. */
  function nextStep() {
    // Its own button is the one to press now.
    if (countered) return null;
    if (offers.length === 0) {
      return (
        <Button variant="ink" onClick={() => setOpen({ form: "enter" })}>
          <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
          {enter.label}
        </Button>
      );
    }
    if (wanted) {
      const label = `Mark ${formatAmount(wanted.terms)} as accepted`;
      return (
        <Button
          aria-label={`${label}: ${wanted.buyer}`}
          onClick={() => setOpen({ form: "accept", id: wanted.id })}
        >
          {label}
        </Button>
      );
    }
    if (toSend) {
      return (
        <Button
          className="max-w-full"
          onClick={() => setOpen({ form: "send-counter", id: toSend.id })}
        >
          <SendHorizontal aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className="truncate">Send to {buyerInSentence(toSend.buyer)}</span>
        </Button>
      );
    }
    if (writeToOwner) return writeToOwner;
    if (recommendation && !recommendation.sentAt && client && board.dealId) {
      return (
        <Button pending={send.isPending} onClick={() => send.run()}>
          {send.isPending && <Spinner />}
          Send your recommendation to {first}
        </Button>
      );
    }
    return null;
  }

  const sheet = shown && (
    <OfferLayout
      aside={
        <>
          <OfferHead
            ref={heading}
            state={stateOf(shown)}
            title={offerSentence("broker", onListing(shown, listing, now), reader)}
          >
            <p className="text-fg-3">
              {[personOf(shown), shown.isLate && "Late"].filter(Boolean).join(". ")}
            </p>
          </OfferHead>
          <div className="mt-6 grid gap-2.5 empty:hidden">
            {shown === withOwner && writeToOwner}
            {actionsOf(shown, true)}
          </div>
        </>
      }
      after={
        <OfferHistory
          clock={clock}
          history={history.filter((event) => event.offerId === shown.id)}
          textOf={offerEventText}
        />
      }
    >
      <OfferSheet
        className="rounded-panel"
        sheet={sheetOf({ history, listing, now, offer: shown, reader: "broker" })}
        state={stateOf(shown)}
      />
    </OfferLayout>
  );
  const table = {
    actionsOf: (offer: Offer) => actionsOf(offer, false),
    markedId,
    pathOf,
    personOf,
    stateOf,
  };
  const headline = offersHeadline(board.offers, { listing, now, owner: first });

  const all = (
    <>
      <div className="grid gap-x-12 gap-y-4.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div>
          {/* For print only: on screen, the bar shows the name. */}
          <p className="mb-2 hidden text-ui text-fg-2 print:block">{listing.name}</p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-title/[1.16] tracking-[-0.016em] text-balance text-fg outline-none md:text-[2.125rem]/[1.16]"
          >
            {headline.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
          </h2>
        </div>
        <div className="flex gap-2.5 max-md:grid print:hidden">
          {nextStep()}
          <PageMenu {...menu} variant="outline" className="max-md:hidden" />
        </div>
      </div>
      {offers.length === 0 ? (
        <div className="mt-8">
          <Empty
            Icon={Handshake}
            title={listing.kind === "sale" ? "No open offers" : "No open proposals"}
            description="They come from the document room, or you enter those that were emailed."
          />
        </div>
      ) : (
        groups.map((context) => {
          const { title, hint } = groupText(context, groups.length);
          const isCountered = countered && context.offers.includes(countered);
          return (
            <section key={title} aria-label={title} className="mt-7">
              <RuleListHeader>
                <RuleListTitle>{title}</RuleListTitle>
                <RuleListCount>{context.offers.length}</RuleListCount>
                <span className="ml-auto text-caption text-fg-3 max-md:hidden">{hint}</span>
              </RuleListHeader>
              {isPhone ? (
                <RuleList>
                  {context.offers.map((offer) => (
                    <PhoneRow
                      key={offer.id}
                      word={stateOf(offer).word}
                      to={pathOf(offer)}
                      {...{ context, offer }}
                    />
                  ))}
                </RuleList>
              ) : (
                <div className="border-t border-fg">
                  {isCountered ? (
                    <CounterTable
                      key={countered.id}
                      offer={countered}
                      onClose={closeCounter}
                      {...{ board, context, now, ...table }}
                    />
                  ) : (
                    <OfferTable context={context} {...table} />
                  )}
                </div>
              )}
            </section>
          );
        })
      )}
      {offers.some(({ terms }) => terms.kind === "lease") && <EffectiveRentNote />}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className="mt-9">
          <RuleListHeader>
            <RuleListTitle id="ended">Ended</RuleListTitle>
            <RuleListCount>{ended.length}</RuleListCount>
          </RuleListHeader>
          <RuleList>
            {ended.map((offer) => (
              <RuleListRow
                key={offer.id}
                size="sm"
                align="baseline"
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-0.5 md:grid-cols-[7rem_repeat(3,minmax(0,1fr))] lg:grid-cols-[8.5rem_repeat(3,minmax(0,1fr))] lg:gap-x-0 lg:[&>*]:px-5 lg:[&>*:first-child]:pl-0"
              >
                <span className="text-fg-3 max-md:col-start-2 max-md:row-start-1 max-md:text-caption">
                  {day(
                    offer.decidedAt ?? (isExpired(offer, now) ? offer.expiresAt : offer.changedAt),
                  )}
                </span>
                <Link
                  to={pathOf(offer)}
                  className="min-w-0 font-medium wrap-anywhere text-fg transition-colors covers-row hover:text-accent max-md:col-start-1 max-md:row-start-1"
                >
                  {offer.buyer}
                </Link>
                <span className="max-md:col-start-1">{stateOf(offer).word}</span>
                <span className="tabular-nums">{formatAmount(offer.terms)}</span>
                <div className="relative pt-1 empty:hidden max-md:hidden md:col-span-3 md:col-start-2 print:hidden">
                  {actionsOf(offer, false)}
                </div>
              </RuleListRow>
            ))}
          </RuleList>
        </section>
      )}
    </>
  );

  return (
    <div className="max-w-440">
      <div className="print:hidden">
        <PhoneMenu {...menu} />
      </div>
      {sheet ?? all}
      {countered && (isPhone || shown) && (
        <CounterDialog offer={countered} onClose={closeCounter} {...{ board, now }} />
      )}
      {open?.form === "history" && (
        <Dialog open onOpenChange={close}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle className="sr-only">History of the offers</DialogTitle>
            <OfferHistory clock={clock} history={history} textOf={offerEventText} />
          </DialogContent>
        </Dialog>
      )}
      {open?.form === "recommendation" && (
        <MessageDialog {...recommendationMessage(board, offers)} onClose={close} />
      )}
      {open?.form === "best" && (
        <MessageDialog {...bestAndFinalMessage(board, bestBuyers)} onClose={close} />
      )}
      {open?.form === "enter" && <OfferDialog onClose={close} {...{ board, today }} />}
      {chosen && open?.form === "change" && (
        <OfferDialog offer={chosen} onClose={close} {...{ board, today }} />
      )}
      {chosen && open?.form === "accept" && (
        <MessageDialog {...acceptMessage(board, chosen, now)} onClose={close} />
      )}
      {chosen && open?.form === "decline" && (
        <MessageDialog {...declineMessage(board, chosen)} onClose={close} />
      )}
      {chosen?.counter && open?.form === "send-counter" && (
        <MessageDialog {...counterMessage(board, chosen, chosen.counter)} onClose={close} />
      )}
      {dialogs}
    </div>
  );
}

/** What they are called together: a building for sale may have proposals for its spaces alone. */
const manyOf = ({ listing, offers }: OfferBoard) =>
  (offers.length === 0 ? [listing] : offers.map(({ terms }) => terms)).every(
    ({ kind }) => kind === "lease",
  )
    ? "Proposals"
    : "Offers";

/** A group's heading, and what its offers are compared with. */
function groupText(context: TermContext, groups: number): { title: string; hint: string } {
  const asking = formatAsking(context);
  if (context.offers[0]?.terms.kind === "sale") {
    const order = context.offers.length > 1 && "First what you answer, then by expiry";
    const hint = [asking, "Best term in bold", order].filter(Boolean).join(". ");
    return { title: "Offers", hint };
  }
  const names = groups > 1 ? spaceNamesOf(context) : "";
  return { title: names ? `Proposals for ${names}` : "Proposals", hint: asking };
}

/** How effective rents are computed. */
const EffectiveRentNote = () => (
  <section className="mt-9 grid gap-x-5 gap-y-1.5 border-t border-fg pt-4 text-ui md:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[8.5rem_minmax(0,1fr)]">
    <h3 className="font-semibold text-fg">Effective rent</h3>
    <div className="grid max-w-200 gap-1 md:pl-5">
      <p className="text-fg-2">
        (Rent over the term − free rent − improvements) ÷ SF ÷ years. Rent grows by the yearly
        increase; free months come off the first year.
      </p>
      <p className="text-fg-3">
        Not discounted. Commissions, expenses and moving costs aren’t included. A proposal without a
        size, term or first rent has no effective rent; the cell names what is missing.
      </p>
    </div>
  </section>
);

type PhoneRowProps = { context: TermContext; offer: Offer; to: string; word: string };

/** An offer on a phone: its price, state and expiration. The row opens its page. */
function PhoneRow({ context, offer, to, word }: PhoneRowProps) {
  const { listing, now } = context;
  const isLease = offer.terms.kind === "lease";
  const { expiresAt } = atStandingTerms(offer, now);
  const { isBest, mark, note, text, was } = termCell(
    offer,
    isLease ? "effective" : "price",
    context,
  );
  return (
    <RuleListRow className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.75 py-3.5">
      <Link
        id={offer.id}
        to={to}
        className="min-w-0 font-semibold wrap-anywhere text-fg covers-row"
      >
        {offer.buyer}
      </Link>
      <span
        className={cn(
          "text-right text-caption whitespace-nowrap",
          expiresSoon(offer, now) ? "font-medium text-accent" : "text-fg-3",
        )}
      >
        {offer.state === "open" && Date.parse(expiresAt) > now.getTime()
          ? `Expires ${formatExpiry(expiresAt, { now, timeZone: listing.timeZone })}`
          : formatShort(offer.decidedAt ?? expiresAt, listing.timeZone)}
      </span>
      {isLease && (
        <>
          <span className="min-w-0 text-caption text-fg">
            {text ? (
              <>
                <span className="mr-1 font-display text-[2.125rem]/[1.05] tracking-[-0.02em] tabular-nums">
                  {text}
                </span>
                effective
                {mark && ", "}
                {mark && <span className={cn(isBest && "font-semibold")}>{mark}</span>}
              </>
            ) : (
              note
            )}
          </span>
          <span className="text-right text-caption whitespace-nowrap text-fg-2">
            {termCell(offer, "rent", context).text} face
          </span>
          <span className="col-span-2 text-fg-3">
            <span className="font-semibold text-fg">{word}.</span> {formatTerms(offer, now)}
          </span>
        </>
      )}
      {!isLease && (
        <>
          <span className="col-span-2 font-display text-[1.625rem]/[1.15] tracking-[-0.02em] text-fg tabular-nums">
            <Figure
              figure={{ figure: text, ...(was !== undefined && { was }) }}
              delClassName="mr-1 text-[1.3125rem]"
            />
          </span>
          <span className="col-span-2 font-semibold text-fg">{word}</span>
          <span className="col-span-2 text-caption text-fg-3">{formatTerms(offer, now)}</span>
        </>
      )}
    </RuleListRow>
  );
}

/** Focuses the offer that the URL's hash names, as links on Today do. @returns its id */
function useMarkedOffer(): string | undefined {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    const name = id ? document.getElementById(id) : null;
    name?.focus({ preventScroll: true });
    name?.scrollIntoView({ block: "center", inline: "center" });
  }, [id, key]);
  return id || undefined;
}

/** Marks new and changed offers as reviewed once they are on screen. */
function useMarkReviewed({ listing, offers }: OfferBoard): void {
  const isNew = offers.some(({ isReviewed }) => !isReviewed);
  const { run } = useAction({
    act: () => read(listings[":id"].offers.reviewed.$post({ param: { id: listing.id } })),
    changes: ["listings"],
    // Ignores failures: this only updates Today.
    onNote: () => undefined,
  });
  useEffect(() => {
    if (isNew) run();
  }, [isNew, run]);
}
