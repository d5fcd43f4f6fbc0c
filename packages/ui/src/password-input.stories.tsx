import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

/**
 * - **When to use:** a password, with a button that shows it.
 * - **When not:** codes that are typed once.
 * - **Keyboard:** Tab reaches the input, then the button that shows it.
 * - **Content:** the rules as a hint before typing; allow pasting.
 */
const meta = {
  title: "Forms/Password input",
  component: PasswordInput,
  args: { controlSize: "lg", autoComplete: "off" },
  render: (args) => (
    <Field label="Password" className="max-w-sm">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { defaultValue: "correct horse" } };

export const Error: Story = {
  render: (args) => (
    <Field label="Password" error="Please enter your password." className="max-w-sm">
      <PasswordInput {...args} />
    </Field>
  ),
};

export const LongValue: Story = {
  args: { defaultValue: "a sentence that is far longer than the field that holds it" },
};

/** 40 px, 44 on touch. */
export const Dashboard: Story = { args: { controlSize: "md", defaultValue: "correct horse" } };

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  args: { defaultValue: "correct horse" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Show password", pressed: false });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("correct horse");
  },
};

/** While it is chosen: readable from the start. */
export const StartsShown: Story = {
  args: { autoComplete: "new-password", defaultValue: "garden chairs in march", startsShown: true },
};

export const Dark: Story = { ...Filled, globals: { theme: "dark" } };
