import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { StoryFrame } from "../../story-frame.tsx";
import { DealFacts } from "./deal-facts.tsx";
import { DealHead } from "./deal-head.tsx";

const meta = {
  title: "Dashboard/Deal head",
  component: DealHead,
  args: {
    today: "2026-07-14",
    deal: {
      id: "road",
      name: "48 Example Road",
      city: "Anytown",
      region: "ST",
      type: "industrial",
      squareFeet: 64_000,
      yearBuilt: 1998,
      summary: "28-foot clear height, eight dock doors, one tenant.",
      timeZone: "America/Chicago",
      progress: { side: "purchase", stage: "due-diligence" },
      stageDays: { contract: "2026-06-17", "due-diligence": "2026-06-17" },
      version: 1,
      keyDates: [],
      next: {
        sentence: "Sign revision 3 of the purchase agreement.",
        when: "Due diligence ends Friday.",
        action: { kind: "sign", label: "Review and sign", path: "?document=agreement" },
      },
    },
    requests: [],
    secondary: { id: "tour", label: "Request a tour", onSelect: () => undefined },
    menu: {
      name: "48 Example Road",
      actions: [{ id: "print", label: "Print summary", onSelect: () => undefined }],
    },
    onUpload: () => undefined,
    children: (
      <DealFacts
        facts={[
          { label: "Price", value: "$9,350,000", note: "$146 per SF" },
          { label: "Net operating income", value: "$584,375", note: "12 months to June" },
          { label: "Cap rate", value: "6.25%", note: "NOI ÷ price" },
          { label: "Closing", value: "31 days", note: "Fri, Aug 14" },
        ]}
        onEdit={undefined}
      />
    ),
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof DealHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a next step, the other action is the primary one. */
export const CaughtUp: Story = {
  args: {
    deal: {
      ...meta.args.deal,
      next: { sentence: "You’re all caught up.", when: "Closing is August 14." },
    },
  },
};

/** The stage's popover lists all stages with their days. */
export const Stages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Due diligence, step 4 of 6" }));
    const stages = await within(document.body).findByRole("dialog", { name: "Stages" });
    await waitFor(() => expect(within(stages).getByText("Since Jun 17")).toBeVisible());
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
