import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Ellipsis, FilePen, FileSpreadsheet, FileText, SearchX } from "lucide-react";
import { type ComponentProps, useState, type ReactNode } from "react";
import { expect, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { Chip, type ChipProps } from "./chip.tsx";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "./empty-state.tsx";
import { Skeleton } from "./skeleton.tsx";
import {
  Table,
  TableActions,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableGlyph,
  TableHead,
  TableHeader,
  TableRow,
  TableSortHead,
  TableTitle,
  type TableContainerProps,
  type TableSortHeadProps,
} from "./table.tsx";

type Row = {
  icon: typeof FileText;
  name: string;
  property: string;
  type: string;
  status: string;
  tone: ChipProps["tone"];
  updated: string;
  size: string;
};

const documents: Row[] = [
  {
    icon: FilePen,
    name: "Purchase agreement, revision 3",
    property: "48 Example Road",
    type: "Contract",
    status: "To sign",
    tone: "caution",
    updated: "Today, 9:12am",
    size: "418 KB",
  },
  {
    icon: FileText,
    name: "Lease abstract, Suite 3",
    property: "200 Sample Avenue",
    type: "Lease",
    status: "New",
    tone: "accent",
    updated: "Today, 8:40am",
    size: "96 KB",
  },
  {
    icon: FileSpreadsheet,
    name: "Rent roll, second quarter",
    property: "200 Sample Avenue",
    type: "Report",
    status: "Reviewed",
    tone: "positive",
    updated: "Yesterday",
    size: "212 KB",
  },
  {
    icon: FileText,
    name: "Letter of intent",
    property: "15 Placeholder Plaza",
    type: "Contract",
    status: "Draft",
    tone: "neutral",
    updated: "Jul 7",
    size: "84 KB",
  },
];

type DocumentsProps = Pick<TableContainerProps, "columns"> & {
  rows?: Row[];
  /** Replaces the rows. */
  body?: ReactNode;
};

function Documents({ body, columns, rows = documents }: DocumentsProps) {
  const [order, setOrder] = useState<TableSortHeadProps["sorted"]>(false);
  const sorted =
    order === "asc"
      ? rows.toSorted((a, b) => a.name.localeCompare(b.name))
      : order === "desc"
        ? rows.toSorted((a, b) => b.name.localeCompare(a.name))
        : rows;
  return (
    <TableContainer columns={columns}>
      <Table>
        <TableCaption>Documents</TableCaption>
        <TableHeader>
          <TableRow>
            <TableSortHead sorted={order} onSort={() => setOrder(order === "asc" ? "desc" : "asc")}>
              Name
            </TableSortHead>
            <TableHead>Property</TableHead>
            <TableHead>Type</TableHead>
            <TableHead>Status</TableHead>
            <TableHead>Updated</TableHead>
            <TableHead align="right">Size</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {body}
          {sorted.map(({ icon: Icon, name, property, size, status, tone, type, updated }) => (
            <TableRow key={name}>
              <TableCell narrow="title">
                <TableTitle>
                  <TableGlyph>
                    <Icon strokeWidth={1.5} />
                  </TableGlyph>
                  {name}
                </TableTitle>
              </TableCell>
              <TableCell>{property}</TableCell>
              <TableCell narrow="hidden">{type}</TableCell>
              <TableCell narrow="status">
                <Chip tone={tone}>{status}</Chip>
              </TableCell>
              <TableCell>{updated}</TableCell>
              <TableCell narrow="hidden" align="right">
                {size}
              </TableCell>
              <TableCell narrow="actions" align="right">
                <TableActions className="as-list:hidden">
                  <Button variant="ghost" size="icon" aria-label={`Download ${name}`}>
                    <Download aria-hidden className="size-5" strokeWidth={1.5} />
                  </Button>
                </TableActions>
                <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
                  <Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/**
 * - **When to use:** records with the same fields, to compare and sort.
 * - **When not:** fewer than three columns, which are a `RuleList`.
 * - **Keyboard:** Tab reaches heads that sort, then each row’s link and actions.
 * - **Content:** a caption; numbers to the right; the first column names the record.
 */
const meta = {
  title: "Data/Table",
  component: Table,
  subcomponents: {
    TableContainer,
    TableCaption,
    TableHeader,
    TableBody,
    TableRow,
    TableHead,
    TableSortHead,
    TableCell,
    TableTitle,
    TableGlyph,
    TableActions,
  },
  render: ({ columns }) => <Documents columns={columns} />,
} satisfies Meta<ComponentProps<typeof Table> & Pick<TableContainerProps, "columns">>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { columns: "many" } };

export const LongValues: Story = {
  render: () => (
    <Documents
      rows={documents.map((row) => ({
        ...row,
        name: `${row.name}, with exhibits, schedules and the seller’s disclosure`,
      }))}
    />
  ),
};

/** As large as the loaded table, so that nothing moves when the rows load. */
export const Loading: Story = {
  render: () => (
    <div aria-busy>
      <Documents
        rows={[]}
        body={["w-56", "w-40", "w-48", "w-36"].map((width) => (
          <TableRow key={width}>
            <TableCell narrow="title" isRowHead={false}>
              <Skeleton shape="text" className={`max-w-full ${width}`} />
            </TableCell>
            <TableCell>
              <Skeleton shape="text" className="w-28" />
            </TableCell>
            <TableCell narrow="hidden">
              <Skeleton shape="text" className="w-14" />
            </TableCell>
            <TableCell narrow="status">
              <Skeleton shape="text" className="w-20" />
            </TableCell>
            <TableCell>
              <Skeleton shape="text" className="w-24" />
            </TableCell>
            <TableCell narrow="hidden" align="right">
              <Skeleton shape="text" className="ml-auto w-12" />
            </TableCell>
            <TableCell narrow="hidden" />
          </TableRow>
        ))}
      />
    </div>
  ),
};

/** No row matches the filters. Without any records, the empty state is shown alone. */
export const Empty: Story = {
  render: () => (
    <Documents
      rows={[]}
      body={
        <TableRow>
          <TableCell colSpan={7} narrow="title">
            <EmptyState className="py-16">
              <EmptyStateGlyph>
                <SearchX />
              </EmptyStateGlyph>
              <EmptyStateTitle>No documents match these filters</EmptyStateTitle>
              <EmptyStateDescription>
                Try another property, or all kinds of documents.
              </EmptyStateDescription>
              <Button variant="outline">Clear filters</Button>
            </EmptyState>
          </TableCell>
        </TableRow>
      }
    />
  ),
};

/** In a narrow container: a list with the same semantics. */
export const Narrow: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Documents" })).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(7);
    // Heads are hidden in the list, so none of them can be focused.
    await expect(canvas.queryByRole("button", { name: "Name" })).toBeNull();
    await expect(
      canvas.getByRole("row", { name: /Letter of intent.*15 Placeholder Plaza/ }),
    ).toBeVisible();
  },
};

/** A missing fact takes no room. */
export const NarrowWithoutFacts: Story = {
  tags: ["!autodocs", "!dev"],
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => (
    <TableContainer>
      <Table aria-label="Properties">
        <TableBody>
          <TableRow>
            <TableCell narrow="title">Lot 7</TableCell>
            <TableCell>Land</TableCell>
            <TableCell>{null}</TableCell>
            <TableCell>64,000 SF</TableCell>
            <TableCell>{null}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "Land",
      "64,000 SF",
    ]);
  },
};

/** A tablet is too narrow for seven columns, so the table is a list. */
export const Tablet: Story = {
  globals: { viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /Letter of intent/ })).toHaveStyle({
      display: "flex",
    });
    await expect(canvas.queryByRole("button", { name: "Name" })).toBeNull();
  },
};

/** With few columns, a table fits in narrower containers. */
export const FewColumns: Story = {
  globals: { viewport: { value: "tablet", isRotated: false } },
  render: () => (
    <TableContainer columns="few">
      <Table>
        <TableCaption>Contacts</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>Name</TableHead>
            <TableHead>Role</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          <TableRow>
            <TableCell narrow="title">Casey Park</TableCell>
            <TableCell>Lender</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /Casey Park/ })).toHaveStyle({
      display: "table-row",
    });
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("Lease abstract, Suite 3");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("Rent roll, second quarter");
  },
};

/** Focus shows the same things as hover. */
export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const download = canvas.getByRole("button", { name: "Download Letter of intent" });
    await userEvent.tab();
    while (document.activeElement !== download) await userEvent.tab();
    await waitFor(() =>
      expect(download.closest("[data-slot=table-actions]")).toHaveStyle({ opacity: "1" }),
    );
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
