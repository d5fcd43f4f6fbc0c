import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Chip } from "./chip.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/**
 * - **When to use:** every input of a form: it connects label, hint and error.
 * - **When not:** a checkbox or switch, which has its label beside it.
 * - **Keyboard:** Pressing the label focuses the control.
 * - **Content:** a noun as label; the error says how it should look. No label as placeholder.
 */
const meta = {
  title: "Forms/Field",
  component: Field,
  args: { label: "Full name", children: <Input controlSize="lg" placeholder="Your name" /> },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: {
    label: "Phone",
    hint: "With the area code; I call back within one business day.",
    children: <Input controlSize="lg" type="tel" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
      "With the area code; I call back within one business day.",
    );
  },
};

export const Error: Story = {
  args: {
    error: "Name must be at least 2 characters.",
    children: <Input controlSize="lg" defaultValue="J" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Name must be at least 2 characters.");
  },
};

/** The hint stays while the error is shown; both describe the control. */
export const ErrorWithHint: Story = {
  args: {
    label: "Webhook URL",
    hint: "Kept in this browser only.",
    error: "Please enter a web address that starts with https://.",
    children: <Input controlSize="lg" defaultValue="example" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Webhook URL" })).toHaveAccessibleDescription(
      "Kept in this browser only. Please enter a web address that starts with https://.",
    );
  },
};

export const ReadOnly: Story = {
  args: {
    label: "Calendar link",
    hint: "Anyone with the link can see your events.",
    children: <Input readOnly defaultValue="https://www.example.com/calendar/4f2a" />,
  },
};

/** After saving: a word, not only a color. */
export const Success: Story = {
  args: {
    label: "Webhook URL",
    children: <Input controlSize="lg" defaultValue="https://hooks.example.com/inquiries" />,
  },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <Field {...args} className="w-full" />
      <Chip dot tone="positive" role="status">
        Saved in this browser
      </Chip>
    </div>
  ),
};

export const LongLabel: Story = {
  args: {
    label:
      "The name under which the lease would be signed, as it appears in the register of companies",
    error: "Name must be at least 2 characters, and at most as many as the register prints.",
  },
};

export const Dashboard: Story = {
  args: {
    label: "Company",
    hint: "Shown on shared documents.",
    children: <Input defaultValue="Sample Holdings" />,
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  args: {
    hint: "Shown on shared documents.",
    error: "Name must be at least 2 characters.",
    children: <Input defaultValue="J" />,
  },
};
