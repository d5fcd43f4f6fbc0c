import { offersPath } from "@frontage/content/dashboard";
import { formParameter } from "../../navigation/paths.ts";
import { freshness, listingPaths } from "@frontage/content/listings";
import { numberWord, offerWord, ownerAccepts } from "@frontage/records/offer-words";
import { listingStatusNames } from "@frontage/content/public-listing";
import { formatPropertySize } from "@frontage/records/amounts";
import { formatOrigins } from "@frontage/records/inquiry-origins";
import { isOnSite, listingCan } from "@frontage/records/listing-states";
import { offersTask } from "@frontage/records/open-items";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Space } from "@frontage/records/schemas/space";
import type { PropertyType } from "@frontage/records/schemas/deal";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { sidesOf } from "@frontage/records/spaces";
import { Accordion, AccordionItem, AccordionTrigger } from "@frontage/ui/accordion";
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
import { Switch } from "@frontage/ui/switch";
import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { type PageAction, PageMenu } from "../../components/page-actions.tsx";
import { PropertyPlan } from "../../components/property-plan.tsx";
import { useAction } from "../../components/use-action.ts";
import {
  type Clock,
  dayIn,
  formatDate,
  formatDay,
  formatTime,
  shiftDay,
} from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { ListingDocuments } from "./listing-documents.tsx";
import { ListingFigures, ListingFunnel } from "./listing-figures.tsx";
import { useListingMenu } from "./listing-menu.tsx";
import { ListingBar, ListingLegal, type ListingPageProps } from "./listing-page.tsx";
import { ListingAgreement } from "./listing-term.tsx";
import { ListingPhotosSummary } from "./listing-photos.tsx";
import { ListingViewsSection } from "./listing-views.tsx";
import {
  confirmationOf,
  counted,
  formatShortDayInline,
  photoWidth,
  useConfirmListing,
} from "./listings.ts";
import { ListingSpaces } from "./listing-spaces.tsx";
import { AddProspects, DownloadProspects, Prospects } from "./prospects.tsx";

/** The page of a listing that is or was on the site: figures, prospects and documents. */
export function ListingLive({ listing }: ListingPageProps) {
  const { details, funnel, id, origins, slug, status } = listing;
  const now = useNow();
  const { dialogs, edit, editDue, editPrice, editTerm, menu, publish, withdraw } = useListingMenu({
    listing,
  });
  const confirm = useConfirmListing();
  const [isAddingSpace, setAddingSpace] = useState(false);
  const name = details.address;
  const confirmNow = () => confirm.run({ id, name, version: listing.version });
  const confirmation = confirmationOf({ ...listing, timeZone: details.timeZone }, now);
  const isShown = isOnSite(status) && confirmation?.freshness !== "hidden";
  const canPublish = listingCan("publish", status);
  const actions: PageAction[] = [
    ...(confirmation
      ? [{ id: "confirm", label: "Confirm it’s available", onSelect: confirmNow }]
      : []),
    { id: "edit", label: "Edit listing", onSelect: edit },
    {
      id: "term",
      label: status === "lapsed" ? "Renew the agreement" : "Listing agreement",
      onSelect: editTerm,
    },
    // In a new tab, because it belongs to the site.
    ...(isShown
      ? [
          {
            id: "view",
            label: "View on the site",
            onSelect: () => window.open(listingPaths.listing(slug), "_blank", "noopener"),
          },
        ]
      : []),
    ...menu,
    ...(details.spaces
      ? []
      : [{ id: "space", label: "Add a space for lease", onSelect: () => setAddingSpace(true) }]),
    canPublish
      ? { id: "publish", label: "Publish again", onSelect: publish }
      : { id: "withdraw", label: "Withdraw", isApart: true, onSelect: withdraw },
  ];

  return (
    <div className="max-w-440">
      <ListingBar listing={listing} actions={actions}>
        {canPublish && (
          <Button variant="ink" onClick={publish}>
            Publish again
          </Button>
        )}
      </ListingBar>
      <ListingHead
        listing={listing}
        now={now}
        confirm={{ run: confirmNow, isPending: confirm.isPending }}
        actions={actions}
      />
      <ListingFigures listing={listing} now={now} onEditPrice={editPrice} onEditDue={editDue} />
      {(details.spaces || isAddingSpace) && (
        <div className="mt-10">
          <ListingSpaces listing={listing} isAdding={!details.spaces} />
        </div>
      )}
      <section aria-labelledby="prospects" className="mt-10">
        <RuleListHeader>
          <RuleListTitle id="prospects" tabIndex={-1}>
            Prospects
          </RuleListTitle>
          <RuleListCount>{funnel.inquired.total}</RuleListCount>
          <RuleListActions>
            {funnel.inquired.total > 0 && <DownloadProspects listing={listing} />}
            <AddProspects listing={listing} now={now} />
          </RuleListActions>
        </RuleListHeader>
        <ListingFunnel funnel={funnel} documents={listing.documents} />
        <ListingOrigins origins={origins} />
      </section>
      <div className="mt-7 grid gap-x-12 gap-y-10 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-10 *:min-w-0">
          <Prospects listing={listing} now={now} />
          <ListingDocuments listing={listing} />
        </div>
        <div className="grid content-start gap-10 *:min-w-0 max-xl:md:grid-cols-2">
          {listing.views && (
            <ListingViewsSection views={listing.views} today={dayIn(now, details.timeZone)} />
          )}
          <ListingAgreement
            listing={listing}
            clock={{ now, timeZone: details.timeZone }}
            onEdit={editTerm}
          />
          <ListingSettings listing={listing} now={now} />
        </div>
      </div>
      <FormAtAddress form="listing-edit" onOpen={edit} />
      <FormAtAddress form="listing-term" onOpen={editTerm} />
      <FormAtAddress form="listing-withdrawal" onOpen={withdraw} />
      {dialogs}
    </div>
  );
}

/** What is rarely changed: photographs, legal lines, and what the client sees. */
function ListingSettings({ listing, now }: ListingShownProps) {
  return (
    <section aria-label="Listing settings">
      <Accordion>
        <AccordionItem>
          <AccordionTrigger
            size="sm"
            description={`Photographs, legal lines${listing.client ? `, what ${firstNameOf(listing.client)} sees` : ""}`}
          >
            Listing settings
          </AccordionTrigger>
          <div className="grid gap-10 pt-4 pb-8 *:min-w-0">
            <ListingPhotosSummary listing={listing} />
            <ListingShown listing={listing} now={now} />
            <ListingLegal listing={listing} />
          </div>
        </AccordionItem>
      </Accordion>
    </section>
  );
}

const firstNameOf = ({ name }: { name: string }) => name.split(" ", 1)[0] ?? name;

type ListingHeadProps = {
  listing: BrokerListing;
  now: Date;
  confirm: { run: () => void; isPending: boolean };
  actions: readonly PageAction[];
};

/** The top of a listing's page: photograph, next action, client and last confirmation. */
export function ListingHead({ actions, confirm, listing, now }: ListingHeadProps) {
  const { client, details, kind, photos, status } = listing;
  const { address, timeZone } = details;
  const clock = { now, timeZone };
  const step = nextOf(listing, clock);
  const { isForLease, isForSale } = sidesOf({ kind, details });
  const forWhat = [isForSale && "for sale", isForLease && "for lease"]
    .filter(Boolean)
    .join(" and ");
  const [photo] = photos;
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[18.75rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <Photo photo={photo} type={details.type} />
      <div className="flex min-w-0 flex-col">
        <p className="text-small text-fg-2">
          {listingStatusNames[status]}
          {isOnSite(status) && `, ${forWhat}`}. {formatProperty(details)}
        </p>
        <h2 className="mt-3 font-display text-title text-balance wrap-anywhere text-fg md:text-h2/[1.16] md:text-[2.125rem]">
          {step ? (
            <>
              <span className="block">{step.title} </span>
              <span className="block">{step.note}</span>
            </>
          ) : (
            quietHeadline(listing, clock)
          )}
        </h2>
        <div className={cn("mt-5 flex flex-wrap items-center gap-2.5", !step && "max-md:hidden")}>
          {step?.action === "confirm" && (
            <Button
              variant="ink"
              className="max-md:grow"
              pending={confirm.isPending}
              onClick={confirm.run}
            >
              {confirm.isPending && <Spinner />}
              Confirm it’s available
            </Button>
          )}
          {step && step.action !== "confirm" && (
            <Button asChild variant="ink" className="max-md:grow">
              <Link to={step.action.to}>{step.action.label}</Link>
            </Button>
          )}
          <PageMenu name={address} actions={actions} variant="outline" className="max-md:hidden" />
        </div>
        <p className="mt-auto flex flex-wrap items-center gap-x-1.5 pt-5 text-small text-fg-3">
          {client && <span>For {client.name}.</span>}
          <Confirmed listing={listing} clock={clock} />
        </p>
      </div>
    </div>
  );
}

/** "Three spaces available, one pending." */
function spacesSentence(spaces: readonly Pick<Space, "status">[]): string {
  const count = (one: Space["status"]) => spaces.filter(({ status }) => status === one).length;
  const [available, pending, leased] = [count("available"), count("pending"), count("leased")];
  const rest = [
    pending > 0 && `${numberWord(pending)} pending`,
    leased > 0 && `${numberWord(leased)} leased`,
  ];
  return `${[`${counted(available, "space", "spaces")} available`, ...rest].filter(Boolean).join(", ")}.`;
}

/** The headline while nothing waits for the broker. */
function quietHeadline(
  { details, funnel, kind, status, statusAt }: BrokerListing,
  clock: Clock,
): string {
  if (details.spaces && kind === "lease" && status === "available") {
    return spacesSentence(details.spaces);
  }
  if (status !== "available") {
    return `${listingStatusNames[status]} since ${formatShortDayInline(statusAt, clock)}.`;
  }
  const { total } = funnel.inquired;
  return total === 0
    ? "No prospects yet."
    : `${counted(total, "prospect", "prospects")}, no offers yet.`;
}

type PhotoProps = {
  photo: BrokerListing["photos"][number] | undefined;
  type: PropertyType;
};

function Photo({ photo, type }: PhotoProps) {
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
        <div className="absolute inset-0 grid place-items-center text-field">
          <PropertyPlan type={type} className="h-16" />
        </div>
      )}
    </div>
  );
}

type PartProps = { listing: BrokerListing; clock: Clock };

function Confirmed({ clock, listing }: PartProps) {
  const { confirmedAt, details, status, statusAt } = listing;
  const { timeZone } = clock;
  // Its headline says since when.
  if (status === "lapsed") return null;
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
      <Check aria-hidden className="size-4 text-ok" strokeWidth={2} />
      Confirmed {when}, next by {by}.
    </span>
  );
}

const longDay = { month: "long", day: "numeric" } as const;

type Step = {
  title: string;
  note: string;
  action: "confirm" | { label: string; to: string };
};

/** What to do with a listing's offers, as Today says it: "The seller accepts. Answer an offer." */
function toDo({ kind, waiting }: BrokerListing): string {
  const { acceptances, countersToSend: counters, offersToAnswer } = waiting;
  const offers = offersToAnswer - counters - acceptances;
  const sentences = [
    acceptances > 0 && ownerAccepts({ kind }),
    offers + counters > 0 && offersTask({ offers, counters, noun: offerWord({ kind }) }),
  ];
  return sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(" ");
}

function nextOf(listing: BrokerListing, clock: Clock): Step | undefined {
  const { details, id, offers, status, term, waiting } = listing;
  if (status === "lapsed" && term) {
    const day = formatDate(term.to, dayIn(clock.now, clock.timeZone), longDay);
    return {
      title: `The listing agreement ended ${day}.`,
      note: "It’s off the site until you renew it.",
      action: { label: "Renew", to: `?${formParameter}=listing-term` },
    };
  }
  if (offers.total > 0) {
    return {
      title:
        waiting.offersToAnswer > 0
          ? toDo(listing)
          : `${counted(offers.total, offerWord(listing), `${offerWord(listing)}s`)}.`,
      note: offers.firstExpiresAt
        ? `The first expires ${formatDeadline(offers.firstExpiresAt, clock)}.`
        : "None of them expires soon.",
      action: {
        label:
          offers.total === 1
            ? `See the ${offerWord(listing)}`
            : `Compare ${numberWord(offers.total)} ${offerWord(listing)}s`,
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

/** Sources of a listing's inquiries in the latest month, and on request in earlier ones. */
export function ListingOrigins({ origins }: Pick<BrokerListing, "origins">) {
  const [areAllShown, setAllShown] = useState(false);
  if (origins.length === 0) return null;
  return (
    <div className="mt-2.5 text-caption text-fg-3">
      <ul className="grid gap-1.5">
        {origins.slice(0, areAllShown ? undefined : 1).map(({ month, origins: counts }) => (
          <li key={month}>
            {formatDay(`${month}-01`, { month: "long", year: "numeric" })}: {formatOrigins(counts)}.
          </li>
        ))}
      </ul>
      {origins.length > 1 && (
        <TextLink asChild className="mt-1.5">
          <button
            type="button"
            className="cursor-pointer"
            onClick={() => setAllShown(!areAllShown)}
          >
            {areAllShown ? "Hide earlier months" : "Earlier months"}
          </button>
        </TextLink>
      )}
    </div>
  );
}

type ListingShownProps = { listing: BrokerListing; now: Date };

/** Which facts about buyers the listing's client sees, with who decided that and when. */
export function ListingShown({ listing, now }: ListingShownProps) {
  const { areCompaniesShown, areNamesShown, client, decided, details, id, version } = listing;
  const { isPending, run } = useAction({
    act: (change: { areCompaniesShown: boolean; areNamesShown: boolean }) =>
      read(listings[":id"].visibility.$put({ param: { id }, json: { ...change, version } })),
    changes: ["listings"],
    failed: "Couldn’t save it.",
  });
  if (!client) return null;
  const first = client.name.split(" ", 1)[0];
  const rows = [
    {
      name: "Buyers’ role and company",
      isShown: areCompaniesShown,
      by: decided.companies,
      set: (isShown: boolean) => run({ areCompaniesShown: isShown, areNamesShown }),
    },
    {
      name: "Buyers’ names",
      isShown: areNamesShown,
      by: decided.names,
      set: (isShown: boolean) => run({ areCompaniesShown, areNamesShown: isShown }),
    },
  ];
  return (
    <section aria-labelledby="shown-to-client">
      <RuleListHeader>
        <RuleListTitle id="shown-to-client">Shown to {first}</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {rows.map(({ by, isShown, name, set }) => (
          <RuleListRow key={name} size="sm" className="justify-between">
            <label className="flex grow items-center gap-3">
              <span className="min-w-0 grow">
                {name}
                {by && (
                  <span className="block text-caption text-fg-3">
                    Changed by {by.by},{" "}
                    {formatShortDayInline(by.at, { now, timeZone: details.timeZone })}
                  </span>
                )}
              </span>
              <span aria-hidden className="text-fg-3">
                {isShown ? "Shown" : "Hidden"}
              </span>
              <Switch checked={isShown} disabled={isPending} onCheckedChange={set} />
            </label>
          </RuleListRow>
        ))}
        <RuleListRow size="sm" className="justify-between">
          <span>Weekly email</span>
          <span className="text-fg">Tuesday, 8am</span>
        </RuleListRow>
      </RuleList>
    </section>
  );
}

/** A property's facts: "Retail, 46,000 SF, built 1991." */
function formatProperty({ yearBuilt, ...property }: ListingDetails): string {
  const facts = [
    propertyTypeNames[property.type],
    formatPropertySize(property),
    yearBuilt !== undefined && `built ${yearBuilt}`,
  ];
  return `${facts.filter(Boolean).join(", ")}.`;
}

/** A deadline's day and time: "Friday, July 17 at 5pm". */
function formatDeadline(instant: string, { now, timeZone }: Clock): string {
  const day = formatDate(dayIn(instant, timeZone), dayIn(now, timeZone), {
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return `${day} at ${formatTime(instant, timeZone)}`;
}
