import type { Profile } from "@frontage/content/schemas/profile";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { isSignedIn } from "../../lib/user.ts";
import type { ProfileForm } from "./criteria-fields.tsx";
import { profileDraft, profileText } from "./profile-draft.ts";

/**
 * Keeps the form's unsaved changes for this visit, and brings back earlier ones.
 * Whoever leaves the page or logs out with unsaved changes is asked first.
 *
 * @param profile as it is saved when the form opens
 */
export function useProfileDraft({ reset, subscribe }: ProfileForm, profile: Profile) {
  const [isFromEarlier, setFromEarlier] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const savedText = useRef(profileText(profile));

  // Before the saved values are painted.
  useLayoutEffect(() => {
    const draft = profileDraft.read();
    if (!draft || profileText(draft) === savedText.current) return;
    reset(draft, { keepDefaultValues: true });
    setFromEarlier(true);
    setUnsaved(true);
  }, [reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (profileText(values) === savedText.current) {
            profileDraft.drop();
            setFromEarlier(false);
            setUnsaved(false);
          } else {
            profileDraft.keep(values);
            setUnsaved(true);
          }
        },
      }),
    [subscribe],
  );

  useEffect(() => {
    if (!isUnsaved) return;
    // The draft outlasts a reload, but neither the tab nor the visit.
    const ask = (event: Event) => {
      // Who has logged out, here or in another tab, is on the way out already.
      if (isSignedIn()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);

  return {
    /** Whether the form holds changes that were made before it opened. */
    isFromEarlier,
    /**
     * The form begins anew from what is saved.
     *
     * @param options.keepValues leaves what was typed since as unsaved changes
     */
    beginFrom(saved: Profile, { keepValues = false } = {}) {
      savedText.current = profileText(saved);
      reset(saved, { keepValues });
      setFromEarlier(false);
      setUnsaved(keepValues);
    },
  };
}
