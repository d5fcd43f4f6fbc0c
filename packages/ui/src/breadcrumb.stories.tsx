import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Breadcrumb, BreadcrumbItem, BreadcrumbLink } from "./breadcrumb.tsx";

/**
 * - **When to use:** pages two or more levels below the home page.
 * - **When not:** the dashboard, where a back link is enough.
 * - **Keyboard:** Tab reaches each link; the current page is none.
 * - **Content:** the pages’ own titles, the home page first.
 */
const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem, BreadcrumbLink },
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbItem>
        <BreadcrumbLink href="/">Home</BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <BreadcrumbLink href="/services">Services</BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>Leasing Solutions</BreadcrumbItem>
    </Breadcrumb>
  ),
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByText("Leasing Solutions")).toHaveAttribute("aria-current", "page");
  },
};

/** Wraps instead of widening the page. */
export const LongLabel: Story = {
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
};

export const AsLink: Story = {
  render: (args) => (
    <Breadcrumb {...args}>
      <BreadcrumbItem>
        <BreadcrumbLink asChild>
          <a href="/">Home</a>
        </BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>About</BreadcrumbItem>
    </Breadcrumb>
  ),
};
