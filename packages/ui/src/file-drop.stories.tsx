import type { Meta, StoryObj } from "@storybook/react-vite";

import { Button } from "./button.tsx";
import { FileDrop, FileDropCover } from "./file-drop.tsx";

/**
 * - **When to use:** adding files where they will be.
 * - **When not:** a single file within a form.
 * - **Keyboard:** Tab reaches the button inside, which opens the device’s files.
 * - **Content:** which kinds are taken, and how large, before an error says so.
 */
const meta = {
  title: "Forms/File drop",
  component: FileDrop,
  subcomponents: { FileDropCover },
  args: {
    children: (
      <>
        <p>Drop files here, or choose them from this device.</p>
        <Button variant="outline">Choose files</Button>
      </>
    ),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Active: Story = { args: { active: true } };

/** Covers a whole list while files are dragged over it. */
export const Cover: Story = {
  render: () => (
    <div className="relative rounded-panel border border-hairline p-6">
      <p>Rent roll, second quarter</p>
      <p>Environmental site assessment</p>
      <p>Exclusive listing agreement</p>
      <p>Letter of intent</p>
      <FileDropCover>Drop files to upload</FileDropCover>
    </div>
  ),
};

export const Dark: Story = { ...Active, globals: { theme: "dark" } };
