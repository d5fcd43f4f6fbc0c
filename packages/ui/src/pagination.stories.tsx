import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";

import { Pagination, PaginationNext, PaginationPrevious, PaginationStatus } from "./pagination.tsx";

const size = 9;
const total = 36;

function Pages({ first }: { first: number }) {
  const [page, setPage] = useState(first);
  const from = page * size + 1;
  return (
    <Pagination>
      <PaginationStatus>
        {from} to {Math.min(from + size - 1, total)} of {total} documents
      </PaginationStatus>
      <PaginationPrevious disabled={page === 0} onClick={() => setPage(page - 1)} />
      <PaginationNext disabled={from + size > total} onClick={() => setPage(page + 1)} />
    </Pagination>
  );
}

/**
 * - **When to use:** lists too long for a page, if their order is known.
 * - **When not:** under twenty entries; show them.
 * - **Keyboard:** Tab reaches Previous and Next.
 * - **Content:** which entries are shown, and of how many.
 */
const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  subcomponents: { PaginationStatus, PaginationPrevious, PaginationNext },
  render: () => <Pages first={0} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheMiddle: Story = { render: () => <Pages first={1} /> };

export const LastPage: Story = { render: () => <Pages first={3} /> };

export const AsLink: Story = {
  render: () => (
    <Pagination aria-label="Pages of documents">
      <PaginationStatus>10 to 18 of 36 documents</PaginationStatus>
      <PaginationPrevious asChild>
        <a href="#page-1">
          <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
        </a>
      </PaginationPrevious>
      <PaginationNext asChild>
        <a href="#page-3">
          <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
        </a>
      </PaginationNext>
    </Pagination>
  ),
};

/** The button keeps the focus on the last page, so that going back takes one key. */
export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  render: () => <Pages first={2} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const next = canvas.getByRole("button", { name: "Next page" });
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("28 to 36 of 36 documents")).toBeVisible();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("28 to 36 of 36 documents")).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("19 to 27 of 36 documents")).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
