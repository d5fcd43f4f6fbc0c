import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Nothing here yet: a glyph, a sentence, a line and one action, centered. */
export function EmptyState({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="empty-state"
      className={cn("flex flex-col items-center justify-center px-6 py-16 text-center", className)}
      {...props}
    />
  );
}

/** The outlined icon; decorative. */
export function EmptyStateGlyph({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      data-slot="empty-state-glyph"
      className={cn(
        "mb-6 grid size-16 place-items-center rounded-panel border border-hairline text-fg-2 [&>svg]:size-7 [&>svg]:stroke-[1.25]",
        className,
      )}
      {...props}
      aria-hidden
    />
  );
}

type EmptyStateTitleProps = ComponentProps<"h2"> & {
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4;
};

/** What isn't there yet, in the display face. */
export function EmptyStateTitle({ className, level = 2, ...props }: EmptyStateTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      data-slot="empty-state-title"
      className={cn("font-display text-title", className)}
      {...props}
    />
  );
}

/** What will appear here, or how to change that. */
export function EmptyStateDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="empty-state-description"
      className={cn("mt-1.5 mb-6 max-w-[38ch] text-small text-balance text-fg-3", className)}
      {...props}
    />
  );
}
