import { eventPath } from "@frontage/content/dashboard";
import type { Deal } from "@frontage/records/schemas/deal";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { toast } from "@frontage/ui/toast";
import { useNavigate } from "react-router";

import { KeyDatesDialog } from "../../key-dates/key-dates-dialog.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { EventFormDialog } from "../calendar/event-form-dialog.tsx";
import { RequestTour } from "../calendar/request-dialog.tsx";
import { RequestDialog } from "../documents/request-dialog.tsx";
import { guessType } from "../documents/request-labels.ts";
import { UploadDialog } from "../documents/upload-dialog.tsx";
import { DealDialog } from "./deal-dialog.tsx";
import type { FigureField } from "./deal-facts.tsx";
import { PartyDialog } from "./party-dialog.tsx";

/** A deal's forms. Clients have only those for an upload and a tour. */
type DealFormName = "date" | "dates" | "deal" | "event" | "party" | "request" | "tour" | "upload";

export type DealFormProps = {
  deal: Deal;
  which: DealFormName;
  /** What a form is opened at: the deal's at a figure, the dates' at a date, an upload at a request. */
  about?: { request?: DocumentRequest; field?: FigureField; dateId?: string };
  onClose: () => void;
};

/** One of a deal's forms, in a dialog; loaded when first opened. */
export default function DealForm({ about = {}, deal, onClose, which }: DealFormProps) {
  const { dateId, field, request } = about;
  const isBroker = useIsBroker();
  const navigate = useNavigate();
  const clientId = deal.client?.id;

  if (which === "upload") {
    return (
      <UploadDialog
        title={isBroker ? "Share documents" : undefined}
        files={[]}
        deals={[deal]}
        dealId={deal.id}
        request={request}
        type={request && guessType(request.label)}
        onClose={onClose}
      />
    );
  }
  if (which === "tour") return <RequestTour deal={deal} onClose={onClose} />;
  if (!isBroker || clientId === undefined) return null;
  const broker = { clientId, onClose };
  const notifySaved = (text: string) => {
    onClose();
    toast.success(text);
  };
  switch (which) {
    case "deal":
      return (
        <DealDialog
          {...broker}
          deal={deal}
          field={field}
          onSaved={({ name }) => notifySaved(`${name} updated.`)}
        />
      );
    case "date":
      return <KeyDatesDialog {...{ deal, onClose }} start="new" />;
    case "dates":
      return (
        <KeyDatesDialog
          {...{ deal, onClose }}
          start={dateId === undefined ? undefined : { dateId }}
        />
      );
    case "request":
      return (
        <RequestDialog
          dealId={deal.id}
          client={deal.client}
          onClose={onClose}
          onSaved={notifySaved}
        />
      );
    case "party":
      return (
        <PartyDialog
          {...broker}
          deals={[deal]}
          party={undefined}
          onSaved={({ name }) => notifySaved(`${name} added.`)}
        />
      );
    case "event":
      return (
        <EventFormDialog
          {...broker}
          dealId={deal.id}
          onSaved={({ id, title }) => {
            onClose();
            toast.success(`${title} added.`, {
              label: "Show",
              onSelect: () => void navigate(eventPath(id)),
            });
          }}
        />
      );
  }
}
