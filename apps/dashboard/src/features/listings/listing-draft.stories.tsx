import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useState } from "react";

import { StoryFrame } from "../../story-frame.tsx";
import { ListingChecklist, ListingPreview } from "./listing-draft.tsx";
import { ListingRows } from "./listing-form.tsx";
import { storyDraft, storyListing } from "./story-listings.ts";

type Parts = { listing: typeof storyDraft; open?: string };

/** The parts of a draft's page. Saving would need a server. */
function DraftParts({ listing, open }: Parts) {
  const [group, setGroup] = useState(open);
  const [typed, setTyped] = useState<typeof listing.details>();
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-10">
        <ListingChecklist listing={listing} onFix={() => undefined} />
        <ListingRows listing={listing} openGroup={group} onOpen={setGroup} onType={setTyped} />
      </div>
      <ListingPreview listing={listing} details={typed ?? listing.details} />
    </div>
  );
}

const meta = {
  title: "Dashboard/Listings/Draft",
  component: DraftParts,
  args: { listing: storyDraft },
  decorators: [
    (Story) => (
      <StoryFrame answers={{}}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof DraftParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};

export const Complete: Story = { args: { listing: storyListing } };

export const EditingPrice: Story = { args: { open: "price" } };

export const EditingAddress: Story = { args: { open: "address" } };

export const EditingHighlights: Story = { args: { open: "highlights" } };

export const EditingIncome: Story = { args: { open: "income" } };

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };

/** The price is shown with separators, and saved as a number. */
export const PriceWithSeparators: Story = {
  args: { open: "price" },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText("Asking price");
    await expect(price).toHaveValue("$12,400,000");
    await userEvent.clear(price);
    await userEvent.type(price, "24600000");
    await expect(price).toHaveValue("24600000");
    await userEvent.tab();
    await expect(price).toHaveValue("$24,600,000");
  },
};
