import { formatDollars, formatRent } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import {
  offerCan,
  isExpired,
  type OfferStage,
  type OfferAction,
  offerStageOf,
} from "@frontage/records/offer-states";
import { offerStateText } from "@frontage/records/offer-state-text";
import { formatTerms } from "@frontage/records/offer-words";
import type { OfferTerms, OwnOffer } from "@frontage/records/schemas/offer";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import {
  formatExpiry,
  termCell,
  termKeysOf,
  termLabels,
} from "../../offer-comparison/offer-terms.ts";
import { dayIn, formatDay, formatTime } from "../../time/dates.ts";
import { formatZone } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { RoomOfferForm } from "./room-offer-form.tsx";
import { offerFilePath, offersWereDue, ownOfferQuery } from "./room.ts";

const [firstName = broker.name] = broker.name.split(" ");

/** The page of a prospect's offer. */
export default function RoomOffer({ room }: { room: { listing: { slug: string } } }) {
  const { slug } = room.listing;
  const { data: own, error, refetch } = useQuery(ownOfferQuery(slug));
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <p>
        <a
          href={listingPaths.room(slug)}
          className="inline-flex min-h-11 items-center gap-2 text-ui font-medium text-fg transition-colors hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
          Documents
        </a>
      </p>
      {own ? (
        <OwnOfferPage own={own} slug={slug} />
      ) : error ? (
        <LoadFailed what="your offer" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton className="mt-4 h-12 w-64 max-w-full" />
          <Skeleton className="mt-8 h-80 w-full" />
        </div>
      )}
    </div>
  );
}

/** The form of an offer or, once it was sent, the offer. */
export function OwnOfferPage({ own, slug }: { own: OwnOffer; slug: string }) {
  const { listing, offer } = own;
  const [editing, setEditing] = useState<{ terms?: OfferTerms }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSale = listing.kind === "sale";
  const it = isSale ? "offer" : "proposal";
  const now = useNow();
  const isSent =
    offer !== undefined &&
    offerCan("buyer", "change", { ...offer, listingStatus: listing.status }, now);
  const isForm =
    own.isOpen &&
    (!offer || ["withdrawn", "declined", "ended"].includes(offer.state) || editing !== undefined);
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-2 font-display text-[2.25rem]/[1.1] tracking-[-0.02em] text-fg outline-none md:text-[3rem]/[1.08]"
      >
        {isForm
          ? isSent
            ? `Change your ${it}`
            : isSale
              ? "Make an offer"
              : "Make a proposal"
          : `Your ${it}`}
      </h1>
      <Due listing={listing} />
      {isForm ? (
        <RoomOfferForm
          key={editing ? "change" : "new"}
          own={own}
          slug={slug}
          firstName={firstName}
          start={editing?.terms}
          onSent={() => {
            setEditing(undefined);
            toast.success(`Your ${it} is with ${firstName}.`);
            heading.current?.focus();
          }}
          onClose={isSent ? () => setEditing(undefined) : undefined}
        />
      ) : (
        <Sent
          own={own}
          slug={slug}
          onChange={(terms) => setEditing(terms ? { terms } : {})}
          focus={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

/**
 * The sentence about the property and due day: "15 Placeholder Plaza, asking $12,400,000. Due
 * Monday, July 20, 5pm Central time (Chicago)."
 */
function Due({ listing }: Pick<OwnOffer, "listing">) {
  const { kind, name, offersDueAt, price, rent, timeZone } = listing;
  const asking = kind === "sale" ? price && formatDollars(price) : rent && formatRent(rent);
  const now = useNow();
  const isOver = offersDueAt !== undefined && Date.parse(offersDueAt) < now.getTime();
  const day = offersDueAt && formatDay(dayIn(offersDueAt, timeZone));
  return (
    <p className="mt-3 max-w-[44ch] text-copy text-fg-2">
      {name}
      {asking && `, asking ${asking}`}.{" "}
      {offersDueAt &&
        (isOver
          ? offersWereDue(offersDueAt, timeZone)
          : `Due ${day}, ${formatTime(offersDueAt, timeZone)} ${formatZone(timeZone)}.`)}
    </p>
  );
}

type SentProps = {
  own: OwnOffer;
  slug: string;
  /** Opens the form. @param terms a counter's terms, to start with */
  onChange: (terms?: OfferTerms) => void;
  focus: () => void;
};

/** A sent offer, its state, and the buyer's actions. */
function Sent({ focus, onChange, own, slug }: SentProps) {
  const { isOpen, listing, offer } = own;
  const now = useNow();
  const { confirm, dialog } = useConfirm();
  if (!offer) {
    return <p className="mt-6 text-copy">This property takes no offers at the moment.</p>;
  }
  const { counter, terms, version } = offer;
  const shown = {
    ...offer,
    buyer: "",
    isLate: false,
    isReviewed: true,
  };
  const context = {
    listing: { ...listing, id: "" },
    offers: [shown],
    now,
  };
  const stage = offerStageOf(offer);
  const may = (action: OfferAction) =>
    offerCan("buyer", action, { ...offer, listingStatus: listing.status }, now);
  const canChange = may("change");
  const isOver = isExpired(offer, now) && stage !== "counter-sent";
  const { rest, word } = offerStateText(
    "buyer",
    { ...offer, listingStatus: listing.status },
    { now, broker: firstName, timeZone: listing.timeZone },
  );
  const text = [word, rest].filter(Boolean).join(" ");
  const next = isOver ? "Change it to renew it." : nextSentences[stage];
  const sentence = [`${text}.`, next].filter(Boolean).join(" ");
  return (
    <>
      <p className="mt-6 text-copy font-medium text-fg">{sentence}</p>
      {counter && canChange && (
        <div className="mt-6 bg-side p-5">
          <p className="text-ui font-semibold text-fg">The owner countered.</p>
          <p className="mt-1.5 text-ui">{formatTerms(counter.terms)}.</p>
          {isOpen && (
            <Button className="mt-4" variant="ink" onClick={() => onChange(counter.terms)}>
              Accept the counter
            </Button>
          )}
        </div>
      )}
      <dl className="mt-6 border-t border-fg text-ui">
        {termKeysOf(context.listing).map((key) => (
          <div
            key={key}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3"
          >
            <dt className="text-fg-3">{termLabels[key]}</dt>
            <dd className="text-fg">
              {key === "expiry"
                ? formatExpiry(offer, listing.timeZone)
                : termCell(shown, key, context).text}
            </dd>
          </div>
        ))}
        {terms.note && (
          <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3">
            <dt className="text-fg-3">Note</dt>
            <dd className="whitespace-pre-line text-fg">{terms.note}</dd>
          </div>
        )}
        {offer.files.length > 0 && (
          <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3">
            <dt className="text-fg-3">Files</dt>
            <dd className="grid justify-items-start gap-1.5 wrap-anywhere">
              {offer.files.map(({ id, name }) => (
                <TextLink key={id} href={offerFilePath(slug, id)} download>
                  {name}
                </TextLink>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {may("withdraw") && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          {isOpen && canChange && (
            <Button variant="ink" onClick={() => onChange()}>
              Change
            </Button>
          )}
          <Button
            variant="outline"
            onClick={() =>
              confirm({
                title: "Withdraw your offer?",
                description: `${firstName} and the owner are notified.`,
                action: "Withdraw",
                act: () =>
                  read(rooms[":slug"].offer.withdraw.$post({ param: { slug }, json: { version } })),
                changes: ["listings"],
                done: "Withdrawn.",
                focus,
              })
            }
          >
            Withdraw
          </Button>
          <TextLink href={listingPaths.room(slug)}>Back to the documents</TextLink>
        </div>
      )}
      {dialog}
    </>
  );
}

/** What happens next, for the buyer. */
const nextSentences: Partial<Record<OfferStage, string>> = {
  made: `${firstName} replies by email.`,
  "counter-sent": "Accept the counter, or change your offer.",
  declined: "The owner has decided not to pursue it.",
  accepted: "The contract comes next.",
  ended: "Your offer ended with it.",
};
