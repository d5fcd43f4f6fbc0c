import type { Deal } from "@frontage/records/schemas/deal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { DealDates } from "./deal-dates.tsx";
import { keyDatesOf } from "./key-dates.ts";

const today = "2026-07-14";
type DealDate = Deal["keyDates"][number];
const dates: DealDate[] = [
  { id: "one", label: "Effective date", day: "2026-06-12", done: true, basis: "PSA §1" },
  {
    id: "two",
    label: "Earnest money",
    day: "2026-06-17",
    done: true,
    rule: "3 business days after effective date",
    basis: "PSA §2.1",
    responsible: "Client",
  },
  {
    id: "three",
    label: "Inspection ends",
    day: "2026-07-16",
    done: false,
    rule: "34 days after effective date",
    basis: "PSA §4",
    responsible: "Client",
    time: "17:00",
  },
  {
    id: "four",
    label: "Financing contingency",
    day: "2026-07-31",
    done: false,
    rule: "49 days after effective date",
    basis: "PSA §6",
    responsible: "Casey Park, lender",
  },
  { id: "five", label: "Closing", day: "2026-08-28", done: false, basis: "PSA §8" },
];

const meta = {
  title: "Dashboard/Deal clock",
  component: DealDates,
  args: {
    dealId: "road",
    dates: keyDatesOf(dates, today),
    events: [],
    clock: storyClock,
    undated: [],
    today,
    client: "You",
    actions: undefined,
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof DealDates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next date is red within three days; finished dates are collapsed. */
export const Default: Story = {};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^2 finished/ }));
    await expect(canvas.getByText("Earnest money")).toBeVisible();
  },
};

/** A moved date shows its old day, struck through, and the reason. */
export const Moved: Story = {
  args: {
    dates: keyDatesOf(
      dates.map((date) =>
        date.id === "five"
          ? {
              ...date,
              rule: "60 days after effective date",
              override: { from: "2026-08-17", reason: "Amendment 1", by: "Jordan Avery" },
            }
          : date,
      ),
      today,
    ),
  },
};

/** A missed date stays the current one. */
export const Missed: Story = {
  args: { dates: keyDatesOf(dates, "2026-07-20"), today: "2026-07-20" },
};

/** A date without a day waits for the one that it is counted from. */
export const Undated: Story = {
  args: {
    undated: [
      {
        id: "six",
        version: 1,
        label: "Lease commencement",
        kind: "lease-commencement",
        savedStatus: "open",
        rule: undefined,
        override: undefined,
        basis: undefined,
        responsible: undefined,
        missing: "Not set",
      },
    ],
  },
};

export const Broker: Story = {
  args: {
    client: "Taylor Morgan",
    actions: {
      onAdd: () => undefined,
      moving: { id: "three", day: "2026-07-24" },
      of: ({ label }) => (
        <button type="button" className="text-ui font-medium text-fg">
          Move<span className="sr-only"> {label}</span>
        </button>
      ),
    },
  },
};

export const Empty: Story = { args: { dates: [] } };

export const Dark: Story = { globals: { theme: "dark" } };
