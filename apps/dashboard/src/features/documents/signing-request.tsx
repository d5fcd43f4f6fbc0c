import { broker } from "@frontage/content/broker";
import type { PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, FilePen, MessageSquare } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { messageToPath } from "../../navigation/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";

const brokerFirstName = broker.name.split(" ")[0];

export type SigningRequestProps = { document: PortalDocument };

/** What a client is asked for: to review and sign, and to say so. The broker confirms it. */
export default function SigningRequest({ document }: SigningRequestProps) {
  const { isPending, mutate } = useReportSignature(document);
  const [isReviewing, setReviewing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReported = document.status === "needs-confirmation";
  // The button that was pressed is gone.
  useEffect(() => {
    if (isReviewing || isReported) heading.current?.focus({ preventScroll: true });
  }, [isReviewing, isReported]);

  return (
    <section
      aria-labelledby="document-signing"
      className="rounded-control border border-hairline bg-warn-tint p-4 text-small text-fg-2"
    >
      <h3
        ref={heading}
        id="document-signing"
        tabIndex={-1}
        className="font-semibold text-fg outline-none"
      >
        {isReported ? "You signed this document" : "Your signature is needed"}
      </h3>
      {isReported && (
        <p className="mt-1">{broker.name} will confirm that your signature arrived.</p>
      )}
      {!isReported && !isReviewing && (
        <p className="mt-1">
          You’ll get an email from our e-signature service. Review the document here first.
        </p>
      )}
      {!isReported && isReviewing && (
        <ol className="mt-1 list-decimal pl-5">
          <li>Read the document below.</li>
          <li>Sign it with the link in the email from our e-signature service.</li>
          <li>Come back and tell {brokerFirstName} that you signed it.</li>
        </ol>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        {isReported && (
          <Button variant="outline" pending={isPending} onClick={() => mutate(false)}>
            I haven’t signed it
          </Button>
        )}
        {!isReported && !isReviewing && (
          <Button variant="ink" onClick={() => setReviewing(true)}>
            <FilePen aria-hidden className="size-4" strokeWidth={1.75} />
            Review and sign
          </Button>
        )}
        {!isReported && isReviewing && (
          <Button variant="ink" pending={isPending} onClick={() => mutate(true)}>
            <Check aria-hidden className="size-4" strokeWidth={1.75} />I signed it
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={messageToPath("broker")}>
            <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
            Ask {brokerFirstName} about signing
          </Link>
        </Button>
      </p>
    </section>
  );
}

function useReportSignature({ id }: PortalDocument) {
  const portal = usePortal();
  const client = useQueryClient();
  const takeBack = useMutation({
    mutationFn: () => portal.reportSignature(id, false),
    onSuccess: () => refresh(client, "documents"),
    onError: (error) => toast.error(error.message),
  });
  return useMutation({
    mutationFn: (isSigned: boolean) => portal.reportSignature(id, isSigned),
    onSuccess: async (_, isSigned) => {
      if (isSigned) {
        toast.success(`${broker.name} has been asked to confirm your signature.`, {
          label: "Undo",
          onSelect: () => takeBack.mutate(),
        });
      }
      await refresh(client, "documents");
    },
    onError: (error) => toast.error(error.message),
  });
}
