import { useLayoutEffect, useRef, useState, type ComponentProps } from "react";

import { cn } from "./cn.ts";
import { ProgressMarker } from "./progress-marker.tsx";
import {
  layOutTimeline,
  type TimelineDate,
  type TimelineLabel,
  type TimelineLayout,
} from "./timeline-layout.ts";

export type { TimelineDate } from "./timeline-layout.ts";

export type DateTimelineProps = Omit<ComponentProps<"div">, "children"> & {
  /** The dates, in order. */
  dates: readonly TimelineDate[];
  /** "2026-07-14" */
  today: string;
  todayLabel?: string;
  /** The last day, if it is later than the dates. */
  end?: string | undefined;
  /** Marks the days from today to the current date in red. */
  showsWait?: boolean;
  /** A date's new day, before it is saved. */
  proposed?: { id: string; day: string; label: string; note: string } | undefined;
  /** `print` has a fixed width and is lower. */
  size?: "md" | "print";
};

/** The assumed width until it is measured. */
const usualWidth = 1080;
/** The printable width of letter and A4 paper. */
const printWidth = 656;

/**
 * Days on a timeline drawn to scale. Decorative: it needs a table or list with the same days, for
 * screen readers and for labels without room.
 */
export function DateTimeline({
  className,
  dates,
  end,
  proposed,
  showsWait,
  size = "md",
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
  const shown = proposed ? withProposed(dates, proposed) : dates;
  const isPrint = size === "print";
  const layout = layOutTimeline(shown, today, isPrint ? printWidth : width, {
    end,
    todayLabel,
  });
  const current = layout.marks.find(({ state }) => state === "current");
  const xOf = (id: string) => layout.marks.find((mark) => mark.id === id)?.x ?? 0;
  const [from, to] = proposed ? [xOf(proposed.id), xOf(proposedId)] : [0, 0];
  return (
    <div
      data-slot="date-timeline"
      data-size={size}
      className={cn(
        "group/timeline px-1.75 text-caption text-fg-2 data-[size=print]:text-[0.6875rem] data-[size=print]:[print-color-adjust:exact]",
        className,
      )}
      {...props}
      aria-hidden
    >
      <div
        ref={scale}
        className="relative h-39.5 group-data-[size=print]/timeline:h-36"
        style={isPrint ? { width: printWidth } : undefined}
      >
        <span className="absolute -inset-x-1.75 top-20.5 h-px bg-field forced-mark" />
        {layout.ticks.map(({ name, x }) => (
          <span
            key={x}
            className={cn(
              "absolute border-l border-field",
              name ? "top-18.75 h-4" : "top-20.75 h-1.25",
            )}
            style={{ left: x }}
          >
            {name && (
              <span
                className={cn(
                  "absolute text-tick text-fg-3 group-data-[size=print]/timeline:text-[0.625rem]",
                  tickSides[name.side],
                  name.align === "start" ? "-left-px" : "right-0",
                )}
              >
                {name.text}
              </span>
            )}
          </span>
        ))}
        <span
          className="absolute top-20.5 -left-1.75 h-0.5 -translate-y-px bg-fg forced-mark"
          style={{ width: layout.today.x + 7 }}
        />
        {showsWait && current && (
          <span
            className="absolute top-20.5 h-0.5 -translate-y-px bg-accent opacity-30 forced-mark"
            style={{ left: layout.today.x, width: Math.max(current.x - layout.today.x, 0) }}
          />
        )}
        {proposed && (
          <span
            className="absolute top-20.5 border-t-2 border-dotted border-accent"
            style={{ left: Math.min(from, to), width: Math.abs(to - from) }}
          />
        )}
        <Today {...layout.today} label={todayLabel} day={today} />
        {layout.marks.map(({ id, state, x }) => (
          <span
            key={id}
            // Above the markers of neighbors that are a day away.
            className={cn(
              "absolute top-18.75 -ml-1.5 bg-canvas",
              (id === proposedId || state === "current") && "z-1",
            )}
            style={{ left: x }}
          >
            {id === proposedId ? (
              <span className="grid size-3.75 place-items-center">
                <span className="size-2.75 border-[1.5px] border-dashed border-accent" />
              </span>
            ) : (
              <ProgressMarker state={state} />
            )}
          </span>
        ))}
        {layout.labels.map((label) => (
          <Label key={label.id} {...label} />
        ))}
      </div>
    </div>
  );
}

/** Below the labels' two lines, which are lower in print. */
const tickSides = {
  up: "bottom-4.5",
  down: "top-4.5",
  low: "top-15 group-data-[size=print]/timeline:top-13.5",
};

const proposedId = "proposed";

function withProposed(
  dates: readonly TimelineDate[],
  { day, label, note }: NonNullable<DateTimelineProps["proposed"]>,
): TimelineDate[] {
  const date = { id: proposedId, day, label, note, state: "ahead", isUrgent: true } as const;
  return [...dates, date].toSorted((one, other) => one.day.localeCompare(other.day));
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

function Today({
  align,
  day,
  label,
  side,
  x,
}: TimelineLayout["today"] & { day: string; label: string }) {
  if (side === undefined) return null;
  return (
    <div
      className={cn("absolute h-9.5 border-l border-fg", side === "up" ? "top-11" : "top-20.5")}
      style={{ left: x }}
    >
      {align && (
        <span
          className={cn(
            "absolute font-semibold whitespace-nowrap text-fg",
            side === "up" ? "-top-0.75" : "-bottom-0.75",
            align === "end" ? "right-2.25 text-right" : "left-2.25",
          )}
        >
          {label}
          <br />
          <span className="font-normal text-fg-3">{dayFormat.format(new Date(day))}</span>
        </span>
      )}
    </div>
  );
}

function Label({ headline, isUrgent, label, note, place: { align, side }, x }: TimelineLabel) {
  const noted = <span className={isUrgent ? "font-medium text-error" : undefined}>{note}</span>;
  return (
    <div className="absolute top-20.5" style={{ left: x }}>
      <span
        className={cn(
          "absolute whitespace-nowrap",
          side === "up" ? "bottom-5.25" : "top-3.75",
          align === "start" ? "-left-1.75" : "-right-1.75 text-right",
        )}
      >
        {headline && (
          <span className="block font-display text-[1.625rem]/[1.12] tracking-[-0.012em] text-fg group-data-[size=print]/timeline:text-[1.1875rem] lg:text-[1.875rem]/[1.12]">
            {headline}
          </span>
        )}
        <span className="font-semibold text-fg">{label}</span>
        {headline ? " " : <br />}
        {noted}
      </span>
    </div>
  );
}
