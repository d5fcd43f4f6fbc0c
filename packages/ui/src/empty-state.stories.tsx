import type { Meta, StoryObj } from "@storybook/react-vite";
import { FolderOpen, SearchX, Upload } from "lucide-react";

import { Button } from "./button.tsx";
import { Card } from "./card.tsx";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "./empty-state.tsx";

/**
 * - **When to use:** a list without entries, or a search without results.
 * - **When not:** loading, which is a `Skeleton`, or an error.
 * - **Keyboard:** Only the action takes the focus.
 * - **Content:** what will be here, and one action that leads to it.
 */
const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  subcomponents: { EmptyStateGlyph, EmptyStateTitle, EmptyStateDescription },
  render: (args) => (
    <Card className="min-h-120 justify-center">
      <EmptyState {...args}>
        <EmptyStateGlyph>
          <FolderOpen />
        </EmptyStateGlyph>
        <EmptyStateTitle>No documents yet</EmptyStateTitle>
        <EmptyStateDescription>
          Contracts, leases and reports that I share with you will appear here. You can also upload
          your own.
        </EmptyStateDescription>
        <Button variant="ink">
          <Upload aria-hidden className="size-4.5" strokeWidth={1.5} />
          Upload
        </Button>
      </EmptyState>
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoResult: Story = {
  render: (args) => (
    <EmptyState {...args}>
      <EmptyStateGlyph>
        <SearchX />
      </EmptyStateGlyph>
      <EmptyStateTitle level={3}>Nothing called “estoppel”</EmptyStateTitle>
      <EmptyStateDescription>Try the street or the kind of document instead.</EmptyStateDescription>
      <Button variant="outline">Clear search</Button>
    </EmptyState>
  ),
};

export const Dark: Story = { globals: { theme: "dark" } };
