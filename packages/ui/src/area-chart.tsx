import { useId } from "react";
import { Area, AreaChart as Chart, Tooltip, XAxis, YAxis } from "recharts";

import {
  ChartAxes,
  ChartFrame,
  ChartTooltip,
  figuresOf,
  formatCompact,
  formatGrouped,
  namesHeight,
  roomFor,
  type ChartProps,
} from "./chart.tsx";

/**
 * One series over time: a red line, with a fill that fades out. Draws itself in once; with reduced
 * motion it appears immediately. Hover or the arrow keys move along the points.
 */
export function AreaChart({
  animate = true,
  columns,
  data,
  formatTick = formatCompact,
  formatValue = formatGrouped,
  label,
  summary,
  ...props
}: ChartProps) {
  const gradientId = useId();
  const figures = figuresOf(data);
  return (
    <ChartFrame
      data-slot="area-chart"
      data={data}
      columns={columns}
      formatValue={formatValue}
      summary={summary}
      {...props}
    >
      <Chart
        responsive
        data={[...data]}
        aria-label={label}
        margin={{ top: 8, right: 8, bottom: namesHeight, left: roomFor(figures.map(formatTick)) }}
        style={{ width: "100%", height: "100%" }}
      >
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0%" stopColor="var(--color-chart-area)" stopOpacity={0.16} />
            <stop offset="100%" stopColor="var(--color-chart-area)" stopOpacity={0} />
          </linearGradient>
        </defs>
        <ChartAxes data={data} figures={figures} formatTick={formatTick} overTime />
        <XAxis hide dataKey="name" />
        <YAxis hide domain={[0, figures.at(-1) ?? 0]} />
        <Tooltip
          isAnimationActive={false}
          allowEscapeViewBox={{ x: true, y: true }}
          offset={0}
          position={{ y: 0 }}
          cursor={{ stroke: "var(--color-field)" }}
          content={
            <ChartTooltip curve={data.map(({ value }) => value)} formatValue={formatValue} />
          }
        />
        <Area
          dataKey="value"
          type="monotone"
          stroke="var(--color-chart-area)"
          strokeWidth={2}
          fill={`url(#${gradientId})`}
          fillOpacity={1}
          dot={false}
          activeDot={{
            r: 5.5,
            fill: "var(--color-chart-area)",
            stroke: "var(--color-surface)",
            strokeWidth: 2,
          }}
          // CSS animates the line: Recharts would render it again in every frame.
          isAnimationActive={false}
          className={
            animate ? "origin-bottom animate-chart-grow [transform-box:fill-box]" : undefined
          }
        />
      </Chart>
    </ChartFrame>
  );
}
