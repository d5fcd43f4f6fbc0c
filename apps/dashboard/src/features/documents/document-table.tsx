import { documentTypes, type PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentSort } from "@frontage/records/document-sorts";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { TableActions, TableGlyph, TableTitle } from "@frontage/ui/table";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { Download } from "lucide-react";
import { Link } from "react-router";

import { FileExtension } from "../../components/file-extension.tsx";
import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
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
  dealNames,
  documents,
  onRemove,
  ...props
}: DocumentTableProps) {
  // Where the kit’s table is wide enough next to the sidebar.
  const isWide = useMediaQuery("(min-width: 76.5rem)");
  const columns: RecordColumn<PortalDocument, DocumentSort>[] = [
    {
      id: "name",
      head: "Name",
      sorts: ["name", "-name"],
      className: "as-table:py-2",
      narrow: "title",
      cell: (document) => <NameCell document={document} />,
    },
    {
      id: "deal",
      head: "Property",
      className: "as-table:w-46 as-table:py-2",
      cell: (document) => (
        <DealCell name={dealNames.get(document.dealId) ?? ""} document={document} />
      ),
    },
    {
      id: "type",
      head: "Type",
      className: "w-26 @max-5xl:hidden",
      narrow: "hidden",
      cell: ({ type }) => groupLabels[documentTypes[type]].one,
    },
    {
      id: "status",
      head: "Status",
      className: "as-table:w-40",
      narrow: "status",
      cell: (document) => <StatusCell document={document} />,
    },
    {
      id: "updated",
      head: "Updated",
      sorts: ["-updated", "updated"],
      className: "as-table:w-34 whitespace-nowrap",
      cell: ({ versions: [latest] }) =>
        latest && <time dateTime={latest.addedAt}>{formatRecentDate(latest.addedAt, clock)}</time>,
    },
    {
      id: "size",
      head: "Size",
      sorts: ["-size", "size"],
      className: "w-26 whitespace-nowrap",
      align: "right",
      narrow: "hidden",
      cell: ({ versions: [latest] }) => fileSize(latest?.bytes ?? 0),
    },
    {
      id: "actions",
      head: <span className="sr-only">Actions</span>,
      className: "as-table:w-18 as-table:whitespace-nowrap @5xl:w-28",
      align: "right",
      narrow: "actions",
      cell: (document) => <RowActions document={document} onRemove={() => onRemove(document)} />,
    },
  ];
  return (
    <RecordTable
      caption="Documents"
      columns={columns}
      rows={documents}
      hasFixedWidths
      rowHeight={() => (isWide ? 57 : 106)}
      {...props}
    />
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

type RowActionsProps = { document: PortalDocument; onRemove: () => void };

/** Download and the row’s menu. */
function RowActions({ document, onRemove }: RowActionsProps) {
  const download = useDownload();
  const { name, versions } = document;
  const startDownload = () => download.run({ document, version: versions[0]?.number ?? 1 });
  return (
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
      <DocumentMenu document={document} onDownload={startDownload} onRemove={onRemove} />
    </span>
  );
}
