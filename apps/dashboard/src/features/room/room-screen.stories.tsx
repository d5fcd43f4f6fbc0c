import type { Room, RoomDocument } from "@frontage/records/schemas/room";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

import { NotOpen as NotOpenNote } from "../../room-app.tsx";
import { sampleBoard } from "../../offer-comparison/sample-board.ts";
import { StoryFrame } from "../../story-frame.tsx";
import { RoomFrame } from "./room-frame.tsx";
import type { PreviewPart } from "./room-reader.tsx";
import { RoomScreen } from "./room-screen.tsx";

const document = (columns: Pick<RoomDocument, "id" | "name"> & Partial<RoomDocument>) =>
  ({
    tier: "agreement",
    state: "open",
    mediaType: "application/pdf",
    bytes: 420_000,
    pages: 3,
    isDownloadable: true,
    addedAt: "2026-05-01T15:00:00.000Z",
    ...columns,
  }) satisfies RoomDocument;
const locked = { tier: "approval", state: "locked", mediaType: "text/csv" } as const;

const room: Room = {
  reader: {
    name: "Dana Fairley",
    company: "Fairley Holdings",
    email: "dana@example.com",
    role: "principal",
  },
  listing: {
    id: "plaza",
    slug: "15-placeholder-plaza",
    kind: "sale",
    status: "available",
    name: "15 Placeholder Plaza",
    city: "Anytown",
    region: "ST",
    timeZone: "America/Chicago",
    squareFeet: 46_000,
    price: 12_400_000,
    noi: 793_600,
    isNoiProForma: false,
    offersDueAt: "2099-07-20T22:00:00.000Z",
  },
  agreement: { id: "signed", signedAt: "2026-07-14T15:00:00.000Z", term: "for two years" },
  documents: [
    document({ id: "om", name: "Offering memorandum", pages: 34, isMemorandum: true }),
    document({ id: "site", name: "Site plan and survey" }),
    document({
      ...locked,
      id: "rents",
      name: "Rent roll",
      state: "requested",
      requestedAt: "2026-07-14T15:00:00.000Z",
    }),
    document({ ...locked, id: "t12", name: "Trailing 12 months (T-12)" }),
    document({ ...locked, id: "leases", name: "Leases", state: "declined" }),
  ],
  messages: [
    {
      id: "question",
      author: "prospect",
      authorName: "Dana Fairley",
      text: "Does the coffee roaster have a renewal option?",
      sentAt: "2026-07-14T14:00:00.000Z",
    },
    {
      id: "answer",
      author: "broker",
      authorName: "Jordan Avery",
      text: "Two of five years each, at 95% of market rent. See page 21.",
      sentAt: "2026-07-14T14:50:00.000Z",
    },
  ],
  tours: [
    {
      id: "tour",
      startsAt: "2026-07-16T19:00:00.000Z",
      endsAt: "2026-07-16T20:00:00.000Z",
      note: "",
      status: "requested",
    },
  ],
  offeredKinds: ["sale"],
};

/** A stand-in for the viewer, which would need the file. */
const Preview: PreviewPart = ({ name, passage }) => (
  <p className="p-6">
    {name}, page {passage?.page}
  </p>
);

const requests = fn(async () => "pages");
const fileOf = (id: string) => `GET /room/${room.listing.slug}/documents/${id}/file`;
const { listing, offers } = sampleBoard;
const offer = { ...offers[0], expiresAt: "2099-07-20T22:00:00.000Z" };
const own = { listing, isOpen: true, from: { buyer: "Abara" }, offer, history: [] };
const answers = {
  [fileOf("om")]: requests,
  [fileOf("site")]: requests,
  [`GET /room/${room.listing.slug}/offer`]: () => own,
};

const meta = {
  title: "Dashboard/Room",
  component: RoomScreen,
  parameters: { bare: true },
  args: { room, Preview },
  render: (args) => <RoomScreen {...args} />,
  decorators: [
    (Story, { args }) => (
      <StoryFrame isWhole answers={answers}>
        <RoomFrame room={args.room}>
          <Story />
        </RoomFrame>
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof RoomScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It opens with the memorandum; a row opens its document instead, and gives it the focus. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Offering memorandum, page 1");
    await userEvent.click(await canvas.findByRole("link", { name: "Site plan and survey" }));
    await canvas.findByText("Site plan and survey, page 1");
    await expect(canvas.getByRole("region", { name: "Site plan and survey" })).toHaveFocus();
  },
};

/** Without a memorandum nothing is loaded, because loading a document counts as reading it. */
export const NoMemorandum: Story = {
  args: { room: { ...room, documents: room.documents.filter(({ id }) => id !== "om") } },
  play: async ({ canvas }) => {
    requests.mockClear();
    await canvas.findByRole("link", { name: "Site plan and survey" });
    await expect(requests).not.toHaveBeenCalled();
  },
};

/** A reader who has just signed, with only documents that need approval. */
export const NothingOpen: Story = {
  args: {
    room: {
      ...room,
      documents: room.documents.filter(({ tier }) => tier === "approval"),
      messages: [],
      tours: [],
    },
  },
};

export const OffersWereDue: Story = {
  args: {
    room: { ...room, listing: { ...room.listing, offersDueAt: "2026-07-01T22:00:00.000Z" } },
  },
};

/** Under contract, the listing takes no more offers. */
export const UnderContract: Story = {
  args: { room: { ...room, listing: { ...room.listing, status: "under-contract" } } },
};

/** The reader has an open offer, and the tour was canceled in the calendar. */
export const OfferMade: Story = {
  args: {
    room: {
      ...room,
      tours: room.tours.map((tour) => ({ ...tour, status: "canceled" })),
      offerKind: "sale",
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /Your offer is with Jordan\.$/ });
    await canvas.findByRole("link", { name: "Your offer" });
    await canvas.findByText("Canceled");
  },
};

/** A tenant's proposal for a space of what is for sale, too. */
export const ProposalMade: Story = {
  args: { room: { ...room, offerKind: "lease", offeredKinds: ["sale", "lease"] } },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Your proposal" });
  },
};

export const OpeningDocument: Story = {
  beforeEach: () => void requests.mockReturnValueOnce(new Promise(() => undefined)),
};

export const DocumentFailed: Story = {
  beforeEach: () => void requests.mockRejectedValueOnce(new Error("It is gone.")),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Try again" });
  },
};

/** The link was used in another browser, or the broker has closed the room. */
export const NotOpen: Story = {
  render: () => (
    <div className="page max-w-3xl py-16">
      <NotOpenNote slug="plaza" sentence="Sign the agreement, or ask for a new link." />
    </div>
  ),
};

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask a question" }));
    await screen.findByRole("dialog", { name: "Ask a question" });
  },
};

export const RequestingTour: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Request a tour" }));
    await screen.findByRole("dialog", { name: "Request a tour" });
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
