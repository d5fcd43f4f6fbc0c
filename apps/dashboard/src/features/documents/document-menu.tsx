import { dealPath } from "@frontage/content/dashboard";
import type { PortalDocument } from "@frontage/records/schemas/document";
import { Button, type ButtonProps } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { useQuery } from "@tanstack/react-query";
import {
  Building2,
  Download,
  Eye,
  FilePen,
  History,
  Sparkles,
  Trash2,
  Ellipsis,
} from "lucide-react";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { assistantStateQuery } from "../../portal/assistant-queries.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { openDocument } from "./document-search.ts";
import { rowLinkId } from "./row-link.ts";
import { useSigning } from "./use-signing.tsx";

export type DocumentMenuProps = {
  document: PortalDocument;
  onDownload: () => void;
  onRemove: () => void;
};

/** A document’s menu. */
export function DocumentMenu({ document, onDownload, onRemove }: DocumentMenuProps) {
  const { pathWith } = useUrlState(openDocument);
  const { assistant, brokerApi } = usePortal();
  const { data: state } = useQuery(assistantStateQuery(assistant));
  // Each side removes what it uploaded itself.
  const isUploader = document.isOwn !== Boolean(brokerApi);
  const { choices, dialog } = useSigning(brokerApi, document, () =>
    window.document.getElementById(rowLinkId(document.id))?.focus(),
  );
  return (
    <>
      <DropdownMenu>
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
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog}
    </>
  );
}

/** The button that opens a document's menu. */
function RowMenuButton({ name, ...props }: ButtonProps & { name: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      {...props}
    >
      <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
    </Button>
  );
}
