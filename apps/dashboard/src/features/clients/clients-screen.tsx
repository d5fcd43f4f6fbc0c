import { eventPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useState } from "react";
import { useNavigate } from "react-router";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { chosenClient } from "../../navigation/shared-url-state.ts";
import { usePreload } from "../../navigation/use-preload.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import type { EventFormDialogProps } from "../calendar/event-form-dialog.tsx";
import { useSaveVCard } from "../contacts/contacts.ts";
import type { RequestDialogProps } from "../documents/request-dialog.tsx";
import type { UploadDialogProps } from "../documents/upload-dialog.tsx";
import { ClientDetail } from "./client-detail.tsx";
import { ClientList } from "./client-list.tsx";
import type { FirstQueries } from "../../api/first-queries.ts";
import { clientsQuery } from "../../api/queries.ts";

const eventForm = lazyForm<EventFormDialogProps>(async () => ({
  default: (await import("../calendar/event-form-dialog.tsx")).EventFormDialog,
}));
const requestDialog = lazyForm<RequestDialogProps>(async () => ({
  default: (await import("../documents/request-dialog.tsx")).RequestDialog,
}));
const uploadDialog = lazyForm<UploadDialogProps>(async () => ({
  default: (await import("../documents/upload-dialog.tsx")).UploadDialog,
}));

export const queries: FirstQueries = (start) => start(clientsQuery);

/** The clients screen, for brokers. */
export default function Clients() {
  return <BrokerScreen Screen={BrokerClients} skeleton={<ListSkeleton columns={4} tools={2} />} />;
}

/** All clients, or the page of the client in the URL. */
function BrokerClients() {
  const { clientId } = useUrlState(chosenClient).values;
  const navigate = useNavigate();
  const [share, setShare] = useState<Pick<UploadDialogProps, "deals">>();
  const [request, setRequest] = useState<readonly Deal[]>();
  const saveCard = useSaveVCard();
  usePreload(eventForm.preload);
  usePreload(requestDialog.preload);
  usePreload(uploadDialog.preload);
  const [eventClient, setEventClient] = useState<Client>();
  if (!clientId) return <ClientList />;
  return (
    <>
      <ClientDetail
        key={clientId}
        id={clientId}
        onShare={(deals) => setShare({ deals })}
        onAddEvent={(client) => setEventClient(client)}
        onRequest={(deals) => setRequest(deals)}
        onSaveCard={saveCard.run}
      />
      {share && (
        <uploadDialog.Part
          title="Share documents"
          files={[]}
          deals={share.deals}
          dealId={share.deals.length === 1 ? share.deals[0]?.id : undefined}
          onClose={() => setShare(undefined)}
        />
      )}
      {request && (
        <requestDialog.Part
          dealId={request.length === 1 ? request[0]?.id : undefined}
          deals={request}
          client={request[0]?.client}
          onClose={() => setRequest(undefined)}
          onSaved={(sentence) => {
            setRequest(undefined);
            toast.success(sentence);
          }}
        />
      )}
      {eventClient && (
        <eventForm.Part
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
