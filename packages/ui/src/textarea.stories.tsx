import type { Meta, StoryObj } from "@storybook/react-vite";

import { Field } from "./field.tsx";
import { Textarea } from "./textarea.tsx";

/**
 * - **When to use:** several lines of text, inside a `Field`.
 * - **When not:** one line, which is an `Input`.
 * - **Keyboard:** As the browser’s: Tab goes on.
 * - **Content:** its height suggests how much is expected.
 */
const meta = {
  title: "Forms/Textarea",
  component: Textarea,
  args: { controlSize: "lg", placeholder: "Tell me about the property" },
  render: (args) => (
    <Field label="Message" className="max-w-lg">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: {
    defaultValue:
      "We are looking for 12,000 square feet of warehouse with two docks, close to the interstate.",
  },
};

export const Error: Story = {
  args: { defaultValue: "Hello" },
  render: (args) => (
    <Field label="Message" error="Message must be at least 10 characters." className="max-w-lg">
      <Textarea {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { defaultValue: "Sent on Monday.", disabled: true } };

export const Dashboard: Story = { args: { controlSize: "md" } };

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex max-w-lg flex-col gap-6">
      <Field label="Message">
        <Textarea placeholder="Write a message" />
      </Field>
      <Field label="Message" error="Message must be at least 10 characters.">
        <Textarea defaultValue="Hello" />
      </Field>
    </div>
  ),
};
