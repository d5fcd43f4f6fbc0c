import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { ListingList } from "./listing-list.tsx";
import { storyListings } from "./story-listings.ts";

const withStatus = (...statuses: string[]) =>
  storyListings.filter(({ status }) => statuses.includes(status));

const meta = {
  title: "Dashboard/Listings/List",
  component: ListingList,
  args: {
    groups: [
      { id: "live", name: "Live", listings: withStatus("available") },
      { id: "drafts", name: "Drafts", listings: withStatus("draft") },
      { id: "contract", name: "Under contract", listings: withStatus("under-contract") },
    ],
    clock: storyClock,
    // The buttons would need a server.
    actions: { confirm: () => undefined, publish: () => undefined, pendingId: undefined },
  },
  render: (args) => (
    <section aria-labelledby="listings">
      <h2 id="listings" className="mb-4 text-section font-semibold text-fg">
        Listings
      </h2>
      <ListingList {...args} />
    </section>
  ),
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ListingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A published listing is edited, seen and withdrawn from its row. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More for 15 Placeholder Plaza" }));
    const items = await screen.findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Edit listing",
      "View on the site",
      "Confirm it’s available",
      "Open client",
      "Withdraw",
    ]);
  },
};

export const Closed: Story = {
  args: {
    groups: [
      {
        id: "closed",
        name: "Sold and leased",
        listings: withStatus("under-contract").map((each) => ({ ...each, status: "sold" })),
      },
    ],
  },
};

export const Confirming: Story = {
  args: { actions: { confirm: () => undefined, publish: () => undefined, pendingId: "lane" } },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
