import { isSettled } from "@frontage/records/deal-clock/deal-clock";
import { exchangeNotices } from "@frontage/records/deal-clock/exchange-notices";
import { keyDateStatusNames } from "@frontage/records/deal-clock/labels";
import { templateNotice } from "@frontage/records/deal-clock/templates";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { deals } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { DialogCross } from "../components/dialog-cross.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { dayWithWeekday, formatDay } from "../time/dates.ts";
import { KeyDateEditor } from "./key-date-editor.tsx";
import { keyDatesQuery, refreshKeyDates } from "./key-date-queries.ts";
import { TemplateEditor } from "./template-editor.tsx";

type KeyDatesDialogProps = {
  deal: Deal;
  /** The view to open; by default the list. */
  start?: "new" | "template" | { dateId: string } | undefined;
  onClose: () => void;
};

type View = { name: "list" } | { name: "template" } | { name: "edit"; date?: KeyDateView };

/** A dialog in which a broker adds, edits and finishes a deal's key dates. */
export function KeyDatesDialog({ onClose, deal, start }: KeyDatesDialogProps) {
  const [chosen, setView] = useState<View>();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: dates, error, refetch } = useQuery(keyDatesQuery(deal.id));
  const view = chosen ?? firstView(start, dates);
  const isFirst = useRef(true);
  useEffect(() => {
    // The focused element is gone with the previous view.
    if (!isFirst.current) title.current?.focus();
    isFirst.current = false;
  }, [chosen]);
  const showList = () => setView({ name: "list" });
  const isOne = start === "new" || typeof start === "object";
  const cancel = isOne ? onClose : showList;
  const done = (sentence: string) => {
    toast.success(sentence);
    cancel();
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="lg">
        <div className="flex items-start justify-between gap-4">
          <DialogTitle ref={title} tabIndex={-1} className="outline-none">
            {titleOf(view, deal.name)}
          </DialogTitle>
          {view.name === "list" && <DialogCross className="-mt-2 -mr-3" />}
        </div>
        <DialogDescription>
          {view.name === "list"
            ? `Visible to the client. ${templateNotice}`
            : "The client sees the change and is notified of old and new dates."}
        </DialogDescription>
        {view.name === "edit" && dates && (
          <KeyDateEditor
            key={view.date?.id ?? "new"}
            date={view.date}
            dates={dates}
            deal={deal}
            onCancel={cancel}
            onDone={done}
            // Nothing to do: the list's title gets the focus.
            onRemoved={() => undefined}
          />
        )}
        {view.name === "template" && dates && (
          <TemplateEditor dates={dates} deal={deal} onCancel={showList} onDone={done} />
        )}
        {view.name === "list" && (
          <>
            {error && !dates && (
              <LoadFailed what="the key dates" error={error} onRetry={() => void refetch()} />
            )}
            {dates && (
              <List {...{ dates, deal }} onEdit={(date) => setView({ name: "edit", date })} />
            )}
            <DialogFooter>
              <Button variant="ink" disabled={!dates} onClick={() => setView({ name: "edit" })}>
                <Plus aria-hidden className="size-4" strokeWidth={1.75} />
                Add a date
              </Button>
              <Button
                variant="outline"
                disabled={!dates}
                onClick={() => setView({ name: "template" })}
              >
                Use a template
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function firstView(
  start: KeyDatesDialogProps["start"],
  dates: readonly KeyDateView[] | undefined,
): View {
  if (start === "template") return { name: "template" };
  if (start === "new") return { name: "edit" };
  const date = start && dates?.find(({ id }) => id === start.dateId);
  return date ? { name: "edit", date } : { name: "list" };
}

function titleOf(view: View, name: string): string {
  if (view.name === "list") return `Key dates: ${name}`;
  if (view.name === "template") return "Use a template";
  return view.date ? `Edit ${view.date.label}` : "Add a key date";
}

function List({
  dates,
  onEdit,
  deal,
}: {
  dates: readonly KeyDateView[];
  deal: Deal;
  onEdit: (date: KeyDateView) => void;
}) {
  const queryClient = useQueryClient();
  const { error, isPending, mutate, variables } = useMutation({
    mutationFn: async (date: KeyDateView) => {
      const status = isSettled(date) ? "open" : "done";
      await read(
        deals[":dealId"]["key-dates"][":id"].status.$put({
          param: { dealId: deal.id, id: date.id },
          json: { status, version: date.version },
        }),
      );
      await refreshKeyDates(queryClient);
      return `${date.label} marked as ${status}.`;
    },
    onSuccess: (sentence) => toast.success(sentence),
  });
  if (dates.length === 0) return <p className="mt-6">None set. Add a date or use a template.</p>;
  return (
    <>
      {dates.some(({ kind }) => isStrict(kind)) && (
        <p className="mt-5 rounded-control bg-warn-tint p-4 text-small text-fg">
          {exchangeNotices.identification} {exchangeNotices.strict}
        </p>
      )}
      <ul className="mt-6 border-t border-hairline text-ui">
        {dates.map((date) => (
          <KeyDateRow
            key={date.id}
            date={date}
            isPending={isPending && variables.id === date.id}
            onEdit={() => onEdit(date)}
            onToggle={() => mutate(date)}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-4 text-small text-error">
          {error.message}
        </p>
      )}
    </>
  );
}

type KeyDateRowProps = {
  date: KeyDateView;
  isPending: boolean;
  onEdit: () => void;
  /** Marks the date as done, or reopens it. */
  onToggle: () => void;
};

/** A key date in the list: its rule, its day and its status. */
function KeyDateRow({ date, isPending, onEdit, onToggle }: KeyDateRowProps) {
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
