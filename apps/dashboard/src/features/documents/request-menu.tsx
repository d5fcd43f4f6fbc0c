import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Check, Ellipsis, Eye, Pencil, RotateCcw, X } from "lucide-react";
import { Link } from "react-router";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { openDocument } from "./document-search.ts";
import type { RequestActions } from "./use-request-actions.tsx";

export type RequestMenuProps = { request: DocumentRequest; actions: RequestActions };

/** What a broker can do with a requested document besides its main action. */
export function RequestMenu({ actions, request }: RequestMenuProps) {
  const { pathWith } = useUrlState(openDocument);
  const { documentId, label, status } = request;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${label}`}>
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {documentId !== undefined && (
          <DropdownMenuItem asChild>
            <Link to={pathWith({ openId: documentId })}>
              <Eye aria-hidden strokeWidth={1.5} />
              Preview
            </Link>
          </DropdownMenuItem>
        )}
        {status === "received" ? (
          <DropdownMenuItem onSelect={() => actions.askAgain(request)}>
            <RotateCcw aria-hidden strokeWidth={1.5} />
            Ask again
          </DropdownMenuItem>
        ) : (
          <>
            <DropdownMenuItem onSelect={() => actions.edit(request)}>
              <Pencil aria-hidden strokeWidth={1.5} />
              Edit
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => actions.checkOff(request)}>
              <Check aria-hidden strokeWidth={1.5} />
              Check off
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => actions.cancel(request)}>
          <X aria-hidden strokeWidth={1.5} />
          Cancel request
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
