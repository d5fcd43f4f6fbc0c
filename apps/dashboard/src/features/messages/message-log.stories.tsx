import type { Message } from "@frontage/records/schemas/thread";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { MessageLog } from "./message-log.tsx";

const message = (
  id: string,
  from: Message["from"],
  text: string,
  more: Partial<Message> = {},
): Message => ({
  id,
  threadId: "broker",
  from,
  text,
  sentAt: `2026-07-14T1${id}:10:00.000Z`,
  attachments: [],
  ...more,
});

const meta = {
  title: "Dashboard/Message",
  component: MessageLog,
  args: {
    thread: {
      id: "broker",
      name: "Jordan Avery",
      description: "Your broker",
      kind: "broker",
      unread: 0,
    },
    entries: [
      {
        message: message("3", "other", "The revised rent roll is attached.", {
          attachments: [
            { id: "roll", name: "Rent roll.csv", mediaType: "text/csv", bytes: 96_000 },
          ],
        }),
      },
      {
        message: message("4", "me", "Thanks. Is Suite 3 leased through 2028?", {
          readAt: "2026-07-14T14:20:00.000Z",
        }),
      },
      {
        message: message("5", "me", "And when do we close?"),
        unsent: { status: "refused", problem: "No connection.", isLimited: undefined },
      },
    ],
    timeZone: storyClock.timeZone,
    foundId: undefined,
    hasOlder: false,
    isLoadingOlder: false,
    onShowOlder: () => undefined,
    actions: {
      onRetry: () => undefined,
      onDiscard: () => undefined,
      onSendWithoutFiles: () => undefined,
      onEdit: () => undefined,
    },
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof MessageLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Messages that were received, read, and not sent. */
export const Default: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };
