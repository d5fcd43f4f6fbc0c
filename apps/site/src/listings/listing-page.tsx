import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import {
  type PublicListing,
  type PublicSpace,
  type SizeFilter,
  spacesUnfiltered,
} from "@frontage/content/public-listing";
import { mailtoOf } from "@frontage/records/mailto";
import { documentTiers } from "@frontage/records/schemas/listing";
import { type RentUnit, rentUnits } from "@frontage/records/schemas/space";
import { fitsSize } from "@frontage/records/spaces";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink } from "@frontage/ui/breadcrumb";
import { Button } from "@frontage/ui/button";
import { ArrowLeft, FileText, Lock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { Since, StatusChip } from "./availability.tsx";
import { Flyer, terms } from "./flyer.tsx";
import { ListingLocation } from "./listing-location.tsx";
import { Photographs } from "./photographs.tsx";
import { SizeInput } from "./size-input.tsx";

const linkClasses = "inline-flex min-h-11 items-center font-medium text-ink hover:text-accent";

export type ListingPageProps = {
  listing: PublicListing;
  /** The sizes that its spaces are filtered by. */
  sizes?: SizeFilter | undefined;
};

/** A listing: photographs, price, figures, documents, and the broker's contact details. */
export function ListingPage({ listing, sizes }: ListingPageProps) {
  const { figures, name, photos, slug, subtitle } = listing;
  return (
    <>
      <Flyer listing={listing} />
      <div data-viewed={slug} className="page pt-18 md:pt-24 print:hidden">
        <div className="flex flex-col gap-x-8 gap-y-1 border-t border-line py-4 sm:flex-row sm:items-center sm:justify-between">
          <Breadcrumb className="max-sm:hidden">
            <BreadcrumbItem>
              <BreadcrumbLink data-soft="" href={paths.home}>
                Home
              </BreadcrumbLink>
            </BreadcrumbItem>
            <BreadcrumbItem>
              <BreadcrumbLink data-soft="" href={listingPaths.index}>
                Listings
              </BreadcrumbLink>
            </BreadcrumbItem>
            <BreadcrumbItem current>{name}</BreadcrumbItem>
          </Breadcrumb>
          <a
            data-soft=""
            href={listingPaths.index}
            className="inline-flex min-h-11 w-fit items-center gap-3 text-small font-medium text-ink transition-colors hover:text-accent"
          >
            <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
            Back to Listings
          </a>
        </div>
        <h1 className="pt-4 font-display text-h1 text-balance md:pt-10">{name}</h1>
        <p className="mt-4 text-lead">{subtitle}</p>
        <div className="mt-8 columns-12 gap-y-8 md:mt-14">
          <div className="col-span-12 lg:col-span-8">
            <Photographs photos={photos} />
          </div>
          <Price listing={listing} />
        </div>
        <Spaces listing={listing} sizes={sizes} />
        {figures.length > 0 && (
          <dl
            // Fewer than a row of four share its width.
            className={`mt-10 grid grid-cols-2 overflow-hidden border border-line md:mt-16 ${figures.length < 4 ? "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none" : "lg:grid-cols-4"}`}
          >
            {figures.map(({ basis, label, value }) => (
              <div
                key={label}
                // The outer lines cover the list's border.
                className="-mr-px -mb-px border-r border-b border-line px-4 py-5 max-lg:odd:last:col-span-2 md:px-8 md:py-6"
              >
                <dt className="text-small font-medium text-ink">{label}</dt>
                <dd className="mt-3 font-display text-h3 text-ink md:text-menu">{value}</dd>
                <dd className="mt-2 text-small text-muted">{basis}</dd>
              </div>
            ))}
          </dl>
        )}
        <Property listing={listing} />
        <ListingLocation listing={listing} />
        <Documents listing={listing} />
      </div>
      <Closing listing={listing} />
    </>
  );
}

const amount = "font-display text-h2 text-ink max-md:text-[2.75rem]";

/** The status, the price, and the actions. */
function Price({ listing }: { listing: PublicListing }) {
  const { hasAgreement, isAvailable, isForSale, lease, offersDue, price, priceDetail } = listing;
  const isBoth = isForSale && lease !== undefined;
  return (
    <aside aria-label="Price and contact" className="col-span-12 flex flex-col lg:col-span-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <StatusChip {...listing} />
        <Since {...listing} />
      </p>
      {isBoth ? (
        <>
          <div className="mt-5 border-t border-ink pt-4">
            <p className="text-small">For sale</p>
            <p className={amount}>{price}</p>
            {priceDetail && <p className="mt-1">{priceDetail}</p>}
          </div>
          <div className="mt-5 border-t border-line pt-4">
            <p className="text-small">For lease, {lease.count}</p>
            <p className={amount}>{lease.size}</p>
            <p className="mt-1">{lease.rent}</p>
          </div>
        </>
      ) : (
        <>
          <p className={`mt-5 ${amount}`}>{price}</p>
          {priceDetail && <p className="mt-2">{priceDetail}</p>}
        </>
      )}
      <dl className={`mt-6 border-t text-small ${isBoth ? "border-line" : "border-ink"}`}>
        {lease && !isForSale && lease.spaces.length > 0 && (
          <>
            {lease.types && <Term label="Lease types">{lease.types}</Term>}
            {isAvailable && <Term label="Available">{lease.available}</Term>}
          </>
        )}
        {offersDue && (
          <Term label={offersDue.label}>
            {offersDue.day}
            <span className="block text-muted">{offersDue.zone}</span>
          </Term>
        )}
        {isAvailable && <Term label="Tours">By appointment, with me</Term>}
      </dl>
      <div className="mt-6 flex flex-col gap-3">
        <Actions listing={listing} />
      </div>
      {hasAgreement && (
        <p className="mt-4 text-small text-muted">
          You sign a confidentiality agreement first. It takes about three minutes.
        </p>
      )}
      <p className="mt-6 border-t border-line pt-5 text-small">
        <b className="font-semibold text-ink">{broker.name}</b>,{" "}
        <a href={`tel:${broker.phone.e164}`} className="whitespace-nowrap hover:text-accent">
          {broker.phone.display}
        </a>
        <br />
        {broker.firm.name}
        <span className="block text-muted">{listing.license}</span>
        {listing.cooperatingBroker && (
          <span className="block text-muted">{listing.cooperatingBroker}</span>
        )}
      </p>
    </aside>
  );
}

function Term({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-line py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

/** The actions. If no documents require the agreement, asking is the only one. */
function Actions({ isOnBand, listing }: { isOnBand?: boolean; listing: PublicListing }) {
  const { hasAgreement, hasMemorandum, isForSale, lease, slug } = listing;
  const block = isOnBand ? "max-md:w-full" : "w-full";
  const available = lease?.spaces.filter(({ isAvailable }) => isAvailable) ?? [];
  const [space] = available;
  const hasSale = isForSale && space !== undefined && !hasAgreement;
  const variant = hasAgreement || hasSale ? "secondary" : "primary";
  return (
    <>
      {hasAgreement && (
        <Button asChild size="lg" className={block}>
          <a href={listingPaths.agreement(slug)}>
            Request the {hasMemorandum ? "offering memorandum" : "documents"}
          </a>
        </Button>
      )}
      {hasSale && (
        <Button asChild size="lg" className={block}>
          <Ask listing={listing}>Ask about this property</Ask>
        </Button>
      )}
      <Button asChild size="lg" variant={variant} className={block}>
        {available.length > 1 ? (
          <a href="#spaces">Ask about a space</a>
        ) : (
          <Ask listing={listing} space={space}>
            {space ? "Ask about the space" : "Ask about this property"}
          </Ask>
        )}
      </Button>
    </>
  );
}

type AskProps = ComponentProps<"a"> & {
  listing: PublicListing;
  space?: PublicSpace | undefined;
};

/** A link to the contact form about a listing, or about one of its spaces. */
function Ask({ children, listing: { name, slug }, space, ...props }: AskProps) {
  const asked = space ? `${slug}/${space.id}` : slug;
  return (
    <a
      data-soft=""
      data-listing={asked}
      data-listing-name={space ? `${name}, ${space.name}` : name}
      href={`${paths.contact}?listing=${asked}`}
      {...props}
    >
      {children}
    </a>
  );
}

/** How rents can be shown: the class shows them while their unit is chosen. */
const units = {
  "sf-year": {
    label: "/SF/yr",
    shown:
      "group-has-[#rents-sf-month:checked]/spaces:hidden group-has-[#rents-month:checked]/spaces:hidden",
  },
  "sf-month": {
    label: "/SF/month",
    shown: "hidden group-has-[#rents-sf-month:checked]/spaces:inline",
  },
  month: { label: "/month", shown: "hidden group-has-[#rents-month:checked]/spaces:inline" },
} as const satisfies Record<RentUnit, object>;

const spaceColumns =
  "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.5fr)_minmax(0,1.1fr)] md:gap-x-6";

/** What is for lease. Rents are shown in the unit that is chosen, which needs no script. */
function Spaces({ listing, sizes = {} }: ListingPageProps) {
  const spaces = listing.lease?.spaces ?? [];
  if (spaces.length === 0) return null;
  const fitting = spaces.filter((space) => fitsSize(space, sizes));
  const hasRents = spaces.some(({ rents }) => rents);
  return (
    <section aria-labelledby="spaces" className="group/spaces pt-16 md:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="spaces" className="scroll-mt-28 font-display text-h2">
            Spaces
          </h2>
          <p className="mt-2 text-small text-muted">
            Rent is the asking rent. Size is rentable area.
          </p>
        </div>
        {hasRents && <Units />}
      </div>
      {spaces.length > spacesUnfiltered && <Sizes listing={listing} sizes={sizes} />}
      {fitting.length === 0 ? (
        <p className="mt-5">No space has this size.</p>
      ) : (
        <div
          aria-hidden
          className={`mt-5 pb-3 text-small text-muted max-md:hidden ${spaceColumns}`}
        >
          <span>Space</span>
          <span>Size</span>
          <span>Rent</span>
          <span>Available</span>
        </div>
      )}
      <ul className="border-t border-ink max-md:mt-4">
        {fitting.map((space) => (
          <Space key={space.id} listing={listing} space={space} />
        ))}
      </ul>
    </section>
  );
}

/** Filters the spaces of a listing with many of them. */
function Sizes({ listing, sizes }: { listing: PublicListing; sizes: SizeFilter }) {
  const path = listingPaths.listing(listing.slug);
  const isFiltered = sizes.from !== undefined || sizes.to !== undefined;
  return (
    <form
      action={`${path}#spaces`}
      className="mt-5 flex flex-wrap items-center gap-2.5 print:hidden"
    >
      <SizeInput name="from" label="Size from" value={sizes.from} />
      <SizeInput name="to" label="Size to" value={sizes.to} />
      <Button type="submit" variant="secondary" className="min-h-11">
        Filter
      </Button>
      {isFiltered && (
        <a href={`${path}#spaces`} className={`${linkClasses} text-small`}>
          <span className="underline-hairline">All spaces</span>
        </a>
      )}
    </form>
  );
}

function Units() {
  return (
    <fieldset className="flex border border-line text-small print:hidden">
      <legend className="sr-only">Show rents per</legend>
      {rentUnits.map((unit) => (
        <label
          key={unit}
          htmlFor={`rents-${unit}`}
          className="relative flex min-h-11 items-center px-3.5 border-line text-muted not-first-of-type:border-l hover:text-ink has-checked:bg-stone-100 has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            id={`rents-${unit}`}
            name="rents"
            defaultChecked={unit === "sf-year"}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          ${units[unit].label}
        </label>
      ))}
    </fieldset>
  );
}

function Space({ listing, space }: { listing: PublicListing; space: PublicSpace }) {
  const { available, division, floor, isAvailable, monthly, name, note, plan } = space;
  const { rentDetail, rents, since, size } = space;
  const ink = isAvailable ? "text-ink" : "text-muted";
  return (
    <li className={`relative border-b border-line py-5 md:items-start ${spaceColumns}`}>
      <div className="max-md:pr-36">
        <h3 className={`font-medium ${ink}`}>{name}</h3>
        {floor && <p className="text-small text-muted">{floor}</p>}
      </div>
      <p className="max-md:mt-2">
        <span className={`max-md:after:content-[',_'] ${ink}`}>{size}</span>
        <span className="inline-block text-small max-md:first-letter:lowercase md:block md:text-muted">
          {division}
        </span>
      </p>
      <div className="max-md:mt-2">
        <p className={ink}>
          {rents ? (
            rentUnits.map((unit) => (
              <span key={unit} className={units[unit].shown}>
                <span className="font-display text-h3">{rents[unit]}</span>
                <span className="text-small"> {units[unit].label}</span>
              </span>
            ))
          ) : (
            <span className="font-display text-h3">On request</span>
          )}
        </p>
        {(rentDetail || monthly) && (
          <p className="text-small">
            {rentDetail}
            {monthly && (
              <span className="group-has-[#rents-month:checked]/spaces:hidden">
                {rentDetail ? `, ${monthly}` : monthly}
              </span>
            )}
          </p>
        )}
        {note && <p className="mt-1 text-small text-muted">{note}</p>}
      </div>
      <p className="max-md:absolute max-md:top-5 max-md:right-0 max-md:text-right">
        <span className={isAvailable ? "text-ink" : ""}>{available}</span>
        <span className={`block text-small ${isAvailable ? "text-ok" : "text-muted"}`}>
          {since}
        </span>
      </p>
      <p className="text-small max-md:mt-2 max-md:inline-block max-md:pr-6 max-md:empty:hidden">
        {plan && (
          <a href={listingPaths.document(listing.slug, plan.id)} download className={linkClasses}>
            <span className="underline-hairline">
              Plan<span className="sr-only"> of {name}</span>
            </span>
          </a>
        )}
      </p>
      <p className="text-small max-md:mt-2 max-md:inline-block md:text-right">
        {isAvailable && (
          <Ask listing={listing} space={space} className={linkClasses}>
            <span className="underline-hairline">Ask about {name}</span>
          </Ask>
        )}
      </p>
    </li>
  );
}

function Section({
  aside,
  children,
  heading,
  id,
}: {
  aside?: ReactNode;
  children: ReactNode;
  heading: string;
  id: string;
}) {
  return (
    <section aria-labelledby={id} className="columns-12 gap-y-5 pt-16 md:pt-28">
      <div className="col-span-12 lg:col-span-4">
        <h2 id={id} className="font-display text-h2">
          {heading}
        </h2>
        {aside}
      </div>
      <div className="col-span-12 lg:col-span-8">{children}</div>
    </section>
  );
}

function Property({ listing: { highlights, summary } }: { listing: PublicListing }) {
  if (!summary && highlights.length === 0) return null;
  return (
    <Section id="property" heading="The property">
      {summary && <p className="max-w-[56ch] text-lead">{summary}</p>}
      {highlights.length > 0 && (
        <ul className="mt-8 border-t border-ink">
          {highlights.map(({ text, title }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] md:py-6"
            >
              <h3 className="font-display text-name">{title}</h3>
              <p className="text-balance">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const tierTexts = {
  public: "Open to everyone",
  agreement: "After you sign the agreement",
  approval: "After you sign and I approve",
} as const;

const documentRow =
  "grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b border-line py-4 text-small md:min-h-18 md:grid-cols-[1.5rem_minmax(0,1.15fr)_8.5rem_minmax(0,1.2fr)_5.5rem] md:py-2";
const documentVerb = "text-right max-md:col-start-3 max-md:row-start-1 -my-2";

function Documents({ listing }: { listing: PublicListing }) {
  const { documents, hasAgreement, isClosed, slug } = listing;
  // Printing the page gives one, if none was uploaded.
  const printsFlyer =
    !isClosed && !documents.some(({ name, tier }) => tier === "public" && /flyer/i.test(name));
  if (documents.length === 0 && !printsFlyer) return null;
  const byTier = documentTiers.flatMap((tier) => documents.filter((each) => each.tier === tier));
  const publicCount =
    documents.filter(({ tier }) => tier === "public").length + (printsFlyer ? 1 : 0);
  return (
    <Section
      id="documents"
      heading="Documents"
      aside={
        hasAgreement && (
          <p className="mt-4 max-w-[36ch] text-small text-muted">
            {publicCount > 0
              ? `${publicCount === 1 ? "One is" : "Some are"} public. The rest need a signed confidentiality agreement.`
              : "They need a signed confidentiality agreement."}
          </p>
        )
      }
    >
      <ul className="border-t border-ink">
        {printsFlyer && (
          <li className={`${documentRow} noscript:hidden`}>
            <FileText aria-hidden className="size-5 text-muted" strokeWidth={1.5} />
            <span className="text-copy font-medium text-ink">Flyer</span>
            <span className="text-muted max-md:col-start-2 max-md:row-start-2">One page</span>
            <span className="max-md:col-start-2 max-md:row-start-3">{tierTexts.public}</span>
            <span className={documentVerb}>
              <button type="button" data-print="" className={`cursor-pointer ${linkClasses}`}>
                <span className="underline-hairline">
                  Print<span className="sr-only"> the flyer</span>
                </span>
              </button>
            </span>
          </li>
        )}
        {byTier.map(({ format, id, name, tier }) => {
          const isPublic = tier === "public";
          const Mark = isPublic ? FileText : Lock;
          return (
            <li key={id} className={documentRow}>
              <Mark aria-hidden className="size-5 text-muted" strokeWidth={1.5} />
              <span className="text-copy font-medium text-ink">{name}</span>
              <span className="text-muted max-md:col-start-2 max-md:row-start-2">{format}</span>
              <span className="max-md:col-start-2 max-md:row-start-3">{tierTexts[tier]}</span>
              {isPublic && (
                <span className={documentVerb}>
                  <a href={listingPaths.document(slug, id)} download className={linkClasses}>
                    <span className="underline-hairline">
                      Download<span className="sr-only"> {name}</span>
                    </span>
                  </a>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The last section: the actions again, and who publishes the page. */
function Closing({ listing }: { listing: PublicListing }) {
  const { cooperatingBroker, hasAgreement, license } = listing;
  return (
    <section
      aria-labelledby="closing"
      className="mt-16 bg-stone-100 pt-16 pb-16 md:mt-32 md:py-24 print:hidden"
    >
      <div className="page columns-12 gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <h2 id="closing" className="max-w-[16em] font-display text-h2 text-balance">
            {hasAgreement && listing.kind === "sale"
              ? `See ${listing.hasRentRoll ? "the rent roll and " : ""}the numbers behind the price.`
              : "Ask me anything about this property."}
          </h2>
          <div className="mt-8 flex flex-col gap-3 md:flex-row">
            <Actions isOnBand listing={listing} />
          </div>
        </div>
        <div className="col-span-12 self-end text-small lg:col-span-5">
          <p>
            <b className="font-semibold text-ink">{broker.name}</b>, {broker.firm.name}
            <br />
            {license}
            {cooperatingBroker && (
              <>
                <br />
                {cooperatingBroker}
              </>
            )}
            <br />
            <a href={`tel:${broker.phone.e164}`} className="hover:text-accent">
              {broker.phone.display}
            </a>
            ,{" "}
            <a href={mailtoOf(broker.email)} className="hover:text-accent">
              {broker.email}
            </a>
          </p>
          <p className="mt-4 max-w-[56ch] text-muted">{terms}</p>
        </div>
      </div>
    </section>
  );
}
