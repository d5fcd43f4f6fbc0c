import type { Profile } from "@frontage/records/schemas/profile";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { useDraft } from "../../storage/use-draft.ts";
import { isSignedIn } from "../../session/user.ts";
import type { ProfileForm } from "./criteria-fields.tsx";
import { draftSchema, profileText } from "./profile-draft.ts";

/**
 * Keeps the form's unsaved changes until the tab closes, and restores earlier ones. Leaving the
 * page or logging out with unsaved changes asks first.
 *
 * @param profile as saved when the form opens
 */
export function useProfileDraft({ reset, subscribe }: ProfileForm, profile: Profile) {
  const { earlier, keep } = useDraft("profile", draftSchema);
  const [isFromEarlier, setFromEarlier] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const savedText = useRef(profileText(profile));

  // Before the first paint.
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
    // The draft survives a reload, but not closing the tab or logging out.
    const ask = (event: Event) => {
      // Logging out, here or in another tab, has already asked.
      if (isSignedIn()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return {
    /** Whether the form restored changes from before it opened. */
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
