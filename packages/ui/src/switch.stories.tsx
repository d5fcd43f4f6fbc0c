import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Switch } from "./switch.tsx";

const settingName = "Documents to sign";

/**
 * - **When to use:** a setting that applies at once.
 * - **When not:** forms that are sent, which have a `Checkbox`.
 * - **Keyboard:** Space or Enter switches.
 * - **Content:** what happens if it is on, not “enable”.
 */
const meta = {
  title: "Forms/Switch",
  component: Switch,
  render: (args) => (
    <label className="flex max-w-lg items-center justify-between gap-6 text-small text-fg">
      {settingName}
      <Switch {...args} />
    </label>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { defaultChecked: true, disabled: true } };

export const List: Story = {
  render: () => (
    <ul className="max-w-xl divide-y divide-hairline">
      {["New messages", settingName, "Upcoming events and key dates", "Weekly market note"].map(
        (label, index) => (
          <li key={label}>
            <label className="flex cursor-pointer items-center justify-between gap-6 py-3.5 text-small text-fg">
              {label}
              <Switch defaultChecked={index < 3} />
            </label>
          </li>
        ),
      )}
    </ul>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("switch", { name: settingName });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText(settingName));
    await expect(control).not.toBeChecked();
  },
};

export const Dark: Story = { ...List, globals: { theme: "dark" } };
