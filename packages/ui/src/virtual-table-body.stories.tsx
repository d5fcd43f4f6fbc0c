import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText } from "lucide-react";
import { expect, waitFor } from "storybook/test";

import { Chip } from "./chip.tsx";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableGlyph,
  TableHead,
  TableHeader,
  TableRow,
  TableTitle,
} from "./table.tsx";
import { VirtualTableBody } from "./virtual-table-body.tsx";

const grouped = new Intl.NumberFormat("en-US");

function Documents({ count }: { count: number }) {
  return (
    <TableContainer>
      <Table aria-rowcount={count + 1} className="md:table-fixed">
        <TableCaption>Documents</TableCaption>
        <TableHeader>
          <TableRow aria-rowindex={1}>
            <TableHead>Name</TableHead>
            <TableHead>Property</TableHead>
            <TableHead>Status</TableHead>
            <TableHead align="right">Size</TableHead>
          </TableRow>
        </TableHeader>
        <VirtualTableBody count={count}>
          {(index, rowProps) => (
            <TableRow key={index} {...rowProps}>
              <TableCell narrow="title">
                <TableTitle>
                  <TableGlyph>
                    <FileText strokeWidth={1.5} />
                  </TableGlyph>
                  <a href={`#document-${index + 1}`}>Document {grouped.format(index + 1)}</a>
                </TableTitle>
              </TableCell>
              <TableCell>{(index % 12) + 1} Sample Square</TableCell>
              <TableCell narrow="status">
                <Chip tone={index % 3 ? "positive" : "accent"}>
                  {index % 3 ? "Reviewed" : "New"}
                </Chip>
              </TableCell>
              <TableCell narrow="hidden" align="right">
                {grouped.format(40 + ((index * 37) % 900))} KB
              </TableCell>
            </TableRow>
          )}
        </VirtualTableBody>
      </Table>
    </TableContainer>
  );
}

/**
 * - **When to use:** a `Table` of hundreds of rows or more.
 * - **When not:** short tables, which need none of it.
 * - **Keyboard:** as the `Table`’s; the focused row is always rendered.
 * - **Content:** rows of equal height.
 */
const meta = {
  title: "Data/Virtual table body",
  component: VirtualTableBody,
  subcomponents: { TableBody },
  args: { count: 5000, children: () => null },
  render: ({ count }) => <Documents count={count} />,
  // In frames, because two tables of five thousand rows would share the docs page's scroll
  // position.
  parameters: { docs: { story: { inline: false, iframeHeight: 600 } } },
  beforeEach: () => {
    window.scrollTo({ top: 0 });
  },
} satisfies Meta<typeof VirtualTableBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Scrolls until the last row is rendered. It is found by its text, because computing a row's name
 * is slow.
 */
async function scrollToLast(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) {
  await waitFor(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await expect(canvas.getByText("Document 5,000")).toBeVisible();
  });
}

/** Only a screenful of rows is rendered; scrolling renders the others, down to the last. */
export const FiveThousandRows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Documents" });
    await expect(table).toHaveAttribute("aria-rowcount", "5001");
    await expect(await canvas.findByRole("row", { name: /^Document 1 / })).toHaveAttribute(
      "aria-rowindex",
      "2",
    );
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);

    await scrollToLast(canvas);
    await expect(canvas.getByRole("row", { name: /^Document 5,000 / })).toHaveAttribute(
      "aria-rowindex",
      "5001",
    );
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    await expect(canvas.queryByRole("row", { name: /^Document 1 / })).toBeNull();
  },
};

/** With up to a hundred rows, all are rendered. */
export const FewRows: Story = {
  tags: ["!autodocs", "!dev"],
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(101);
  },
};

/** The focused row stays rendered, however far one scrolls. */
export const FocusedRow: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("link", { name: "Document 1" });
    first.focus();
    await scrollToLast(canvas);
    await expect(first).toHaveFocus();
  },
};
