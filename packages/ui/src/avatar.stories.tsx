import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Avatar } from "./avatar.tsx";

/**
 * - **When to use:** a person next to their name.
 * - **When not:** firms and properties, or decoration.
 * - **Keyboard:** Not focusable.
 * - **Content:** the full name; the initials follow from it.
 */
const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Taylor Morgan" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Taylor Morgan" })).toHaveAttribute(
      "data-initials",
      "TM",
    );
  },
};

export const Ink: Story = { args: { name: "Jordan Avery", variant: "ink" } };

export const Assistant: Story = { args: { name: "Assistant", variant: "assistant" } };

/** 1 × 1 pixel. */
const photo = "data:image/gif;base64,R0lGODlhAQABAIAAAH9/fwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

export const Photo: Story = {
  args: { src: photo, size: "lg" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "Taylor Morgan" }).querySelector("img"),
    ).toHaveClass("object-cover");
  },
};

/** The photo fails to load, so the letters stay. */
export const PhotoUnavailable: Story = { args: { src: "data:image/png;base64,AA", size: "lg" } };

export const OneWord: Story = { args: { name: "Robin" } };

export const ManyWords: Story = { args: { name: "Ana María de la Cruz Öberg" } };

export const Suffix: Story = {
  args: { name: "Taylor Morgan, Jr." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("data-initials", "TM");
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </div>
  ),
};

/** Next to the written name, the avatar is decorative. */
export const BesideName: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} aria-hidden />
      <p className="text-caption text-fg-3">
        <span className="block text-ui font-semibold text-fg">{args.name}</span>
        Client
      </p>
    </div>
  ),
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex items-center gap-4">
      <Avatar name="Taylor Morgan" />
      <Avatar name="Jordan Avery" variant="ink" />
      <Avatar name="Assistant" variant="assistant" />
    </div>
  ),
};
