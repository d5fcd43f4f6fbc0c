import type { ProtectedList } from "@frontage/records/schemas/protected-list";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";

import { StoryFrame } from "../../story-frame.tsx";
import { LoadedList } from "./protected-list.tsx";

const list: ProtectedList = {
  listing: { id: "street", name: "88 Sample Street", version: 4 },
  client: { id: "noor", name: "Noor Haddad" },
  from: "2026-01-02",
  to: "2026-06-30",
  protectionDays: 120,
  protectedUntil: "2026-10-28",
  listDays: 15,
  dueOn: "2026-07-15",
  today: "2026-07-14",
  buyers: [
    {
      id: "ellis",
      name: "Ellis Rowe",
      company: "Rowe Storage",
      role: "principal",
      isPrivate: true,
      firstContactOn: "2026-03-12",
      signed: { on: "2026-03-14", isElsewhere: false },
      touredOn: "2026-04-02",
      offered: "$3,650,000, declined Apr 20",
    },
    {
      id: "max",
      name: "Max Dorsey",
      company: "",
      role: "broker",
      isPrivate: true,
      firstContactOn: "2026-04-08",
      signed: { on: "2026-04-10", isElsewhere: true },
      touredOn: "2026-04-28",
      offered: "$3,500,000, expired May 15",
    },
    {
      id: "lee",
      name: "Lee Marchetti",
      company: "Example Bank",
      role: "lender",
      isPrivate: false,
      firstContactOn: "2026-04-22",
      signed: { on: "2026-04-22", isElsewhere: false },
    },
    {
      id: "sam",
      name: "Sam Okafor",
      company: "Okafor Partners",
      role: "principal",
      isPrivate: true,
      firstContactOn: "2026-07-03",
    },
  ],
};

const meta = {
  title: "Dashboard/Listings/Protected list",
  component: LoadedList,
  args: { list },
  decorators: [
    (Story) => (
      <StoryFrame answers={{}}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof LoadedList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A buyer whom the agreement doesn't cover is unchecked, and so is one first met after its end. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Signed elsewhere, Apr 10")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /Sam Okafor/ })).not.toBeChecked();
    await expect(canvas.getByText("Jul 3, after the agreement")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Lee Marchetti/ }));
    await expect(canvas.getByText("2 of 4")).toBeVisible();
    await expect(canvas.getByText("Two buyers, protected until October 28.")).toBeVisible();
  },
};

/** Sending asks first, and says whether the client learns names that are hidden otherwise. */
export const Sending: Story = {
  play: async ({ canvas, userEvent }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Send to Noor" }));
      return screen.findByRole("alertdialog");
    };
    const dialog = await ask();
    await expect(dialog).toHaveTextContent("Send the list with three buyers to Noor?");
    await expect(dialog).toHaveTextContent("It names buyers whom Noor sees as “Private buyer”.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("checkbox", { name: /Ellis Rowe/ }));
    await expect(
      canvas.getByText("This list names a buyer whom Noor sees as “Private buyer”."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Max Dorsey/ }));
    const another = await ask();
    await expect(another).toHaveTextContent("Send the list with one buyer to Noor?");
    await expect(another).not.toHaveTextContent("Private buyer");
  },
};

export const Late: Story = { args: { list: { ...list, today: "2026-07-20" } } };

export const WithoutClient: Story = { args: { list: { ...list, client: undefined } } };

export const Sent: Story = {
  args: {
    list: {
      ...list,
      sent: {
        on: "2026-07-15",
        documents: [
          { id: "pdf", name: "Protected list, 88 Sample Street, PDF" },
          { id: "csv", name: "Protected list, 88 Sample Street, CSV" },
        ],
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
