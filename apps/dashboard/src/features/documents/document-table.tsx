import { documentTypes, type PortalDocument } from "@frontage/content/schemas/document";
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
import type { VirtualRowProps, VirtualTableBodyProps } from "@frontage/ui/virtual-table-body";
import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Row,
  type SortingState,
} from "@tanstack/react-table";
import { Download } from "lucide-react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";

import { ColumnHead, type ColumnLook } from "../../lib/column-head.tsx";
import { type Clock, dateInWords } from "../../lib/dates.ts";
import { fileSize } from "../../lib/file-size.ts";
import { openPart } from "../../lib/open-part.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { documentSorts, type DocumentSort } from "../../portal/portal.ts";
import { DocumentIcon } from "./document-icon.tsx";
import { withDocument } from "./document-search.ts";
import { groupWords, statusWords } from "./document-words.ts";
import { rowLinkId } from "./row-link.ts";
import { RowMenuButton } from "./row-menu-button.tsx";
import type { RowMenuProps } from "./row-menu.tsx";
import { useDownload } from "./use-document-actions.ts";

const rowMenu = lazyPart<RowMenuProps>(() => import("./row-menu.tsx"));
const longBody = lazyPart<VirtualTableBodyProps>(async () => {
  const { VirtualTableBody } = await import("@frontage/ui/virtual-table-body");
  return { default: VirtualTableBody };
});

/** Rows that a plain body holds with ease. A longer list fetches the code for one. */
const plainRows = 100;

const columnMeta: ColumnLook = {};
const features = tableFeatures({ rowSortingFeature, columnMeta });
const column = createColumnHelper<typeof features, PortalDocument>();

function columnsOf(propertyNames: ReadonlyMap<string, string>, clock: Clock) {
  return column.columns([
    column.accessor("name", {
      header: "Name",
      meta: { className: "md:py-2", narrow: "title" },
      cell: ({ row }) => <NameCell document={row.original} />,
    }),
    column.accessor(({ propertyId }) => propertyNames.get(propertyId) ?? "", {
      id: "property",
      header: "Property",
      enableSorting: false,
      meta: { className: "md:w-36 md:py-2 @4xl:w-46" },
    }),
    column.accessor(({ type }) => groupWords[documentTypes[type]].one, {
      id: "type",
      header: "Type",
      enableSorting: false,
      meta: { className: "w-26 md:hidden @5xl:table-cell", narrow: "hidden" },
    }),
    column.accessor("status", {
      header: "Status",
      enableSorting: false,
      meta: { className: "md:w-38 @4xl:w-40", narrow: "status" },
      cell: ({ getValue }) => {
        const { label, tone } = statusWords[getValue()];
        return <Chip tone={tone}>{label}</Chip>;
      },
    }),
    column.accessor(({ versions }) => versions[0]?.addedAt ?? "", {
      id: "updated",
      header: "Updated",
      sortDescFirst: true,
      meta: { className: "md:w-34 whitespace-nowrap" },
      cell: ({ getValue }) => <time dateTime={getValue()}>{dateInWords(getValue(), clock)}</time>,
    }),
    column.accessor(({ versions }) => versions[0]?.bytes ?? 0, {
      id: "size",
      header: "Size",
      sortDescFirst: true,
      meta: {
        className: "w-26 whitespace-nowrap md:hidden @4xl:table-cell",
        align: "right",
        narrow: "hidden",
      },
      cell: ({ getValue }) => fileSize(getValue()),
    }),
  ]);
}

export type DocumentTableProps = {
  documents: readonly PortalDocument[];
  propertyNames: ReadonlyMap<string, string>;
  clock: Clock;
  sort: DocumentSort;
  onSort: (sort: DocumentSort) => void;
  /** The list is being fetched anew; what stands here is the last one. */
  isStale: boolean;
  /** Takes one of the client's own uploads back. */
  onRemove: (document: PortalDocument) => void;
};

/** The list: a table, and on a phone cards. */
export function DocumentTable({
  clock,
  documents,
  isStale,
  onRemove,
  onSort,
  propertyNames,
  sort,
}: DocumentTableProps) {
  const columns = useMemo(() => columnsOf(propertyNames, clock), [propertyNames, clock]);
  const data = useMemo(() => [...documents], [documents]);
  const sorting: SortingState = [{ id: sort.replace("-", ""), desc: sort.startsWith("-") }];
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    state: { sorting },
    // The portal sorts, over all pages.
    manualSorting: true,
    enableSortingRemoval: false,
    onSortingChange: (update) => {
      const [next] = typeof update === "function" ? update(sorting) : update;
      const wanted = next && `${next.desc ? "-" : ""}${next.id}`;
      onSort(documentSorts.find((candidate) => candidate === wanted) ?? "-updated");
    },
  });
  const { rows } = table.getRowModel();
  const isWide = useMediaQuery("(min-width: 48rem)");

  const isLong = rows.length > plainRows;
  const [hasLongBody, setLongBody] = useState(false);
  useEffect(() => {
    if (isLong) openPart("The rest of the list", longBody.preload, () => setLongBody(true));
  }, [isLong]);

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
    <TableContainer className="@container" aria-busy={isStale}>
      <Table aria-rowcount={rows.length + 1} className="md:table-fixed">
        <TableCaption>Documents</TableCaption>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id} aria-rowindex={1}>
              {group.headers.map((header) => (
                <ColumnHead key={header.id} column={header.column}>
                  <table.FlexRender header={header} />
                </ColumnHead>
              ))}
              <TableHead className="w-18 @4xl:w-28">
                <span className="sr-only">Actions</span>
              </TableHead>
            </TableRow>
          ))}
        </TableHeader>
        {isLong && hasLongBody ? (
          <longBody.Part count={rows.length} estimateHeight={() => (isWide ? 57 : 106)}>
            {renderRow}
          </longBody.Part>
        ) : (
          <TableBody>
            {/* The first of a long list, until the code for the others is there. */}
            {rows.slice(0, plainRows).map((_, index) => renderRow(index))}
          </TableBody>
        )}
      </Table>
    </TableContainer>
  );
}

function NameCell({ document }: { document: PortalDocument }) {
  const [pathname] = useLocation();
  const search = useSearch();
  return (
    <TableTitle>
      <TableGlyph>
        <DocumentIcon document={document} />
      </TableGlyph>
      {/* The link's area is the whole row; the row's buttons lie above it. */}
      <Link
        id={rowLinkId(document.id)}
        to={`${pathname}?${withDocument(search, document.id)}`}
        className="min-w-0 wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus-ring)"
      >
        {document.name}
      </Link>
    </TableTitle>
  );
}

type DocumentRowProps = {
  row: Row<typeof features, PortalDocument>;
  rowProps: VirtualRowProps;
  onRemove: DocumentTableProps["onRemove"];
  children: ReactNode;
};

function DocumentRow({ children, onRemove, row, rowProps }: DocumentRowProps) {
  const [hasMenu, setMenu] = useState(false);
  const download = useDownload();
  const document = row.original;
  const { name, versions } = document;

  const startDownload = () => download.mutate({ document, version: versions[0]?.number ?? 1 });
  // A menu that fails to arrive is asked for again by the press itself.
  const preloadMenu = () => void rowMenu.preload().catch(() => {});
  return (
    <TableRow className="relative" {...rowProps}>
      {children}
      <TableCell narrow="actions" align="right" className="md:whitespace-nowrap">
        <span className="relative inline-flex">
          <span className="hidden @4xl:inline">
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
          {hasMenu ? (
            <rowMenu.Part
              document={document}
              onDownload={startDownload}
              onRemove={() => onRemove(document)}
            />
          ) : (
            <RowMenuButton
              name={name}
              aria-expanded={false}
              onPointerEnter={preloadMenu}
              onFocus={preloadMenu}
              onClick={() => openPart("The menu", rowMenu.preload, () => setMenu(true))}
              onKeyDown={(event) => {
                if (event.key !== "ArrowDown") return;
                event.preventDefault();
                event.currentTarget.click();
              }}
            />
          )}
        </span>
      </TableCell>
    </TableRow>
  );
}
