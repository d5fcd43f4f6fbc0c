import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fireEvent } from "storybook/test";

import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "./tabs.tsx";

const kinds = [
  { value: "all", label: "All", count: 36 },
  { value: "contracts", label: "Contracts", count: 14 },
  { value: "leases", label: "Leases", count: 9 },
  { value: "reports", label: "Reports", count: 13 },
];

/**
 * - **When to use:** parts of one page that are looked at one at a time.
 * - **When not:** other pages, which are links; steps in an order.
 * - **Keyboard:** Tab reaches the chosen one, the arrows choose another.
 * - **Content:** a noun each, with a count if it helps choosing.
 */
const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsCount, TabsContent },
  args: { defaultValue: "all" },
  render: ({ flush, ...args }) => (
    <Tabs {...args}>
      <TabsList aria-label="Kind of document">
        {kinds.map(({ count, label, value }) => (
          <TabsTrigger key={value} value={value}>
            {label}
            <TabsCount>{count}</TabsCount>
          </TabsTrigger>
        ))}
      </TabsList>
      {kinds.map(({ count, label, value }) => (
        <TabsContent key={value} value={value} flush={flush}>
          {label}: {count} documents
        </TabsContent>
      ))}
    </Tabs>
  ),
} satisfies Meta<ComponentProps<typeof Tabs> & Pick<ComponentProps<typeof TabsContent>, "flush">>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { flush: false } };

export const Disabled: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Kind of document">
        <TabsTrigger value="all">All</TabsTrigger>
        <TabsTrigger value="leases" disabled>
          Leases
        </TabsTrigger>
      </TabsList>
      <TabsContent value="all">36 documents</TabsContent>
      <TabsContent value="leases">None yet</TabsContent>
    </Tabs>
  ),
};

/** The panel starts at the hairline. */
export const Flush: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Status">
        <TabsTrigger value="all">All</TabsTrigger>
        <TabsTrigger value="new">New</TabsTrigger>
      </TabsList>
      <TabsContent value="all" flush>
        Everything
      </TabsContent>
      <TabsContent value="new" flush>
        What is new
      </TabsContent>
    </Tabs>
  ),
};

/** More tabs than fit: the row scrolls, not the page. */
export const Narrow: Story = {
  render: (args) => (
    <div className="w-56">
      <Tabs {...args}>
        <TabsList aria-label="Kind of document">
          {kinds.map(({ count, label, value }) => (
            <TabsTrigger key={value} value={value}>
              {label}
              <TabsCount>{count}</TabsCount>
            </TabsTrigger>
          ))}
        </TabsList>
        {kinds.map(({ count, label, value }) => (
          <TabsContent key={value} value={value}>
            {label}: {count} documents
          </TabsContent>
        ))}
      </Tabs>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /All/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Contracts/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Contracts: 14 documents");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: /Reports/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("All: 36 documents");
  },
};

/** The focus ring is shown for the keyboard, not for mouse clicks. */
export const Pressed: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    const leases = canvas.getByRole("tab", { name: /Leases/ });
    await fireEvent.mouseDown(leases);
    await expect(leases).toHaveFocus();
    await expect(leases).toHaveAttribute("aria-selected", "true");
    await expect(leases.matches(":focus-visible")).toBe(false);
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Reports/ })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
