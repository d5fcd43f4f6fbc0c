import { clientPath } from "@frontage/content/dashboard";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import type { Deal } from "@frontage/records/schemas/deal";
import { useState, type ReactNode, useCallback } from "react";
import { useNavigate } from "react-router";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { KeyDateMenu } from "../../key-dates/key-date-menu.tsx";
import { MoveDate } from "../../key-dates/move-date.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import { useIsBroker } from "../../api/visit.tsx";
import type { DealDateActions } from "./deal-dates.tsx";
import type { FigureField } from "./deal-facts.tsx";
import type { DealFormProps } from "./deal-form.tsx";
import { useArchiveDeal } from "./use-archive-deal.ts";
import { removalQuestion } from "./removal-question.ts";

const form = lazyForm<DealFormProps>(() => import("./deal-form.tsx"));

/** Opens one of a deal's forms. Render `dialog`. */
export function useDealDialogs(deal: Deal): {
  open: (which: DealFormProps["which"]) => void;
  /** Opens the deal's form at one of its figures. */
  openDeal: (field: FigureField) => void;
  /** Opens the form of a key date. */
  openDate: (id: string) => void;
  /** Opens the upload of a requested document. */
  openUpload: (request: DocumentRequest) => void;
  dialog: ReactNode;
} {
  usePreload(form.preload);
  const [shown, setShown] = useState<Pick<DealFormProps, "which" | "about">>();
  return {
    open: (which) => setShown({ which }),
    openDeal: (field) => setShown({ which: "deal", about: { field } }),
    openDate: (dateId) => setShown({ which: "dates", about: { dateId } }),
    openUpload: (request) => setShown({ which: "upload", about: { request } }),
    dialog: shown && <form.Part deal={deal} {...shown} onClose={() => setShown(undefined)} />,
  };
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
