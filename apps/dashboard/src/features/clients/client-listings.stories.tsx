import type { Meta, StoryObj } from "@storybook/react-vite";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { ClientListings } from "./client-detail.tsx";

const meta = {
  title: "Dashboard/Clients/Interested in",
  component: ClientListings,
  args: {
    clock: storyClock,
    listings: [
      {
        id: "plaza",
        name: "15 Placeholder Plaza",
        stage: "offered",
        at: "2026-07-13T15:00:00.000Z",
      },
      { id: "lane", name: "77 Instance Lane", stage: "signed", at: "2026-06-30T15:00:00.000Z" },
    ],
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ClientListings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
