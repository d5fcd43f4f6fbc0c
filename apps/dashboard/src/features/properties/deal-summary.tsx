import { broker } from "@frontage/content/broker";
import { contactRoleNames, dealSideNames, dealStageNames } from "@frontage/content/record-names";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";

import { formatDay, formatFullDay } from "../../time/dates.ts";
import type { DealFact } from "./deal-facts.tsx";
import { describe } from "./deal-hero.tsx";
import type { KeyDate } from "./key-dates.ts";
import { notAnAppraisal } from "./property-figures.ts";

/** More rows than these would not fit on the page, each of one line. */
const rowsMax = 19;
const partiesMax = 8;
/** By how many rows each further line makes one higher. */
const lineHeight = 0.45;
/** How many characters a line of a column holds. */
const perLine = { label: 32, rule: 46, party: 27, role: 35 };

export type DealSummaryProps = {
  property: Property;
  facts: readonly DealFact[];
  dates: readonly KeyDate[];
  parties: readonly Contact[];
  /** Named for a broker. */
  client: string | undefined;
  /** "2026-07-14" */
  today: string;
};

/** A deal on one letter page; only paper shows it. */
export function DealSummary({ client, dates, facts, parties, property, today }: DealSummaryProps) {
  const { deal, name } = property;
  const shownParties = fitting(parties.slice(0, partiesMax), partyHeight, rowsMax / 2);
  const shownDates = datesShown(dates, rowsMax - sum(shownParties.map(partyHeight)));
  return (
    <article data-print-summary className="hidden text-caption text-ink print:block">
      <p className="flex justify-between">
        <span className="font-semibold">{broker.businessName}</span>
        <span>As of {formatFullDay(today)}</span>
      </p>
      <h2 className="mt-5 font-display text-[1.875rem]/[1.04] tracking-[-0.02em]">{name}</h2>
      <p className="mt-1.5">{describe(property)}</p>
      <p className="mt-0.5">
        {[client, `${dealSideNames[deal.side]}: ${dealStageNames[deal.stage]}`]
          .filter(Boolean)
          .join(". ")}
        .
      </p>
      <dl className="mt-5 flex border-y border-ink">
        {facts.map(({ label, note, value }) => (
          <div key={label} className="flex-1 py-2.5 pr-3">
            <dt>{label}</dt>
            <dd className="my-1 font-display text-[1.375rem]/none">{value}</dd>
            <dd className="text-tick">{note}</dd>
          </div>
        ))}
      </dl>
      {shownDates.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-ui font-semibold">Key dates</h3>
          <table className="w-full table-fixed border-t border-ink text-tick">
            <tbody>
              {shownDates.map((date) => (
                <tr key={date.id} className="border-b border-line">
                  <th scope="row" className="py-0.75 pr-4 text-left font-medium">
                    {date.label}
                  </th>
                  <td className="w-5/12 pr-4">{ruleOf(date)}</td>
                  <td className="w-30 pr-4 whitespace-nowrap">
                    {formatDay(date.day, {
                      weekday: "short",
                      month: "short",
                      day: "numeric",
                      year: "numeric",
                    })}
                  </td>
                  <td className="w-20 text-right whitespace-nowrap">{date.status}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Omitted count={dates.length - shownDates.length} what="dates" />
        </>
      )}
      {shownParties.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-ui font-semibold">Parties</h3>
          <table className="w-full table-fixed border-t border-ink text-tick">
            <tbody>
              {shownParties.map(({ company, email, id, name: party, phone, role }) => (
                <tr key={id} className="border-b border-line">
                  <th scope="row" className="w-1/4 py-0.75 pr-4 text-left font-medium">
                    {party}
                  </th>
                  <td className="pr-4">{roleOf({ company, role })}</td>
                  <td className="w-28 pr-4 whitespace-nowrap">{phone?.display}</td>
                  <td className="w-1/4 truncate text-right">{email}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Omitted count={parties.length - shownParties.length} what="parties" />
        </>
      )}
      <p className="mt-5 text-tick">
        {notAnAppraisal} Check every date against the signed agreement with your attorney.
      </p>
    </article>
  );
}

const ruleOf = ({ responsible, rule }: KeyDate) => [rule, responsible].filter(Boolean).join(". ");
const roleOf = ({ company, role }: Pick<Contact, "company" | "role">) =>
  [contactRoleNames[role], company].filter(Boolean).join(", ");

/** In rows of one line. */
function heightOf(...cells: [text: string, perLine: number][]): number {
  const lines = Math.max(...cells.map(([text, max]) => Math.ceil(text.length / max)), 1);
  return 1 + (lines - 1) * lineHeight;
}
const partyHeight = (party: Contact) =>
  heightOf([party.name, perLine.party], [roleOf(party), perLine.role]);
const dateHeight = (date: KeyDate) =>
  heightOf([date.label, perLine.label], [ruleOf(date), perLine.rule]);

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

/** The first ones, as many as fit. */
function fitting<Row>(rows: readonly Row[], height: (row: Row) => number, room: number): Row[] {
  let left = room;
  const last = rows.findIndex((row) => (left -= height(row)) < 0);
  return rows.slice(0, last === -1 ? rows.length : last);
}

/** As many as fit: what is done is left out first. */
function datesShown(dates: readonly KeyDate[], room: number): readonly KeyDate[] {
  const open = dates.findIndex(({ state }) => state === "current");
  const last = dates.length - fitting(dates.toReversed(), dateHeight, room).length;
  return fitting(dates.slice(open === -1 ? last : Math.min(open, last)), dateHeight, room);
}

function Omitted({ count, what }: { count: number; what: string }) {
  return (
    count > 0 && (
      <p className="mt-1">
        {count} more {what} not shown.
      </p>
    )
  );
}
