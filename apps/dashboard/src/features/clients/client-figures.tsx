import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import type { Deal } from "@frontage/records/schemas/deal";
import { Skeleton } from "@frontage/ui/skeleton";
import type { ReactNode } from "react";

import { daysBetween, formatDaysLeft } from "../../time/dates.ts";
import { formatCriteria } from "./criteria-sentence.ts";
import { dealFigures } from "../deals/deal-groups.ts";

const volumeFormat = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});

const sideVerbs = { purchase: "buying", sale: "selling", lease: "leasing" } as const;

type ClientFiguresProps = {
  deals: readonly Deal[];
  /** Absent until loaded, and if loading failed. */
  summary: ClientSummary | undefined;
  isLoading: boolean;
  clock: { today: string; timeZone: string };
};

/** Figures of a client's deals, and the client's criteria. */
export function ClientFigures({ clock, isLoading, deals, summary }: ClientFiguresProps) {
  const { deadline, open, sides, volume } = dealFigures(deals, clock.today);
  const sideCounts = (["purchase", "sale", "lease"] as const)
    .filter((side) => sides[side] > 0)
    .map((side) => `${sides[side]} ${sideVerbs[side]}`);
  const criteria = summary?.wishes && formatCriteria(summary.wishes.criteria);
  return (
    <dl className="mt-7 flex flex-wrap gap-px overflow-hidden rounded-panel border border-hairline bg-hairline lg:grid lg:grid-cols-[0.95fr_1fr_1.1fr_1.35fr]">
      <Cell label="Open deals" note={sideCounts.join(", ")}>
        {open}
      </Cell>
      <Cell label="Purchases and sales" note={volume > 0 ? "Asking or contract price" : ""}>
        {volume > 0 ? volumeFormat.format(volume) : "None"}
      </Cell>
      <Cell
        label="Next deadline"
        note={deadline ? `${deadline.next.label}, ${deadline.deal.name}` : ""}
        isUrgent={deadline !== undefined && deadline.next.day < clock.today}
        className="max-md:basis-full"
      >
        {deadline ? formatDaysLeft(daysBetween(clock.today, deadline.next.day)) : "None set"}
      </Cell>
      <div className={`${cellClasses} max-md:basis-full`}>
        <dt className="text-ui text-fg-2">Looking for</dt>
        <dd className="mt-2 text-small text-pretty wrap-anywhere text-fg">
          {isLoading ? (
            <Skeleton shape="text" className="w-full" />
          ) : (
            criteria || <span className="text-fg-3">Nothing noted in their profile yet.</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

const cellClasses = "min-w-min grow basis-2/5 bg-surface px-4 py-3.5 lg:px-5 lg:py-4";

type CellProps = {
  label: string;
  note: string;
  isUrgent?: boolean;
  className?: string;
  children: ReactNode;
};

function Cell({ children, className = "", isUrgent, label, note }: CellProps) {
  return (
    <div className={`${cellClasses} ${className}`}>
      <dt className="text-ui text-fg-2">{label}</dt>
      <dd
        className={`mt-2 font-display text-[1.625rem]/none tracking-[-0.02em] lg:text-[2rem]/none ${isUrgent ? "text-error" : "text-fg"}`}
      >
        {children}
      </dd>
      {note && <dd className="mt-2 text-caption wrap-anywhere text-fg-3">{note}</dd>}
    </div>
  );
}
