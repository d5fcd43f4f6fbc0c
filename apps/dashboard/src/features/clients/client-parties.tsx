import { contactRoleNames } from "@frontage/content/record-names";
import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";

import { openPart } from "../../lib/open-part.ts";
import { useConfirm } from "../../lib/use-confirm.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { partiesQuery, refresh } from "./client-queries.ts";
import { DetailCard, DetailRow } from "./detail-card.tsx";
import type { PartyDialogProps } from "./party-dialog.tsx";

const partyDialog = lazyPart<PartyDialogProps>(() => import("./party-dialog.tsx"));
/** The id of the button that adds: the focus goes there when a row has left. */
const addButtonId = "add-party";

export type ClientPartiesProps = {
  clientId: string;
  properties: readonly Property[];
  desk: BrokerDesk;
};

/** The parties of a client's deals; they can be added, changed and removed. */
export function ClientParties({ clientId, desk, properties }: ClientPartiesProps) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(partiesQuery(usePortal(), clientId));
  const [open, setOpen] = useState<{ party?: Contact }>();
  const { ask, dialog, preload } = useConfirm();
  const openDialog = (party?: Contact) =>
    openPart("The form", partyDialog.preload, () => setOpen({ party }));
  const namesOf = ({ propertyIds }: Contact) =>
    properties.filter(({ id }) => propertyIds.includes(id)).map(({ name }) => name);

  function askToRemove({ id, name }: Contact) {
    ask({
      title: `Remove ${name}?`,
      description: "They leave the client’s contacts. Messages about them stay.",
      labels: { keep: "Keep", confirm: "Remove" },
      onConfirm: async () => {
        await desk.removeParty(clientId, id);
        toast.success(`${name} is removed.`);
        await refresh(queryClient, "contacts", "overview");
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
                <>
                  <Button
                    variant="outline"
                    aria-label={`Change ${party.name}`}
                    onClick={() => openDialog(party)}
                  >
                    Change
                  </Button>
                  <Button
                    variant="outline"
                    aria-label={`Remove ${party.name}`}
                    {...preload}
                    onClick={() => askToRemove(party)}
                  >
                    Remove
                  </Button>
                </>
              }
            >
              <p className="font-semibold text-fg">{party.name}</p>
              <p>{[contactRoleNames[party.role], party.company].filter(Boolean).join(", ")}</p>
              {namesOf(party).length > 0 && <p>{namesOf(party).join("; ")}</p>}
            </DetailRow>
          ))}
      />
      {dialog}
      {open && (
        <partyDialog.Part
          key={open.party?.id ?? "new"}
          clientId={clientId}
          desk={desk}
          properties={properties}
          party={open.party}
          onClose={() => setOpen(undefined)}
          onSaved={({ name }) => {
            setOpen(undefined);
            toast.success(`${name} is ${open.party ? "changed" : "added"}.`);
          }}
        />
      )}
    </>
  );
}
