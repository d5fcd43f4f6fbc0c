import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { Skeleton } from "@frontage/ui/skeleton";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ComponentProps } from "react";

import { account } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NotLoaded } from "../../components/load-failed.tsx";
import { refresh, subjects } from "../../api/queries.ts";
import { focusSection, type SaveNote } from "./settings-section.tsx";
import { TwoFactorDialog, type TwoFactorTask } from "./two-factor-dialog.tsx";

const doneNotes: Record<TwoFactorTask, string> = {
  "turn-on": "Turned on",
  "turn-off": "Turned off",
  "new-codes": "New codes created",
};

export type TwoFactorProps = { onNote: (note: SaveNote | undefined) => void };

/** The state of two-factor authentication. */
export const twoFactorQuery = queryOptions({
  queryKey: [subjects.twoFactor],
  queryFn: async () => (await read(account.me.$get())).twoFactor,
});

/** Buttons that turn two-factor authentication on and off, and renew backup codes. */
export function TwoFactor({ onNote }: TwoFactorProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const query = useQuery(twoFactorQuery);
  const { data: isOn } = query;
  const [asked, setAsked] = useState<{ task: TwoFactorTask; isOpen: boolean }>();

  if (isOn === undefined) {
    return (
      <NotLoaded what="two-factor authentication" queries={[query]}>
        <Skeleton aria-busy="true" className="h-20" />
      </NotLoaded>
    );
  }

  const opens = (task: TwoFactorTask) => ({
    onClick: () => {
      onNote(undefined);
      setAsked({ task, isOpen: true });
    },
  });
  return (
    <div ref={frame}>
      <OnOrOff isOn={isOn} opens={opens} />
      {asked && (
        <TwoFactorDialog
          task={asked.task}
          isOpen={asked.isOpen}
          onDone={() => {
            onNote({ text: doneNotes[asked.task], isFailure: false });
            // Turning two-factor on or off starts a new session.
            void refresh(client, "twoFactor");
          }}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onDoneFocus={() => focusSection(frame.current)}
        />
      )}
    </div>
  );
}

type OnOrOffProps = { isOn: boolean; opens: (task: TwoFactorTask) => ComponentProps<"button"> };

function OnOrOff({ isOn, opens }: OnOrOffProps) {
  return isOn ? (
    <>
      <p className="flex flex-wrap items-center gap-3 text-ui text-fg-3">
        <Chip tone="positive">On</Chip>
        Logging in requires a code from your authenticator app.
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
        Protects your account even if your password is stolen. You’ll need an authenticator app on
        your phone.
      </p>
      <Button
        variant="outline"
        className="mt-4 max-[16rem]:whitespace-normal"
        {...opens("turn-on")}
      >
        Turn on two-factor authentication
      </Button>
    </>
  );
}
