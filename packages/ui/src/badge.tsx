import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const numberClasses = "h-5 min-w-5 px-1.5 text-center text-tick/5 font-semibold tabular-nums";

const badgeVariants = cva("inline-block shrink-0 rounded-full", {
  variants: {
    variant: {
      /** A white number on the same red in both themes. */
      count: `${numberClasses} bg-brand text-white`,
      /** A number that is less urgent, in the text's colors. */
      ink: `${numberClasses} bg-fg text-canvas`,
      /** A mark for something new, without a number. */
      dot: "size-2.5 bg-accent ring-2 ring-canvas forced-mark",
    },
  },
  defaultVariants: { variant: "count" },
});

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

/**
 * A count, or a dot if the number doesn't matter. Name what is counted in a hidden word next to it:
 * otherwise a screen reader only says "3".
 */
export function Badge({ className, variant, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
  );
}
