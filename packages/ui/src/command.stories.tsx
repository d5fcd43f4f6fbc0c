import type { Meta, StoryObj } from "@storybook/react-vite";
import { Calendar, FileText, MessageSquare, Upload, User } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import {
  Command,
  CommandClose,
  CommandDialog,
  CommandFooter,
  CommandGroup,
  CommandHeading,
  CommandInput,
  CommandList,
  CommandMatch,
  CommandNote,
  CommandOption,
} from "./command.tsx";
import { Skeleton } from "./skeleton.tsx";

type Row = { name: string; detail?: string; meta?: string; Icon: typeof FileText };

const found: Row[] = [
  { name: "Title commitment", detail: "48 Example Road", meta: "Document", Icon: FileText },
  { name: "Title objection", detail: "48 Example Road", meta: "Event", Icon: Calendar },
  { name: "Sasha Varga", detail: "Title officer, Sample Title", meta: "Contact", Icon: User },
  {
    name: "“… the title company has the survey now.”",
    meta: "Jordan Avery",
    Icon: MessageSquare,
  },
];
const actions: Row[] = [
  { name: "Message Sasha Varga", detail: "Title officer", Icon: MessageSquare },
  { name: "Upload a document", Icon: Upload },
];

/** The text, with the first "title" in it marked. */
function marked(text = "") {
  const [before, match, after] = text.split(/(title)(.*)/i);
  return (
    <>
      {before}
      {match && <CommandMatch>{match}</CommandMatch>}
      {after}
    </>
  );
}

type PaletteProps = {
  groups: Record<string, Row[]>;
  text: string;
  note?: string;
  isLoading?: boolean;
  onChoose?: (name: string) => void;
  onClose?: () => void;
};

function Palette({ groups, isLoading, note, onChoose, onClose, text: initial }: PaletteProps) {
  const [text, setText] = useState(initial);
  const [options] = useState(() => Object.values(groups).flat());
  return (
    <CommandDialog title="Search" onClose={() => onClose?.()}>
      <Command options={options} text={text} onChoose={({ name }) => onChoose?.(name)}>
        <CommandInput
          aria-label="Search"
          placeholder="Search or type a command"
          onChange={(event) => setText(event.target.value)}
        >
          <CommandClose>Cancel</CommandClose>
        </CommandInput>
        <CommandList label="Search results">
          {Object.entries(groups).map(([heading, rows]) => (
            <CommandGroup key={heading} heading={heading}>
              {rows.map((row) => (
                <CommandOption
                  key={row.name}
                  option={row}
                  Icon={row.Icon}
                  title={marked(row.name)}
                  detail={row.detail && marked(row.detail)}
                  meta={row.meta}
                />
              ))}
            </CommandGroup>
          ))}
          {isLoading && (
            <div aria-hidden>
              <CommandHeading>Results</CommandHeading>
              {[0, 1, 2].map((row) => (
                <div key={row} className="flex h-11 items-center gap-3.5 px-3">
                  <Skeleton className="size-5" />
                  <Skeleton shape="text" className="w-48 text-ui" />
                </div>
              ))}
            </div>
          )}
        </CommandList>
        {note && <CommandNote>{note}</CommandNote>}
        <CommandFooter />
      </Command>
    </CommandDialog>
  );
}

/**
 * - **When to use:** going anywhere and doing anything by typing.
 * - **When not:** the only way to an action; each has its own place as well.
 * - **Keyboard:** The arrows move, Enter chooses, Escape closes.
 * - **Content:** names as they are in the menus, with the other words people type.
 */
const meta = {
  title: "Overlays/Command",
  component: Command,
  subcomponents: {
    CommandDialog,
    CommandInput,
    CommandClose,
    CommandList,
    CommandNote,
    CommandGroup,
    CommandHeading,
    CommandOption,
    CommandMatch,
    CommandFooter,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { options: [], text: "title", onChoose: fn(), children: undefined },
  render: ({ text }) => <Palette text={text} groups={{ Results: found, Actions: actions }} />,
} satisfies Meta<typeof Command>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingTyped: Story = { args: { text: "" } };

export const Loading: Story = {
  render: ({ text }) => <Palette text={text} groups={{ Actions: actions }} isLoading />,
};

export const NothingFound: Story = {
  args: { text: "zebra" },
  render: ({ text }) => <Palette text={text} groups={{}} note="Nothing found for “zebra”" />,
};

const long: Row = {
  name: "Second amendment to the purchase and sale agreement, with all exhibits and the revised legal description",
  detail: "Suite 1200 of the northern tower at 48 Example Road, Springfield",
  meta: "Drew Lindqvist, relayed by Jordan Avery",
  Icon: FileText,
};
export const LongLabel: Story = {
  render: ({ text }) => <Palette text={text} groups={{ Results: [long, ...found] }} />,
};

/** More options than fit: the list scrolls, and the active option stays visible. */
export const Many: Story = {
  render: ({ text }) => (
    <Palette
      text={text}
      groups={{
        Results: Array.from({ length: 30 }, (_, index) => ({
          name: `Title exception ${index + 1}`,
          Icon: FileText,
        })),
      }}
    />
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("combobox", { name: "Search" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{End}");
    const last = screen.getByRole("option", { name: "Title exception 30" });
    await expect(last).toHaveAttribute("aria-selected", "true");
    await waitFor(async () => {
      const { bottom } = last.getBoundingClientRect();
      await expect(bottom).toBeLessThan(screen.getByRole("dialog").getBoundingClientRect().bottom);
    });
  },
};

/** Full screen on a phone, with a button for touch. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Presses keys without rendering in between. */
async function pressInARow(field: HTMLElement, ...keys: string[]) {
  for (const key of keys) {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    // Between two key presses, only microtasks run.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
}

const chosen = fn();
function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Search
      </Button>
      {isOpen && (
        <Palette
          text="title"
          groups={{ Results: found, Actions: actions }}
          onChoose={chosen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Search" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const field = await screen.findByRole("combobox", { name: "Search" });
    await waitFor(() => expect(field).toHaveFocus());
    // The page behind can't take the focus.
    opener.focus();
    await expect(field).toHaveFocus();
    // The typed text is kept and not selected.
    await userEvent.keyboard("s");
    await expect(field).toHaveValue("titles");
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(active()).toHaveTextContent("Title commitment");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active()).toHaveTextContent("Sasha Varga");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expect(active()).toHaveTextContent("Upload a document");
    await pressInARow(field, "End", "Home", "ArrowDown", "ArrowDown");
    await waitFor(() => expect(active()).toHaveTextContent("Sasha Varga"));
    await userEvent.keyboard("{Home}{Enter}");
    await expect(chosen).toHaveBeenCalledWith("Title commitment");
    // Leaving the field chooses nothing.
    await userEvent.keyboard("{ArrowDown}");
    field.blur();
    await expect(active()).toHaveTextContent("Title objection");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(chosen).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
