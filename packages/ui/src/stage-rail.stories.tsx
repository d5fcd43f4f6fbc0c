import type { Meta, StoryObj } from "@storybook/react-vite";

import { StageRail } from "./stage-rail.tsx";

const meta = {
  title: "Data/Stage rail",
  component: StageRail,
  args: {
    label: "Stages",
    stages: [
      { id: "search", label: "Search", note: "Apr 20" },
      { id: "letter", label: "Letter of intent", note: "Jun 3" },
      { id: "contract", label: "Contract", note: "Jun 17" },
      { id: "diligence", label: "Due diligence", note: "Since Jun 17" },
      { id: "closing", label: "Closing" },
      { id: "closed", label: "Closed" },
    ],
    current: 3,
    position: "stage 4 of 6",
  },
} satisfies Meta<typeof StageRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const First: Story = { args: { current: 0, position: "stage 1 of 6" } };

/** The end of the way is nothing to attend to. */
export const Complete: Story = {
  args: { current: 5, complete: true, position: "stage 6 of 6" },
};

/** Only some days are known. */
export const WithoutNotes: Story = {
  args: {
    stages: [
      { id: "assignment", label: "Assignment" },
      { id: "tours", label: "Tours", note: "Since Jul 2" },
      { id: "proposal", label: "Proposal" },
      { id: "execution", label: "Lease execution" },
      { id: "closed", label: "Closed" },
    ],
    current: 1,
    position: "stage 2 of 5",
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const Dark: Story = { globals: { theme: "dark" } };

export const DarkFirst: Story = { ...First, globals: { theme: "dark" } };

export const DarkComplete: Story = { ...Complete, globals: { theme: "dark" } };

export const DarkPhone: Story = {
  globals: { theme: "dark", viewport: { value: "mobile1" } },
};
