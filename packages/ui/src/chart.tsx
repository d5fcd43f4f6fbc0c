import { Fragment, type ComponentProps, type ReactNode } from "react";
import {
  getNiceTickValues,
  useActiveTooltipLabel,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  type TooltipContentProps,
} from "recharts";

import { cn } from "./cn.ts";
import { rangeOfCurve } from "./curve.ts";

/** One point or bar. */
type ChartPoint = {
  /** Its position on the x axis: a month, a category. Unique. */
  name: string;
  /** Zero or more; the y axis starts at zero. */
  value: number;
};

export type ChartProps = Omit<ComponentProps<"figure">, "children"> & {
  data: readonly ChartPoint[];
  /** The chart's name. */
  label: string;
  /** The content in one or two sentences, for screen readers. */
  summary: string;
  /** The heads of the hidden table's two columns. */
  columns: readonly [name: string, value: string];
  /** Formats a value for the tooltip and the table; by default grouped digits. */
  formatValue?: (value: number) => string;
  /** Formats a value on the y axis; by default short, such as "4k". */
  formatTick?: (value: number) => string;
  /** Whether it draws itself the first time it is visible; by default true. */
  animate?: boolean;
};

const grouped = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });

/** Grouped digits: 2780 → "2,780". */
export const formatGrouped = (value: number): string => grouped.format(value);
/** A short form: 4000 → "4k". */
export const formatCompact = (value: number): string => compact.format(value).replace("K", "k");

/** The width of a letter or digit in the axes' 12 px font, and the space between two names, px. */
const letterWidth = 7;
const gap = 8;

/**
 * The figures on the y axis, from zero to a round figure above the highest value; integers if all
 * values are.
 */
export function figuresOf(data: readonly ChartPoint[]): number[] {
  const values = data.map(({ value }) => value);
  return getNiceTickValues([0, Math.max(0, ...values)], 5, !values.every(Number.isInteger));
}

/** The width of the figures to the left of the plot, px. */
export const roomFor = (figures: readonly string[]): number =>
  gap + letterWidth * Math.max(...figures.map(({ length }) => length));

/** The height of the names below the plot, including the space above them, px. */
export const namesHeight = 27;

type ChartFrameProps = Omit<ChartProps, "animate" | "label" | "formatTick">;

/**
 * The figure around a chart: the chart itself and, for assistive technology, its values as a table
 * with the summary as caption. It has the given height, at least 260 px.
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
  return (
    <figure
      // A click focuses a layer of the drawing, which browsers would outline; the keyboard never
      // focuses it.
      className={cn(
        "relative h-full min-h-65 [&_.recharts-surface]:overflow-visible [&_.recharts-surface_g]:outline-none",
        className,
      )}
      {...props}
    >
      {/*
       * Positioned absolutely, because a chart that sizes its own box would never shrink again.
       */}
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

type ChartAxesProps = {
  data: readonly ChartPoint[];
  figures: readonly number[];
  formatTick: (value: number) => string;
  /**
   * For a series over time: the first and last names stay inside the plot, and some are left out if
   * there isn't room for all. Otherwise a name of two words gets two lines.
   */
  overTime?: boolean;
  /** The name of the current point, which is highlighted. */
  current?: string | undefined;
};

/**
 * Both axes: a dotted line at each figure, a solid one at zero, and the names below, dark while
 * their point is active. Recharts' own axes would measure each text, and then draw the chart again.
 */
export function ChartAxes({ current, data, figures, formatTick, overTime }: ChartAxesProps) {
  const plot = usePlotArea();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const active = useActiveTooltipLabel();
  if (!plot || !xScale || !yScale) return null;
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const nameWidth = letterWidth * Math.max(...data.map(({ name }) => name.length));
  const step = overTime ? Math.ceil(((nameWidth + gap) * data.length) / plot.width) : 1;
  const isTight = !overTime && nameWidth * data.length > plot.width;
  return (
    <g fontSize={12} fill="var(--color-fg-3)">
      {figures.map((figure) => (
        <Fragment key={figure}>
          <line
            x1={plot.x}
            x2={right}
            y1={yScale(figure)}
            y2={yScale(figure)}
            stroke="var(--color-hairline)"
            strokeDasharray={figure === 0 ? undefined : "2 4"}
          />
          <text x={plot.x - gap} y={yScale(figure)} dy="0.355em" textAnchor="end">
            {formatTick(figure)}
          </text>
        </Fragment>
      ))}
      {data.map(({ name }, index) => {
        // Skips names so that the last one remains.
        if ((data.length - 1 - index) % step !== 0) return null;
        const x = xScale(name, { position: "middle" }) ?? 0;
        const isFirst = overTime && x - plot.x < 1;
        const isLast = overTime && x + nameWidth / 2 > right;
        const lines = isTight ? name.split(" ") : [name];
        const isDark = name === active || name === current;
        return (
          <text
            key={name}
            y={bottom + gap}
            textAnchor={isFirst ? "start" : isLast ? "end" : "middle"}
            fontWeight={isDark ? 600 : 400}
            fill={isDark ? "var(--color-fg)" : undefined}
          >
            {lines.map((line, at) => (
              <tspan key={line} x={x} dy={at === 0 ? "0.71em" : "1.2em"}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}

type ChartTooltipProps = Partial<TooltipContentProps> & {
  formatValue: (value: number) => string;
  /**
   * The values of a curve, so that the tooltip doesn't cover it; without them, it only avoids its
   * point.
   */
  curve?: readonly number[];
};

/**
 * The inverted tooltip: name, then value. It is above its point, moved sideways to stay inside the
 * plot; if the curve there is too high, it is below the curve, or above the plot. Recharts passes
 * the rest.
 */
export function ChartTooltip({
  active,
  coordinate,
  curve,
  formatValue,
  payload,
}: ChartTooltipProps) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  const point = payload?.[0]?.payload as ChartPoint | undefined;
  if (!active || !point || !plot || !scale || coordinate?.x === undefined) return null;
  const along = (coordinate.x - plot.x) / plot.width;
  const width = tooltipWidth(point.name, formatValue(point.value));
  // The tooltip's left and right edge, in steps between points.
  const steps = ((curve?.length ?? 0) - 1) / plot.width;
  const start = (coordinate.x - plot.x - along * width) * steps;
  const { highest, lowest } = curve
    ? rangeOfCurve(curve, start, start + width * steps)
    : { highest: point.value, lowest: point.value };
  const top = tooltipTop({
    plotTop: plot.y,
    plotBottom: plot.y + plot.height,
    highest: Number(scale(highest)),
    lowest: Number(scale(lowest)),
  });
  return (
    <div
      role="status"
      style={{ transform: `translate(${-along * 100}%, ${top}px)` }}
      className="w-max rounded-control bg-tip px-3 py-2 text-tip-fg"
    >
      <p className="text-tick opacity-75">{point.name}</p>
      <p className="text-ui font-semibold">{formatValue(point.value)}</p>
    </div>
  );
}

/** Two lines and their padding, px. */
const tooltipHeight = 54;
/** The space between the tooltip and its point, px. */
const tooltipGap = 16;
/** The width of its widest line, at 14 px and semibold, with padding; px. */
const tooltipWidth = (...lines: string[]) =>
  24 + 8 * Math.max(...lines.map(({ length }) => length));

/**
 * The top of the tooltip: above the highest point under it, below the lowest, or above the plot;
 * all in px.
 */
function tooltipTop(at: { plotTop: number; plotBottom: number; highest: number; lowest: number }) {
  if (at.highest - at.plotTop > tooltipHeight + tooltipGap) return at.plotTop + 4;
  const below = at.lowest + tooltipGap;
  return below + tooltipHeight <= at.plotBottom ? below : at.plotTop - tooltipHeight - 4;
}
