import { broker } from "@frontage/content/broker";
import { Button } from "@frontage/ui/button";
import { useRef } from "react";

import { formatDateTime } from "../../time/dates.ts";
import { focusSection } from "./settings-section.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";

type ClosureProps = {
  requestedAt: string | undefined;
  timeZone: string;
  onRequest: () => Promise<void>;
  onWithdraw: () => void;
};

/** A button that requests the account's closure, or withdraws the request. */
export function Closure({ onRequest, onWithdraw, requestedAt, timeZone }: ClosureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { confirm, dialog } = useConfirm();
  return (
    <div ref={frame}>
      {requestedAt ? (
        <>
          <p className="text-small text-fg">
            Closure requested on{" "}
            <time dateTime={requestedAt}>{formatDateTime(requestedAt, timeZone)}</time>.
          </p>
          <p className="mt-1 text-ui text-fg-3">
            Nothing changes until {broker.name} confirms. You can withdraw the request until then.
          </p>
          <Button
            variant="outline"
            className="mt-4"
            onClick={() => {
              onWithdraw();
              // The clicked button is gone.
              focusSection(frame.current);
            }}
          >
            Withdraw request
          </Button>
        </>
      ) : (
        <>
          <p className="text-ui text-fg-3">
            Nothing changes until {broker.name} confirms. You may want to download your data first.
          </p>
          <Button
            variant="outline"
            className="mt-4"
            onClick={() =>
              confirm({
                title: "Request closure?",
                description: `This asks ${broker.name} to close your account. You can withdraw the request until it’s confirmed.`,
                action: "Request closure",
                act: onRequest,
                focus: () => focusSection(frame.current),
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
