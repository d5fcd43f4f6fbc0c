import { numberWord } from "@frontage/records/offer-words";
import { freshness, listingPaths } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import {
  listingIndexPath,
  type PublicListing,
  propertyTypePlurals,
} from "@frontage/content/public-listing";
import type { ListingIndex } from "@frontage/content/served-page";
import { propertyTypeNames } from "@frontage/records/record-names";
import { formatSquareFeet } from "@frontage/records/amounts";
import { withinSentence } from "@frontage/records/in-sentence";
import { Button } from "@frontage/ui/button";
import { Select } from "@frontage/ui/select";
import { ArrowUpRight, Signpost } from "lucide-react";

import { Eyebrow } from "../lib/eyebrow.tsx";
import { PageHeading } from "../sections/page-heading.tsx";
import { Since, StatusChip } from "./availability.tsx";
import { ListingPicture, RenderingMark } from "./listing-picture.tsx";
import { SizeInput } from "./size-input.tsx";

const contactLink = "Tell me what you need";

/** Every published listing, or those that match the filters; in words, if nothing is published. */
export function IndexPage(index: ListingIndex) {
  const { listings } = index;
  const isEmpty = index.counts.all === 0;
  return (
    <>
      <div className="page">
        <PageHeading
          label={<Eyebrow className="mb-5">Listings</Eyebrow>}
          lead={`I check every listing with its owner at least every ${freshness.askAfterDays} days and print the date beside it.`}
        >
          For sale and for lease
        </PageHeading>
        {!isEmpty && (
          <div className="pt-8 md:pt-14">
            {index.counts.all > 1 && <Filters {...index} />}
            {listings.length > 0 ? (
              <ul
                className={`border-ink max-lg:border-t ${index.counts.all === 1 ? "lg:border-t" : ""}`}
              >
                {listings.map((listing, place) => (
                  <Row
                    key={listing.slug}
                    isFirst={place === 0}
                    isOnly={index.counts.all === 1}
                    listing={listing}
                  />
                ))}
              </ul>
            ) : (
              <Nothing {...index} />
            )}
          </div>
        )}
      </div>
      {(listings.length > 0 || isEmpty) && (
        <section
          aria-labelledby="something-else"
          className="page columns-12 gap-y-4 py-16 md:pt-24 md:pb-28 print:hidden"
        >
          <h2
            id="something-else"
            className="col-span-12 font-display text-h2 text-balance lg:col-span-4"
          >
            {isEmpty ? "Nothing is listed right now." : "Looking for something else?"}
          </h2>
          <div className="col-span-12 lg:col-span-8">
            <p className="max-w-[44ch] text-lead">
              Not everything I work on is published. Tell me the type, place and size, and I’ll
              write when something fits.
            </p>
            <Button asChild size="lg" variant="secondary" className="mt-8 max-sm:w-full">
              <a data-soft="" href={paths.contact}>
                {contactLink}
              </a>
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

function Filters({ counts, filters, states, types }: ListingIndex) {
  const tabs = [
    { kind: undefined, label: "All", count: counts.all },
    { kind: "sale", label: "For sale", count: counts.sale },
    { kind: "lease", label: "For lease", count: counts.lease },
  ] as const;
  return (
    <div className="grid gap-x-4 gap-y-5 lg:grid-cols-[1fr_auto] lg:items-end lg:border-b lg:border-ink print:hidden">
      <nav aria-label="Listings" className="max-lg:border-b max-lg:border-line">
        <ul className="flex gap-8">
          {tabs.map(({ count, kind, label }) => (
            <li key={label}>
              <a
                data-soft=""
                href={listingIndexPath({ ...filters, kind })}
                aria-current={filters.kind === kind ? "page" : undefined}
                className="-mb-px flex h-13 items-center gap-2 border-b-2 border-transparent font-medium text-body hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink aria-[current=page]:forced-current"
              >
                {label}
                <span className="font-normal text-muted">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form
        action={listingPaths.index}
        data-filters=""
        className="mb-5 grid grid-cols-2 gap-2.5 md:flex md:gap-4 lg:mb-3"
      >
        {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
        <Select
          id="filter-type"
          name="type"
          aria-label="Property type"
          defaultValue={filters.type ?? ""}
          className="min-h-11 text-small! text-ink! md:w-auto!"
        >
          <option value="">Any type</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {propertyTypeNames[type]}
            </option>
          ))}
        </Select>
        <Select
          id="filter-state"
          name="state"
          aria-label="State"
          defaultValue={filters.state ?? ""}
          className="min-h-11 text-small! text-ink! md:w-auto!"
        >
          <option value="">Any state</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </Select>
        <SizeInput name="from" label="Size from" value={filters.from} />
        <SizeInput name="to" label="Size to" value={filters.to} />
        <span className="col-span-2 hidden noscript:block">
          <Button type="submit" variant="secondary" className="min-h-11 w-full">
            Apply
          </Button>
        </span>
      </form>
    </div>
  );
}

type RowProps = { isFirst: boolean; isOnly: boolean; listing: PublicListing };

/** A listing; the only one has a larger picture. */
function Row({ isFirst, isOnly, listing }: RowProps) {
  const { facts, isAddressShown, isForSale, lease, line, name, offersDue, photos } = listing;
  const { place, price, priceNote, slug } = listing;
  const [photo] = photos;
  return (
    <li
      className={`group/row relative isolate grid border-b border-line py-5 md:grid-cols-[13rem_minmax(0,1fr)_13.5rem] md:gap-x-6 md:py-8 xl:gap-x-8 ${isOnly ? "xl:grid-cols-[24rem_minmax(0,1fr)_14.75rem_13.5rem_1.25rem]" : "xl:grid-cols-[16rem_minmax(0,1fr)_14.75rem_13.5rem_1.25rem]"}`}
    >
      <span
        aria-hidden
        className="absolute inset-y-0 -inset-x-5 -z-10 transition-colors group-hover/row:bg-stone-50 group-has-[a:focus-visible]/row:bg-stone-50 max-md:hidden"
      >
        <span className="absolute -top-px left-0 h-0.5 w-full origin-left [scale:0_1] bg-brand transition-transform duration-200 ease-out group-hover/row:[scale:1] group-has-[a:focus-visible]/row:[scale:1]" />
      </span>
      <div
        className={`relative h-55 bg-stone-200 md:row-span-2 md:h-41 xl:row-span-1 print:hidden ${isOnly ? "xl:h-61" : ""}`}
      >
        {photo && (
          <ListingPicture
            photo={photo}
            alt=""
            eager={isFirst}
            sizes={`${isOnly ? "(min-width: 1280px) 384px, " : ""}(min-width: 768px) 292px, 100vw`}
            className="size-full object-cover"
          />
        )}
        {photo?.isRendering && <RenderingMark />}
      </div>
      <div className="flex flex-col max-md:mt-4 md:row-span-2 xl:row-span-1">
        <h2 className="font-display text-h3">
          <a
            data-soft=""
            href={listingPaths.listing(slug)}
            className="before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-ink"
          >
            {name}
          </a>
        </h2>
        <p className="mt-1">
          {place}
          {!isAddressShown && ". Address after the agreement"}
        </p>
        {line && <p className="mt-2 max-w-[40ch] text-small">{line}</p>}
        <p className="mt-2 text-small text-muted md:mt-auto md:pt-2">{facts}</p>
      </div>
      <div className="flex flex-col max-md:mt-4">
        <p className="font-display text-h3 text-ink">{price}</p>
        <p className="text-small xl:mt-auto">{priceNote}</p>
        {lease && (
          <p className={`text-small ${isForSale ? "text-ink" : "text-muted"}`}>
            {isForSale
              ? `For lease: ${lease.size}, ${withinSentence(lease.rent)}, ${lease.count}`
              : lease.count}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between max-md:mt-4 md:flex-col md:items-start md:justify-end xl:justify-start">
        <p>
          <StatusChip {...listing} />
        </p>
        {offersDue && (
          <p className="mt-2 text-small font-medium text-ink max-md:order-3 max-md:w-full">
            {offersDue.short}
          </p>
        )}
        <p className="flex text-small md:mt-2 xl:mt-auto">
          <Since {...listing} />
        </p>
      </div>
      <ArrowUpRight
        aria-hidden
        strokeWidth={1.5}
        className="mt-2 size-5 text-control transition-[translate,color] group-hover/row:[translate:3px_-3px] group-hover/row:text-accent max-xl:hidden print:hidden"
      />
    </li>
  );
}

/** Says which filter has no results. */
function Nothing({ counts, filters }: ListingIndex) {
  const { from, kind, state, to, type } = filters;
  const size = [from && `from ${formatSquareFeet(from)}`, to && `up to ${formatSquareFeet(to)}`];
  const what = type ? propertyTypePlurals[type] : "properties";
  const all = counts.all === 1 ? "the one listing" : `all ${numberWord(counts.all)} listings`;
  return (
    <div className="columns-12 gap-y-5 py-16 md:pt-18 md:pb-24">
      <div className="col-span-12 text-ink lg:col-span-4">
        <Signpost aria-hidden className="size-12" strokeWidth={1} />
      </div>
      <div className="col-span-12 lg:col-span-8">
        <h2 className="font-display text-h2 text-balance lg:text-[2.5rem]">
          No {what}
          {kind && ` for ${kind}`}
          {state && ` in ${state}`}
          {size.map((part) => part && ` ${part}`)} right now.
        </h2>
        <p className="mt-3 max-w-[44ch] text-lead">
          Clear the filters to see {all}, or tell me what you’re looking for.
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button asChild size="lg" variant="secondary">
            <a data-soft="" href={listingPaths.index}>
              Clear filters
            </a>
          </Button>
          <a
            data-soft=""
            href={paths.contact}
            className="inline-flex min-h-11 items-center font-medium text-ink"
          >
            <span className="underline-hairline">{contactLink}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
