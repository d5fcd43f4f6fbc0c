import type { Meta, StoryObj } from "@storybook/react-vite";

import { Card, CardContent, CardHeader } from "./card.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Stat, StatGroup, StatLabel, StatNote, StatValue } from "./stat.tsx";

/**
 * - **When to use:** the shape of what is loading.
 * - **When not:** under a moment, or an unknown shape.
 * - **Keyboard:** Not focusable.
 * - **Content:** as large as what replaces it, so that nothing moves.
 */
const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { className: "h-4 w-48" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A paragraph's placeholder, at the size of its lines. */
export const Text: Story = {
  render: () => (
    <p aria-busy className="max-w-md text-small">
      <span className="sr-only">Loading</span>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" className="w-2/3" />
    </p>
  ),
};

/** Inside the parts it replaces, so that nothing moves when the figures load. */
export const Stats: Story = {
  render: () => (
    <div aria-busy>
      <StatGroup>
        {["Properties", "Contacts", "Documents", "Events"].map((name) => (
          <Stat key={name}>
            <StatLabel>
              <Skeleton shape="text" className="w-1/2" />
              <span className="sr-only">{name}</span>
            </StatLabel>
            <StatValue>
              <Skeleton className="h-12 w-20" />
              <span className="sr-only">Loading</span>
            </StatValue>
            <StatNote>
              <Skeleton shape="text" className="w-2/3" />
            </StatNote>
          </Stat>
        ))}
      </StatGroup>
    </div>
  ),
};

export const Charts: Story = {
  render: () => (
    <div aria-busy className="grid gap-6 lg:grid-cols-[2fr_1fr]">
      <Card>
        <CardHeader>
          <Skeleton className="h-4 w-48" />
        </CardHeader>
        <CardContent>
          <Skeleton className="h-65" />
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <Skeleton className="h-4 w-36" />
        </CardHeader>
        <CardContent>
          <div className="flex h-65 items-end gap-8">
            <Skeleton className="h-full grow" />
            <Skeleton className="h-5/8 grow" />
            <Skeleton className="h-1/2 grow" />
            <Skeleton className="h-3/8 grow" />
          </div>
        </CardContent>
      </Card>
    </div>
  ),
};

export const Dark: Story = { ...Stats, globals: { theme: "dark" } };
