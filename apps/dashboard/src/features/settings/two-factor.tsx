import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { LoadFailed } from "../../lib/load-failed.tsx";
import { openPart } from "../../lib/open-part.ts";
import type { TwoFactor as TwoFactorOfAccount } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";
import { focusSection, type SaveNote } from "./settings-section.tsx";
import type { TwoFactorDialogProps, TwoFactorTask } from "./two-factor-dialog.tsx";

const twoFactorDialog = lazyPart<TwoFactorDialogProps>(() => import("./two-factor-dialog.tsx"));
const load = () => void twoFactorDialog.preload().catch(() => {});

const doneWords: Record<TwoFactorTask, string> = {
  "turn-on": "Turned on",
  "turn-off": "Turned off",
  "new-codes": "New codes made",
};

export type TwoFactorProps = {
  twoFactor: TwoFactorOfAccount;
  onNote: (note: SaveNote | undefined) => void;
};

/** Whether signing in asks for a code as well; turns it on and off. */
export default function TwoFactor({ onNote, twoFactor }: TwoFactorProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const {
    data: isOn,
    error,
    refetch,
  } = useQuery({
    queryKey: [subjects.twoFactor],
    queryFn: twoFactor.isOn,
  });
  const [asked, setAsked] = useState<{ task: TwoFactorTask; isOpen: boolean }>();

  if (isOn === undefined) {
    return error ? (
      <LoadFailed what="Two-factor sign-in" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton shape="text" className="w-full max-w-100 text-ui" />
        <Skeleton className="mt-4 h-10 w-48 pointer-coarse:h-11" />
      </div>
    );
  }

  const opens = (task: TwoFactorTask) => ({
    onPointerEnter: load,
    onFocus: load,
    onClick: () => {
      onNote(undefined);
      openPart("Two-factor sign-in", twoFactorDialog.preload, () =>
        setAsked({ task, isOpen: true }),
      );
    },
  });
  return (
    <div ref={frame}>
      {isOn ? (
        <>
          <p className="flex flex-wrap items-center gap-3 text-ui text-fg-3">
            <Chip tone="positive">On</Chip>
            Signing in asks for a code from your authenticator app.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="outline" {...opens("new-codes")}>
              New backup codes
            </Button>
            <Button variant="outline" {...opens("turn-off")}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-ui text-fg-3">
            Somebody who learns your password still cannot sign in. You need an authenticator app on
            your phone.
          </p>
          <Button
            variant="outline"
            className="mt-4 max-[16rem]:whitespace-normal"
            {...opens("turn-on")}
          >
            Turn on two-factor sign-in
          </Button>
        </>
      )}
      {asked && (
        <twoFactorDialog.Part
          twoFactor={twoFactor}
          task={asked.task}
          isOpen={asked.isOpen}
          onDone={() => {
            onNote({ text: doneWords[asked.task], isFailure: false });
            // Whoever turns it on or off goes on in a new session.
            for (const subject of [subjects.twoFactor, subjects.sessions, subjects.audit]) {
              void client.invalidateQueries({ queryKey: [subject] });
            }
          }}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onDoneFocus={() => focusSection(frame.current)}
        />
      )}
    </div>
  );
}
