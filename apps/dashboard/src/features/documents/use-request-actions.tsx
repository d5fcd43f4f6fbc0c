import type {
  DocumentRequest,
  DocumentRequestChange,
} from "@frontage/records/schemas/document-request";
import { toast } from "@frontage/ui/toast";
import { useState, type ReactNode } from "react";

import { useIsBroker } from "../../api/visit.tsx";
import { clients, documentRequests } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { formatNotified } from "../../components/notified.ts";
import { lazyForm } from "../../components/lazy-form.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import type { RequestDialogProps } from "./request-dialog.tsx";
import { listId } from "./document-search.ts";

const requestDialog = lazyForm<RequestDialogProps>(async () => ({
  default: (await import("./request-dialog.tsx")).RequestDialog,
}));

/** A broker's actions on a requested document. */
export type RequestActions = Record<
  "askAgain" | "cancel" | "markReceived" | "edit" | "remind",
  (request: DocumentRequest) => void
>;

type Shown = { request: DocumentRequest; isAskedAgain: boolean };

/** The broker's actions on requested documents; undefined for a client. Render `dialog`. */
export function useRequestActions(): {
  actions: RequestActions | undefined;
  dialog: ReactNode;
} {
  const isBroker = useIsBroker();
  usePreload(requestDialog.preload);
  const [shown, setShown] = useState<Shown>();
  const { confirm, dialog: confirmDialog } = useConfirm();
  // Focuses the list, because the row may be gone.
  const focusList = () => document.getElementById(listId)?.focus();
  const set = (id: string, change: DocumentRequestChange) =>
    read(documentRequests[":id"].$patch({ param: { id }, json: change }));
  const markReceived = useAction({
    act: ({ id, version }: DocumentRequest) => set(id, { status: "done", version }),
    changes: ["documents"],
    done: (_, { label }) => `${label} marked received.`,
    undo: (_, { documentId, id, version }) => ({
      act: () =>
        set(id, {
          status: documentId === undefined ? "requested" : "received",
          version: version + 1,
        }),
    }),
    focus: focusList,
  });
  const remind = useAction({
    act: async ({ client: asked, id }: DocumentRequest) => {
      await read(documentRequests[":id"].remind.$post({ param: { id } }));
      // The client's access only affects the toast's text: ignore a failure.
      return (
        asked &&
        readIfFound(clients[":id"].$get({ param: { id: asked.id } })).catch(() => undefined)
      );
    },
    changes: ["documents"],
    done: (access, request) => formatNotified(nameOf(request), access, "reminded"),
  });
  if (!isBroker) return { actions: undefined, dialog: null };

  const open = (request: DocumentRequest, isAskedAgain: boolean) =>
    setShown({ request, isAskedAgain });
  const actions: RequestActions = {
    remind: remind.run,
    edit: (request) => open(request, false),
    askAgain: (request) => open(request, true),
    markReceived: markReceived.run,
    cancel: (request) =>
      confirm({
        title: `Cancel the request for ${request.label}?`,
        description: `${nameOf(request)} no longer sees it. This can’t be undone.`,
        action: "Cancel request",
        act: () => set(request.id, { status: "canceled", version: request.version }),
        changes: ["documents"],
        focus: focusList,
      }),
  };
  return {
    actions,
    dialog: (
      <>
        {confirmDialog}
        {shown && (
          <requestDialog.Part
            dealId={shown.request.dealId}
            client={shown.request.client}
            request={shown.request}
            isAskedAgain={shown.isAskedAgain}
            onClose={() => setShown(undefined)}
            onSaved={(sentence) => {
              setShown(undefined);
              toast.success(sentence);
            }}
          />
        )}
      </>
    ),
  };
}

const nameOf = ({ client }: DocumentRequest) => client?.name ?? "The client";
