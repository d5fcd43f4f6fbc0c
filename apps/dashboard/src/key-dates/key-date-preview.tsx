import { movesBetween, withDays, type Move } from "@frontage/records/deal-clock/deal-clock";
import { exchangeDates } from "@frontage/records/deal-clock/exchange";
import { formatMissing } from "@frontage/records/deal-clock/labels";
import type { KeyDateForm, KeyDateRule, KeyDateView } from "@frontage/records/schemas/key-date";

import { dayWithWeekday, formatDay } from "../time/dates.ts";

type KeyDatePreviewProps = {
  /** The name of the client, who is notified. */
  client: string | undefined;
  /** The saved date; absent for a new one. */
  date: KeyDateView | undefined;
  /** The deal’s dates. */
  dates: readonly KeyDateView[];
  form: KeyDateForm;
  className: string;
};

const newId = "new";

/** A preview of the typed date, and of the dates that move with it. */
export function KeyDatePreview({ className, client, date, dates, form }: KeyDatePreviewProps) {
  const preview = previewOf(dates, date, form);
  if (!preview) return null;
  const { day, missing, moves } = preview;
  const isMoved = date !== undefined && date.day !== day;
  return (
    <div aria-live="polite" className={className}>
      <p className="text-ui text-fg-3">{date ? "Date after saving" : "Date"}</p>
      <p className="mt-1 font-display text-h3 text-fg">
        {day === undefined ? missing : formatDay(day, narrowDay)}
      </p>
      {isMoved && date.day !== undefined && (
        <p className="mt-1 text-small text-fg-2">
          Was <s>{dayText(date.day)}</s>
        </p>
      )}
      {form.rule && !form.override && <ExchangeEnd dates={dates} rule={form.rule} />}
      {moves.length > 0 && (
        <>
          <p className="mt-4 text-small font-medium text-fg">Also moves</p>
          <ul className="mt-1 text-small">
            {moves.map(({ date: moved, from, to }) => (
              <li key={moved.id} className="border-b border-hairline py-1.5">
                <span className="block font-medium text-fg">{moved.label}</span>{" "}
                <span className="text-fg-3">{dayText(from)} →</span> {dayText(to)}
              </li>
            ))}
          </ul>
        </>
      )}
      {client && (isMoved || moves.length > 0) && (
        <p className="mt-3 text-small text-fg-2">{client} will be notified.</p>
      )}
    </div>
  );
}

/** Day 180 and the tax return's due date, and which of the two applies. */
function ExchangeEnd({ dates, rule }: { dates: readonly KeyDateView[]; rule: KeyDateRule }) {
  const transfer = dates.find(({ kind }) => kind === rule.anchor)?.day;
  if (!rule.taxReturn || transfer === undefined) return null;
  const { applies, day180, returnDue } = exchangeDates(transfer, rule.taxReturn);
  return (
    <ul className="mt-2 text-small">
      <li>
        Day 180: {dayText(day180)}
        {applies === "day-180" && ", applies"}
      </li>
      <li>
        Tax return due: {dayText(returnDue)}
        {applies === "tax-return" && ", applies"}
      </li>
    </ul>
  );
}

const narrowDay = { weekday: "short", month: "long", day: "numeric", year: "numeric" } as const;
const dayText = (day: string | undefined) =>
  day === undefined ? "no date" : formatDay(day, dayWithWeekday);

type Preview = { day: string | undefined; missing: string; moves: Move<KeyDateView>[] };

/** The edited date and the dates that move with it; undefined while the form has no day. */
function previewOf(
  dates: readonly KeyDateView[],
  date: KeyDateView | undefined,
  form: KeyDateForm,
): Preview | undefined {
  const { override, rule } = form;
  if (override ? !isDay(override.day) : !rule || !Number.isInteger(rule.count)) return undefined;
  const id = date?.id ?? newId;
  const isSameDay =
    date && JSON.stringify([date.rule, date.override]) === JSON.stringify([rule, override]);
  const edited = {
    ...form,
    id,
    dealId: date?.dealId ?? newId,
    // A done date keeps its day, unless the day itself was edited.
    day: isSameDay ? date.day : override?.day,
  } as KeyDateView;
  const after = withDays([...dates.filter((other) => other.id !== id), edited]);
  const day = after.find((other) => other.id === id)?.day;
  return {
    day,
    missing: rule ? formatMissing(rule.anchor, form.kind) : "",
    moves: movesBetween(dates, after).filter((move) => move.date.id !== id),
  };
}

const isDay = (text: string | undefined) => !!text && !Number.isNaN(Date.parse(text));
