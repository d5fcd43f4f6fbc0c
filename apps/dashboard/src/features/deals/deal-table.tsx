import { dealPath } from "@frontage/content/dashboard";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import type { Deal } from "@frontage/records/schemas/deal";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableHeader,
  TableRow,
  TableTitle,
} from "@frontage/ui/table";
import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { Link } from "react-router";

import { ColumnHead, sortingOptions, type ColumnLook } from "../../components/column-head.tsx";
import { useClientName } from "../../portal/use-client-name.ts";
import { dealSorts, type DealSort } from "./deal-search.ts";
import { formatPriceOrRent, formatSquareFeet } from "./deal-figures.ts";

const columnLook: ColumnLook = {};
const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: columnLook,
});
const column = createColumnHelper<typeof features, Deal>();

const columns = column.columns([
  column.accessor("name", {
    header: "Property",
    sortFn: sortFn_alphanumeric,
    meta: { narrow: "title" },
    cell: ({ row: { original } }) => <NameCell deal={original} />,
  }),
  column.accessor(({ type }) => propertyTypeNames[type], {
    id: "type",
    header: "Type",
    enableSorting: false,
    meta: { className: "as-table:w-32" },
  }),
  column.accessor(({ progress }) => dealStageNames[progress.stage], {
    id: "deal",
    header: "Deal",
    enableSorting: false,
    meta: { className: "as-table:w-36 @5xl:w-42" },
    cell: ({ getValue, row: { original } }) => (
      <>
        {dealSideNames[original.progress.side]}
        <span className="as-list:before:mr-1 as-list:lowercase as-list:before:content-[','] as-table:block as-table:text-fg-3">
          {getValue()}
        </span>
      </>
    ),
  }),
  column.accessor("squareFeet", {
    id: "size",
    header: "Size",
    sortFn: sortFn_basic,
    sortDescFirst: true,
    meta: { align: "right", className: "as-table:w-32 whitespace-nowrap" },
    cell: ({ getValue }) => formatSquareFeet(getValue()),
  }),
  column.accessor("price", {
    header: "Price or rent",
    sortFn: sortFn_basic,
    sortDescFirst: true,
    // Leases have no price.
    sortUndefined: "last",
    meta: { align: "right", className: "as-table:w-36 text-balance @5xl:w-50" },
    cell: ({ row: { original } }) => formatPriceOrRent(original),
  }),
  column.accessor("occupancy", {
    header: "Occupancy",
    sortFn: sortFn_basic,
    sortDescFirst: true,
    // Land has none.
    sortUndefined: "last",
    meta: { align: "right", className: "as-table:w-32" },
    cell: ({ getValue }) =>
      getValue() !== undefined && (
        <>
          {getValue()}%<span className="as-table:hidden"> occupied</span>
        </>
      ),
  }),
]);

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

export type DealTableProps = {
  deals: Deal[];
  sort: DealSort;
  onSort: (sort: DealSort) => void;
};

/** The deals: a table, or cards where it is narrow. */
export function DealTable({ onSort, deals, sort }: DealTableProps) {
  const table = useTable({
    features,
    columns,
    data: deals,
    getRowId: ({ id }) => id,
    ...sortingOptions(sort, dealSorts, onSort),
  });
  return (
    <TableContainer>
      <Table className="as-table:table-fixed">
        <TableCaption>Properties</TableCaption>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map((header) => (
                <ColumnHead key={header.id} column={header.column}>
                  <table.FlexRender header={header} />
                </ColumnHead>
              ))}
            </TableRow>
          ))}
        </TableHeader>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id}>
              {row.getAllCells().map((cell) => {
                const { meta } = cell.column.columnDef;
                return (
                  <TableCell
                    key={cell.id}
                    align={meta?.align}
                    narrow={meta?.narrow}
                    className={`${meta?.className ?? ""} as-table:py-3`}
                  >
                    <table.FlexRender cell={cell} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
