import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";
import { controlClasses, useFieldControl } from "./field.tsx";

const textareaVariants = cva(cn(controlClasses, "resize-y"), {
  variants: {
    controlSize: {
      lg: "min-h-40 rounded-site px-4 py-3 text-copy",
      md: "min-h-24 rounded-control px-3 py-2 text-ui pointer-coarse:text-copy",
    },
  },
  defaultVariants: { controlSize: "md" },
});

type TextareaProps = ComponentProps<"textarea"> & VariantProps<typeof textareaVariants>;

/** Several lines of text. Inside a `Field` it takes its id, error and description from there. */
export function Textarea({ className, controlSize, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(textareaVariants({ controlSize }), className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
