import { isSettled } from "@frontage/records/deal-clock/deal-clock";
import { keyDateStatusNames } from "@frontage/records/deal-clock/labels";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import { Button } from "@frontage/ui/button";

import { dayWithWeekday, formatDay } from "../time/dates.ts";

export type KeyDateRowProps = {
  date: KeyDateView;
  isPending: boolean;
  onEdit: () => void;
  /** Marks it as done, or open again. */
  onToggle: () => void;
};

/** One key date in the broker’s list: what it is counted from, when it is due, and its state. */
export function KeyDateRow({ date, isPending, onEdit, onToggle }: KeyDateRowProps) {
  const { basis, day, label, missing, override, responsibleName, ruleText, status } = date;
  const details = [basis, responsibleName].filter(Boolean).join(". ");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2.5">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium text-fg">{label}</p>
        {ruleText && (
          <p className="text-caption text-fg-3">
            {override ? <s>{ruleText}</s> : ruleText}
            {override && ` Changed (${override.reason})`}
          </p>
        )}
        {details && <p className="text-caption text-fg-3">{details}</p>}
      </div>
      <p className="grow text-fg sm:text-right">
        {day === undefined ? (
          <span className="text-fg-3">{missing}</span>
        ) : (
          <time dateTime={day} className="whitespace-nowrap">
            {formatDay(day, dayWithWeekday)}
          </time>
        )}
        {status !== "open" && (
          <span className="block text-caption text-fg-3">{keyDateStatusNames[status]}</span>
        )}
      </p>
      <div className="flex">
        <Button
          variant="ghost"
          pending={isPending}
          aria-label={isSettled(date) ? `Reopen ${label}` : `Mark done: ${label}`}
          onClick={onToggle}
        >
          {isSettled(date) ? "Reopen" : "Mark done"}
        </Button>
        <Button variant="ghost" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
      </div>
    </li>
  );
}
