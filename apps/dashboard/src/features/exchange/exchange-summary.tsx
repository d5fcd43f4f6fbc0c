import { broker } from "@frontage/content/broker";
import {
  exchangeNotices,
  exchangeSources,
  exchangeSourcesCheckedOn,
} from "@frontage/records/deal-clock/exchange-notices";
import type { Exchange, StrictDate } from "@frontage/records/schemas/exchange";
import type { ReactNode } from "react";

import { dayWithWeekday, formatDay, formatFullDay } from "../../time/dates.ts";
import { formatNotice, formatState } from "./exchange-state.ts";

/** More would not fit on the page. */
const replacementsMax = 12;

type ExchangeSummaryProps = {
  exchange: Exchange;
  /** The page's headline, in two sentences. */
  headline: string;
  about: string;
  /** "2026-07-14" */
  today: string;
};

type Row = { name: string; how: string; due: string; state: string };

/** An exchange on one letter page, shown only in print. */
export function ExchangeSummary({ about, exchange, headline, today }: ExchangeSummaryProps) {
  const { intermediary, dealName, replacements } = exchange;
  const hidden = replacements.length - replacementsMax;
  return (
    <article data-print-summary className="hidden text-caption text-ink print:block">
      <p className="flex justify-between">
        <span className="font-semibold">{broker.businessName}</span>
        <span>As of {formatFullDay(today)}</span>
      </p>
      <h2 className="mt-5 font-display text-[1.875rem]/[1.04] tracking-[-0.02em]">{headline}</h2>
      <p className="mt-1.5">1031 exchange, {dealName}</p>
      <p className="mt-0.5">{about}</p>
      <Table title="The clock">
        {rowsOf(exchange, today).map(({ due, how, name, state }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="w-28 py-0.75 pr-4 text-left font-medium">
              {name}
            </th>
            <td className="py-0.75 pr-4">{how}</td>
            <td className="w-36 py-0.75 pr-4 whitespace-nowrap">{due}</td>
            <td className="w-24 py-0.75 text-right whitespace-nowrap">{state}</td>
          </tr>
        ))}
      </Table>
      {replacements.length > 0 && (
        <Table title="Identified properties">
          {replacements.slice(0, replacementsMax).map(({ id, identifiedOn, name, note }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="w-1/3 truncate py-0.75 pr-4 text-left font-medium">
                {name}
              </th>
              <td className="truncate pr-4">{note}</td>
              <td className="w-44 text-right whitespace-nowrap">
                {identifiedOn === undefined
                  ? "Not identified"
                  : `Identified ${dayText(identifiedOn)}`}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {hidden > 0 && <p className="mt-1">{hidden} more properties not shown.</p>}
      {intermediary && (
        <p className="mt-5">
          <span className="font-semibold">Intermediary: </span>
          {[intermediary.name, intermediary.company, intermediary.phone?.display]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
      <p className="mt-5 text-tick">
        {exchangeNotices.identification} {exchangeNotices.strict}
      </p>
      <p className="mt-2 text-tick">
        {exchangeSources.map(({ title }) => title).join("; ")}. Checked on{" "}
        {formatFullDay(exchangeSourcesCheckedOn)}. {exchangeNotices.advice}
      </p>
    </article>
  );
}

function Table({ children, title }: { children: ReactNode; title: string }) {
  return (
    <>
      <h3 className="mt-5 mb-1 text-ui font-semibold">{title}</h3>
      <table className="w-full table-fixed border-t border-ink text-tick">
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

function rowsOf({ identify, receive, sold, transfer }: Exchange, today: string): Row[] {
  const rows: Row[] = [
    {
      name: "Transfer, day 0",
      how: `The day ${sold?.name ?? "the first property sold"} closed.`,
      due: transfer?.day === undefined ? "Not set" : dayText(transfer.day),
      state: transfer?.day !== undefined && transfer.day <= today ? "Done" : "Ahead",
    },
  ];
  if (identify) {
    rows.push({
      name: "Identify",
      how: sentences("45 calendar days after the transfer.", postponed(identify)),
      ...dueOf(identify, today),
    });
  }
  if (receive) {
    const { day180, taxReturn } = receive;
    const ends = [
      day180 && `Day 180: ${dayText(day180)}.`,
      taxReturn && `${taxReturn.name}: ${dayText(taxReturn.due)}.`,
    ];
    rows.push({
      name: "Receive",
      how: sentences("The earlier applies.", ...ends, postponed(receive)),
      ...dueOf(receive, today),
    });
  }
  return rows;
}

const dueOf = (date: StrictDate, today: string) => ({
  due: date.day === undefined ? "Not set" : dayText(date.day),
  state: formatState(date, today),
});

const postponed = ({ postponement, statutoryDay }: StrictDate) =>
  postponement &&
  `Postponed${statutoryDay ? ` from ${dayText(statutoryDay)}` : ""}: ${formatNotice(postponement.notice)}.`;

const sentences = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" ");

const dayText = (day: string) => formatDay(day, dayWithWeekday);
