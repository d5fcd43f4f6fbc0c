import type { Meta, StoryObj } from "@storybook/react-vite";

import { ProgressMarker } from "./progress-marker.tsx";

/**
 * - **When to use:** how far each of a few steps is.
 * - **When not:** a share of a whole, which is `Progress`.
 * - **Keyboard:** Not focusable.
 * - **Content:** the step’s name beside it, as the mark alone says too little.
 */
const meta = {
  title: "Data/Progress marker",
  component: ProgressMarker,
  args: { state: "done" },
} satisfies Meta<typeof ProgressMarker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
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
};

export const Dark: Story = { ...EveryState, globals: { theme: "dark" } };
