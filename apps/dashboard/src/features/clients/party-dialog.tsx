import { clientContactSchema, type ClientContact } from "@frontage/content/schemas/client";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Checkbox } from "@frontage/ui/checkbox";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useController } from "react-hook-form";

import { PartyFields } from "../../lib/party-fields.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { refresh } from "./client-queries.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { useRecordForm } from "./use-record-form.ts";

export type PartyDialogProps = {
  clientId: string;
  desk: BrokerDesk;
  properties: readonly Property[];
  /** The contact to change; absent: a new one. */
  party: Contact | undefined;
  onSaved: (saved: Contact) => void;
  onClose: () => void;
};

/** The form of somebody who takes part in a client's deals. */
export default function PartyDialog({
  clientId,
  desk,
  onClose,
  onSaved,
  party,
  properties,
}: PartyDialogProps) {
  const queryClient = useQueryClient();
  const { control, errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<
    ClientContact,
    Contact
  >({
    schema: clientContactSchema,
    values: party
      ? {
          name: party.name,
          role: party.role,
          company: party.company,
          email: party.email,
          phone: party.phone?.display ?? "",
          propertyIds: [...party.propertyIds],
        }
      : {
          name: "",
          company: "",
          email: "",
          phone: "",
          propertyIds: properties.length === 1 ? properties.map(({ id }) => id) : [],
        },
    draftName: party ? `party-${party.id}` : `new-party-${clientId}`,
    isChange: party !== undefined,
    save: async (typed) => {
      const saved = await (party
        ? desk.changeParty(clientId, party.id, typed)
        : desk.addParty(clientId, typed));
      await refresh(queryClient, "contacts", "overview");
      return saved;
    },
    onSaved,
  });
  const { field: deals } = useController({ control, name: "propertyIds" });
  const idPrefix = useId();

  return (
    <RecordDialog
      title={party ? `Change ${party.name}` : "Add a party"}
      description="Somebody who takes part in a deal. The client sees them among their contacts."
      submit={party ? "Save party" : "Add party"}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <PartyFields errors={errors} register={register} />
      {properties.length > 0 && (
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 text-small font-medium text-fg">Deals</legend>
          {properties.map(({ id, name }) => (
            <label
              key={id}
              htmlFor={`${idPrefix}-${id}`}
              className="flex min-h-8 cursor-pointer items-center gap-3 text-small pointer-coarse:min-h-11"
            >
              <Checkbox
                id={`${idPrefix}-${id}`}
                checked={deals.value.includes(id)}
                onCheckedChange={(checked) => {
                  const others = deals.value.filter((candidate) => candidate !== id);
                  deals.onChange(checked === true ? [...others, id] : others);
                }}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </RecordDialog>
  );
}
