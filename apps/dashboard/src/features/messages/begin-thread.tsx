import type { Thread } from "@frontage/records/schemas/thread";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";
import { ConversationSkeleton } from "./messages-skeleton.tsx";

export type BeginThreadProps = {
  contactId: string;
  /** Called when the list of threads includes it. */
  onBegun: (thread: Thread) => void;
};

/** Opens the thread with a contact, starting one if needed. */
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
    // A removed contact won’t come back.
    retry: false,
    gcTime: 0,
  });
  const notify = useEffectEvent(onBegun);
  useEffect(() => {
    if (data) notify(data);
  }, [data]);

  if (error) {
    return (
      <div className="p-4 md:p-6">
        <LoadFailed what="the conversation" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <ConversationSkeleton />;
}
