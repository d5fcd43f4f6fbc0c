import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** A key as printed on a keyboard: a hint for people who have one. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        "inline-flex min-h-5 items-center rounded-control border border-hairline bg-surface px-1.5 py-px font-sans text-tick font-medium whitespace-nowrap text-fg-3 [&>svg]:size-3",
        className,
      )}
      {...props}
    />
  );
}
