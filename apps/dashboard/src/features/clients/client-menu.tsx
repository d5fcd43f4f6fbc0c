import type { Client } from "@frontage/content/schemas/client";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { AtSign, Ban, Download, Ellipsis, RotateCcw, Trash2 } from "lucide-react";

import type { useClientAccess } from "./use-client-access.ts";

export type ClientMenuProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  /** Absent while the email can’t be changed. */
  onChangeEmail: (() => void) | undefined;
};

/** What is done to a client’s account, rarely. */
export function ClientMenu({ access, client, onChangeEmail }: ClientMenuProps) {
  const { isDisabled, isInvited, isUninvited, name } = client;
  const [enable, disable] = isInvited
    ? [isUninvited ? "Invite" : "Invite again", "Cancel invitation"]
    : ["Enable account", "Disable account"];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" aria-label={`More about ${name}`} {...access.preload}>
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.75} />
          More
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => access.download.mutate()}>
          <Download aria-hidden strokeWidth={1.5} />
          Download their data
        </DropdownMenuItem>
        {onChangeEmail && (
          <DropdownMenuItem onSelect={onChangeEmail}>
            <AtSign aria-hidden strokeWidth={1.5} />
            Change login email
          </DropdownMenuItem>
        )}
        {isDisabled ? (
          <DropdownMenuItem onSelect={() => access.enabling.mutate()}>
            <RotateCcw aria-hidden strokeWidth={1.5} />
            {enable}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={access.confirmDisable}>
            <Ban aria-hidden strokeWidth={1.5} />
            {disable}
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={access.confirmErase}>
          <Trash2 aria-hidden strokeWidth={1.5} />
          Erase client
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
