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

const messages: Record<
  SigningStatus,
  { button: string; title: string; description: string; action: string; done: string }
> = {
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

/** A broker’s actions on a document’s signature. */
export default function SigningActions({ brokerApi, document }: SigningActionsProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { confirm, dialog, preload } = useConfirm();
  const isRequested = document.status === "needs-signature";
  const choices: SigningStatus[] = isRequested ? ["signed", "reviewed"] : ["needs-signature"];

  function change(status: SigningStatus) {
    const { action, description, done, title } = messages[status];
    confirm({
      title,
      description,
      action,
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
      {isRequested && <p className="mt-2">Awaiting client signature</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map((status) => (
          <Button key={status} variant="outline" {...preload} onClick={() => change(status)}>
            {messages[status].button}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  );
}
