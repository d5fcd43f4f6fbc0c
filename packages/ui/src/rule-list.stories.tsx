import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText } from "lucide-react";
import type { ComponentProps } from "react";

import { Chip } from "./chip.tsx";
import { Link } from "./link.tsx";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "./rule-list.tsx";

/**
 * - **When to use:** a few records on the page itself, each one line.
 * - **When not:** columns to compare or sort, which are a `Table`.
 * - **Keyboard:** Tab reaches the links in each row.
 * - **Content:** what it is first, its state last.
 */
const meta = {
  title: "Data/Rule list",
  component: RuleList,
  subcomponents: { RuleListHeader, RuleListTitle, RuleListCount, RuleListActions, RuleListRow },
  render: ({ align, size, ...args }) => (
    <section aria-labelledby="documents">
      <RuleListHeader>
        <RuleListTitle id="documents">Documents</RuleListTitle>
        <RuleListCount>2</RuleListCount>
        <RuleListActions>
          <Link href="#request">Request</Link>
          <Link href="#share">Share</Link>
        </RuleListActions>
      </RuleListHeader>
      <RuleList {...args}>
        <RuleListRow align={align} size={size}>
          <FileText aria-hidden className="size-5 text-fg-3" strokeWidth={1.5} />
          <span className="grow font-medium text-fg">Title commitment</span>
          <Chip tone="positive">Reviewed</Chip>
        </RuleListRow>
        <RuleListRow align={align} size={size}>
          <FileText aria-hidden className="size-5 text-fg-3" strokeWidth={1.5} />
          <span className="grow">
            <span className="block font-medium text-fg">Rent roll, second quarter</span>
            <span className="block text-caption text-fg-3">Not opened yet</span>
          </span>
          <Chip tone="accent">New</Chip>
        </RuleListRow>
      </RuleList>
    </section>
  ),
} satisfies Meta<
  ComponentProps<typeof RuleList> & Pick<ComponentProps<typeof RuleListRow>, "align" | "size">
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { size: "md", align: "center" } };

export const LongTitle: Story = {
  render: (args) => (
    <section aria-labelledby="openings" className="max-w-xs">
      <RuleListHeader>
        <RuleListTitle id="openings">Who opened which document lately</RuleListTitle>
        <RuleListCount>128</RuleListCount>
      </RuleListHeader>
      <RuleList {...args}>
        <RuleListRow>Environmental site assessment of the northern parcel, revision 3</RuleListRow>
      </RuleList>
    </section>
  ),
};

/** Sentences with times, on one line each. */
export const Sentences: Story = {
  render: (args) => (
    <RuleList aria-label="Activity" {...args}>
      <RuleListRow size="sm" align="baseline">
        <span className="grow">Jordan Avery added the document “ALTA survey”.</span>
        <span className="text-caption text-fg-3">Today, 9:12am</span>
      </RuleListRow>
      <RuleListRow size="sm" align="baseline">
        <span className="grow">Taylor Morgan confirmed the event “Property tour”.</span>
        <span className="text-caption text-fg-3">Yesterday</span>
      </RuleListRow>
    </RuleList>
  ),
};

export const Dark: Story = { globals: { theme: "dark" } };
