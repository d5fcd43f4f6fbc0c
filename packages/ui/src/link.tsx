import { ArrowUpRight } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const linkClasses =
  "text-fg underline-hairline transition-colors hover:text-accent hover:decoration-accent";

type LinkProps = ComponentProps<"a"> & {
  /** Style the single child instead of rendering an `<a>`; meant for a router's link. */
  asChild?: boolean;
};

/** A link inside text: ink with a hairline, red on hover. */
export function Link({ asChild, className, ...props }: LinkProps) {
  const Comp = asChild ? Slot.Root : "a";
  return <Comp data-slot="link" className={cn(linkClasses, className)} {...props} />;
}

/** A link that leaves the site: opens a new tab, shows an arrow and says so. */
export function ExternalLink({ children, className, ...props }: ComponentProps<"a">) {
  return (
    <a
      data-slot="external-link"
      className={cn(
        "inline-flex items-center gap-2 text-fg transition-colors hover:text-accent",
        className,
      )}
      {...props}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <ArrowUpRight className="size-4 shrink-0 text-fg-3" strokeWidth={1.75} aria-hidden />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
