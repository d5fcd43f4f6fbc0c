import { newContactSchema, type Contact, type NewContact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { PartyFields } from "../../lib/party-fields.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { contactDraft, type ContactDraft } from "./contact-draft.ts";
import { refreshContacts } from "./contact-queries.ts";

export type AddContactDialogProps = {
  properties: readonly Property[];
  /** The property to begin with. */
  propertyId?: string;
  onAdded: (contact: Contact) => void;
  onClose: () => void;
};

/** The form for a contact of the client's own. What is typed stays until it is added or cleared. */
export default function AddContactDialog({
  onAdded,
  onClose,
  properties,
  propertyId,
}: AddContactDialogProps) {
  const portal = usePortal();
  const client = useQueryClient();
  const empty = {
    name: "",
    role: "",
    company: "",
    email: "",
    phone: "",
    propertyId: properties.some(({ id }) => id === propertyId) ? propertyId : "",
  };
  const [draft, setDraft] = useState(contactDraft.read);
  const { formState, handleSubmit, register, reset, setFocus, subscribe } = useForm<
    ContactDraft,
    unknown,
    NewContact
  >({
    resolver: zodResolver<ContactDraft, unknown, NewContact>(newContactSchema),
    defaultValues: { ...empty, ...draft },
  });
  const { errors, isDirty } = formState;
  const failure = useRef<HTMLParagraphElement>(null);
  const add = useMutation({
    mutationFn: portal.addContact,
    onSuccess: async (contact) => {
      contactDraft.drop();
      await refreshContacts(client);
      onAdded(contact);
    },
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => contactDraft.keep(values),
      }),
    [subscribe],
  );
  useEffect(() => {
    // The button was disabled meanwhile, which takes the focus from it.
    if (add.error) failure.current?.focus();
  }, [add.error]);

  function clear() {
    reset(empty);
    contactDraft.drop();
    setDraft(undefined);
    add.reset();
    setFocus("name");
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="lg">
        <DialogTitle>Add contact</DialogTitle>
        <DialogDescription>
          Somebody of your own. You can remove them again at any time.
        </DialogDescription>
        <form
          noValidate
          onSubmit={(event) => void handleSubmit((contact) => add.mutate(contact))(event)}
        >
          <div className="mt-6 grid gap-5 sm:grid-cols-2">
            <PartyFields errors={errors} register={register} />
            <Field label="Deal (optional)" error={errors.propertyId?.message}>
              <Select {...register("propertyId")}>
                <option value="">None</option>
                {properties.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          {add.error && (
            <p ref={failure} role="alert" tabIndex={-1} className="mt-5 text-small text-accent">
              The contact could not be added. {add.error.message}
            </p>
          )}
          <DialogFooter>
            {(isDirty || draft) && (
              <Button variant="ghost" className="mr-auto" onClick={clear}>
                Clear
              </Button>
            )}
            <DialogClose asChild>
              <Button variant="outline">Close</Button>
            </DialogClose>
            <Button type="submit" variant="ink" pending={add.isPending}>
              Add contact
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
