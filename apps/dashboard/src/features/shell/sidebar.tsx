import {
  brokerScreens,
  dashboardPaths,
  dashboardText,
  screenTitles,
  sidebar,
  type ScreenName,
} from "@frontage/content/dashboard";
import { Avatar } from "@frontage/ui/avatar";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useId, type ComponentType } from "react";
import { Link, useLocation } from "react-router";

import { logOut } from "../../session/log-out.ts";
import { useUser } from "../../session/user.ts";
import { useBrokerApi, usePortal } from "../../portal/portal-context.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { newInquiriesQuery, unreadQuery } from "../../portal/queries.ts";
import { screenIcons } from "../../navigation/screen-icons.ts";

/** The search, which the layout brings along. */
export type SearchPart = ComponentType<{
  /** Called when a result is opened. */
  onChosen?: () => void;
}>;

export type SidebarContentProps = { Search: SearchPart; onSearched?: () => void };

/** The content of the sidebar and, under 1024 px, of the drawer. */
export function SidebarContent({ Search, onSearched }: SidebarContentProps) {
  const settingsHeading = useId();
  const brokerApi = useBrokerApi();
  return (
    <>
      <Search onChosen={onSearched} />
      <nav aria-label="Dashboard" className="mt-5 flex flex-col">
        <ul className="flex flex-col gap-0.5">
          {sidebar.main.map((screen) => (
            <SidebarLink key={screen} screen={screen} />
          ))}
          {brokerApi && brokerScreens.map((screen) => <SidebarLink key={screen} screen={screen} />)}
        </ul>
        <h2 id={settingsHeading} className="mt-6 mb-2 px-3 text-caption font-normal text-fg-3">
          {sidebar.settingsHeading}
        </h2>
        <ul aria-labelledby={settingsHeading} className="flex flex-col gap-0.5">
          {sidebar.settings.map((screen) => (
            <SidebarLink key={screen} screen={screen} />
          ))}
        </ul>
      </nav>
      <UserCard />
    </>
  );
}

function SidebarLink({ screen }: { screen: ScreenName }) {
  const { pathname } = useLocation();
  const { brokerApi } = usePortal();
  const Icon = screenIcons[screen];
  return (
    <li>
      <Link
        to={dashboardPaths[screen]}
        aria-current={pathname === dashboardPaths[screen] ? "page" : undefined}
        className="flex h-10 items-center gap-3 rounded-control px-3 text-ui font-medium text-fg-2 transition-colors hover:bg-active aria-[current=page]:bg-active aria-[current=page]:text-fg max-lg:h-11 max-lg:text-base [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-fg-3 aria-[current=page]:[&>svg]:text-accent"
      >
        <Icon aria-hidden strokeWidth={1.5} />
        {screenTitles[screen]}
        {screen === "notifications" && <UnreadBadge />}
        {screen === "inquiries" && brokerApi && <NewInquiriesBadge brokerApi={brokerApi} />}
      </Link>
    </li>
  );
}

function UnreadBadge() {
  const { data } = useQuery(unreadQuery(usePortal()));
  return <Count of={data?.notifications} as="unread" />;
}

function NewInquiriesBadge({ brokerApi }: { brokerApi: BrokerApi }) {
  const { data } = useQuery(newInquiriesQuery(brokerApi));
  return <Count of={data} as="new" />;
}

function Count({ as: word, of: count }: { of: number | undefined; as: string }) {
  if (!count) return null;
  return (
    <>
      <Badge className="ml-auto">{count}</Badge>
      <span className="sr-only">{word}</span>
    </>
  );
}

function UserCard() {
  const user = useUser();
  return (
    <div className="mt-auto flex items-center gap-3 border-t border-hairline pt-4">
      {user ? (
        <Avatar name={user.name} src={user.photo} aria-hidden />
      ) : (
        <Skeleton className="size-9 rounded-full" />
      )}
      <div className="min-w-0 grow text-caption">
        <p className="truncate font-semibold text-fg">
          {user?.name ?? <Skeleton shape="text" className="w-24" />}
        </p>
        <p className="text-fg-3">
          {user ? dashboardText.roles[user.role] : <Skeleton shape="text" className="w-10" />}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label="Log out" onClick={logOut}>
        <LogOut aria-hidden className="size-4.5" strokeWidth={1.5} />
      </Button>
    </div>
  );
}
