import type { Deal, OpenDate } from "@frontage/records/schemas/deal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { StoryFrame } from "../../story-frame.tsx";
import { DealsScale } from "./deals-scale.tsx";

const deal = (
  name: string,
  progress: Deal["progress"],
  days: { done?: readonly string[]; next?: OpenDate; later?: readonly string[] } = {},
): Deal => ({
  id: name,
  name,
  city: "Anytown",
  region: "ST",
  type: "industrial",
  squareFeet: 64_000,
  summary: "A warehouse.",
  timeZone: "America/Chicago",
  version: 1,
  progress,
  keyDates: [
    ...(days.done ?? []).map((day) => ({ label: "Done", day, done: true })),
    ...(days.next ? [{ ...days.next, id: "next", done: false }] : []),
    ...(days.later ?? []).map((day) => ({ label: "Ahead", day, done: false })),
  ],
  ...(days.next && { nextDate: days.next }),
});

const five = [
  deal("5 Pattern Court", { side: "purchase", stage: "search" }),
  deal(
    "2 Sample Square",
    { side: "purchase", stage: "closing" },
    { done: ["2026-06-19", "2026-07-04"], next: { day: "2026-07-31", label: "Closing" } },
  ),
  deal(
    "48 Example Road",
    { side: "purchase", stage: "due-diligence" },
    {
      done: ["2026-06-17", "2026-07-06", "2026-07-10"],
      next: { day: "2026-07-17", label: "Due diligence ends" },
      later: ["2026-08-03", "2026-08-14", "2026-12-08"],
    },
  ),
  deal(
    "15 Placeholder Plaza",
    { side: "sale", stage: "offers" },
    {
      done: ["2026-04-30", "2026-07-06"],
      next: { day: "2026-07-17", label: "Offer expires", time: "17:00" },
      later: ["2026-07-20", "2026-07-24"],
    },
  ),
  deal(
    "9 Template Drive",
    { side: "purchase", stage: "letter-of-intent" },
    { done: ["2026-06-26"], next: { day: "2026-09-24", label: "Letter expires" } },
  ),
];

const meta = {
  title: "Dashboard/Deals on one scale",
  component: DealsScale,
  args: { deals: five, today: "2026-07-14", timeZone: "America/Chicago" },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof DealsScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both dates of the nearest day are named; a deal without a date ends at today. */
export const Five: Story = {};

/** Its date leads to the date's row on the deal's page. */
export const One: Story = {
  args: { deals: five.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Friday, July 31")).toHaveAttribute(
      "href",
      expect.stringMatching(/#date-next$/),
    );
  },
};

/** The first twelve, in lower rows. */
export const Many: Story = {
  args: {
    deals: Array.from({ length: 18 }, (_, index) =>
      deal(
        `${index + 1} Example Road`,
        { side: "sale", stage: "marketing" },
        { next: { day: `2026-07-${Math.min(15 + index, 31)}`, label: "Offers due" } },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: /Next: offers due/ })).toHaveLength(12);
    await expect(canvas.getAllByRole("link", { name: "All 18 properties" })[0]).toBeVisible();
  },
};

export const Late: Story = {
  args: {
    deals: [
      deal(
        "48 Example Road",
        { side: "purchase", stage: "due-diligence" },
        { done: ["2026-06-17"], next: { day: "2026-07-12", label: "Title objection" } },
      ),
    ],
  },
};

/** The rows are one tab stop; a row that has the focus names its own next date. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole("list", { name: "Your deals" }));
    const [first, ...others] = list.getAllByRole("link");
    await expect(first).toHaveAccessibleName(
      "48 Example Road, due diligence. Next: due diligence ends Friday, July 17, 3 days left.",
    );
    await expect(canvas.getByText("Friday, July 17")).toBeVisible();
    first?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(others[1]).toHaveFocus();
    await expect(canvas.getByText("Friday, July 31")).toBeVisible();
    await expect(list.getAllByRole("link").map(({ tabIndex }) => tabIndex)).toEqual([
      -1, -1, 0, -1, -1,
    ]);
    await userEvent.keyboard("{Home}");
    await expect(first).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
