import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect } from "storybook/test";

import { Wordmark } from "./wordmark.tsx";

/**
 * - **When to use:** the owner’s name, at the start of a page’s header.
 * - **When not:** a heading, or twice on a page.
 * - **Keyboard:** Tab and Enter; it leads to the first page.
 * - **Content:** the name as it is on a license.
 */
const meta = {
  title: "Foundations/Wordmark",
  component: Wordmark,
  args: { className: "[--pin:var(--color-brand)]", href: "/", name: "Jordan Avery" },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Jordan Avery" });
    await expect(link).toHaveAttribute("href", "/");
  },
};

export const WithDescriptor: Story = {
  args: { descriptor: "Commercial Real Estate" },
  play: async ({ canvas }) => {
    // A phone hides the descriptor, also from screen readers.
    const link = canvas.getByRole("link", { name: /^Jordan Avery/ });
    await expect(link).toHaveTextContent(/Commercial.*Real Estate/);
  },
};

export const OnDark: Story = {
  ...WithDescriptor,
  args: { ...WithDescriptor.args, className: "text-white [--pin:var(--color-brand-lit)]" },
  decorators: [
    (Story) => (
      <div className="on-dark bg-ink p-8">
        <Story />
      </div>
    ),
  ],
};

/** As a router's link. */
export const AsLink: Story = {
  args: { asChild: true, children: <RouterLink to="/home" />, href: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Jordan Avery" });
    await expect(link).toHaveAttribute("href", "/home");
  },
};

export const LongName: Story = {
  args: { name: "Alexandra Montgomery-Featherstonehaugh", descriptor: "Commercial Real Estate" },
};

function RouterLink({ children, to, ...props }: ComponentProps<"a"> & { to: string }) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
