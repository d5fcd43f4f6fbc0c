import type { Prospect } from "@frontage/records/schemas/prospect";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";

import { storyClock, StoryFrame, type StoryAnswers } from "../../story-frame.tsx";
import { AddProspects, Prospects } from "./prospects.tsx";
import { storyListing } from "./story-listings.ts";

const prospect = (columns: Partial<Prospect> & { id: string; name: string }): Prospect => ({
  email: `${columns.id}@example.com`,
  company: "",
  phone: "",
  role: "principal",
  version: 1,
  stage: "read",
  signedAt: "2026-07-07T15:00:00.000Z",
  agreements: [{ id: "agreement", signedAt: "2026-07-07T15:00:00.000Z" }],
  lastSeenAt: "2026-07-12T15:00:00.000Z",
  opened: [{ name: "Offering memorandum", isOfferingMemorandum: true, count: 1 }],
  wanted: [],
  given: [],
  unread: 0,
  tours: [],
  hasOffer: false,
  ...columns,
});

const prospects: readonly Prospect[] = [
  prospect({
    id: "quinn",
    name: "Quinn Abara",
    company: "Abara Retail Partners",
    stage: "offered",
    hasOffer: true,
    lastSeenAt: "2026-07-14T13:52:00.000Z",
    opened: [
      { name: "Offering memorandum", isOfferingMemorandum: true, count: 6 },
      { name: "Rent roll", isOfferingMemorandum: false, count: 2 },
    ],
  }),
  prospect({
    id: "reese",
    name: "Reese Tanaka",
    role: "broker",
    buyerName: "Template Family Office",
    stage: "toured",
    unread: 1,
  }),
  prospect({
    id: "rowan",
    name: "Rowan Pell",
    company: "Model Net Lease Fund",
    agreements: [
      {
        id: "paper",
        signedAt: "2026-07-10T05:00:00.000Z",
        elsewhere: {
          endsOn: "2027-07-10",
          note: "Their form, sent by Rowan on July 10.",
          recordedBy: "Jordan Avery",
        },
      },
    ],
    tours: [
      {
        id: "tour",
        startsAt: "2026-07-16T15:00:00.000Z",
        endsAt: "2026-07-16T16:00:00.000Z",
        note: "We are three, and would like to see the roof.",
        status: "requested",
      },
    ],
  }),
  prospect({
    id: "dana",
    name: "Dana Fairley",
    company: "Fairley Holdings",
    wanted: [{ id: "rents", name: "Rent roll" }],
  }),
  prospect({ id: "lee", name: "Lee Marchetti", company: "Example Bank", role: "lender" }),
  prospect({
    id: "jules",
    name: "Jules Brandt",
    company: "Brandt & Daughters",
    stage: "signed",
    opened: [],
    revokedAt: "2026-07-13T15:00:00.000Z",
  }),
  prospect({
    id: "pat",
    name: "Pat Voss",
    company: "Voss Land & Retail",
    stage: "signed",
    opened: [],
  }),
];

/** Answers reading requests only: the buttons would need a server. */
const answersWith = (list: () => unknown): StoryAnswers => ({
  [`GET /listings/${storyListing.id}/prospects`]: list,
  ...Object.fromEntries(prospects.map(({ id }) => [`GET /prospects/${id}/messages`, () => []])),
});

const meta = {
  title: "Dashboard/Listings/Prospects",
  component: Prospects,
  args: {
    listing: storyListing,
    now: storyClock.now,
  },
  parameters: { answers: answersWith(() => prospects) },
  render: (args) => (
    <section aria-labelledby="prospects">
      <h2 id="prospects" tabIndex={-1} className="mb-4 text-section font-semibold text-fg">
        Prospects
      </h2>
      <Prospects {...args} />
    </section>
  ),
  decorators: [
    (Story, { parameters }) => (
      <StoryFrame
        answers={parameters.answers as StoryAnswers}
        path={parameters.path as string | undefined}
      >
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof Prospects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nobody: Story = { parameters: { answers: answersWith(() => []) } };

export const Loading: Story = {
  parameters: { answers: answersWith(() => new Promise(() => undefined)) },
};

export const Failed: Story = {
  parameters: {
    answers: answersWith(() => {
      throw new Error("The server can’t be reached.");
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Try again" });
  },
};

/** A prospect is converted to a client, with their history. */
export const Convert: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Quinn Abara" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Convert to client" }));
    await screen.findByRole("alertdialog", { name: "Convert Quinn Abara to a client?" });
  },
};

/** A prospect's details are edited, but not the email, to which links are sent. */
export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Dana Fairley" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit Dana Fairley" });
    await expect(dialog).toHaveTextContent("Links still go to dana@example.com.");
  },
};

/** An agreement on paper is attached; who signed it gets the usual link. */
export const SignedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Signed elsewhere, Jul 10\. OM once/);
    await userEvent.click(canvas.getByRole("button", { name: "More for Jules Brandt" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Signed elsewhere…" }));
    const dialog = await screen.findByRole("dialog", { name: "Agreement signed elsewhere" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Save and send the link" }));
    await within(dialog).findByText("Attach the signed agreement.");
    const field = within(dialog).getByLabelText("Signed agreement");
    await expect(field).toHaveFocus();
    const paper = new File(["%PDF-1.7"], "Model confidentiality agreement.pdf");
    await userEvent.upload(field, paper);
    await within(dialog).findByText("Model confidentiality agreement.pdf");
    await userEvent.selectOptions(within(dialog).getByLabelText("Ends"), "On another day");
    await within(dialog).findByLabelText("Last day");
  },
};

/** The dialog says what is kept of an erased prospect, and why. */
export const Erase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Dana Fairley" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Erase" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Erase Dana Fairley?" });
    await expect(dialog).toHaveTextContent("because the law has you keep it");
  },
};

/** An erased prospect who had signed leaves only the agreement. */
export const Erased: Story = {
  parameters: {
    answers: answersWith(() => [
      prospect({
        id: "erased",
        name: "Erased",
        email: "",
        stage: "signed",
        opened: [],
        erasedAt: "2026-07-13T15:00:00.000Z",
      }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /More for Erased/ }));
    await screen.findByRole("menuitem", { name: "Signed agreement" });
  },
};

/**
 * Each document that needs approval can be opened or closed to a prospect, even without a request.
 */
export const Access: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Dana Fairley" }));
    await screen.findByRole("menuitem", { name: "Give access: Rent roll" });
  },
};

/** The dialog shows the prospect's messages. */
export const Message: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Reply to Reese Tanaka" }));
    await screen.findByRole("dialog", { name: "Reese Tanaka" });
  },
};

/** A notification's link opens its prospect; closing moves the focus to the section. */
export const Linked: Story = {
  parameters: { path: "/?prospect=pat" },
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole("dialog", { name: "Pat Voss" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Prospects" })).toHaveFocus());
  },
};

/** A link to the section focuses its heading. */
export const LinkedSection: Story = {
  parameters: { path: "/#prospects" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Prospects" })).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };

export const AnswerTour: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Answer: Rowan Pell/ }));
    await screen.findByRole("dialog", { name: "Request for a tour" });
  },
};

export const Add: Story = {
  render: ({ listing, now }) => <AddProspects listing={listing} now={now} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a prospect" }));
    await screen.findByRole("dialog", { name: "Add a prospect" });
  },
};

export const Import: Story = {
  render: ({ listing, now }) => <AddProspects listing={listing} now={now} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Import" }));
    const file = "Name,Email,Company\nAlex Kimura,alex@example.com,Kimura & Sons\nPat Voss,,\n";
    await userEvent.upload(
      await screen.findByLabelText("CSV file"),
      new File([file], "prospects.csv", { type: "text/csv" }),
    );
    await screen.findByRole("button", { name: "Add one person" });
  },
};
