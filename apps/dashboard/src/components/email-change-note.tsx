import type { EmailChange, OwnEmailChange } from "@frontage/records/schemas/email-change";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";

import { formatDateTime } from "../time/dates.ts";
import { useNow } from "../time/use-now.ts";
import { AccountNote } from "./account-note.tsx";

type EmailChangeNoteProps = {
  /** Only brokers learn whether the address is taken. */
  change: OwnEmailChange & Partial<Pick<EmailChange, "isTaken">>;
  isCanceling: boolean;
  onCancel: () => void;
  timeZone: string;
};

/** A change of a login email that is pending, has expired, or can’t be completed. */
export function EmailChangeNote({ change, isCanceling, onCancel, timeZone }: EmailChangeNoteProps) {
  const { expiresAt, isCurrentConfirmed, isNewConfirmed, isTaken, newEmail } = change;
  const isExpired = Date.parse(expiresAt) <= useNow().getTime();
  const confirmed = (isConfirmed: boolean) => (isConfirmed ? "confirmed" : "not confirmed yet");
  return (
    <AccountNote>
      <Chip tone="caution">{isExpired ? "Email change expired" : "Email change pending"}</Chip>
      <p className="min-w-0 grow basis-56 wrap-anywhere" aria-live="polite">
        {isTaken
          ? `Can’t change to ${newEmail}: it already has an account.`
          : isExpired
            ? `The change to ${newEmail} wasn’t confirmed in time.`
            : `To ${newEmail}. Current address: ${confirmed(isCurrentConfirmed)}. New address: ${confirmed(isNewConfirmed)}. The links expire ${formatDateTime(expiresAt, timeZone)}.`}
      </p>
      <Button variant="outline" pending={isCanceling} onClick={onCancel}>
        {isExpired ? "Dismiss" : "Cancel change"}
      </Button>
    </AccountNote>
  );
}
