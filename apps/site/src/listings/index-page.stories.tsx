import { listingPaths } from "@frontage/content/listings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { IndexPage } from "./index-page.tsx";
import { storyListing, storySpace } from "./story-listing.ts";

const listings = [
  storyListing(),
  storyListing({
    slug: "loft",
    confirmedAt: "2026-06-20T15:00:00.000Z",
    details: { isAddressShown: false, headline: "Brick loft building", isPriceOnRequest: true },
  }),
  storyListing({
    slug: "bay",
    kind: "lease",
    status: "lease-pending",
    photos: [],
    details: {
      address: "301 Specimen Yard, Bay 2",
      spaces: [storySpace({ name: "Bay 2", status: "pending" })],
    },
  }),
  storyListing({
    slug: "avenue",
    kind: "lease",
    photos: [],
    details: {
      address: "200 Sample Avenue",
      spaces: [storySpace({ squareFeet: 1200 }), storySpace({ name: "Bay 5" })],
    },
  }),
  storyListing({ slug: "both", photos: [], details: { spaces: [storySpace()] } }),
  storyListing({ slug: "court", status: "sold", details: { address: "3 Template Court" } }),
];

const meta = {
  title: "Site/Listings",
  component: IndexPage,
  parameters: { bare: true },
  args: {
    listings,
    filters: {},
    counts: { all: 6, sale: 3, lease: 3 },
    states: ["EX", "ST"],
    types: ["retail", "hospitality"],
  },
  render: (args) => (
    <main>
      <IndexPage {...args} />
    </main>
  ),
} satisfies Meta<typeof IndexPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fresh, confirmed long ago, for lease and for both, under contract and sold. */
export const Default: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText("For lease: 9,500 SF, $11.25/SF/yr, NNN, 1 space")).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("Property type"), "Retail");
    const form = canvasElement.querySelector("form");
    if (!form) throw new Error("no form");
    await expect([new URL(form.action).pathname, form.method]).toEqual([listingPaths.index, "get"]);
    // What a browser without script sends.
    await expect(new FormData(form).get("type")).toBe("retail");
  },
};

/** Says which filter has no results. */
export const Nothing: Story = {
  args: {
    listings: [],
    filters: { kind: "sale", type: "hospitality", state: "EX", from: 1900, to: 4000 },
  },
};

/** After the last listing has left the site. */
export const Empty: Story = {
  args: { listings: [], counts: { all: 0, sale: 0, lease: 0 }, states: [], types: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: "Nothing is listed right now." }),
    ).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    const link = canvas.getByRole("link", { name: "Tell me what you need" });
    await expect(link).toHaveAttribute("href", "/contact");
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
