import { Switch as SwitchPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

type SwitchProps = ComponentProps<typeof SwitchPrimitive.Root>;

/**
 * A setting with immediate effect. It needs a label: put it inside a `<label>`, or name it by
 * `aria-labelledby`. The thumb's side shows the state without color.
 */
export function Switch({ className, ...props }: SwitchProps) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        "relative inline-flex h-6 w-10 shrink-0 cursor-pointer items-center rounded-full border border-transparent bg-field p-0.5 transition-colors before:absolute before:inset-0 data-disabled:cursor-default data-disabled:opacity-45 data-[state=checked]:bg-fg pointer-coarse:before:-inset-2.75",
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="size-4.5 rounded-full bg-canvas transition-transform duration-200 ease-out data-[state=checked]:translate-x-4 forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  );
}
