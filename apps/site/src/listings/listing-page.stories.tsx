import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, spyOn, within } from "storybook/test";

import { enhance } from "./enhance.ts";
import { ListingPage, type ListingPageProps } from "./listing-page.tsx";
import { storyListing, storySpace } from "./story-listing.ts";

/** The page with the behavior that script adds. */
function Enhanced(props: ListingPageProps) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => (page.current ? enhance(page.current, () => undefined) : undefined), []);
  return (
    <main ref={page} id="main">
      <ListingPage {...props} />
    </main>
  );
}

const meta = {
  title: "Site/Listing",
  component: ListingPage,
  parameters: { bare: true },
  args: { listing: storyListing() },
  render: (args) => <Enhanced {...args} />,
} satisfies Meta<typeof ListingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** After 21 days without a confirmation. */
export const Stale: Story = {
  args: { listing: storyListing({ confirmedAt: "2026-06-20T15:00:00.000Z" }) },
};

/** Neither address nor pin, and one photograph. */
export const HiddenAddress: Story = {
  args: {
    listing: storyListing({
      photos: storyListing().photos.slice(0, 1),
      details: { isAddressShown: false, isPriceOnRequest: true },
    }),
  },
};

/** A single space. */
export const Lease: Story = {
  args: {
    listing: storyListing({ kind: "lease", documents: [], details: { spaces: [storySpace()] } }),
  },
};

const suites = [
  storySpace({
    name: "Suite 5",
    floor: "Third and fourth floor",
    squareFeet: 18_400,
    divisibleFrom: 6100,
    rent: { amount: 18, unit: "sf-year" },
    expenses: 7.1,
    availableFrom: "2099-01-01",
    planId: "flyer",
  }),
  storySpace({
    name: "Suite 1",
    squareFeet: 1200,
    rent: { amount: 2800, unit: "month" },
    leaseType: "modified-gross",
    note: "With a window on the street.",
  }),
  storySpace({ name: "Suite 3", isRentOnRequest: true, leaseType: "full-service" }),
  storySpace({ name: "Suite 2", status: "pending", statusAt: "2026-07-01T15:00:00.000Z" }),
  storySpace({ name: "Suite 4", status: "leased" }),
];

/** Rents change to the unit that is chosen; pending spaces come last, and leased ones have left. */
export const Spaces: Story = {
  args: {
    listing: storyListing({
      kind: "lease",
      details: { address: "200 Sample Avenue", squareFeet: 38_000, spaces: suites },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Spaces" });
    const names = within(region)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(["Suite 1", "Suite 3", "Suite 5", "Suite 2"]);
    const panel = canvas.getByRole("complementary", { name: "Price and contact" });
    await expect(within(panel).getByText("3 spaces, from $18.00/SF/yr")).toBeVisible();
    await expect(within(region).getByText("$28.00")).toBeVisible();
    const monthly = within(region).getByText(", about $2,800 a month");
    await expect(monthly).toBeVisible();
    await userEvent.click(within(region).getByLabelText("$/month"));
    await expect(within(region).getByText("$2,800.00")).toBeVisible();
    await expect(within(region).getByText("$28.00")).not.toBeVisible();
    await expect(monthly).not.toBeVisible();
    await expect(within(region).getByRole("link", { name: "Ask about Suite 3" })).toHaveAttribute(
      "href",
      "/contact?listing=15-placeholder-plaza/suite-3",
    );
    await expect(within(region).queryByRole("link", { name: "Ask about Suite 2" })).toBeNull();
    await expect(within(region).getByRole("link", { name: "Plan of Suite 5" })).toBeVisible();
  },
};

/** Both sides, the price first; the memorandum is the red button. */
export const SaleAndLease: Story = {
  args: { listing: storyListing({ details: { spaces: [storySpace({ name: "Shop 4" })] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("For lease, 1 space")).toBeVisible();
    const panel = canvas.getByRole("complementary", { name: "Price and contact" });
    const links = within(panel)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
    await expect(links.slice(0, 2)).toEqual([
      "Request the offering memorandum",
      "Ask about the space",
    ]);
  },
};

/** Acres, and a square foot with cents. */
export const Land: Story = {
  args: {
    listing: storyListing({
      details: {
        type: "land",
        squareFeet: 540_144,
        landAcres: 12.4,
        price: 1_550_000,
        noi: undefined,
        occupancy: undefined,
        yearBuilt: undefined,
      },
    }),
  },
};

/** More than ten spaces are filtered by size, a part of one counted. */
export const ManySpaces: Story = {
  args: {
    sizes: { from: 2000, to: 2500 },
    listing: storyListing({
      kind: "lease",
      details: {
        spaces: [
          ...Array.from({ length: 10 }, (_, at) => storySpace({ name: `Suite ${at + 1}` })),
          storySpace({ name: "Suite 11", divisibleFrom: 1900 }),
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Spaces" });
    await expect(within(region).getAllByRole("heading", { level: 3 })).toHaveLength(1);
    await expect(within(region).getByLabelText("Size from, square feet")).toHaveValue("2,000");
    await expect(within(region).getByRole("link", { name: "All spaces" })).toBeVisible();
  },
};

export const SpacesOnPhone: Story = {
  ...Spaces,
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** No price, offers or agreement. Sold listings stay on the site for 90 days. */
export const Sold: Story = { args: { listing: storyListing({ status: "sold" }) } };

/** Only the details that a draft requires. */
export const Sparse: Story = {
  args: {
    listing: storyListing({
      photos: [],
      documents: [],
      offersDueAt: null,
      details: { summary: "", highlights: [] },
    }),
  },
};

/** Printing the page gives a flyer where none was uploaded. */
export const PrintedFlyer: Story = {
  args: {
    listing: storyListing({
      documents: storyListing().documents.filter(({ id }) => id !== "flyer"),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, "print").mockReturnValue();
    await userEvent.click(canvas.getByRole("button", { name: "Print the flyer" }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** Full screen; the arrows turn the pictures, and Escape returns the focus. */
export const Viewer: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole("link", { name: /^Open the photographs/ });
    await userEvent.click(picture);
    const viewer = canvas.getByRole("dialog", { name: "Photographs" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(viewer).toHaveTextContent("2 of 3");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
