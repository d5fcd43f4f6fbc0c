import type { Client } from "@frontage/records/schemas/client";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";

import { AccountNote } from "../../components/account-note.tsx";
import { EmailChangeNote } from "../../components/email-change-note.tsx";
import { formatDateTime } from "../../time/dates.ts";
import type { useClientAccess } from "./use-client-access.ts";
import type { useEmailChange } from "./use-email-change.tsx";

export type AccessNotesProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  emailChange: ReturnType<typeof useEmailChange>;
  timeZone: string;
};

/** Says that a client can’t log in, that their email is changing, or that they asked to close the account. */
export function AccessNotes({ access, client, emailChange, timeZone }: AccessNotesProps) {
  const { closureRequestedAt, isDisabled, isInvited, isUninvited, name } = client;
  const { confirmDecline, confirmErase, download, enabling } = access;
  return (
    <>
      {/* Clients who weren't invited have a line under the name. */}
      {isDisabled && !isUninvited && (
        <AccountNote>
          <Chip tone="caution">{isInvited ? "Invitation canceled" : "Account disabled"}</Chip>
          <p className="grow">{name} can’t log in.</p>
          <Button variant="outline" pending={enabling.isPending} onClick={() => enabling.run()}>
            {isInvited ? "Invite again" : "Enable account"}
          </Button>
        </AccountNote>
      )}
      {client.emailChange && (
        <EmailChangeNote
          change={client.emailChange}
          isCanceling={emailChange.canceling.isPending}
          onCancel={() => emailChange.canceling.run()}
          timeZone={timeZone}
        />
      )}
      {closureRequestedAt && (
        <AccountNote>
          <Chip tone="caution">Closure requested</Chip>
          <p className="grow basis-56">
            {name} asked to close their account on{" "}
            <time dateTime={closureRequestedAt}>
              {formatDateTime(closureRequestedAt, timeZone)}
            </time>
            .
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" pending={download.isPending} onClick={() => download.run()}>
              Download their data
            </Button>
            <Button variant="outline" onClick={confirmDecline}>
              Keep open
            </Button>
            <Button variant="outline" onClick={confirmErase}>
              Erase client
            </Button>
          </div>
        </AccountNote>
      )}
    </>
  );
}
