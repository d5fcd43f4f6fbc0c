import { useId, type ComponentProps, type ReactNode } from "react";
import {
  useActiveTooltipLabel,
  usePlotArea,
  useYAxisScale,
  type TooltipContentProps,
  type XAxisTickContentProps,
} from "recharts";

import { cn } from "./cn.ts";

/** One point or bar. */
export type ChartPoint = {
  /** Its place on the x axis: a month, a kind. Each only once. */
  name: string;
  /** Zero or more; the y axis starts at zero. */
  value: number;
};

export type ChartProps = Omit<ComponentProps<"figure">, "children"> & {
  data: readonly ChartPoint[];
  /** What the chart is called, in a few words. */
  label: string;
  /** What it says, in a sentence or two, for who does not see it. */
  summary: string;
  /** The heads of the hidden table: what the names and the values are. */
  columns: readonly [name: string, value: string];
  /** A value in words, for the tooltip and the table; by default grouped digits. */
  formatValue?: (value: number) => string;
  /** A value on the y axis; by default short, such as "4k". */
  formatTick?: (value: number) => string;
};

const grouped = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });

/** 2780 → "2,780". */
export const formatGrouped = (value: number): string => grouped.format(value);
/** 4000 → "4k". */
export const formatCompact = (value: number): string => compact.format(value).replace("K", "k");

/**
 * Where a chart without vertical lines has them: nowhere. Recharts would measure
 * the names under the x axis before it leaves the lines out.
 */
export const noLines = (): number[] => [];

/** Shared by the axes: 12 px muted ticks. */
export const tickStyle = { fill: "var(--color-fg-3)", fontSize: 12 };

export type ChartFrameProps = Omit<ChartProps, "label" | "formatTick">;

/**
 * The figure around a chart: the chart itself, its summary and its values as a
 * table, the last two for assistive technology. It takes the height it is given,
 * at least 260 px.
 */
export function ChartFrame({
  children,
  className,
  columns,
  data,
  formatValue = formatGrouped,
  summary,
  ...props
}: ChartFrameProps & { children: ReactNode }) {
  const captionId = useId();
  return (
    <figure
      aria-labelledby={captionId}
      className={cn("relative h-full min-h-65 [&_.recharts-surface]:overflow-visible", className)}
      {...props}
    >
      <figcaption id={captionId} className="sr-only">
        {summary}
      </figcaption>
      {/* Out of the flow: a chart that pushed its own box would never shrink again. */}
      <div className="absolute inset-0">{children}</div>
      <div className="sr-only">
        <table>
          <caption>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export type ChartTickProps = Partial<XAxisTickContentProps> & {
  /** Keeps the first and the last name inside the plot, where points reach its edges. */
  inset?: boolean;
};

/** A name under the x axis, dark while its point is active. Recharts fills in the rest. */
export function ChartTick({ index, inset, payload, visibleTicksCount = 0, x, y }: ChartTickProps) {
  const isActive = useActiveTooltipLabel() === payload?.value;
  const isFirst = inset && index === 0;
  const isLast = inset && index === visibleTicksCount - 1;
  return (
    <text
      x={x}
      y={y}
      dy="0.71em"
      textAnchor={isFirst ? "start" : isLast ? "end" : "middle"}
      fontSize={12}
      fontWeight={isActive ? 600 : 400}
      fill={isActive ? "var(--color-fg)" : "var(--color-fg-3)"}
    >
      {payload?.value}
    </text>
  );
}

export type ChartTooltipProps = Partial<TooltipContentProps> & {
  formatValue: (value: number) => string;
};

/**
 * The inverted tooltip: name, then value. It hangs over its point and slides
 * along its own width, so that it never leaves the plot; where the point is too
 * high to clear, it goes below. Recharts fills in the rest.
 */
export function ChartTooltip({ active, coordinate, formatValue, payload }: ChartTooltipProps) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  const point = payload?.[0]?.payload as ChartPoint | undefined;
  if (!active || !point || !plot || coordinate?.x === undefined) return null;
  const along = ((coordinate.x - plot.x) / plot.width) * 100;
  const pointTop = Number(scale?.(point.value) ?? 0);
  const top = pointTop - plot.y > tooltipHeight + 16 ? plot.y + 4 : pointTop + 16;
  return (
    <div
      role="status"
      style={{ transform: `translate(${-along}%, ${top}px)` }}
      className="w-max rounded-control bg-tip px-3 py-2 text-tip-fg"
    >
      <p className="text-tick opacity-75">{point.name}</p>
      <p className="text-ui font-semibold">{formatValue(point.value)}</p>
    </div>
  );
}

/** Two lines and their padding, px. */
const tooltipHeight = 54;
