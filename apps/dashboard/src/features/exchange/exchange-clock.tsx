import type { Exchange, StrictDate } from "@frontage/records/schemas/exchange";
import { Link as TextLink } from "@frontage/ui/link";
import { ProgressMarker, type ProgressState } from "@frontage/ui/progress-marker";
import { RuleListActions, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import type { ReactNode } from "react";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { formatDate } from "../../time/dates.ts";
import type { ExchangeForm } from "./exchange-forms.tsx";
import {
  type ExchangeState,
  firstName,
  formatNotice,
  formatState,
  isSettled,
  shortDay,
} from "./exchange-state.ts";

type ExchangeClockProps = {
  exchange: Exchange;
  next: ExchangeState["next"];
  /** "2026-07-14" */
  today: string;
  /** Opens a form, for a broker. */
  onOpen: ((form: ExchangeForm) => void) | undefined;
};

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
// Explicit roles, because browsers drop a table's semantics when its `display` changes.
/** The days of an exchange as a table, with how each is counted and the time left. */
export function ExchangeClock({ exchange, next, onOpen, today }: ExchangeClockProps) {
  const { identify, receive, sold, transfer } = exchange;
  const day0 = transfer?.day;
  const isPast = day0 !== undefined && day0 <= today;
  const head = "pr-4 pb-2 text-left text-caption font-normal text-fg-3";
  return (
    <>
      <RuleListHeader>
        <RuleListTitle id="clock">The clock</RuleListTitle>
        {onOpen && (
          <RuleListActions className="print:hidden">
            <ActionLink onClick={() => onOpen({ name: "sold" })}>Edit the sale</ActionLink>
            {transfer && (
              <ActionLink onClick={() => onOpen({ name: "dates", start: { dateId: transfer.id } })}>
                Edit day 0
              </ActionLink>
            )}
          </RuleListActions>
        )}
      </RuleListHeader>
      <table role="table" aria-labelledby="clock" className="w-full text-ui text-fg-2 max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-fg">
            <th role="columnheader" scope="col" className={`${head} pl-9`}>
              Date
            </th>
            <th role="columnheader" scope="col" className={head}>
              How it’s counted
            </th>
            <th role="columnheader" scope="col" className={head}>
              Due
            </th>
            <th role="columnheader" scope="col" className="pb-2">
              <span className="sr-only">Status</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block max-md:border-t max-md:border-fg">
          <Row
            marker={isPast ? "done" : "ahead"}
            name="Transfer"
            rule="Day 0"
            how={`The day ${sold?.name ?? "the first property sold"} closed. Counting starts the next day.`}
            due={day0 && <Day day={day0} today={today} />}
            status={day0 === undefined ? "Not set" : isPast ? "Done" : "Ahead"}
          />
          {identify && (
            <StrictRow
              date={identify}
              isNext={next === "identify"}
              today={today}
              name="Identify"
              rule="Day 45"
              how="Calendar days. Weekends and holidays don’t extend it."
            />
          )}
          {receive && (
            <>
              <StrictRow
                date={receive}
                isNext={next === "receive"}
                today={today}
                name="Receive"
                rule="Day 180, or the tax return if earlier"
                how="Whichever is earlier. No extensions."
                isOpen={receive.day180 !== undefined}
              />
              {receive.day180 !== undefined && (
                <Ends receive={receive} day180={receive.day180} today={today} />
              )}
            </>
          )}
        </tbody>
      </table>
    </>
  );
}

type RowProps = {
  marker: ProgressState;
  name: string;
  rule: string;
  how: ReactNode;
  due: ReactNode;
  status: string;
  isUrgent?: boolean;
  /** Whether the row has no bottom border, because more rows follow that belong to it. */
  isOpen?: boolean;
};

function Row({ due, how, isOpen, isUrgent, marker, name, rule, status }: RowProps) {
  return (
    <tr
      role="row"
      className={`align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:pt-3.5 max-md:pl-6.75 ${isOpen ? "max-md:pb-1" : "border-b border-hairline max-md:pb-3.5"}`}
    >
      <th
        role="rowheader"
        scope="row"
        className="relative py-3 pr-4 text-left font-normal max-md:p-0 md:w-1/4 md:pl-9"
      >
        <span className="absolute top-0.75 max-md:-left-6.75 md:top-3.75 md:left-0">
          <ProgressMarker state={marker} />
        </span>
        <span className="block font-semibold text-fg">{name}</span>
        <span className="block text-fg-3">{rule}</span>
      </th>
      <td role="cell" className="pr-4 max-md:col-span-2 max-md:p-0 md:py-3">
        {how}
      </td>
      <td
        role="cell"
        className="pr-4 text-fg max-md:col-span-2 max-md:mt-1 max-md:p-0 md:w-40 md:py-3"
      >
        {due}
      </td>
      <td
        role="cell"
        className={`text-right whitespace-nowrap max-md:col-start-2 max-md:row-start-1 md:w-28 md:py-3 ${
          isUrgent ? "font-medium text-error" : "text-fg-3"
        }`}
      >
        {status}
      </td>
    </tr>
  );
}

type StrictRowProps = Pick<RowProps, "how" | "isOpen" | "name" | "rule"> & {
  date: StrictDate;
  isNext: boolean;
  today: string;
};

/** A row for one of the two days that only the IRS can postpone. */
function StrictRow({ date, isNext, today, ...row }: StrictRowProps) {
  const { day, postponement, status, statutoryDay } = date;
  const settled: ProgressState = status === "waived" ? "waived" : "done";
  return (
    <Row
      {...row}
      marker={isSettled(date) ? settled : isNext ? "current" : "ahead"}
      status={formatState(date, today)}
      isUrgent={isNext}
      due={
        day !== undefined && (
          <>
            {postponement && statutoryDay !== undefined && statutoryDay !== day && (
              <s className="block text-fg-3">
                <Day day={statutoryDay} today={today} />
              </s>
            )}
            <Day day={day} today={today} />, midnight
            {postponement && <Postponed postponement={postponement} today={today} />}
          </>
        )
      }
    />
  );
}

/**
 * The source of a postponement, after the new day: "IRS Notice 2026-12, entered by Jordan, Jul 3".
 */
function Postponed({
  postponement: { by, link, notice, on },
  today,
}: {
  postponement: NonNullable<StrictDate["postponement"]>;
  today: string;
}) {
  const entered = [
    by && `entered by ${firstName(by)}`,
    on && formatDate(on, today, shortDay).replaceAll(" ", "\u00A0"),
  ];
  return (
    <span className="block text-caption text-fg-3">
      {link ? (
        <TextLink href={link} rel="noreferrer">
          {formatNotice(notice)}
        </TextLink>
      ) : (
        formatNotice(notice)
      )}
      {entered.filter(Boolean).map((part) => `, ${part}`)}
    </span>
  );
}

type EndsProps = { receive: NonNullable<Exchange["receive"]>; day180: string; today: string };

/** Rows for Day 180 and the tax return's due date, and which of them applies. */
function Ends({ day180, receive, today }: EndsProps) {
  const { applies, postponement, taxReturn } = receive;
  const isPostponed = postponement !== undefined;
  const written = (day: string) =>
    formatDate(day, today, { month: "short", day: "numeric", year: "numeric" });
  const ends = [
    { name: "Day 180", day: day180, isFirst: applies !== "tax-return" },
    ...(taxReturn
      ? [{ name: taxReturn.name, day: taxReturn.due, isFirst: applies === "tax-return" }]
      : []),
  ];
  return ends.map(({ day, isFirst, name }, index) => (
    <tr
      key={name}
      role="row"
      className={`text-caption max-md:grid max-md:grid-cols-[minmax(0,1fr)_5.5rem_4.25rem] max-md:gap-x-3 max-md:pl-6.75 ${
        isFirst ? "text-fg" : "text-fg-3"
      } ${index === ends.length - 1 ? "border-b border-hairline max-md:pb-3.5" : ""}`}
    >
      <td role="cell" className="max-md:hidden">
        <span className="sr-only">Receive</span>
      </td>
      <th
        role="rowheader"
        scope="row"
        className={`pr-4 text-left font-normal max-md:p-0 ${index === ends.length - 1 ? "md:pb-3.5" : "md:pb-1"}`}
      >
        {name}
      </th>
      <td role="cell" className="pr-4 align-top max-md:p-0">
        {isPostponed ? <s>{written(day)}</s> : <time dateTime={day}>{written(day)}</time>}
      </td>
      <td role="cell" className="text-right align-top">
        {isFirst ? (isPostponed ? "Postponed" : "Applies") : isPostponed ? "Replaced" : "Later"}
      </td>
    </tr>
  ));
}

function Day({ day, today }: { day: string; today: string }) {
  return <time dateTime={day}>{formatDate(day, today, { weekday: "short", ...shortDay })}</time>;
}

type PostponementProps = {
  dealId: string;
  exchange: Exchange;
  /** Who enters postponements: "Jordan Avery"; absent for the broker. */
  brokerName: string | undefined;
  /** Opens a form, for a broker. */
  onOpen: ((form: ExchangeForm) => void) | undefined;
};

/** The id of the link that opens the form of a postponement. */
const postponementLinkId = "edit-postponement";

/** The IRS's postponement after a disaster, which is always entered by hand. */
export function Postponement(props: PostponementProps) {
  const { brokerName, dealId, exchange, onOpen } = props;
  const { identify, postponement, receive, transfer } = exchange;
  const notice = (identify?.postponement ?? receive?.postponement)?.notice;
  const { confirm, dialog } = useConfirm();
  const confirmWithdrawal = () =>
    confirm({
      title: "Withdraw the postponement?",
      description: "The statutory dates apply again. The client is notified of old and new days.",
      action: "Withdraw",
      act: () =>
        read(
          deals[":dealId"].exchange.postponement.$delete({
            param: { dealId },
            query: { version: String(postponement?.version ?? 0) },
          }),
        ),
      changes: ["deals"],
      done: "Postponement withdrawn. The client has been notified.",
      focus: () => document.getElementById(postponementLinkId)?.focus(),
    });
  return (
    <div
      role="group"
      aria-labelledby="postponement"
      className="grid gap-y-1 border-b border-hairline py-3.5 pl-6.75 text-ui text-fg-2 md:grid-cols-[25%_minmax(0,1fr)_auto] md:py-3 md:pl-0"
    >
      <div className="relative md:pr-4 md:pl-9">
        <span className="absolute top-0.75 -left-6.75 md:left-0">
          <ProgressMarker state={notice ? "done" : "waived"} />
        </span>
        <p id="postponement" className="font-semibold text-fg">
          Disaster postponement
        </p>
        <p className="text-fg-3">{notice ? formatNotice(notice) : "None on record"}</p>
      </div>
      <p className="max-w-[58ch] md:pr-4">
        {notice
          ? "Both dates are those of the notice. The statutory dates are crossed out."
          : brokerName === undefined
            ? "Enter one only from an IRS notice. It is never applied for you."
            : `If the IRS postpones dates for a disaster, ${firstName(brokerName)} enters it by hand with the notice it comes from.`}
      </p>
      {onOpen && transfer?.day !== undefined && (
        <div className="flex gap-4.5 font-medium print:hidden">
          <ActionLink id={postponementLinkId} onClick={() => onOpen({ name: "postponement" })}>
            {notice ? "Edit" : "Enter one"}
          </ActionLink>
          {notice && <ActionLink onClick={confirmWithdrawal}>Withdraw</ActionLink>}
        </div>
      )}
      {dialog}
    </div>
  );
}

type ActionLinkProps = { id?: string; children: ReactNode; onClick: () => void };

/** A button that looks like a link. */
export function ActionLink({ children, id, onClick }: ActionLinkProps) {
  return (
    <TextLink asChild>
      <button id={id} type="button" className="cursor-pointer self-start" onClick={onClick}>
        {children}
      </button>
    </TextLink>
  );
}
