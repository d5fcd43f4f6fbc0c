import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

const services = [
  "Property Acquisition",
  "Property Disposition",
  "Leasing Solutions",
  "Investment Advisory",
  "Property Valuation",
  "Market Analysis",
  "Other",
];

const options = (
  <>
    <option value="">Select a service</option>
    {services.map((service) => (
      <option key={service}>{service}</option>
    ))}
  </>
);

/**
 * - **When to use:** one of five or more known values.
 * - **When not:** two to four, which are a `SegmentedControl`; actions.
 * - **Keyboard:** As the device’s: the arrows or first letters choose.
 * - **Content:** an order people expect; the first asks to choose.
 */
const meta = {
  title: "Forms/Select",
  component: Select,
  args: { controlSize: "lg", children: options },
  render: (args) => (
    <Field label="Service" className="max-w-sm">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: "Leasing Solutions" } };

export const Error: Story = {
  render: (args) => (
    <Field label="Service" error="Please select a service." className="max-w-sm">
      <Select {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { defaultValue: "Leasing Solutions", disabled: true } };

/** A long label is cut off at the chevron, without wrapping. */
export const LongLabel: Story = {
  render: (args) => (
    <Field label="Service" className="w-48">
      <Select {...args} defaultValue="long">
        <option value="long">Leasing Solutions for landlords and tenants alike</option>
      </Select>
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Service" });
    await expect(select.scrollHeight).toBeLessThanOrEqual(select.clientHeight);
  },
};

export const Dashboard: Story = { args: { controlSize: "md", defaultValue: "Market Analysis" } };

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "Service" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Property Valuation");
    await expect(select).toHaveValue("Property Valuation");
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  render: () => (
    <div className="flex max-w-sm flex-col gap-6">
      <Field label="Service">
        <Select>{options}</Select>
      </Field>
      <Field label="Service" error="Please select a service.">
        <Select>{options}</Select>
      </Field>
    </div>
  ),
};
