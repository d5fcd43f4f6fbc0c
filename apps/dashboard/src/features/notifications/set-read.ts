import type { PortalNotification } from "@frontage/records/schemas/notification";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { notifications } from "../../api/clients.ts";
import { notificationsQuery, refresh, subjects } from "../../api/queries.ts";
import { read } from "../../api/request.ts";

type Change = { ids: readonly string[]; isRead: boolean };

/** Marks notifications read or unread, optimistically. */
export function useSetRead(): (ids: readonly string[], isRead: boolean) => void {
  const queryClient = useQueryClient();
  const queryKey = [subjects.notifications];
  const { mutate } = useMutation({
    mutationFn: ({ ids, isRead }: Change) =>
      read(notifications.read.$put({ json: { ids: [...ids], isRead } })),
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

/** Marks the notifications of a page as read while it is open. */
export function useReadNotices(path: string): void {
  const { data } = useQuery(notificationsQuery);
  const setRead = useSetRead();
  const unread = data?.filter((notice) => !notice.isRead && notice.path === path);
  const ids = unread?.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (ids) setRead(ids.split(" "), true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each notification
  }, [ids]);
}
