import type { Profile } from "@frontage/records/schemas/profile";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { renameUser } from "../../session/user.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { profileQuery } from "./profile-queries.ts";

/** Saves the profile, and updates the name in the shell. */
export function useSaveProfile() {
  const portal = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => portal.saveProfile(profile),
    onSuccess: (saved) => {
      client.setQueryData(profileQuery(portal).queryKey, saved);
      renameUser(saved);
      toast.success("Profile saved.");
    },
  });
}
