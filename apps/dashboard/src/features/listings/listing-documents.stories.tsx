import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

import { StoryFrame, type StoryAnswers } from "../../story-frame.tsx";
import { ListingDocuments } from "./listing-documents.tsx";
import { storyDraft, storyListing } from "./story-listings.ts";

const orderDocuments = fn();
const changeDocument = fn();
const answers: StoryAnswers = {
  [`PUT /listings/${storyDraft.id}/documents`]: orderDocuments,
  [`PUT /listings/${storyDraft.id}/documents/flyer`]: changeDocument,
};

const meta = {
  title: "Dashboard/Listings/Documents",
  component: ListingDocuments,
  args: {
    listing: storyListing,
  },
  decorators: [
    (Story) => (
      <StoryFrame answers={answers}>
        <div className="max-w-84">
          <Story />
        </div>
      </StoryFrame>
    ),
  ],
  beforeEach: () => {
    orderDocuments.mockClear();
    changeDocument.mockClear();
  },
} satisfies Meta<typeof ListingDocuments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};

export const Add: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a document" }));
    await screen.findByRole("dialog");
  },
};

/** A document's name and access are edited in the same dialog. */
export const Change: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More for Flyer" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Who may open it/ }));
    await screen.findByRole("dialog");
  },
};

export const None: Story = { args: { listing: storyDraft } };

/** In a draft, documents are sorted and opened to others in their rows. */
export const Draft: Story = {
  args: { listing: { ...storyDraft, documents: storyListing.documents } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More for Offering memorandum" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move earlier" }));
    await waitFor(() =>
      expect(orderDocuments).toHaveBeenCalledWith({ ids: ["om", "flyer", "rents"] }),
    );
    await userEvent.click(canvas.getByRole("button", { name: /Who may open Flyer/ }));
    const choice = await screen.findByRole("menuitemradio", { name: "After you approve" });
    await userEvent.click(choice);
    await waitFor(() =>
      expect(changeDocument).toHaveBeenCalledWith(
        expect.objectContaining({ name: "Flyer", tier: "approval" }),
      ),
    );
  },
};
