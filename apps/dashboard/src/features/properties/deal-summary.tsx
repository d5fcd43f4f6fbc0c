import { broker } from "@frontage/content/broker";
import { contactRoleNames } from "@frontage/content/record-names";
import { withinSentence } from "@frontage/content/client-step";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";

import { useUser } from "../../session/user.ts";
import { dayIn, formatDate, formatFullDay, formatTime, type Clock } from "../../time/dates.ts";
import { DealScale } from "./deal-dates.tsx";
import type { DealFact } from "./deal-facts.tsx";
import { describe } from "./deal-head.tsx";
import { formatStage } from "./deal-stage.tsx";
import type { KeyDate } from "./key-dates.ts";
import { notAnAppraisal } from "./property-figures.ts";

/** More rows than these would not fit on the page, each of one line. */
const rowsMax = 22.5;
const partiesMax = 9;
/** The height of the scale, in rows. */
const scaleHeight = 5;
/** By how many rows each further line makes one higher. */
const lineHeight = 0.65;
/** How many characters a line of a column holds. */
const perLine = { label: 23, rule: 28, responsible: 22, party: 23, role: 40 };

const verbs = { purchase: "is buying", sale: "is selling", lease: "is leasing" } as const;
const shortDay = { weekday: "short", month: "short", day: "numeric" } as const;

export type DealSummaryProps = {
  property: Property;
  facts: readonly DealFact[];
  dates: readonly KeyDate[];
  parties: readonly Contact[];
  /** For a broker; a client is the reader. */
  client: string | undefined;
  clock: Clock;
};

/** A deal on one letter page, in ink; only paper shows it. */
export function DealSummary({ client, clock, dates, facts, parties, property }: DealSummaryProps) {
  const { city, deal, name, region } = property;
  const you = useUser()?.name;
  const clientName = client ?? you ?? "Client";
  const today = dayIn(clock.now, clock.timeZone);
  const rows = dates.map((date) => dateRow(date, { today, client: clientName }));
  const hasScale = dates.length > 1;
  const room = rowsMax - (hasScale ? scaleHeight : 0);
  const partyRoom = Math.max(room / 2, room - sum(rows.map(dateHeight)));
  const shownParties = fitting(parties.slice(0, partiesMax), partyHeight, partyRoom);
  const shownDates = datesShown(rows, room - sum(shownParties.map(partyHeight)));
  return (
    <article
      data-print-summary
      className="hidden text-tick text-ink [--color-accent:var(--color-ink)] [--color-canvas:#fff] [--color-error:var(--color-ink)] [--color-fg-2:var(--color-ink)] [--color-fg-3:var(--color-body)] [--color-fg:var(--color-ink)] [--color-field:var(--color-control)] print:block"
    >
      <p className="flex justify-between border-b border-ink pb-2.5">
        <span className="font-semibold">{broker.businessName}</span>
        <span>
          As of {formatFullDay(today)}, {formatTime(clock.now.toISOString(), clock.timeZone)}
        </span>
      </p>
      <h2 className="mt-4 font-display text-[2.375rem]/[1.05] tracking-[-0.02em]">{name}</h2>
      <p className="mt-1.5 text-caption">
        {city}, {region}. {describe(property)} {clientName} {verbs[deal.side]}:{" "}
        {withinSentence(formatStage(deal))}.
      </p>
      <dl className="mt-4.5 flex border-y border-ink">
        {facts.map(({ fullNote, label, note, value }) => (
          <div
            key={label}
            className="grow border-line py-2.5 pr-3.5 not-first:border-l not-first:pl-3.5"
          >
            <dt>{label}</dt>
            <dd className="mt-1.5 mb-1 font-display text-[1.5rem]/none">{value}</dd>
            <dd>{fullNote ?? note}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-caption font-semibold">Key dates</h3>
          <DealScale dates={dates} today={today} size="print" className="-mt-1" />
          <table className="w-full table-fixed border-t border-ink">
            <tbody className="align-baseline">
              {shownDates.map((row) => (
                <tr key={row.id} className="border-b border-line">
                  <th scope="row" className="w-[21%] py-1 pr-3.5 text-left font-semibold">
                    {row.label}
                  </th>
                  <td className="pr-3.5">
                    {row.rule && (row.isMoved ? <s className="block">{row.rule}</s> : row.rule)}
                    {row.moved}
                  </td>
                  <td className="w-[20%] pr-3.5">{row.responsible}</td>
                  <td className="w-27 pr-3.5 whitespace-nowrap">
                    {row.from && <s className="block">{row.from}</s>}
                    <span className={row.isMoved ? "font-semibold" : ""}>{row.day}</span>
                  </td>
                  <td className="w-24 text-right whitespace-nowrap">{row.status}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Omitted count={rows.length - shownDates.length} one="date" many="dates" />
        </>
      )}
      {shownParties.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-caption font-semibold">Parties</h3>
          <table className="w-full table-fixed border-t border-ink">
            <tbody className="align-baseline">
              {shownParties.map((party) => (
                <tr key={party.id} className="border-b border-line">
                  <th scope="row" className="w-[21%] py-1 pr-3.5 text-left font-semibold">
                    {party.name}
                  </th>
                  <td className="pr-3.5">{roleOf(party)}</td>
                  <td className="w-28 pr-3.5 whitespace-nowrap">{party.phone?.display}</td>
                  <td className="w-1/4 truncate text-right">{party.email}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Omitted count={parties.length - shownParties.length} one="party" many="parties" />
        </>
      )}
      <p className="mt-6 max-w-[88ch] border-t border-ink pt-2 text-[0.6875rem]">
        {notAnAppraisal} Check every date against the signed agreement with your attorney. Never
        wire money on emailed instructions.
      </p>
    </article>
  );
}

type DateRow = {
  id: string;
  state: KeyDate["state"];
  label: string;
  /** What gives its day, or gave it until it was moved. */
  rule: string;
  isMoved: boolean;
  /** Why, by whom and when. */
  moved: string;
  responsible: string;
  /** The day before it was moved. */
  from: string;
  day: string;
  status: string;
};

function dateRow(
  { basis, day, id, label, override, responsible, rule, settled, state, status, time }: KeyDate,
  { client, today }: { client: string; today: string },
): DateRow {
  const isMoved = override !== undefined;
  const { by, from, on, reason = "" } = override ?? {};
  const mover = [
    by && `Moved by ${by}`,
    on && formatDate(on, today, { month: "short", day: "numeric" }),
  ];
  return {
    id,
    state,
    label,
    isMoved,
    rule: [rule, !isMoved && basis].filter(Boolean).join(", "),
    moved: isMoved ? [reason, mover.filter(Boolean).join(", ")].filter(Boolean).join(". ") : "",
    responsible: responsible === "Client" ? client : (responsible ?? ""),
    from: from ? formatDate(from, today, shortDay) : "",
    day: [formatDate(day, today, shortDay), time?.toLowerCase()].filter(Boolean).join(", "),
    status: settled ? `${status} ${settled}` : status,
  };
}

const roleOf = ({ company, role }: Pick<Contact, "company" | "role">) =>
  [contactRoleNames[role], company].filter(Boolean).join(", ");

/** In rows of one line. */
function heightOf(...cells: [text: string, perLine: number][]): number {
  const lines = Math.max(...cells.map(([text, max]) => Math.ceil(text.length / max)), 1);
  return 1 + (lines - 1) * lineHeight;
}
const partyHeight = (party: Contact) =>
  heightOf([party.name, perLine.party], [roleOf(party), perLine.role]);
const dateHeight = ({ from, isMoved, label, moved, responsible, rule }: DateRow) =>
  heightOf(
    [label, perLine.label],
    [`${rule}${isMoved ? " ".repeat(perLine.rule) : ""}${moved}`, perLine.rule],
    [responsible, perLine.responsible],
    [from ? "two lines" : "", 8],
  );

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** The first ones, as many as fit. */
function fitting<Row>(rows: readonly Row[], height: (row: Row) => number, room: number): Row[] {
  let left = room;
  const last = rows.findIndex((row) => (left -= height(row)) < 0);
  return rows.slice(0, last === -1 ? rows.length : last);
}

/** As many as fit: what is done is left out first. */
function datesShown(dates: readonly DateRow[], room: number): readonly DateRow[] {
  const open = dates.findIndex(({ state }) => state === "current");
  const last = dates.length - fitting(dates.toReversed(), dateHeight, room).length;
  return fitting(dates.slice(open === -1 ? last : Math.min(open, last)), dateHeight, room);
}

function Omitted({ count, many, one }: { count: number; one: string; many: string }) {
  return (
    count > 0 && (
      <p className="mt-1">
        {count} more {count === 1 ? one : many} not shown.
      </p>
    )
  );
}
