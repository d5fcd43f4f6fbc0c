import type { PortalNotification } from "@frontage/records/schemas/notification";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { refresh, subjects } from "../../portal/queries.ts";

type Change = { ids: readonly string[]; isRead: boolean };

/** Marks notifications read or unread, optimistically. */
export function useSetRead(): (ids: readonly string[], isRead: boolean) => void {
  const portal = usePortal();
  const queryClient = useQueryClient();
  const queryKey = [subjects.notifications];
  const { mutate } = useMutation({
    mutationFn: async ({ ids, isRead }: Change) => portal.setNotificationsRead(ids, isRead),
    onMutate: async ({ ids, isRead }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<readonly PortalNotification[]>(queryKey);
      queryClient.setQueryData<readonly PortalNotification[]>(queryKey, (rows) =>
        rows?.map((row) => (ids.includes(row.id) ? { ...row, isRead } : row)),
      );
      return before;
    },
    onError: (error, _change, before) => {
      queryClient.setQueryData(queryKey, before);
      toast.error(error.message);
    },
    onSettled: async () => refresh(queryClient, "notifications"),
  });
  return (ids, isRead) => mutate({ ids, isRead });
}
