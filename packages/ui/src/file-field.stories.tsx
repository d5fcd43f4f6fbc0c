import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { Field } from "./field.tsx";
import { FileField } from "./file-field.tsx";

/**
 * - **When to use:** one file of a form.
 * - **When not:** several files at once: use the file drop.
 * - **Keyboard:** Enter or Space opens the device’s files.
 * - **Content:** which kinds are taken, and how large, before an error says so.
 */
const meta = {
  title: "Forms/File field",
  component: FileField,
  args: {
    accept: ".pdf",
    limits: "PDF or Word, up to 20 MB",
    onChoose: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <Field label="Proof of funds" className="max-w-122">
      <FileField {...args} />
    </Field>
  ),
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ args, canvasElement }) {
    const file = new File(["%PDF"], "Letter.pdf", { type: "application/pdf" });
    await userEvent.upload(within(canvasElement).getByLabelText("Proof of funds"), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const Uploading: Story = {
  args: { file: { name: "Example Bank letter.pdf", share: 0.42 } },
  async play({ args, canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByRole("status")).toHaveTextContent("Uploading, 42%");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Uploaded: Story = {
  args: { file: { name: "Example Bank letter.pdf", size: "420 KB" } },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** The server’s reason is the field’s error. */
export const Failed: Story = {
  render: (args) => (
    <Field
      label="Proof of funds"
      error="Couldn’t upload Letter.pdf. This file is larger than 50 MB."
      className="max-w-122"
    >
      <FileField {...args} />
    </Field>
  ),
};

export const Dark: Story = { ...Uploaded, globals: { theme: "dark" }, play: undefined };
