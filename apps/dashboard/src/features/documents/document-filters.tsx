import { documentSorts } from "@frontage/records/document-sorts";
import {
  documentGroups,
  documentStatuses,
  type DocumentGroup,
} from "@frontage/records/schemas/document";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { SearchInput } from "@frontage/ui/search-input";
import { SlidersHorizontal, Upload } from "lucide-react";
import { useState } from "react";
import { documentTypeNames } from "@frontage/records/record-names";

import { FilterSelect } from "../../components/filter-select.tsx";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import type { ChangeOptions } from "../../navigation/use-url-state.ts";
import { countFilters, type DocumentSearch } from "./document-search.ts";
import { sortLabels, statusLabels, typesOf, groupLabels } from "./document-labels.ts";

type DocumentFiltersProps = {
  search: DocumentSearch;
  deals: readonly DealName[];
  onChange: (change: Partial<DocumentSearch>, options?: ChangeOptions) => void;
  onUpload: () => void;
};

/**
 * The search field, filters and Upload button above the list. On a phone, the filters are
 * collapsed.
 */
export function DocumentFilters({ onChange, onUpload, deals, search }: DocumentFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  const groups: readonly DocumentGroup[] = search.group ? [search.group] : documentGroups;

  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search documents"
        className="w-full md:w-48 md:grow lg:max-w-80"
        value={search.text}
        onChange={(event) => onChange({ text: event.target.value }, { replace: true })}
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
          "grid w-full grid-cols-2 gap-3 as-list:order-1 as-table:w-auto md:flex md:flex-wrap",
          !isOpen && "max-md:hidden",
        )}
      >
        <FilterSelect
          label="Property"
          all="All properties"
          value={search.dealId}
          onChange={(dealId) => onChange({ dealId })}
        >
          <RecordOptions records={deals} />
        </FilterSelect>
        <FilterSelect
          label="Type"
          all="All types"
          value={search.type}
          onChange={(value) =>
            onChange({ type: groups.flatMap(typesOf).find((type) => type === value) })
          }
        >
          <TypeOptions groups={groups} />
        </FilterSelect>
        <FilterSelect
          label="Status"
          all="All statuses"
          value={search.status}
          onChange={(value) =>
            onChange({ status: documentStatuses.find((status) => status === value) })
          }
        >
          {documentStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status].label}
            </option>
          ))}
        </FilterSelect>
        {/* Cards have no column headers to sort by. */}
        <FilterSelect
          label="Order"
          className="as-table:hidden"
          value={search.sort}
          onChange={(value) => onChange({ sort: documentSorts.find((sort) => sort === value) })}
        >
          <NamedOptions values={documentSorts} names={sortLabels} />
        </FilterSelect>
      </div>
      <Button variant="ink" className="ml-auto" onClick={() => onUpload()}>
        <Upload aria-hidden className="size-4" strokeWidth={1.75} />
        Upload
      </Button>
    </div>
  );
}

/** Options of a select: document types by group. */
export function TypeOptions({ groups = documentGroups }: { groups?: readonly DocumentGroup[] }) {
  return groups.map((group) => (
    <optgroup key={group} label={groupLabels[group].many}>
      <NamedOptions values={typesOf(group)} names={documentTypeNames} />
    </optgroup>
  ));
}
