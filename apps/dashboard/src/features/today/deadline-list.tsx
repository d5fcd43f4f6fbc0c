import {
  eventPath,
  keyDatePath,
  listingPath,
  offersPath,
  offersPathAt,
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
} from "@frontage/ui/action-list";
import { useLeaving } from "@frontage/ui/use-leaving";
import { useState } from "react";
import { Link } from "react-router";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { isNear, type Clock } from "../../time/dates.ts";
import { RowMenu } from "../../components/row-menu.tsx";
import { RowDay } from "./row-day.tsx";
import { formatDue, formatLeft } from "./today-text.ts";

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
      {shown.map(({ isLeaving, item }, index) => (
        <DeadlineRow
          key={item.id}
          deadline={item}
          isSameDay={item.day === shown[index - 1]?.item.day}
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
  /** Whether the row above has printed the day. */
  isSameDay: boolean;
  clock: Clock;
  isLeaving: boolean;
  onDone: () => void;
  onLeft: () => void;
};

function DeadlineRow({ clock, deadline, isLeaving, isSameDay, onDone, onLeft }: DeadlineRowProps) {
  const { day, daysLeft, label } = deadline;
  const { canFinish, path, place, who } = partsOf(deadline);
  const due = formatDue(deadline, clock);
  return (
    <ActionRow lead="date" leaving={isLeaving} onAnimationEnd={() => isLeaving && onLeft()}>
      <RowDay
        day={day}
        // For days long past, the month says more than the weekday.
        note={daysLeft < -6 ? { month: "short" } : { weekday: "short" }}
        isSameDay={isSameDay}
      />
      <ActionRowHead>
        <ActionRowTitle>
          <Link to={path}>{label}</Link>
        </ActionRowTitle>
        <ActionRowDetail>{who}</ActionRowDetail>
      </ActionRowHead>
      <ActionRowText>
        {place && due ? `${place}, ${due.charAt(0).toLowerCase()}${due.slice(1)}` : (place ?? due)}
      </ActionRowText>
      <ActionRowActions>
        <ActionRowMeta near={isNear(daysLeft)}>{formatLeft(daysLeft)}</ActionRowMeta>
        {canFinish && (
          <RowMenu name={label} items={[{ label: "Mark as done", onSelect: onDone }]} />
        )}
      </ActionRowActions>
    </ActionRow>
  );
}

/** A deadline's path, place and owner, and whether it can be marked as done. */
function partsOf(deadline: TodayDeadline): {
  canFinish: boolean;
  path: string;
  place: string | undefined;
  who: string;
} {
  if ("listing" in deadline) {
    const { id, listing, source, who } = deadline;
    const path = {
      offer: offersPathAt(listing.id, id),
      listing: offersPath(listing.id),
      "protected-list": `${listingPath(listing.id)}?view=protected-list`,
    }[source];
    return { canFinish: false, path, place: listing.name, who };
  }
  const { client, deal, id, source } = deadline;
  const isKeyDate = source === "key-date" && deal !== undefined;
  return {
    canFinish: isKeyDate,
    path: isKeyDate ? keyDatePath(deal.id, id) : eventPath(id),
    place: deal?.name,
    who: client.name,
  };
}
