import { broker } from "@frontage/content/broker";
import { Button } from "@frontage/ui/button";
import { useRef } from "react";

import { momentInWords } from "../../lib/dates.ts";
import { focusSection } from "./settings-section.tsx";
import { useConfirm } from "../../lib/use-confirm.tsx";

export type ClosureProps = {
  requestedAt: string | undefined;
  timeZone: string;
  onRequest: () => Promise<void>;
  onWithdraw: () => void;
};

/** Asks for the account's closure, or takes the request back. */
export function Closure({ onRequest, onWithdraw, requestedAt, timeZone }: ClosureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { ask, dialog, preload } = useConfirm();
  return (
    <div ref={frame}>
      {requestedAt ? (
        <>
          <p className="text-small text-fg">
            Closure requested on{" "}
            <time dateTime={requestedAt}>{momentInWords(requestedAt, timeZone)}</time>.
          </p>
          <p className="mt-1 text-ui text-fg-3">
            Until {broker.name} answers, your account stays as it is, and you can withdraw the
            request.
          </p>
          <Button
            variant="outline"
            className="mt-4"
            onClick={() => {
              onWithdraw();
              // This button goes with the request.
              focusSection(frame.current);
            }}
          >
            Withdraw request
          </Button>
        </>
      ) : (
        <>
          <p className="text-ui text-fg-3">
            Your account stays as it is until {broker.name} has answered. You may want to download
            your data first.
          </p>
          <Button
            variant="outline"
            className="mt-4"
            {...preload}
            onClick={() =>
              ask({
                title: "Request closure?",
                description: `You ask ${broker.name} to close your account. You can withdraw the request here until it is answered.`,
                labels: { keep: "Keep my account", confirm: "Request closure" },
                onConfirm: onRequest,
                onDoneFocus: () => focusSection(frame.current),
              })
            }
          >
            Request closure
          </Button>
        </>
      )}
      {dialog}
    </div>
  );
}
