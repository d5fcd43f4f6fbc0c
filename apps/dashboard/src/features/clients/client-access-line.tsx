import type { Client } from "@frontage/records/schemas/client";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";

import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { dayIn, formatDate, formatTime, type Clock } from "../../time/dates.ts";
import { clientEmailsQuery } from "./client-queries.ts";
import { isUnsent } from "./email-labels.ts";
import {
  type useClientAccess,
  type useClientAssistant,
  useResendInvitation,
} from "./use-client-access.ts";

type ClientAccessLineProps = {
  client: Client;
  access: ReturnType<typeof useClientAccess>;
  clock: Clock;
};

/** When a client last logged in; if never, a link that invites them. */
export function ClientAccessLine({ access, client, clock }: ClientAccessLineProps) {
  const { isDisabled, isInvited, isUninvited, lastActivityAt, name, unreadMessages } = client;
  const { data: emails } = useQuery(clientEmailsQuery(client.id));
  const resending = useResendInvitation();
  if (lastActivityAt) {
    return (
      <p className={lineClasses}>
        Last here {formatLastHere(lastActivityAt, clock)}.
        {unreadMessages > 0 && ` ${formatUnread(unreadMessages)} unread.`}
      </p>
    );
  }
  if (isUninvited) {
    return (
      <p className={lineClasses}>
        Not invited yet.{" "}
        <LineButton
          label={`Invite ${name}`}
          isPending={access.enabling.isPending}
          onClick={() => access.enabling.run()}
        >
          Invite
        </LineButton>
      </p>
    );
  }
  if (!isInvited || isDisabled) return <p className={lineClasses}>Hasn’t logged in yet.</p>;
  const sent = emails?.find(({ kind }) => kind === "invitation");
  // A note below already says that the email wasn't sent.
  if (sent && isUnsent(sent)) return <p className={lineClasses}>Hasn’t logged in yet.</p>;
  return (
    <p className={lineClasses}>
      {sent && `Invited ${formatRecentDateInline(sent.createdAt, clock)}. `}Hasn’t logged in yet.{" "}
      <LineButton
        label={`Resend invitation to ${name}`}
        isPending={resending.isPending}
        onClick={() => resending.run(client)}
      >
        Resend
      </LineButton>
    </p>
  );
}

type AssistantOffLineProps = {
  name: string;
  assistant: NonNullable<ReturnType<typeof useClientAssistant>>;
  /** Moves the focus: turning the assistant on removes the button. */
  onTurnOn: () => void;
};

/** The note that the assistant is off for a client, and a button that turns it on. */
export function AssistantOffLine({ assistant, name, onTurnOn }: AssistantOffLineProps) {
  return (
    <p className={lineClasses}>
      The assistant is off for {name}.{" "}
      <LineButton
        label={`Turn on the assistant for ${name}`}
        isPending={assistant.isPending}
        onClick={() => {
          assistant.setOn(true);
          onTurnOn();
        }}
      >
        Turn on
      </LineButton>
    </p>
  );
}

/** The note that a client unsubscribed from market notes by email. */
export function UnsubscribedLine({ at, clock }: { at: string; clock: Clock }) {
  const { now, timeZone } = clock;
  return (
    <p className={lineClasses}>
      Unsubscribed from market notes by email on{" "}
      <time dateTime={at}>{formatDate(dayIn(at, timeZone), dayIn(now, timeZone))}</time>.
    </p>
  );
}

const lineClasses = "mt-1 text-small text-fg-3";

type LineButtonProps = {
  label: string;
  isPending: boolean;
  onClick: () => void;
  children: string;
};

function LineButton({ children, isPending, label, onClick }: LineButtonProps) {
  return (
    <TextLink asChild className="font-medium">
      <button
        type="button"
        className="cursor-pointer disabled:cursor-progress"
        aria-label={label}
        disabled={isPending}
        onClick={onClick}
      >
        {children}
      </button>
    </TextLink>
  );
}

/** The client's last activity: "today at 9:41am", "yesterday at 5pm", "Jul 10". */
function formatLastHere(instant: string, clock: Clock): string {
  const { now, timeZone } = clock;
  const today = dayIn(now, timeZone);
  const day = dayIn(instant, timeZone);
  const time = formatTime(instant, timeZone);
  if (day === today) return `today at ${time}`;
  const recent = formatRecentDateInline(instant, clock);
  if (recent === "yesterday") return `yesterday at ${time}`;
  return formatDate(day, today, { weekday: "short", month: "short", day: "numeric" });
}

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "One message", "12 messages" */
const formatUnread = (count: number) =>
  `${words[count] ?? count} ${count === 1 ? "message" : "messages"}`;
