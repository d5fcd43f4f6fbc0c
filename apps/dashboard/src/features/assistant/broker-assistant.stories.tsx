import type { UnansweredQuestion } from "@frontage/records/schemas/assistant";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { StoryFrame, storyClock } from "../../story-frame.tsx";
import { BrokerAssistant } from "./broker-assistant.tsx";

const unhelpful: UnansweredQuestion = {
  id: "roof",
  client: { id: "blake", name: "Blake Sutton" },
  question: "Who pays for the roof at 410 Model Avenue?",
  askedAt: "2026-07-13T21:40:00.000Z",
  searched: { documents: 6, unreadable: ["Survey 1994.pdf"] },
  shown: ["Lease abstract", "Property details"],
  handOff: null,
  isForwarded: false,
  isUnhelpful: true,
};
const advice: UnansweredQuestion = {
  ...unhelpful,
  id: "advice",
  client: { id: "taylor", name: "Taylor Morgan" },
  question: "Should I waive the financing contingency?",
  shown: ["Purchase agreement, revision 3"],
  handOff: { reason: "advice" },
  isUnhelpful: false,
};

const answering = (items: readonly UnansweredQuestion[]) => ({
  "GET /assistant/settings": () => ({ isOn: true }),
  "GET /assistant/unanswered": () => ({
    items,
    total: items.length,
    counts: { "needs-answer": items.length, answered: 0, notes: 0 },
  }),
});

const meta = {
  title: "Dashboard/Assistant, the broker’s",
  component: BrokerAssistant,
  args: { backPath: "/dashboard/messages", timeZone: storyClock.timeZone },
} satisfies Meta<typeof BrokerAssistant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Questions that a client passed on, or that only a person answers. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <StoryFrame answers={answering([advice, unhelpful])}>
        <Story />
      </StoryFrame>
    ),
  ],
};

/** No question waits. */
export const NoQuestions: Story = {
  decorators: [
    (Story) => (
      <StoryFrame answers={answering([])}>
        <Story />
      </StoryFrame>
    ),
  ],
};
