import { prospectFormSchema, type ProspectForm } from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BuyerFields } from "../../components/buyer-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";

type AddProspectDialogProps = { listingId: string; onClose: () => void };

/** Adds someone whom the broker knows to be interested in a listing. */
export function AddProspectDialog({ listingId, onClose }: AddProspectDialogProps) {
  const queryClient = useQueryClient();
  const form = useRecordForm<ProspectForm, void>({
    schema: prospectFormSchema,
    values: { name: "", email: "", company: "", phone: "", role: "principal", buyerName: "" },
    draftName: `new-prospect-${listingId}`,
    isChange: false,
    save: async (prospect) => {
      await read(listings[":id"].prospects.$post({ param: { id: listingId }, json: prospect }));
      await refresh(queryClient, "listings");
      toast.success(`${prospect.name} added.`);
    },
    onSaved: onClose,
  });
  const { errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title="Add a prospect"
      description="They get no email. To see documents, they sign the agreement on the listing’s page."
      submit="Add prospect"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <FormProvider {...form}>
        <BuyerFields />
      </FormProvider>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
    </RecordDialog>
  );
}
