import { useLayoutEffect, useRef, useState, type ComponentProps } from "react";

import { cn } from "./cn.ts";
import { ProgressMarker } from "./progress-marker.tsx";
import {
  layOutTimeline,
  type LabelPlace,
  type TimelineDate,
  type TimelineLayout,
} from "./timeline-layout.ts";

export type { TimelineDate } from "./timeline-layout.ts";

export type DateTimelineProps = Omit<ComponentProps<"div">, "children"> & {
  /** In order. */
  dates: readonly TimelineDate[];
  /** "2026-07-14" */
  today: string;
  todayLabel?: string;
  /** Marks the days from today to the current date in red. */
  showsWait?: boolean;
};

/** Until it is measured. */
const usualWidth = 1080;

/**
 * Days on a scale drawn to time. It is decoration: a table or list with the same days goes with
 * it, for screen readers and for the labels that find no room.
 */
export function DateTimeline({
  className,
  dates,
  showsWait,
  today,
  todayLabel = "Today",
  ...props
}: DateTimelineProps) {
  const scale = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const element = scale.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const layout = layOutTimeline(dates, today, width, todayLabel);
  const current = layout.dates.find(({ date }) => date.state === "current");
  return (
    <div
      data-slot="date-timeline"
      className={cn("px-1.75 text-caption text-fg-2", className)}
      {...props}
      aria-hidden
    >
      <div ref={scale} className="relative h-33">
        <span className="absolute inset-x-0 top-16.5 h-px bg-hairline forced-mark" />
        <span
          className="absolute top-16.5 left-0 h-0.5 -translate-y-px bg-fg forced-mark"
          style={{ width: layout.today.x }}
        />
        {showsWait && current && (
          <span
            className="absolute top-16.5 h-0.5 -translate-y-px bg-accent opacity-30 forced-mark"
            style={{ left: layout.today.x, width: Math.max(current.x - layout.today.x, 0) }}
          />
        )}
        <Today {...layout.today} label={todayLabel} />
        {layout.dates.map(({ date, place, x }) => (
          <div key={date.id} className="absolute top-16.5" style={{ left: x }}>
            <span className="absolute -top-1.75 -left-1.75 bg-canvas">
              <ProgressMarker state={date.state} />
            </span>
            {place && <Label date={date} place={place} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function Today({ align, label, side, x }: TimelineLayout["today"] & { label: string }) {
  if (side === undefined) return null;
  return (
    <div
      className={cn(
        "absolute h-9 border-l border-dashed border-field",
        side === "up" ? "top-7.5" : "top-16.5",
      )}
      style={{ left: x }}
    >
      {align && (
        <span
          className={cn(
            "absolute -top-1.5 text-tick font-medium whitespace-nowrap text-fg-3",
            align === "end" ? "right-2" : "left-2",
          )}
        >
          {label}
        </span>
      )}
    </div>
  );
}

function Label({
  date: { headline, isUrgent, label, note },
  place: { align, side },
}: {
  date: TimelineDate;
  place: LabelPlace;
}) {
  const noted = <span className={isUrgent ? "font-medium text-error" : undefined}>{note}</span>;
  return (
    <span
      className={cn(
        "absolute whitespace-nowrap",
        side === "up" ? "bottom-3.5" : "top-4",
        align === "start" ? "-left-1.75" : "-right-1.75 text-right",
      )}
    >
      {headline && (
        <span className="block font-display text-[1.5rem]/[1.1] tracking-[-0.012em] text-fg">
          {headline}
        </span>
      )}
      <span className="font-semibold text-fg">{label}</span>
      {headline ? " " : <br />}
      {noted}
    </span>
  );
}
