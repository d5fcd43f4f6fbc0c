import type { Offer } from "@frontage/records/schemas/offer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen as inPage, userEvent, waitFor, within } from "storybook/test";

import { sampleBoard, sampleProposals } from "../../offer-comparison/sample-board.ts";
import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { Page } from "./offers-screen.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";

const meta = {
  title: "Dashboard/Offers",
  component: Page,
  args: { board: sampleBoard, clock: storyClock },
  render: (args) => (
    <StoryFrame answers={{}}>
      <Page {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { recommendation: _, ...unrecommended } = sampleBoard;
const [abara, ...others] = sampleBoard.offers as [Offer, ...Offer[]];
const saveCounter = fn();
const counter = {
  terms: { ...abara.terms, ...(abara.terms.kind === "sale" && { price: 12_250_000 }) },
  at: "2026-07-14T15:20:00.000Z",
  state: "approved",
} as const;

export const Three: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(
      screen.getByRole("heading", { level: 2, name: /Three offers need an answer/ }),
    ).toBeVisible();
    await expect(screen.getAllByText("To answer")).toHaveLength(3);
    await expect(screen.getByRole("link", { name: abara.buyer })).toHaveAttribute(
      "href",
      "/dashboard/listings/plaza/offers/abara",
    );
  },
};

/** A counter's fields replace the terms, and terms that follow from the price are computed. */
export const Countering: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /^Counter.*Abara/ }));
    const price = screen.getByLabelText("Price");
    await expect(price).toHaveFocus();
    await expect(price).toHaveValue("$12,150,000");
    // What is typed replaces the price. One that is far from it may be a slip.
    await userEvent.keyboard("1225");
    await expect(price).toHaveAccessibleDescription(
      "That’s $12,148,775 less than the offer. Check the amount.",
    );
    await userEvent.clear(price);
    await userEvent.click(screen.getByRole("button", { name: "Send to Taylor" }));
    await waitFor(() => expect(price).toBeInvalid());
    await userEvent.type(price, "12,250,000");
    await userEvent.clear(screen.getByLabelText("Due diligence"));
    await userEvent.type(screen.getByLabelText("Due diligence"), "21");
    await waitFor(() => expect(price).toBeValid());
    const struck = screen.getAllByRole("deletion").map(({ textContent }) => textContent);
    await expect(struck).toEqual(["$12,150,000", "30 days"]);
    await expect(screen.getByText(/\$100,000 more/)).toBeVisible();
    await expect(screen.getByText("−1.2%")).toBeVisible();
  },
};

/** A counter is sent with all terms, including unchanged ones. */
export const CounterSent: Story = {
  args: { board: { ...sampleBoard, offers: [abara] } },
  render: (args) => (
    <StoryFrame answers={{ [`PUT /offers/${abara.id}/counter`]: saveCounter }}>
      <Page {...args} />
    </StoryFrame>
  ),
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /^Counter/ }));
    await userEvent.clear(screen.getByLabelText("Price"));
    await userEvent.type(screen.getByLabelText("Price"), "12,250,000{Enter}");
    await waitFor(() => expect(saveCounter).toHaveBeenCalledOnce());
    await expect(saveCounter).toHaveBeenCalledWith({
      terms: { ...abara.terms, price: 12_250_000, note: "" },
      expiresOn: "2026-07-20",
      expiresAt: "17:00",
      version: abara.version,
    });
    await waitFor(() => expect(screen.queryByLabelText("Price")).toBeNull());
  },
};

/** Escape closes the counter's form, and returns the focus. */
export const CounterCanceled: Story = {
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    const counterButton = () => screen.getAllByRole("button", { name: /^Counter/ })[0];
    const button = counterButton();
    if (button) await userEvent.click(button);
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByLabelText("Price")).toBeNull();
    await expect(counterButton()).toHaveFocus();
  },
};

/** What a counter changes is struck and set, and only what buyers offer is the best. */
export const CounterApproved: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [
        { ...abara, counter },
        ...others,
        { ...abara, id: "gone", buyer: "Model Net Lease Fund", state: "withdrawn" },
      ],
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText("Counter approved, to send")).toBeVisible();
    const struck = screen.getAllByRole("deletion").map(({ textContent }) => textContent);
    await expect(struck).toEqual(["was $12,150,000"]);
    await expect(screen.getByText(/, highest$/)).toHaveTextContent("$270 per SF, highest");
    await expect(
      screen.getByRole("button", { name: "Send to Abara Retail Partners" }),
    ).toBeVisible();
    const ended = within(screen.getByRole("region", { name: "Ended" }));
    await expect(ended.getByText("Withdrawn by the buyer")).toBeVisible();
  },
};

const sent = { ...counter, state: "sent", expiresAt: "2026-07-17T22:00:00.000Z" } as const;
const reminded = fn();

/** What was sent is reminded of once a day, or withdrawn; an expired counter is made anew. */
export const CountersOut: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [
        { ...abara, counter: sent, canRemind: true },
        ...others.slice(0, 1).map((one) => ({
          ...one,
          counter: { ...sent, expiresAt: "2026-07-14T14:00:00.000Z" },
        })),
        ...others.slice(1).map((one) => ({ ...one, expiresAt: "2026-07-13T22:00:00.000Z" })),
      ],
    },
  },
  render: (args) => (
    <StoryFrame answers={{ [`POST /offers/${abara.id}/remind`]: reminded }}>
      <Page {...args} />
    </StoryFrame>
  ),
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    const headings = screen.getAllByRole("columnheader").slice(1);
    await expect(headings[0]).toHaveTextContent(others[0]?.buyer ?? "");
    await expect(screen.getByText("Counter expired")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /^Counter/ })).toHaveLength(1);
    await expect(screen.getByRole("button", { name: /^Ask to renew/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Remind/ }));
    await waitFor(() => expect(reminded).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole("button", { name: /^Withdraw the counter/ }));
    await expect(await inPage.findByRole("alertdialog")).toHaveTextContent("gets an email");
  },
};

/** The page of one offer, which its name in the table opens. */
export const OneOffer: Story = {
  args: {
    board: { ...sampleBoard, offers: [{ ...abara, counter }, ...others] },
    offerId: abara.id,
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByRole("article")).toHaveTextContent("We offer was $12,150,000");
    await userEvent.click(screen.getByRole("button", { name: "Edit the counter" }));
    await expect(await inPage.findByRole("dialog")).toHaveTextContent(`Counter ${abara.buyer}`);
  },
};

/** While an offer is accepted, the others can be declined, but not countered. */
export const Accepted: Story = {
  args: {
    board: {
      ...sampleBoard,
      listing: { ...sampleBoard.listing, status: "under-contract" },
      offers: [{ ...abara, state: "accepted" }, ...others],
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getAllByRole("button", { name: /^Decline/ })).toHaveLength(others.length);
    await expect(screen.queryByRole("button", { name: /counter/i })).toBeNull();
    await expect(screen.queryByRole("button", { name: /best and final/ })).toBeNull();
  },
};

export const WithoutRecommendation: Story = { args: { board: unrecommended } };

/** With more offers than fit, the table scrolls beneath its labels. */
export const Five: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [...sampleBoard.offers, ...others.map((one) => ({ ...one, id: `${one.id}-2` }))],
    },
  },
};

export const None: Story = { args: { board: { ...unrecommended, offers: [], history: [] } } };

const proposal = {
  kind: "lease",
  rent: 24.5,
  termMonths: 60,
  improvements: 35,
  startsOn: "2026-09-01",
  note: "",
} as const;

/** Proposals of an earlier release name no space: they are for the whole listing. */
export const ProposalsWithoutSpaces: Story = {
  args: {
    board: {
      ...unrecommended,
      listing: { ...sampleBoard.listing, kind: "lease", rent: 25, squareFeet: 4180 },
      offers: [abara, ...others].map((each, index) => ({
        ...each,
        terms: { ...proposal, rent: 24.5 - index },
      })),
      history: [],
    },
  },
};

/** One offer has expired, and one came after offers were due. */
export const ExpiredAndLate: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [
        { ...abara, expiresAt: "2026-07-13T22:00:00.000Z" },
        ...others.map((each) => ({ ...each, isLate: true })),
      ],
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getAllByRole("button", { name: /^Counter/ })).toHaveLength(others.length);
    await expect(screen.getAllByRole("columnheader").slice(1)).toHaveLength(others.length);
    const ended = within(screen.getByRole("region", { name: "Ended" }));
    await expect(ended.getByRole("link", { name: abara.buyer })).toBeVisible();
    await expect(ended.getByRole("button", { name: /^Ask to renew/ })).toBeVisible();
  },
};

/** The owner has accepted an offer in the dashboard. */
export const OwnerAccepts: Story = {
  args: {
    board: {
      ...sampleBoard,
      offers: [{ ...abara, acceptanceRequestedAt: "2026-07-14T14:00:00.000Z" }, ...others],
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText(/First what you answer, then by expiry$/)).toBeVisible();
    const name = "Mark $12,150,000 as accepted: Abara Retail Partners";
    await expect(screen.getByRole("button", { name })).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <StoryFrame>
      <RecordSkeleton />
    </StoryFrame>
  ),
};

/** Clicks a button, and waits for the dialog that it opens. */
const opening =
  (button: RegExp, item?: string): Story["play"] =>
  async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("button", { name: button });
    if (first) await userEvent.click(first);
    if (item) await userEvent.click(await inPage.findByRole("menuitem", { name: item }));
    await inPage.findByRole("dialog");
  };

export const Declining: Story = { play: opening(/^Decline/) };
export const Accepting: Story = { play: opening(/^More for Abara/, "Mark as accepted") };
export const Entering: Story = { play: opening(/^More for the offers/, "Enter an offer") };

const added = fn();

/** A letter of intent received by email is uploaded with its offer. */
export const EnteringLetter: Story = {
  render: (args) => (
    <StoryFrame
      answers={{
        [`POST /listings/${sampleBoard.listing.id}/offers`]: () => ({ id: "entered" }),
        "POST /offers/entered/files": added,
      }}
    >
      <Page {...args} />
    </StoryFrame>
  ),
  async play(context) {
    added.mockClear();
    await opening(/^More for the offers/, "Enter an offer")?.(context);
    const dialog = within(await inPage.findByRole("dialog"));
    for (const [label, value] of [
      ["Name", "Sam Whitlock"],
      ["Email", "sam@example.com"],
      ["Price", "12150000"],
      ["Deposit", "250000"],
      ["Due diligence", "30"],
      ["Closing", "60"],
    ] as const) {
      await userEvent.type(dialog.getByLabelText(label), value);
    }
    const letter = new File(["%PDF"], "Letter.pdf", { type: "application/pdf" });
    await userEvent.upload(dialog.getByLabelText("Letter of intent (optional)"), letter);
    await userEvent.click(dialog.getByRole("button", { name: "Enter offer" }));
    await waitFor(() => expect(added).toHaveBeenCalledWith(letter));
  },
};

export const Recommending: Story = {
  play: opening(/^More for the offers/, "Edit your recommendation"),
};
export const BestAndFinal: Story = {
  play: opening(/^More for the offers/, "Ask for best and final"),
};

/** Proposals for spaces of a building that is for sale aren't asked for a best price. */
export const BestAndFinalBesideProposals: Story = {
  args: {
    board: { ...sampleBoard, offers: [...sampleBoard.offers, ...sampleProposals.offers] },
  },
  async play(context) {
    await BestAndFinal.play?.(context);
    const dialog = await inPage.findByRole("dialog", { name: "Ask for best and final" });
    const description = within(dialog).getByText(/^3 buyers get this email\./);
    // The dialog fades in.
    await waitFor(() => expect(description).toBeVisible());
  },
};

/** Proposals are compared by effective rent, with its figures; a face rent is never bold. */
export const Proposals: Story = {
  args: { board: sampleProposals },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(
      screen.getByRole("heading", {
        level: 2,
        name: "Three proposals for Suite 3, two to answer. The highest effective rent is $24.31/SF/yr, for three years.",
      }),
    ).toBeVisible();
    const rows = new Map(
      screen.getAllByRole("row").map((row) => [row.querySelector("th")?.textContent, row]),
    );
    await expect(rows.get("Effective rent")).toHaveTextContent(
      "$19.28/SF/yr($532,613 − $25,080 − $104,500) ÷ 4,180 SF ÷ 5 years",
    );
    await expect(rows.get("Effective rent")).toHaveTextContent("$24.31/SF/yr, highest");
    await expect(rows.get("Free rent")).toHaveTextContent("3 months, $25,080");
    await expect(rows.get("Lease type")).toHaveTextContent("Full service");
    await expect(rows.get("Face rent")?.querySelector(".font-semibold")).toBeNull();
  },
};

/** What can't be compared, or computed, says why. */
export const ProposalsApart: Story = {
  args: {
    board: {
      ...sampleProposals,
      listing: {
        ...sampleProposals.listing,
        spaces: [
          ...(sampleProposals.listing.spaces ?? []),
          {
            id: "fourth",
            name: "Suite 4",
            squareFeet: 2000,
            leaseType: "nnn",
            status: "available",
          },
        ],
      },
      offers: sampleProposals.offers.map(({ counter: _counter, ...offer }, index) => ({
        ...offer,
        terms: {
          ...offer.terms,
          ...(index > 0 && { spaceIds: index === 1 ? ["third", "fourth"] : ["third", "gone"] }),
        },
      })),
    },
  },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await expect(screen.getByText("Not comparable: Full service and NNN")).toBeVisible();
    await expect(screen.getByText("No effective rent: size missing")).toBeVisible();
    await expect(screen.queryByText("highest")).toBeNull();
  },
};

/** A counter to a proposal changes any of its terms, and its effective rent follows. */
export const CounteringProposal: Story = {
  args: { board: sampleProposals },
  async play({ canvasElement }) {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: /^Counter.*Chen/ }));
    const free = screen.getByLabelText("Free rent, months (optional)");
    await expect(free).toHaveValue("3 months");
    await userEvent.clear(free);
    await userEvent.type(free, "61");
    await userEvent.click(screen.getByRole("button", { name: "Send to Taylor" }));
    await expect(await screen.findByText("Free months can’t exceed the term.")).toBeVisible();
    await userEvent.clear(free);
    await userEvent.type(free, "0");
    await waitFor(() => expect(free).toBeValid());
    await expect(screen.getByText("$20.48")).toBeVisible();
  },
};

export const ProposalsPhone: Story = {
  args: { board: sampleProposals },
  globals: { viewport: { value: "phone", isRotated: false } },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
