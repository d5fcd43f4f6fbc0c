import { cn } from "@frontage/ui/cn";
import type { ReactNode } from "react";

type PanesProps = {
  list: ReactNode;
  /** The open item of the list. */
  detail: ReactNode;
  /** Whether a phone shows the open item rather than the list. */
  isDetailOpen: boolean;
};

/**
 * A list and its open item, side by side from 768 px. They fill the window below the header and
 * scroll separately; in a very low window, the page scrolls too.
 */
export function Panes({ detail, isDetailOpen, list }: PanesProps) {
  return (
    <div data-fill className="relative -mt-px min-h-100 grow basis-0 border-t border-hairline">
      <div className="absolute inset-0 flex">
        <div
          className={cn(
            "w-full shrink-0 flex-col overflow-y-auto overscroll-contain border-hairline md:flex md:w-72 md:border-r xl:w-85",
            isDetailOpen ? "hidden print:hidden!" : "flex",
          )}
        >
          {list}
        </div>
        <div
          className={cn("min-w-0 grow md:block", isDetailOpen ? "block" : "hidden print:hidden!")}
        >
          {detail}
        </div>
      </div>
    </div>
  );
}
