import { soldPropertySchema, type SoldProperty } from "@frontage/content/schemas/exchange";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import { RecordDialog } from "../../components/record-dialog.tsx";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

export type SoldDialogProps = {
  brokerApi: BrokerApi;
  dealId: string;
  sold: SoldProperty | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** The form of what is sold in an exchange. */
export default function SoldDialog({ brokerApi, dealId, onClose, onSaved, sold }: SoldDialogProps) {
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<
    SoldProperty,
    void
  >({
    schema: soldPropertySchema,
    values: { name: sold?.name ?? "", value: sold?.value },
    draftName: `sold-${dealId}`,
    isChange: sold !== undefined,
    save: async (form) => {
      await brokerApi.saveSold(dealId, form);
      await refresh(queryClient, "properties");
    },
    onSaved,
  });
  return (
    <RecordDialog
      title="Edit the sale"
      description="The property that this exchange begins with. Visible to the client."
      submit="Save sale"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
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
