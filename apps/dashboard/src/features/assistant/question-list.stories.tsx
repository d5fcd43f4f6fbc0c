import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { AnsweredQuestion } from "./question-list.tsx";

const answer: AssistantAnswer = {
  id: "one",
  question: "How much is the earnest money, and when is it due?",
  askedAt: "2026-07-14T12:00:00.000Z",
  answer: [
    {
      text: "",
      sources: [
        {
          kind: "document",
          recordId: "agreement",
          title: "Purchase agreement, revision 3",
          path: "/dashboard/documents/agreement",
          page: 2,
          section: "section 2.1",
          quote:
            "Buyer shall deposit Fifty Thousand Dollars ($50,000) with the Escrow Agent within three (3) business days after the Effective Date.",
        },
        {
          kind: "event",
          recordId: "earnest",
          title: "Earnest money",
          path: "/dashboard/calendar",
          quote: "Earnest money, June 17, 2026",
        },
      ],
    },
  ],
  outcome: "answer",
  handOff: null,
  mode: "quotes",
  searched: { documents: 36, unreadable: [] },
  isForwarded: false,
};
const nothing: AssistantAnswer = {
  ...answer,
  id: "two",
  question: "Will rents rise next year?",
  answer: [],
  outcome: "none",
  searched: { documents: 36, unreadable: ["Survey 1994.pdf"] },
};

const meta = {
  title: "Dashboard/Assistant answer",
  component: AnsweredQuestion,
  args: {
    answer,
    clock: storyClock,
    onAskAgain: () => undefined,
  },
  render: (args) => (
    <ul>
      <AnsweredQuestion {...args} />
    </ul>
  ),
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof AnsweredQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quotes, each with its source. */
export const Default: Story = {};

/** No sentence is certain: the closest ones are shown, and nothing is claimed. */
export const Closest: Story = {
  args: {
    answer: { ...answer, id: "closest", question: "Can I still back out?", outcome: "closest" },
  },
};

/** Several documents may be meant: choosing one asks about it. */
export const WhichOne: Story = {
  args: {
    answer: {
      ...answer,
      id: "which",
      question: "How much is the security deposit?",
      answer: [],
      outcome: "which",
      choices: [
        { documentId: "suite-1", title: "Lease, Suite 1, 200 Sample Avenue" },
        { documentId: "suite-5", title: "Lease, Suite 5, 200 Sample Avenue" },
        { documentId: "coffee", title: "Lease, Placeholder Coffee, 15 Placeholder Plaza" },
      ],
    },
  },
};

/** Nothing was found: it says where it looked and offers to ask the broker. */
export const NothingFound: Story = { args: { answer: nothing } };

/** It asks for patience: the answer may be in a document that was added just now. */
export const StillReading: Story = {
  args: {
    answer: {
      ...nothing,
      searched: { documents: 36, unreadable: [], reading: ["Lease, Suite 1"] },
    },
  },
};

/** The broker gives advice. */
export const HandedOff: Story = {
  args: {
    answer: { ...nothing, id: "three", outcome: "handOff", handOff: { reason: "advice" } },
  },
};

export const Failed: Story = {
  args: { answer: { ...answer, id: "four", answer: [], isFailed: true } },
};

export const Dark: Story = { globals: { theme: "dark" } };
