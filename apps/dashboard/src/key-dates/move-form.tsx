import { movesBetween, withDays } from "@frontage/records/deal-clock/deal-clock";
import { contactRoleNames } from "@frontage/records/record-names";
import {
  keyDateMoveFormSchema,
  type KeyDateMoveForm,
  type KeyDateView,
} from "@frontage/records/schemas/key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { deals } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { ConflictNote } from "../components/conflict-note.tsx";
import { LoadFailed } from "../components/load-failed.tsx";
import { useRecordForm } from "../components/use-record-form.ts";
import { dayWithWeekday, formatDate, formatDay, shiftDay } from "../time/dates.ts";
import { dealPartiesQuery } from "../api/contact-queries.ts";
import { keyDatesQuery, refreshKeyDates } from "./key-date-queries.ts";

export type MoveFormProps = {
  deal: Deal;
  id: string;
  /** Called with the entered day, which isn't saved. */
  onDay: (day: string) => void;
  /** Opens the complete form. */
  onMore: () => void;
  /** "2026-07-14" */
  today: string;
  onClose: () => void;
};

/** The form that moves a key date, inside a panel; loaded for brokers. */
export function MoveForm(props: MoveFormProps) {
  const { id, deal } = props;
  const { data: dates, error, refetch } = useQuery(keyDatesQuery(deal.id));
  const date = dates?.find((one) => one.id === id);
  if (!dates && error) {
    return <LoadFailed what="the date" error={error} onRetry={() => void refetch()} />;
  }
  if (!dates || !date) return <Skeleton className="mt-4 h-64" />;
  return <LoadedForm {...props} dates={dates} date={date} />;
}

type LoadedProps = MoveFormProps & { dates: readonly KeyDateView[]; date: KeyDateView };
type Values = Omit<KeyDateMoveForm, "version">;

const valuesSchema = z.omit(keyDateMoveFormSchema, { version: true });
const offers = [3, 7, 14];

function LoadedForm({ date, dates, id, onClose, onDay, onMore, deal, today }: LoadedProps) {
  const queryClient = useQueryClient();
  const fieldsId = useId();
  const { data: parties = [] } = useQuery(dealPartiesQuery(deal.id));
  const form = useRecordForm<Values, Values, KeyDateView>({
    schema: valuesSchema,
    values: valuesOf(date),
    draftName: `move-key-date-${id}`,
    isChange: true,
    edited: {
      record: date,
      valuesOf,
      texts: {
        day: { label: "Date", format: (day) => formatDay(day, dayWithWeekday) },
        reason: "Reason",
        emails: { label: "Emails", format: () => "" },
      },
    },
    save: async (values, seen = date) => {
      const { version } = seen;
      await read(
        deals[":dealId"]["key-dates"][":id"].move.$post({
          param: { dealId: deal.id, id },
          json: { ...values, version },
        }),
      );
      await refreshKeyDates(queryClient);
      toast.success(`${date.label} moved to ${shortDay(values.day)}.`, {
        label: "Undo",
        onSelect: () => void undo(version + 1),
      });
      return values;
    },
    onSaved: onClose,
  });
  async function undo(version: number) {
    await read(
      deals[":dealId"]["key-dates"][":id"].move.undo.$post({
        param: { dealId: deal.id, id },
        json: { version },
      }),
    )
      .then(() => toast.success(`${date.label} moved back.`))
      .catch((error: Error) => toast.error(`Not undone. ${error.message}`));
    await refreshKeyDates(queryClient);
  }
  const { conflict, control, errors, failure, isPending, onSubmit, register } = form;
  const { setFocus, setValue } = form;
  const { day = "", emails } = useWatch({ control });
  useEffect(() => onDay(day), [day, onDay]);
  // The panel focuses its first field, but the fields are rendered later.
  useEffect(() => setFocus("day"), [setFocus]);
  const shortDay = (moved: string) => formatDate(moved, today, { month: "short", day: "numeric" });
  const isMoved = isDay(day) && day !== date.day;
  const contactIds = emails?.contactIds ?? [];
  const reachable = parties.filter(({ email, role }) => role !== "broker" && email);

  return (
    <form noValidate className="mt-4 grid gap-4 text-ui" onSubmit={(event) => void onSubmit(event)}>
      <div>
        <Field label="New date" error={errors.day?.message}>
          <Input type="date" required {...register("day")} />
        </Field>
        {date.day !== undefined && (
          <div role="group" aria-label="Later by" className="mt-2 flex gap-1.5">
            {offers.map((days) => {
              const offered = shiftDay(date.day ?? "", days);
              return (
                <button
                  key={days}
                  type="button"
                  aria-pressed={day === offered}
                  className="h-7 cursor-pointer rounded-control border border-hairline px-2.5 text-caption font-medium text-fg transition-colors hover:bg-active aria-pressed:border-fg aria-pressed:inset-ring aria-pressed:inset-ring-fg aria-pressed:forced-current pointer-coarse:h-11"
                  onClick={() => setValue("day", offered, { shouldDirty: true })}
                >
                  +{days} days
                </button>
              );
            })}
          </div>
        )}
      </div>
      <Field label="Reason" error={errors.reason?.message}>
        <Input
          required
          autoComplete="off"
          placeholder="Amendment 2: time for soil borings"
          {...register("reason")}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 text-small font-medium text-fg">Who gets an email</legend>
        <div className="max-h-40 overflow-y-auto">
          {deal.client && (
            <Person
              id={`${fieldsId}-client`}
              name={deal.client.name}
              part="Client"
              isChecked={emails?.client ?? true}
              onChange={(isChecked) => setValue("emails.client", isChecked, { shouldDirty: true })}
            />
          )}
          {reachable.map((party) => (
            <Person
              key={party.id}
              id={`${fieldsId}-${party.id}`}
              name={party.name}
              part={contactRoleNames[party.role]}
              isChecked={contactIds.includes(party.id)}
              onChange={(isChecked) =>
                setValue(
                  "emails.contactIds",
                  isChecked
                    ? [...contactIds, party.id]
                    : contactIds.filter((one) => one !== party.id),
                  { shouldDirty: true },
                )
              }
            />
          ))}
        </div>
        {errors.emails && (
          <p role="alert" className="mt-1 text-caption text-error">
            {errors.emails.message}
          </p>
        )}
      </fieldset>
      <p aria-live="polite" className="text-caption text-fg-3">
        {isMoved && <Followers dates={dates} date={date} day={day} format={shortDay} />}
        {date.day !== undefined && `${shortDay(date.day)} stays in the record, struck through.`}
      </p>
      {conflict && <ConflictNote {...conflict} />}
      {failure && (
        <p role="alert" className="text-caption text-error">
          {failure.message}
        </p>
      )}
      <div className="-mx-(--dialog-pad) flex items-center gap-2 border-t border-hairline px-(--dialog-pad) pt-3.5">
        <Button type="submit" variant="ink" pending={isPending} disabled={!isMoved}>
          {isPending && <Spinner />}
          {isMoved ? `Move to ${shortDay(day)}` : "Move"}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <TextLink asChild className="ml-auto font-medium">
          <button
            type="button"
            className="cursor-pointer"
            onClick={() => {
              onClose();
              onMore();
            }}
          >
            More<span className="sr-only"> about {date.label}</span>
          </button>
        </TextLink>
      </div>
    </form>
  );
}

const valuesOf = ({ day = "" }: KeyDateView): Values => ({
  day,
  reason: "",
  emails: { client: true, contactIds: [] },
});

const isDay = (text: string) => text !== "" && !Number.isNaN(Date.parse(text));

type PersonProps = {
  id: string;
  name: string;
  /** The contact's role in the deal: "Attorney". */
  part: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

function Person({ id, isChecked, name, onChange, part }: PersonProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-8 cursor-pointer items-center gap-2.5 pl-0.5 text-fg pointer-coarse:min-h-11"
    >
      <Checkbox
        id={id}
        checked={isChecked}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <span className="grow">{name}</span>
      <span className="text-caption text-fg-3">{part}</span>
    </label>
  );
}

type FollowersProps = Pick<LoadedProps, "date" | "dates"> & {
  day: string;
  format: (day: string) => string;
};

/** Lists other dates that move along, with their new days. */
function Followers({ date, dates, day, format }: FollowersProps): ReactNode {
  const edited = { ...date, day, override: { day, reason: "" } };
  const after = withDays(dates.map((one) => (one.id === date.id ? edited : one)));
  const moves = movesBetween(dates, after).filter((move) => move.date.id !== date.id);
  if (moves.length === 0) return "No other date counts from this one. ";
  const parts = moves.map(
    ({ date: moved, to }) => `${moved.label} to ${to === undefined ? "no date" : format(to)}`,
  );
  return `Also moves: ${parts.join("; ")}. `;
}
