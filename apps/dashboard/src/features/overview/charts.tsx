import type { MonthlyViews, PortfolioShare } from "@frontage/records/schemas/overview";
import { AreaChart } from "@frontage/ui/area-chart";
import { BarChart } from "@frontage/ui/bar-chart";
import { useEffect, useState } from "react";

import { tabStorage } from "../../storage/browser-storage.ts";
import { formatViews, portfolioSummary, viewsSummary } from "./chart-text.ts";

type ViewsChartProps = { data: readonly MonthlyViews[] };

/** Views per month, as an area. */
function ViewsChart({ data }: ViewsChartProps) {
  const isFirstTime = useIsFirstTime("views");
  const points = data.map(({ name, views }) => ({ name, value: views }));
  return (
    <AreaChart
      animate={isFirstTime}
      data={points}
      label="Property views by month"
      summary={viewsSummary(data)}
      columns={["Month", "Views"]}
      formatValue={formatViews}
    />
  );
}

type PortfolioChartProps = { data: readonly PortfolioShare[] };

/** Shares of the portfolio by property type, as bars. */
function PortfolioChart({ data }: PortfolioChartProps) {
  const isFirstTime = useIsFirstTime("portfolio");
  return (
    <BarChart
      animate={isFirstTime}
      data={data}
      label="Portfolio by property type"
      summary={portfolioSummary(data)}
      columns={["Property type", "Percent"]}
      formatValue={formatPercent}
      formatTick={formatPercent}
    />
  );
}

const formatPercent = (value: number) => `${value}%`;

/** Whether this tab shows the chart for the first time since login, so that it is animated. */
function useIsFirstTime(chart: ChartsProps["kind"]): boolean {
  const key = `chart-shown:${chart}`;
  const [isFirst] = useState(() => tabStorage.read(key) === null);
  useEffect(() => void tabStorage.write(key, "yes"), [key]);
  return isFirst;
}

export type ChartsProps =
  | ({ kind: "views" } & ViewsChartProps)
  | ({ kind: "portfolio" } & PortfolioChartProps);

/** The overview's charts. Their code is large, so it loads after the page's. */
export default function Charts(props: ChartsProps) {
  return props.kind === "views" ? (
    <ViewsChart data={props.data} />
  ) : (
    <PortfolioChart data={props.data} />
  );
}
