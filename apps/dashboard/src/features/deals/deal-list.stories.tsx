import type { Deal } from "@frontage/records/schemas/deal";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { StoryFrame } from "../../story-frame.tsx";
import type { DealWithDate } from "./deal-groups.ts";
import { DealList } from "./deal-list.tsx";

const deal = (
  id: string,
  stage: Deal["progress"],
  more: Partial<Deal> = {},
  next?: DealWithDate["next"],
): DealWithDate => ({
  next,
  deal: {
    id,
    name: id,
    client: { id: "taylor", name: "Taylor Morgan" },
    city: "Anytown",
    region: "ST",
    type: "industrial",
    squareFeet: 64_000,
    summary: "A warehouse.",
    timeZone: "America/Chicago",
    version: 1,
    keyDates: [],
    ...more,
    progress: stage,
  },
});
const diligence = deal(
  "48 Example Road",
  { side: "purchase", stage: "due-diligence" },
  {
    price: 9_350_000,
    waitingFor: {
      kind: "confirm",
      id: "tour",
      isYours: true,
      who: "You",
      what: "Tour request, since 9:41am",
      verb: "Answer",
      path: "/dashboard/calendar?event=tour",
    },
  },
  { day: "2026-07-17", label: "Due diligence ends", isUrgent: true },
);
const lease = deal("18 Placeholder Row", { side: "lease", stage: "lease-execution" }, { rent: 31 });
const offers = deal(
  "15 Placeholder Plaza",
  { side: "sale", stage: "offers" },
  {
    price: 12_400_000,
    waitingFor: {
      kind: "send",
      id: "estoppels",
      isYours: false,
      who: "Taylor Morgan",
      what: "Estoppel certificates, 8 days",
      verb: "Open",
      path: "/dashboard/deals/plaza#request-estoppels",
      canRemind: true,
    },
  },
  { day: "2026-07-20", label: "Offers due", isUrgent: false },
);
const closed = deal("22 Demo Street", { side: "sale", stage: "closed" }, { price: 6_100_000 });

const meta = {
  title: "Dashboard/Deals",
  component: DealList,
  args: {
    groups: {
      contract: [diligence, lease],
      negotiating: [offers],
      searching: [],
      closed: [closed],
    },
    closed: {
      total: 1,
      volume: 6_100_000,
      isShown: false,
      onToggle: () => undefined,
      failure: undefined,
    },
    today: "2026-07-14",
    remind: () => undefined,
    pendingId: undefined,
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof DealList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A row whose reminder is being sent. */
export const Reminding: Story = { args: { pendingId: "estoppels" } };

export const Dark: Story = { globals: { theme: "dark" } };
