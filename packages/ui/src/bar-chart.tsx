import {
  Bar,
  BarChart as Chart,
  Tooltip,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from "recharts";

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

type BarChartProps = ChartProps & {
  /** The name of the last bar of a series over time, which is highlighted. */
  current?: string | undefined;
};

/**
 * One series over categories: neutral bars with their values above. Draws itself in once; with
 * reduced motion it appears immediately. Hover or the arrow keys move along the bars.
 */
export function BarChart({
  animate = true,
  columns,
  current,
  data,
  formatTick = formatCompact,
  formatValue = formatGrouped,
  label,
  summary,
  ...props
}: BarChartProps) {
  const figures = figuresOf(data);
  return (
    <ChartFrame
      data-slot="bar-chart"
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
        barCategoryGap="25%"
        margin={{ top: 8, right: 0, bottom: namesHeight, left: roomFor(figures.map(formatTick)) }}
        style={{ width: "100%", height: "100%" }}
      >
        <ChartAxes
          data={data}
          figures={figures}
          formatTick={formatTick}
          overTime={current !== undefined}
          current={current}
        />
        <XAxis hide dataKey="name" />
        <YAxis hide domain={[0, figures.at(-1) ?? 0]} />
        <Tooltip
          isAnimationActive={false}
          allowEscapeViewBox={{ x: true, y: true }}
          offset={0}
          position={{ y: 0 }}
          cursor={{ fill: "var(--color-sunken)" }}
          content={<ChartTooltip formatValue={formatValue} />}
        />
        <Bar
          dataKey="value"
          fill="var(--color-chart-bar)"
          radius={[2, 2, 0, 0]}
          maxBarSize={48}
          // CSS animates the bars: Recharts would render them again in every frame.
          isAnimationActive={false}
          className={
            animate
              ? "[&_.recharts-bar-rectangles]:origin-bottom [&_.recharts-bar-rectangles]:animate-chart-grow [&_.recharts-bar-rectangles]:[transform-box:fill-box]"
              : undefined
          }
        />
        <BarValues data={data} animate={animate} formatValue={formatValue} />
      </Chart>
    </ChartFrame>
  );
}

type BarValuesProps = Required<Pick<ChartProps, "animate" | "data" | "formatValue">>;

/**
 * The bars' values. That of the highest bar may extend above the plot, which is as high as an area
 * chart's.
 */
function BarValues({ animate, data, formatValue }: BarValuesProps) {
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  if (!xScale || !yScale) return null;
  return (
    <g
      className={animate ? "animate-chart-label" : undefined}
      fontSize={12}
      fontWeight={600}
      fill="var(--color-fg)"
    >
      {data.map(({ name, value }) => (
        <text
          key={name}
          x={xScale(name, { position: "middle" })}
          y={yScale(value)}
          dy={-8}
          textAnchor="middle"
        >
          {formatValue(value)}
        </text>
      ))}
    </g>
  );
}
