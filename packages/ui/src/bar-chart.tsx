import { Bar, CartesianGrid, BarChart as Chart, LabelList, Tooltip, XAxis, YAxis } from "recharts";

import {
  ChartFrame,
  ChartTick,
  ChartTooltip,
  formatCompact,
  formatGrouped,
  noLines,
  tickStyle,
  type ChartProps,
} from "./chart.tsx";

/**
 * One series over kinds: neutral bars, their values above. Draws itself in once;
 * under reduced motion it is there at once. Hover or the arrow keys walk along
 * the bars.
 */
export function BarChart({
  columns,
  data,
  formatTick = formatCompact,
  formatValue = formatGrouped,
  label,
  summary,
  ...props
}: ChartProps) {
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
        margin={{ top: 24, right: 0, bottom: 0, left: 0 }}
        style={{ width: "100%", height: "100%" }}
      >
        <CartesianGrid
          vertical={false}
          verticalCoordinatesGenerator={noLines}
          stroke="var(--color-hairline)"
          strokeDasharray="2 4"
        />
        <XAxis
          dataKey="name"
          axisLine={{ stroke: "var(--color-hairline)" }}
          tickLine={false}
          tickMargin={8}
          height={27}
          interval={0}
          tick={<ChartTick />}
        />
        <YAxis
          domain={[0, "auto"]}
          axisLine={false}
          tickLine={false}
          tickMargin={8}
          width="auto"
          tickFormatter={formatTick}
          tick={tickStyle}
        />
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
          // The stylesheet draws it in: Recharts would render it anew in every frame.
          isAnimationActive={false}
          className="[&_.recharts-bar-rectangles]:origin-bottom [&_.recharts-bar-rectangles]:animate-chart-grow [&_.recharts-bar-rectangles]:[transform-box:fill-box]"
        >
          <LabelList
            className="animate-chart-label"
            dataKey="value"
            position="top"
            offset={8}
            fill="var(--color-fg)"
            fontSize={12}
            fontWeight={600}
            formatter={(value) => formatGrouped(Number(value))}
          />
        </Bar>
      </Chart>
    </ChartFrame>
  );
}
