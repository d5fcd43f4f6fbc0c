import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { expect, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from "./dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/**
 * - **When to use:** a decision, or a short form, that has to be finished first.
 * - **When not:** long forms, which are a page; messages, which are a toast.
 * - **Keyboard:** The focus stays inside and returns to the button; Escape closes.
 * - **Content:** the title asks, the buttons answer with a verb: “Delete”, never “Yes”.
 *   Irreversible is `danger`.
 */
const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  subcomponents: {
    DialogTrigger,
    DialogClose,
    DialogContent,
    DialogTitle,
    DialogDescription,
    DialogFooter,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { defaultOpen: true },
  render: ({ size, ...args }) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button variant="outline">Delete document</Button>
      </DialogTrigger>
      <DialogContent role="alertdialog" size={size}>
        <DialogTitle>Delete this document?</DialogTitle>
        <DialogDescription>
          Letter of intent will be removed for you and for Jordan Avery.
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="danger">Delete</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<
  ComponentProps<typeof Dialog> & Pick<ComponentProps<typeof DialogContent>, "size">
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { size: "md" } };

export const Closed: Story = { args: { defaultOpen: false } };

export const WithForm: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button variant="ink">Rename</Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Rename this document</DialogTitle>
        <Field label="Name" className="mt-5">
          <Input defaultValue="Letter of intent" />
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Discard</Button>
          </DialogClose>
          <Button variant="ink">Save changes</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

/** Large enough for a form; `xl` shows a document next to its details. */
export const Large: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogContent size="lg">
        <DialogTitle>Upload documents</DialogTitle>
        <DialogDescription>
          PDF, JPG, PNG, WebP, DOCX, XLSX or CSV, up to 50 MB each, 20 files at a time.
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

/** Taller than the window: the scrim scrolls, with the whole panel. */
export const LongText: Story = {
  render: (args) => (
    <Dialog {...args}>
      <DialogTrigger asChild>
        <Button variant="outline">Read the terms</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>What signing this agreement commits you to, clause by clause</DialogTitle>
        <DialogDescription>The summary is mine; the document itself prevails.</DialogDescription>
        <ol className="mt-4 flex list-decimal flex-col gap-4 pl-5">
          {[
            "The deposit is due within three business days of signature and is held in escrow.",
            "Inspection runs for thirty days, during which you may withdraw without giving a reason.",
            "The seller delivers estoppel certificates from every tenant before inspection ends.",
            "Title is examined by the title company; objections are due ten days after the report.",
            "Rents are prorated to the day of closing, security deposits are credited to you.",
            "Financing is not a condition: a loan refused late does not release the deposit.",
            "Closing takes place forty-five days after inspection ends, at the title company.",
            "Possession passes at closing, subject only to the leases listed in the rent roll.",
          ].map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="ink">Continue</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete document" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this document?" });
    await expect(dialog).toHaveAccessibleDescription(/will be removed/);
    const cancel = screen.getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

function FromMenu({ isLate = false }: { isLate?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isMoved, setMoved] = useState(false);
  return (
    <section>
      <button type="button">Before</button>
      <div>
        {!isMoved && (
          <DropdownMenu>
            <DropdownMenuTrigger>More</DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem
                onSelect={() => {
                  if (isLate) onceMenuIsGone(() => flushSync(() => setOpen(true)));
                  else setOpen(true);
                }}
              >
                Move
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </div>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Move this deal?</DialogTitle>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button
              onClick={() => {
                setMoved(true);
                setOpen(false);
              }}
            >
              Move
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </section>
  );
}

/** Opens while a menu is closing, before the focus has returned to the menu's button. */
function onceMenuIsGone(open: () => void) {
  const observer = new MutationObserver(() => {
    if (document.querySelector("[role=menu]")) return;
    observer.disconnect();
    open();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The focus returns to the menu's button, or near it if that is gone. */
export const FromAMenu: Story = {
  tags: ["!autodocs", "!dev"],
  render: () => <FromMenu />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "More" });
    const open = async () => {
      more.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Move" })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      return screen.findByRole("dialog");
    };
    await open();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Move" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Before" })).toHaveFocus());
  },
};

/** The same, if the dialog's code arrives while the menu closes. */
export const LateFromAMenu: Story = {
  tags: ["!autodocs", "!dev"],
  render: () => <FromMenu isLate />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "More" });
    more.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Move" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
  },
};
