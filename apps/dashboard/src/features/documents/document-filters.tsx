import { documentTypeNames } from "@frontage/content/record-names";
import {
  documentGroups,
  documentStatuses,
  type DocumentGroup,
} from "@frontage/content/schemas/document";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { SearchInput } from "@frontage/ui/search-input";
import { Select } from "@frontage/ui/select";
import { SlidersHorizontal, Upload } from "lucide-react";
import { useState, type ReactNode } from "react";

import { documentSorts } from "../../portal/portal.ts";
import { countFilters, type DocumentSearch } from "./document-search.ts";
import { groupWords, sortWords, statusWords, typesOf } from "./document-words.ts";

/** An option with an empty value would count as a placeholder. */
const any = "any";

export type DocumentFiltersProps = {
  search: DocumentSearch;
  properties: readonly Property[];
  /** `typing`: the change is one of many letters, and no step of its own. */
  onChange: (change: Partial<DocumentSearch>, options?: { typing?: boolean }) => void;
  onUpload: () => void;
};

/** The row over the list: search, the three filters, and Upload. On a phone the filters fold away. */
export function DocumentFilters({ onChange, onUpload, properties, search }: DocumentFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  const groups: readonly DocumentGroup[] = search.group ? [search.group] : documentGroups;

  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search documents"
        className="w-full md:w-48 md:grow lg:max-w-80"
        value={search.text}
        onChange={(event) => onChange({ text: event.target.value }, { typing: true })}
      />
      <Button
        variant="outline"
        className="md:hidden"
        aria-expanded={isOpen}
        aria-controls="document-filters"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        {count > 0 ? `Filters (${count})` : "Filters"}
      </Button>
      <div
        id="document-filters"
        className={cn(
          "grid w-full grid-cols-2 gap-3 max-md:order-1 md:flex md:w-auto md:flex-wrap",
          !isOpen && "max-md:hidden",
        )}
      >
        <FilterSelect
          label="Property"
          value={search.propertyId ?? any}
          onChange={(value) => onChange({ propertyId: value === any ? undefined : value })}
        >
          <option value={any}>All properties</option>
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Type"
          value={search.type ?? any}
          onChange={(value) =>
            onChange({ type: groups.flatMap(typesOf).find((type) => type === value) })
          }
        >
          <option value={any}>All types</option>
          {groups.map((group) => (
            <optgroup key={group} label={groupWords[group].many}>
              {typesOf(group).map((type) => (
                <option key={type} value={type}>
                  {documentTypeNames[type]}
                </option>
              ))}
            </optgroup>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Status"
          value={search.status ?? any}
          onChange={(value) =>
            onChange({ status: documentStatuses.find((status) => status === value) })
          }
        >
          <option value={any}>All statuses</option>
          {documentStatuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status].label}
            </option>
          ))}
        </FilterSelect>
        {/* The cards of a phone have no column heads to sort by. */}
        <FilterSelect
          label="Order"
          className="md:hidden"
          value={search.sort}
          onChange={(value) => onChange({ sort: documentSorts.find((sort) => sort === value) })}
        >
          {documentSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </FilterSelect>
      </div>
      <Button variant="ink" className="ml-auto" onClick={() => onUpload()}>
        <Upload aria-hidden className="size-4" strokeWidth={1.75} />
        Upload
      </Button>
    </div>
  );
}

type FilterSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  children: ReactNode;
};

function FilterSelect({ children, className, label, onChange, value }: FilterSelectProps) {
  return (
    <div className={cn("min-w-0 md:max-w-48", className)}>
      <Select
        aria-label={label}
        className="font-medium"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Select>
    </div>
  );
}
