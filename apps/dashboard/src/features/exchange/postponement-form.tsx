import {
  postponementFormSchema,
  type Exchange,
  type PostponementForm as PostponementValues,
} from "@frontage/content/schemas/exchange";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import { onEscape } from "../../components/on-escape.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { firstName } from "./exchange-state.ts";

export type PostponementFormProps = {
  brokerApi: BrokerApi;
  dealId: string;
  exchange: Exchange;
  onSaved: () => void;
  onCancel: () => void;
};

/** The form of a disaster postponement: the notice, its link, and both new days. */
export default function PostponementForm({
  brokerApi,
  dealId,
  exchange,
  onCancel,
  onSaved,
}: PostponementFormProps) {
  const queryClient = useQueryClient();
  const { identify, receive } = exchange;
  const { link = "", notice = "" } = identify?.postponement ?? receive?.postponement ?? {};
  const isChange = notice !== "";
  const { errors, failure, isPending, onClear, onSubmit, register } = useRecordForm<
    PostponementValues,
    void
  >({
    schema: postponementFormSchema,
    values: {
      notice,
      link,
      identifyBy: isChange ? identify?.day : "",
      receiveBy: isChange ? receive?.day : "",
    },
    draftName: `postponement-${dealId}`,
    isChange,
    save: async (form) => {
      await brokerApi.postponeExchange(dealId, form);
      await refresh(queryClient, "properties");
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
      <Field label="IRS notice" error={errors.notice?.message}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens at a press, for this. */}
        <Input required autoFocus autoComplete="off" {...register("notice")} />
      </Field>
      <Field label="Link to the notice" error={errors.link?.message}>
        <Input
          type="url"
          required
          autoComplete="off"
          placeholder="https://www.irs.gov/"
          {...register("link")}
        />
      </Field>
      <Field label="Day 45 becomes" error={errors.identifyBy?.message}>
        <Input type="date" required {...register("identifyBy")} />
      </Field>
      <Field label="Day 180 becomes" error={errors.receiveBy?.message}>
        <Input type="date" required {...register("receiveBy")} />
      </Field>
      <p className="text-caption text-pretty text-fg-3 sm:col-span-2">
        {firstName(exchange.clientName)} sees the new dates with the notice, your name and today’s
        date. The original dates stay on the page, crossed out.
      </p>
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
