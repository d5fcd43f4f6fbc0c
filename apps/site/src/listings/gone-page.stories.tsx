import type { Meta, StoryObj } from "@storybook/react-vite";

import { ListingsContext } from "../lib/has-listings.ts";
import { GonePage } from "./gone-page.tsx";

const meta = {
  title: "Site/A Listing That Is Gone",
  component: GonePage,
  parameters: { bare: true },
  args: {
    listing: {
      slug: "15-placeholder-plaza",
      name: "15 Placeholder Plaza",
      place: "Anytown, ST",
      statusName: "Sold",
    },
  },
  render: (args) => (
    <main>
      <GonePage {...args} />
    </main>
  ),
} satisfies Meta<typeof GonePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site has no other listings. */
export const Alone: Story = {};

/** The site has other listings. */
export const WithOthers: Story = {
  decorators: [
    (Story) => (
      <ListingsContext value>
        <Story />
      </ListingsContext>
    ),
  ],
};
