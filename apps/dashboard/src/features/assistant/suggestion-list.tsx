import { cn } from "@frontage/ui/cn";
import { ArrowUpLeft } from "lucide-react";
import type { ComponentProps } from "react";

/** Questions to ask with one click, in rows. */
export function SuggestionList({ className, ...props }: ComponentProps<"ul">) {
  return <ul className={cn("border-t border-fg", className)} {...props} />;
}

type SuggestionProps = { children: string; onClick: () => void };

/** One row of a `SuggestionList`. */
export function Suggestion({ children, onClick }: SuggestionProps) {
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left text-small text-fg transition-colors hover:bg-side focus-visible:-outline-offset-2"
        onClick={({ detail }) => {
          // The second click of a double click may land on another row, because the answer moves
          // them.
          if (detail < 2) onClick();
        }}
      >
        {children}
        <ArrowUpLeft aria-hidden className="size-4.5 shrink-0 text-fg-3" strokeWidth={1.5} />
      </button>
    </li>
  );
}
