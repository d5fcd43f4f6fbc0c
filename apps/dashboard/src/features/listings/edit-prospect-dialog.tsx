import { prospectRoleNames } from "@frontage/records/offer-words";
import {
  prospectChangeSchema,
  type Prospect,
  type ProspectChange,
} from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";

import { prospects } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BuyerFields } from "../../components/buyer-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";

type EditProspectDialogProps = { prospect: Prospect; onClose: () => void };

const formOf = ({
  buyerName = "",
  company,
  name,
  phone,
  role,
  version,
}: Prospect): ProspectChange => ({ name, company, phone, role, buyerName, version });

/** Corrects who a prospect is. */
export function EditProspectDialog({ onClose, prospect }: EditProspectDialogProps) {
  const { email, id, signedAt } = prospect;
  const queryClient = useQueryClient();
  const form = useRecordForm<ProspectChange, void, Prospect>({
    schema: prospectChangeSchema,
    values: formOf(prospect),
    draftName: `prospect-edit-${id}`,
    isChange: true,
    edited: {
      record: prospect,
      valuesOf: formOf,
      texts: {
        name: "Name",
        company: "Company",
        phone: "Phone",
        role: { label: "Role", format: (role) => prospectRoleNames[role] },
        buyerName: "Buyer they act for",
      },
    },
    save: async (values, seen = prospect) => {
      await read(
        prospects[":id"].$put({ param: { id }, json: { ...values, version: seen.version } }),
      );
      await refresh(queryClient, "listings");
    },
    onSaved: () => {
      toast.success("Changes saved.");
      onClose();
    },
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title={`Edit ${prospect.name}`}
      description={
        signedAt
          ? `Links still go to ${email}. Agreements they signed don’t change.`
          : `Links still go to ${email}.`
      }
      submit="Save"
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <FormProvider {...form}>
        <BuyerFields hasEmail={false} />
      </FormProvider>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
    </RecordDialog>
  );
}
