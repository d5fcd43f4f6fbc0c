import type { Settings } from "@frontage/records/schemas/settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { settings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { settingsQuery, subjects } from "../../api/queries.ts";
import type { SaveNote } from "./settings-section.tsx";
import type { SectionName } from "./settings-labels.ts";

/** Applied to the saved settings, so that two changes never undo each other. */
export type SettingsChange = (settings: Settings) => Settings;

type Save = { section: SectionName; change: SettingsChange };

/**
 * Saves each change optimistically, and reverts it with a message if it fails.
 *
 * @param onNote called with the result
 */
export function useSaveSettings(
  onNote: (section: SectionName, note: SaveNote | undefined) => void,
): (section: SectionName, change: SettingsChange) => Promise<void> {
  const queryClient = useQueryClient();
  const { queryKey } = settingsQuery;
  // Shown but not saved yet, oldest first.
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
    // One after the other.
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
      if (section === "timeZone") {
        // Everything grouped by day depends on it, and the samples are dated by it.
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
