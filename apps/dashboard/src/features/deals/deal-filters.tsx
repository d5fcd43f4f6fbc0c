import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import {
  dealSides,
  dealStages,
  propertyTypes,
  type DealSide,
} from "@frontage/records/schemas/deal";

import { FilterSelect } from "../../components/filter-select.tsx";
import { NamedOptions } from "../../components/options.tsx";
import { dealSorts, type DealSearch, type DealSort } from "./deal-search.ts";

const sortLabels: Record<DealSort, string> = {
  name: "Name, A to Z",
  "-name": "Name, Z to A",
  "-size": "Largest first",
  size: "Smallest first",
  "-price": "Highest price",
  price: "Lowest price",
  "-occupancy": "Highest occupancy",
  occupancy: "Lowest occupancy",
};

const stagesOf = (side: DealSide = "sale"): readonly (keyof typeof dealStageNames)[] =>
  dealStages[side];

export type DealFiltersProps = {
  search: DealSearch;
  onChange: (change: Partial<DealSearch>) => void;
};

/** Filters above the list, and the order of its cards. */
export function DealFilters({ onChange, search }: DealFiltersProps) {
  return (
    <div className="@container/many-columns">
      <div className="grid grid-cols-2 gap-3 md:flex">
        <FilterSelect
          label="Type"
          all="All types"
          value={search.type}
          onChange={(value) => onChange({ type: propertyTypes.find((type) => type === value) })}
        >
          <NamedOptions values={propertyTypes} names={propertyTypeNames} />
        </FilterSelect>
        <FilterSelect
          label="Deal"
          all="All deals"
          value={search.side}
          onChange={(value) =>
            onChange({ side: dealSides.find((side) => side === value), stage: undefined })
          }
        >
          <NamedOptions values={dealSides} names={dealSideNames} />
        </FilterSelect>
        {search.side && search.stage && (
          <FilterSelect
            label="Stage"
            all="All stages"
            value={search.stage}
            onChange={(value) =>
              onChange({ stage: stagesOf(search.side).find((stage) => stage === value) })
            }
          >
            <NamedOptions values={stagesOf(search.side)} names={dealStageNames} />
          </FilterSelect>
        )}
        {/* Cards have no column heads to sort by. */}
        <FilterSelect
          label="Order"
          className="col-span-2 as-table:hidden"
          value={search.sort}
          onChange={(value) => onChange({ sort: dealSorts.find((sort) => sort === value) })}
        >
          <NamedOptions values={dealSorts} names={sortLabels} />
        </FilterSelect>
      </div>
    </div>
  );
}
