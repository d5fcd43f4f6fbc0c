import { prospectRoleNames } from "@frontage/records/offer-words";
import {
  type Prospect,
  type ProspectChange,
  prospectChangeSchema,
  type ProspectForm,
  prospectFormSchema,
} from "@frontage/records/schemas/prospect";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { FormProvider } from "react-hook-form";

import { listings, prospects } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BuyerFields } from "../../components/buyer-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";

/** A dialog that adds a prospect to a listing by hand. */
export function AddProspectDialog({
  listingId,
  onClose,
}: {
  listingId: string;
  onClose: () => void;
}) {
  const form = useRecordForm<ProspectForm, void>({
    schema: prospectFormSchema,
    values: { name: "", email: "", company: "", phone: "", role: "principal", buyerName: "" },
    draftName: `new-prospect-${listingId}`,
    isChange: false,
    save: async (prospect) => {
      await read(listings[":id"].prospects.$post({ param: { id: listingId }, json: prospect }));
    },
    changes: ["listings"],
    done: (_, { name }) => `${name} added.`,
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

const formOf = ({
  buyerName = "",
  company,
  name,
  phone,
  role,
  version,
}: Prospect): ProspectChange => ({ name, company, phone, role, buyerName, version });

/** A dialog that edits a prospect's details. */
export function EditProspectDialog({
  onClose,
  prospect,
}: {
  prospect: Prospect;
  onClose: () => void;
}) {
  const { email, id, signedAt } = prospect;
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
    },
    changes: ["listings"],
    done: "Changes saved.",
    onSaved: onClose,
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
