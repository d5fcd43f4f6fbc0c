import { dealSideNames, propertyTypeNames } from "@frontage/content/record-names";
import { dealSides, propertyTypes } from "@frontage/content/schemas/property";
import { Select } from "@frontage/ui/select";

import { propertySorts, type PropertySearch, type PropertySort } from "./property-search.ts";

/** An option with an empty value would count as a placeholder. */
const any = "any";

const sortWords: Record<PropertySort, string> = {
  name: "Name, A to Z",
  "-name": "Name, Z to A",
  "-size": "Largest first",
  size: "Smallest first",
  "-price": "Highest price first",
  price: "Lowest price first",
  "-occupancy": "Fullest first",
  occupancy: "Emptiest first",
};

export type PropertyFiltersProps = {
  search: PropertySearch;
  onChange: (change: Partial<PropertySearch>) => void;
};

/** The row over the list: type, side, and on a phone the order. */
export function PropertyFilters({ onChange, search }: PropertyFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 md:flex">
      <Select
        aria-label="Type"
        className="font-medium md:w-auto"
        value={search.type ?? any}
        onChange={(event) =>
          onChange({ type: propertyTypes.find((type) => type === event.target.value) })
        }
      >
        <option value={any}>All types</option>
        {propertyTypes.map((type) => (
          <option key={type} value={type}>
            {propertyTypeNames[type]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Deal"
        className="font-medium md:w-auto"
        value={search.side ?? any}
        onChange={(event) =>
          onChange({ side: dealSides.find((side) => side === event.target.value) })
        }
      >
        <option value={any}>All deals</option>
        {dealSides.map((side) => (
          <option key={side} value={side}>
            {dealSideNames[side]}
          </option>
        ))}
      </Select>
      {/* The cards of a phone have no column heads to sort by. */}
      <div className="col-span-2 md:hidden">
        <Select
          aria-label="Order"
          className="font-medium"
          value={search.sort}
          onChange={(event) =>
            onChange({ sort: propertySorts.find((sort) => sort === event.target.value) })
          }
        >
          {propertySorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
