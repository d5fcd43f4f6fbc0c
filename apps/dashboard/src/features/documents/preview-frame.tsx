import { cn } from "@frontage/ui/cn";
import type { ComponentProps } from "react";

/** What every kind of preview is given. */
export type PreviewProps = { file: Blob; name: string };

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
