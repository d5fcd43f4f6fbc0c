import type { PortalDocument } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { useRef } from "react";

import type { BrokerApi } from "../../portal/portal.ts";
import { useSigning } from "./use-signing.tsx";

export type SigningActionsProps = { brokerApi: BrokerApi; document: PortalDocument };

/** A broker’s actions on a document’s signature. */
export function SigningActions({ brokerApi, document }: SigningActionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { choices, dialog } = useSigning(brokerApi, document, () =>
    heading.current?.focus({ preventScroll: true }),
  );
  const { status: current } = document;

  return (
    <section aria-labelledby="document-signature" className="border-b border-hairline py-5">
      <h3
        ref={heading}
        id="document-signature"
        tabIndex={-1}
        className="text-section font-semibold outline-none"
      >
        Signature
      </h3>
      {current === "needs-signature" && (
        <p className="mt-1">
          Awaiting client signature.
          {!document.signature?.emailedAt && " The email to sign hasn’t been sent yet."}
        </p>
      )}
      {current === "needs-confirmation" && (
        <p className="mt-1">
          {document.client?.name ?? "The client"} signed this document, and waits for you to confirm
          it.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ label, onSelect, status }, index) => (
          <Button key={status} variant={index === 0 ? "ink" : "outline"} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  );
}
