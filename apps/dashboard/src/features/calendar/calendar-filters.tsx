import { eventKindNames } from "@frontage/content/record-names";
import { eventKinds } from "@frontage/content/schemas/event";
import type { Property } from "@frontage/content/schemas/property";
import { Select } from "@frontage/ui/select";

import { filtersClasses } from "./calendar-skeleton.tsx";
import type { CalendarAddress } from "./use-calendar-address.ts";

export type CalendarFiltersProps = {
  kind: CalendarAddress["kind"];
  propertyId?: string;
  /** Those to choose from. */
  properties: readonly Property[];
  onChange: (changes: Pick<CalendarAddress, "kind" | "propertyId">) => void;
};

/** Narrows the calendar to a kind of event and to a deal. */
export function CalendarFilters({ kind, onChange, properties, propertyId }: CalendarFiltersProps) {
  return (
    <div className={filtersClasses}>
      <Select
        aria-label="Kind of event"
        className="md:w-36"
        value={kind ?? "all"}
        onChange={({ target }) =>
          onChange({ kind: eventKinds.find((candidate) => candidate === target.value), propertyId })
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
  );
}
