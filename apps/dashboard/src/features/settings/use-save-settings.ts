import type { Settings } from "@frontage/content/schemas/settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { usePortal } from "../../portal/portal-context.tsx";
import { settingsQuery, subjects } from "../../portal/queries.ts";
import type { SaveNote } from "./settings-section.tsx";
import type { SectionName } from "./settings-words.ts";

/** What becomes of the settings; applied to what is kept, so that two changes never undo each other. */
export type SettingsChange = (settings: Settings) => Settings;

type Save = { section: SectionName; change: SettingsChange };

/**
 * Saves each change at once: it shows before it is kept, and is taken back with
 * a sentence if it cannot be.
 *
 * @param onNote hears what came of it
 */
export function useSaveSettings(
  onNote: (section: SectionName, note: SaveNote | undefined) => void,
): (section: SectionName, change: SettingsChange) => Promise<void> {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery(portal);
  // The changes that show and are not kept yet, the oldest first.
  const pending = useRef<SettingsChange[]>([]);
  const kept = useRef<Settings>(undefined);

  /** What is kept, and over it what is on its way. */
  function show() {
    const { current } = kept;
    if (!current) return;
    queryClient.setQueryData(
      queryKey,
      pending.current.reduce((settings, change) => change(settings), current),
    );
  }

  const { mutateAsync } = useMutation({
    // One after the other, in the order in which they were made.
    scope: { id: subjects.settings },
    mutationFn: async ({ change }: Save) => portal.saveSettings(change(await portal.settings())),
    onMutate: async ({ change, section }) => {
      onNote(section, undefined);
      if (pending.current.length === 0) kept.current = queryClient.getQueryData(queryKey);
      pending.current = [...pending.current, change];
      show();
      await queryClient.cancelQueries({ queryKey });
    },
    onSuccess: (saved, { section }) => {
      kept.current = saved;
      onNote(section, { text: "Saved", isFailure: false });
    },
    onError: (error, { section }) =>
      onNote(section, { text: `${error.message} Nothing has changed.`, isFailure: true }),
    onSettled: async (_saved, _error, { change, section }) => {
      pending.current = pending.current.filter((other) => other !== change);
      show();
      if (section === "timeZone") {
        // What is cut into days follows the clock, and the samples are dated anew on it.
        await queryClient.invalidateQueries({
          predicate: (query) => query.queryKey[0] !== queryKey[0],
        });
      }
      if (pending.current.length === 0) await queryClient.invalidateQueries({ queryKey });
    },
  });
  return async (section, change) => {
    await mutateAsync({ section, change });
  };
}
