import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router";

import { RoomApp } from "./room-app.tsx";

const meta = {
  title: "Dashboard/Room/Closed",
  component: RoomApp,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={["/listings/15-placeholder-plaza/room"]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof RoomApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the server answers instead of the room. */
const answerWith = (answer: () => Promise<Response>) => () => {
  const original = window.fetch;
  window.fetch = answer;
  return () => {
    window.fetch = original;
  };
};

export const Loading: Story = {
  beforeEach: answerWith(async () => new Promise(() => undefined)),
};

/** The link was used elsewhere, or the broker has closed the room. */
export const NotOpen: Story = {
  beforeEach: answerWith(async () =>
    Response.json({ error: "Sign the agreement, or ask for a new link." }, { status: 401 }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "These documents aren’t open here" });
  },
};
