import type { Meta, StoryObj } from "@storybook/react-vite";
import { Monitor, Moon, Sun } from "lucide-react";
import { expect, waitFor } from "storybook/test";

import { SegmentedControl, SegmentedControlItem } from "./segmented-control.tsx";

/**
 * - **When to use:** one of two to four views or settings, applied at once.
 * - **When not:** more than four, which are a `Select`; sections of a page, which are `Tabs`.
 * - **Keyboard:** Tab reaches the chosen one, the arrows choose.
 * - **Content:** one or two words of similar length.
 */
const meta = {
  title: "Forms/Segmented control",
  component: SegmentedControl,
  subcomponents: { SegmentedControlItem },
  args: { "aria-label": "Theme", defaultValue: "light" },
  render: (args) => (
    <SegmentedControl {...args}>
      <SegmentedControlItem value="light">
        <Sun aria-hidden strokeWidth={1.5} />
        Light
      </SegmentedControlItem>
      <SegmentedControlItem value="dark">
        <Moon aria-hidden strokeWidth={1.5} />
        Dark
      </SegmentedControlItem>
      <SegmentedControlItem value="system">
        <Monitor aria-hidden strokeWidth={1.5} />
        System
      </SegmentedControlItem>
    </SegmentedControl>
  ),
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WordsOnly: Story = {
  args: { "aria-label": "Motion", defaultValue: "system" },
  render: (args) => (
    <SegmentedControl {...args}>
      <SegmentedControlItem value="system">System</SegmentedControlItem>
      <SegmentedControlItem value="reduce">Reduce</SegmentedControlItem>
    </SegmentedControl>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Light" })).toHaveFocus();
    // Held down briefly, as with a finger: the choice follows the focus while the key is down.
    await userEvent.keyboard("{ArrowRight>}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked());
    await userEvent.keyboard("{/ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Dark" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: "System" }));
    await expect(canvas.getByRole("radio", { name: "Dark" })).not.toBeChecked();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
