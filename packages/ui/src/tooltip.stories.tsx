import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download } from "lucide-react";
import { expect, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "./tooltip.tsx";

/**
 * - **When to use:** the name of a button that is only an icon.
 * - **When not:** anything that must be read, or pressed: a phone has no hover.
 * - **Keyboard:** It shows on focus; Escape hides it.
 * - **Content:** one to three words, the same as the button’s name.
 */
const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  subcomponents: { TooltipProvider, TooltipTrigger, TooltipContent },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <div className="flex justify-center pt-12">
          <Story />
        </div>
      </TooltipProvider>
    ),
  ],
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  args: { defaultOpen: true },
  render: (args) => (
    <Tooltip {...args}>
      <TooltipTrigger asChild>
        <Button variant="outline" size="icon" aria-label="Download">
          <Download aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </TooltipTrigger>
      <TooltipContent>Download</TooltipContent>
    </Tooltip>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  render: (args) => (
    <Tooltip {...args}>
      <TooltipTrigger asChild>
        <Button variant="outline">To sign</Button>
      </TooltipTrigger>
      <TooltipContent side="bottom">
        Shared with you on Monday; both parties sign before it takes effect.
      </TooltipContent>
    </Tooltip>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Download" });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Download");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
