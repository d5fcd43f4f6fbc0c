import type { Client, EmailChange } from "@frontage/content/schemas/client";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";

import { formatDateTime } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
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
      {client.emailChange && (
        <EmailChangeNote
          change={client.emailChange}
          canceling={emailChange.canceling}
          timeZone={timeZone}
        />
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

type EmailChangeNoteProps = {
  change: EmailChange;
  canceling: ReturnType<typeof useEmailChange>["canceling"];
  timeZone: string;
};

/** A change of the login email that waits, has expired, or can’t be completed. */
function EmailChangeNote({ canceling, change, timeZone }: EmailChangeNoteProps) {
  const { expiresAt, isCurrentConfirmed, isNewConfirmed, isTaken, newEmail } = change;
  const isExpired = Date.parse(expiresAt) <= useNow().getTime();
  const confirmed = (isConfirmed: boolean) => (isConfirmed ? "confirmed" : "not confirmed yet");
  return (
    <div className={accountNoteClasses}>
      <Chip tone="caution">{isExpired ? "Email change expired" : "Email change pending"}</Chip>
      <p className="min-w-0 grow basis-56 wrap-anywhere" aria-live="polite">
        {isTaken
          ? `Can’t change to ${newEmail}: it already has an account.`
          : isExpired
            ? `The change to ${newEmail} wasn’t confirmed in time.`
            : `To ${newEmail}. Current address: ${confirmed(isCurrentConfirmed)}. New address: ${confirmed(isNewConfirmed)}. The links expire ${formatDateTime(expiresAt, timeZone)}.`}
      </p>
      <Button variant="outline" pending={canceling.isPending} onClick={() => canceling.mutate()}>
        {isExpired ? "Dismiss" : "Cancel change"}
      </Button>
    </div>
  );
}

export const accountNoteClasses =
  "mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg";
