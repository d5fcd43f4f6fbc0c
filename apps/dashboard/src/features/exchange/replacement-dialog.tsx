import {
  replacementFormSchema,
  type Replacement,
  type ReplacementForm,
} from "@frontage/records/schemas/exchange";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";

type ReplacementDialogProps = {
  dealId: string;
  /** The property to edit; absent for a new one. */
  replacement: Replacement | undefined;
  onSaved: (name: string) => void;
  onClose: () => void;
};

/** The form of a property to identify. */
export function ReplacementDialog({
  dealId,
  onClose,
  onSaved,
  replacement,
}: ReplacementDialogProps) {
  const queryClient = useQueryClient();
  const form = useRecordForm<ReplacementForm, string, Replacement>({
    schema: replacementFormSchema,
    values: replacement ? formOf(replacement) : { name: "", note: "" },
    draftName: replacement ? `replacement-${replacement.id}` : `new-replacement-${dealId}`,
    isChange: replacement !== undefined,
    edited: replacement && {
      record: replacement,
      valuesOf: formOf,
      texts: {
        name: "Property",
        note: "Status",
        value: { label: "Value", format: (value) => value?.toLocaleString("en-US") ?? "" },
      },
    },
    save: async (entered, seen) => {
      if (seen) {
        const { id, version } = seen;
        await read(
          deals[":dealId"].exchange.properties[":id"].$put({
            param: { dealId, id },
            json: { ...entered, version },
          }),
        );
      } else
        await read(
          deals[":dealId"].exchange.properties.$post({ param: { dealId }, json: entered }),
        );
      await refresh(queryClient, "deals");
      return entered.name;
    },
    onSaved,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title={replacement ? `Edit ${replacement.name}` : "Add a property to identify"}
      description="Visible to the client. Listing it here doesn’t identify it: that takes a signed notice to the intermediary."
      submit={replacement ? "Save property" : "Add property"}
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field
        label="Property"
        hint="As the signed notice describes it."
        error={errors.name?.message}
        className="sm:col-span-2"
      >
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field
        label="Status (optional)"
        hint="Such as “Letter of intent”."
        error={errors.note?.message}
      >
        <Input autoComplete="off" {...register("note")} />
      </Field>
      <Field
        label="Fair market value ($, optional)"
        hint="Needed for more than three properties."
        error={errors.value?.message}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          {...register("value", { setValueAs: asNumber })}
        />
      </Field>
    </RecordDialog>
  );
}

/** The form's values for a property. */
const formOf = ({ name, note, value }: Replacement): ReplacementForm => ({ name, note, value });
