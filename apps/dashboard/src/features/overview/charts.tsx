import type { Overview } from "@frontage/content/schemas/overview";
import { AreaChart } from "@frontage/ui/area-chart";
import { BarChart } from "@frontage/ui/bar-chart";

const grouped = new Intl.NumberFormat("en-US");

type ViewsChartProps = { data: Overview["monthlyViews"] };

/** Views a month, as an area. */
function ViewsChart({ data }: ViewsChartProps) {
  const points = data.map(({ name, views }) => ({ name, value: views }));
  return (
    <AreaChart
      data={points}
      label="Property views by month"
      summary={summaryOf(points, (value) => grouped.format(value))}
      columns={["Month", "Views"]}
      formatValue={(value) => `${grouped.format(value)} views`}
    />
  );
}

type PortfolioChartProps = { data: Overview["portfolio"] };

/** Shares of the portfolio by property type, as bars. */
function PortfolioChart({ data }: PortfolioChartProps) {
  return (
    <BarChart
      data={data}
      label="Portfolio by property type"
      summary={`Of the portfolio, ${data
        .map(({ name, value }) => `${value} percent is ${name.toLowerCase()}`)
        .join(", ")}.`}
      columns={["Property type", "Percent"]}
      formatValue={(value) => `${value}%`}
    />
  );
}

/** The first, last, highest and lowest point, in a sentence. */
function summaryOf(
  points: readonly { name: string; value: number }[],
  format: (value: number) => string,
): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "No data yet.";
  const lowest = points.reduce((low, point) => (point.value < low.value ? point : low));
  const highest = points.reduce((high, point) => (point.value > high.value ? point : high));
  return `Monthly views went from ${format(first.value)} in ${first.name} to ${format(last.value)} in ${last.name}; the most were ${format(highest.value)} in ${highest.name}, the fewest ${format(lowest.value)} in ${lowest.name}.`;
}

export type ChartsProps =
  | ({ kind: "views" } & ViewsChartProps)
  | ({ kind: "portfolio" } & PortfolioChartProps);

/** The overview's charts. Their code is heavy: it comes when the page is idle. */
export default function Charts(props: ChartsProps) {
  return props.kind === "views" ? (
    <ViewsChart data={props.data} />
  ) : (
    <PortfolioChart data={props.data} />
  );
}
