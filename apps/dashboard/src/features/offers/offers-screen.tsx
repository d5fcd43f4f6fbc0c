import { dashboardPaths, listingPath } from "@frontage/content/dashboard";
import { listingCan } from "@frontage/records/listing-states";
import { isOpen as isOpenOffer } from "@frontage/records/offer-states";
import { offerEventText, offersHeadline, prospectRoleWords } from "@frontage/records/offer-words";
import type { Offer, OfferBoard } from "@frontage/records/schemas/offer";
import { Button } from "@frontage/ui/button";
import {
  RuleList,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { Building2, FilePen, Handshake, Plus, Printer, SendHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BrokerScreen } from "../../components/broker-screen.tsx";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { MessageDialog } from "../../components/message-dialog.tsx";
import { PageButtons, PhoneBar, type PageAction } from "../../components/page-actions.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useAction } from "../../components/use-action.ts";
import { usePageTitle } from "../../components/use-page-title.ts";
import { Verb } from "../../components/verb.tsx";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { boardQuery } from "../../offer-comparison/offer-queries.ts";
import { OfferTable, standing } from "../../offer-comparison/offer-table.tsx";
import { OfferTabs, OfferTotals } from "../../offer-comparison/offer-tabs.tsx";
import { formatAsking, type TermContext } from "../../offer-comparison/offer-terms.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { dayIn, formatRecentDate, formatTime, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
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

/** The offers on a listing, side by side. */
export default function OffersScreen() {
  return <BrokerScreen Screen={Screen} skeleton={<RecordSkeleton />} />;
}

function Screen() {
  const { listingId = "" } = useParams();
  const query = useQuery(boardQuery(listingId));
  const { data: board } = query;
  const timeZone = useTimeZone();
  const now = useNow();
  usePageTitle(
    board === null ? "Listing not found" : `Offers${board ? `, ${board.listing.name}` : ""}`,
  );
  if (board && timeZone) {
    return <Page key={listingId} clock={{ now, timeZone }} {...{ board }} />;
  }
  if (board === null) {
    return (
      <RecordNotFound
        Icon={Building2}
        title="Listing not found"
        listLabel="See your listings"
        listPath={dashboardPaths.listings}
      />
    );
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
  | { form: "best" | "enter" | "recommendation" };

/** The offers on a listing, and the broker's actions. */
export function Page({ board, clock }: { board: OfferBoard; clock: Clock }) {
  const { client, listing, recommendation } = board;
  const { now } = clock;
  const isPhone = useMediaQuery("(max-width: 47.99rem)");
  const today = dayIn(now, listing.timeZone);
  const [open, setOpen] = useState<Open>();
  const [counteringId, setCounteringId] = useState<string>();
  const [canceledId, setCanceledId] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus();
  const offers = standing(board);
  const openOffers = offers.filter((offer) => isOpenOffer(offer, now));
  const find = (id: string | undefined) => offers.find((offer) => offer.id === id);
  const chosen = open && "id" in open ? find(open.id) : undefined;
  const countered = find(counteringId);
  const context: TermContext = { listing, now, offers };
  const recommendedId = recommendation?.offerId;
  const first = client?.name.split(" ", 1)[0];
  const back = { label: listing.name, to: listingPath(listing.id) };
  useScreenBar({ back, title: "Offers" });
  useMarkReviewed(board);

  const close = () => setOpen(undefined);
  const { actionsOf, dialogs } = useOfferActions({
    board,
    canceledId,
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

  const personOf = ({ person, role }: Offer) =>
    [person, role && prospectRoleWords[role]].filter(Boolean).join(", ");
  const print = {
    id: "print",
    label: "Print comparison",
    Icon: Printer,
    onSelect: () => window.print(),
  };
  const best: PageAction | undefined =
    openOffers.length > 0 && listingCan("negotiate", listing.status)
      ? { id: "best", label: "Ask for best and final", onSelect: () => setOpen({ form: "best" }) }
      : undefined;
  const enter: PageAction = {
    id: "enter",
    label: listing.kind === "sale" ? "Enter an offer" : "Enter a proposal",
    Icon: Plus,
    onSelect: () => setOpen({ form: "enter" }),
  };
  const menu = {
    name: "the offers",
    actions: [
      enter,
      ...(best ? [{ ...best, Icon: SendHorizontal }] : []),
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
    ],
  };
  const table = {
    actionsOf: (offer: Offer) => actionsOf(offer, false),
    context,
    personOf,
    recommendedId,
  };
  const headline = offersHeadline(board.offers, {
    kind: listing.kind,
    now,
    owner: first,
    timeZone: listing.timeZone,
  });

  return (
    <div className="max-w-440">
      <PhoneBar back={back} {...menu} />
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          {/* For print only: on screen, the bar shows the name. */}
          <p className="mb-2 hidden text-ui text-fg-2 print:block">{listing.name}</p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="max-w-[26em] font-display text-[1.875rem]/[1.14] tracking-[-0.018em] text-balance text-fg outline-none xl:text-[2.25rem]/[1.14]"
          >
            {headline}
          </h2>
          {recommendation ? (
            <p className="mt-4 max-w-[62ch] text-small text-pretty text-fg-2">
              <strong className="font-semibold text-fg">Your recommendation.</strong>{" "}
              {recommendation.text}{" "}
              <span className="print:hidden">
                <Verb
                  onClick={() => setOpen({ form: "recommendation" })}
                  name="your recommendation"
                >
                  Edit
                </Verb>
              </span>
            </p>
          ) : (
            openOffers.length > 0 && (
              <p className="mt-4 text-ui text-fg-2 print:hidden">
                <Verb onClick={() => setOpen({ form: "recommendation" })} name="">
                  Write your recommendation
                </Verb>
              </p>
            )
          )}
        </div>
        <div className="flex flex-col justify-between gap-4 max-lg:items-start max-md:items-stretch lg:items-end print:hidden">
          <div className="flex items-center gap-2.5 max-md:hidden">
            {offers.length > 0 && (
              <Button variant="ghost" onClick={print.onSelect}>
                <Printer aria-hidden className="size-4.5" strokeWidth={1.75} />
                {print.label}
              </Button>
            )}
            <PageButtons
              primary={offers.length === 0 ? enter : undefined}
              secondary={best}
              menu={menu}
            />
          </div>
          {recommendation && client && board.dealId && (
            <Recommended
              first={first ?? ""}
              isSent={recommendation.sentAt !== undefined}
              isPending={send.isPending}
              onSend={() => send.run()}
            />
          )}
        </div>
      </div>

      {offers.length === 0 ? (
        <div className="mt-8">
          <Empty
            Icon={Handshake}
            title={listing.kind === "sale" ? "No open offers" : "No open proposals"}
            description="They come from the document room, or you enter those that were emailed."
          >
            <Button variant="ink" className="md:hidden" onClick={() => setOpen({ form: "enter" })}>
              {enter.label}
            </Button>
          </Empty>
        </div>
      ) : (
        <section aria-labelledby="offers" className="mt-8">
          <RuleListHeader>
            <RuleListTitle id="offers">
              {listing.kind === "sale" ? "Offers" : "Proposals"}
            </RuleListTitle>
            <RuleListCount>{offers.length}</RuleListCount>
            <span className="ml-auto text-caption text-fg-3 max-md:hidden">
              {formatAsking(listing)}Best term in bold
            </span>
          </RuleListHeader>
          {isPhone ? (
            <>
              <OfferTotals context={context} />
              <OfferTabs
                actionsOf={(offer) => actionsOf(offer, true)}
                {...{ context, personOf, recommendedId }}
              />
            </>
          ) : (
            <div className="border-t border-fg">
              {countered ? (
                <CounterTable
                  key={countered.id}
                  offer={countered}
                  onClose={closeCounter}
                  {...{ board, ...table }}
                />
              ) : (
                <OfferTable {...table} />
              )}
            </div>
          )}
        </section>
      )}
      {countered && isPhone && (
        <CounterDialog offer={countered} onClose={closeCounter} {...{ board }} />
      )}
      {board.history.length > 0 && (
        <div className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-2 print:hidden">
          <OfferHistory history={board.history} clock={clock} />
          {openOffers.length > 0 && <IfAccepted board={board} first={first} />}
        </div>
      )}

      {open?.form === "recommendation" && (
        <MessageDialog {...recommendationMessage(board)} onClose={close} />
      )}
      {open?.form === "best" && (
        <MessageDialog {...bestAndFinalMessage(board, openOffers.length)} onClose={close} />
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
        <MessageDialog {...counterMessage(board, chosen, chosen.counter.terms)} onClose={close} />
      )}
      {dialogs}
    </div>
  );
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

function Recommended({
  first,
  isPending,
  isSent,
  onSend,
}: {
  first: string;
  isSent: boolean;
  isPending: boolean;
  onSend: () => void;
}) {
  return (
    <div className="flex flex-col gap-2.5 max-md:flex-col-reverse lg:items-end">
      <p className="text-caption text-fg-3">
        {isSent ? `${first} has your recommendation.` : `${first} hasn’t seen it yet.`}
      </p>
      {!isSent && (
        <Button variant="primary" pending={isPending} onClick={onSend}>
          <SendHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
          Send to {first}
        </Button>
      )}
    </div>
  );
}

function IfAccepted({ board, first }: { board: OfferBoard; first: string | undefined }) {
  const isSale = board.listing.kind === "sale";
  const deal = board.client
    ? `The deal ${board.dealId ? "moves to" : "begins at"} ${isSale ? "Contract with the price and dates" : "Lease execution with the rent and dates"} of that offer. `
    : "";
  return (
    <section aria-labelledby="if-accepted">
      <RuleListHeader>
        <RuleListTitle id="if-accepted">
          {first ? `If ${first} accepts` : "When one is accepted"}
        </RuleListTitle>
      </RuleListHeader>
      <p className="border-t border-fg pt-3.5 text-ui text-fg-3">
        {deal}The site says “{isSale ? "Under contract" : "Lease pending"}”. The other buyers get an
        email that you write. Nothing is binding until both sides sign the{" "}
        {isSale ? "purchase agreement" : "lease"}.
      </p>
    </section>
  );
}

/** More events than these aren't shown. */
const shownEventsMax = 12;

/** The history of the offers, newest first. */
function OfferHistory({ clock, history }: Pick<OfferBoard, "history"> & { clock: Clock }) {
  return (
    <section aria-labelledby="offer-history">
      <RuleListHeader>
        <RuleListTitle id="offer-history">History</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {history.slice(0, shownEventsMax).map((event) => (
          <RuleListRow key={event.id} size="sm" align="baseline" className="justify-between">
            <span className="text-fg">{offerEventText(event)}</span>
            <time dateTime={event.at} className="shrink-0 text-caption text-fg-3">
              {formatWhen(event.at, clock)}
            </time>
          </RuleListRow>
        ))}
      </RuleList>
    </section>
  );
}

/** When something happened: "Yesterday, 4:12pm", "Jul 6". */
function formatWhen(at: string, clock: Clock): string {
  const day = formatRecentDate(at, clock);
  return day === "Yesterday" ? `${day}, ${formatTime(at, clock.timeZone)}` : day;
}
