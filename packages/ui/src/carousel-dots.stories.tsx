import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";

import { CarouselDots, type CarouselDotsProps } from "./carousel-dots.tsx";

function Slides(props: CarouselDotsProps) {
  const [active, setActive] = useState(props.active);
  const [paused, setPaused] = useState(props.paused);
  return (
    <CarouselDots
      {...props}
      active={active}
      paused={paused}
      running={props.running && !paused}
      onSelect={setActive}
      onPausedChange={setPaused}
    />
  );
}

/**
 * - **When to use:** a few slides that change by themselves.
 * - **When not:** content that all must read; put it on the page.
 * - **Keyboard:** Tab reaches each dot and Pause, Enter or Space presses.
 * - **Content:** slides that stand on their own, in any order.
 */
const meta = {
  title: "Navigation/Carousel dots",
  component: CarouselDots,
  args: {
    active: 0,
    count: 3,
    running: true,
    paused: false,
    onSelect: () => {},
    onPausedChange: () => {},
  },
  render: (args) => <Slides {...args} />,
  decorators: [
    (Story) => (
      <div className="on-dark inline-block bg-ink p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarouselDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paused: Story = { args: { active: 2, paused: true } };

/** Stopped while the pointer or the focus is on it: there is no arc, but it isn't paused. */
export const Held: Story = { args: { active: 1, running: false } };

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole("button", { name: "Slide 3" });
    third.focus();
    await userEvent.keyboard("{Enter}");
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("button", { name: "Slide 1" })).not.toHaveAttribute(
      "aria-current",
    );
    // Stories run with reduced motion, so there is nothing to pause.
    await expect(canvas.queryByRole("button", { name: /slideshow/ })).not.toBeInTheDocument();
  },
};
