import type { Settings } from "@frontage/records/schemas/settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { settings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { settingsQuery, subjects } from "../../api/queries.ts";
import type { SaveNote } from "./settings-section.tsx";
import type { SectionName } from "./settings-labels.ts";

/** A change as a function of the saved settings, so that two changes can't undo each other. */
export type SettingsChange = (settings: Settings) => Settings;

type Save = { section: SectionName; change: SettingsChange };

/**
 * Saves settings optimistically. If saving fails, the change is reverted, and a note says why.
 *
 * @param onNote called with the result of each change
 */
export function useSaveSettings(
  onNote: (section: SectionName, note: SaveNote | undefined) => void,
): (section: SectionName, change: SettingsChange) => Promise<void> {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery;
  // Changes that are shown but not saved yet, oldest first.
  const pending = useRef<SettingsChange[]>([]);
  const saved = useRef<Settings>(undefined);

  /** Shows the saved settings with the pending changes applied. */
  function show() {
    const { current } = saved;
    if (!current) return;
    queryClient.setQueryData(
      queryKey,
      pending.current.reduce((shown, change) => change(shown), current),
    );
  }

  const { mutateAsync } = useMutation({
    // Saves changes one after another.
    scope: { id: subjects.settings },
    mutationFn: async ({ change }: Save) =>
      read(settings.$put({ json: change(await read(settings.$get())) })),
    onMutate: async ({ change, section }) => {
      onNote(section, undefined);
      if (pending.current.length === 0) saved.current = queryClient.getQueryData(queryKey);
      pending.current = [...pending.current, change];
      show();
      await queryClient.cancelQueries({ queryKey });
    },
    onSuccess: (result, { section }) => {
      saved.current = result;
      onNote(section, { text: "Saved", isFailure: false });
    },
    onError: (error, { section }) =>
      onNote(section, { text: `${error.message} Nothing was changed.`, isFailure: true }),
    onSettled: async (_saved, _error, { change, section }) => {
      pending.current = pending.current.filter((other) => other !== change);
      show();
      if (section === "appearance") {
        // Days in all records depend on the time zone, and so do the samples' dates.
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
