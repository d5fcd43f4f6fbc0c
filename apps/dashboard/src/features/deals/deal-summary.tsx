import { broker } from "@frontage/content/broker";
import { contactRoleNames } from "@frontage/records/record-names";
import { withinSentence } from "@frontage/records/in-sentence";
import type { Contact } from "@frontage/records/schemas/contact";
import type { Deal } from "@frontage/records/schemas/deal";

import { useUser } from "../../session/user.ts";
import { dayIn, formatDate, formatFullDay, formatTime, type Clock } from "../../time/dates.ts";
import { DealScale } from "./deal-dates.tsx";
import type { DealFact } from "./deal-facts.tsx";
import { describe } from "./deal-head.tsx";
import { formatStage } from "./deal-stage.tsx";
import type { KeyDate } from "./key-dates.ts";
import { notAnAppraisal } from "../../components/deal-figures.ts";

/** How many dates and parties fit on a letter page; with more, finished dates are left out. */
const pageRowsMax = 18;

const verbs = { purchase: "is buying", sale: "is selling", lease: "is leasing" } as const;
const shortDay = { weekday: "short", month: "short", day: "numeric" } as const;

type DealSummaryProps = {
  deal: Deal;
  facts: readonly DealFact[];
  dates: readonly KeyDate[];
  parties: readonly Contact[];
  /** For a broker, the client's name. */
  client: string | undefined;
  clock: Clock;
};

/** A deal's printed summary, on one letter page if its dates and parties fit. */
export function DealSummary({ client, clock, dates, facts, parties, deal }: DealSummaryProps) {
  const { city, progress, name, region } = deal;
  const you = useUser()?.name;
  const clientName = client ?? you ?? "Client";
  const today = dayIn(clock.now, clock.timeZone);
  const isLong = dates.length + parties.length > pageRowsMax;
  const shown = isLong
    ? dates.filter(({ state }) => state !== "done" && state !== "waived")
    : dates;
  const rows = shown.map((date) => dateRow(date, { today, client: clientName }));
  const leftOut = dates.length - shown.length;
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
        {city}, {region}. {describe(deal)} {clientName} {verbs[progress.side]}:{" "}
        {withinSentence(formatStage(progress))}.
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
              {rows.map((row) => (
                <tr key={row.id} className="border-b border-line">
                  <th scope="row" className="w-[21%] py-1 pr-3.5 text-left font-semibold">
                    {row.label}
                  </th>
                  <td className="pr-3.5">
                    {row.rule && (row.isMoved ? <s className="block">{row.rule}</s> : row.rule)}
                    {row.moved}
                  </td>
                  <td className="w-[16%] pr-3.5">{row.responsible}</td>
                  <td className="w-27 pr-3.5 whitespace-nowrap">
                    {row.from && <s className="block">{row.from}</s>}
                    <span className={row.isMoved ? "font-semibold" : ""}>{row.day}</span>
                  </td>
                  <td className="w-24 text-right whitespace-nowrap">{row.status}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {leftOut > 0 && (
            <p className="mt-1">
              {leftOut === 1 ? "1 finished date" : `${leftOut} finished dates`} not shown.
            </p>
          )}
        </>
      )}
      {parties.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-caption font-semibold">Parties</h3>
          <table className="w-full table-fixed border-t border-ink">
            <tbody className="align-baseline">
              {parties.map((party) => (
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
        </>
      )}
      <p className="mt-4 max-w-[88ch] border-t border-ink pt-2 text-[0.6875rem]">
        {notAnAppraisal} Check every date against the signed agreement with your attorney. Never
        wire money on emailed instructions.
      </p>
    </article>
  );
}

type DateRow = {
  id: string;
  label: string;
  /** How the date's day is counted, or was until it was moved. */
  rule: string;
  isMoved: boolean;
  /** Why, by whom and when it was moved. */
  moved: string;
  responsible: string;
  /** The day before the move. */
  from: string;
  day: string;
  status: string;
};

function dateRow(
  { basis, day, id, label, override, responsible, rule, settled, status, time }: KeyDate,
  { client, today }: { client: string; today: string },
): DateRow {
  const isMoved = override !== undefined;
  const { by, from, on, reason = "" } = override ?? {};
  const movedBy = [
    by && `Moved by ${by}`,
    on && formatDate(on, today, { month: "short", day: "numeric" }),
  ];
  return {
    id,
    label,
    isMoved,
    rule: [rule, !isMoved && basis].filter(Boolean).join(", "),
    moved: isMoved ? [reason, movedBy.filter(Boolean).join(", ")].filter(Boolean).join(". ") : "",
    responsible: responsible === "Client" ? client : (responsible ?? ""),
    from: from ? formatDate(from, today, shortDay) : "",
    day: [formatDate(day, today, shortDay), time && `by ${time}`].filter(Boolean).join(", "),
    status: settled ? `${status} ${settled}` : status,
  };
}

const roleOf = ({ company, role }: Pick<Contact, "company" | "role">) =>
  [contactRoleNames[role], company].filter(Boolean).join(", ");
