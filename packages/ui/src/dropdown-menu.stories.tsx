import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, Ellipsis, LogOut, Settings, User } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

/**
 * - **When to use:** several actions on one thing, or one of a few choices.
 * - **When not:** a form’s value, which is a `Select`; one action, which is a `Button`.
 * - **Keyboard:** Enter opens, the arrows and first letters move, Escape closes.
 * - **Content:** verbs; what can’t be undone is last, apart and `danger`.
 */
const meta = {
  title: "Overlays/Dropdown menu",
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuRadioItem,
    DropdownMenuCheckboxItem,
    DropdownMenuRadioGroup,
    DropdownMenuGroup,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
  args: { defaultOpen: true },
  render: ({ tone, ...args }) => (
    <div className="flex justify-end">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger className="flex cursor-pointer items-center gap-2 rounded-control text-fg">
          <span className="sr-only">Account</span>
          <Avatar name="Taylor Morgan" variant="ink" size="sm" aria-hidden />
          <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>My Account</DropdownMenuLabel>
          <DropdownMenuSeparator />
          <DropdownMenuGroup>
            <DropdownMenuItem asChild>
              <a href="#profile">
                <User aria-hidden strokeWidth={1.5} />
                Profile
              </a>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <a href="#settings">
                <Settings aria-hidden strokeWidth={1.5} />
                Settings
              </a>
            </DropdownMenuItem>
          </DropdownMenuGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone={tone}>
            <LogOut aria-hidden strokeWidth={1.5} />
            Logout
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
} satisfies Meta<
  ComponentProps<typeof DropdownMenu> & Pick<ComponentProps<typeof DropdownMenuItem>, "tone">
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tone: "neutral" } };

export const Closed: Story = { args: { defaultOpen: false } };

export const OneOfSeveral: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          All properties
          <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup defaultValue="all" value="all">
          <DropdownMenuRadioItem value="all">All properties</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="sample">200 Sample Avenue</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="example">48 Example Road</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="placeholder">15 Placeholder Plaza</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export const AnyOfSeveral: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Columns</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuCheckboxItem checked>Property</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked>Status</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem>Size</DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

/** A row's actions: one is irreversible, one is disabled. */
export const DangerAndDisabled: Story = {
  render: (args) => (
    <DropdownMenu {...args}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Actions for Letter of intent">
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem>Download</DropdownMenuItem>
        <DropdownMenuItem disabled>Sign</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger">Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Account" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveFocus();
    await userEvent.keyboard("l");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function ArrivesWithThePress() {
  const [hasMenu, setMenu] = useState(false);
  if (!hasMenu) return <Button onClick={() => setMenu(true)}>Actions</Button>;
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button>Actions</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Download</DropdownMenuItem>
        <DropdownMenuItem>Rename</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** A menu whose code loaded with the click that opened it. */
export const LateByKeyboard: Story = {
  tags: ["!autodocs", "!dev"],
  render: () => <ArrivesWithThePress />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Actions" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Download" })).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const OneOfSeveralDark: Story = { ...OneOfSeveral, globals: { theme: "dark" } };
