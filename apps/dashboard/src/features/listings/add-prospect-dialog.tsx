import { prospectRoles } from "@frontage/records/schemas/listing";
import { prospectFormSchema, type ProspectForm } from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";

import { NamedOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { prospectRoleNames } from "./listing-labels.ts";

type AddProspectDialogProps = { brokerApi: BrokerApi; listingId: string; onClose: () => void };

/** Adds someone whom the broker knows to be interested in a listing. */
export function AddProspectDialog({ brokerApi, listingId, onClose }: AddProspectDialogProps) {
  const queryClient = useQueryClient();
  const form = useRecordForm<ProspectForm, void>({
    schema: prospectFormSchema,
    values: { name: "", email: "", company: "", phone: "", role: "principal", buyerName: "" },
    draftName: `new-prospect-${listingId}`,
    isChange: false,
    save: async (prospect) => {
      await brokerApi.listings.addProspect(listingId, prospect);
      await refresh(queryClient, "listings");
      toast.success(`${prospect.name} added.`);
    },
    onSaved: onClose,
  });
  const { control, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  const role = useWatch({ control, name: "role" });
  return (
    <RecordDialog
      title="Add a prospect"
      description="They get no email. To see documents, they sign the agreement on the listing’s page."
      submit="Add prospect"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" required autoComplete="off" {...register("email")} />
      </Field>
      <Field label="Company (optional)" error={errors.company?.message}>
        <Input autoComplete="off" {...register("company")} />
      </Field>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select required {...register("role")}>
          <NamedOptions values={prospectRoles} names={prospectRoleNames} />
        </Select>
      </Field>
      {role === "broker" && (
        <Field label="Buyer they act for (optional)" error={errors.buyerName?.message}>
          <Input autoComplete="off" {...register("buyerName")} />
        </Field>
      )}
    </RecordDialog>
  );
}
