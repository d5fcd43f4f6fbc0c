import { dealSideNames, dealStageNames } from "@frontage/content/record-names";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { Plus } from "lucide-react";
import { useState } from "react";

import { openPart } from "../../lib/open-part.ts";
import { PropertyLink } from "../../lib/property-link.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import type { DealDialogProps } from "./deal-dialog.tsx";
import { DetailCard, DetailRow } from "./detail-card.tsx";

const dealDialog = lazyPart<DealDialogProps>(() => import("./deal-dialog.tsx"));
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

export type ClientDealsProps = {
  clientId: string;
  properties: readonly Property[];
  desk: BrokerDesk;
};

/** A client's deals; each can be changed, and another added. */
export function ClientDeals({ clientId, desk, properties }: ClientDealsProps) {
  const [open, setOpen] = useState<{ property?: Property }>();
  const openDialog = (property?: Property) =>
    openPart("The form", dealDialog.preload, () => setOpen({ property }));
  return (
    <>
      <DetailCard
        title="Deals"
        empty="No deals yet."
        action={
          <Button variant="outline" onClick={() => openDialog()}>
            <Plus aria-hidden className="size-4" strokeWidth={1.75} />
            Add a deal
          </Button>
        }
        rows={properties.map((property) => (
          <DetailRow
            key={property.id}
            action={
              <Button
                variant="outline"
                aria-label={`Change the deal: ${property.name}`}
                onClick={() => openDialog(property)}
              >
                Change
              </Button>
            }
          >
            <PropertyLink id={property.id} className="font-semibold text-fg hover:text-accent">
              {property.name}
            </PropertyLink>
            <p>
              {dealSideNames[property.deal.side]}, {dealStageNames[property.deal.stage]}
              {property.price !== undefined && `, ${dollars.format(property.price)}`}
            </p>
          </DetailRow>
        ))}
      />
      {open && (
        <dealDialog.Part
          key={open.property?.id ?? "new"}
          clientId={clientId}
          desk={desk}
          property={open.property}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            setOpen(undefined);
            toast.success(`${saved.name} is ${open.property ? "changed" : "added"}.`);
          }}
        />
      )}
    </>
  );
}
