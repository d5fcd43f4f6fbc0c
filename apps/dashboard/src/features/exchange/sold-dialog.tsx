import {
  soldPropertySchema,
  type SoldChange,
  type SoldProperty,
} from "@frontage/records/schemas/exchange";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";

type SoldDialogProps = {
  dealId: string;
  sold: SoldChange | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** The form of what is sold in an exchange. */
export function SoldDialog({ dealId, onClose, onSaved, sold }: SoldDialogProps) {
  const queryClient = useQueryClient();
  const form = useRecordForm<SoldProperty, void, SoldChange>({
    schema: soldPropertySchema,
    values: { name: sold?.name ?? "", value: sold?.value },
    draftName: `sold-${dealId}`,
    isChange: sold !== undefined,
    edited: {
      record: sold ?? { name: "", version: 0 },
      valuesOf: ({ name, value }) => ({ name, value }),
      texts: {
        name: "Property sold",
        value: { label: "Value", format: (value) => value?.toLocaleString("en-US") ?? "" },
      },
    },
    save: async (entered, seen) => {
      await read(
        deals[":dealId"].exchange.sold.$put({
          param: { dealId },
          json: { ...entered, version: seen?.version ?? 0 },
        }),
      );
      await refresh(queryClient, "deals");
    },
    onSaved,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title="Edit the sale"
      description="The property that this exchange begins with. Visible to the client."
      submit="Save sale"
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="Property sold" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field
        label="Value ($, optional)"
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
