import { eventKindNames } from "@frontage/content/record-names";
import { eventKinds } from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Select } from "@frontage/ui/select";
import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";

import { actionsClasses, filtersClasses } from "./calendar-skeleton.tsx";
import type { CalendarAddress } from "./use-calendar-address.ts";

export type CalendarFiltersProps = {
  kind: CalendarAddress["kind"];
  propertyId?: string;
  /** Those to choose from. */
  properties: readonly Property[];
  onChange: (changes: Pick<CalendarAddress, "kind" | "propertyId">) => void;
  /** Stands beside the button that unfolds them. */
  children: ReactNode;
};

/** Narrows the calendar to a kind of event and to a deal. On a phone both fold behind one button. */
export function CalendarFilters({
  children,
  kind,
  onChange,
  properties,
  propertyId,
}: CalendarFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = [kind, propertyId].filter(Boolean).length;
  return (
    <>
      <div className={actionsClasses}>
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
      <div id="calendar-filters" className={cn(filtersClasses, !isOpen && "max-md:hidden")}>
        <Select
          aria-label="Kind of event"
          className="md:w-36"
          value={kind ?? "all"}
          onChange={({ target }) =>
            onChange({
              kind: eventKinds.find((candidate) => candidate === target.value),
              propertyId,
            })
          }
        >
          <option value="all">All kinds</option>
          {eventKinds.map((value) => (
            <option key={value} value={value}>
              {eventKindNames[value]}s
            </option>
          ))}
        </Select>
        <Select
          aria-label="Deal"
          className="md:w-44"
          value={propertyId ?? "all"}
          onChange={({ target }) =>
            onChange({ kind, propertyId: target.value === "all" ? undefined : target.value })
          }
        >
          <option value="all">All properties</option>
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
