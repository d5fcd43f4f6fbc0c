import { Button } from "@frontage/ui/button";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";

import { NotLoaded } from "../../components/load-failed.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { choiceParam, urlState } from "../../navigation/url-state.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { notificationsQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { NotificationList } from "./notification-list.tsx";
import { useSetRead } from "./set-read.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

const tabs = ["all", "unread"] as const;
const notificationSearch = urlState({ tab: choiceParam("tab", tabs, "all") });

export const queries: FirstQueries = (start) => start(notificationsQuery);

export default function Notifications() {
  const query = useQuery(notificationsQuery);
  const { data } = query;
  const timeZone = useTimeZone();
  const setRead = useSetRead();
  const { values, change } = useUrlState(notificationSearch);

  if (!data || !timeZone) {
    return (
      <NotLoaded what="notifications" queries={[query]}>
        <ListSkeleton tools={3} />
      </NotLoaded>
    );
  }
  const unread = data.filter(({ isRead }) => !isRead);

  function markAllAsRead() {
    const ids = unread.map(({ id }) => id);
    if (ids.length === 0) return;
    setRead(ids, true);
    toast.success(
      ids.length === 1
        ? "One notification marked as read."
        : `${ids.length} notifications marked as read.`,
      { label: "Undo", onSelect: () => setRead(ids, false) },
    );
  }

  return (
    <Tabs
      value={values.tab}
      onValueChange={(value) => change({ tab: tabs.find((tab) => tab === value) })}
      className="flex max-w-320 flex-col"
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <TabsList aria-label="Which notifications" className="grow basis-36">
          <TabsTrigger value="all">
            All <TabsCount>{data.length}</TabsCount>
          </TabsTrigger>
          <TabsTrigger value="unread">
            Unread <TabsCount>{unread.length}</TabsCount>
          </TabsTrigger>
        </TabsList>
        <Button
          variant="outline"
          // `disabled` would lose the focus.
          aria-disabled={unread.length === 0 || undefined}
          className="aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:bg-transparent aria-disabled:text-fg-3"
          onClick={markAllAsRead}
        >
          <Check aria-hidden className="size-4" strokeWidth={1.75} />
          Mark all as read
        </Button>
      </div>
      {tabs.map((value) => (
        <TabsContent key={value} value={value}>
          <NotificationList
            notifications={value === "all" ? data : unread}
            timeZone={timeZone}
            onSetRead={setRead}
            emptyAction={
              value === "unread" &&
              data.length > 0 && (
                <Button variant="outline" onClick={() => change({ tab: "all" })}>
                  Show all notifications
                </Button>
              )
            }
          />
        </TabsContent>
      ))}
    </Tabs>
  );
}
