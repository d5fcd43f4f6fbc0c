import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { ExternalLink, Link } from "./link.tsx";

/**
 * - **When to use:** going to another page.
 * - **When not:** doing something, which is a `Button`.
 * - **Keyboard:** Tab and Enter.
 * - **Content:** where it leads, readable alone: never “here”. Other sites get `ExternalLink`.
 */
const meta = {
  title: "Actions/Link",
  component: Link,
  subcomponents: { ExternalLink },
  args: { href: "/contact", children: "contact page" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <p className="max-w-measure">
      Questions that are not answered here can be sent through the <Link {...args} />; I read every
      one of them myself.
    </p>
  ),
};

/** Opens a new tab, shows an arrow and is announced as external. */
export const External: Story = {
  render: () => <ExternalLink href="https://www.example.com">www.example.com</ExternalLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "www.example.com (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const LongLabel: Story = {
  args: {
    children:
      "the purchase agreement for 48 Example Road, revision 3, with its exhibits and the seller’s disclosure",
  },
  decorators: [
    (Story) => (
      <p className="max-w-xs">
        <Story />
      </p>
    ),
  ],
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="/about">About me</a>, href: undefined },
};

export const Dark: Story = { ...InText, globals: { theme: "dark" } };
