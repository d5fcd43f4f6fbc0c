import { listingStatusNames } from "@frontage/content/public-listing";
import { offersPath } from "@frontage/content/dashboard";
import { freshness, listingPaths } from "@frontage/content/listings";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { Button, Spinner } from "@frontage/ui/button";
import { Check } from "lucide-react";
import { Link } from "react-router";

import { dayIn, formatDate, shiftDay, type Clock } from "../../time/dates.ts";
import {
  confirmationOf,
  counted,
  formatDeadline,
  formatProperty,
  formatShortDayInline,
  photoWidth,
} from "./listing-labels.ts";

type ListingHeadProps = {
  listing: BrokerListing;
  now: Date;
  confirm: { run: () => void; isPending: boolean };
};

/** The top of a listing's page: its photograph, for whom, when it was confirmed, and what waits. */
export function ListingHead({ confirm, listing, now }: ListingHeadProps) {
  const { client, details, photos } = listing;
  const { address, city, region, timeZone } = details;
  const clock = { now, timeZone };
  const [photo] = photos;
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[18.75rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <Photo photo={photo} />
      <div className="flex min-w-0 flex-col">
        <h2 className="font-display text-[2.25rem]/[1.04] tracking-[-0.022em] text-balance wrap-anywhere text-fg xl:text-[2.75rem]/[1.04]">
          {address}
        </h2>
        <p className="mt-2.5 text-small text-fg-2">
          {city}, {region}. {formatProperty(details)}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-1.5 text-small text-fg-3">
          {client && <span>For {client.name}.</span>}
          <Confirmed listing={listing} clock={clock} />
        </p>
        <Next listing={listing} clock={clock} confirm={confirm} />
      </div>
    </div>
  );
}

function Photo({ photo }: { photo: BrokerListing["photos"][number] | undefined }) {
  const width = photo && photoWidth(photo, 900);
  return (
    <div className="relative min-h-44 overflow-hidden rounded-panel bg-sunken md:min-h-56 xl:min-h-66">
      {photo && width !== undefined ? (
        <>
          <img
            src={listingPaths.photo(photo.id, width, "jpg")}
            alt={photo.alt}
            className="absolute inset-0 size-full object-cover"
          />
          {photo.isRendering && (
            <span
              aria-hidden
              className="absolute bottom-2.5 left-2.5 rounded-site bg-white px-1.5 py-0.5 text-caption font-medium text-ink"
            >
              Rendering
            </span>
          )}
        </>
      ) : (
        <p className="absolute inset-0 grid place-items-center text-caption text-fg-3">
          No photograph yet
        </p>
      )}
    </div>
  );
}

type PartProps = { listing: BrokerListing; clock: Clock };

function Confirmed({ clock, listing }: PartProps) {
  const { confirmedAt, details, status, statusAt } = listing;
  const { timeZone } = clock;
  const confirmation = confirmationOf({ ...listing, timeZone: details.timeZone }, clock.now);
  if (!confirmation || confirmedAt === undefined) {
    return (
      <span>
        {listingStatusNames[status]} since {formatShortDayInline(statusAt, clock)}.
      </span>
    );
  }
  const when = formatShortDayInline(confirmedAt, clock);
  if (confirmation.freshness === "hidden") {
    return <span className="text-error">Off the site: last confirmed {when}.</span>;
  }
  if (confirmation.freshness === "stale") {
    return <span>The site says “Last confirmed {when}”.</span>;
  }
  const next = shiftDay(dayIn(confirmedAt, timeZone), freshness.askAfterDays);
  const by = formatDate(next, dayIn(clock.now, timeZone), { month: "short", day: "numeric" });
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check aria-hidden className="size-4 text-positive" strokeWidth={2} />
      Confirmed {when}, next by {by}.
    </span>
  );
}

/** What waits, with its one action. */
function Next({ clock, confirm, listing }: PartProps & Pick<ListingHeadProps, "confirm">) {
  const step = nextOf(listing, clock);
  if (!step) return null;
  const { note, title } = step;
  return (
    <div className="mt-auto pt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-fg pt-4 text-ui">
        <p className="min-w-0 grow">
          <span className="block font-semibold text-fg">{title}</span>
          {note}
        </p>
        {step.action === "confirm" ? (
          <Button variant="ink" pending={confirm.isPending} onClick={confirm.run}>
            {confirm.isPending && <Spinner />}
            Confirm it’s available
          </Button>
        ) : (
          <Button asChild variant="ink">
            <Link to={step.action.to}>{step.action.label}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

type Step = {
  title: string;
  note: string;
  action: "confirm" | { label: string; to: string };
};

function nextOf(listing: BrokerListing, clock: Clock): Step | undefined {
  const { details, id, offers, waiting } = listing;
  if (offers.total > 0) {
    const day = offers.newSince && formatShortDayInline(offers.newSince, clock);
    const since = day && (day === "today" ? " today" : ` since ${day}`);
    return {
      title:
        waiting.newOffers > 0
          ? `${counted(waiting.newOffers, "new offer", "new offers")}${since ?? ""}`
          : counted(offers.total, "offer", "offers"),
      note: offers.firstExpiresAt
        ? `The first expires ${formatDeadline(offers.firstExpiresAt, clock)}`
        : "None of them expires soon",
      action: {
        label: offers.total === 1 ? "See the offer" : `Compare ${offers.total} offers`,
        to: offersPath(id),
      },
    };
  }
  const confirmation = confirmationOf({ ...listing, timeZone: details.timeZone }, clock.now);
  if (!confirmation || confirmation.daysLeft > 0) return undefined;
  return {
    title: "Is it still available?",
    note: "The site then says “Confirmed available” with today’s date.",
    action: "confirm",
  };
}
