import { eventPath } from "@frontage/content/dashboard";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";

import { EventFormDialog } from "../features/calendar/event-form-dialog.tsx";
import { DealDialog } from "../features/clients/deal-dialog.tsx";
import { PartyDialog } from "../features/clients/party-dialog.tsx";
import { guessType } from "../features/documents/request-labels.ts";
import { RequestDialog } from "../features/documents/request-dialog.tsx";
import { UploadDialog } from "../features/documents/upload-dialog.tsx";
import type { FigureField } from "../features/properties/deal-facts.tsx";
import { KeyDatesDialog } from "../key-dates/key-dates-dialog.tsx";
import { usePortal } from "../portal/portal-context.tsx";
import { RequestTour } from "./request-tour.tsx";

/** A deal’s forms: all but the upload and the request of a tour are the broker’s. */
export type DealDialogName =
  | "date"
  | "dates"
  | "deal"
  | "event"
  | "party"
  | "request"
  | "tour"
  | "upload";

/** Opens a deal’s forms, one at a time; `dialog` is to be rendered. */
export function useDealDialogs(property: Deal): {
  open: (which: DealDialogName) => void;
  /** The deal’s form, at one of its figures. */
  openDeal: (field: FigureField) => void;
  /** The form of one of its key dates. */
  openDate: (id: string) => void;
  /** Uploads a requested document. */
  openUpload: (request: DocumentRequest) => void;
  dialog: ReactNode;
} {
  const { brokerApi } = usePortal();
  const navigate = useNavigate();
  const [shown, setShown] = useState<DealDialogName>();
  const onClose = () => setShown(undefined);
  const [request, setRequest] = useState<DocumentRequest>();
  const [field, setField] = useState<FigureField>();
  const [dateId, setDateId] = useState<string>();
  const open = (
    which: DealDialogName,
    about: { request?: DocumentRequest; field?: FigureField; dateId?: string } = {},
  ) => {
    setRequest(about.request);
    setField(about.field);
    setDateId(about.dateId);
    setShown(which);
  };
  const clientId = property.client?.id;
  const base = {
    open: (which: DealDialogName) => open(which),
    openDeal: (figure: FigureField) => open("deal", { field: figure }),
    openDate: (id: string) => open("dates", { dateId: id }),
    openUpload: (answered: DocumentRequest) => open("upload", { request: answered }),
  };

  if (shown === "upload") {
    return {
      ...base,
      dialog: (
        <UploadDialog
          title={brokerApi ? "Share documents" : undefined}
          files={[]}
          properties={[property]}
          dealId={property.id}
          request={request}
          type={request && guessType(request.label)}
          onClose={onClose}
        />
      ),
    };
  }
  if (shown === "tour") {
    return { ...base, dialog: <RequestTour property={property} onClose={onClose} /> };
  }
  if (!brokerApi || clientId === undefined) return { ...base, dialog: null };
  const broker = { brokerApi, clientId, onClose };
  const notifySaved = (text: string) => {
    onClose();
    toast.success(text);
  };
  const dialogs: Record<Exclude<DealDialogName, "tour" | "upload">, () => ReactNode> = {
    deal: () => (
      <DealDialog
        {...broker}
        property={property}
        field={field}
        onSaved={({ name }) => notifySaved(`${name} updated.`)}
      />
    ),
    date: () => <KeyDatesDialog {...{ brokerApi, property, onClose }} start="new" />,
    dates: () => (
      <KeyDatesDialog
        {...{ brokerApi, property, onClose }}
        start={dateId === undefined ? undefined : { dateId }}
      />
    ),
    request: () => (
      <RequestDialog
        brokerApi={brokerApi}
        dealId={property.id}
        client={property.client}
        onClose={onClose}
        onSaved={notifySaved}
      />
    ),
    party: () => (
      <PartyDialog
        {...broker}
        properties={[property]}
        party={undefined}
        onSaved={({ name }) => notifySaved(`${name} added.`)}
      />
    ),
    event: () => (
      <EventFormDialog
        {...broker}
        dealId={property.id}
        onSaved={({ id, title }) => {
          onClose();
          toast.success(`${title} added.`, {
            label: "Show",
            onSelect: () => void navigate(eventPath(id)),
          });
        }}
      />
    ),
  };
  return { ...base, dialog: shown && dialogs[shown]() };
}
