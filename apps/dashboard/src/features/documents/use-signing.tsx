import type { SigningStatus } from "@frontage/records/schemas/client";
import type { PortalDocument } from "@frontage/records/schemas/document";

import { useIsBroker } from "../../api/visit.tsx";
import { documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useConfirm } from "../../components/use-confirm.tsx";

type Messages = {
  button: string;
  title: string;
  description: string;
  action: string;
  done: string;
};

/** The statuses whose choice needs a confirmation: all but "not-emailed". */
type Asked = Exclude<SigningStatus, "not-emailed">;

const messages: Record<Asked, Messages> = {
  "needs-signature": {
    button: "Request signature",
    title: "Request a signature?",
    description:
      "The client will be notified. Then send the email to sign from your e-signature service.",
    action: "Request",
    done: "Signature requested. The client has been notified.",
  },
  emailed: {
    button: "Mark as emailed",
    title: "Has the email to sign been sent?",
    description: "The client will see that your e-signature service emailed them.",
    action: "Mark as emailed",
    done: "Marked as emailed.",
  },
  signed: {
    button: "Mark as signed",
    title: "Mark as signed?",
    description: "The client will see it as signed.",
    action: "Mark as signed",
    done: "Marked as signed.",
  },
  reviewed: {
    button: "Withdraw request",
    title: "Withdraw the request?",
    description: "The client no longer needs to sign, and sees the document as reviewed.",
    action: "Withdraw",
    done: "Signature request withdrawn.",
  },
};

/** Texts for a document that the client has marked as signed. */
const reportMessages: Partial<Record<Asked, Messages>> = {
  signed: {
    button: "Confirm signature",
    title: "Confirm the signature?",
    description: "The client will see it as signed, and is notified.",
    action: "Confirm",
    done: "Signature confirmed. The client has been notified.",
  },
  "needs-signature": {
    button: "Ask again",
    title: "Ask for the signature again?",
    description: "The signature hasn’t arrived. The client will be notified.",
    action: "Ask again",
    done: "Signature requested again. The client has been notified.",
  },
};

function statusesAfter({ signature, status }: PortalDocument): readonly Asked[] {
  if (status === "needs-confirmation") return ["signed", "needs-signature"];
  if (status !== "needs-signature") return ["needs-signature"];
  return signature?.emailedAt ? ["signed", "reviewed"] : ["emailed", "signed", "reviewed"];
}

/**
 * A broker's actions on a document's signature, each with a confirmation; none for a client.
 *
 * @param focus moves the focus afterwards
 */
export function useSigning(document: PortalDocument, focus: () => void) {
  const isBroker = useIsBroker();
  const { confirm, dialog } = useConfirm();
  const { id, status: current, versions } = document;
  const version = versions[0]?.number ?? 0;
  const statuses = isBroker ? statusesAfter(document) : [];
  const choices = statuses.map((status) => {
    const { action, button, description, done, title } =
      (current === "needs-confirmation" && reportMessages[status]) || messages[status];
    return {
      status,
      label: button,
      onSelect: () =>
        confirm({
          title,
          description,
          action,
          variant: status === "reviewed" ? undefined : "ink",
          act: () =>
            read(documents[":id"].status.$put({ param: { id }, json: { status, version } })),
          changes: ["documents"],
          done,
          undo: () =>
            status === "emailed"
              ? {
                  act: async () =>
                    read(
                      documents[":id"].status.$put({
                        param: { id },
                        json: { status: "not-emailed", version },
                      }),
                    ),
                }
              : undefined,
          focus,
        }),
    };
  });
  return { choices, dialog };
}
