import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2, KeyRound, Signpost } from "lucide-react";
import { expect } from "storybook/test";

import {
  ServiceCell,
  ServiceCellIcon,
  ServiceCellLink,
  ServiceCellMore,
  ServiceCellText,
  ServiceCellTitle,
  ServiceGrid,
} from "./service-cell.tsx";

const services = [
  {
    icon: Building2,
    title: "Property Acquisition",
    text: "I find, vet and negotiate commercial assets that fit your brief, on and off market.",
  },
  {
    icon: Signpost,
    title: "Property Disposition",
    text: "I price, position and market your property to the buyers most likely to close.",
  },
  {
    icon: KeyRound,
    title: "Leasing Solutions",
    text: "I fill space for landlords and find it for tenants, on terms both sides can keep.",
  },
];

/**
 * - **When to use:** a grid of things of equal rank that each have a page.
 * - **When not:** steps, or one that matters more than the others.
 * - **Keyboard:** Tab reaches each cell’s link, which covers the cell.
 * - **Content:** a short title, one sentence of similar length.
 */
const meta = {
  title: "Data/Service cell",
  component: ServiceGrid,
  subcomponents: {
    ServiceCell,
    ServiceCellIcon,
    ServiceCellTitle,
    ServiceCellLink,
    ServiceCellText,
    ServiceCellMore,
  },
  args: { className: "md:grid-cols-2 xl:grid-cols-3" },
  render: (args) => (
    <ServiceGrid {...args}>
      {services.map(({ icon: Icon, text, title }) => (
        <ServiceCell key={title} className="min-h-72">
          <ServiceCellIcon>
            <Icon strokeWidth={1.25} />
          </ServiceCellIcon>
          <ServiceCellTitle className="mt-16">
            <ServiceCellLink href="/contact">{title}</ServiceCellLink>
          </ServiceCellTitle>
          <ServiceCellText>{text}</ServiceCellText>
        </ServiceCell>
      ))}
    </ServiceGrid>
  ),
} satisfies Meta<typeof ServiceGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Leasing Solutions" });
    const cell = link.closest("li")?.getBoundingClientRect();
    if (!cell) throw new Error("The link is in no cell.");
    const corner = document.elementFromPoint(cell.right - 8, cell.bottom - 8);
    await expect(corner).toBe(link);
  },
};

/** A second link above the one that covers the cell. */
export const WithDetails: Story = {
  render: (args) => (
    <ServiceGrid {...args}>
      {services.map(({ icon: Icon, text, title }) => (
        <ServiceCell key={title} className="min-h-80">
          <ServiceCellIcon>
            <Icon strokeWidth={1.25} />
          </ServiceCellIcon>
          <ServiceCellTitle level={2} className="mt-10">
            <ServiceCellLink href="/contact">{title}</ServiceCellLink>
          </ServiceCellTitle>
          <ServiceCellText>{text}</ServiceCellText>
          <ServiceCellMore href="/services">
            How I help<span className="sr-only">: {title}</span>
          </ServiceCellMore>
        </ServiceCell>
      ))}
    </ServiceGrid>
  ),
  play: async ({ canvas }) => {
    const more = canvas.getByRole("link", { name: /How I help.*Leasing Solutions/ });
    const { bottom, left } = more.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(more);
  },
};

export const LongLabel: Story = {
  args: { className: "max-w-xs" },
  render: (args) => (
    <ServiceGrid {...args}>
      <ServiceCell>
        <ServiceCellIcon>
          <Building2 strokeWidth={1.25} />
        </ServiceCellIcon>
        <ServiceCellTitle className="mt-10">
          <ServiceCellLink href="/contact">
            Acquisition of tenanted industrial portfolios
          </ServiceCellLink>
        </ServiceCellTitle>
        <ServiceCellText>
          I find, vet and negotiate portfolios with leases in place, and read every one of the
          leases before you do.
        </ServiceCellText>
      </ServiceCell>
    </ServiceGrid>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Property Acquisition" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Property Disposition" })).toHaveFocus();
  },
};
