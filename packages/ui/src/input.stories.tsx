import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

/**
 * - **When to use:** one line of text, inside a `Field`.
 * - **When not:** several lines (`Textarea`), passwords (`PasswordInput`), searching
 *   (`SearchInput`).
 * - **Keyboard:** As the browser’s; set `type` and `autoComplete`.
 * - **Content:** as wide as its content; a placeholder is only an example.
 */
const meta = {
  title: "Forms/Input",
  component: Input,
  args: { controlSize: "lg", placeholder: "Your name" },
  render: (args) => (
    <Field label="Full name" className="max-w-sm">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "Taylor Morgan" } };

export const Error: Story = {
  args: { defaultValue: "J" },
  render: (args) => (
    <Field label="Full name" error="Name must be at least 2 characters." className="max-w-sm">
      <Input {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { defaultValue: "Taylor Morgan", disabled: true } };

/** The text can be selected and copied. */
export const ReadOnly: Story = {
  args: { defaultValue: "https://www.example.com/calendar/4f2a", readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "x");
    await expect(input).toHaveValue("https://www.example.com/calendar/4f2a");
  },
};

export const LongValue: Story = {
  args: { defaultValue: "The Sample Avenue and Example Road Real Estate Holding Company, Limited" },
};

/** 40 px, 44 on touch. */
export const Dashboard: Story = { args: { controlSize: "md", defaultValue: "Sample Holdings" } };

/** Without a `Field`, it needs its own accessible name. */
export const Search: Story = {
  render: () => (
    <Input
      type="search"
      aria-label="Search documents"
      placeholder="Search documents"
      className="max-w-xs"
    />
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Taylor");
    await expect(input).toHaveValue("Taylor");
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex max-w-sm flex-col gap-6">
      <Field label="Full name">
        <Input placeholder="Your name" />
      </Field>
      <Field label="Company">
        <Input defaultValue="Sample Holdings" />
      </Field>
      <Field label="Email" error="Please enter a valid email address.">
        <Input defaultValue="taylor" />
      </Field>
      <Field label="Client number">
        <Input defaultValue="0199" disabled />
      </Field>
    </div>
  ),
};
