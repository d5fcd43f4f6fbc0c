import {
  clientPath,
  dealPath,
  eventPath,
  keyDatePath,
  listingPath,
  offersPath,
} from "@frontage/content/dashboard";
import type { DealDeadline, Today, TodayDeadline } from "@frontage/records/schemas/today";
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
import { useLeaving } from "@frontage/ui/use-leaving";
import { useState } from "react";
import { Link } from "react-router";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { formatDay, type Clock } from "../../time/dates.ts";
import { RowMenu, type RowMenuItem } from "../../components/row-menu.tsx";
import { formatDue, formatLeft, isNear } from "./today-text.ts";

type DeadlineListProps = {
  deadlines: NonNullable<Today["deadlines"]>;
  clock: Clock;
  titleId: string;
};

/** Deadlines: missed ones first, then those ahead. */
export function DeadlineList({ clock, deadlines, titleId }: DeadlineListProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  const { onLeft, shown } = useLeaving(
    deadlines.items.filter(({ id }) => !done.includes(id)),
    ({ id }) => id,
  );

  const markDone = useAction({
    act: async ({ deal, id, version = 0 }: DealDeadline) =>
      deal &&
      read(
        deals[":dealId"]["key-dates"][":id"].status.$put({
          param: { dealId: deal.id, id },
          json: { status: "done", version },
        }),
      ),
    changes: ["deals"],
    optimistic: ({ id }) => {
      setDone((ids) => [...ids, id]);
      return () => setDone((ids) => ids.filter((other) => other !== id));
    },
    done: (_, { label }) => `${label} marked as done. The client has been notified.`,
    undo: (_, { deal, id, isExtended, label, version = 0 }) => ({
      act: async () =>
        deal &&
        read(
          deals[":dealId"]["key-dates"][":id"].status.$put({
            param: { dealId: deal.id, id },
            json: { status: isExtended ? "extended" : "open", version: version + 1 },
          }),
        ),
      failed: `${label} wasn’t changed.`,
    }),
    failed: ({ label }) => `${label} wasn’t changed.`,
  });

  return (
    <ActionList aria-labelledby={titleId}>
      {shown.map(({ isLeaving, item }) => (
        <DeadlineRow
          key={item.id}
          deadline={item}
          clock={clock}
          isLeaving={isLeaving}
          onDone={() => !("listing" in item) && item.deal && markDone.run(item)}
          onLeft={() => onLeft(item.id)}
        />
      ))}
    </ActionList>
  );
}

type DeadlineRowProps = {
  deadline: TodayDeadline;
  clock: Clock;
  isLeaving: boolean;
  onDone: () => void;
  onLeft: () => void;
};

function DeadlineRow({ clock, deadline, isLeaving, onDone, onLeft }: DeadlineRowProps) {
  const { day, daysLeft, label } = deadline;
  const { items, path, place, who } = partsOf(deadline, onDone);
  const due = formatDue(deadline, clock);
  return (
    <ActionRow lead="date" leaving={isLeaving} onAnimationEnd={() => isLeaving && onLeft()}>
      <time dateTime={day}>
        <span className="block font-display text-date text-fg">
          {formatDay(day, { day: "numeric" })}
        </span>
        <span className="mt-0.5 block text-caption text-fg-3">
          {/* For days long past, the month says more than the weekday. */}
          {formatDay(day, daysLeft < -6 ? { month: "short" } : { weekday: "short" })}
        </span>
      </time>
      <ActionRowHead>
        <ActionRowTitle>
          <Link to={path}>{label}</Link>
        </ActionRowTitle>
        <ActionRowDetail>{who}</ActionRowDetail>
      </ActionRowHead>
      <ActionRowText>
        {place}
        {due && <ActionRowDetail>{due}</ActionRowDetail>}
      </ActionRowText>
      <ActionRowActions>
        <ActionRowMeta near={isNear(daysLeft)}>{formatLeft(daysLeft)}</ActionRowMeta>
        <ActionRowVerb asChild>
          <Link to={path} aria-label={`Open: ${label}`}>
            Open
          </Link>
        </ActionRowVerb>
        <RowMenu name={label} items={items} />
      </ActionRowActions>
    </ActionRow>
  );
}

/** A deadline's path, owner and menu. */
function partsOf(
  deadline: TodayDeadline,
  onDone: () => void,
): { items: RowMenuItem[]; path: string; place: string | undefined; who: string } {
  if ("listing" in deadline) {
    const { listing, who } = deadline;
    const items = [{ label: "Open listing", to: listingPath(listing.id) }];
    return { items, path: offersPath(listing.id), place: listing.name, who };
  }
  const { client, deal, id, source } = deadline;
  return {
    items: [
      ...(deal ? [{ label: "Open deal", to: dealPath(deal.id) }] : []),
      { label: "Open client", to: clientPath(client.id) },
      ...(source === "key-date" ? [{ label: "Mark as done", onSelect: onDone }] : []),
    ],
    path: source === "key-date" && deal ? keyDatePath(deal.id, id) : eventPath(id),
    place: deal?.name,
    who: client.name,
  };
}
