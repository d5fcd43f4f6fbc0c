import {
  clientPath,
  dashboardPaths,
  documentPath,
  documentRequestPath,
  offersPathAt,
} from "@frontage/content/dashboard";
import { formatAmount, formatExpiry } from "@frontage/records/offer-words";
import type { Today, TodayWait } from "@frontage/records/schemas/today";
import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowDetail,
  ActionRowHead,
  ActionRowMeta,
  ActionRowText,
  ActionRowTitle,
  ActionRowVerb,
} from "@frontage/ui/action-list";
import { Avatar } from "@frontage/ui/avatar";
import { Link as TextLink } from "@frontage/ui/link";
import { useLeaving } from "@frontage/ui/use-leaving";
import { Link } from "react-router";

import { clients, documentRequests, documents, offers } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { formatNotified } from "../../components/notified.ts";
import { dayIn, formatDay, type Clock } from "../../time/dates.ts";
import { MoreRows } from "./today-group.tsx";
import { formatSince, formatWaited } from "./today-text.ts";

type WaitListProps = {
  waiting: NonNullable<Today["waiting"]>;
  clock: Clock;
  titleId: string;
};

/** What the broker is waiting for, with Remind buttons. */
export function WaitList({ clock, titleId, waiting }: WaitListProps) {
  const { onLeft, shown } = useLeaving(waiting.items, waitKey);
  const hidden = waiting.total - waiting.items.length;
  return (
    <>
      <ActionList aria-labelledby={titleId}>
        {shown.map(({ isLeaving, item }) => (
          <WaitRow
            key={waitKey(item)}
            wait={item}
            clock={clock}
            isLeaving={isLeaving}
            onLeft={() => onLeft(waitKey(item))}
          />
        ))}
      </ActionList>
      {hidden > 0 && (
        <MoreRows>
          {hidden} more in{" "}
          <TextLink asChild>
            <Link to={dashboardPaths.documents}>Documents</Link>
          </TextLink>{" "}
          and{" "}
          <TextLink asChild>
            <Link to={dashboardPaths.clients}>Clients</Link>
          </TextLink>
          .
        </MoreRows>
      )}
    </>
  );
}

const waitKey = ({ id, kind }: TodayWait) => `${kind} ${id}`;

type WaitRowProps = Pick<WaitListProps, "clock"> & {
  wait: TodayWait;
  isLeaving: boolean;
  onLeft: () => void;
};

function WaitRow({ clock, isLeaving, onLeft, wait }: WaitRowProps) {
  const name = wait.kind === "counter" ? wait.who : wait.client.name;
  const path = pathOf(wait);
  const { isPending, run } = useAction({
    act: async () => {
      if (wait.kind === "signature")
        await read(documents[":id"].remind.$post({ param: { id: wait.id } }));
      else if (wait.kind === "request")
        await read(documentRequests[":id"].remind.$post({ param: { id: wait.id } }));
      else if (wait.kind === "counter") {
        await read(offers[":id"].remind.$post({ param: { id: wait.id } }));
        return `Reminded ${name}.`;
      } else {
        await read(clients[":id"].invitation.$post({ param: { id: wait.id } }));
        return `Invitation to ${name} sent again.`;
      }
      // The client's access only affects the toast's text: ignore a failure.
      const access = await readIfFound(
        clients[":id"].$get({ param: { id: wait.client.id } }),
      ).catch(() => undefined);
      return formatNotified(name, access, "reminded");
    },
    changes: [changed[wait.kind]],
    done: (sentence) => sentence,
    failed:
      wait.kind === "invitation"
        ? `Couldn’t send the invitation to ${name}.`
        : `Couldn’t remind ${name}.`,
  });
  const verb = wait.kind === "invitation" ? "Resend" : "Remind";
  const isReminded = "canRemind" in wait && !wait.canRemind;
  return (
    <ActionRow leaving={isLeaving} onAnimationEnd={() => isLeaving && onLeft()}>
      <Avatar name={name} aria-hidden />
      <ActionRowHead>
        <ActionRowTitle>
          <Link to={path}>{name}</Link>
        </ActionRowTitle>
        <ActionRowDetail>{wait.kind === "counter" ? wait.state : kinds[wait.kind]}</ActionRowDetail>
      </ActionRowHead>
      <ActionRowText>
        {textOf(wait, clock)}
        {"remindedAt" in wait && wait.remindedAt && (
          <span className="text-fg-3">. Reminded {formatReminded(wait.remindedAt, clock)}</span>
        )}
      </ActionRowText>
      <ActionRowActions>
        <ActionRowMeta>{formatWaited(wait.days)}</ActionRowMeta>
        {!isReminded && (
          <ActionRowVerb aria-label={`${verb}: ${name}`} pending={isPending} onClick={() => run()}>
            {verb}
          </ActionRowVerb>
        )}
      </ActionRowActions>
    </ActionRow>
  );
}

const changed = {
  signature: "documents",
  request: "documents",
  counter: "listings",
  invitation: "clients",
} as const;

const kinds = {
  signature: "Signature",
  request: "Document",
  invitation: "Invitation",
} as const;

function pathOf(wait: TodayWait): string {
  if (wait.kind === "signature") return documentPath(wait.id);
  if (wait.kind === "request") return documentRequestPath(wait.deal?.id ?? "", wait.id);
  if (wait.kind === "counter") return offersPathAt(wait.listing.id, wait.id);
  return clientPath(wait.id);
}

function textOf(wait: TodayWait, { now, timeZone }: Clock): string {
  if (wait.kind === "counter") {
    const { expiresAt, listing, terms } = wait;
    const until =
      expiresAt &&
      `open until ${formatExpiry(expiresAt, { now, timeZone: listing.timeZone, readerTimeZone: timeZone })}`;
    return [`${formatAmount(terms)} for ${listing.name}`, until].filter(Boolean).join(", ");
  }
  if (wait.kind !== "invitation") return [wait.name, wait.deal?.name].filter(Boolean).join(", ");
  const sent = formatDay(dayIn(wait.at, timeZone), { month: "long", day: "numeric" });
  return `Sent ${sent}. Hasn’t logged in yet`;
}

/** When the last reminder was sent: "today at 2:10pm", "yesterday", "Jul 10". */
function formatReminded(at: string, clock: Clock): string {
  const since = formatSince(at, clock);
  return since.endsWith("m") ? `today at ${since}` : since.replace("Yesterday", "yesterday");
}
