import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses, useFieldControl } from "./field.tsx";

const inputVariants = cva(controlClasses, {
  variants: {
    controlSize: {
      lg: "h-13 rounded-site px-4 text-copy",
      md: "h-10 rounded-control px-3 text-ui pointer-coarse:h-11 pointer-coarse:text-copy",
    },
  },
  defaultVariants: { controlSize: "md" },
});

export type InputProps = ComponentProps<"input"> & VariantProps<typeof inputVariants>;

/** One line of text. Inside a `Field` it takes its id, error and description from there. */
export function Input({ className, controlSize, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      className={cn(inputVariants({ controlSize }), className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
