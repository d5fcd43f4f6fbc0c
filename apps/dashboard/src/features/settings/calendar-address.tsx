import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { momentInWords } from "../../lib/dates.ts";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { useConfirm } from "../../lib/use-confirm.tsx";
import type { CalendarAddress as AddressOfAccount } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";
import { CopyButton } from "./copy-button.tsx";
import { focusSection, type SaveNote } from "./settings-section.tsx";

export type CalendarAddressProps = {
  calendarAddress: AddressOfAccount;
  timeZone: string;
  onNote: (note: SaveNote | undefined) => void;
};

/** The address that calendar programs follow: made, replaced, revoked; shown once. */
export default function CalendarAddress({
  calendarAddress,
  onNote,
  timeZone,
}: CalendarAddressProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const { ask, dialog, preload } = useConfirm();
  const [address, setAddress] = useState<string>();
  const queryKey = [subjects.calendarAddress];
  const kept = useQuery({
    queryKey,
    // Query takes `undefined` for a mistake.
    queryFn: async () => (await calendarAddress.madeAt()) ?? null,
  });

  async function renew(note: string, made: string | undefined) {
    setAddress(made);
    await Promise.all(
      [queryKey, [subjects.audit]].map(async (key) => client.invalidateQueries({ queryKey: key })),
    );
    onNote({ text: note, isFailure: false });
  }
  const first = useMutation({
    mutationFn: calendarAddress.make,
    onMutate: () => onNote(undefined),
    onSuccess: async (made) => {
      await renew("Made", made);
      // The button goes with the state in which there was none.
      focusSection(frame.current);
    },
    onError: (error) =>
      onNote({ text: `The address could not be made. ${error.message}`, isFailure: true }),
  });

  if (kept.data === undefined) {
    return kept.error ? (
      <LoadFailed
        what="The calendar’s address"
        error={kept.error}
        onRetry={() => void kept.refetch()}
      />
    ) : (
      <div aria-busy="true">
        <Skeleton shape="text" className="w-full max-w-100 text-ui" />
        <Skeleton className="mt-4 h-10 w-40 pointer-coarse:h-11" />
      </div>
    );
  }

  const onDoneFocus = () => focusSection(frame.current);
  return (
    <div ref={frame}>
      <p className="text-ui text-fg-3">
        A calendar program that subscribes to the address shows your dates and keeps up with them.
        Whoever has the address can read them, so keep it to yourself.
      </p>
      {kept.data === null && (
        <Button
          variant="outline"
          className="mt-4"
          pending={first.isPending}
          onClick={() => first.mutate()}
        >
          {first.isPending && <Spinner className="size-4" />}
          Make an address
        </Button>
      )}
      {kept.data !== null && (
        <>
          {address ? (
            <>
              <Field
                className="mt-4"
                label="Your calendar’s address"
                hint="It is shown only now. Add it to your calendar program as a subscription."
              >
                <Input readOnly value={address} onFocus={({ target }) => target.select()} />
              </Field>
              <div className="mt-4 flex flex-wrap gap-3">
                <CopyButton what="The address" text={address} />
              </div>
            </>
          ) : (
            <p className="mt-4 text-small text-fg">
              An address is in use, made on{" "}
              <time dateTime={kept.data}>{momentInWords(kept.data, timeZone)}</time>. If you no
              longer have it, replace it.
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="outline"
              {...preload}
              onClick={() =>
                ask({
                  title: "Replace the address?",
                  description:
                    "The one in use ends at once: calendars that follow it no longer hear of changes.",
                  labels: { keep: "Keep it", confirm: "Replace" },
                  onConfirm: async () => renew("Replaced", await calendarAddress.make()),
                  onDoneFocus,
                })
              }
            >
              Replace
            </Button>
            <Button
              variant="outline"
              {...preload}
              onClick={() =>
                ask({
                  title: "Revoke the address?",
                  description:
                    "It ends at once, and calendars that follow it no longer hear of changes.",
                  labels: { keep: "Keep it", confirm: "Revoke" },
                  onConfirm: async () => {
                    await calendarAddress.revoke();
                    await renew("Revoked", undefined);
                  },
                  onDoneFocus,
                })
              }
            >
              Revoke
            </Button>
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}
