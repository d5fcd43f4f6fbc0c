import { listingPaths } from "@frontage/content/listings";
import type { PublicPhoto } from "@frontage/content/public-listing";
import type { ComponentProps } from "react";

export type ListingPictureProps = {
  photo: PublicPhoto;
  /** The `sizes` attribute. */
  sizes: string;
  /** "" if the listing's name is next to it. */
  alt?: string;
  /** Loads with the page, before everything else. */
  eager?: boolean;
  /** Classes of the `img`. */
  className?: string;
};

/** A listing's photograph at all its widths: AVIF, then JPEG. */
export function ListingPicture({ alt, className, eager, photo, sizes }: ListingPictureProps) {
  const { height, id, width, widths } = photo;
  const srcSet = (format: "avif" | "jpg") =>
    widths.map((each) => `${listingPaths.photo(id, each, format)} ${each}w`).join(", ");
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        src={listingPaths.photo(id, widths.at(-1) ?? width, "jpg")}
        srcSet={srcSet("jpg")}
        sizes={sizes}
        alt={alt ?? altOf(photo)}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** The alternative text, which also says that a rendering is one. */
const altOf = ({ alt, isRendering }: PublicPhoto) =>
  isRendering && !/^rendering\b/i.test(alt) ? `Rendering: ${alt}` : alt;

/**
 * A label at the lower left of a rendering.
 *
 * @param props.aria-hidden if the alternative text already says so
 */
export function RenderingMark(props: Pick<ComponentProps<"span">, "aria-hidden">) {
  return (
    <span
      {...props}
      className="absolute bottom-3 left-3 rounded-site bg-white/94 px-2 py-1 text-caption font-medium text-ink"
    >
      Rendering
    </span>
  );
}
