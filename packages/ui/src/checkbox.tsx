import { Check, Minus } from "lucide-react";
import { Checkbox as CheckboxPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

export type CheckboxProps = ComponentProps<typeof CheckboxPrimitive.Root>;

/**
 * A checkbox that is empty, checked or, with `checked="indeterminate"`, partly checked. Put it
 * inside a `<label>`, with the text to its right. Its target is 24 px, 44 on touch screens.
 */
export function Checkbox({ className, ...props }: CheckboxProps) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        "group/checkbox relative inline-grid size-5 shrink-0 cursor-pointer place-items-center rounded-control border border-field bg-surface text-canvas transition-colors before:absolute before:-inset-0.75 aria-invalid:border-2 aria-invalid:border-error not-data-[state=unchecked]:border-fg not-data-[state=unchecked]:bg-fg data-disabled:cursor-default data-disabled:opacity-45 pointer-coarse:before:-inset-3.25",
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator data-slot="checkbox-indicator" className="grid">
        <Check
          aria-hidden
          className="size-4 group-data-[state=indeterminate]/checkbox:hidden"
          strokeWidth={1.75}
        />
        <Minus
          aria-hidden
          className="hidden size-4 group-data-[state=indeterminate]/checkbox:block"
          strokeWidth={1.75}
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}
