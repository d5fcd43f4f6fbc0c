import { cn } from "@frontage/ui/cn";
import type { ComponentProps } from "react";

import type { QuotedPassage } from "./quoted-passage.ts";

/** What every kind of preview is given. */
export type PreviewProps = {
  file: Blob;
  name: string;
  /** Marked and scrolled into view. */
  passage?: QuotedPassage | undefined;
};

/** How a passage is marked: a light tint with dark text, in both themes. */
export const markClasses = "bg-mark box-decoration-clone text-ink";

/** In place of a preview: why there is none. */
export function PreviewNote({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      className={cn("rounded-control border border-hairline p-6 text-small", className)}
      {...props}
    />
  );
}

/** Scrolls a preview that is wider than its frame, by keyboard too. */
export function ScrollFrame({
  className,
  ...props
}: ComponentProps<"div"> & { "aria-label": string }) {
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      className={cn("overflow-x-auto rounded-control border border-hairline", className)}
      {...props}
    />
  );
}

export type PassageStatusProps = {
  page?: number | undefined;
  /** Whether the passage was found; `undefined` while it is looked for. */
  isMarked: boolean | undefined;
};

/** Says that a passage is marked, to those who can’t see it, or that it couldn’t be, to everyone. */
export function PassageStatus({ isMarked, page }: PassageStatusProps) {
  const place = page === undefined ? "" : ` on page ${page}`;
  return (
    <p role="status" className={isMarked === false ? "mt-3 text-caption text-fg-3" : "sr-only"}>
      {isMarked === true && `The quoted passage is marked${place}.`}
      {isMarked === false && `Couldn’t find the quoted passage${place}.`}
    </p>
  );
}
