import type { Client } from "@frontage/content/schemas/client";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";

import { formatDateTime } from "../../time/dates.ts";
import type { useClientAccess } from "./use-client-access.ts";

export type AccessNotesProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  timeZone: string;
};

/** Says that a client can’t log in, or asked to close the account. */
export function AccessNotes({ access, client, timeZone }: AccessNotesProps) {
  const { closureRequestedAt, isDisabled, isInvited, name } = client;
  const { confirmDecline, confirmErase, download, enabling, preload } = access;
  return (
    <>
      {isDisabled && (
        <div className={accountNoteClasses}>
          <Chip tone="caution">{isInvited ? "Invitation canceled" : "Account disabled"}</Chip>
          <p className="grow">{name} can’t log in.</p>
          <Button variant="outline" pending={enabling.isPending} onClick={() => enabling.mutate()}>
            {isInvited ? "Invite again" : "Enable account"}
          </Button>
        </div>
      )}
      {closureRequestedAt && (
        <div className={accountNoteClasses}>
          <Chip tone="caution">Closure requested</Chip>
          <p className="grow basis-56">
            {name} asked to close their account on{" "}
            <time dateTime={closureRequestedAt}>
              {formatDateTime(closureRequestedAt, timeZone)}
            </time>
            .
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="outline"
              pending={download.isPending}
              onClick={() => download.mutate()}
            >
              Download their data
            </Button>
            <Button variant="outline" {...preload} onClick={confirmDecline}>
              Keep open
            </Button>
            <Button variant="outline" {...preload} onClick={confirmErase}>
              Erase client
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

export const accountNoteClasses =
  "mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg";
