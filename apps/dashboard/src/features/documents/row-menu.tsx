import { dealPath } from "@frontage/content/dashboard";
import type { PortalDocument } from "@frontage/content/schemas/document";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Building2, Download, Eye, History, Trash2 } from "lucide-react";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { openDocument } from "./document-search.ts";
import { RowMenuButton } from "./row-menu-button.tsx";

export type RowMenuProps = {
  document: PortalDocument;
  onDownload: () => void;
  onRemove: () => void;
};

/** A document’s menu. Loaded on click, so it starts open. */
export default function RowMenu({ document, onDownload, onRemove }: RowMenuProps) {
  const { pathWith } = useUrlState(openDocument);
  // Each side removes what it uploaded itself.
  const isUploader = document.isOwn !== Boolean(usePortal().brokerApi);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <RowMenuButton name={document.name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
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
        <DropdownMenuItem asChild>
          <Link to={dealPath(document.dealId)}>
            <Building2 aria-hidden strokeWidth={1.5} />
            Open deal
          </Link>
        </DropdownMenuItem>
        {isUploader && (
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
