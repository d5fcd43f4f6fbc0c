import type { Client } from "@frontage/records/schemas/client";
import { Button } from "@frontage/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { AtSign, Ban, Download, Ellipsis, RotateCcw, Sparkles, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

import type { useClientAccess } from "./use-client-access.ts";
import type { useClientAssistant } from "./use-client-assistant.ts";

export type ClientMenuProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  /** Absent if there is no assistant. */
  assistant: ReturnType<typeof useClientAssistant>;
  /** Absent while the email can’t be changed. */
  onChangeEmail: (() => void) | undefined;
  /** Items above. */
  children: ReactNode;
};

/** Less frequent actions for a client and their account. */
export function ClientMenu(props: ClientMenuProps) {
  const { access, assistant, children, client, onChangeEmail } = props;
  const { isDisabled, isInvited, isUninvited, name } = client;
  const [enable, disable] = isInvited
    ? [isUninvited ? "Invite" : "Invite again", "Cancel invitation"]
    : ["Enable account", "Disable account"];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="icon" aria-label={`More for ${name}`}>
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {children}
        <DropdownMenuItem onSelect={() => access.download.run()}>
          <Download aria-hidden strokeWidth={1.5} />
          Download their data
        </DropdownMenuItem>
        {onChangeEmail && (
          <DropdownMenuItem onSelect={onChangeEmail}>
            <AtSign aria-hidden strokeWidth={1.5} />
            Change login email
          </DropdownMenuItem>
        )}
        {assistant && (
          <DropdownMenuItem onSelect={() => assistant.turn(assistant.isOff)}>
            <Sparkles aria-hidden strokeWidth={1.5} />
            {assistant.isOff ? "Turn on the assistant" : "Turn off the assistant"}
          </DropdownMenuItem>
        )}
        {isDisabled ? (
          <DropdownMenuItem onSelect={() => access.enabling.run()}>
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
