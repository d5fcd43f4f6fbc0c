import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { StoryFrame, storyClock } from "../../story-frame.tsx";
import { QuestionList } from "./question-list.tsx";
import { modelAnswer, nothingFound, roofAnswer, roofQuote } from "./story-answers.ts";

const nothing = () => undefined;

const meta = {
  title: "Dashboard/Assistant",
  component: QuestionList,
  args: {
    answers: [roofAnswer],
    pending: [],
    clock: storyClock,
    lookingText: () => "Looking in 14 documents…",
    onAskAgain: nothing,
    onRetry: nothing,
    onDiscard: nothing,
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quotes and facts under the properties they are about. */
export const Default: Story = {};

/** The others follow below, and the first of them has the focus. */
export const ShowingMore: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show two more" }));
    await expect(canvas.queryByRole("button", { name: /^Show/ })).toBeNull();
    await expect(document.activeElement).toHaveTextContent(/Kai Okafor inspects the roof/);
    await expect(canvas.getByRole("heading", { name: "This site" })).toBeVisible();
  },
};

/** A language model’s sentences, each with its quote, and the passages behind them. */
export const WithModel: Story = { args: { answers: [modelAnswer] } };

/** Looking for a question. */
export const Looking: Story = {
  args: {
    answers: [],
    pending: [
      {
        id: "pending",
        question: "Who pays for the roof?",
        writtenAt: roofAnswer.askedAt,
        files: [],
        isAsking: true,
        isWaiting: false,
      },
    ],
  },
};

/** Nothing was found: it says where it looked. */
export const NothingFound: Story = { args: { answers: [nothingFound] } };

/** A document that was added just now is still being read. */
export const StillReading: Story = {
  args: {
    answers: [
      { ...roofAnswer, searched: { documents: 14, unreadable: [], reading: ["Lease, Suite 1"] } },
    ],
  },
};

/** A draft with changes that aren't accepted, of which a part can't be read. */
export const OpenChanges: Story = {
  args: {
    answers: [
      {
        ...roofAnswer,
        passages: [{ ...roofQuote, hasOpenChanges: true, unread: "form fields" }],
        unmentioned: [],
      },
    ],
  },
};

/** The broker and the attorney give advice. */
export const Advice: Story = {
  args: {
    answers: [
      {
        ...roofAnswer,
        question: "Should I waive the roof repair?",
        passages: [roofQuote],
        unmentioned: [],
        handOff: { reason: "advice" },
      },
    ],
  },
};

/** Wire instructions are never shown: a person to call. */
export const WireInstructions: Story = {
  args: {
    answers: [
      {
        ...nothingFound,
        question: "Where do I wire the deposit?",
        handOff: { reason: "money" },
        call: {
          name: "Sasha Varga",
          company: "Sample Title",
          phone: { e164: "+15555550112", display: "(555) 555-0112" },
        },
      },
    ],
  },
};

/** The client said that this didn’t help. */
export const Unhelpful: Story = {
  args: { answers: [{ ...roofAnswer, isUnhelpful: true, isWaiting: true }] },
};

/** A message to the broker, which the client edits and sends. */
export const AskingTheBroker: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Ask / }));
    const message = canvas.getByRole("textbox", { name: /^Message to / });
    await expect(message).toHaveFocus();
    await expect(message).toHaveDisplayValue(/^Who pays for the roof/);
  },
};

/** The client sent the question to the broker. */
export const Forwarded: Story = { args: { answers: [{ ...roofAnswer, isForwarded: true }] } };

export const Failed: Story = { args: { answers: [{ ...nothingFound, isFailed: true }] } };

/** Not asked yet: there is no connection. */
export const Offline: Story = {
  args: {
    answers: [],
    pending: [
      {
        id: "pending",
        question: "Who pays for the roof?",
        writtenAt: roofAnswer.askedAt,
        files: [],
        isAsking: false,
        isWaiting: true,
      },
    ],
  },
};

/** Next to the document that was asked about, with one passage shown in it. */
export const BesideDocument: Story = {
  args: {
    answers: [
      {
        ...roofAnswer,
        documentId: "purchase-agreement",
        passages: [
          roofQuote,
          {
            ...roofQuote,
            text: "The roof warranty is assigned to Buyer at closing.",
            marks: [[4, 8]],
            path: "/dashboard/documents?document=purchase-agreement#page=5&quote=The%20roof",
            page: 5,
          },
        ],
      },
    ],
    beside: {
      documentId: "purchase-agreement",
      passage: { page: 4, quote: "Seller replaces" },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = {
  args: { answers: [modelAnswer] },
  globals: { theme: "dark" },
};
