import type { Meta, StoryObj } from "@storybook/react-vite";

import { ProgressMarker } from "./progress-marker.tsx";

const meta = {
  component: ProgressMarker,
  args: { state: "done" },
  render: () => (
    <ul className="flex flex-col gap-3 text-ui text-fg-2">
      {(["done", "waived", "current", "ahead"] as const).map((state) => (
        <li key={state} className="flex items-center gap-3">
          <ProgressMarker state={state} />
          {state}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof ProgressMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { globals: { theme: "dark" } };
