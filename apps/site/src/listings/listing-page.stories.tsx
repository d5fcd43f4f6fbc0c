import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, spyOn } from "storybook/test";

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

export const Lease: Story = {
  args: {
    listing: storyListing({ kind: "lease", details: { spaces: [storySpace()] } }),
  },
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
