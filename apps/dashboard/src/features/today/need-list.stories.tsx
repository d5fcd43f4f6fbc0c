import type { TodayNeed } from "@frontage/records/schemas/today";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { NeedList } from "./need-list.tsx";

const client = { id: "taylor", name: "Taylor Morgan" };
const deal = {
  id: "road",
  name: "48 Example Road",
  side: "purchase",
  timeZone: "America/Chicago",
} as const;
const needs: TodayNeed[] = [
  {
    kind: "inquiry",
    isSeen: false,
    id: "inquiry",
    name: "Riley Quinn",
    email: "riley@example.com",
    text: "I own a small office building and would like to know what it is worth.",
    at: "2026-07-14T13:20:00.000Z",
  },
  {
    kind: "offer",
    isSeen: true,
    id: "offer",
    reason: "new",
    name: "Quinn Abara",
    company: "Abara Retail Partners",
    listing: {
      id: "plaza",
      name: "15 Placeholder Plaza",
      timeZone: "America/Chicago",
      asking: 12_400_000,
    },
    terms: {
      kind: "sale",
      price: 12_150_000,
      deposit: 250_000,
      diligenceDays: 30,
      closingDays: 60,
      payment: "cash",
      contingencies: [],
      note: "",
    },
    expiresAt: "2026-07-20T22:00:00.000Z",
    at: "2026-07-13T21:12:00.000Z",
  },
  {
    kind: "message",
    isSeen: false,
    id: "message",
    messageId: "latest",
    client,
    text: "The revised rent roll is attached.",
    contactName: "Casey Park",
    unread: 2,
    at: "2026-07-13T20:00:00.000Z",
  },
  {
    kind: "asked",
    isSeen: false,
    id: "asked",
    client,
    deal,
    text: "Who pays for the roof at 48 Example Road?",
    at: "2026-07-13T20:00:00.000Z",
  },
  {
    kind: "access",
    isSeen: false,
    id: "dana",
    name: "Dana Fairley",
    listing: { id: "plaza", name: "15 Placeholder Plaza" },
    document: "Rent roll",
    documentIds: ["rents", "leases"],
    at: "2026-07-14T14:58:00.000Z",
    version: 1,
  },
  {
    kind: "question",
    isSeen: false,
    id: "ellis",
    name: "Ellis Rowe",
    listing: { id: "loft", name: "Brick loft building" },
    text: "Is the roof survey recent?",
    at: "2026-07-13T18:00:00.000Z",
  },
  {
    kind: "tour",
    isSeen: false,
    id: "tour",
    name: "Rowan Pell",
    listing: { id: "plaza", name: "15 Placeholder Plaza" },
    start: "2026-07-16T15:00:00.000Z",
    end: "2026-07-16T16:00:00.000Z",
    timeZone: "America/Chicago",
    at: "2026-07-14T09:00:00.000Z",
  },
  {
    kind: "confirm",
    isSeen: false,
    id: "lane",
    name: "77 Instance Lane",
    type: "industrial",
    timeZone: "America/Chicago",
    at: "2026-06-30T15:00:00.000Z",
    version: 1,
  },
  {
    kind: "term",
    isSeen: false,
    id: "street",
    name: "88 Sample Street",
    type: "retail",
    timeZone: "America/Chicago",
    endsOn: "2026-07-21",
    daysLeft: 7,
    at: "2026-07-14T05:00:00.000Z",
    version: 1,
  },
  {
    kind: "signature",
    isSeen: false,
    id: "signature",
    client,
    deal,
    name: "Purchase agreement, revision 3",
    at: "2026-07-10T15:00:00.000Z",
    version: 1,
  },
];
const actions = {
  isFinished: () => false,
  finished: async () => undefined,
  markRead: () => undefined,
  confirmSigned: () => undefined,
  markReceived: () => undefined,
};

const meta = {
  title: "Dashboard/Today",
  component: NeedList,
  args: {
    needs: { total: needs.length, items: needs, more: [] },
    // The buttons would need a server.
    actions: actions as never,
    clock: storyClock,
    titleId: "needs",
  },
  render: (args) => (
    <section>
      <h2 id="needs" className="mb-4 text-section font-semibold text-fg">
        Needs you
      </h2>
      <NeedList {...args} />
    </section>
  ),
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof NeedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
