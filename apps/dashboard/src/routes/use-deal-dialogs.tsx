import { eventPath } from "@frontage/content/dashboard";
import type { DocumentRequest } from "@frontage/content/schemas/document-request";
import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";

import type { EventFormDialogProps } from "../features/calendar/event-form-dialog.tsx";
import type { DealDialogProps } from "../features/clients/deal-dialog.tsx";
import type { PartyDialogProps } from "../features/clients/party-dialog.tsx";
import { guessType } from "../features/documents/request-labels.ts";
import type { RequestDialogProps } from "../features/documents/request-dialog.tsx";
import type { UploadDialogProps } from "../features/documents/upload-dialog.tsx";
import type { FigureField } from "../features/properties/deal-facts.tsx";
import type { KeyDatesDialogProps } from "../key-dates/key-dates-dialog.tsx";
import { openPart } from "../navigation/open-part.ts";
import { usePortal } from "../portal/portal-context.tsx";
import type { RequestTourProps } from "./request-tour.tsx";

const dealDialog = lazyPart<DealDialogProps>(() => import("../features/clients/deal-dialog.tsx"));
const eventForm = lazyPart<EventFormDialogProps>(
  () => import("../features/calendar/event-form-dialog.tsx"),
);
const keyDatesDialog = lazyPart<KeyDatesDialogProps>(async () => ({
  default: (await import("../key-dates/key-dates-dialog.tsx")).KeyDatesDialog,
}));
const partyDialog = lazyPart<PartyDialogProps>(
  () => import("../features/clients/party-dialog.tsx"),
);
const requestDialog = lazyPart<RequestDialogProps>(
  () => import("../features/documents/request-dialog.tsx"),
);
const uploadDialog = lazyPart<UploadDialogProps>(
  () => import("../features/documents/upload-dialog.tsx"),
);

const requestTour = lazyPart<RequestTourProps>(() => import("./request-tour.tsx"));

const parts = {
  date: keyDatesDialog,
  dates: keyDatesDialog,
  deal: dealDialog,
  event: eventForm,
  party: partyDialog,
  request: requestDialog,
  tour: requestTour,
  upload: uploadDialog,
};

/** A deal’s forms: all but the upload and the request of a tour are the broker’s. */
export type DealDialog = keyof typeof parts;

/** Opens a deal’s forms, one at a time; `dialog` is to be rendered. */
export function useDealDialogs(property: Property): {
  open: (which: DealDialog) => void;
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
  const [shown, setShown] = useState<DealDialog>();
  const onClose = () => setShown(undefined);
  const [request, setRequest] = useState<DocumentRequest>();
  const [field, setField] = useState<FigureField>();
  const [dateId, setDateId] = useState<string>();
  const open = (
    which: DealDialog,
    about: { request?: DocumentRequest; field?: FigureField; dateId?: string } = {},
  ) =>
    openPart("the form", parts[which].preload, () => {
      setRequest(about.request);
      setField(about.field);
      setDateId(about.dateId);
      setShown(which);
    });
  const clientId = property.client?.id;
  const base = {
    open: (which: DealDialog) => open(which),
    openDeal: (figure: FigureField) => open("deal", { field: figure }),
    openDate: (id: string) => open("dates", { dateId: id }),
    openUpload: (answered: DocumentRequest) => open("upload", { request: answered }),
  };

  if (shown === "upload") {
    return {
      ...base,
      dialog: (
        <uploadDialog.Part
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
    return { ...base, dialog: <requestTour.Part property={property} onClose={onClose} /> };
  }
  if (!brokerApi || clientId === undefined) return { ...base, dialog: null };
  const broker = { brokerApi, clientId, onClose };
  const notifySaved = (text: string) => {
    onClose();
    toast.success(text);
  };
  const dialogs: Record<Exclude<DealDialog, "tour" | "upload">, () => ReactNode> = {
    deal: () => (
      <dealDialog.Part
        {...broker}
        property={property}
        field={field}
        onSaved={({ name }) => notifySaved(`${name} updated.`)}
      />
    ),
    date: () => <keyDatesDialog.Part {...{ brokerApi, property, onClose }} start="new" />,
    dates: () => (
      <keyDatesDialog.Part
        {...{ brokerApi, property, onClose }}
        start={dateId === undefined ? undefined : { dateId }}
      />
    ),
    request: () => (
      <requestDialog.Part
        brokerApi={brokerApi}
        dealId={property.id}
        client={property.client}
        onClose={onClose}
        onSaved={notifySaved}
      />
    ),
    party: () => (
      <partyDialog.Part
        {...broker}
        properties={[property]}
        party={undefined}
        onSaved={({ name }) => notifySaved(`${name} added.`)}
      />
    ),
    event: () => (
      <eventForm.Part
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
