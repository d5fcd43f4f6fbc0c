import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses, useFieldControl } from "./field.tsx";

const selectVariants = cva(cn(controlClasses, "field-select"), {
  variants: {
    controlSize: {
      lg: "h-13 rounded-site pr-12 pl-4 text-copy",
      md: "h-10 rounded-control pr-10 pl-3 text-ui pointer-coarse:h-11 pointer-coarse:text-copy",
    },
  },
  defaultVariants: { controlSize: "md" },
});

type SelectProps = ComponentProps<"select"> & VariantProps<typeof selectVariants>;

/**
 * A choice from a list: the browser's own control, which works best on phones. Its list gets the
 * kit's look where browsers allow. An option with an empty value is the placeholder.
 */
export function Select({ className, controlSize, ...props }: SelectProps) {
  return (
    <select
      data-slot="select"
      className={cn(selectVariants({ controlSize }), className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
