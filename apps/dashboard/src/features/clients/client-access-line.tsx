import type { Client } from "@frontage/content/schemas/client";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";

import type { BrokerApi } from "../../portal/portal.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import { dayIn, formatDate, formatTime, type Clock } from "../../time/dates.ts";
import { clientEmailsQuery } from "./client-queries.ts";
import { useResendInvitation } from "./use-resend-invitation.ts";

export type ClientAccessLineProps = { client: Client; brokerApi: BrokerApi; clock: Clock };

/** When a client was last here; or that they never were, with a link that invites them again. */
export function ClientAccessLine({ brokerApi, client, clock }: ClientAccessLineProps) {
  const { isDisabled, isInvited, lastActivityAt, unreadMessages } = client;
  const { data: emails } = useQuery(clientEmailsQuery(brokerApi, client.id));
  const resending = useResendInvitation(brokerApi);
  const classes = "mt-1 text-small text-fg-3";
  if (lastActivityAt) {
    return (
      <p className={classes}>
        Last here {formatLastHere(lastActivityAt, clock)}.
        {unreadMessages > 0 && ` ${formatUnread(unreadMessages)} unread.`}
      </p>
    );
  }
  if (!isInvited || isDisabled) return <p className={classes}>Hasn’t signed in yet.</p>;
  const sent = emails?.find(({ kind }) => kind === "invitation");
  return (
    <p className={classes}>
      {sent && `Invited ${formatRecentDateInline(sent.createdAt, clock)}. `}Hasn’t signed in yet.{" "}
      <TextLink asChild className="font-medium">
        <button
          type="button"
          className="cursor-pointer disabled:cursor-progress"
          aria-label={`Resend invitation to ${client.name}`}
          disabled={resending.isPending}
          onClick={() => resending.mutate(client)}
        >
          Resend
        </button>
      </TextLink>
    </p>
  );
}

/** "today at 9:41am", "yesterday at 5pm", "Jul 10" */
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
