import { documentTypes, type PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentSort } from "@frontage/records/document-sorts";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { TableActions, TableGlyph, TableTitle } from "@frontage/ui/table";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { Download, Building2, Eye, FilePen, History, Sparkles, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { dealPath } from "@frontage/content/dashboard";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { useQuery } from "@tanstack/react-query";

import { FileExtension } from "../../components/file-extension.tsx";
import { MoreButton } from "../../components/row-menu.tsx";
import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName, useHasAssistant, useIsBroker } from "../../api/visit.tsx";
import { type Clock, formatRecentDate } from "../../time/dates.ts";
import { fileSize } from "../../files/file-size.ts";
import { DocumentIcon } from "./document-icon.tsx";
import { openDocument, rowLinkId } from "./document-search.ts";
import { groupLabels, statusOf } from "./document-labels.ts";
import { RequestNote } from "./request-note.tsx";
import { useDownload } from "./use-document-actions.ts";
import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useSigning } from "./use-signing.tsx";

type DocumentTableProps = {
  documents: readonly PortalDocument[];
  dealNames: ReadonlyMap<string, string>;
  clock: Clock;
  sort: DocumentSort;
  onSort: (sort: DocumentSort) => void;
  /** Whether these are the previous documents, while the next ones load. */
  isStale: boolean;
  onRemove: (document: PortalDocument) => void;
};

/** A table of documents, or cards in a narrow window. */
export function DocumentTable({
  clock,
  dealNames,
  documents,
  onRemove,
  ...props
}: DocumentTableProps) {
  // The window's width at which there is room for a table beside the sidebar.
  const isWide = useMediaQuery("(min-width: 76.5rem)");
  return (
    <RecordTable
      caption="Documents"
      columns={columnsOf(dealNames, clock, onRemove)}
      rows={documents}
      hasFixedWidths
      rowHeight={() => (isWide ? 57 : 106)}
      {...props}
    />
  );
}

const columnsOf = (
  dealNames: ReadonlyMap<string, string>,
  clock: Clock,
  onRemove: DocumentTableProps["onRemove"],
): RecordColumn<PortalDocument, DocumentSort>[] => [
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
    className: "as-list:in-data-[slot=table-body]:w-full as-table:w-46 as-table:py-2",
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
    className: "w-18 as-list:w-auto as-table:whitespace-nowrap @5xl:w-28",
    align: "right",
    narrow: "actions",
    cell: (document) => <RowActions document={document} onRemove={() => onRemove(document)} />,
  },
];

function NameCell({ document }: { document: PortalDocument }) {
  const { pathWith } = useUrlState(openDocument);
  return (
    <TableTitle>
      <TableGlyph>
        <DocumentIcon document={document} />
      </TableGlyph>
      <span className="min-w-0 wrap-anywhere">
        {/* The link covers the row, below the row's buttons. */}
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
  const isBroker = useIsBroker();
  const { label, tone } = statusOf(document, { isBroker });
  // Only documents that need an action have a chip.
  if (tone === "caution") return <Chip tone={tone}>{label}</Chip>;
  return document.status === "new" ? <span className="font-semibold text-fg">{label}</span> : label;
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

/** The download button and the menu of a row. */
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

type DocumentMenuProps = {
  document: PortalDocument;
  onDownload: () => void;
  onRemove: () => void;
};

/** A document’s menu. */
function DocumentMenu({ document, ...actions }: DocumentMenuProps) {
  const { choices, dialog } = useSigning(document, () =>
    window.document.getElementById(rowLinkId(document.id))?.focus(),
  );
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <MoreButton variant="ghost" name={document.name} />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DocumentItems document={document} choices={choices} {...actions} />
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}

type DocumentItemsProps = DocumentMenuProps & Pick<ReturnType<typeof useSigning>, "choices">;

function DocumentItems({ choices, document, onDownload, onRemove }: DocumentItemsProps) {
  const { pathWith } = useUrlState(openDocument);
  const isBroker = useIsBroker();
  const hasAssistant = useHasAssistant();
  const { data: state } = useQuery({ ...assistantStateQuery, enabled: hasAssistant });
  // Brokers and clients remove only their own uploads.
  const isUploader = document.isOwn !== isBroker;
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={pathWith({ openId: document.id })}>
          <Eye aria-hidden strokeWidth={1.5} />
          Preview
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onDownload}>
        <Download aria-hidden strokeWidth={1.5} />
        Download
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to={pathWith({ openId: document.id, view: "history" })}>
          <History aria-hidden strokeWidth={1.5} />
          Version history
        </Link>
      </DropdownMenuItem>
      {state?.isOn && (
        <DropdownMenuItem asChild>
          <Link to={pathWith({ openId: document.id, view: "ask" })}>
            <Sparkles aria-hidden strokeWidth={1.5} />
            Ask about this document
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <Link to={dealPath(document.dealId)}>
          <Building2 aria-hidden strokeWidth={1.5} />
          Open deal
        </Link>
      </DropdownMenuItem>
      {choices.length > 0 && <DropdownMenuSeparator />}
      {choices.map(({ label, onSelect, status }) => (
        <DropdownMenuItem key={status} onSelect={onSelect}>
          <FilePen aria-hidden strokeWidth={1.5} />
          {label}
        </DropdownMenuItem>
      ))}
      {isUploader && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={onRemove}>
            <Trash2 aria-hidden strokeWidth={1.5} />
            Remove
          </DropdownMenuItem>
        </>
      )}
    </>
  );
}
