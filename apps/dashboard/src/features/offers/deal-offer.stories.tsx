import type { Offer } from "@frontage/records/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { sampleBoard } from "../../offer-comparison/sample-board.ts";
import { StoryFrame, storyClock } from "../../story-frame.tsx";
import { Page } from "./deal-offer-screen.tsx";

const [abara] = sampleBoard.offers;
if (!abara || abara.terms.kind !== "sale") throw new Error("The sample has no offer.");
const counter: NonNullable<Offer["counter"]> = {
  terms: { ...abara.terms, price: 12_250_000, diligenceDays: 21, note: "" },
  state: "proposed",
  at: "2026-07-14T15:20:00.000Z",
};

const meta = {
  title: "Dashboard/An offer",
  component: Page,
  args: {
    board: sampleBoard,
    clock: storyClock,
    dealId: "plaza",
    offer: { ...abara, counter },
  },
  render: (args) => (
    <StoryFrame>
      <Page {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The counter is struck and set in the sentences it changes. */
export const CounterProposed: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(
      screen.getByRole("heading", { name: "Jordan recommends a counter at $12,250,000." }),
    ).toBeVisible();
    const sheet = within(screen.getByRole("article"));
    await expect(sheet.getAllByRole("deletion")[0]).toHaveTextContent("was $12,150,000");
    await expect(sheet.getAllByRole("insertion")[0]).toHaveTextContent("now $12,250,000");
    await expect(sheet.getAllByText("Proposed")).toHaveLength(2);
  },
};

/** Without a reason that was sent, the broker only proposes. */
export const WithoutAReason: Story = {
  args: { board: { ...sampleBoard, recommendation: undefined } },
  async play({ canvasElement }) {
    await expect(
      within(canvasElement).getByRole("heading", {
        name: "Jordan proposes a counter at $12,250,000.",
      }),
    ).toBeVisible();
  },
};

/** Once it is approved, nothing is sent yet, and the next offer waits. */
export const Approved: Story = {
  args: {
    clock: { ...storyClock, timeZone: "America/Los_Angeles" },
    offer: { ...abara, counter: { ...counter, state: "approved" } },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText("The offer expires Monday, 5pm in Chicago")).toBeVisible();
    await expect(
      screen.getByRole("link", { name: "Answer the $12,400,000 offer" }),
    ).toHaveAttribute("href", "/dashboard/deals/plaza/offers/specimen");
  },
};

/** Another offer's counter is the same there as on its own page. */
export const OtherCountered: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: sampleBoard.offers.map((offer) => (offer === abara ? { ...abara, counter } : offer)),
    },
    offer: sampleBoard.offers[1] ?? abara,
  },
  async play({ canvasElement }) {
    const others = within(within(canvasElement).getByRole("region", { name: "Other offers" }));
    const [row] = others
      .getAllByRole("listitem")
      .filter((each) => each.textContent.includes("Abara"));
    await expect(row).toHaveTextContent(
      "Counter to approve, not sent yet. The offer expires Monday, 5pm",
    );
    await expect(row).toHaveTextContent("$12,250,000");
  },
};

export const Made: Story = { args: { offer: abara } };
export const Seen: Story = {
  args: {
    offer: { ...abara, counter: { ...counter, state: "sent", seenAt: "2026-07-14T14:32:00.000Z" } },
  },
};
export const Withdrawn: Story = {
  args: { offer: { ...abara, state: "withdrawn", decidedAt: "2026-07-14T14:32:00.000Z" } },
};
export const PrivateBuyer: Story = {
  args: {
    offer: { ...abara, counter, buyer: "Private buyer 1", person: undefined, role: undefined },
  },
};
