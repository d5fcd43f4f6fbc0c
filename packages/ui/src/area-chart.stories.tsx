import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { AreaChart } from "./area-chart.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "./card.tsx";

/**
 * - **When to use:** one measure over time, five points or more.
 * - **When not:** kinds side by side, which are a `BarChart`; one figure is a `Stat`.
 * - **Keyboard:** Tab reaches the chart, the arrows move from point to point.
 * - **Content:** `summary` says in a sentence what the curve shows.
 */
const meta = {
  title: "Data/Area chart",
  component: AreaChart,
  args: {
    data: [
      { name: "Jan", value: 4000 },
      { name: "Feb", value: 3000 },
      { name: "Mar", value: 2000 },
      { name: "Apr", value: 2780 },
      { name: "May", value: 1890 },
      { name: "Jun", value: 2390 },
      { name: "Jul", value: 3490 },
    ],
    label: "Property views by month",
    summary:
      "Monthly views fell from 4,000 in January to 1,890 in May and rose again to 3,490 in July.",
    columns: ["Month", "Views"],
    formatValue: (value) => `${value.toLocaleString("en-US")} views`,
  },
  decorators: [
    (Story) => (
      <Card className="max-w-3xl">
        <CardHeader>
          <CardTitle>Property Views Trend</CardTitle>
          <CardDescription>Monthly views, Jan to Jul</CardDescription>
        </CardHeader>
        <CardContent>
          <Story />
        </CardContent>
      </Card>
    ),
  ],
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(".recharts-area-curve")).toHaveLength(1),
    );
    await expect(canvas.getAllByText(/Monthly views fell/)).toHaveLength(1);
    await expect(canvas.getByRole("table", { name: /Monthly views fell/ })).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "Apr 2,780 views" })).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("application", { name: "Property views by month" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Apr2,780 views"));
  },
};

export const TwoPoints: Story = {
  args: {
    data: [
      { name: "Jun", value: 0 },
      { name: "Jul", value: 12 },
    ],
    summary: "Views rose from 0 in June to 12 in July.",
  },
};

export const FewOfAKind: Story = {
  args: {
    data: [
      { name: "Jun", value: 1 },
      { name: "Jul", value: 3 },
    ],
    summary: "Views rose from 1 in June to 3 in July.",
  },
  play: async ({ canvasElement }) => {
    // The axis has whole numbers, as views do.
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll("text")].map(({ textContent }) => textContent),
      ).toEqual(["0", "1", "2", "3", "4", "Jun", "Jul"]),
    );
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole("application", { name: "Property views by month" });
    await userEvent.tab();
    for (const [index, month] of ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul"].entries()) {
      if (index > 0) await userEvent.keyboard("{ArrowRight}");
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(month));
      await expect(coversCurve(canvasElement, canvas.getByRole("status")), month).toBe(false);
    }
  },
};

/** A click focuses a layer of the drawing, but only the keyboard's focus is outlined. */
export const Pressed: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole("application", { name: "Property views by month" });
    const layer = canvasElement.querySelector<SVGGElement>("g[tabindex]");
    layer?.focus();
    await expect(layer).toHaveFocus();
    await expect(getComputedStyle(layer ?? chart).outlineStyle).toBe("none");
    chart.focus();
    await expect(getComputedStyle(chart).outlineStyle).toBe("solid");
  },
};

export const Dark: Story = { play: Keyboard.play, globals: { theme: "dark" } };

function coversCurve(canvasElement: HTMLElement, tooltip: HTMLElement): boolean {
  const curve = canvasElement.querySelector<SVGPathElement>("path.recharts-area-curve");
  const matrix = curve?.getScreenCTM();
  if (!curve || !matrix) throw new Error("The chart has no curve.");
  const { bottom, left, right, top } = tooltip.getBoundingClientRect();
  return Array.from({ length: 101 }, (_, step) =>
    curve.getPointAtLength((curve.getTotalLength() * step) / 100).matrixTransform(matrix),
  ).some(({ x, y }) => x > left && x < right && y > top && y < bottom);
}
