import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { Dialog, DialogContent, DialogTitle } from "./dialog.tsx";
import { toast, Toaster } from "./toast.tsx";

const sent =
  "Request sent to the automation service. Check your automation history to confirm it was triggered.";
const notSet = "No automation-service webhook URL set. Please add it above to receive emails.";

/**
 * - **When to use:** what just happened, if it shows nowhere else.
 * - **When not:** errors of a field, or a decision.
 * - **Keyboard:** F8 reaches it; a success leaves by itself, an error stays until dismissed.
 * - **Content:** a sentence in the past; Undo, where that is possible.
 */
const meta = {
  title: "Feedback/Toast",
  component: Toaster,
  // The toast stays long enough to look at.
  args: { duration: 600_000 },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  beforeEach: () => {
    toast.clear();
    return toast.clear;
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    toast.success(sent);
    await expect(await screen.findByRole("status")).toHaveTextContent(sent);
  },
};

export const Error: Story = {
  play: async () => {
    toast.error(notSet);
    await expect(await screen.findByRole("alert")).toHaveTextContent(notSet);
  },
};

export const Several: Story = {
  play: async () => {
    toast.success("You have been successfully logged out.");
    toast.error("You must be logged in to access this page");
    await screen.findByRole("status");
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  },
};

/** The same sentence twice is shown once. */
export const Repeated: Story = {
  tags: ["!autodocs", "!dev"],
  play: async () => {
    toast.error(notSet);
    toast.error(notSet);
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  },
};

/** A success disappears on its own; an error stays until dismissed. */
export const LeavesByItself: Story = {
  tags: ["!autodocs", "!dev"],
  args: { duration: 300 },
  play: async ({ userEvent }) => {
    toast.error(notSet);
    toast.success(sent);
    await screen.findByRole("status");
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    await expect(screen.getByRole("alert")).toHaveTextContent(notSet);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
};

/** Undo returns the focus to where it was. */
export const ReturnsTheFocus: Story = {
  tags: ["!autodocs", "!dev"],
  render: (args) => (
    <>
      <button type="button">Remove</button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    screen.getByRole("button", { name: "Remove" }).focus();
    toast.success("Rent roll was removed.", { label: "Undo", onSelect: fn() });
    const undo = await screen.findByRole("button", { name: "Undo" });
    undo.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
    await expect(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
  },
};

/** F8 moves the focus from a dialog to the toast; using the action returns it. */
export const ReachedFromADialog: Story = {
  tags: ["!autodocs", "!dev"],
  render: (args) => (
    <>
      <Dialog open>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Rent roll</DialogTitle>
          <Button variant="outline">Remove</Button>
        </DialogContent>
      </Dialog>
      <Toaster {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    const remove = await screen.findByRole("button", { name: "Remove" });
    await waitFor(() => expect(remove).toHaveFocus());
    const onSelect = fn();
    toast.success("Rent roll was removed.", { label: "Undo", onSelect });
    const undo = await screen.findByRole("button", { name: "Undo" });
    await userEvent.keyboard("[F8]{Tab}{Tab}");
    await expect(undo).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(remove).toHaveFocus();
  },
};

/** One action; using it dismisses the toast. */
export const WithAction: Story = {
  play: async ({ args, userEvent }) => {
    const onSelect = fn();
    toast.success("Rent roll was removed.", { label: "Undo", onSelect });
    await expect(await screen.findByRole("status")).toHaveTextContent("Rent roll was removed.");
    // The picture of this story keeps its toast; the next part would remove it.
    if (args.duration === 600_000) return;
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull());
  },
};

export const ActionPressed: Story = { ...WithAction, args: { duration: 60_000 } };

export const Dark: Story = { ...Several, globals: { theme: "dark" } };
