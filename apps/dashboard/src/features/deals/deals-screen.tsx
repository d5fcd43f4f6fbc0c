import { formatSquareFeet } from "@frontage/records/amounts";
import { broker } from "@frontage/content/broker";
import { dealPath } from "@frontage/content/dashboard";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import {
  type Deal,
  dealSides,
  dealStages,
  propertyTypes,
  type DealSide,
} from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import { lazyPart } from "@frontage/ui/lazy-part";
import { TableTitle } from "@frontage/ui/table";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { Link } from "react-router";

import { Empty } from "../../components/empty.tsx";
import { RecordList } from "../../components/record-list.tsx";
import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import {
  dealSearch,
  filterDeals,
  sortDeals,
  type DealSort,
  dealSorts,
  type DealSearch,
} from "./deal-search.ts";
import { formatPriceOrRent, notAnAppraisal } from "../../components/deal-figures.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { messageToPath } from "../../navigation/paths.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName, useIsBrokerPage } from "../../api/visit.tsx";
import { dealsQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import type { BrokerDealsProps } from "./broker-deals.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { NamedOptions } from "../../components/options.tsx";

// Loaded lazily because only brokers have this screen.
const brokerDeals = lazyPart<BrokerDealsProps>(() => import("./broker-deals.tsx"));

/** A client’s or a broker’s deals. */
export default function Deals() {
  const isBroker = useIsBrokerPage();
  const timeZone = useTimeZone();
  if (!isBroker) return <OwnDeals />;
  return timeZone ? (
    <brokerDeals.Part timeZone={timeZone} />
  ) : (
    <ListSkeleton columns={columns.length} tools={2} rows={12} />
  );
}

/** All deals of the client, with their stages. */
function OwnDeals() {
  const query = useQuery(dealsQuery(undefined));
  const { data } = query;
  const { values: search, change } = useUrlState(dealSearch);

  if (!data) {
    return (
      <NotLoaded what="properties" queries={[query]}>
        <ListSkeleton columns={columns.length} tools={2} rows={12} />
      </NotLoaded>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <Empty
          Icon={Building2}
          title="No properties yet"
          description={`Properties appear here once you start a deal with ${broker.name}.`}
        >
          <Button asChild variant="ink">
            <Link to={messageToPath("broker")}>Message {broker.name}</Link>
          </Button>
        </Empty>
      </Card>
    );
  }

  const shown = sortDeals(filterDeals(data, search), search.sort);
  return (
    <>
      <DealFilters search={search} onChange={change} />
      <div className="mt-4 md:mt-6">
        <RecordList
          nouns={["property", "properties"]}
          shown={shown.length}
          total={data.length}
          noMatches={{
            title: "No matching properties",
            description: "No properties match these filters.",
            onClear: () => change({ type: undefined, side: undefined, stage: undefined }),
          }}
          note={<p>{notAnAppraisal}</p>}
        >
          <RecordTable
            caption="Properties"
            columns={columns}
            rows={shown}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
            hasFixedWidths
            rowClassName="as-table:*:py-3"
          />
        </RecordList>
      </div>
    </>
  );
}

const columns: readonly RecordColumn<Deal, DealSort>[] = [
  {
    id: "name",
    head: "Property",
    sorts: ["name", "-name"],
    narrow: "title",
    cell: (deal) => <NameCell deal={deal} />,
  },
  {
    id: "type",
    head: "Type",
    className: "as-table:w-32",
    cell: ({ type }) => propertyTypeNames[type],
  },
  {
    id: "deal",
    head: "Deal",
    className: "as-table:w-36 @5xl:w-42",
    cell: ({ progress }) => (
      <>
        {dealSideNames[progress.side]}
        <span className="as-list:before:mr-1 as-list:lowercase as-list:before:content-[','] as-table:block as-table:text-fg-3">
          {dealStageNames[progress.stage]}
        </span>
      </>
    ),
  },
  {
    id: "size",
    head: "Size",
    sorts: ["-size", "size"],
    align: "right",
    className: "as-table:w-32 whitespace-nowrap",
    cell: ({ squareFeet }) => formatSquareFeet(squareFeet),
  },
  {
    id: "price",
    head: "Price or rent",
    sorts: ["-price", "price"],
    align: "right",
    className: "as-table:w-36 text-balance @5xl:w-50",
    cell: formatPriceOrRent,
  },
  {
    id: "occupancy",
    head: "Occupancy",
    sorts: ["-occupancy", "occupancy"],
    align: "right",
    className: "as-table:w-32",
    cell: ({ occupancy }) =>
      occupancy !== undefined && (
        <>
          {occupancy}%<span className="as-table:hidden"> occupied</span>
        </>
      ),
  },
];

function NameCell({ deal }: { deal: Deal }) {
  const { city, id, name, region } = deal;
  const client = useClientName()(deal);
  return (
    <TableTitle>
      <span className="flex min-w-0 flex-col">
        {/* The link covers the row. */}
        <Link to={dealPath(id)} className="covers-row">
          {name}
        </Link>
        <span className="text-ui font-normal text-fg-3">
          {city}, {region}
          {client && ` · ${client}`}
        </span>
      </span>
    </TableTitle>
  );
}

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

type DealFiltersProps = {
  search: DealSearch;
  onChange: (change: Partial<DealSearch>) => void;
};

/** Filters of the list, and the order of its cards. */
function DealFilters({ onChange, search }: DealFiltersProps) {
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
        {/* Cards have no column headers to sort by. */}
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
