import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { SearchInput } from "./search-input.tsx";

/**
 * - **When to use:** narrowing the list below it.
 * - **When not:** finding anything anywhere, which is `Command`.
 * - **Keyboard:** Escape empties it.
 * - **Content:** the label says what is searched.
 */
const meta = {
  title: "Forms/Search input",
  component: SearchInput,
  args: { label: "Search orders", className: "max-w-80" },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "sample" } };

export const LongValue: Story = {
  args: { defaultValue: "the first order of the second quarter, and every one that follows it" },
};

/** An icon precedes the text; the field has an accessible name. */
export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole("searchbox", { name: "Search orders" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("placeholder", "Search orders");
    await userEvent.keyboard("sample");
    await expect(field).toHaveValue("sample");
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <SearchInput {...args} />
      <SearchInput {...args} label="Search invoices" defaultValue="sample" />
    </div>
  ),
};
