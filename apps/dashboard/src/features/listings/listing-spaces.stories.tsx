import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Space } from "@frontage/records/schemas/space";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen as inPage, waitFor, within } from "storybook/test";

import { StoryFrame } from "../../story-frame.tsx";
import { ListingSpaces } from "./listing-spaces.tsx";
import { storyListing } from "./story-listings.ts";

const suite = (name: string, changes: Partial<Space>): Space => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  squareFeet: 4180,
  rent: { amount: 24.5, unit: "sf-year" },
  isRentOnRequest: false,
  leaseType: "full-service",
  status: "available",
  ...changes,
});

const listing: BrokerListing = {
  ...storyListing,
  kind: "lease",
  details: {
    ...storyListing.details,
    address: "200 Sample Avenue",
    type: "office",
    spaces: [
      suite("Suite 5", {
        floor: "Third and fourth floor",
        squareFeet: 18_400,
        divisibleFrom: 6100,
        rent: { amount: 18, unit: "sf-year" },
        leaseType: "nnn",
        expenses: 7.1,
        availableFrom: "2099-01-01",
      }),
      suite("Suite 1", { squareFeet: 1200, rent: { amount: 2800, unit: "month" } }),
      suite("Suite 3", { floor: "Second floor", divisibleFrom: 1900 }),
      suite("Suite 2", { status: "pending", statusAt: "2026-07-01T15:00:00.000Z" }),
      suite("Suite 4", { status: "leased", statusAt: "2026-06-01T15:00:00.000Z" }),
    ],
  },
};

const save = fn<(body: unknown) => void>();

const meta = {
  title: "Dashboard/Listings/Spaces",
  component: ListingSpaces,
  args: { listing },
  decorators: [
    (Story) => (
      <StoryFrame answers={{ "PUT /listings/plaza": save }}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ListingSpaces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Available ones by name, then what is pending and leased; the index counts what is available. */
export const Table: Story = {
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole("button", { name: /^Edit / })
      .map((button) => button.getAttribute("aria-label"));
    await expect(names).toEqual([
      "Edit Suite 1",
      "Edit Suite 3",
      "Edit Suite 5",
      "Edit Suite 2",
      "Edit Suite 4",
    ]);
    await expect(canvas.getByText("1,200–18,400 SF, from $18.00/SF/yr, 3 spaces")).toBeVisible();
  },
};

/** A rent that looks like one in another unit is asked about, and accepted once it is confirmed. */
export const UnlikelyRent: Story = {
  play: async ({ canvas, userEvent }) => {
    save.mockReset();
    await userEvent.click(canvas.getByRole("button", { name: "Edit Suite 3" }));
    await userEvent.selectOptions(canvas.getByLabelText("Unit of the rent"), "$/month");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const rent = canvas.getByLabelText("Rent");
    await waitFor(() =>
      expect(rent).toHaveAccessibleDescription(
        "$24.50 a month for 4,180 SF is $0.07/SF/yr. Check the unit, or choose $/SF/yr.",
      ),
    );
    await expect(save).not.toHaveBeenCalled();
    // The question goes once it is answered by another unit, and is asked again of this one.
    await userEvent.selectOptions(canvas.getByLabelText("Unit of the rent"), "$/SF/yr");
    await waitFor(() => expect(rent).not.toHaveAccessibleDescription());
    await userEvent.selectOptions(canvas.getByLabelText("Unit of the rent"), "$/month");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("button", { name: "It’s right" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const sent = save.mock.calls[0]?.[0] as { details: { spaces: Space[] }; version: number };
    await expect(sent.version).toBe(3);
    await expect(sent.details.spaces[2]).toMatchObject({
      name: "Suite 3",
      rent: { amount: 24.5, unit: "month" },
      isRentConfirmed: true,
    });
  },
};

/** A pending space that is marked as available ends its contract, which is asked first. */
export const Freeing: Story = {
  args: { listing: { ...listing, offers: { ...listing.offers, open: 0 } } },
  play: async ({ canvas, userEvent }) => {
    save.mockReset();
    await userEvent.click(canvas.getByRole("button", { name: "Edit Suite 2" }));
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Available");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const dialog = await inPage.findByRole("alertdialog", { name: "Mark Suite 2 as available?" });
    await expect(dialog).toHaveAccessibleDescription(
      /^A contract for it ends, and the buyer gets an email\./,
    );
    await expect(save).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Mark as available" }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await waitFor(() => expect(inPage.queryByRole("alertdialog")).toBeNull());
  },
};

/** What is wrong with a new space stands at its fields, and what was typed stays. */
export const Problems: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a space" }));
    await userEvent.type(canvas.getByLabelText("Name and floor"), "suite 3");
    await userEvent.type(canvas.getByLabelText("Size"), "1,000 SF");
    await userEvent.type(canvas.getByLabelText("Divisible from"), "1,001");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Another space is called Suite 3.")).toBeVisible();
    await expect(canvas.getByText("Divisible from can’t exceed the size.")).toBeVisible();
    await expect(canvas.getByLabelText("Size")).toHaveValue("1,000 SF");
  },
};

/** What the site will say changes while the broker types. */
export const OnTheSite: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit Suite 5" }));
    await expect(
      canvas.getByText("NNN, plus $7.10/SF in expenses", { exact: false }),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Unit of the rent"), "On request");
    await expect(canvas.getByText("Rent on request")).toBeVisible();
    await expect(canvas.getByText("Only you see this amount.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Status"), "Leased");
    await expect(canvas.getByText("Leased spaces leave the page.")).toBeVisible();
  },
};

export const None: Story = {
  args: { listing: { ...storyListing, details: { ...storyListing.details, spaces: [] } } },
};

export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    // Two lines each.
    for (const row of canvas.getAllByRole("listitem")) {
      await expect(row.clientHeight).toBeLessThan(72);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Edit Suite 3" }));
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
