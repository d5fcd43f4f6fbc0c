import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { BarChart } from "./bar-chart.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "./card.tsx";

/**
 * - **When to use:** one measure for up to eight kinds.
 * - **When not:** change over time, which is an `AreaChart`.
 * - **Keyboard:** Tab reaches the chart, the arrows move from bar to bar.
 * - **Content:** `summary` names the largest and the smallest.
 */
const meta = {
  title: "Data/Bar chart",
  component: BarChart,
  args: {
    data: [
      { name: "Office", value: 40 },
      { name: "Retail", value: 25 },
      { name: "Industrial", value: 20 },
      { name: "Mixed Use", value: 15 },
    ],
    label: "Properties by type",
    summary: "Office leads with 40, then Retail with 25, Industrial with 20 and Mixed Use with 15.",
    columns: ["Type", "Share"],
  },
  decorators: [
    (Story) => (
      <Card className="max-w-md">
        <CardHeader>
          <CardTitle>Property Portfolio</CardTitle>
          <CardDescription>Distribution by property type</CardDescription>
        </CardHeader>
        <CardContent>
          <Story />
        </CardContent>
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(".recharts-bar-rectangle path")).toHaveLength(4),
    );
    await expect(canvas.getAllByText(/Office leads/)).toHaveLength(1);
    await expect(canvas.getByRole("table", { name: /Office leads/ })).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "Mixed Use 15" })).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("application", { name: "Properties by type" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Retail25"));
  },
};

export const OneBar: Story = {
  args: { data: [{ name: "Office", value: 7 }], summary: "Office only, with 7." },
};

export const LargeValues: Story = {
  args: {
    data: [
      { name: "Office", value: 1_240_000 },
      { name: "Retail", value: 310_500 },
    ],
    summary: "Office leads with 1,240,000 square feet, then Retail with 310,500.",
    columns: ["Type", "Square feet"],
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
  play: async ({ canvasElement }) => {
    const names = () =>
      [...canvasElement.querySelectorAll("tspan")].map((name) => ({
        text: name.textContent,
        box: name.getBoundingClientRect(),
      }));
    await waitFor(() =>
      expect(names().map(({ text }) => text)).toEqual([
        "Office",
        "Retail",
        "Industrial",
        "Mixed",
        "Use",
      ]),
    );
    const [, , industrial, mixed] = names();
    await expect(Number(mixed?.box.left) - Number(industrial?.box.right)).toBeGreaterThan(4);
  },
};

export const Dark: Story = { play: Keyboard.play, globals: { theme: "dark" } };
