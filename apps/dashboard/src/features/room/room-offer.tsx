import { formatDollars, formatRent } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import { sheetOf } from "@frontage/records/offer-sheet";
import { listingCan } from "@frontage/records/listing-states";
import { offeredKinds, onListing } from "@frontage/records/offer-spaces";
import type { ListingKind } from "@frontage/records/schemas/listing";
import {
  offerCan,
  isCounterExpired,
  isCounterOpen,
  isExpired,
  type OfferStage,
  type OfferAction,
  offerStageOf,
} from "@frontage/records/offer-states";
import { offerSentence, offerStateText } from "@frontage/records/offer-state-text";
import {
  formatAmount,
  formatOpenUntil,
  offerWord,
  ownEventText,
} from "@frontage/records/offer-words";
import type { OfferForm, OwnOffer } from "@frontage/records/schemas/offer";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { Verb } from "../../components/verb.tsx";
import { offerStart } from "../../offer-comparison/offer-form.ts";
import { OfferHistory } from "../../offer-comparison/offer-history.tsx";
import { OfferHead, OfferLayout, OfferSheet } from "../../offer-comparison/offer-sheet.tsx";
import { dayIn, formatDay, formatTime } from "../../time/dates.ts";
import { formatZone } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { RoomOfferForm } from "./room-offer-form.tsx";
import { offerFilePath, offersWereDue, ownOfferQuery, ownZone } from "./room.ts";

const [firstName = broker.name] = broker.name.split(" ");

/** The page of a prospect's offer. */
export default function RoomOffer({ room }: { room: { listing: { slug: string } } }) {
  const { slug } = room.listing;
  const { data: own, error, refetch } = useQuery(ownOfferQuery(slug));
  return (
    <div className="page">
      {own ? (
        <OwnOfferPage own={own} slug={slug} />
      ) : error ? (
        <LoadFailed what="your offer" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton className="mt-11 h-14 w-96 max-w-full" />
          <Skeleton className="mt-9 h-130 w-200 max-w-full" />
        </div>
      )}
    </div>
  );
}

/** The form of an offer or, once it was sent, the offer. */
export function OwnOfferPage({ own, slug }: { own: OwnOffer; slug: string }) {
  const { listing, offer } = own;
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const kinds = offeredKinds(listing);
  const [chosen, setKind] = useState(offer?.terms.kind ?? kinds[0] ?? listing.kind);
  const now = useNow();
  const isSent =
    offer !== undefined && offerCan("buyer", "change", onListing(offer, listing, now), now);
  const kind = isSent ? offer.terms.kind : chosen;
  const isSale = kind === "sale";
  const it = offerWord({ kind });
  if (own.isOpen && (!offer || isEditing)) {
    return (
      <>
        <div className="pt-7 pb-6 md:pt-11 md:pb-9">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-[2.375rem]/[1.08] tracking-[-0.018em] text-fg outline-none md:text-[3.25rem]/[1.08]"
          >
            {isSent ? `Change your ${it}` : isSale ? "Make an offer" : "Make a proposal"}
          </h1>
          <Due listing={listing} kind={kind} />
        </div>
        <RoomOfferForm
          key={`${isSent ? "change" : "new"} ${kind}`}
          kind={kind}
          kinds={isSent ? [] : kinds}
          onKind={setKind}
          own={own}
          slug={slug}
          firstName={firstName}
          onSent={() => {
            setEditing(false);
            toast.success(`Your ${it} is with ${firstName}.`);
          }}
          onClose={offer ? () => setEditing(false) : undefined}
        />
      </>
    );
  }
  if (!offer) {
    return <p className="py-11 text-copy">This property isn’t taking offers right now.</p>;
  }
  return <Sent offer={offer} own={own} slug={slug} onChange={() => setEditing(true)} />;
}

/**
 * The sentence about the property and due day: "15 Placeholder Plaza, asking $12,400,000. Offers
 * are due Monday, July 20, 5pm Central time (Chicago)."
 */
function Due({ kind, listing }: Pick<OwnOffer, "listing"> & { kind: ListingKind }) {
  const { name, offersDueAt, price, rent, timeZone } = listing;
  const asking = kind === "sale" ? price && formatDollars(price) : rent && formatRent(rent);
  const now = useNow();
  const isOver = offersDueAt !== undefined && Date.parse(offersDueAt) < now.getTime();
  const day = offersDueAt && formatDay(dayIn(offersDueAt, timeZone));
  return (
    <p className="mt-2.5 text-copy text-fg-2">
      {name}
      {asking && `, asking ${asking}`}.{" "}
      {offersDueAt && (
        <span className="text-fg-3">
          {isOver
            ? offersWereDue(offersDueAt, listing)
            : `${kind === "sale" ? "Offers" : "Proposals"} are due ${day}, ${formatTime(offersDueAt, timeZone)} ${formatZone(timeZone)}.`}
        </span>
      )}
    </p>
  );
}

type Sendable = NonNullable<OwnOffer["offer"]>;
type SentProps = { own: OwnOffer; offer: Sendable; slug: string; onChange: () => void };

/** A sent offer as its page, with its state and the buyer's actions. */
function Sent({ offer, onChange, own, slug }: SentProps) {
  const { from, history, isOpen, listing } = own;
  const { timeZone } = listing;
  const now = useNow();
  const { confirm, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form was here, or another page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const focus = () => heading.current?.focus();
  const { counter, files, terms, version } = offer;
  useNoteSeen(slug, counter !== undefined && counter.seenAt === undefined);
  const placed = onListing(offer, listing, now);
  const state = offerStateText("buyer", placed, {
    now,
    broker: firstName,
    timeZone,
    readerTimeZone: ownZone(),
  });
  const may = (action: OfferAction) => offerCan("buyer", action, placed, now);
  const canChange = isOpen && may("change");
  const isTakingIt = listingCan("make-offer", placed.listingStatus);
  const canOfferAgain = isOpen && !may("change") && offer.state !== "accepted";
  const isSale = terms.kind === "sale";
  const it = offerWord(terms);
  const param = { slug };

  const withdraw = () =>
    confirm({
      title: `Withdraw your ${it}?`,
      description: `${firstName} and the owner are notified.`,
      action: "Withdraw",
      act: () => read(rooms[":slug"].offer.withdraw.$post({ param, json: { version } })),
      changes: ["listings"],
      done: "Withdrawn.",
      focus,
    });
  const accept = (at: NonNullable<Sendable["counter"]>) =>
    confirm({
      title: `Accept the counter at ${formatAmount(at.terms)}?`,
      description: `${firstName} prepares the ${isSale ? "purchase agreement" : "lease"} at these terms. Nothing is binding until both sides sign it.`,
      action: "Accept the counter",
      variant: "ink",
      act: () => {
        const json = {
          offer: acceptedForm(offer, at.terms, { now, timeZone }),
          files: [],
          isCounterAccepted: true,
          version,
        };
        return read(rooms[":slug"].offer.$put({ param, json }));
      },
      changes: ["listings"],
      done: `${firstName} has been notified.`,
      focus,
    });

  const aside = (
    <>
      <OfferHead
        ref={heading}
        level={1}
        label={`Your ${it}`}
        state={state}
        title={offerSentence("buyer", placed, { now, broker: firstName })}
        className="text-[2rem]/[1.12] md:text-[2.5rem]/[1.12]"
      >
        <p className="text-copy text-fg">{nextOf(offer, now, timeZone)}</p>
      </OfferHead>
      <div className="my-6 grid gap-3 empty:hidden">
        {counter && canChange && isTakingIt && isCounterOpen(offer, now) && (
          <Button size="lg" onClick={() => accept(counter)}>
            Accept the counter
          </Button>
        )}
        {canChange && (
          <Button variant="secondary" size="lg" onClick={onChange}>
            Change your {it}
          </Button>
        )}
        {canOfferAgain && (
          <Button size="lg" onClick={onChange}>
            Make a new {it}
          </Button>
        )}
      </div>
      {may("withdraw") && (
        <p className="text-small text-fg-3">
          {counter &&
            isCounterOpen(offer, now) &&
            `Accepting isn’t binding: ${firstName} prepares the ${isSale ? "purchase agreement" : "lease"} at these terms. A changed ${it} replaces the counter. `}
          <Verb onClick={withdraw}>Withdraw</Verb>
        </p>
      )}
      {files.length > 0 && (
        <ul className="mt-6 grid justify-items-start gap-1.5 text-small wrap-anywhere">
          {files.map(({ id, name }) => (
            <li key={id}>
              <TextLink href={offerFilePath(slug, id)} download>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <div className="pt-6 pb-14 md:pt-11 md:pb-24">
      <OfferLayout
        aside={aside}
        after={
          <OfferHistory
            clock={{ now, timeZone: ownZone() }}
            history={history}
            textOf={ownEventText}
          />
        }
        className="lg:grid-cols-[minmax(0,50rem)_minmax(0,25rem)] lg:gap-x-18"
      >
        <OfferSheet
          sheet={sheetOf({ from, history, listing, now, offer, reader: "buyer" })}
          state={state}
        />
      </OfferLayout>
      {dialog}
    </div>
  );
}

/** Tells the broker that the buyer has opened a counter. */
function useNoteSeen(slug: string, isNew: boolean): void {
  const { run } = useAction({
    act: () => read(rooms[":slug"].offer.counter.seen.$post({ param: { slug } })),
    // Ignores failures: the next visit tries again.
    onNote: () => undefined,
  });
  useEffect(() => {
    if (isNew) run();
  }, [isNew, run]);
}

/** The buyer's offer at the counter's terms. It stands for a week if their own has expired. */
function acceptedForm(
  { expiresAt, terms: { note } }: Sendable,
  terms: Sendable["terms"],
  { now, timeZone }: { now: Date; timeZone: string },
): OfferForm {
  const isOver = Date.parse(expiresAt) <= now.getTime();
  const { expiresAt: time, expiresOn } = offerStart(
    { kind: terms.kind, timeZone },
    { terms, expiresAt: isOver ? undefined : expiresAt, today: dayIn(now, timeZone) },
  );
  return { ...terms, note, expiresAt: time, expiresOn };
}

/** What happens next, for the buyer. */
function nextOf(offer: Sendable, now: Date, timeZone: string): string {
  const stage = offerStageOf(offer);
  if (isCounterOpen(offer, now) && offer.counter?.expiresAt) {
    return `Open until ${formatOpenUntil(offer.counter.expiresAt, timeZone)}.`;
  }
  if (isExpired(offer, now) && !isCounterOpen(offer, now)) return "Change it to renew it.";
  if (isCounterExpired(offer, now)) return `Your own offer is back with ${firstName}.`;
  const next: Partial<Record<OfferStage, string>> = {
    "counter-sent": "Accept the counter, or change your offer.",
    declined: "The owner has decided not to pursue it.",
    accepted: "The contract comes next.",
    withdrawn: "",
    ended: "Your offer ended with it.",
  };
  return next[stage] ?? `${firstName} replies by email.`;
}
