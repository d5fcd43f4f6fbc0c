import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";

import { StoryFrame, type StoryAnswers } from "../../story-frame.tsx";
import { BrokerListings } from "./listings-screen.tsx";
import { storyListings } from "./story-listings.ts";

/** Answers reading requests only: the buttons would need a server. */
const answersWith = (list: () => unknown): StoryAnswers => ({
  "GET /listings": list,
  "GET /deals": () => ({ items: [], total: 0 }),
});

const meta = {
  title: "Dashboard/Listings/Screen",
  component: BrokerListings,
  parameters: { answers: answersWith(() => storyListings) },
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame answers={parameters.answers as StoryAnswers}>
        <h1 className="sr-only">Listings</h1>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof BrokerListings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { parameters: { answers: answersWith(() => []) } };

export const Loading: Story = {
  parameters: { answers: answersWith(() => new Promise(() => undefined)) },
};

export const Failed: Story = {
  parameters: {
    answers: answersWith(() => {
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
