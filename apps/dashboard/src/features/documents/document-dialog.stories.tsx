import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { shownDialog, storyClock, StoryFrame } from "../../story-frame.tsx";
import { DocumentDialog } from "./document-dialog.tsx";

const meta = {
  title: "Dashboard/Document dialog",
  component: DocumentDialog,
  args: {
    id: "title-commitment-48-example-road",
    dealNames: new Map([["48-example-road", "48 Example Road"]]),
    timeZone: storyClock.timeZone,
    view: undefined,
    onClose: () => undefined,
  },
  render: (args) => (
    <StoryFrame>
      <DocumentDialog {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof DocumentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document's preview, with its details beside it. */
export const Default: Story = {
  play: async () => {
    const inside = await shownDialog();
    await expect(await inside.findByText(/^Page 1 of /)).toBeVisible();
    await expect(inside.getByText("Reviewed")).toBeVisible();
  },
};

/** The versions tab is open first. */
export const Versions: Story = { args: { view: "history" } };

/** A document out for signature, with three steps and one button. */
export const Sign: Story = {
  args: { id: "purchase-agreement-48-example-road" },
  play: async () => {
    const inside = await shownDialog();
    await expect(await inside.findByRole("button", { name: "I signed it" })).toBeVisible();
    await expect(await inside.findByText(/Due diligence ends /)).toBeVisible();
  },
};

export const SignOnAPhone: Story = {
  ...Sign,
  play: async () => {
    const inside = await shownDialog();
    await expect(await inside.findByRole("button", { name: "I signed it" })).toBeVisible();
  },
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** The document of an outdated link doesn't exist. */
export const Missing: Story = {
  args: { id: "gone" },
  play: async () => {
    const inside = await shownDialog();
    await expect(await inside.findByText("Document not found")).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
