import { eventKindNames } from "@frontage/records/record-names";
import type { DealPlace } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Select } from "@frontage/ui/select";
import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";

import { RecordOptions } from "../../components/options.tsx";
import { calendarKinds, type CalendarSearch } from "./calendar-search.ts";

type CalendarFiltersProps = {
  kind: CalendarSearch["kind"];
  dealId: string | undefined;
  deals: readonly DealPlace[];
  /** Whether deals have key dates, so that the filter is offered. */
  hasKeyDates: boolean;
  onChange: (changes: Pick<CalendarSearch, "kind" | "dealId">) => void;
  /** Buttons next to the one that opens the filters, on a phone. */
  children: ReactNode;
};

/** Filters by kind of event and by deal. On a phone a button opens both. */
export function CalendarFilters({
  children,
  hasKeyDates,
  kind,
  onChange,
  deals,
  dealId,
}: CalendarFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = [kind, dealId].filter(Boolean).length;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-3 md:hidden">
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls="calendar-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
          {count > 0 ? `Filters (${count})` : "Filters"}
        </Button>
        {children}
      </div>
      <div
        id="calendar-filters"
        className={cn(
          "flex flex-wrap gap-3 *:min-w-32 *:flex-1 md:*:flex-none",
          !isOpen && "max-md:hidden",
        )}
      >
        <Select
          aria-label="Event type"
          className="md:w-36"
          value={kind ?? "all"}
          onChange={({ target }) =>
            onChange({
              kind: calendarKinds.find((candidate) => candidate === target.value),
              dealId,
            })
          }
        >
          <option value="all">All types</option>
          {calendarKinds.map((value) =>
            value === "key-date" && !hasKeyDates ? null : (
              <option key={value} value={value}>
                {value === "key-date" ? "Key dates" : `${eventKindNames[value]}s`}
              </option>
            ),
          )}
        </Select>
        <Select
          aria-label="Deal"
          className="md:w-44"
          value={dealId ?? "all"}
          onChange={({ target }) =>
            onChange({ kind, dealId: target.value === "all" ? undefined : target.value })
          }
        >
          <option value="all">All properties</option>
          <RecordOptions records={deals} />
        </Select>
      </div>
    </>
  );
}
