import type { Thread } from "@frontage/content/schemas/thread";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { LoadFailed } from "../../lib/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";
import { ConversationSkeleton } from "./messages-skeleton.tsx";

export type BeginThreadProps = {
  contactId: string;
  /** Called once the list of threads holds it. */
  onBegun: (thread: Thread) => void;
};

/** Finds the thread with a contact, or begins it. */
export function BeginThread({ contactId, onBegun }: BeginThreadProps) {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [subjects.threads, "with", contactId],
    queryFn: async () => {
      const thread = await portal.threadWith(contactId);
      await queryClient.invalidateQueries({ queryKey: [subjects.threads], exact: true });
      return thread;
    },
    // A contact who is gone will not come back by asking again.
    retry: false,
    gcTime: 0,
  });
  const tell = useEffectEvent(onBegun);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);

  if (error) {
    return (
      <div className="p-4 md:p-6">
        <LoadFailed what="The conversation" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <ConversationSkeleton />;
}
