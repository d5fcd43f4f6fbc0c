import type { BrokerListing, ListingPhoto } from "@frontage/records/schemas/broker-listing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";

import { StoryFrame, type StoryAnswers } from "../../story-frame.tsx";
import { ListingPhotos, ListingPhotosSummary } from "./listing-photos.tsx";
import { usePhotoUploads } from "./photo-editor.tsx";

// The pictures would need a server, so their frames stay empty.

const photo = (id: string, text: Partial<ListingPhoto> = {}): ListingPhoto => ({
  id,
  alt: "Office tower catching the last light of sunset",
  isRendering: false,
  width: 2160,
  height: 1440,
  widths: [320, 640, 960, 1440, 2160],
  ...text,
});
const four = [
  photo("tower"),
  photo("lobby", { alt: "The lobby at dusk", isRendering: true }),
  photo("street", { alt: "" }),
  photo("roof", { alt: "The roof from above" }),
];
const listing = (photos: readonly ListingPhoto[]) => ({ id: "tower", photos }) as BrokerListing;

const orderPhotos = fn();
const removePhoto = fn();
const describePhoto = fn(() => photo("tower"));
const addPhoto = fn<(file: unknown) => unknown>(() => photo("new"));
const answers: StoryAnswers = {
  "POST /listings/tower/photos": addPhoto,
  "PUT /listings/tower/photos": orderPhotos,
  "PUT /listings/tower/photos/street": describePhoto,
  "DELETE /listings/tower/photos/tower": removePhoto,
};

function Photographs({ listing: shown }: { listing: BrokerListing }) {
  return <ListingPhotos listing={shown} uploads={usePhotoUploads(shown.id)} />;
}

const meta = {
  title: "Dashboard/Listing photographs",
  component: Photographs,
  args: { listing: listing(four) },
  decorators: [
    (Story) => (
      <StoryFrame answers={answers}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof Photographs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first photograph is selected; one has no alternative text. */
export const Default: Story = {};

/** Two photographs are missing before the listing can be published. */
export const TooFew: Story = { args: { listing: listing(four.slice(0, 2)) } };

export const None: Story = { args: { listing: listing([]) } };

export const Dark: Story = { globals: { theme: "dark" } };

/** Leaving a photograph's text field saves the text. */
export const Described: Story = {
  play: async ({ canvas, userEvent }) => {
    describePhoto.mockClear();
    await userEvent.click(
      canvas.getByRole("button", { name: "Photograph 3, no alternative text" }),
    );
    const field = canvas.getByRole("textbox", { name: "Alternative text, photograph 3" });
    await userEvent.type(field, "The street at noon");
    await userEvent.tab();
    await waitFor(() =>
      expect(describePhoto).toHaveBeenCalledWith({
        alt: "The street at noon",
        isRendering: false,
      }),
    );
  },
};

/** Buttons change the order, as dragging does. The first and last photograph have only one. */
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    orderPhotos.mockClear();
    // At first, the photograph without alternative text is selected.
    await userEvent.click(canvas.getByRole("button", { name: /^Photograph 1/ }));
    await expect(canvas.queryByRole("button", { name: "Move earlier" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Move later" }));
    await waitFor(() =>
      expect(orderPhotos).toHaveBeenCalledWith({ ids: ["lobby", "tower", "street", "roof"] }),
    );
  },
};

/** Removing a photograph asks for confirmation. */
export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    removePhoto.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: /^Photograph 1/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove photograph 1" }));
    const dialog = await within(document.body).findByRole("alertdialog");
    await expect(dialog).toHaveAccessibleName("Remove photograph 1?");
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(removePhoto).toHaveBeenCalled());
  },
};

const type = "image/jpeg";
const chosen = [new File(["1"], "front.jpg", { type }), new File(["2"], "rear.jpg", { type })];

/** Photographs are uploaded one after another. */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    addPhoto.mockReset();
    addPhoto.mockImplementation(() => new Promise(() => undefined));
    await userEvent.upload(canvas.getByLabelText("Photographs to add"), chosen);
    await expect(await canvas.findByText("0% sent")).toBeVisible();
    await expect(canvas.getByText("rear.jpg")).toBeVisible();
  },
};

/** A refused photograph shows the reason, and the next one is uploaded. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    addPhoto.mockReset();
    addPhoto.mockRejectedValueOnce(new Error("This is a HEIC picture."));
    addPhoto.mockReturnValue(photo("new"));
    await userEvent.upload(canvas.getByLabelText("Photographs to add"), chosen);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "front.jpg: This is a HEIC picture.",
    );
    await waitFor(() => expect(addPhoto).toHaveBeenCalledTimes(2));
  },
};

/** A published listing's photographs are arranged in a dialog. */
export const Published: Story = {
  render: (args) => (
    <div className="max-w-84">
      <ListingPhotosSummary {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("One needs alternative text.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Arrange photographs" }));
    const dialog = await within(document.body).findByRole("dialog", { name: "Photographs" });
    await waitFor(() => expect(within(dialog).getByText("This is a rendering")).toBeVisible());
  },
};
