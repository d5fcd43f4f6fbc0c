import type { PublicPhoto } from "@frontage/content/public-listing";
import { ChevronLeft, ChevronRight, X } from "lucide-react";

import { ListingPicture, RenderingMark } from "./listing-picture.tsx";

/** How many thumbnails there are below the picture, besides the link to all pictures. */
const thumbnails = 5;

/** The ids of the viewer and of each picture in it, which links open without script. */
const viewerId = "photographs";
const idInViewer = (place: number) => `photograph-${place + 1}`;

const arrowClasses =
  "grid size-11 cursor-pointer place-items-center text-ink transition-colors hover:text-accent";

/**
 * A listing's photographs: a large one, thumbnails of the next ones, and a viewer with all. Without
 * script, each picture opens in the viewer; `enhance.ts` adds the rest.
 */
export function Photographs({ photos }: { photos: readonly PublicPhoto[] }) {
  const [first] = photos;
  if (!first) return <div className="aspect-3/2 bg-stone-200" />;
  return (
    <div data-gallery="">
      <div className="relative max-md:-mx-(--spacing-gutter)">
        <a data-frame="" href={`#${idInViewer(0)}`} className="block aspect-3/2 bg-stone-200">
          <span className="sr-only">Open the photographs</span>
          <ListingPicture
            eager
            photo={first}
            // On a phone, an eighth fewer pixels than the screen's aren't seen, and often half the bytes.
            sizes="(min-width: 1024px) 62vw, (min-width: 640px) 100vw, 88vw"
            className="size-full object-cover"
          />
          <span data-mark="" hidden={!first.isRendering}>
            <RenderingMark aria-hidden />
          </span>
        </a>
        {photos.length > 1 && (
          <p className="absolute right-3 bottom-3 flex items-center rounded-site bg-white text-caption font-medium text-ink noscript:hidden">
            <button
              type="button"
              data-step="-1"
              aria-label="Previous picture"
              className={arrowClasses}
            >
              <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
            <span data-count="" aria-live="polite" className="px-1">
              1 of {photos.length}
            </span>
            <button type="button" data-step="1" aria-label="Next picture" className={arrowClasses}>
              <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
          </p>
        )}
      </div>
      {photos.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-2 md:grid-cols-6 md:gap-3">
          {photos.slice(0, thumbnails).map((photo, place) => (
            <li key={photo.id} className="max-md:nth-[n+4]:hidden">
              <a
                data-thumbnail={place}
                href={`#${idInViewer(place)}`}
                aria-current={place === 0 ? "true" : undefined}
                className="relative block h-15 bg-stone-200 outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-ink md:h-22"
              >
                <ListingPicture photo={photo} sizes="132px" className="size-full object-cover" />
              </a>
            </li>
          ))}
          {photos.length > 3 && (
            <li className={photos.length > thumbnails ? undefined : "md:hidden"}>
              <a
                data-all=""
                href={`#${viewerId}`}
                className="grid h-15 place-items-center bg-stone-100 text-small font-medium text-ink hover:bg-stone-200 md:h-22"
              >
                All {photos.length}
              </a>
            </li>
          )}
        </ul>
      )}
      <Viewer photos={photos} />
    </div>
  );
}

/** A full-screen viewer of all photographs. */
function Viewer({ photos }: { photos: readonly PublicPhoto[] }) {
  return (
    <dialog
      id={viewerId}
      aria-label="Photographs"
      // Opened by script, or by a link to the viewer or to a picture in it.
      className="on-dark fixed inset-0 z-(--z-toast) m-0 hidden size-full max-h-none max-w-none flex-col overflow-hidden bg-ink text-white open:flex target:flex has-[:target]:flex print:hidden"
    >
      <div className="flex h-16 shrink-0 items-center justify-between px-3 text-small">
        <p data-viewer-count="" aria-live="polite" className="px-3">
          {photos.length} {photos.length === 1 ? "picture" : "pictures"}
        </p>
        <a
          data-close=""
          href="#main"
          aria-label="Close"
          className="grid size-11 place-items-center text-white hover:text-stone-200"
        >
          <X aria-hidden className="size-6" strokeWidth={1.5} />
        </a>
      </div>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        data-strip=""
        aria-label="Photographs"
        className="flex min-h-0 grow [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-contain outline-none"
      >
        {photos.map((photo, place) => (
          <li
            key={photo.id}
            id={idInViewer(place)}
            data-rendering={photo.isRendering || undefined}
            className="relative grid w-full shrink-0 snap-center grid-rows-[minmax(0,1fr)] place-items-center px-0 pb-6 md:px-16"
          >
            <figure className="relative grid max-h-full max-w-full grid-rows-[minmax(0,1fr)]">
              <ListingPicture
                photo={photo}
                sizes="100vw"
                className="max-h-full w-auto max-w-full object-contain"
              />
              {photo.isRendering && <RenderingMark aria-hidden />}
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <p className="flex shrink-0 justify-center gap-3 pb-4 noscript:hidden">
          <button
            type="button"
            data-step="-1"
            aria-label="Previous picture"
            className="grid size-12 cursor-pointer place-items-center rounded-site border border-white/40 hover:border-white"
          >
            <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
          <button
            type="button"
            data-step="1"
            aria-label="Next picture"
            className="grid size-12 cursor-pointer place-items-center rounded-site border border-white/40 hover:border-white"
          >
            <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        </p>
      )}
    </dialog>
  );
}
