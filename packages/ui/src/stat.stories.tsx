import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2, Calendar, FileText, Users } from "lucide-react";

import { Stat, StatDelta, StatGroup, StatLabel, StatNote, StatValue } from "./stat.tsx";

/**
 * - **When to use:** two to four figures that sum up the page.
 * - **When not:** a figure nobody acts on; a course of figures is a chart.
 * - **Keyboard:** Not focusable.
 * - **Content:** what is counted, the figure, and since when it changed.
 */
const meta = {
  title: "Data/Stat",
  component: StatGroup,
  subcomponents: { Stat, StatLabel, StatValue, StatNote, StatDelta },
  render: (args) => (
    <StatGroup {...args}>
      <Stat>
        <StatLabel>
          Active Properties
          <Building2 aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>12</StatValue>
        <StatNote>
          <StatDelta value={2} /> from last month
        </StatNote>
      </Stat>
      <Stat>
        <StatLabel>
          Total Contacts
          <Users aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>24</StatValue>
        <StatNote>
          <StatDelta value={4} /> new this month
        </StatNote>
      </Stat>
      <Stat>
        <StatLabel>
          Documents
          <FileText aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>36</StatValue>
        <StatNote>
          <StatDelta value={8} /> new documents
        </StatNote>
      </Stat>
      <Stat>
        <StatLabel>
          Upcoming Events
          <Calendar aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>3</StatValue>
        <StatNote>Next: property viewing tomorrow</StatNote>
      </Stat>
    </StatGroup>
  ),
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A decrease isn't an error: it stays in ink. */
export const Fewer: Story = {
  render: (args) => (
    <StatGroup {...args}>
      <Stat>
        <StatLabel>
          Active Properties
          <Building2 aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>10</StatValue>
        <StatNote>
          <StatDelta value={-2} /> from last month
        </StatNote>
      </Stat>
      <Stat>
        <StatLabel>
          Documents
          <FileText aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>36</StatValue>
        <StatNote>
          <StatDelta value={0} /> new documents
        </StatNote>
      </Stat>
    </StatGroup>
  ),
};

export const LongLabel: Story = {
  render: (args) => (
    <StatGroup {...args} className="max-w-md">
      <Stat>
        <StatLabel>
          Properties under agreement, all parties
          <Building2 aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>1,204</StatValue>
        <StatNote>
          <StatDelta value={128} /> since the first of the year
        </StatNote>
      </Stat>
      <Stat>
        <StatLabel>
          Documents
          <FileText aria-hidden strokeWidth={1.5} />
        </StatLabel>
        <StatValue>36</StatValue>
        <StatNote>
          <StatDelta value={8} /> new documents
        </StatNote>
      </Stat>
    </StatGroup>
  ),
};

export const Dark: Story = { globals: { theme: "dark" } };
