import type { PortalDocument } from "@frontage/records/schemas/document";
import type { Meta, StoryObj } from "@storybook/react-vite";

import { storyClock, StoryFrame } from "../../story-frame.tsx";
import { DocumentTable } from "./document-table.tsx";

const versions = (addedAt: string, bytes: number) => [
  { number: 1, addedAt, addedBy: "Jordan Avery", bytes },
];

const document = (
  id: string,
  name: string,
  status: PortalDocument["status"],
  more: Partial<PortalDocument> = {},
): PortalDocument => ({
  id,
  name,
  status,
  type: "purchase-agreement",
  dealId: "road",
  fileName: `${id}.pdf`,
  mediaType: "application/pdf",
  isOwn: false,
  versions: versions("2026-07-14T13:40:00.000Z", 428_032),
  ...more,
});

const meta = {
  title: "Dashboard/Document row",
  component: DocumentTable,
  args: {
    documents: [
      document("one", "Purchase agreement, revision 3", "needs-signature"),
      document("two", "Lease abstract, Suite 3", "new", {
        type: "lease-abstract",
        versions: versions("2026-07-13T20:05:00.000Z", 96_310),
      }),
      document("three", "Rent roll, second quarter", "reviewed", {
        type: "rent-roll",
        fileName: "three.xlsx",
        isOwn: true,
        versions: versions("2026-07-10T15:30:00.000Z", 48_220),
      }),
      document("four", "Letter of intent", "draft", {
        type: "letter-of-intent",
        versions: versions("2026-06-02T16:12:00.000Z", 71_904),
      }),
      document(
        "five",
        "Estoppel certificate of the tenant in Suite 210, with all exhibits",
        "signed",
        { type: "estoppel", versions: versions("2026-05-28T14:00:00.000Z", 2_310_400) },
      ),
    ],
    dealNames: new Map([["road", "48 Example Road"]]),
    clock: storyClock,
    sort: "-updated",
    onSort: () => undefined,
    isStale: false,
    onRemove: () => undefined,
  },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof DocumentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone, the documents are a list of cards. */
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Dark: Story = { globals: { theme: "dark" } };
