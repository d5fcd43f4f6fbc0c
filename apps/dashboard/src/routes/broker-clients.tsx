import type { Client } from "@frontage/records/schemas/client";
import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useState } from "react";
import { useNavigate } from "react-router";

import { EventFormDialog } from "../features/calendar/event-form-dialog.tsx";
import { ClientDetail } from "../features/clients/client-detail.tsx";
import { ClientList } from "../features/clients/client-list.tsx";
import { useSaveVCard } from "../features/contacts/use-contact-actions.ts";
import { statusLabels } from "../features/documents/document-labels.ts";
import { RequestDialog } from "../features/documents/request-dialog.tsx";
import { UploadDialog, type UploadDialogProps } from "../features/documents/upload-dialog.tsx";
import { formatPriceOrRent } from "../features/properties/property-figures.ts";
import { eventPath } from "@frontage/content/dashboard";
import { chosenClient } from "../navigation/shared-url-state.ts";
import { useUrlState } from "../navigation/use-url-state.ts";
import type { BrokerApi } from "../portal/portal.ts";

/** The broker's clients: all of them, or the one in the URL. */
export function BrokerClients({ brokerApi }: { brokerApi: BrokerApi }) {
  const { clientId } = useUrlState(chosenClient).values;
  const navigate = useNavigate();
  const [share, setShare] = useState<Pick<UploadDialogProps, "properties">>();
  const [request, setRequest] = useState<readonly Deal[]>();
  const saveCard = useSaveVCard();
  const [eventClient, setEventClient] = useState<Client>();
  if (!clientId) return <ClientList brokerApi={brokerApi} />;
  return (
    <>
      <ClientDetail
        key={clientId}
        id={clientId}
        brokerApi={brokerApi}
        onShare={(properties) => setShare({ properties })}
        onAddEvent={(client) => setEventClient(client)}
        onRequest={(properties) => setRequest(properties)}
        onSaveCard={saveCard.mutate}
        formatPrice={formatPriceOrRent}
        statusLabels={statusLabels}
      />
      {share && (
        <UploadDialog
          title="Share documents"
          files={[]}
          properties={share.properties}
          dealId={share.properties.length === 1 ? share.properties[0]?.id : undefined}
          onClose={() => setShare(undefined)}
        />
      )}
      {request && (
        <RequestDialog
          brokerApi={brokerApi}
          dealId={request.length === 1 ? request[0]?.id : undefined}
          properties={request}
          client={request[0]?.client}
          onClose={() => setRequest(undefined)}
          onSaved={(sentence) => {
            setRequest(undefined);
            toast.success(sentence);
          }}
        />
      )}
      {eventClient && (
        <EventFormDialog
          brokerApi={brokerApi}
          clientId={eventClient.id}
          onClose={() => setEventClient(undefined)}
          onSaved={(event) => {
            setEventClient(undefined);
            toast.success(`${event.title} added to ${eventClient.name}’s calendar.`, {
              label: "Show",
              onSelect: () => void navigate(eventPath(event.id)),
            });
          }}
        />
      )}
    </>
  );
}
