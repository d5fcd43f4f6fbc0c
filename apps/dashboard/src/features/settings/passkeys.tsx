import type { Passkey } from "@frontage/records/schemas/passkey";
import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useBrowserValue } from "@frontage/ui/use-browser-value";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";

import { NotLoaded } from "../../components/load-failed.tsx";
import { passkeysQuery, refresh } from "../../api/queries.ts";
import { formatRecentDate, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { passkeysMissing } from "../../session/webauthn.ts";
import { PasskeyDialog, type PasskeyTask } from "./passkey-dialog.tsx";
import { focusSection, type SaveNote } from "./settings-section.tsx";

const doneNotes: Record<PasskeyTask["name"], string> = {
  add: "Added",
  rename: "Renamed",
  remove: "Removed",
};

export type PasskeysProps = {
  timeZone: string;
  onNote: (note: SaveNote | undefined) => void;
};

/** The list of the account's passkeys, with buttons to add, rename and remove them. */
export function Passkeys({ onNote, timeZone }: PasskeysProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const now = useNow();
  const missing = useBrowserValue(passkeysMissing, undefined);
  const query = useQuery(passkeysQuery);
  const { data } = query;
  const [asked, setAsked] = useState<PasskeyTask>();

  if (!data) {
    return (
      <NotLoaded what="your passkeys" queries={[query]}>
        <Skeleton aria-busy="true" className="h-20" />
      </NotLoaded>
    );
  }

  const opens = (task: PasskeyTask) => ({
    onClick: () => {
      onNote(undefined);
      setAsked(task);
    },
  });
  return (
    <div ref={frame}>
      {data.items.length > 0 ? (
        <ul className="border-t border-hairline md:border-t-0">
          {data.items.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} clock={{ now, timeZone }}>
              <Button
                variant="outline"
                aria-label={`Rename ${passkey.name}`}
                {...opens({ name: "rename", passkey })}
              >
                Rename
              </Button>
              <Button
                variant="outline"
                aria-label={`Remove ${passkey.name}`}
                {...opens({ name: "remove", passkey })}
              >
                Remove
              </Button>
            </PasskeyItem>
          ))}
        </ul>
      ) : (
        <p className="text-ui text-fg-3">
          A passkey replaces your password and the code from your app. It can’t be guessed or
          phished. Your password still works.
        </p>
      )}
      {missing ? (
        <p className="mt-4 text-ui text-fg-3">{missing}</p>
      ) : (
        <Button
          variant="outline"
          className={data.items.length > 0 ? "mt-5" : "mt-4"}
          {...opens({ name: "add" })}
        >
          Add a passkey
        </Button>
      )}
      {asked && (
        <PasskeyDialog
          current={data}
          task={asked}
          onDone={() => {
            onNote({ text: doneNotes[asked.name], isFailure: false });
            void refresh(client, "passkeys");
          }}
          onClose={() => setAsked(undefined)}
          onDoneFocus={() => focusSection(frame.current)}
        />
      )}
    </div>
  );
}

type PasskeyItemProps = { passkey: Passkey; clock: Clock; children: ReactNode };

function PasskeyItem({ children, clock, passkey }: PasskeyItemProps) {
  const { createdAt, lastUsedAt, name } = passkey;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-3 border-b border-hairline py-3 md:first:pt-0">
      <div className="min-w-44 grow basis-0">
        <p className="text-small font-medium wrap-anywhere text-fg">{name}</p>
        <p className="text-ui text-fg-3">
          {lastUsedAt
            ? `Last used ${asPhrase(formatRecentDate(lastUsedAt, clock))}`
            : `Added ${asPhrase(formatRecentDate(createdAt, clock))}, not used yet`}
        </p>
      </div>
      <div className="flex gap-3">{children}</div>
    </li>
  );
}

/** A day within a sentence: "yesterday". */
function asPhrase(date: string): string {
  return date.replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
