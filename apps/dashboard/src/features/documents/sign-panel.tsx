import { broker } from "@frontage/content/broker";
import type { PortalDocument } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { ProgressMarker, type ProgressState } from "@frontage/ui/progress-marker";
import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";

import { documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { messageToPath } from "../../navigation/paths.ts";

import { formatMomentInline } from "../../time/date-phrases.ts";
import { useNow } from "../../time/use-now.ts";

const firstName = broker.name.split(" ")[0] ?? broker.name;

type SignStepsProps = {
  /** A document that waits for the client's signature. */
  document: PortalDocument;
  /** Whether the last page was shown. */
  hasRead: boolean;
  timeZone: string;
  /** Opens the document; absent if it is visible. */
  onRead?: (() => void) | undefined;
  onSeeVersion: (number: number) => void;
};

/**
 * The steps of signing, for a client: read the document, sign by the emailed link, and report it
 * here.
 */
export function SignSteps({ document, hasRead, onRead, onSeeVersion, timeZone }: SignStepsProps) {
  const clock = { now: useNow(), timeZone };
  const { signature, status, versions } = document;
  const [latest, before] = versions;
  const isReported = status === "needs-confirmation";
  const emailedAt = signature?.emailedAt;
  const sign = isReported ? "done" : hasRead && emailedAt ? "current" : "ahead";
  return (
    <ol>
      <Step title="Read it" state={hasRead ? "done" : isReported ? "ahead" : "current"}>
        <p>
          {latest?.note
            ? `${firstName}’s note: “${latest.note}”`
            : "Read to the last page before you sign."}
        </p>
        {(onRead ?? before) && (
          <p className="mt-2 flex flex-wrap gap-x-4.5">
            {onRead && <Press onClick={onRead}>{hasRead ? "Read again" : "Read it now"}</Press>}
            {before && (
              <Press onClick={() => onSeeVersion(before.number)}>See version {before.number}</Press>
            )}
          </p>
        )}
      </Step>
      <Step title="Sign from your email" state={sign}>
        {emailedAt ? (
          <>
            <p>
              Our e-signature service sent you a link. Open that email, sign there, and come back.
            </p>
            <p className="mt-3 rounded-control bg-sunken px-3.5 py-3 text-caption">
              <b className="block text-ui font-semibold text-fg">Please sign: {document.name}</b>
              Emailed {formatMomentInline(emailedAt, clock)}
            </p>
          </>
        ) : (
          <p>{isReported ? "You signed it." : `${firstName} will send it.`}</p>
        )}
      </Step>
      <Step title={`Tell ${firstName} you signed`} state={isReported ? "done" : "ahead"}>
        <p>{firstName} checks the signed copy and confirms. Until then you can undo it.</p>
      </Step>
    </ol>
  );
}

const stateLabels = { done: "Done: ", current: "Now: ", ahead: "", waived: "" };

function Step(props: { title: string; state: ProgressState; children: ReactNode }) {
  const { children, state, title } = props;
  return (
    <li className="grid grid-cols-[0.9375rem_minmax(0,1fr)] gap-x-3.5 border-b border-hairline py-4 last:border-0">
      <ProgressMarker state={state} className="mt-1" />
      <div>
        <h3 className="text-section/snug font-semibold text-fg">
          <span className="sr-only">{stateLabels[state]}</span>
          {title}
        </h3>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}

function Press({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <TextLink asChild className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">
      <button type="button" onClick={onClick}>
        {children}
      </button>
    </TextLink>
  );
}

type SignFooterProps = {
  document: PortalDocument;
  timeZone: string;
};

/** The "I signed it" button, and the report's state until the broker confirms. */
export function SignFooter({ document, timeZone }: SignFooterProps) {
  const { isPending, run } = useReportSignature(document);
  const clock = { now: useNow(), timeZone };
  const { signature, status } = document;
  const isReported = status === "needs-confirmation";
  const text = useRef<HTMLParagraphElement>(null);
  const wasReported = useRef(isReported);
  useEffect(() => {
    // The clicked button is gone.
    if (isReported !== wasReported.current) text.current?.focus({ preventScroll: true });
    wasReported.current = isReported;
  }, [isReported]);
  const isEmailed = signature?.emailedAt !== undefined;

  return (
    <div className="shrink-0 border-t border-hairline bg-raised px-4 pt-3 pb-4 lg:px-7 lg:pt-4.5 lg:pb-5">
      {isReported ? (
        <div className="flex items-center gap-4">
          <p ref={text} tabIndex={-1} className="grow text-small text-fg outline-none">
            You said you signed it
            {signature?.reportedAt && ` ${formatMomentInline(signature.reportedAt, clock)}`}.{" "}
            {firstName} will confirm.
          </p>
          <Button variant="outline" pending={isPending} onClick={() => run(false)}>
            Undo
          </Button>
        </div>
      ) : (
        <>
          <Button
            block
            variant="ink"
            className="h-11"
            pending={isPending}
            disabled={!isEmailed}
            aria-describedby="sign-note"
            onClick={() => run(true)}
          >
            I signed it
          </Button>
          <p
            ref={text}
            id="sign-note"
            tabIndex={-1}
            className="mt-3 text-center text-caption outline-none"
          >
            {!isEmailed && `${firstName} hasn’t sent the email to sign yet. `}
            Something unclear first?{" "}
            <TextLink asChild className="font-medium">
              <Link to={messageToPath("broker")}>Ask {firstName}</Link>
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
}

function useReportSignature({ id, versions }: PortalDocument) {
  return useAction({
    act: (isSigned: boolean) =>
      isSigned
        ? read(
            documents[":id"].signature.$put({
              param: { id },
              json: { version: versions[0]?.number ?? 0 },
            }),
          )
        : read(documents[":id"].signature.$delete({ param: { id } })),
    changes: ["documents"],
  });
}
