import type { Meta, StoryObj } from "@storybook/react-vite";
import { Phone } from "lucide-react";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { MobileMenu, MobileMenuToggle } from "./mobile-menu.tsx";

const links = ["Home", "About", "Services", "Contact"];

function Bar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <header className="fixed inset-x-0 top-0 flex h-18 items-center justify-between border-b border-hairline px-gutter">
        <span className="font-display text-name text-fg">Jordan Avery</span>
        <MobileMenuToggle menuId="menu" open={open} />
        <MobileMenu id="menu" aria-label="Menu" onOpenChange={setOpen}>
          <ul className="grow">
            {links.map((label) => (
              <li key={label} className="border-b border-hairline">
                <a
                  href={`/${label.toLowerCase()}`}
                  className="block py-3.5 font-display text-menu text-fg"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <Button asChild size="lg" block className="mt-8 shrink-0">
            <a href="tel:+15555550142">
              <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
              Call (555) 555-0142
            </a>
          </Button>
        </MobileMenu>
      </header>
      <main inert={open} className="pt-18">
        <p>
          Behind the menu the page waits: <a href="/below">nothing here</a> can be reached.
        </p>
      </main>
    </>
  );
}

/**
 * - **When to use:** the site’s navigation on a phone.
 * - **When not:** the dashboard, which has a `Drawer`.
 * - **Keyboard:** Enter opens; Escape closes and returns the focus.
 * - **Content:** the same links in the same order as on a desktop.
 */
const meta = {
  title: "Navigation/Mobile menu",
  component: MobileMenu,
  subcomponents: { MobileMenuToggle },
  args: { id: "menu", onOpenChange: () => {} },
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: () => <Bar />,
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("button", { name: "Menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link", { name: "About" })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole("link", { name: "About" })).toBeVisible());
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "true"));
  },
};

export const ToggledTwice: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(toggle);
    await canvas.findByRole("link", { name: "About" });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.queryByRole("link", { name: "About" })).toBeNull());
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "false"));
  },
};

export const ChoosingALinkCloses: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Contact" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Contact" })).toBeNull());
  },
};
