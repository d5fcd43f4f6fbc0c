import { documentSorts } from "@frontage/records/document-sorts";
import {
  documentGroups,
  documentStatuses,
  type DocumentGroup,
} from "@frontage/records/schemas/document";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { SearchInput } from "@frontage/ui/search-input";
import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { documentTypeNames } from "@frontage/records/record-names";

import { clientsQuery } from "../../api/queries.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { FilterButton } from "../../components/filter-button.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import type { ChangeOptions } from "../../navigation/use-url-state.ts";
import { countFilters, noFilters, type DocumentSearch } from "./document-search.ts";
import { sortLabels, statusLabels, typesOf, groupLabels } from "./document-labels.ts";

type DocumentFiltersProps = {
  search: DocumentSearch;
  deals: readonly DealName[];
  onChange: (change: Partial<DocumentSearch>, options?: ChangeOptions) => void;
  onUpload: () => void;
};

/** The search field, the Filter button and the Upload button above the list. */
export function DocumentFilters({ deals, onChange, onUpload, search }: DocumentFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search documents"
        className="w-full md:w-48 md:grow lg:max-w-80"
        value={search.text}
        onChange={(event) => onChange({ text: event.target.value }, { replace: true })}
      />
      <FilterButton
        count={countFilters(search)}
        onClear={() => onChange({ ...noFilters, text: search.text })}
      >
        <FilterFields search={search} deals={deals} onChange={onChange} />
      </FilterButton>
      <Button variant="ink" className="ml-auto" onClick={() => onUpload()}>
        <Upload aria-hidden className="size-4" strokeWidth={1.75} />
        Upload
      </Button>
    </div>
  );
}

function FilterFields({ deals, onChange, search }: Omit<DocumentFiltersProps, "onUpload">) {
  const isBroker = useIsBroker();
  const { data: clients = [] } = useQuery({ ...clientsQuery, enabled: isBroker });
  const groups: readonly DocumentGroup[] = search.group ? [search.group] : documentGroups;
  return (
    <>
      {isBroker && (
        <FilterSelect
          label="Client"
          all="All clients"
          value={search.clientId}
          onChange={(clientId) => onChange({ clientId })}
        >
          <RecordOptions records={clients} />
        </FilterSelect>
      )}
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
        className="xl:hidden"
        value={search.sort}
        onChange={(value) => onChange({ sort: documentSorts.find((sort) => sort === value) })}
      >
        <NamedOptions values={documentSorts} names={sortLabels} />
      </FilterSelect>
    </>
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
