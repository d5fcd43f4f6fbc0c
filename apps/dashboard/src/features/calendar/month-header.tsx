import { Button } from "@frontage/ui/button";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";

import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { calendarSearch } from "./calendar-search.ts";
import { headerClasses } from "./calendar-skeleton.tsx";
import { formatMonth, monthOf, shiftMonth } from "./days.ts";

export type MonthHeaderProps = {
  /** "2026-07" */
  month: string;
  /** "2026-07-14" */
  today: string;
  /** The deal to request a time for, if one is chosen. */
  dealId: string | undefined;
};

/** The month, and buttons to change it. */
export function MonthHeader({ month, dealId, today }: MonthHeaderProps) {
  const { change } = useUrlState(calendarSearch);
  function show(next: string) {
    change({ month: next === monthOf(today) ? undefined : next, day: undefined });
  }
  return (
    <div className={headerClasses}>
      <h2 aria-live="polite" className="min-w-min flex-1 font-display text-name md:text-title">
        {formatMonth(month)}
      </h2>
      <Button
        variant="outline"
        size="icon"
        aria-label="Previous month"
        onClick={() => show(shiftMonth(month, -1))}
      >
        <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <Button variant="outline" onClick={() => show(monthOf(today))}>
        Today
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label="Next month"
        onClick={() => show(shiftMonth(month, 1))}
      >
        <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <RequestButton className="max-md:hidden" dealId={dealId} />
    </div>
  );
}

export type RequestButtonProps = {
  dealId?: string | undefined;
  /** By default "Request a time". */
  label?: string;
  className?: string;
};

/** Opens the form that requests a time; for a broker, the form of an event. */
export function RequestButton({
  className,
  label = "Request a time",
  dealId = "",
}: RequestButtonProps) {
  const { brokerApi } = usePortal();
  const { change } = useUrlState(calendarSearch);
  return (
    <Button variant="ink" className={className} onClick={() => change({ request: dealId })}>
      <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      {brokerApi ? "Add an event" : label}
    </Button>
  );
}
