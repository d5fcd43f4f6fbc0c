import type { OwnOffer } from "@frontage/records/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { sampleBoard, sampleProposals } from "../../offer-comparison/sample-board.ts";
import { StoryFrame } from "../../story-frame.tsx";
import { OwnOfferPage } from "./room-offer.tsx";

const [first] = sampleBoard.offers;
const { id: _, ...listing } = sampleBoard.listing;
const own: OwnOffer = {
  listing,
  isOpen: true,
  from: { buyer: "Abara Retail Partners", person: "Quinn Abara", role: "principal" },
  history: sampleBoard.history.filter(({ offerId }) => offerId === "abara"),
};
const sent: OwnOffer = {
  ...own,
  ...(first && { offer: { ...first, expiresAt: "2099-07-20T22:00:00.000Z" } }),
};
const countered: OwnOffer = {
  ...sent,
  ...(sent.offer && {
    offer: {
      ...sent.offer,
      counter: {
        terms: {
          ...sent.offer.terms,
          ...(sent.offer.terms.kind === "sale" && { price: 12_250_000 }),
          note: "",
        },
        state: "sent",
        at: "2026-07-14T15:00:00.000Z",
      },
    },
  }),
};

const meta = {
  title: "Dashboard/Room offer",
  component: OwnOfferPage,
  args: { own, slug: "15-placeholder-plaza" },
  render: (args) => (
    <StoryFrame answers={{}}>
      <OwnOfferPage {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof OwnOfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=offer-sheet]")].find(
    (sheet) => sheet.offsetParent !== null,
  );

/** The offer's page is set while the buyer types; below each figure, a field says what it means. */
export const Form: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(sheetIn(canvasElement)).toHaveTextContent("We offer price for 15 Placeholder");
    await userEvent.type(screen.getByLabelText("Price"), "12200000");
    await userEvent.type(screen.getByLabelText("Deposit"), "250000");
    await userEvent.type(screen.getByLabelText("Due diligence"), "30");
    await userEvent.type(screen.getByLabelText("Closing"), "60");
    await expect(screen.getByLabelText("Price")).toHaveAccessibleDescription(
      "1.6% under asking, a 6.50% cap rate.",
    );
    await expect(screen.getByLabelText("Price")).toHaveValue("$12,200,000");
    await expect(screen.getByLabelText("Due diligence")).toHaveValue("30 days");
    const sheet = sheetIn(canvasElement);
    await expect(sheet).toHaveTextContent(
      "We offer $12,200,000 for 15 Placeholder Plaza, with a deposit of $250,000.",
    );
    await expect(sheet).toHaveTextContent("We need 30 days of due diligence and close 60 days");
    await expect(sheet).toHaveAttribute("aria-hidden", "true");
    await userEvent.click(screen.getByRole("radio", { name: "Cash only" }));
    await expect(screen.queryByLabelText("Lender (optional)")).toBeNull();
    await expect(screen.queryByRole("checkbox", { name: "Financing" })).toBeNull();
    await expect(sheet).toHaveTextContent("We pay in cash.");
    await expect(sheet).toHaveTextContent("Our offer depends on inspection and title and survey.");
    await userEvent.click(screen.getByRole("radio", { name: "Loan and cash" }));
    await expect(screen.getByRole("checkbox", { name: "Financing" })).toBeChecked();
  },
};

const { id: _avenue, ...avenue } = sampleProposals.listing;

/** A proposal chooses its spaces, and may ask for free months and more; the page tells them. */
export const Proposal: Story = {
  args: { slug: "a-proposal", own: { ...own, history: [], listing: avenue } },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Suite 3/ }));
    await userEvent.type(screen.getByLabelText("Rent, $/SF/yr"), "24");
    await userEvent.type(screen.getByLabelText("Term, months"), "60");
    await userEvent.type(screen.getByLabelText("Yearly increase (optional)"), "3");
    await userEvent.type(screen.getByLabelText("Free rent, months (optional)"), "3");
    await userEvent.type(screen.getByLabelText("Improvements, $/SF"), "25");
    await userEvent.type(screen.getByLabelText("Renewal (optional)"), "One, 5 years");
    const sheet = sheetIn(canvasElement);
    await expect(sheet).toHaveTextContent("Proposal to lease Suite 3, 200 Sample Avenue");
    await expect(sheet).toHaveTextContent("2.0% under asking. Effective rent $19.28/SF/yr");
    await expect(sheet).toHaveTextContent(
      "The rent grows by 3% a year, and the first 3 months are free.",
    );
    await expect(sheet).toHaveTextContent("Renewal: One, 5 years.");
  },
};

/** Where the property is for sale as a whole, too, the buyer says which it is. */
export const BuyOrLease: Story = {
  args: {
    slug: "buy-or-lease",
    own: { ...own, history: [], listing: { ...avenue, kind: "sale", price: 8_400_000 } },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Make an offer");
    await userEvent.click(screen.getByRole("radio", { name: "Lease space" }));
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Make a proposal");
    await expect(screen.getByRole("checkbox", { name: /^Suite 1/ })).toBeVisible();
  },
};

/** A missing value is reported at its field. */
export const WithErrors: Story = {
  // A name of its own, for an empty draft.
  args: { slug: "nothing-typed" },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /^Send offer/ }));
    await expect(await screen.findByText("Please enter a price in whole dollars.")).toBeVisible();
  },
};

/** An offer that would expire before offers are due is sent, but its buyer is warned. */
export const EndsEarly: Story = {
  args: {
    slug: "ends-early",
    own: { ...own, listing: { ...listing, offersDueAt: "2099-07-20T22:00:00.000Z" } },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    const warning = "Offers are due July 20. Yours would expire before then.";
    const day = screen.getByLabelText("Offer expires");
    await expect(day).toHaveValue("2099-07-22");
    await expect(screen.queryByText(warning)).toBeNull();
    await fireEvent.change(day, { target: { value: "2099-07-19" } });
    await expect(await screen.findByText(warning)).toBeVisible();
  },
};

const uploaded = fn();

/** A chosen file is uploaded; one that isn't taken says why at its field. */
export const Files: Story = {
  args: { slug: "with-files" },
  render: (args) => (
    <StoryFrame
      answers={{
        "POST /room/with-files/offer/files": (file) => {
          uploaded(file);
          return { id: "letter" };
        },
      }}
    >
      <OwnOfferPage {...args} />
    </StoryFrame>
  ),
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    const field = screen.getByLabelText("Letter of intent (optional)");
    await userEvent.upload(field, new File(["%PDF"], "Letter.pdf", { type: "application/pdf" }));
    await expect(await screen.findByRole("button", { name: "Remove Letter.pdf" })).toBeVisible();
    await expect(uploaded).toHaveBeenCalled();
    const proof = screen.getByLabelText(/^Proof of funds/);
    await fireEvent.change(proof, { target: { files: [new File(["x"], "Letter.exe")] } });
    await expect(await screen.findByText(/Couldn’t upload Letter\.exe/)).toBeVisible();
  },
};

export const Sent: Story = { args: { own: sent } };

const seen = fn();

/** Opening a counter says that it was seen. */
export const Countered: Story = {
  args: { own: countered },
  render: (args) => (
    <StoryFrame
      answers={{ "POST /room/15-placeholder-plaza/offer/counter/seen": () => void seen() }}
    >
      <OwnOfferPage {...args} />
    </StoryFrame>
  ),
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(
      screen.getByRole("heading", { name: "The owner countered at $12,250,000." }),
    ).toBeVisible();
    await expect(screen.getByRole("button", { name: "Accept the counter" })).toBeVisible();
    await waitFor(() => expect(seen).toHaveBeenCalled());
  },
};

export const Withdrawn: Story = {
  args: {
    own: {
      ...sent,
      ...(sent.offer && {
        offer: { ...sent.offer, state: "withdrawn", decidedAt: "2026-07-14T15:00:00.000Z" },
      }),
    },
  },
};

export const Closed: Story = { args: { own: { ...sent, isOpen: false } } };
export const Phone: Story = {
  args: { own: countered },
  globals: { viewport: { value: "phone", isRotated: false } },
};
export const Dark: Story = { args: { own: countered }, globals: { theme: "dark" } };
