import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilePen, Inbox, UserPlus } from "lucide-react";
import type { ComponentProps } from "react";

import { Button } from "./button.tsx";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "./card.tsx";

/**
 * - **When to use:** content that belongs together, on a dashboard’s page.
 * - **When not:** a card within a card; a list can stand on the page itself as a `RuleList`.
 * - **Keyboard:** Only what is inside takes the focus.
 * - **Content:** a short title; the description adds what the title can’t say.
 */
const meta = {
  title: "Data/Card",
  component: Card,
  subcomponents: { CardHeader, CardTitle, CardDescription, CardContent, CardFooter },
  render: ({ flush, level, ruled, ...args }) => (
    <Card {...args} className="max-w-xl">
      <CardHeader ruled={ruled}>
        <CardTitle level={level}>Property Portfolio</CardTitle>
        <CardDescription>Distribution by property type</CardDescription>
      </CardHeader>
      <CardContent flush={flush}>
        <p className="text-small">
          Office 40, Retail 25, Industrial 20 and Mixed Use 15: four kinds, one hundred in all.
        </p>
      </CardContent>
    </Card>
  ),
} satisfies Meta<
  ComponentProps<typeof Card> &
    Pick<ComponentProps<typeof CardHeader>, "ruled"> &
    Pick<ComponentProps<typeof CardContent>, "flush"> &
    Pick<ComponentProps<typeof CardTitle>, "level">
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ruled: false, flush: false, level: 2 } };

export const WithFooter: Story = {
  render: () => (
    <Card className="max-w-xl">
      <CardHeader>
        <CardTitle>Purchase agreement, revision 3</CardTitle>
        <CardDescription>48 Example Road</CardDescription>
      </CardHeader>
      <CardContent>
        <p className="text-small">
          Clause 7 changed since revision 2: the inspection window now closes tomorrow at 2pm.
        </p>
      </CardContent>
      <CardFooter>
        <Button variant="outline">Download</Button>
        <Button variant="ink">Review</Button>
      </CardFooter>
    </Card>
  ),
};

const rows = [
  {
    icon: Inbox,
    title: "New inquiry",
    text: "Leasing request for 200 Sample Avenue, Suite 3",
    when: "2 hours ago",
  },
  {
    icon: FilePen,
    title: "Contract document updated",
    text: "Purchase agreement, revision 3, is ready for review",
    when: "5 hours ago",
  },
  {
    icon: UserPlus,
    title: "New contact added",
    text: "Robin Hale, property manager",
    when: "Yesterday",
  },
];

/** A ruled header above rows that reach the edges. */
export const FlushList: Story = {
  render: () => (
    <Card className="max-w-5xl">
      <CardHeader ruled>
        <CardTitle>Recent Activity</CardTitle>
      </CardHeader>
      <CardContent flush>
        <ul className="divide-y divide-hairline">
          {rows.map(({ icon: Icon, text, title, when }) => (
            <li key={title} className="flex items-center gap-4 px-4 py-3.5 text-ui md:px-6">
              <span className="grid size-9 shrink-0 place-items-center rounded-control border border-hairline">
                <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
              </span>
              <span className="grid grow md:grid-cols-[2fr_3fr_1fr]">
                <span className="font-medium text-fg">{title}</span>
                <span>{text}</span>
                <span className="text-fg-3 md:text-right">{when}</span>
              </span>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  ),
};

export const LongTitle: Story = {
  render: () => (
    <Card className="max-w-xs">
      <CardHeader>
        <CardTitle level={3}>
          Environmental site assessment and title commitment for 15 Placeholder Plaza
        </CardTitle>
        <CardDescription>Two reports, both reviewed before the first of the month</CardDescription>
      </CardHeader>
      <CardContent>
        <p className="text-small">Nothing further is needed.</p>
      </CardContent>
    </Card>
  ),
};

export const Dark: Story = { ...WithFooter, globals: { theme: "dark" } };

export const FlushListDark: Story = { ...FlushList, globals: { theme: "dark" } };
