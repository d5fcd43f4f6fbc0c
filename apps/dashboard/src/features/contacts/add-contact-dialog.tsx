import { newContactSchema, type Contact, type NewContact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { useQueryClient } from "@tanstack/react-query";

import { RecordOptions } from "../../components/options.tsx";
import { PartyFields } from "../../components/party-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";

export type AddContactDialogProps = {
  properties: readonly Property[];
  /** The property to begin with. */
  dealId?: string;
  onAdded: (contact: Contact) => void;
  onClose: () => void;
};

/** The form for a contact of the client's own. */
export default function AddContactDialog({
  onAdded,
  onClose,
  properties,
  dealId = "",
}: AddContactDialogProps) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onClear, onSubmit, register, setFocus } = useRecordForm<
    NewContact,
    Contact
  >({
    schema: newContactSchema,
    values: {
      name: "",
      company: "",
      email: "",
      phone: "",
      dealId: properties.some(({ id }) => id === dealId) ? dealId : "",
    },
    draftName: "contact",
    isChange: false,
    save: async (typed) => {
      const contact = await portal.addContact(typed);
      await refresh(queryClient, "contacts");
      return contact;
    },
    onSaved: onAdded,
  });

  return (
    <RecordDialog
      title="Add contact"
      description="Add your own contact. You can remove it anytime."
      submit="Add contact"
      onClear={
        onClear &&
        (() => {
          onClear();
          setFocus("name");
        })
      }
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <PartyFields errors={errors} register={register} />
      <Field label="Deal (optional)" error={errors.dealId?.message}>
        <Select {...register("dealId")}>
          <option value="">None</option>
          <RecordOptions records={properties} />
        </Select>
      </Field>
    </RecordDialog>
  );
}
