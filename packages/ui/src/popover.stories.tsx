import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { Button } from "./button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";

/**
 * - **When to use:** a few details or controls about one thing.
 * - **When not:** a decision (`Dialog`), a list of actions (`DropdownMenu`), words only
 *   (`Tooltip`).
 * - **Keyboard:** Enter opens, Tab goes on inside, Escape closes.
 * - **Content:** the button already says what matters most.
 */
const meta = {
  title: "Overlays/Popover",
  component: PopoverContent,
  args: { "aria-label": "Stages", className: "w-72 p-4" },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Due diligence, step 4 of 6</Button>
      </PopoverTrigger>
      <PopoverContent {...args}>
        <p>Since Jun 17</p>
        <Button variant="ghost">Move to closing</Button>
      </PopoverContent>
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Escape closes it, and returns the focus to its trigger. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button");
    await userEvent.click(trigger);
    const panel = await within(document.body).findByRole("dialog", { name: "Stages" });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
  },
};

export const Dark: Story = { ...Open, globals: { theme: "dark" } };
