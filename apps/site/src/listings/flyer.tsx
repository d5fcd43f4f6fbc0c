import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import type { PublicListing } from "@frontage/content/public-listing";
import { Wordmark } from "@frontage/ui/wordmark";

import { MapDrawing } from "../lib/map-drawing.tsx";
import { ListingPicture, RenderingMark } from "./listing-picture.tsx";

const figuresMax = 4;
const pointsMax = 4;
/** Left out of the four figures while there are others. */
const lesserFigures: ReadonlySet<string> = new Set(["Built", "Cap rate"]);

/** A listing on one sheet of paper, which is what printing its page gives. */
export function Flyer({ listing }: { listing: PublicListing }) {
  const { cooperatingBroker, figures, hasAgreement, highlights, isAddressShown } = listing;
  const { license, line, locationNote, name, offersDue, photos, price, priceDetail } = listing;
  const [photo] = photos;
  const shown = figures
    .toSorted((a, b) => Number(lesserFigures.has(a.label)) - Number(lesserFigures.has(b.label)))
    .slice(0, figuresMax);
  return (
    <div
      data-flyer=""
      className="hidden h-screen flex-col overflow-hidden text-base text-body print:flex"
    >
      {photo && (
        <div className="relative h-[38vh] shrink-0">
          <ListingPicture photo={photo} sizes="100vw" alt="" className="size-full object-cover" />
          {photo.isRendering && <RenderingMark />}
        </div>
      )}
      <div className="flex grow flex-col px-14 pt-8 pb-8">
        <div className="flex items-end justify-between gap-8">
          <div>
            <p className="font-display text-h1 text-ink">{name}</p>
            <p className="mt-2">{listing.subtitle}</p>
          </div>
          <div className="shrink-0 text-right">
            <p className="font-display text-h2 text-ink">{price}</p>
            <p className="mt-2">{priceDetail}</p>
          </div>
        </div>
        <dl className="mt-5 grid auto-cols-fr grid-flow-col border-t border-b border-t-ink border-b-line">
          {shown.map(({ basis, label, value }) => (
            <div key={label} className="border-line py-3 pr-3 not-first:border-l not-first:pl-4">
              <dt className="text-small">{label}</dt>
              <dd className="mt-1 font-display text-title text-ink">{value}</dd>
              <dd className="text-caption text-muted">{basis}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)_16.5rem] gap-10">
          <div>
            {line && <p className="mb-3 font-display text-fact text-ink">{line}</p>}
            <ul className="border-t border-line">
              {highlights.slice(0, pointsMax).map(({ text, title }) => (
                <li key={title} className="line-clamp-2 border-line py-1 not-first:border-t">
                  <b className="font-semibold text-ink">{title}.</b> {text}
                </li>
              ))}
            </ul>
          </div>
          <div className="text-small">
            {isAddressShown && <MapDrawing className="mb-2 h-37 w-full" />}
            <p>{locationNote}</p>
            {isAddressShown && <p className="text-caption text-muted">A drawing, not to scale.</p>}
          </div>
        </div>
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)_18.75rem] gap-10 border-t border-ink pt-3 text-small">
          <div>
            <Wordmark name={broker.name} size="sm" className="[--pin:var(--color-brand)]" />
            <p className="text-base">
              <b className="font-semibold text-ink">
                {broker.phone.display}, {broker.email}
              </b>
              <br />
              {broker.firm.name}. {license}
              {cooperatingBroker && (
                <>
                  <br />
                  {cooperatingBroker}
                </>
              )}
            </p>
            <p className="mt-2">
              <b className="font-semibold text-ink">
                {broker.website.display + listingPaths.listing(listing.slug)}
              </b>
              <br />
              {hasAgreement && "Offering memorandum after a confidentiality agreement. "}
              {offersDue && `${offersDue.label} ${offersDue.day}, ${offersDue.zone}.`}
            </p>
          </div>
          <p className="text-muted">
            {terms} {listing.since}.
          </p>
        </div>
      </div>
    </div>
  );
}

/** What a listing's page says about its details. */
export const terms =
  "I represent the owner. These details come from the owner and sources I consider reliable; I don’t guarantee them. Price, terms and availability can change.";
