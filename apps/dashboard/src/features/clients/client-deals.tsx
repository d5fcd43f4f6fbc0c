import { dealPath } from "@frontage/content/dashboard";
import { dealSideNames, dealStageNames } from "@frontage/content/record-names";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { useConfirm } from "../../components/use-confirm.tsx";
import { openPart } from "../../navigation/open-part.ts";
import type { KeyDatesDialogProps } from "../../key-dates/key-dates-dialog.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import type { DealDialogProps } from "./deal-dialog.tsx";
import { DetailCard, DetailRow } from "./detail-card.tsx";

const keyDatesDialog = lazyPart<KeyDatesDialogProps>(async () => ({
  default: (await import("../../key-dates/key-dates-dialog.tsx")).KeyDatesDialog,
}));
const dealDialog = lazyPart<DealDialogProps>(() => import("./deal-dialog.tsx"));
/** The focus goes to the button that adds when a row has been removed. */
const addButtonId = "add-deal";
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

export type ClientDealsProps = {
  clientId: string;
  properties: readonly Property[];
  brokerApi: BrokerApi;
};

/** A client's deals; each can be edited, and more added. */
export function ClientDeals({ clientId, brokerApi, properties }: ClientDealsProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<{ property?: Property }>();
  const { confirm, dialog, preload } = useConfirm();
  const [dated, setDated] = useState<Property>();
  const openDialog = (property?: Property) =>
    openPart("the form", dealDialog.preload, () => setOpen({ property }));

  function confirmRemoval({ id, name }: Property) {
    confirm({
      title: `Remove the deal ${name}?`,
      description:
        "Its documents and events are deleted for you and the client, who is notified of canceled dates. Messages are kept. This can’t be undone.",
      action: "Remove",
      onConfirm: async () => {
        await brokerApi.removeDeal(clientId, id);
        toast.success(`${name} removed.`);
        await refresh(queryClient, "properties", "documents", "contacts", "events");
      },
      onDoneFocus: () => document.getElementById(addButtonId)?.focus(),
    });
  }

  return (
    <>
      <DetailCard
        title="Deals"
        empty="No deals yet."
        action={
          <Button id={addButtonId} variant="outline" onClick={() => openDialog()}>
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
            Add a deal
          </Button>
        }
        rows={properties.map((property) => (
          <DetailRow
            key={property.id}
            action={
              <>
                <Button
                  variant="outline"
                  aria-label={`Edit deal: ${property.name}`}
                  onClick={() => openDialog(property)}
                >
                  Edit
                </Button>
                <Button
                  variant="outline"
                  aria-label={`Key dates: ${property.name}`}
                  onClick={() =>
                    openPart("the key dates", keyDatesDialog.preload, () => setDated(property))
                  }
                >
                  Key dates
                </Button>
                <Button
                  variant="outline"
                  aria-label={`Remove deal: ${property.name}`}
                  {...preload}
                  onClick={() => confirmRemoval(property)}
                >
                  Remove
                </Button>
              </>
            }
          >
            <Link to={dealPath(property.id)} className="font-semibold text-fg hover:text-accent">
              {property.name}
            </Link>
            <p>
              {dealSideNames[property.deal.side]}, {dealStageNames[property.deal.stage]}
              {property.price !== undefined && `, ${dollars.format(property.price)}`}
            </p>
          </DetailRow>
        ))}
      />
      {dialog}
      {dated && (
        <keyDatesDialog.Part
          brokerApi={brokerApi}
          property={dated}
          onClose={() => setDated(undefined)}
        />
      )}
      {open && (
        <dealDialog.Part
          key={open.property?.id ?? "new"}
          clientId={clientId}
          brokerApi={brokerApi}
          property={open.property}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            setOpen(undefined);
            toast.success(`${saved.name} ${open.property ? "updated" : "added"}.`);
          }}
        />
      )}
    </>
  );
}
