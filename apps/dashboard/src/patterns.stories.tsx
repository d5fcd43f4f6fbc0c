import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import { Chip } from "@frontage/ui/chip";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { SearchInput } from "@frontage/ui/search-input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FolderOpen, Upload } from "lucide-react";
import type { ReactNode } from "react";

import { Empty } from "./components/empty.tsx";
import { FailureNote } from "./components/failure-note.tsx";
import { FilterSelect } from "./components/filter-select.tsx";
import { LoadFailed } from "./components/load-failed.tsx";
import { RecordList } from "./components/record-list.tsx";
import { RecordTable, type RecordColumn } from "./components/record-table.tsx";
import { DealDates } from "./features/deals/deal-dates.tsx";
import deal from "./features/deals/deal-head.stories.tsx";
import dates from "./features/deals/deal-dates.stories.tsx";
import listing from "./features/listings/listing-live.stories.tsx";
import { DealHead } from "./features/deals/deal-head.tsx";
import { StoryFrame } from "./story-frame.tsx";

/**
 * The standard layouts of screens. A new screen starts from one of them; a layout that doesn't fit
 * is first changed here.
 */
const meta = {
  title: "Patterns",
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const none = () => undefined;

/** Shows a story in a frame, whose width decides the layout. */
const screen = { docs: { story: { inline: false, height: "56rem" } } };

function Title({ children }: { children: ReactNode }) {
  return <h2 className="mb-7 font-display text-title text-fg">{children}</h2>;
}

/**
 * A form: one column, a label above each field, help below it. Submitting checks all fields, shows
 * each error at its field, and focuses the first. Typed text is kept after a failure. The primary
 * button names the action. In a screen: `useRecordForm`.
 */
export const FormPage: Story = {
  render: () => (
    <>
      <Title>New prospect</Title>
      <form noValidate aria-label="New prospect" className="flex max-w-140 flex-col gap-6">
        <FailureNote>
          Couldn’t reach the server. What you typed is still here. Try again.
        </FailureNote>
        <Field label="Full name">
          <Input defaultValue="Casey Park" autoComplete="off" />
        </Field>
        <Field label="Email" error="Please enter an email address, such as casey@example.com.">
          <Input type="email" defaultValue="casey@" autoComplete="off" />
        </Field>
        <Field label="What they may open" hint="You can change it later, for each person.">
          <Select defaultValue="summary">
            <option value="summary">The summary</option>
            <option value="documents">All documents, after the agreement</option>
          </Select>
        </Field>
        <Field label="Note" hint="Only you see it.">
          <Textarea rows={4} />
        </Field>
        <div className="flex gap-3">
          <Button variant="ink">Add prospect</Button>
          <Button variant="outline">Cancel</Button>
        </div>
      </form>
    </>
  ),
};

type Row = { id: string; name: string; property: string; state: "Signed" | "Due"; day: string };

const rows: readonly Row[] = [
  { id: "1", name: "Purchase agreement", property: "48 Example Road", state: "Due", day: "Jul 16" },
  { id: "2", name: "Estoppel", property: "15 Placeholder Plaza", state: "Signed", day: "Jul 9" },
  { id: "3", name: "Rent roll", property: "200 Sample Avenue", state: "Signed", day: "Jun 30" },
];

const columns: readonly RecordColumn<Row>[] = [
  { id: "name", head: "Document", cell: ({ name }) => name, narrow: "title" },
  { id: "property", head: "Property", cell: ({ property }) => property },
  {
    id: "state",
    head: "State",
    cell: ({ state }) => <Chip tone={state === "Due" ? "caution" : "positive"}>{state}</Chip>,
  },
  { id: "day", head: "Changed", cell: ({ day }) => day, align: "right" },
];

const filters = (
  <div className="mb-4 flex flex-wrap gap-3">
    <SearchInput label="Search documents" className="max-w-72 grow" />
    <FilterSelect label="Property" all="All properties" value={undefined} onChange={none}>
      <option>48 Example Road</option>
    </FilterSelect>
  </div>
);

/**
 * A list: filters, rows and a count. The URL contains the filters, so that it can be shared. In a
 * narrow window, rows become cards with the same content in the same order.
 */
export const ListPage: Story = {
  render: () => (
    <>
      <Title>Documents</Title>
      {filters}
      <RecordList
        nouns={["document", "documents"]}
        shown={rows.length}
        total={rows.length}
        noMatches={{ title: "No document matches", onClear: none }}
      >
        <RecordTable caption="Documents" columns={columns} rows={rows} />
      </RecordList>
    </>
  ),
};

/**
 * An empty list: either nothing exists yet, with what will be here and how to add the first; or
 * nothing matches, with a button that clears the filters. Neither is an error.
 */
export const NothingThere: Story = {
  name: "Empty",
  render: () => (
    <>
      <Title>Documents</Title>
      <Card>
        <Empty
          Icon={FolderOpen}
          title="No documents yet"
          level={3}
          description="Contracts, leases and reports that I share with you will appear here."
        >
          <Button variant="ink">
            <Upload aria-hidden className="size-4.5" strokeWidth={1.5} />
            Upload
          </Button>
        </Empty>
      </Card>
      <div className="mt-10">
        {filters}
        <RecordList
          nouns={["document", "documents"]}
          shown={0}
          total={0}
          noMatches={{
            title: "Nothing called “estoppel”",
            level: 3,
            description: "Try the street or the kind of document instead.",
            onClear: none,
          }}
        >
          {undefined}
        </RecordList>
      </div>
    </>
  ),
};

/**
 * An error: in place of the part that failed to load, with the reason and a retry button, while the
 * rest of the screen stays usable. In a screen: `NotLoaded`.
 */
export const Failed: Story = {
  name: "Error",
  render: () => (
    <>
      <Title>Documents</Title>
      <LoadFailed
        what="documents"
        error={new Error("The server didn’t answer. Check your connection.")}
        onRetry={none}
      />
    </>
  ),
};

/**
 * A deal's page: the next step with its date and action, then the stage, figures and key dates. It
 * has one primary and one secondary action; the rest are in a menu.
 */
export const Deal: Story = {
  parameters: screen,
  render: () => (
    <>
      <DealHead {...deal.args} />
      <div className="mt-10">
        <DealDates {...dates.args} />
      </div>
    </>
  ),
};

/**
 * A listing's page: first what needs the broker, then figures and prospects by stage, and last what
 * rarely changes. Important days are named: confirmed, due, expired.
 */
export const Listing: Story = {
  parameters: screen,
  render: () => <listing.component {...listing.args} />,
};
