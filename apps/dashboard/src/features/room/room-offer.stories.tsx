import type { OwnOffer } from "@frontage/records/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { sampleBoard } from "../../offer-comparison/sample-board.ts";
import { StoryFrame } from "../../story-frame.tsx";
import { OwnOfferPage } from "./room-offer.tsx";

const [first] = sampleBoard.offers;
const { id: _, ...listing } = sampleBoard.listing;
const own: OwnOffer = {
  listing,
  isOpen: true,
  from: { buyer: "Abara Retail Partners", person: "Quinn Abara", role: "principal" },
  history: sampleBoard.history.filter(({ offerId }) => offerId === "abara"),
};
const sent: OwnOffer = {
  ...own,
  ...(first && { offer: { ...first, expiresAt: "2099-07-20T22:00:00.000Z" } }),
};
const countered: OwnOffer = {
  ...sent,
  ...(sent.offer && {
    offer: {
      ...sent.offer,
      counter: {
        terms: { ...sent.offer.terms, note: "" },
        state: "sent",
        at: "2026-07-14T15:00:00.000Z",
      },
    },
  }),
};

const meta = {
  title: "Dashboard/Room offer",
  component: OwnOfferPage,
  args: { own, slug: "15-placeholder-plaza" },
  render: (args) => (
    <StoryFrame>
      <div className="max-w-xl">
        <OwnOfferPage {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof OwnOfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below each figure, the form says what it means. */
export const Form: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText("Price"), "12200000");
    await userEvent.type(screen.getByLabelText("Deposit"), "250000");
    await expect(screen.getByText("1.6% under asking, a 6.50% cap rate.")).toBeVisible();
    await expect(screen.getByLabelText("Price")).toHaveValue("$12,200,000");
    await userEvent.click(screen.getByRole("radio", { name: "Cash" }));
    await expect(screen.queryByLabelText("Lender (optional)")).toBeNull();
  },
};

/** A missing value is reported at its field. */
export const WithErrors: Story = {
  // A name of its own, for an empty draft.
  args: { slug: "nothing-typed" },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /^Send offer/ }));
    await expect(await screen.findByText("Please enter a price in whole dollars.")).toBeVisible();
  },
};

export const Sent: Story = { args: { own: sent } };
export const Countered: Story = { args: { own: countered } };
export const Closed: Story = { args: { own: { ...sent, isOpen: false } } };
