import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Bell, Phone, Upload } from "lucide-react";
import { expect, fn } from "storybook/test";

import { Button, Spinner } from "./button.tsx";

/**
 * - **When to use:** something happens: send, save, delete.
 * - **When not:** going to another page, which is a `Link`, or this with `asChild`. One primary
 *   button a view.
 * - **Keyboard:** Enter or Space presses; while pending it can’t be pressed twice.
 * - **Content:** a verb, and its object if it isn’t obvious. `danger` only for what can’t be
 *   undone.
 */
const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Contact Us", size: "lg", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: "secondary" } };

/** The label says what is happening, in full contrast; clicks do nothing. */
export const Pending: Story = {
  args: {
    pending: true,
    children: (
      <>
        <Spinner /> Sending...
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Sending..." });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { children: "Today", size: "md", variant: "outline", disabled: true },
};

export const DisabledPrimary: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Contact Us <ArrowRight aria-hidden className="size-4.5" strokeWidth={1.5} />
      </>
    ),
  },
};

/** Red in every brand color, for irreversible actions. */
export const Destructive: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button variant="danger" size="md">
        Remove
      </Button>
      <Button variant="danger" size="md" pending>
        <Spinner className="size-4" /> Remove
      </Button>
      <Button variant="danger" size="md" disabled>
        Remove
      </Button>
    </div>
  ),
};

/** Wraps if a phone has no room for it. */
export const LongLabel: Story = {
  args: { children: "Schedule a consultation about selling a tenanted building" },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button.offsetWidth).toBeLessThanOrEqual(280);
    await expect(button.scrollWidth).toBe(button.clientWidth);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(54);
  },
};

export const Block: Story = {
  args: { block: true },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
};

/** A link that looks like a button is still a link. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="/contact">Schedule a Consultation</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Schedule a Consultation" });
    await expect(link).not.toHaveAttribute("type");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** On ink and on photographs. */
export const OnInk: Story = {
  render: () => (
    <div className="on-dark inline-flex flex-wrap gap-4 bg-ink p-6">
      <Button size="lg">Contact Us</Button>
      <Button size="lg" variant="white">
        Get In Touch
      </Button>
      <Button size="lg" variant="whiteOutline">
        <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
        Call (555) 555-0142
      </Button>
    </div>
  ),
};

/** 40 px, 44 on touch: ink first, red only for Send and for what cannot be undone. */
export const Dashboard: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Button variant="ink">
        <Upload aria-hidden className="size-4" strokeWidth={1.75} />
        Upload
      </Button>
      <Button variant="outline">Today</Button>
      <Button>Send</Button>
      <Button variant="ghost">Discard</Button>
      <Button variant="outline" size="icon" aria-label="Notifications">
        <Bell aria-hidden className="size-5" strokeWidth={1.5} />
      </Button>
      <Button variant="outline" disabled>
        Today
      </Button>
      <Button variant="ink" pending>
        <Spinner className="size-4" /> Saving...
      </Button>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Contact Us" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Dark: Story = { ...Dashboard, globals: { theme: "dark" } };
