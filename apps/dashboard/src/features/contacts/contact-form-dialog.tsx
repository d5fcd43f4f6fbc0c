import type { Contact } from "@frontage/records/schemas/contact";
import { newContactSchema, type NewContact } from "@frontage/records/schemas/contact-forms";
import type { DealName } from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";

import { contacts } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordOptions } from "../../components/options.tsx";
import { PartyFields, partyValues } from "../../components/party-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";

export type ContactFormDialogProps = {
  deals: readonly DealName[];
  /** The initially chosen deal. */
  dealId?: string;
  /** The contact to edit; absent for a new one. */
  contact?: Contact;
  onSaved: (contact: Contact) => void;
  onClose: () => void;
};

/** The form of a contact, for adding one or editing one's own. */
export function ContactFormDialog({
  contact,
  onClose,
  onSaved,
  deals,
  dealId = contact?.dealIds[0] ?? "",
}: ContactFormDialogProps) {
  const form = useRecordForm<NewContact, Contact>({
    schema: newContactSchema,
    values: {
      ...partyValues(contact),
      dealId: deals.some(({ id }) => id === dealId) ? dealId : "",
    },
    draftName: contact ? `contact-${contact.id}` : "contact",
    isChange: contact !== undefined,
    save: async (json) =>
      read(
        contact
          ? contacts[":id"].$put({ param: { id: contact.id }, json })
          : contacts.$post({ json }),
      ),
    changes: ["contacts"],
    onSaved,
  });
  const { errors, failure, isPending, onClear, onSubmit, register, setFocus } = form;
  // An edited contact stays with its client: a broker's list has other clients' deals, too.
  const choices = deals.filter(({ client }) => !contact || client?.id === contact.client?.id);

  return (
    <RecordDialog
      title={contact ? `Edit ${contact.name}` : "Add contact"}
      description={
        contact
          ? "Both you and your broker see the change."
          : "Add your own contact. You can edit or remove it anytime."
      }
      submit={contact ? "Save contact" : "Add contact"}
      onClear={
        onClear && !contact
          ? () => {
              onClear();
              setFocus("name");
            }
          : undefined
      }
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <PartyFields errors={errors} register={register} />
      <Field label="Deal (optional)" error={errors.dealId?.message}>
        <Select {...register("dealId")}>
          <option value="">None</option>
          <RecordOptions records={choices} />
        </Select>
      </Field>
    </RecordDialog>
  );
}
