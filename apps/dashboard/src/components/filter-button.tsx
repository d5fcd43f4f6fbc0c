import { Button } from "@frontage/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@frontage/ui/popover";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";

type FilterButtonProps = {
  /** The number of filters that are set. */
  count: number;
  onClear: () => void;
  /** The selects. */
  children: ReactNode;
};

/** A button that opens a list's filters. */
export function FilterButton({ children, count, onClear }: FilterButtonProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
          Filter
          {count > 0 && <span className="font-normal text-fg-3">{count}</span>}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label="Filter"
        className="flex w-80 max-w-(--radix-popover-content-available-width) flex-col gap-3 p-4"
      >
        {children}
        {count > 0 && (
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </PopoverContent>
    </Popover>
  );
}
