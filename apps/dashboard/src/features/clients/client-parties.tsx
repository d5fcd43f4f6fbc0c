import { contactRoleNames } from "@frontage/content/record-names";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";

import { openPart } from "../../navigation/open-part.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { partiesQuery } from "./client-queries.ts";
import { DetailCard, DetailRow } from "./detail-card.tsx";
import type { PartyDialogProps } from "./party-dialog.tsx";

const partyDialog = lazyPart<PartyDialogProps>(() => import("./party-dialog.tsx"));
/** The focus goes to the button that adds when a row has been removed. */
const addButtonId = "add-party";

export type ClientPartiesProps = {
  clientId: string;
  properties: readonly Property[];
  brokerApi: BrokerApi;
};

/** The parties of a client's deals; the broker’s own can be edited and removed. */
export function ClientParties({ clientId, brokerApi, properties }: ClientPartiesProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(partiesQuery(usePortal(), clientId));
  const [open, setOpen] = useState<{ party?: Contact }>();
  const { confirm, dialog, preload } = useConfirm();
  const openDialog = (party?: Contact) =>
    openPart("the form", partyDialog.preload, () => setOpen({ party }));
  const namesOf = ({ dealIds }: Contact) =>
    properties.filter(({ id }) => dealIds.includes(id)).map(({ name }) => name);

  function confirmRemoval({ id, name }: Contact) {
    confirm({
      title: `Remove ${name}?`,
      description: "Removes them from the client’s contacts; messages are kept.",
      action: "Remove",
      onConfirm: async () => {
        await brokerApi.removeParty(clientId, id);
        toast.success(`${name} removed.`);
        await refresh(queryClient, "contacts");
      },
      onDoneFocus: () => document.getElementById(addButtonId)?.focus(),
    });
  }

  return (
    <>
      <DetailCard
        title="Parties"
        empty="No parties yet."
        failure={error ? { error, onRetry: () => void refetch() } : undefined}
        action={
          <Button id={addButtonId} variant="outline" onClick={() => openDialog()}>
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
            Add a party
          </Button>
        }
        rows={data
          ?.filter(({ role }) => role !== "broker")
          .map((party) => (
            <DetailRow
              key={party.id}
              action={
                // What the client added is theirs to change.
                !party.isOwn && (
                  <>
                    <Button
                      variant="outline"
                      aria-label={`Edit ${party.name}`}
                      onClick={() => openDialog(party)}
                    >
                      Edit
                    </Button>
                    <Button
                      variant="outline"
                      aria-label={`Remove ${party.name}`}
                      {...preload}
                      onClick={() => confirmRemoval(party)}
                    >
                      Remove
                    </Button>
                  </>
                )
              }
            >
              <p className="font-semibold text-fg">{party.name}</p>
              <p>{[contactRoleNames[party.role], party.company].filter(Boolean).join(", ")}</p>
              {namesOf(party).length > 0 && <p>{namesOf(party).join("; ")}</p>}
              {party.isOwn && <p>Added by the client</p>}
            </DetailRow>
          ))}
      />
      {dialog}
      {open && (
        <partyDialog.Part
          key={open.party?.id ?? "new"}
          clientId={clientId}
          brokerApi={brokerApi}
          properties={properties}
          party={open.party}
          onClose={() => setOpen(undefined)}
          onSaved={({ name }) => {
            setOpen(undefined);
            toast.success(`${name} ${open.party ? "updated" : "added"}.`);
          }}
        />
      )}
    </>
  );
}
