import type { Meta, StoryObj } from "@storybook/react-vite";

import { Chip } from "./chip.tsx";

/**
 * - **When to use:** the state of a record, in a word or two.
 * - **When not:** counts, which are a `Badge`, and anything to press.
 * - **Keyboard:** Not focusable.
 * - **Content:** the word carries the meaning, the color only repeats it.
 */
const meta = {
  title: "Data/Chip",
  component: Chip,
  args: { children: "Draft" },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Accent: Story = { args: { children: "New", tone: "accent" } };

export const Positive: Story = { args: { children: "Signed", tone: "positive" } };

export const Caution: Story = { args: { children: "To sign", tone: "caution" } };

export const WithDot: Story = {
  render: () => (
    <div className="flex gap-4">
      <Chip tone="caution" dot>
        Not set
      </Chip>
      <Chip tone="positive" dot>
        Saved in this browser
      </Chip>
    </div>
  ),
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Chip>Draft</Chip>
      <Chip tone="accent">New</Chip>
      <Chip tone="positive">Signed</Chip>
      <Chip tone="caution">To sign</Chip>
      <Chip tone="caution" dot>
        Not set
      </Chip>
    </div>
  ),
};
