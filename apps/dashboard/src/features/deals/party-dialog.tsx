import type { Contact } from "@frontage/records/schemas/contact";
import { partyFormSchema, type PartyForm } from "@frontage/records/schemas/contact-forms";
import type { Deal } from "@frontage/records/schemas/deal";
import { Checkbox } from "@frontage/ui/checkbox";
import { useId } from "react";
import { useController } from "react-hook-form";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { PartyFields, partyValues } from "../../components/party-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";

export type PartyDialogProps = {
  clientId: string;
  deals: readonly Deal[];
  /** The contact to edit; absent for a new one. */
  party: Contact | undefined;
  onSaved: (saved: PartyForm) => void;
  onClose: () => void;
};

/** The form of a party in a client's deals. */
export function PartyDialog({ clientId, onClose, onSaved, party, deals }: PartyDialogProps) {
  const form = useRecordForm<PartyForm, PartyForm>({
    schema: partyFormSchema,
    values: {
      ...partyValues(party),
      dealIds: party ? [...party.dealIds] : deals.length === 1 ? deals.map(({ id }) => id) : [],
    },
    draftName: party ? `party-${party.id}` : `new-party-${clientId}`,
    isChange: party !== undefined,
    save: async (typed) => {
      const { parties } = clients[":id"];
      if (party) {
        const param = { id: clientId, partyId: party.id };
        await read(parties[":partyId"].$put({ param, json: typed }));
      } else await read(parties.$post({ param: { id: clientId }, json: typed }));
      return typed;
    },
    changes: ["contacts"],
    onSaved,
  });
  const { control, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  const { field: chosen } = useController({ control, name: "dealIds" });
  const idPrefix = useId();

  return (
    <RecordDialog
      title={party ? `Edit ${party.name}` : "Add a party"}
      description="Someone involved in the deal. The client sees them in Contacts."
      submit={party ? "Save party" : "Add party"}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <PartyFields errors={errors} register={register} />
      {deals.length > 0 && (
        <fieldset className="sm:col-span-2">
          <legend className="mb-2 text-small font-medium text-fg">Deals</legend>
          {deals.map(({ id, name }) => (
            <label
              key={id}
              htmlFor={`${idPrefix}-${id}`}
              className="flex min-h-8 cursor-pointer items-center gap-3 text-small pointer-coarse:min-h-11"
            >
              <Checkbox
                id={`${idPrefix}-${id}`}
                checked={chosen.value.includes(id)}
                onCheckedChange={(checked) => {
                  const others = chosen.value.filter((candidate) => candidate !== id);
                  chosen.onChange(checked === true ? [...others, id] : others);
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
