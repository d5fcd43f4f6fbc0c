import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

const meta = {
  component: PasswordInput,
  args: { controlSize: "lg", defaultValue: "a long sample", autoComplete: "current-password" },
  render: (args) => (
    <Field label="Password" className="max-w-sm">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password", { exact: true });
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("a long sample");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const Medium: Story = { args: { controlSize: "md" } };

export const Invalid: Story = {
  args: { defaultValue: "" },
  render: (args) => (
    <Field label="Password" error="Please enter your password." className="max-w-sm">
      <PasswordInput {...args} />
    </Field>
  ),
};
