import { Button } from "@frontage/ui/button";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";

import { headerClasses } from "./calendar-skeleton.tsx";
import { monthInWords } from "./days.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { preloadRequestForm } from "./open-dialogs.tsx";

export type MonthHeaderProps = {
  month: string;
  onShift: (months: number) => void;
  onToday: () => void;
  onRequest: () => void;
};

/** Which month it is, and the ways to another one. */
export function MonthHeader({ month, onRequest, onShift, onToday }: MonthHeaderProps) {
  return (
    <div className={headerClasses}>
      <h2 aria-live="polite" className="mr-auto min-w-0 font-display text-name md:text-title">
        {monthInWords(month)}
      </h2>
      <Button variant="outline" size="icon" aria-label="Previous month" onClick={() => onShift(-1)}>
        <ChevronLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <Button variant="outline" onClick={onToday}>
        Today
      </Button>
      <Button variant="outline" size="icon" aria-label="Next month" onClick={() => onShift(1)}>
        <ChevronRight aria-hidden className="size-4.5" strokeWidth={1.75} />
      </Button>
      <RequestButton className="max-md:hidden" onClick={onRequest} />
    </div>
  );
}

/** Opens the request form, whose code is fetched as soon as somebody seems to want it; a broker's adds an event. */
export function RequestButton(props: { className?: string; onClick: () => void }) {
  const { desk } = usePortal();
  const preload = desk ? undefined : preloadRequestForm;
  return (
    <Button
      variant="ink"
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      {...props}
    >
      <Plus aria-hidden className="size-4" strokeWidth={1.75} />
      {desk ? "Add an event" : "Request a time"}
    </Button>
  );
}
