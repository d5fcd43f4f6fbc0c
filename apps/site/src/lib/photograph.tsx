import { photographs, type PhotographName } from "@frontage/content/photographs";
import type { ComponentProps } from "react";

import generated from "./photographs.generated.json";

type Made = {
  version: string;
  width: number;
  height: number;
  widths: number[];
  portrait?: number[];
};
const made = generated as Record<string, Made>;

/** The window up to which a hero shows its portrait crop. */
const portraitMedia = "(max-width: 639px) and (orientation: portrait)";

function madeOf(name: PhotographName): Made {
  const entry = made[name];
  if (!entry) {
    throw new Error(
      `No sizes of "${name}" were made, so a page would show a broken picture. Add it to scripts/build-photographs.ts.`,
    );
  }
  return entry;
}

function srcSet(name: PhotographName, format: "avif" | "webp", crop: "portrait" | "landscape") {
  const { portrait, version, widths } = madeOf(name);
  const sizes = crop === "portrait" ? (portrait ?? []) : widths;
  const prefix = crop === "portrait" ? "p" : "";
  return sizes
    .map((width) => `/assets/photographs/${name}-${prefix}${width}.${version}.${format} ${width}w`)
    .join(", ");
}

export type PhotographProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  name: PhotographName;
  /** The `sizes` attribute: how wide it shows. */
  sizes: string;
  /** Offer phones the portrait crop, where there is one: for pictures that fill a phone's screen. */
  portraitOnPhones?: boolean;
  /** Loads with the page, before everything else. Others load when they near the window. */
  eager?: boolean;
};

/**
 * A photograph as `<picture>`: AVIF, then WebP, in the widths that the build
 * made; the heroes with a portrait crop on phones. Its alt text and focal point
 * come from the content; `alt=""` marks it as decoration.
 */
export function Photograph({
  className,
  eager,
  name,
  portraitOnPhones,
  sizes,
  ...props
}: PhotographProps) {
  const { height, version, width, widths } = madeOf(name);
  return (
    <picture className="contents">
      {portraitOnPhones && (
        <>
          <source
            media={portraitMedia}
            type="image/avif"
            srcSet={srcSet(name, "avif", "portrait")}
            sizes={sizes}
          />
          <source
            media={portraitMedia}
            type="image/webp"
            srcSet={srcSet(name, "webp", "portrait")}
            sizes={sizes}
          />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(name, "avif", "landscape")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(name, "webp", "landscape")} sizes={sizes} />
      <img
        data-photograph={name}
        alt={photographs[name].alt}
        src={`/assets/photographs/${name}-${widths.at(-1)}.${version}.webp`}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={className}
        {...props}
      />
    </picture>
  );
}
