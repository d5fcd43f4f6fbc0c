import type { SigningStatus } from "@frontage/content/schemas/client";
import type { PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { useConfirm } from "../../components/use-confirm.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

export type SigningActionsProps = { brokerApi: BrokerApi; document: PortalDocument };

type Messages = {
  button: string;
  title: string;
  description: string;
  action: string;
  done: string;
};

const messages: Record<SigningStatus, Messages> = {
  "needs-signature": {
    button: "Request signature",
    title: "Request a signature?",
    description:
      "The client will be notified. Send them the invitation from your e-signature service.",
    action: "Request",
    done: "Signature requested. The client has been notified.",
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

/** Where the client has reported having signed. */
const reportMessages: Partial<Record<SigningStatus, Messages>> = {
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

/** A broker’s actions on a document’s signature. */
export default function SigningActions({ brokerApi, document }: SigningActionsProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { confirm, dialog, preload } = useConfirm();
  const { status: current } = document;
  const choices: readonly SigningStatus[] =
    current === "needs-confirmation"
      ? ["signed", "needs-signature"]
      : current === "needs-signature"
        ? ["signed", "reviewed"]
        : ["needs-signature"];
  const messageOf = (status: SigningStatus) =>
    (current === "needs-confirmation" && reportMessages[status]) || messages[status];

  function change(status: SigningStatus) {
    const { action, description, done, title } = messageOf(status);
    confirm({
      title,
      description,
      action,
      variant: status === "reviewed" ? undefined : "ink",
      onConfirm: async () => {
        await brokerApi.setSigning(document.id, status);
        toast.success(done);
        await refresh(queryClient, "documents");
      },
      onDoneFocus: () => heading.current?.focus({ preventScroll: true }),
    });
  }

  return (
    <section aria-labelledby="document-signature">
      <h3
        ref={heading}
        id="document-signature"
        tabIndex={-1}
        className="text-section font-semibold outline-none"
      >
        Signature
      </h3>
      {current === "needs-signature" && <p className="mt-2">Awaiting client signature</p>}
      {current === "needs-confirmation" && (
        <p className="mt-2">
          {document.client?.name ?? "The client"} signed this document, and waits for you to confirm
          it.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map((status) => (
          <Button
            key={status}
            variant={current === "needs-confirmation" && status === "signed" ? "ink" : "outline"}
            {...preload}
            onClick={() => change(status)}
          >
            {messageOf(status).button}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  );
}
