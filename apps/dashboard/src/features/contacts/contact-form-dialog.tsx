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

export type ContactFormDialogProps = {
  properties: readonly Property[];
  /** The property a new contact begins with. */
  dealId?: string;
  /** The contact to edit; absent for a new one. */
  contact?: Contact;
  onSaved: (contact: Contact) => void;
  onClose: () => void;
};

/** The form of a contact that is added, or edited by whoever added it. */
export default function ContactFormDialog({
  contact,
  onClose,
  onSaved,
  properties,
  dealId = contact?.dealIds[0] ?? "",
}: ContactFormDialogProps) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onClear, onSubmit, register, setFocus } = useRecordForm<
    NewContact,
    Contact
  >({
    schema: newContactSchema,
    values: {
      name: contact?.name ?? "",
      ...(contact && { role: contact.role }),
      company: contact?.company ?? "",
      email: contact?.email ?? "",
      phone: contact?.phone?.display ?? "",
      dealId: properties.some(({ id }) => id === dealId) ? dealId : "",
    },
    draftName: contact ? `contact-${contact.id}` : "contact",
    isChange: contact !== undefined,
    save: async (typed) => {
      const saved = await (contact
        ? portal.changeContact(contact.id, typed)
        : portal.addContact(typed));
      await refresh(queryClient, "contacts");
      return saved;
    },
    onSaved,
  });
  // A broker has other clients’ deals in the list too.
  const deals = properties.filter(({ client }) => !contact || client?.id === contact.client?.id);

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
          <RecordOptions records={deals} />
        </Select>
      </Field>
    </RecordDialog>
  );
}
