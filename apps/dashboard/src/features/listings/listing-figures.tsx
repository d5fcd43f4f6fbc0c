import { listingStatusNames } from "@frontage/content/public-listing";
import { formatDollars, formatRent } from "@frontage/records/amounts";
import { dueLabel, offerWord } from "@frontage/records/offer-words";
import { listingCan } from "@frontage/records/listing-states";
import type { BrokerListing, ListingFunnel } from "@frontage/records/schemas/broker-listing";
import { prospectStages } from "@frontage/records/schemas/listing";
import { describeSpaces, lowestRent } from "@frontage/records/spaces";
import { Button } from "@frontage/ui/button";
import { Pencil } from "lucide-react";

import { dayIn, daysBetween, formatDate, formatDay, formatTime } from "../../time/dates.ts";
import { daysOnMarket, formatAsking, formatBasis } from "./listings.ts";

type ListingFiguresProps = {
  listing: BrokerListing;
  now: Date;
  onEditPrice: () => void;
  onEditDue: () => void;
};

const cell = "relative min-w-0 p-5 pb-4 max-md:p-4";
const figure =
  "mt-2 mb-1.5 font-display text-[1.75rem]/none tracking-[-0.02em] text-fg @max-4xl/figures:text-[1.5rem]/none @max-[21rem]/figures:text-[1.125rem]/none";

/**
 * A listing's four figures: asking price, day offers are due, best offer and days on the market.
 */
export function ListingFigures({ listing, now, onEditDue, onEditPrice }: ListingFiguresProps) {
  const { details, kind, offers, onMarketSince, status } = listing;
  const { price, timeZone } = details;
  const days = daysOnMarket({ ...listing, timeZone }, now);
  const { best } = offers;
  const isSale = kind === "sale";
  const lease = details.spaces?.length ? describeSpaces(details.spaces, details.type) : undefined;
  return (
    <div className="@container/figures mt-7">
      <dl className="grid grid-cols-2 overflow-hidden rounded-panel border border-hairline text-ui @4xl/figures:grid-cols-[1.2fr_1fr_1fr_1fr] *:border-hairline @max-4xl/figures:*:even:border-l @max-4xl/figures:*:nth-[n+3]:border-t @4xl/figures:*:not-first:border-l">
        <div className={cell}>
          <dt>
            {isSale ? "Asking price" : "Asking rent"}
            <Edit label={isSale ? "asking price" : "asking rent"} onClick={onEditPrice} />
          </dt>
          <dd className={figure}>{(isSale ? formatAsking(details) : lease?.rent) ?? "Not set"}</dd>
          <dd className="text-caption text-fg-3">
            {isSale ? formatBasis(details) : lease && `${lease.size}, ${lease.count}`}
          </dd>
        </div>
        <div className={cell}>
          <dt>
            {dueLabel(listing)}
            <Edit label={`when ${offerWord(listing)}s are due`} onClick={onEditDue} />
          </dt>
          {listingCan("negotiate", status) || status === "draft" ? (
            <Due at={listing.offersDueAt} now={now} timeZone={timeZone} />
          ) : (
            <>
              <dd className={figure}>–</dd>
              <dd className="text-caption text-fg-3">{listingStatusNames[status]}</dd>
            </>
          )}
        </div>
        <div className={cell}>
          <dt>{isSale ? "Best price so far" : "Best rent so far"}</dt>
          <dd className={figure}>
            {best ? (isSale ? formatDollars(best.amount) : formatRent(best.amount)) : "–"}
          </dd>
          <dd className="text-caption text-fg-3">
            {best
              ? bestNote(best, isSale ? price : onlyRent(details.spaces))
              : `No ${offerWord(listing)}s yet`}
          </dd>
        </div>
        <div className={cell}>
          <dt>On the market</dt>
          <dd className={figure}>
            {days === undefined ? "–" : `${days} ${days === 1 ? "day" : "days"}`}
          </dd>
          <dd className="text-caption text-fg-3">
            {onMarketSince && `Since ${formatDate(onMarketSince, dayIn(now, timeZone))}`}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Edit({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Edit ${label}`}
      className="absolute top-2 right-2 text-fg-3"
      onClick={onClick}
    >
      <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
    </Button>
  );
}

function Due({ at, now, timeZone }: { at: string | undefined; now: Date; timeZone: string }) {
  if (at === undefined) {
    return (
      <>
        <dd className={figure}>–</dd>
        <dd className="text-caption text-fg-3">No day set</dd>
      </>
    );
  }
  const day = dayIn(at, timeZone);
  const left = daysBetween(dayIn(now, timeZone), day);
  const value = left < 0 ? "Past" : left === 0 ? "Today" : `${left} ${left === 1 ? "day" : "days"}`;
  return (
    <>
      <dd className={figure}>{value}</dd>
      <dd className="text-caption text-fg-3">
        {formatDay(day, { weekday: "short", month: "long", day: "numeric" })},{" "}
        {formatTime(at, timeZone)}
      </dd>
    </>
  );
}

/** The asking rent that a proposal is compared with: spaces ask different ones. */
const onlyRent = (spaces: BrokerListing["details"]["spaces"] = []) =>
  spaces.length === 1 ? lowestRent(spaces) : undefined;

/** The note on the best offer: "Specimen Capital, 2.0% under asking". */
function bestNote({ amount, company }: { amount: number; company: string }, asking?: number) {
  if (asking === undefined) return company;
  const share = Math.round((amount / asking - 1) * 1000) / 10;
  if (share === 0) return `${company}, at asking`;
  return `${company}, ${Math.abs(share).toFixed(1)}% ${share < 0 ? "under" : "over"} asking`;
}

const stageNames: Record<keyof ListingFunnel, string> = {
  views: "Views",
  // Also those who were added, or signed without asking first.
  inquired: "Prospects",
  signed: "Agreement signed",
  read: "Read the OM",
  toured: "Toured",
  offered: "Offered",
};

/** The views of a listing's page, and the number of prospects at each stage, with bars. */
export function ListingFunnel({ documents, funnel }: Pick<BrokerListing, "documents" | "funnel">) {
  const all = funnel.inquired.total;
  // An offering memorandum is optional.
  const hasReaders =
    funnel.read.total > 0 || documents.some(({ isOfferingMemorandum }) => isOfferingMemorandum);
  const stages = (["views", ...prospectStages] as const).filter(
    (stage) => stage !== "read" || hasReaders,
  );
  return (
    <dl className="mt-1 grid grid-cols-2 overflow-hidden rounded-panel border border-hairline text-ui md:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none *:border-hairline max-md:*:even:border-l max-md:*:nth-[n+3]:border-t md:max-lg:*:nth-[n+4]:border-t md:max-lg:*:not-nth-[3n+1]:border-l lg:*:not-first:border-l">
      {stages.map((stage) => {
        const { total } = funnel[stage];
        const share = all === 0 ? 0 : Math.min(100, (total / all) * 100);
        return (
          <div key={stage} className="min-w-0 px-4.5 pt-3.5 pb-4.5">
            <dt>{stageNames[stage]}</dt>
            <dd className="mt-2 mb-1.5 font-display text-[1.875rem]/none text-fg">
              {total.toLocaleString("en-US")}
            </dd>
            <dd className="min-h-4.5 text-caption text-fg-3">{recent(funnel[stage])}</dd>
            {stage !== "views" && (
              <dd aria-hidden className="mt-2 h-0.5 bg-hairline">
                <span className="block h-full bg-fg-2 forced-mark" style={{ width: `${share}%` }} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** How many are new: "8 last week, 1 today". */
const recent = ({ lastWeek, today }: ListingFunnel["inquired"]) =>
  [lastWeek > 0 && `${lastWeek} last week`, today > 0 && `${today} today`]
    .filter(Boolean)
    .join(", ");
