import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUp } from "lucide-react";

import { Kbd } from "./kbd.tsx";

/**
 * - **When to use:** the keys of a shortcut.
 * - **When not:** code or values.
 * - **Keyboard:** Not focusable.
 * - **Content:** keys as they are printed: Ctrl K.
 */
const meta = {
  title: "Foundations/Kbd",
  component: Kbd,
  args: { children: "Ctrl K" },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Glyph: Story = { args: { children: <ArrowUp aria-label="Up" strokeWidth={1.75} /> } };

export const Dark: Story = { globals: { theme: "dark" } };
