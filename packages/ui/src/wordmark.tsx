import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const nameVariants = cva(
  "flex min-w-0 items-center max-[16rem]:gap-1.5 font-display max-[16rem]:text-small text-current",
  {
    variants: {
      size: {
        md: "gap-2.5 text-name *:first:size-2.75 md:gap-3",
        /** For use next to a screen's title, at every width. */
        sm: "gap-2.5 text-wordmark *:first:size-2.5",
      },
    },
    defaultVariants: { size: "md" },
  },
);

type WordmarkProps = Omit<ComponentProps<"a">, "name"> &
  VariantProps<typeof nameVariants> & {
    /** Style the single child instead of rendering an `<a>`; meant for a router's link. */
    asChild?: boolean;
    /** The owner's profession, on two lines; hidden where there is little room. */
    descriptor?: string;
    /** The site owner's name. */
    name: string;
  };

/** The owner's name after a pin in the color `--pin`: a link to the home page. */
export function Wordmark({
  asChild,
  children,
  className,
  descriptor,
  name,
  size,
  ...props
}: WordmarkProps) {
  const Comp = asChild ? Slot.Root : "a";
  const [first, ...rest] = descriptor?.split(" ") ?? [];
  return (
    <Comp
      data-slot="wordmark"
      className={cn("inline-flex min-h-11 min-w-0 items-center gap-3 md:gap-4", className)}
      {...props}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className={nameVariants({ size })}>
        <span aria-hidden className="shrink-0 bg-(--pin) forced-mark" />
        <span className="max-md:truncate">{name}</span>
      </span>
      {descriptor && (
        <span className="hidden shrink-0 border-l border-current/25 pl-4 text-caption/[1.25] whitespace-nowrap opacity-80 min-[52rem]:block">
          {first}
          <br />
          {rest.join(" ")}
        </span>
      )}
    </Comp>
  );
}
