import type {
  DocumentRequest,
  DocumentRequestChange,
} from "@frontage/records/schemas/document-request";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";

import { useConfirm } from "../../components/use-confirm.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { formatNotified } from "../../portal/format-notified.ts";
import { RequestDialog } from "./request-dialog.tsx";
import { listId } from "./row-link.ts";

/** What a broker does with requested documents. */
export type RequestActions = Record<
  "askAgain" | "cancel" | "checkOff" | "edit" | "remind",
  (request: DocumentRequest) => void
>;

/** With the status that Undo restores. */
type Checked = Pick<DocumentRequest, "id" | "label" | "status" | "version">;
type Shown = { request: DocumentRequest; isAskedAgain: boolean };

/** A broker’s actions on requested documents; `dialog` is to be rendered. */
export function useRequestActions(brokerApi: BrokerApi | undefined): {
  actions: RequestActions | undefined;
  dialog: ReactNode;
} {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>();
  const { confirm, dialog: confirmDialog } = useConfirm();
  // The row may be gone; the list stays.
  const focusList = () => document.getElementById(listId)?.focus();
  const failed = (error: Error) => toast.error(error.message);

  const change = useMutation({
    mutationFn: async ({ id, ...changes }: DocumentRequestChange & { id: string }) => {
      await brokerApi?.changeDocumentRequest(id, changes);
      await refresh(client, "documents");
    },
    onError: failed,
  });
  const checkOff = useMutation({
    mutationFn: ({ id, version }: Checked) => change.mutateAsync({ id, status: "done", version }),
    // Here, because this component unmounts with the last row.
    onSuccess: (_, { id, label, status, version }) => {
      toast.success(`${label} checked off.`, {
        label: "Undo",
        onSelect: () => change.mutate({ id, status, version: version + 1 }),
      });
      focusList();
    },
  });
  const remind = useMutation({
    mutationFn: async ({ client: asked, id }: DocumentRequest) => {
      await brokerApi?.remindOfDocument(id);
      await refresh(client, "documents");
      // The request was sent, whether or not this can be read.
      return asked && brokerApi?.client(asked.id).catch(() => undefined);
    },
    onSuccess: (access, request) =>
      toast.success(formatNotified(nameOf(request), access, "reminded")),
    onError: failed,
  });
  if (!brokerApi) return { actions: undefined, dialog: null };

  const open = (request: DocumentRequest, isAskedAgain: boolean) =>
    setShown({ request, isAskedAgain });
  const actions: RequestActions = {
    remind: (request) => remind.mutate(request),
    edit: (request) => open(request, false),
    askAgain: (request) => open(request, true),
    checkOff: ({ documentId, id, label, version }) =>
      checkOff.mutate({
        id,
        label,
        version,
        status: documentId === undefined ? "requested" : "received",
      }),
    cancel: (request) =>
      confirm({
        title: `Cancel the request for ${request.label}?`,
        description: `${nameOf(request)} no longer sees it. This can’t be undone.`,
        action: "Cancel request",
        onConfirm: async () => {
          await brokerApi.changeDocumentRequest(request.id, {
            status: "canceled",
            version: request.version,
          });
          await refresh(client, "documents");
        },
        onDoneFocus: focusList,
      }),
  };
  return {
    actions,
    dialog: (
      <>
        {confirmDialog}
        {shown && (
          <RequestDialog
            brokerApi={brokerApi}
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
