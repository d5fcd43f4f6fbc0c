import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { StoryFrame } from "../../story-frame.tsx";
import { RequestDialog } from "./request-dialog.tsx";

const client = { id: "taylor", name: "Taylor Morgan" };
const request: DocumentRequest = {
  id: "rent-roll",
  dealId: "48-example-road",
  dealName: "48 Example Road",
  label: "Rent roll, second quarter",
  dueDay: "2026-07-20",
  note: "Signed by the property manager.",
  status: "requested",
  client,
  createdAt: "2026-07-10T15:00:00.000Z",
  canRemind: true,
  version: 1,
};

const meta = {
  title: "Dashboard/Request dialog",
  component: RequestDialog,
  args: {
    client,
    dealId: "48-example-road",
    onSaved: () => undefined,
    onClose: () => undefined,
  },
  render: (args) => (
    <StoryFrame answers={{}}>
      <RequestDialog {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof RequestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (element: HTMLElement) => within(element.ownerDocument.body).findByRole("dialog");

export const Default: Story = {};

/** In a list of all deals, a deal must be chosen. */
export const ChoosesADeal: Story = {
  args: { dealId: undefined, deals: [{ id: "48-example-road", name: "48 Example Road" }] },
  play: async ({ canvasElement, userEvent }) => {
    const inside = within(await dialog(canvasElement));
    await userEvent.type(inside.getByLabelText("Document"), "Operating budget");
    await userEvent.click(inside.getByRole("button", { name: "Send request" }));
    await expect(await inside.findByLabelText("Property")).toHaveAccessibleDescription(
      /choose a property/,
    );
  },
};

export const Edit: Story = { args: { request } };

/** The received document isn't complete, so it is requested again. */
export const AskedAgain: Story = { args: { request, isAskedAgain: true } };

/** The first missing value is focused. */
export const Missing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const inside = within(await dialog(canvasElement));
    await userEvent.click(inside.getByRole("button", { name: "Send request" }));
    await expect(inside.getByLabelText("Document")).toHaveFocus();
    await expect(inside.getByLabelText("Document")).toBeInvalid();
  },
};
