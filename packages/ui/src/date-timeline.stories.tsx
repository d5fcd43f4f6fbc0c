import type { Meta, StoryObj } from "@storybook/react-vite";

import { DateTimeline } from "./date-timeline.tsx";

/**
 * - **When to use:** the key dates of one deal, in order.
 * - **When not:** alone: it is a drawing, and needs a list with the same days.
 * - **Keyboard:** not focusable.
 * - **Content:** a name for each date, and how many days are left.
 */
const meta = {
  title: "Data/Date timeline",
  component: DateTimeline,
  args: {
    today: "2026-07-14",
    dates: [
      { id: "1", day: "2026-06-17", label: "Contract", note: "Jun 17", state: "done" },
      {
        id: "2",
        day: "2026-07-07",
        label: "Survey objection",
        note: "Waived Jul 6",
        state: "waived",
      },
      { id: "3", day: "2026-07-13", label: "Title objection", note: "Done Jul 10", state: "done" },
      {
        id: "4",
        day: "2026-07-17",
        label: "Due diligence ends",
        note: "3 days left",
        state: "current",
        headline: "Friday, July 17",
        isUrgent: true,
      },
      {
        id: "5",
        day: "2026-08-03",
        label: "Financing contingency",
        note: "Aug 3, 20 days",
        state: "ahead",
      },
      {
        id: "6",
        day: "2026-08-14",
        label: "Closing",
        note: "Aug 14, 31 days",
        state: "ahead",
        isEnd: true,
      },
    ],
  },
} satisfies Meta<typeof DateTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a week or more left, only the marker is red. */
export const NotUrgent: Story = {
  args: {
    today: "2026-07-02",
    dates: meta.args.dates.map((date) =>
      date.state === "current" ? { ...date, note: "15 days left", isUrgent: false } : date,
    ),
  },
};

/** A new day for a date, before it is saved. */
export const Proposed: Story = {
  args: { proposed: { id: "4", day: "2026-07-24", label: "Fri, Jul 24", note: "Not saved yet" } },
};

/** For print: with a fixed width, and lower. */
export const Print: Story = { args: { size: "print" } };

/** Close finished dates become one, and labels without room share one. */
export const Selling: Story = {
  args: {
    end: "2026-08-07",
    dates: [
      { id: "1", day: "2026-04-29", label: "Listing signed", note: "Apr 29", state: "done" },
      { id: "2", day: "2026-04-30", label: "On the market", note: "Apr 30", state: "done" },
      { id: "3", day: "2026-07-06", label: "First offer", note: "Jul 6", state: "done" },
      {
        id: "4",
        day: "2026-07-17",
        label: "Offer expires",
        note: "3 days left",
        state: "current",
        headline: "Friday, July 17",
        isUrgent: true,
      },
      { id: "5", day: "2026-07-20", label: "Offers due", note: "Jul 20, 6 days", state: "ahead" },
      {
        id: "6",
        day: "2026-07-24",
        label: "Offer expires",
        note: "Jul 24, 10 days",
        state: "ahead",
      },
    ],
  },
};

/** Labels without room share one. */
export const Narrow: Story = {
  render: (args) => (
    <div className="max-w-lg">
      <DateTimeline {...args} />
    </div>
  ),
};

export const AllDone: Story = {
  args: {
    today: "2026-09-01",
    dates: meta.args.dates.map(({ day, id, label }) => ({
      id,
      day,
      label,
      note: day.slice(5).replace("-", "/"),
      state: "done",
    })),
  },
};

/** The last day's label ends at the edge, so today's line goes below the scale. */
export const CurrentIsLast: Story = {
  args: {
    dates: [
      { id: "1", day: "2026-04-14", label: "Listing signed", note: "Apr 14, done", state: "done" },
      {
        id: "2",
        day: "2026-07-21",
        label: "Offers due",
        note: "7 days left",
        state: "current",
        headline: "Tuesday, July 21",
      },
    ],
  },
};

/** Both strict days of an exchange are in large type; the time left is red. */
export const Exchange: Story = {
  args: {
    todayLabel: "Today, day 33",
    showsWait: true,
    dates: [
      { id: "0", day: "2026-06-11", label: "Day 0", note: "Jun 11", state: "done" },
      {
        id: "45",
        day: "2026-07-26",
        label: "Day 45, identify by midnight",
        note: "",
        state: "current",
        headline: "Sunday, July 26",
      },
      {
        id: "64",
        day: "2026-08-14",
        label: "Day 64",
        note: "48 Example Road closes, Aug 14",
        state: "ahead",
      },
      {
        id: "180",
        day: "2026-12-08",
        label: "Day 180, receive by midnight",
        note: "",
        state: "ahead",
        headline: "Tuesday, December 8",
      },
    ],
  },
};

export const OneDay: Story = {
  args: {
    dates: [
      {
        id: "1",
        day: "2026-08-14",
        label: "Closing",
        note: "31 days left",
        state: "current",
        headline: "Friday, August 14",
      },
    ],
  },
};

/** The day has passed, and nothing was done. */
export const Missed: Story = {
  args: {
    today: "2026-07-20",
    dates: meta.args.dates.map((date) =>
      date.state === "current" ? { ...date, note: "3 days late" } : date,
    ),
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const DarkMissed: Story = { ...Missed, globals: { theme: "dark" } };

export const DarkAllDone: Story = { ...AllDone, globals: { theme: "dark" } };

export const DarkCurrentIsLast: Story = { ...CurrentIsLast, globals: { theme: "dark" } };

export const DarkProposed: Story = { ...Proposed, globals: { theme: "dark" } };
