import { type DocumentSort, documentSorts } from "@frontage/records/document-sorts";
import { documentTypes, type PortalDocument } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { lazyPart } from "@frontage/ui/lazy-part";
import {
  Table,
  TableActions,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableGlyph,
  TableHead,
  TableHeader,
  TableRow,
  TableTitle,
} from "@frontage/ui/table";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import type { VirtualRowProps, VirtualTableBodyProps } from "@frontage/ui/virtual-table-body";
import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Row,
} from "@tanstack/react-table";
import { Download } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";

import { FileExtension } from "../../components/file-extension.tsx";
import { ColumnHead, sortingOptions, type ColumnLook } from "../../components/column-head.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { useClientName } from "../../portal/use-client-name.ts";
import { type Clock, formatRecentDate } from "../../time/dates.ts";
import { fileSize } from "../../files/file-size.ts";
import { DocumentMenu } from "./document-menu.tsx";
import { DocumentIcon } from "./document-icon.tsx";
import { openDocument } from "./document-search.ts";
import { groupLabels, statusOf } from "./document-labels.ts";
import { RequestNote } from "./request-note.tsx";
import { rowLinkId } from "./row-link.ts";
import { useDownload } from "./use-document-actions.ts";

// Heavy, and few lists are long.
const longBody = lazyPart<VirtualTableBodyProps>(async () => ({
  default: (await import("@frontage/ui/virtual-table-body")).VirtualTableBody,
}));

/** A longer list has a virtual table body. */
const plainRows = 100;

const columnMeta: ColumnLook = {};
const features = tableFeatures({ rowSortingFeature, columnMeta });
const column = createColumnHelper<typeof features, PortalDocument>();

function columnsOf(dealNames: ReadonlyMap<string, string>, clock: Clock) {
  return column.columns([
    column.accessor("name", {
      header: "Name",
      meta: { className: "as-table:py-2", narrow: "title" },
      cell: ({ row }) => <NameCell document={row.original} />,
    }),
    column.accessor(({ dealId }) => dealNames.get(dealId) ?? "", {
      id: "deal",
      header: "Property",
      enableSorting: false,
      meta: { className: "as-table:w-46 as-table:py-2" },
      cell: ({ getValue, row }) => <DealCell name={getValue()} document={row.original} />,
    }),
    column.accessor(({ type }) => groupLabels[documentTypes[type]].one, {
      id: "type",
      header: "Type",
      enableSorting: false,
      meta: { className: "w-26 @max-5xl:hidden", narrow: "hidden" },
    }),
    column.accessor("status", {
      header: "Status",
      enableSorting: false,
      meta: { className: "as-table:w-40", narrow: "status" },
      cell: ({ row }) => <StatusCell document={row.original} />,
    }),
    column.accessor(({ versions }) => versions[0]?.addedAt ?? "", {
      id: "updated",
      header: "Updated",
      sortDescFirst: true,
      meta: { className: "as-table:w-34 whitespace-nowrap" },
      cell: ({ getValue }) => (
        <time dateTime={getValue()}>{formatRecentDate(getValue(), clock)}</time>
      ),
    }),
    column.accessor(({ versions }) => versions[0]?.bytes ?? 0, {
      id: "size",
      header: "Size",
      sortDescFirst: true,
      meta: {
        className: "w-26 whitespace-nowrap",
        align: "right",
        narrow: "hidden",
      },
      cell: ({ getValue }) => fileSize(getValue()),
    }),
  ]);
}

export type DocumentTableProps = {
  documents: readonly PortalDocument[];
  dealNames: ReadonlyMap<string, string>;
  clock: Clock;
  sort: DocumentSort;
  onSort: (sort: DocumentSort) => void;
  /** The next list is loading; this is the previous one. */
  isStale: boolean;
  onRemove: (document: PortalDocument) => void;
};

/** The list: a table, or cards where it is narrow. */
export function DocumentTable({
  clock,
  documents,
  isStale,
  onRemove,
  onSort,
  dealNames,
  sort,
}: DocumentTableProps) {
  const columns = useMemo(() => columnsOf(dealNames, clock), [dealNames, clock]);
  const data = useMemo(() => [...documents], [documents]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    // The portal sorts across all pages.
    manualSorting: true,
    ...sortingOptions(sort, documentSorts, onSort),
  });
  const { rows } = table.getRowModel();
  // Where the kit’s table is wide enough next to the sidebar.
  const isWide = useMediaQuery("(min-width: 76.5rem)");

  function renderRow(index: number, rowProps: VirtualRowProps = {}) {
    const row = rows[index];
    if (!row) return null;
    return (
      <DocumentRow key={row.id} row={row} rowProps={rowProps} onRemove={onRemove}>
        {row.getAllCells().map((cell) => {
          const { meta } = cell.column.columnDef;
          return (
            <TableCell
              key={cell.id}
              align={meta?.align}
              narrow={meta?.narrow}
              className={meta?.className}
            >
              <table.FlexRender cell={cell} />
            </TableCell>
          );
        })}
      </DocumentRow>
    );
  }

  return (
    <TableContainer aria-busy={isStale}>
      <Table aria-rowcount={rows.length + 1} className="as-table:table-fixed">
        <TableCaption>Documents</TableCaption>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id} aria-rowindex={1}>
              {group.headers.map((header) => (
                <ColumnHead key={header.id} column={header.column}>
                  <table.FlexRender header={header} />
                </ColumnHead>
              ))}
              <TableHead className="w-18 @5xl:w-28">
                <span className="sr-only">Actions</span>
              </TableHead>
            </TableRow>
          ))}
        </TableHeader>
        {rows.length > plainRows ? (
          <longBody.Part count={rows.length} estimateHeight={() => (isWide ? 57 : 106)}>
            {renderRow}
          </longBody.Part>
        ) : (
          <TableBody>{rows.map((_, index) => renderRow(index))}</TableBody>
        )}
      </Table>
    </TableContainer>
  );
}

function NameCell({ document }: { document: PortalDocument }) {
  const { pathWith } = useUrlState(openDocument);
  return (
    <TableTitle>
      <TableGlyph>
        <DocumentIcon document={document} />
      </TableGlyph>
      <span className="min-w-0 wrap-anywhere">
        {/* The link covers the row, below the row’s buttons. */}
        <Link
          id={rowLinkId(document.id)}
          to={pathWith({ openId: document.id })}
          className="covers-row"
        >
          {document.name}
        </Link>
        <FileExtension fileName={document.fileName} />
        <RequestNote document={document} />
      </span>
    </TableTitle>
  );
}

function StatusCell({ document }: { document: PortalDocument }) {
  const isBroker = usePortal().brokerApi !== undefined;
  const { label, tone } = statusOf(document, { isBroker });
  // A chip if something is to be done, or new.
  const isLoud = tone === "accent" || tone === "caution";
  return isLoud ? <Chip tone={tone}>{label}</Chip> : label;
}

function DealCell({ document, name }: { document: PortalDocument; name: string }) {
  const client = useClientName()(document);
  return (
    <>
      {name}
      {client && (
        <span className="text-fg-3 as-table:block">
          <span className="as-table:hidden">, </span>
          {client}
        </span>
      )}
    </>
  );
}

type DocumentRowProps = {
  row: Row<typeof features, PortalDocument>;
  rowProps: VirtualRowProps;
  onRemove: DocumentTableProps["onRemove"];
  children: ReactNode;
};

function DocumentRow({ children, onRemove, row, rowProps }: DocumentRowProps) {
  const download = useDownload();
  const document = row.original;
  const { name, versions } = document;

  const startDownload = () => download.run({ document, version: versions[0]?.number ?? 1 });
  return (
    <TableRow {...rowProps}>
      {children}
      <TableCell narrow="actions" align="right" className="as-table:whitespace-nowrap">
        <span className="relative inline-flex">
          <span className="hidden @5xl:inline">
            <TableActions>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Download ${name}`}
                pending={download.isPending}
                onClick={startDownload}
              >
                <Download aria-hidden className="size-5" strokeWidth={1.5} />
              </Button>
            </TableActions>
          </span>
          <DocumentMenu
            document={document}
            onDownload={startDownload}
            onRemove={() => onRemove(document)}
          />
        </span>
      </TableCell>
    </TableRow>
  );
}
