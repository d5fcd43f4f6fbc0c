import type { Meta, StoryObj } from "@storybook/react-vite";
import { Calendar, FileText, LayoutDashboard, Menu, Users, X } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from "./drawer.tsx";

const links = [
  { icon: LayoutDashboard, label: "Dashboard" },
  { icon: FileText, label: "Documents" },
  { icon: Users, label: "Contacts" },
  { icon: Calendar, label: "Calendar" },
];

function Navigation() {
  return (
    <nav aria-label="Dashboard" className="flex flex-col gap-0.5">
      {links.map(({ icon: Icon, label }, index) => (
        <DrawerClose key={label} asChild>
          <a
            href={`#${label.toLowerCase()}`}
            aria-current={index === 0 ? "page" : undefined}
            className="flex h-11 items-center gap-3 rounded-control px-3 text-small font-medium aria-[current]:bg-active aria-[current]:forced-current aria-[current]:text-fg"
          >
            <Icon
              aria-hidden
              className={index === 0 ? "size-5 text-accent" : "size-5 text-fg-3"}
              strokeWidth={1.5}
            />
            {label}
          </a>
        </DrawerClose>
      ))}
    </nav>
  );
}

/**
 * - **When to use:** navigation on a phone, or a record beside its list.
 * - **When not:** a decision, which is a `Dialog`.
 * - **Keyboard:** The focus stays inside and returns to the button; Escape closes.
 * - **Content:** a title that names what was opened.
 */
const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  subcomponents: { DrawerTrigger, DrawerClose, DrawerContent, DrawerHeader, DrawerTitle },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { defaultOpen: true },
  render: ({ side, size, ...args }) => (
    <Drawer {...args}>
      <DrawerTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu">
          <Menu aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </DrawerTrigger>
      <DrawerContent side={side} size={size}>
        <DrawerHeader>
          <DrawerTitle>Jordan Avery</DrawerTitle>
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close menu">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <Navigation />
      </DrawerContent>
    </Drawer>
  ),
} satisfies Meta<
  ComponentProps<typeof Drawer> & Pick<ComponentProps<typeof DrawerContent>, "side" | "size">
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { side: "left", size: "md" } };

export const Closed: Story = { args: { defaultOpen: false } };

export const FromTheRight: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerTrigger asChild>
        <Button variant="outline">Show details</Button>
      </DrawerTrigger>
      <DrawerContent side="right">
        <DrawerHeader>
          <DrawerTitle>Robin Hale</DrawerTitle>
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close details">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <p className="px-2 text-small">Property manager, 200 Sample Avenue</p>
      </DrawerContent>
    </Drawer>
  ),
};

/** Text to read next to the page. */
export const Large: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DrawerTrigger asChild>
        <Button variant="outline">Show the property</Button>
      </DrawerTrigger>
      <DrawerContent side="right" size="lg">
        <DrawerHeader>
          <DrawerTitle>48 Example Road</DrawerTitle>
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <p className="px-2 text-small">
          Warehouse with 28-foot clear height, eight dock doors and a fenced yard.
        </p>
      </DrawerContent>
    </Drawer>
  ),
};

export const LargeDark: Story = { ...Large, globals: { theme: "dark" } };

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open menu" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Jordan Avery" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Close menu" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ChoosingALinkCloses: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("link", { name: "Calendar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

/** Opened by state, without a trigger: the focus still returns to the button. */
export const WithoutTrigger: Story = {
  render: function WithoutTrigger() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Show the property
        </Button>
        {isOpen && (
          <Drawer open onOpenChange={setOpen}>
            <DrawerContent side="right">
              <DrawerHeader>
                <DrawerTitle>48 Example Road</DrawerTitle>
                <DrawerClose asChild>
                  <Button variant="outline">Close</Button>
                </DrawerClose>
              </DrawerHeader>
            </DrawerContent>
          </Drawer>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Show the property" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
