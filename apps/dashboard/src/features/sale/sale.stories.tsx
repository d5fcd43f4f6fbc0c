import type { Offer } from "@frontage/records/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { sampleBoard, sampleProposals, sampleWeek } from "../../offer-comparison/sample-board.ts";
import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { Interested } from "./interested.tsx";
import { ListingWeekSection } from "./listing-week.tsx";
import { SaleOffers } from "./sale-offers.tsx";

const meta = {
  title: "Dashboard/Sale",
  component: ListingWeekSection,
  args: { week: sampleWeek, isBroker: false, clock: storyClock },
  render: (args) => (
    <StoryFrame>
      <ListingWeekSection {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ListingWeekSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BusyWeek: Story = {};

const none = { views: 0, inquiries: 0, agreements: 0, readers: 0, tours: 0, offers: 0 };

export const QuietWeek: Story = {
  args: {
    week: {
      ...sampleWeek,
      sentence: "No new inquiries.",
      rest: "",
      week: none,
      weeks: [{ ...none, lastDay: sampleWeek.lastDay }],
    },
  },
  play: async ({ canvas }) => {
    // It may have been on the market for longer.
    await expect(canvas.getByText("The chart starts in week 3 on the site.")).toBeVisible();
  },
};

export const WhoIsLooking: Story = {
  render: () => (
    <StoryFrame>
      <Interested
        listing={sampleWeek.listing}
        interested={sampleWeek.interested}
        clock={storyClock}
      />
    </StoryFrame>
  ),
};

/** Each row says what the offer depends on. */
export const Offers: Story = {
  render: () => (
    <StoryFrame>
      <SaleOffers board={sampleBoard} dealId="plaza" clock={storyClock} />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/, proof of funds received, depends on inspection, title, and financing$/),
    ).toBeVisible();
  },
};

export const Proposals: Story = {
  render: () => (
    <StoryFrame>
      <SaleOffers board={sampleProposals} dealId="avenue" clock={storyClock} />
    </StoryFrame>
  ),
};

const { recommendation: _, ...unrecommended } = sampleBoard;
const [abara, ...others] = sampleBoard.offers as [Offer, ...Offer[]];

/** The offers before the broker has recommended one. */
export const WithoutRecommendation: Story = {
  render: () => (
    <StoryFrame>
      <SaleOffers board={unrecommended} dealId="plaza" clock={storyClock} />
    </StoryFrame>
  ),
};

/** A counter is sent to the buyer once the owner approves. */
export const CounterProposed: Story = {
  render: () => (
    <StoryFrame>
      <SaleOffers
        board={{
          ...sampleBoard,
          offers: [
            {
              ...abara,
              counter: { terms: abara.terms, state: "proposed", at: "2026-07-14T15:20:00.000Z" },
            },
            ...others,
          ],
        }}
        dealId="plaza"
        clock={storyClock}
      />
    </StoryFrame>
  ),
};

/** Buyers whose names are hidden are "Private buyer 1". */
export const PrivateBuyers: Story = {
  render: () => (
    <StoryFrame>
      <SaleOffers
        board={{
          ...unrecommended,
          offers: sampleBoard.offers.map(({ person: __, role: ___, ...each }, index) => ({
            ...each,
            buyer: `Private buyer ${index + 1}`,
          })),
        }}
        dealId="plaza"
        clock={storyClock}
      />
    </StoryFrame>
  ),
};

export const EarlierWeeks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Earlier weeks" }));
    await canvas.findByRole("table", { name: "Every week so far" });
  },
};

/** As the listing's broker sees it. */
export const ForBroker: Story = { args: { isBroker: true } };

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
