import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2, ChartSpline, KeyRound, Landmark, Ruler, Signpost } from "lucide-react";
import { expect, waitFor } from "storybook/test";

import {
  NavigationDropdown,
  NavigationDropdownPanel,
  NavigationDropdownTrigger,
} from "./navigation-dropdown.tsx";

const entries = [
  { icon: Building2, label: "Buying", line: "Find and close the right asset" },
  { icon: Signpost, label: "Selling", line: "From pricing to closing" },
  { icon: KeyRound, label: "Leasing", line: "For landlords and tenants" },
  { icon: ChartSpline, label: "Market Analysis", line: "Rents, vacancy, comparables" },
  { icon: Landmark, label: "Investment Advisory", line: "Numbers tested before you commit" },
  { icon: Ruler, label: "Property Valuation", line: "A value you can defend" },
];

/**
 * - **When to use:** the pages below one of the site’s main links.
 * - **When not:** actions, which are a `DropdownMenu`.
 * - **Keyboard:** Enter opens, Tab moves through the links, Escape closes.
 * - **Content:** the page’s name, and one line about it.
 */
const meta = {
  title: "Navigation/Navigation dropdown",
  component: NavigationDropdown,
  subcomponents: { NavigationDropdownTrigger, NavigationDropdownPanel },
  parameters: { docs: { story: { inline: false, iframeHeight: 380 } } },
  render: (args) => (
    <nav aria-label="Main" className="flex min-h-90 items-start justify-end gap-9">
      <NavigationDropdown {...args}>
        <a href="/services" className="py-2 text-small font-medium text-fg">
          Services
        </a>
        <NavigationDropdownTrigger aria-label="Services pages" />
        <NavigationDropdownPanel className="top-8 right-0 w-140 max-w-[calc(100vw-2rem)]">
          <ul className="grid sm:grid-cols-2">
            {entries.map(({ icon: Icon, label, line }) => (
              <li key={label}>
                <a
                  href={`/services/${label.toLowerCase().replace(" ", "-")}`}
                  className="flex gap-4 rounded-site p-3.5 hover:bg-sunken focus-visible:bg-sunken"
                >
                  <Icon
                    aria-hidden
                    className="mt-0.5 size-5 shrink-0 text-fg-3"
                    strokeWidth={1.5}
                  />
                  <span>
                    <span className="block text-small font-medium text-fg">{label}</span>
                    <span className="block text-ui text-fg-3">{line}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </NavigationDropdownPanel>
      </NavigationDropdown>
      <a href="/contact" className="py-2 text-small font-medium text-fg">
        Contact
      </a>
    </nav>
  ),
} satisfies Meta<typeof NavigationDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed: the panel's links are hidden from everyone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Services" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Leasing/ })).toBeNull();
  },
};

export const OpenByClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Services pages" });
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await waitFor(() => expect(canvas.getByRole("link", { name: /Leasing/ })).toBeVisible());
  },
};

export const EscapeReturnsFocus: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Services pages" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const buying = await canvas.findByRole("link", { name: /Buying/ });
    await userEvent.tab();
    await expect(buying).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(canvas.queryByRole("link", { name: /Buying/ })).toBeNull());
  },
};

export const HoverIntent: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Services pages" });
    await userEvent.hover(canvas.getByRole("link", { name: "Services" }));
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await userEvent.hover(canvas.getByRole("link", { name: "Contact" }));
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    // Whoever rests on the way to a click finds it open after the click.
    await userEvent.hover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
  },
};

export const LeavingCloses: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Services pages" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("link", { name: /Buying/ });
    canvas.getByRole("link", { name: "Contact" }).focus();
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
  },
};

export const ChoosingALinkCloses: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Services pages" });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole("link", { name: /Property Valuation/ }));
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
  },
};
