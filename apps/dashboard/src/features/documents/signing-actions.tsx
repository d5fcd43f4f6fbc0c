import type { SigningStatus } from "@frontage/content/schemas/client";
import type { PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { useConfirm } from "../../lib/use-confirm.tsx";
import type { BrokerDesk } from "../../portal/portal.ts";
import { refreshDocuments } from "./document-queries.ts";

export type SigningActionsProps = { desk: BrokerDesk; document: PortalDocument };

type Words = {
  action: string;
  question: string;
  description: string;
  labels: { keep: string; confirm: string };
  /** After the document's name. */
  done: string;
};

const words: Record<SigningStatus, Words> = {
  "needs-signature": {
    action: "Ask for a signature",
    question: "Ask the client to sign?",
    description:
      "The client is told that your invitation comes by email, from the signing service. Please send it there.",
    labels: { keep: "Not now", confirm: "Ask" },
    done: "needs a signature, and the client is told.",
  },
  signed: {
    action: "Mark as signed",
    question: "Is it signed?",
    description: "The client sees that it is, and is no longer asked to sign.",
    labels: { keep: "Not yet", confirm: "Mark as signed" },
    done: "is marked as signed.",
  },
  reviewed: {
    action: "Take the request back",
    question: "Take the request back?",
    description: "The client is no longer asked to sign, and sees the document as reviewed.",
    labels: { keep: "Keep it", confirm: "Take it back" },
    done: "needs no signature.",
  },
};

/** What a broker does about a document's signature. */
export default function SigningActions({ desk, document }: SigningActionsProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog, preload } = useConfirm();
  const isAsked = document.status === "needs-signature";
  const choices: SigningStatus[] = isAsked ? ["signed", "reviewed"] : ["needs-signature"];

  function askTo(status: SigningStatus) {
    const { description, done, labels, question } = words[status];
    ask({
      title: question,
      description,
      labels,
      onConfirm: async () => {
        await desk.setSigning(document.id, status);
        toast.success(`${document.name} ${done}`);
        await refreshDocuments(queryClient);
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
      {isAsked && <p className="mt-2">The client is asked to sign.</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map((status) => (
          <Button key={status} variant="outline" {...preload} onClick={() => askTo(status)}>
            {words[status].action}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  );
}
