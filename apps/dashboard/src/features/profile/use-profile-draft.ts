import type { Profile } from "@frontage/records/schemas/profile";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { useDraft } from "../../storage/use-draft.ts";
import { isSignedIn } from "../../session/user.ts";
import type { ProfileForm } from "./criteria-fields.tsx";
import { draftSchema, profileText } from "./profile-draft.ts";

/**
 * Keeps the form's unsaved changes until the tab closes, and restores them. Leaving the page or
 * logging out asks for confirmation if there are any.
 *
 * @param profile the saved profile when the form opens
 */
export function useProfileDraft({ reset, subscribe }: ProfileForm, profile: Profile) {
  const { earlier, keep } = useDraft("profile", draftSchema);
  const [isFromEarlier, setFromEarlier] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const savedText = useRef(profileText(profile));

  // Restores before the first paint.
  useLayoutEffect(() => {
    if (!earlier || profileText(earlier) === savedText.current) return;
    reset(earlier, { keepDefaultValues: true });
    setFromEarlier(true);
    setUnsaved(true);
  }, [earlier, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (profileText(values) === savedText.current) {
            keep(undefined);
            setFromEarlier(false);
            setUnsaved(false);
          } else {
            keep(values);
            setUnsaved(true);
          }
        },
      }),
    [keep, subscribe],
  );

  useEffect(() => {
    if (!isUnsaved) return;
    // A draft survives a reload, but not closing the tab or logging out.
    const ask = (event: Event) => {
      // Logging out, even in another tab, has already asked.
      if (isSignedIn()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return {
    /** Whether the form shows restored changes. */
    isFromEarlier,
    /** Resets the form to the saved profile; `keepValues` keeps the input as unsaved changes. */
    beginFrom(saved: Profile, { keepValues = false } = {}) {
      savedText.current = profileText(saved);
      reset(saved, { keepValues });
      setFromEarlier(false);
      setUnsaved(keepValues);
    },
  };
}
