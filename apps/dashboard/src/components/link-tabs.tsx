import { Badge } from "@frontage/ui/badge";
import { cn } from "@frontage/ui/cn";
import type { ComponentProps } from "react";
import { Link } from "react-router";

type LinkTab = Pick<ComponentProps<typeof Link>, "onClick" | "replace" | "to"> & {
  label: string;
  count?: number | undefined;
  /** Marked with a dot. */
  isNew?: boolean;
  isCurrent: boolean;
};

type LinkTabsProps = ComponentProps<"nav"> & {
  tabs: readonly LinkTab[];
  /** What a tab leads to. */
  current?: "page" | "location" | "true";
};

/** A row of links that look like tabs; scrolls sideways if it doesn't fit. */
export function LinkTabs({ className, current = "page", tabs, ...props }: LinkTabsProps) {
  return (
    <nav className={cn("min-w-0", className)} {...props}>
      <ul className="-mx-2 flex gap-2 overflow-x-auto [scrollbar-width:none]">
        {tabs.map(({ count, isCurrent, isNew, label, ...link }) => (
          <li key={label} className="shrink-0">
            <Link
              {...link}
              aria-current={isCurrent ? current : undefined}
              className="relative flex h-11 items-center gap-1.25 rounded-control px-2 text-ui font-medium whitespace-nowrap text-fg-2 transition-colors hover:text-fg focus-visible:-outline-offset-2 aria-[current]:forced-current aria-[current]:text-fg aria-[current]:after:absolute aria-[current]:after:inset-x-2 aria-[current]:after:bottom-0 aria-[current]:after:border-b-2 aria-[current]:after:border-accent"
            >
              {label}
              {count !== undefined && (
                <span className="font-normal text-fg-3 tabular-nums">
                  {count.toLocaleString("en-US")}
                </span>
              )}
              {isNew && <Badge variant="dot" aria-hidden className="ml-0.5 size-1.5" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
