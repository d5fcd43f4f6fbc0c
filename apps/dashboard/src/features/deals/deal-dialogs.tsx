import { eventPath, clientPath } from "@frontage/content/dashboard";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import type { Deal } from "@frontage/records/schemas/deal";
import { toast } from "@frontage/ui/toast";
import { useState, type ReactNode, useCallback } from "react";
import { useNavigate } from "react-router";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { KeyDateMenu } from "../../key-dates/key-date-menu.tsx";
import { KeyDatesDialog } from "../../key-dates/key-dates-dialog.tsx";
import { MoveDate } from "../../key-dates/move-date.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { EventFormDialog } from "../calendar/event-form-dialog.tsx";
import { RequestTour } from "../calendar/request-dialog.tsx";
import { RequestDialog } from "../documents/request-dialog.tsx";
import { guessType } from "../documents/request-labels.ts";
import { UploadDialog } from "../documents/upload-dialog.tsx";
import type { DealDateActions } from "./deal-dates.tsx";
import { DealDialog } from "./deal-dialog.tsx";
import type { FigureField } from "./deal-facts.tsx";
import { PartyDialog } from "./party-dialog.tsx";
import { removalQuestion } from "./removal-question.ts";
import { useArchiveDeal } from "./use-archive-deal.ts";

/** A deal's forms. Clients have only those for an upload and a tour. */
export type DealDialogName =
  | "date"
  | "dates"
  | "deal"
  | "event"
  | "party"
  | "request"
  | "tour"
  | "upload";

/** Opens one of a deal's forms. Render `dialog`. */
export function useDealDialogs(deal: Deal): {
  open: (which: DealDialogName) => void;
  /** Opens the deal's form at one of its figures. */
  openDeal: (field: FigureField) => void;
  /** Opens the form of a key date. */
  openDate: (id: string) => void;
  /** Opens the upload of a requested document. */
  openUpload: (request: DocumentRequest) => void;
  dialog: ReactNode;
} {
  const isBroker = useIsBroker();
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
  const clientId = deal.client?.id;
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
          title={isBroker ? "Share documents" : undefined}
          files={[]}
          deals={[deal]}
          dealId={deal.id}
          request={request}
          type={request && guessType(request.label)}
          onClose={onClose}
        />
      ),
    };
  }
  if (shown === "tour") {
    return { ...base, dialog: <RequestTour deal={deal} onClose={onClose} /> };
  }
  if (!isBroker || clientId === undefined) return { ...base, dialog: null };
  const broker = { clientId, onClose };
  const notifySaved = (text: string) => {
    onClose();
    toast.success(text);
  };
  const dialogs: Record<Exclude<DealDialogName, "tour" | "upload">, () => ReactNode> = {
    deal: () => (
      <DealDialog
        {...broker}
        deal={deal}
        field={field}
        onSaved={({ name }) => notifySaved(`${name} updated.`)}
      />
    ),
    date: () => <KeyDatesDialog {...{ deal, onClose }} start="new" />,
    dates: () => (
      <KeyDatesDialog
        {...{ deal, onClose }}
        start={dateId === undefined ? undefined : { dateId }}
      />
    ),
    request: () => (
      <RequestDialog
        dealId={deal.id}
        client={deal.client}
        onClose={onClose}
        onSaved={notifySaved}
      />
    ),
    party: () => (
      <PartyDialog
        {...broker}
        deals={[deal]}
        party={undefined}
        onSaved={({ name }) => notifySaved(`${name} added.`)}
      />
    ),
    event: () => (
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
    ),
  };
  return { ...base, dialog: shown && dialogs[shown]() };
}

/** A broker's actions that archive or remove a deal, on its page. Render `question`. */
export function useDealEnd(deal: Deal) {
  const isBroker = useIsBroker();
  const { client, name } = deal;
  const navigate = useNavigate();
  const archive = useArchiveDeal(client?.id);
  const { confirm, dialog: question } = useConfirm();

  function onRemove() {
    if (!isBroker || !client) return;
    confirm({
      ...removalQuestion(name),
      act: () =>
        read(
          clients[":id"].deals[":dealId"].$delete({
            param: { id: client.id, dealId: deal.id },
            query: { version: String(deal.version) },
          }),
        ),
      changes: ["deals", "documents", "contacts", "events"],
      done: `${name} removed.`,
      // Leaves the page before it shows that the deal doesn't exist.
      onDone: () => navigate(clientPath(client.id), { replace: true }),
      // The client's page sets the focus.
      focus: () => undefined,
    });
  }
  return {
    question,
    onRemove,
    onArchive: (isArchived: boolean) => archive.run({ deal, isArchived }),
  };
}

/** A broker's actions on key dates, in their rows; undefined for a client. */
export function useDealDateActions(
  deal: Deal,
  {
    open,
    openDate,
    today,
  }: Pick<ReturnType<typeof useDealDialogs>, "open" | "openDate"> & { today: string },
): DealDateActions | undefined {
  const isBroker = useIsBroker();
  const [moving, setMoving] = useState<{ id: string; day: string }>();
  const onDay = useCallback(
    (day: string) => setMoving((current) => (current ? { ...current, day } : current)),
    [],
  );
  if (!isBroker) return undefined;
  return {
    onAdd: () => open("date"),
    moving,
    of: ({ day, id, kind, label, savedStatus, settled, state, version }) => {
      const isOpen = state === "current" || state === "ahead";
      // Only the law moves the deadlines of an exchange.
      const canMove = isOpen && day !== undefined && !isStrict(kind);
      return (
        <>
          {canMove && (
            <MoveDate
              deal={deal}
              id={id}
              label={label}
              isOpen={moving?.id === id}
              onOpenChange={(isMoving) => setMoving(isMoving ? { id, day: "" } : undefined)}
              onDay={onDay}
              onMore={() => openDate(id)}
              today={today}
            />
          )}
          <KeyDateMenu
            dealId={deal.id}
            date={{
              id,
              version,
              label,
              kind,
              isSettled: settled !== undefined,
              hasPassed: settled === undefined && state === "done",
              status: savedStatus,
            }}
            onEdit={canMove ? undefined : () => openDate(id)}
          />
        </>
      );
    },
  };
}
