import { datesOfTemplate, withAnchorsOf } from "@frontage/records/deal-clock/templates";
import type { KeyDateView, TemplateForm } from "@frontage/records/schemas/key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import { Button, Spinner } from "@frontage/ui/button";
import { DialogFooter } from "@frontage/ui/dialog";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { deals } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { refreshKeyDates, templatesQuery } from "./key-date-queries.ts";
import { OwnTemplateNote } from "./own-template-note.tsx";
import { TemplateFields } from "./template-fields.tsx";

type TemplateEditorProps = {
  /** The deal's existing key dates. */
  dates: readonly KeyDateView[];
  deal: Deal;
  onCancel: () => void;
  onDone: (sentence: string) => void;
};

/** The form that adds a template's key dates to a deal. */
export function TemplateEditor({ dates, onCancel, onDone, deal }: TemplateEditorProps) {
  const queryClient = useQueryClient();
  const [form, setForm] = useState<TemplateForm>();
  const { data: own = {} } = useQuery(templatesQuery);
  const added = form ? datesOfTemplate(withAnchorsOf(dates, form.template, own), form, own) : [];
  const { error, isPending, mutate } = useMutation({
    mutationFn: async (chosen: TemplateForm) => {
      await read(
        deals[":dealId"]["key-dates"].template.$post({ param: { dealId: deal.id }, json: chosen }),
      );
      await refreshKeyDates(queryClient);
    },
    onSuccess: () => onDone(`${countDates(added.length)} added. The client has been notified.`),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form && added.length > 0) mutate(form);
      }}
    >
      <div className="mt-6">
        <TemplateFields side={deal.progress.side} own={own} value={form} onChange={setForm} />
      </div>
      <p aria-live="polite" className="mt-5 text-small text-fg">
        {form &&
          (added.length === 0
            ? "The deal has all of these dates already."
            : `Adds ${added.map(({ label }) => label).join(", ")}.`)}
      </p>
      <OwnTemplateNote side={deal.progress.side} dates={dates} own={own} />
      {error && (
        <p role="alert" className="mt-4 text-small text-error">
          {error.message}
        </p>
      )}
      <DialogFooter>
        <Button type="submit" variant="ink" pending={isPending} disabled={added.length === 0}>
          {isPending && <Spinner />}
          {added.length === 0 ? "Add dates" : `Add ${countDates(added.length)}`}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </DialogFooter>
    </form>
  );
}

const countDates = (count: number) => `${count} ${count === 1 ? "date" : "dates"}`;
