import { photographNotes, photographs, type PhotographName } from "@frontage/content/photographs";
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
  /**
   * The `sizes` attribute: the width of the whole picture as displayed, including what a tall box
   * cuts off.
   */
  sizes: string;
  /** Windows that show the portrait crop, and the width of the whole crop in them. */
  portrait?: { media: string; sizes: string };
  /** Loads with the page, before everything else. Others load when they are near the window. */
  eager?: boolean;
};

/**
 * The note on a picture: that it is altered, with a link to the unaltered one, or a rendering; and
 * the photographer. Most pictures have none.
 */
export function PhotographNote({ className, name }: { className: string; name: PhotographName }) {
  const note = photographNotes[name];
  return (
    note && (
      <p className={`w-fit bg-ink px-3 py-2 text-caption text-white ${className}`}>
        {note.text}
        {note.unaltered && (
          <>
            {" "}
            <a href={note.unaltered.path} className="underline underline-offset-2">
              {note.unaltered.link}
            </a>
          </>
        )}
      </p>
    )
  );
}

/**
 * A photograph as `<picture>`: AVIF, then WebP, in the widths that the build made; for tall boxes,
 * a portrait crop. Its alt text and focal point come from the content; `alt=""` marks it as
 * decorative.
 */
export function Photograph({ className, eager, name, portrait, sizes, ...props }: PhotographProps) {
  const { height, version, width, widths } = madeOf(name);
  return (
    <picture className="contents">
      {portrait && (
        <>
          <source type="image/avif" srcSet={srcSet(name, "avif", "portrait")} {...portrait} />
          <source type="image/webp" srcSet={srcSet(name, "webp", "portrait")} {...portrait} />
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
