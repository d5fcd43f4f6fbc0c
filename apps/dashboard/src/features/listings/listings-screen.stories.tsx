import type { ListedListing } from "@frontage/records/schemas/broker-listing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";

import type { BrokerApi } from "../../portal/portal.ts";
import { StoryFrame } from "../../story-frame.tsx";
import { BrokerListings } from "./listings-screen.tsx";
import { storyListings } from "./story-listings.ts";

/** Only reading works: the buttons would need a server. */
const apiWith = (list: () => Promise<readonly ListedListing[]>) =>
  ({
    listings: { list },
    deals: async () => ({ items: [], total: 0 }),
  }) as unknown as BrokerApi;

const meta = {
  title: "Dashboard/Listings/Screen",
  component: BrokerListings,
  args: { brokerApi: apiWith(async () => storyListings) },
  decorators: [
    (Story) => (
      <StoryFrame>
        <h1 className="sr-only">Listings</h1>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof BrokerListings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { brokerApi: apiWith(async () => []) } };

export const Loading: Story = {
  args: { brokerApi: apiWith(async () => new Promise(() => undefined)) },
};

export const Failed: Story = {
  args: {
    brokerApi: apiWith(async () => {
      throw new Error("The server can’t be reached.");
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Try again" });
  },
};

export const NewListing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New listing" }));
    await screen.findByRole("dialog", { name: "New listing" });
  },
};
