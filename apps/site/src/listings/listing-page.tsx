import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import type { PublicListing } from "@frontage/content/public-listing";
import { mailtoOf } from "@frontage/records/mailto";
import { documentTiers } from "@frontage/records/schemas/listing";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink } from "@frontage/ui/breadcrumb";
import { Button } from "@frontage/ui/button";
import { ArrowLeft, FileText, Lock } from "lucide-react";
import type { ReactNode } from "react";

import { Since, StatusChip } from "./availability.tsx";
import { Flyer, terms } from "./flyer.tsx";
import { ListingLocation } from "./listing-location.tsx";
import { Photographs } from "./photographs.tsx";

const linkClasses = "inline-flex min-h-11 items-center font-medium text-ink hover:text-accent";

export type ListingPageProps = { listing: PublicListing };

/** A listing: photographs, price, figures, documents, and the broker's contact details. */
export function ListingPage({ listing }: ListingPageProps) {
  const { figures, name, photos, subtitle } = listing;
  return (
    <>
      <Flyer listing={listing} />
      <div className="page pt-18 md:pt-24 print:hidden">
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
        <p className="mt-3.5 text-lead">{subtitle}</p>
        <div className="mt-8 columns-12 gap-y-7 md:mt-14">
          <div className="col-span-12 lg:col-span-8">
            <Photographs photos={photos} />
          </div>
          <Price listing={listing} />
        </div>
        {figures.length > 0 && (
          <dl className="mt-10 grid grid-cols-2 overflow-hidden border border-line md:mt-16 lg:grid-cols-4">
            {figures.map(({ basis, label, value }) => (
              <div
                key={label}
                // The outer lines cover the list's border.
                className="-mr-px -mb-px border-r border-b border-line px-4 py-4.5 md:px-7 md:pt-6.5 md:pb-6"
              >
                <dt className="text-small font-medium text-ink">{label}</dt>
                <dd className="mt-2.5 font-display text-h3 text-ink md:mt-4 md:text-menu">
                  {value}
                </dd>
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

/** The status, the price, and the actions. */
function Price({ listing }: { listing: PublicListing }) {
  const { hasAgreement, isAvailable, offersDue, price, priceDetail } = listing;
  return (
    <aside aria-label="Price and contact" className="col-span-12 flex flex-col lg:col-span-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <StatusChip {...listing} />
        <Since {...listing} />
      </p>
      <p className="mt-4.5 font-display text-h2 text-ink max-md:text-[2.75rem]">{price}</p>
      {priceDetail && <p className="mt-2">{priceDetail}</p>}
      <dl className="mt-6 border-t border-ink text-small">
        {offersDue && (
          <Term label="Offers due">
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
        <p className="mt-3.5 text-small text-muted">
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
  const { hasAgreement, name, slug } = listing;
  const block = isOnBand ? "max-md:w-full" : "w-full";
  return (
    <>
      {hasAgreement && (
        <Button asChild size="lg" className={block}>
          <a href={listingPaths.agreement(slug)}>Request the offering memorandum</a>
        </Button>
      )}
      <Button asChild size="lg" variant={hasAgreement ? "secondary" : "primary"} className={block}>
        <a
          data-soft=""
          data-listing={slug}
          data-listing-name={name}
          href={`${paths.contact}?listing=${slug}`}
        >
          Ask about this property
        </a>
      </Button>
    </>
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
      {summary && <p className="max-w-[52ch] text-lead">{summary}</p>}
      {highlights.length > 0 && (
        <ul className="mt-9 border-t border-ink">
          {highlights.map(({ text, title }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1.5 border-b border-line py-4.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] md:py-5.5"
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
  "grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 border-b border-line py-3.5 text-small md:min-h-18 md:grid-cols-[1.5rem_minmax(0,1.15fr)_8.5rem_minmax(0,1.2fr)_5.5rem] md:py-2";
const documentVerb = "text-right max-md:col-start-3 max-md:row-start-1 max-md:-my-2.5";

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
          <p className="mt-4 max-w-[34ch] text-small text-muted">
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
      className="mt-18 bg-stone-100 pt-14 pb-16 md:mt-32 md:py-24 print:hidden"
    >
      <div className="page columns-12 gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <h2 id="closing" className="max-w-[18em] font-display text-h2 text-balance">
            {hasAgreement
              ? "See the rent roll and the numbers behind the price."
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
          <p className="mt-3.5 max-w-[52ch] text-muted">{terms}</p>
        </div>
      </div>
    </section>
  );
}
