import type { KeyDateView } from "@frontage/records/schemas/key-date";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { shownDialog, StoryFrame } from "../story-frame.tsx";
import { MoveDate, type MoveDateProps } from "./move-date.tsx";

const dates: KeyDateView[] = [
  {
    id: "contract",
    dealId: "48-example-road",
    label: "Contract",
    kind: "effective-date",
    override: { day: "2026-06-17", reason: "" },
    basis: "",
    status: "open",
    day: "2026-06-17",
    version: 1,
  },
  {
    id: "diligence",
    dealId: "48-example-road",
    label: "Due diligence ends",
    kind: "deadline",
    rule: { anchor: "effective-date", count: 30, unit: "calendar", roll: "next" },
    basis: "",
    status: "open",
    day: "2026-07-17",
    version: 1,
  },
];

function Row(props: MoveDateProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div data-date-row className="w-80 py-3">
      <MoveDate {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

const meta = {
  title: "Dashboard/Move a date",
  component: MoveDate,
  args: {
    deal: {
      id: "48-example-road",
      name: "48 Example Road",
      client: { id: "taylor", name: "Taylor Morgan" },
      city: "Anytown",
      region: "ST",
      type: "industrial",
      squareFeet: 64_000,
      summary: "A warehouse.",
      timeZone: "America/Chicago",
      progress: { side: "purchase", stage: "due-diligence" },
      version: 1,
      keyDates: [],
    },
    id: "diligence",
    label: "Due diligence ends",
    isOpen: false,
    onOpenChange: () => undefined,
    onDay: () => undefined,
    onMore: () => undefined,
    today: "2026-07-14",
  },
  decorators: [
    (Story) => (
      <StoryFrame answers={{ "GET /deals/48-example-road/key-dates": () => dates }}>
        <Story />
      </StoryFrame>
    ),
  ],
  render: (args) => <Row {...args} />,
} satisfies Meta<typeof MoveDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button's label is the new day; a reason is required. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Move/ }));
    const form = await shownDialog();
    await userEvent.click(await form.findByRole("button", { name: "+7 days" }));
    await userEvent.click(form.getByRole("button", { name: "Move to Jul 24" }));
    await expect(form.getByLabelText("Reason")).toBeInvalid();
  },
};

/** Dates that are counted from this one move along. */
export const Followed: Story = {
  args: { id: "contract", label: "Contract" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Move/ }));
    const form = await shownDialog();
    await userEvent.click(await form.findByRole("button", { name: "+3 days" }));
    await expect(form.getByText(/^Also moves: Due diligence ends to Jul 20/)).toBeVisible();
  },
};

export const Dark: Story = { ...Open, globals: { theme: "dark" } };
