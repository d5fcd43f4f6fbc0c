import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell } from "lucide-react";

import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";

/**
 * - **When to use:** how many are waiting, or a mark on an icon.
 * - **When not:** a status, which is a `Chip`.
 * - **Keyboard:** Not focusable.
 * - **Content:** a number; the element around it says of what.
 */
const meta = {
  title: "Data/Badge",
  component: Badge,
  args: { children: "3" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LargeCount: Story = { args: { children: "99+" } };

/** On a button: a dot, with its meaning in the button's name. */
export const Dot: Story = {
  render: () => (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Notifications, some unread"
      className="relative"
    >
      <Bell aria-hidden className="size-5" strokeWidth={1.5} />
      <Badge variant="dot" className="absolute top-1.5 right-1.5" />
    </Button>
  ),
};

/** At the end of a row, with the word that screen readers need. */
export const InNavigation: Story = {
  render: () => (
    <a
      href="#notifications"
      className="flex h-10 w-60 items-center gap-3 rounded-control bg-active px-3 text-ui font-medium text-fg"
    >
      <Bell aria-hidden className="size-5 text-accent" strokeWidth={1.5} />
      Notifications
      <Badge className="ml-auto">
        3<span className="sr-only"> unread</span>
      </Badge>
    </a>
  ),
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex items-center gap-6">
      <Badge>3</Badge>
      <Badge>99+</Badge>
      <Badge variant="ink">2</Badge>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Notifications, some unread"
        className="relative"
      >
        <Bell aria-hidden className="size-5" strokeWidth={1.5} />
        <Badge variant="dot" className="absolute top-1.5 right-1.5" />
      </Button>
    </div>
  ),
};
