import { exchangePath } from "@frontage/content/dashboard";
import { exchangeNotices } from "@frontage/content/deal-clock/exchange-notices";
import { isStrict } from "@frontage/content/schemas/key-date-kinds";
import { DateTimeline, type TimelineDate } from "@frontage/ui/date-timeline";
import { Link as TextLink } from "@frontage/ui/link";
import { ProgressMarker } from "@frontage/ui/progress-marker";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";

import { useEffect, useRef, type ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { formatDate, formatDay } from "../../time/dates.ts";
import { KeyDateRule } from "./key-date-rule.tsx";
import type { KeyDate, UndatedKeyDate } from "./key-dates.ts";

export type DealDatesProps = {
  dealId: string;
  dates: readonly KeyDate[];
  undated: readonly UndatedKeyDate[];
  /** "2026-07-14" */
  today: string;
  /** For a broker. */
  actions: DealDateActions | undefined;
};

/** What a broker does with key dates, in the table itself. */
export type DealDateActions = {
  onAdd: () => void;
  /** Opens all of them, with the templates. */
  onEditAll: () => void;
  onEdit: (id: string) => void;
  menuOf: (date: MenuDate) => ReactNode;
  /** The date whose row is open, and what is below it. */
  openId: string | undefined;
  editor: ReactNode;
};
type MenuDate = Pick<KeyDate, "id" | "kind" | "label" | "savedStatus" | "settled" | "state">;

/** A deal’s key dates: drawn to time, and as a table with everything known of them. */
export function DealDates({ actions, dates, dealId, today, undated }: DealDatesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNamed = useLocation().hash === "#key-dates";
  useEffect(() => {
    if (!isNamed) return;
    // The dates came after the page.
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const all = [...dates, ...undated];
  const hasExchange = all.some(({ kind }) => isStrict(kind));
  const ahead = dates.filter(({ state }) => state === "current" || state === "ahead").length;
  return (
    <section aria-labelledby="key-dates" className="mt-9 md:mt-11">
      <RuleListHeader>
        <RuleListTitle
          ref={heading}
          id="key-dates"
          tabIndex={-1}
          className="scroll-mt-24 outline-none"
        >
          Key dates
        </RuleListTitle>
        {ahead > 0 && <RuleListCount>{ahead} to go</RuleListCount>}
        <RuleListActions>
          {hasExchange && (
            <TextLink asChild>
              <Link to={exchangePath(dealId)}>1031 exchange</Link>
            </TextLink>
          )}
          {actions && all.length > 0 && (
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={actions.onAdd}>
                Add a date
              </button>
            </TextLink>
          )}
          {actions && (
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={actions.onEditAll}>
                {all.length === 0 ? "Add dates" : "Edit all"}
              </button>
            </TextLink>
          )}
        </RuleListActions>
      </RuleListHeader>
      {dates.length > 1 && (
        <DateTimeline
          dates={dates.map((date) => timelineDate(date, today))}
          today={today}
          className="mt-1.5 mb-4.5 hidden md:block"
        />
      )}
      {all.length === 0 ? (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">No key dates yet.</p>
      ) : (
        <DatesTable actions={actions} dates={dates} undated={undated} today={today} />
      )}
      {hasExchange && (
        <p className="mt-3.5 max-w-[78ch] text-ui text-fg">
          {exchangeNotices.identification} {exchangeNotices.strict}
        </p>
      )}
      <p className="mt-3.5 max-w-[78ch] text-caption text-fg-3">
        Check every date against the signed agreement with your attorney.
      </p>
    </section>
  );
}

const short = { month: "short", day: "numeric" } as const;

function timelineDate(date: KeyDate, today: string): TimelineDate {
  const { day, id, isUrgent, label, state, status } = date;
  const written = formatDate(day, today, short);
  const base = { id, day, label, state };
  if (state !== "current") {
    return { ...base, note: state === "ahead" ? written : `${written}, ${status.toLowerCase()}` };
  }
  return { ...base, headline: formatDay(day), note: status, isUrgent };
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
// The roles are spelled out because browsers drop a table’s semantics where its display changes.
function DatesTable({ actions, dates, today, undated }: Omit<DealDatesProps, "dealId">) {
  const all = [...dates, ...undated];
  const hasBasis = all.some(({ basis }) => basis !== undefined);
  const hasResponsible = all.some(({ responsible }) => responsible !== undefined);
  const columns = { actions, hasBasis, hasResponsible };
  const head = "pr-4 pb-2 text-left text-caption font-normal text-fg-3";
  return (
    <table
      role="table"
      aria-labelledby="key-dates"
      className="w-full text-ui text-fg-2 max-md:block"
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-fg">
          <th role="columnheader" scope="col" className={`${head} pl-9`}>
            Date
          </th>
          {hasBasis && (
            <th role="columnheader" scope="col" className={head}>
              Counted from
            </th>
          )}
          {hasResponsible && (
            <th role="columnheader" scope="col" className={head}>
              Responsible
            </th>
          )}
          <th role="columnheader" scope="col" className={head}>
            Due
          </th>
          <th role="columnheader" scope="col" className="pb-2">
            <span className="sr-only">Status</span>
          </th>
          {actions && (
            <th role="columnheader" scope="col" className="pb-2">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block max-md:border-t max-md:border-fg">
        {dates.map((date) => (
          <DateRow key={date.id} date={date} {...columns}>
            <td
              role="cell"
              className="pr-4 whitespace-nowrap text-fg max-md:mt-1 max-md:p-0 md:w-36"
            >
              <time dateTime={date.day}>
                {formatDate(date.day, today, { weekday: "short", ...short })}
              </time>
            </td>
            <td
              role="cell"
              className={`text-right whitespace-nowrap max-md:col-start-2 max-md:row-start-1 md:w-28 ${
                date.isUrgent ? "font-medium text-error" : "text-fg-3"
              }`}
            >
              {date.status}
              {date.settled && ` ${date.settled}`}
            </td>
          </DateRow>
        ))}
        {undated.map((date) => (
          <DateRow key={date.id} date={{ ...date, state: "ahead" }} {...columns}>
            <td role="cell" colSpan={2} className="text-fg-3 max-md:mt-1 max-md:p-0">
              {date.missing}
            </td>
          </DateRow>
        ))}
      </tbody>
    </table>
  );
}

type DateRowProps = {
  date: Omit<UndatedKeyDate, "missing"> & Pick<KeyDate, "settled" | "state">;
  actions: DealDateActions | undefined;
  hasBasis: boolean;
  hasResponsible: boolean;
  /** The cells of its day and status. */
  children: ReactNode;
};

/** A row, as wide as the table; notifications and searches lead to it by its hash. */
function DateRow({ actions, children, date, hasBasis, hasResponsible }: DateRowProps) {
  const { basis, id, label, override, responsible, rule, state, time } = date;
  const row = useRef<HTMLTableRowElement>(null);
  const isNamed = useLocation().hash === `#date-${id}`;
  useEffect(() => {
    // The dates came after the page.
    if (isNamed) row.current?.scrollIntoView({ block: "center" });
  }, [isNamed]);
  const isOpen = actions?.openId === id;
  const columns = 4 + (hasBasis ? 1 : 0) + (hasResponsible ? 1 : 0);
  const open = isOpen ? "border-transparent bg-side" : "border-hairline";
  return (
    <>
      <tr
        ref={row}
        id={`date-${id}`}
        role="row"
        className={`border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-3.5 max-md:relative max-md:pl-6.75 md:h-14 ${open} ${isNamed ? "bg-sunken" : ""}`}
      >
        <th
          role="rowheader"
          scope="row"
          className="relative py-2 pr-4 text-left font-normal max-md:p-0 md:pl-9"
        >
          <span className="absolute max-md:top-0.75 max-md:-left-6.75 md:top-1/2 md:left-0 md:-translate-y-1/2">
            <ProgressMarker state={state} />
          </span>
          <span className="block font-semibold wrap-anywhere text-fg">{label}</span>
          {rule && (
            <span className="block text-fg-3">
              <KeyDateRule override={override} rule={rule} />
            </span>
          )}
          {time && <span className="block text-fg-3">{time}</span>}
        </th>
        {hasBasis && (
          <td role="cell" className="pr-4 max-md:col-span-2 max-md:text-fg-3">
            {basis}
          </td>
        )}
        {hasResponsible && (
          <td
            role="cell"
            // Beside the menu of a narrow row.
            className={`pr-4 max-md:order-1 max-md:mt-1 max-md:text-right max-md:text-fg-3 ${actions ? "max-md:pr-9" : "max-md:pr-0"}`}
          >
            {responsible}
          </td>
        )}
        {children}
        {actions && (
          <td
            role="cell"
            className="text-right max-md:absolute max-md:right-0 max-md:bottom-1 max-md:p-0 md:w-10"
          >
            <span className="-mr-2.5 inline-flex min-h-10 min-w-10">{actions.menuOf(date)}</span>
          </td>
        )}
      </tr>
      {isOpen && (
        <tr role="row" className="border-b border-hairline bg-side max-md:block">
          <td role="cell" colSpan={columns} className="max-md:block">
            {actions.editor}
          </td>
        </tr>
      )}
    </>
  );
}
