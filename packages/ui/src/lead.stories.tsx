import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilePen } from "lucide-react";
import type { ComponentProps } from "react";

import { Button } from "./button.tsx";
import { DayFigure, Lead, LeadActions, LeadMark, LeadText, LeadTitle } from "./lead.tsx";
import { Link } from "./link.tsx";
import { RuleList, RuleListRow } from "./rule-list.tsx";

type Day = { figure: string; unit: string; label: string; detail: string; left: string };

const tour = {
  figure: "15",
  unit: "Wed",
  label: "Tour",
  detail: "48 Example Road, 10am to 2pm",
  left: "Tomorrow",
};
const diligence = {
  figure: "17",
  unit: "Fri",
  label: "Due diligence ends",
  detail: "48 Example Road",
  left: "3 days",
};
const offers = {
  figure: "20",
  unit: "Mon",
  label: "Offers due",
  detail: "15 Placeholder Plaza",
  left: "6 days",
};
const financing = {
  figure: "3",
  unit: "Aug",
  label: "Financing contingency",
  detail: "48 Example Road",
  left: "20 days",
};
const closing = {
  figure: "14",
  unit: "Aug",
  label: "Closing",
  detail: "48 Example Road",
  left: "31 days",
};

function Days({ days, urgent }: { days: readonly Day[]; urgent?: Day }) {
  return (
    <RuleList>
      {days.map((day) => (
        <RuleListRow key={day.label} size="lg">
          <DayFigure figure={day.figure} unit={day.unit} />
          <span className="min-w-0 grow">
            <span className="block font-semibold text-fg">{day.label}</span>
            {day.detail}
          </span>
          <span
            className={
              day === urgent ? "text-caption font-medium text-error" : "text-caption text-fg-3"
            }
          >
            {day.left}
          </span>
        </RuleListRow>
      ))}
    </RuleList>
  );
}

/**
 * - **When to use:** the start of a screen: what comes next, in a sentence.
 * - **When not:** twice on a screen, or for a title alone.
 * - **Keyboard:** Tab reaches the button, then the links.
 * - **Content:** a sentence from the data, with one button.
 */
const meta = {
  title: "Data/Lead",
  component: Lead,
  subcomponents: { LeadMark, LeadTitle, LeadText, LeadActions, DayFigure },
  render: ({ calm, size }) => (
    <Lead>
      <div>
        <LeadMark calm={calm}>Next</LeadMark>
        <LeadTitle size={size}>
          Sign revision 3 of the purchase agreement. Due diligence ends Friday.
        </LeadTitle>
        <LeadActions>
          <Button variant="ink">
            <FilePen aria-hidden className="size-4" strokeWidth={1.75} />
            Review and sign
          </Button>
          <Link href="#deal">Open 48 Example Road</Link>
        </LeadActions>
      </div>
      <Days days={[tour, diligence, offers]} urgent={diligence} />
    </Lead>
  ),
} satisfies Meta<
  ComponentProps<typeof Lead> &
    Pick<ComponentProps<typeof LeadMark>, "calm"> &
    Pick<ComponentProps<typeof LeadTitle>, "size">
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something only the client can do. */
export const Default: Story = { args: { calm: false, size: "md" } };

/** Only a date is due. */
export const NearestDate: Story = {
  render: () => (
    <Lead>
      <div>
        <LeadMark>Next</LeadMark>
        <LeadTitle>Due diligence ends Friday.</LeadTitle>
        <LeadActions>
          <Button variant="ink">Open 48 Example Road</Button>
        </LeadActions>
      </div>
      <Days days={[diligence, closing]} urgent={diligence} />
    </Lead>
  ),
};

/** Nothing is due: a gray mark, and who the broker is waiting for. */
export const Calm: Story = {
  render: () => (
    <Lead className="items-center">
      <div>
        <LeadMark calm>Next</LeadMark>
        <LeadTitle>You’re all caught up.</LeadTitle>
        <LeadText>
          Jordan is waiting for the lender: financing contingency, August 3. You’ll get an email
          when something needs you.
        </LeadText>
      </div>
      <Days days={[financing, closing]} />
    </Lead>
  ),
};

/** A client without a deal. */
export const WithoutDates: Story = {
  render: () => (
    <Lead>
      <div>
        <LeadMark calm>Next</LeadMark>
        <LeadTitle>You’re all caught up.</LeadTitle>
        <LeadText>You’ll get an email when something needs you.</LeadText>
      </div>
    </Lead>
  ),
};

/** A count of days, on a page about one thing. */
export const Count: Story = {
  render: () => (
    <Lead>
      <div>
        <LeadMark>1031 exchange</LeadMark>
        <LeadTitle size="lg">12 days to identify</LeadTitle>
        <LeadText>
          Proceeds of 22 Demo Street, closed June 11, to be reinvested in 48 Example Road or another
          property you identify.
        </LeadText>
      </div>
    </Lead>
  ),
};

/** Names can have any number of words. */
export const LongSentence: Story = {
  render: () => (
    <Lead>
      <div>
        <LeadMark>Next</LeadMark>
        <LeadTitle>
          Sign “First amendment to the agreement of purchase and sale, with the escrow instructions
          of the title company”. Delivery of the tenants’ estoppel certificates is due August 14,
          12345 Example and Sample Boulevard.
        </LeadTitle>
        <LeadActions>
          <Button variant="ink">Review and sign</Button>
          <Link href="#deal">Open 12345 Example and Sample Boulevard, Northern Parcel</Link>
        </LeadActions>
      </div>
      <Days days={[tour, diligence, offers]} urgent={diligence} />
    </Lead>
  ),
};

export const Phone: Story = { ...Default, globals: { viewport: { value: "mobile1" } } };

export const Dark: Story = { ...Default, globals: { theme: "dark" } };

export const CalmDark: Story = { ...Calm, globals: { theme: "dark" } };
