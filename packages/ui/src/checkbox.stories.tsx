import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Checkbox, type CheckboxProps } from "./checkbox.tsx";

const label = "Keep me logged in on this computer";
const manyWords =
  "Tell me by email as soon as a document that needs my signature is shared with me, and again one day before it is due";

const rows: (CheckboxProps & { label: string })[] = [
  { label: "None of the documents" },
  { label: "All documents", defaultChecked: true },
  { label: "Some documents", defaultChecked: "indeterminate" },
  { label: "Terms still to be agreed to", "aria-invalid": true },
  { label: "Out of reach", disabled: true },
];

/**
 * - **When to use:** an agreement, or any number of a list.
 * - **When not:** what applies at once, which is a `Switch`.
 * - **Keyboard:** Space checks.
 * - **Content:** a statement that is true if checked, never a negative.
 */
const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  argTypes: {
    checked: { options: [true, false, "indeterminate"], control: "radio" },
    defaultChecked: { options: [true, false, "indeterminate"], control: "radio" },
  },
  render: (args) => (
    <label className="inline-flex items-start gap-3 text-small text-fg">
      <Checkbox {...args} className="mt-0.5" />
      {label}
    </label>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = { args: { defaultChecked: "indeterminate" } };

export const Invalid: Story = { args: { "aria-invalid": true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { defaultChecked: true, disabled: true } };

export const LongLabel: Story = {
  render: (args) => (
    <label className="flex max-w-xs items-start gap-3 text-small text-fg">
      <Checkbox {...args} className="mt-0.5" />
      {manyWords}
    </label>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: label });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(label));
    await expect(box).not.toBeChecked();
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex flex-col gap-4">
      {rows.map(({ label, ...args }) => (
        <label key={label} className="inline-flex items-center gap-3 text-small text-fg">
          <Checkbox {...args} />
          {label}
        </label>
      ))}
    </div>
  ),
};
