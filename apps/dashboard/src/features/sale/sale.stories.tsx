import type { Meta, StoryObj } from "@storybook/react-vite";

import { sampleBoard, sampleWeek } from "../../offer-comparison/sample-board.ts";
import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { Interested } from "./interested.tsx";
import { ListingWeekSection } from "./listing-week.tsx";
import { SaleOffers } from "./sale-offers.tsx";

const meta = {
  title: "Dashboard/Sale",
  component: ListingWeekSection,
  args: { week: sampleWeek, isBroker: false },
  render: (args) => (
    <StoryFrame>
      <ListingWeekSection {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ListingWeekSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BusyWeek: Story = {};

const none = { inquiries: 0, agreements: 0, readers: 0, tours: 0, offers: 0 };

export const QuietWeek: Story = {
  args: {
    week: {
      ...sampleWeek,
      sentence: "No new inquiries this week.",
      rest: "",
      week: none,
      weeks: [{ ...none, lastDay: sampleWeek.lastDay }],
    },
  },
};

export const WhoIsLooking: Story = {
  render: () => (
    <StoryFrame>
      <Interested interested={sampleWeek.interested} clock={storyClock} />
    </StoryFrame>
  ),
};

export const Offers: Story = {
  render: () => (
    <StoryFrame>
      <SaleOffers board={sampleBoard} dealId="plaza" clock={storyClock} />
    </StoryFrame>
  ),
};
