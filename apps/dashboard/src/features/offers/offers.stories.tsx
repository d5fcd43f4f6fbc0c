import type { Offer } from "@frontage/records/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { sampleBoard } from "../../offer-comparison/sample-board.ts";
import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { Page } from "./offers-screen.tsx";

const meta = {
  title: "Dashboard/Offers",
  component: Page,
  args: { board: sampleBoard, brokerApi: {} as never, clock: storyClock },
  render: (args) => (
    <StoryFrame>
      <Page {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { recommendation: _, ...unrecommended } = sampleBoard;
const [abara, ...others] = sampleBoard.offers as [Offer, ...Offer[]];
const counter = { terms: abara.terms, at: "2026-07-14T15:20:00.000Z", state: "approved" } as const;

export const Three: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByRole("heading", { level: 2, name: /Three offers/ })).toBeVisible();
  },
};

export const Countering: Story = {
  async play({ canvasElement }) {
    const [counterButton] = within(canvasElement).getAllByRole("button", { name: /^Counter/ });
    if (counterButton) await userEvent.click(counterButton);
    await expect(within(canvasElement).getByLabelText("Price")).toHaveValue("$12,150,000");
  },
};

export const CounterApproved: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [{ ...abara, counter }, ...others],
    },
  },
};

export const Accepted: Story = {
  args: {
    board: { ...sampleBoard, offers: [{ ...abara, state: "accepted" }, ...others] },
  },
};

export const WithoutRecommendation: Story = { args: { board: unrecommended } };

/** More than fit: the table scrolls under its labels. */
export const Five: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [...sampleBoard.offers, ...others.map((one) => ({ ...one, id: `${one.id}-2` }))],
    },
  },
};

export const None: Story = { args: { board: { ...unrecommended, offers: [], history: [] } } };
