import {
  postponementFormSchema,
  type Exchange,
  type PostponementFields,
  type PostponementForm as PostponementValues,
} from "@frontage/records/schemas/exchange";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { ConflictNote } from "../../components/conflict-note.tsx";
import { onEscape } from "../../components/on-escape.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { formatFullDay } from "../../time/dates.ts";
import { firstName } from "./exchange-state.ts";

type PostponementFormProps = {
  dealId: string;
  exchange: Exchange;
  onSaved: () => void;
  onCancel: () => void;
};

const [noticeLabel, linkLabel] = ["IRS notice", "Link to the notice"];
const [identifyLabel, receiveLabel] = ["Day 45 becomes", "Day 180 becomes"];

const none: PostponementFields = {
  notice: "",
  link: "",
  identifyBy: "",
  receiveBy: "",
  version: 0,
};
const valuesOf = (saved: PostponementFields): PostponementValues => {
  const { identifyBy, link, notice, receiveBy } = saved;
  return { notice, link, identifyBy, receiveBy };
};
const formatEntered = (day: string) => (day === "" ? "" : formatFullDay(day));

/** The form of a disaster postponement: the notice, its link, and both new days. */
export function PostponementForm({ dealId, exchange, onCancel, onSaved }: PostponementFormProps) {
  const queryClient = useQueryClient();
  const { postponement = none } = exchange;
  const { conflict, errors, failure, isPending, onClear, onSubmit, register } = useRecordForm<
    PostponementValues,
    void,
    PostponementFields
  >({
    schema: postponementFormSchema,
    values: valuesOf(postponement),
    draftName: `postponement-${dealId}`,
    isChange: postponement.notice !== "",
    edited: {
      record: postponement,
      valuesOf,
      texts: {
        notice: noticeLabel,
        link: linkLabel,
        identifyBy: { label: identifyLabel, format: formatEntered },
        receiveBy: { label: receiveLabel, format: formatEntered },
      },
    },
    save: async (form, seen = postponement) => {
      await read(
        deals[":dealId"].exchange.postponement.$put({
          param: { dealId },
          json: { ...form, version: seen.version },
        }),
      );
      await refresh(queryClient, "deals");
    },
    onSaved,
  });
  function cancel() {
    onClear?.();
    onCancel();
  }
  return (
    <form
      noValidate
      aria-label="Disaster postponement"
      {...onEscape(cancel)}
      className="grid gap-4 pt-1 pb-5.5 sm:grid-cols-2 md:pl-9"
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field label={noticeLabel} error={errors.notice?.message}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens at a press, for this. */}
        <Input required autoFocus autoComplete="off" {...register("notice")} />
      </Field>
      <Field label={linkLabel} error={errors.link?.message}>
        <Input
          type="url"
          required
          autoComplete="off"
          placeholder="https://www.irs.gov/"
          {...register("link")}
        />
      </Field>
      <Field label={identifyLabel} error={errors.identifyBy?.message}>
        <Input type="date" required {...register("identifyBy")} />
      </Field>
      <Field label={receiveLabel} error={errors.receiveBy?.message}>
        <Input type="date" required {...register("receiveBy")} />
      </Field>
      <p className="text-caption text-pretty text-fg-3 sm:col-span-2">
        {firstName(exchange.clientName)} sees the new dates with the notice, your name and today’s
        date. The original dates stay on the page, crossed out.
      </p>
      {conflict && <ConflictNote {...conflict} />}
      {failure && (
        <p role="alert" className="text-small text-error sm:col-span-2">
          {failure.message}
        </p>
      )}
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="ink" pending={isPending}>
          {isPending && <Spinner />}
          Save postponement
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
