import { clientPath, listingPath } from "@frontage/content/dashboard";
import { freshness, listingPaths } from "@frontage/content/listings";
import { isOnSite, listingCan } from "@frontage/records/listing-states";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { ListedListing } from "@frontage/records/schemas/broker-listing";
import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowTitle,
  ActionRowVerb,
} from "@frontage/ui/action-list";
import { Link } from "react-router";

import { RowMenu } from "../../components/row-menu.tsx";
import type { Clock } from "../../time/dates.ts";
import { formParameter } from "../../navigation/paths.ts";
import type { AskedForm } from "../../navigation/shared-url-state.ts";
import { ListingThumbnail } from "./listing-picture.tsx";
import {
  confirmationOf,
  daysOnMarket,
  formatShortDay,
  formatShortDayInline,
  statusOf,
  verbOf,
} from "./listings.ts";

export type ListingGroup = { id: string; name: string; listings: readonly ListedListing[] };

type ListingListProps = {
  groups: readonly ListingGroup[];
  clock: Clock;
  actions: {
    confirm: (listing: ListedListing) => void;
    publish: (listing: ListedListing) => void;
    /** The id of the listing whose action is in progress. */
    pendingId: string | undefined;
  };
};

const columns =
  "lg:grid-cols-[4rem_minmax(0,1fr)_minmax(8.5rem,0.6fr)_6.5rem_6.5rem_4.25rem_5.25rem_2.75rem_7rem]";

// The action's text is flush with the table's edge until its row is active and it becomes a button
// with a shortcut.
const verbClasses =
  "justify-end @xl/action-list:-mr-2.75 row-active:@xl/action-list:mr-0 [&>span]:@xl/action-list:hidden row-active:[&>span]:inline";

/** The broker's listings in groups, each listing with one action. */
export function ListingList({ groups, ...row }: ListingListProps) {
  const filled = groups.filter(({ listings }) => listings.length > 0);
  return (
    <>
      <div
        aria-hidden
        className={`hidden gap-x-4 border-b border-fg pb-2 text-caption text-fg-3 lg:grid ${columns}`}
      >
        <span />
        <span>Listing</span>
        <span>Status</span>
        <span className="text-right">Days on market</span>
        <span className="pl-4">Last confirmed</span>
        <span className="text-right">Prospects</span>
        <span className="text-right">Agreements</span>
        <span className="text-right">Offers</span>
      </div>
      <div className="max-lg:border-t max-lg:border-fg">
        {filled.map(({ id, listings, name }) => (
          <section key={id} aria-labelledby={`listings-${id}`}>
            <h3
              id={`listings-${id}`}
              className="flex gap-2 border-b border-hairline pt-5 pb-2.25 text-caption font-normal text-fg-3"
            >
              <span className="font-semibold text-fg">{name}</span>
              {listings.length}
            </h3>
            <ActionList aria-labelledby={`listings-${id}`} className="border-t-0">
              {listings.map((listing) => (
                <Row key={listing.id} listing={listing} {...row} />
              ))}
            </ActionList>
          </section>
        ))}
      </div>
      <p className="max-w-[78ch] pt-5 text-caption text-fg-3">
        Confirming prints today’s date on the site. After {freshness.askAfterDays} days you’re asked
        again; after {freshness.staleAfterDays} the site says “Last confirmed”; after{" "}
        {freshness.hiddenAfterDays} the listing leaves the site until you confirm it.
      </p>
    </>
  );
}

type RowProps = Omit<ListingListProps, "groups"> & { listing: ListedListing };

function Row({ actions, clock, listing }: RowProps) {
  const { agreements, client, confirmedAt, id, kind, name, offers, photo, prospects, type } =
    listing;
  const { isUrgent, note, status } = statusOf(listing, clock);
  const propertyClock = { now: clock.now, timeZone: listing.timeZone };
  const days = daysOnMarket(listing, clock.now);
  const canConfirm = listingCan("confirm", listing.status);
  const isDraft = listing.status === "draft";
  const formPath = (form: AskedForm) => `${listingPath(id)}?${formParameter}=${form}`;
  const confirmed = canConfirm && confirmedAt !== undefined ? confirmedAt : undefined;
  return (
    <ActionRow
      lead="none"
      className={`grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3.5 lg:min-h-18 lg:items-center lg:gap-x-4 lg:py-2 @xl/action-list:gap-x-4 @max-5xl/action-list:items-start ${columns}`}
    >
      <ListingThumbnail
        photo={photo}
        type={type}
        width={128}
        className="h-11 w-16 rounded-[3px] max-lg:row-span-4 max-lg:self-start"
      />
      <div className="min-w-0 max-lg:contents">
        <ActionRowTitle className="wrap-anywhere">
          <Link to={listingPath(id)}>{name}</Link>
        </ActionRowTitle>
        <p className="wrap-anywhere text-fg-3 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
          {formatSubject(listing)}
        </p>
      </div>
      <p className="min-w-0 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3">
        <span className="text-fg">
          {status}
          {note && <span className="lg:hidden">. </span>}
        </span>
        {note && (
          <span className={`lg:block ${isUrgent ? "font-medium text-error" : "text-fg-3"}`}>
            {note}
          </span>
        )}
      </p>
      <Figure name="days on market" value={days} />
      <p className="pl-4 whitespace-nowrap max-lg:hidden">
        {confirmed !== undefined && (
          <>
            <span className="sr-only">Last confirmed </span>
            {formatShortDay(confirmed, propertyClock)}
          </>
        )}
      </p>
      <Figure name="prospects" value={isDraft ? undefined : prospects} />
      <Figure name="agreements" value={isDraft ? undefined : kind === "lease" ? "–" : agreements} />
      <Figure
        name="offers"
        value={isDraft ? undefined : offers}
        isStrong={listing.waiting.offersToAnswer > 0}
      />
      {!isDraft && (
        <p className="mt-0.5 text-caption text-fg-3 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-4 lg:hidden">
          {[
            days !== undefined && `${days} ${days === 1 ? "day" : "days"}`,
            confirmed !== undefined &&
              `confirmed ${formatShortDayInline(confirmed, propertyClock)}`,
            `${prospects} ${prospects === 1 ? "prospect" : "prospects"}`,
            offers > 0 &&
              listing.waiting.offersToAnswer === 0 &&
              `${offers} ${offers === 1 ? "offer" : "offers"}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
      <ActionRowActions last className="max-lg:col-start-3">
        <Verb listing={listing} actions={actions} now={clock.now} />
        <RowMenu
          name={name}
          items={[
            ...(isDraft
              ? [{ label: "Open listing", to: listingPath(id) }]
              : [{ label: "Edit listing", to: formPath("listing-edit") }]),
            // In a new tab, because it belongs to the site.
            ...(isOnSite(listing.status) &&
            confirmationOf(listing, clock.now)?.freshness !== "hidden"
              ? [
                  {
                    label: "View on the site",
                    onSelect: () =>
                      window.open(listingPaths.listing(listing.slug), "_blank", "noopener"),
                  },
                ]
              : []),
            ...(canConfirm
              ? [{ label: "Confirm it’s available", onSelect: () => actions.confirm(listing) }]
              : []),
            ...(client ? [{ label: "Open client", to: clientPath(client.id) }] : []),
            ...(isDraft || listingCan("publish", listing.status)
              ? []
              : [{ label: "Withdraw", to: formPath("listing-withdrawal") }]),
          ]}
        />
      </ActionRowActions>
    </ActionRow>
  );
}

type FigureProps = { name: string; value: number | string | undefined; isStrong?: boolean };

function Figure({ isStrong, name, value }: FigureProps) {
  return (
    <p className={`text-right tabular-nums max-lg:hidden ${isStrong ? "font-medium text-fg" : ""}`}>
      {value !== undefined && (
        <>
          {value}
          <span className="sr-only"> {name}</span>
        </>
      )}
    </p>
  );
}

function Verb({ actions, listing, now }: Pick<RowProps, "actions" | "listing"> & { now: Date }) {
  const action = verbOf(listing, now);
  const label = `${action.verb}: ${listing.name}`;
  const shown = { className: verbClasses, "aria-label": label };
  if ("to" in action) {
    return (
      <ActionRowVerb asChild {...shown}>
        <Link to={action.to}>{action.verb}</Link>
      </ActionRowVerb>
    );
  }
  const act = action.verb === "Confirm" ? actions.confirm : actions.publish;
  return (
    <ActionRowVerb
      {...shown}
      pending={actions.pendingId === listing.id}
      onClick={() => act(listing)}
    >
      {action.verb}
    </ActionRowVerb>
  );
}

/** Whose listing it is, and its kind: "Taylor Morgan, retail sale", or "Retail sale". */
function formatSubject({ client, kind, type }: Pick<ListedListing, "client" | "kind" | "type">) {
  const name = `${propertyTypeNames[type]} ${kind}`;
  return client ? `${client.name}, ${name.toLowerCase()}` : name;
}
