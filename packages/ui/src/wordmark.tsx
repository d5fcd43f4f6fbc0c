import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

type WordmarkProps = Omit<ComponentProps<"a">, "name"> & {
  /** Style the single child instead of rendering an `<a>`; meant for a router's link. */
  asChild?: boolean;
  /** What the owner of the name does, on two lines; hidden on a phone. */
  descriptor?: string;
  /** Whose site this is. */
  name: string;
};

/** The owner's name behind a pin in the color `--pin`: a link home. */
export function Wordmark({
  asChild,
  children,
  className,
  descriptor,
  name,
  ...props
}: WordmarkProps) {
  const Comp = asChild ? Slot.Root : "a";
  const [first, ...rest] = descriptor?.split(" ") ?? [];
  return (
    <Comp
      data-slot="wordmark"
      className={cn("inline-flex min-h-11 items-center gap-3 md:gap-4", className)}
      {...props}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className="flex items-center gap-2.5 max-[16rem]:gap-1.5 font-display md:gap-3 text-name max-[16rem]:text-small text-current">
        <span aria-hidden className="size-2.75 shrink-0 bg-(--pin)" />
        {name}
      </span>
      {descriptor && (
        <span className="hidden border-l border-current/25 pl-4 text-caption/[1.25] opacity-80 md:block">
          {first}
          <br />
          {rest.join(" ")}
        </span>
      )}
    </Comp>
  );
}
