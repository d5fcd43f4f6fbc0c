import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { dayIn } from "../../time/dates.ts";
import { ListingDocuments } from "./listing-documents.tsx";
import { ListingFigures, ListingFunnel } from "./listing-figures.tsx";
import { ListingDialog, ListingPriceDialog } from "./listing-form.tsx";
import { ListingHead, ListingOrigins, ListingShown } from "./listing-live.tsx";
import { ListingLegal } from "./listing-page.tsx";
import { ListingAgreement, ListingTermDialog } from "./listing-term.tsx";
import { ListingViewsSection } from "./listing-views.tsx";
import { nothing, storyDraft, storyListing } from "./story-listings.ts";

type Parts = { listing: typeof storyListing };

/** The parts of a listing's page. Its buttons would need a server. */
function ListingParts({ listing }: Parts) {
  const { now, timeZone } = storyClock;
  return (
    <>
      <ListingHead
        listing={listing}
        now={now}
        confirm={{ run: () => undefined, isPending: false }}
        actions={[]}
      />
      <ListingFigures
        listing={listing}
        now={now}
        onEditPrice={() => undefined}
        onEditDue={() => undefined}
      />
      <h2 className="mt-8 mb-3 text-section font-semibold text-fg">Prospects</h2>
      <ListingFunnel funnel={listing.funnel} documents={listing.documents} />
      <ListingOrigins origins={listing.origins} />
      <div className="mt-10 grid gap-10 md:grid-cols-3">
        {listing.views && (
          <ListingViewsSection views={listing.views} today={dayIn(now, timeZone)} />
        )}
        <ListingAgreement listing={listing} clock={{ now, timeZone }} onEdit={() => undefined} />
        <ListingDocuments listing={listing} />
        <ListingShown listing={listing} now={now} />
        <ListingLegal listing={listing} />
      </div>
    </>
  );
}

const meta = {
  title: "Dashboard/Listings/Listing",
  component: ListingParts,
  args: { listing: storyListing },
  decorators: [
    (Story) => (
      <StoryFrame answers={{}}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ListingParts>;

export default meta;
type Story = StoryObj<typeof meta>;

const { best: _, firstExpiresAt: __, ...noOffers } = storyListing.offers;
const quiet = {
  ...storyListing,
  waiting: nothing,
  offers: { ...noOffers, open: 0, total: 0 },
};

export const Offers: Story = {
  args: {
    listing: {
      ...storyListing,
      waiting: { ...nothing, offersToAnswer: 4, countersToSend: 1 },
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText("Answer three offers and send a counter.")).toBeVisible();
    await expect(screen.getByText("214 last week, July 7 to 13")).toBeVisible();
    // Not all of them have inquired.
    await expect(screen.getByText("Prospects", { selector: "dt" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Earlier months" }));
    await expect(screen.getByText(/^June 2026: 7 inquiries from a search engine/)).toBeVisible();
  },
};

/** The owner wants to accept one of two. */
export const Accepted: Story = {
  args: {
    listing: { ...storyListing, waiting: { ...nothing, offersToAnswer: 2, acceptances: 1 } },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText("The seller accepts. Answer an offer.")).toBeVisible();
  },
};

/** The listing has to be confirmed today. */
export const Unconfirmed: Story = {
  args: { listing: { ...quiet, confirmedAt: "2026-06-30T15:00:00.000Z" } },
};

/** The confirmation is so old that the site shows its date. */
export const Stale: Story = {
  args: { listing: { ...quiet, confirmedAt: "2026-06-20T15:00:00.000Z" } },
};

/** The confirmation is so old that the listing isn't on the site any more. */
export const Hidden: Story = {
  args: { listing: { ...quiet, confirmedAt: "2026-06-01T15:00:00.000Z" } },
};

export const UnderContract: Story = { args: { listing: { ...quiet, status: "under-contract" } } };

export const Sold: Story = { args: { listing: { ...quiet, status: "sold" } } };

/** The listing agreement has ended, so that it is off the site until it's renewed. */
export const AgreementEnded: Story = {
  args: {
    listing: {
      ...quiet,
      status: "lapsed",
      term: { from: "2026-01-02", to: "2026-06-30", protectionDays: 120, listDays: 15 },
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText("The listing agreement ended June 30.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Renew" })).toBeVisible();
  },
};

/** What can't be a term is said beside its field. */
export const Term: Story = {
  render: ({ listing }) => (
    <ListingTermDialog listing={listing} now={storyClock.now} onClose={() => undefined} />
  ),
  async play() {
    const dialog = await within(document.body).findByRole("dialog", { name: "Listing agreement" });
    const fields = within(dialog);
    await userEvent.clear(fields.getByLabelText("To"));
    await userEvent.type(fields.getByLabelText("To"), "2062-10-31");
    await userEvent.clear(fields.getByLabelText("Protection (days)"));
    await userEvent.type(fields.getByLabelText("Protection (days)"), "800");
    await userEvent.click(fields.getByRole("button", { name: "Save" }));
    await expect(await fields.findByText("Please check the year.")).toBeVisible();
    await expect(fields.getByText("Enter 0 to 730 days.")).toBeVisible();
  },
};

/** An end that has passed says what it does before it is saved. */
export const TermInThePast: Story = {
  render: Term.render,
  async play() {
    const dialog = await within(document.body).findByRole("dialog", { name: "Listing agreement" });
    const fields = within(dialog);
    await userEvent.clear(fields.getByLabelText("To"));
    await userEvent.type(fields.getByLabelText("To"), "2026-06-30");
    await expect(fields.getByRole("status")).toHaveTextContent(
      "15 Placeholder Plaza leaves the site at once, and its document room closes. Three open offers stay, but can’t be answered until you renew it",
    );
    await expect(fields.getByRole("button", { name: "Take it off the site" })).toBeVisible();
  },
};

export const Withdrawn: Story = { args: { listing: { ...quiet, status: "withdrawn" } } };

/** A listing without a client, in a state where the broker has no license. */
export const WithoutClient: Story = {
  args: {
    listing: { ...quiet, client: undefined, documents: [], details: storyDraft.details },
  },
};

/** No figure breaks within its number. */
export const Tablet: Story = {
  globals: { viewport: { value: "tablet", isRotated: false } },
  async play({ canvasElement }) {
    const [figure] = within(canvasElement).getAllByText("$12,400,000");
    const range = document.createRange();
    range.selectNodeContents(figure ?? canvasElement);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** The price is edited alone, and has the focus. */
export const Price: Story = {
  render: ({ listing }) => <ListingPriceDialog listing={listing} onClose={() => undefined} />,
  async play() {
    const dialog = await within(document.body).findByRole("dialog", { name: /^Asking price/ });
    await expect(within(dialog).getByLabelText("Asking price")).toHaveFocus();
    await expect(within(dialog).queryByLabelText("Headline")).toBeNull();
  },
};

/** What the listing says is shown first, and one group's fields on request. */
export const Edit: Story = {
  render: ({ listing }) => <ListingDialog listing={listing} onClose={() => undefined} />,
  async play() {
    const dialog = within(await within(document.body).findByRole("dialog", { name: /^Edit/ }));
    await expect(dialog.queryByRole("textbox")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Edit building" }));
    await expect(dialog.getByLabelText("Property type")).toHaveFocus();
    // What is typed is saved or canceled before another row opens.
    await expect(dialog.getByRole("button", { name: "Edit summary" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(dialog.queryByLabelText("Property type")).toBeNull();
    const close = dialog.getByRole("button", { name: "Close" });
    // The dialog fades in.
    await waitFor(() => expect(close).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
