import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Progress } from "./progress.tsx";

/**
 * - **When to use:** something with a known end, such as an upload.
 * - **When not:** an unknown end, which is a pending `Button` or a `Skeleton`.
 * - **Keyboard:** Not focusable.
 * - **Content:** name what is in progress.
 */
const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { value: 0.4, "aria-label": "Rent roll.pdf" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Rent roll.pdf" })).toHaveAttribute(
      "value",
      "0.4",
    );
  },
};

export const Empty: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 1 } };

/** Indeterminate. */
export const Indeterminate: Story = { args: { value: undefined } };

export const Dark: Story = { globals: { theme: "dark" } };
