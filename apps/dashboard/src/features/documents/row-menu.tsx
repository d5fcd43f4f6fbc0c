import type { PortalDocument } from "@frontage/content/schemas/document";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Building2, Download, Eye, History, Trash2 } from "lucide-react";
import { Link, useLocation, useSearch } from "wouter";

import { propertyPath } from "../../lib/paths.ts";
import { withDocument } from "./document-search.ts";
import { RowMenuButton } from "./row-menu-button.tsx";

export type RowMenuProps = {
  document: PortalDocument;
  onDownload: () => void;
  onRemove: () => void;
};

/** What can be done with a document. It comes when it is asked for, so it starts open. */
export default function RowMenu({ document, onDownload, onRemove }: RowMenuProps) {
  const [pathname] = useLocation();
  const search = useSearch();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <RowMenuButton name={document.name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <Link to={`${pathname}?${withDocument(search, document.id)}`}>
            <Eye aria-hidden strokeWidth={1.5} />
            Preview
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onDownload}>
          <Download aria-hidden strokeWidth={1.5} />
          Download
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={`${pathname}?${withDocument(search, document.id, "history")}`}>
            <History aria-hidden strokeWidth={1.5} />
            Version history
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={propertyPath(pathname, search, document.propertyId)}>
            <Building2 aria-hidden strokeWidth={1.5} />
            Property details
          </Link>
        </DropdownMenuItem>
        {document.isOwn && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={onRemove}>
              <Trash2 aria-hidden strokeWidth={1.5} />
              Remove
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
