import {
  dashboardPaths,
  dashboardText,
  sidebar,
  type ScreenName,
  type SidebarOwner,
} from "@frontage/content/dashboard";
import { Avatar } from "@frontage/ui/avatar";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Skeleton } from "@frontage/ui/skeleton";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useId, type ComponentProps, type ComponentType } from "react";
import { Link, useLocation } from "react-router";

import { logOut } from "../../session/log-out.ts";
import { useUser } from "../../session/user.ts";
import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { newInquiriesQuery, unreadQuery } from "../../api/queries.ts";
import { screenAt, screenTitle, sectionAt } from "../../navigation/paths.ts";
import { brokerScreenIcons, screenIcons } from "../../navigation/screen-icons.ts";

/** The search field, which the layout passes in. */
export type SearchPart = ComponentType<{
  /** Called when a search result is opened. */
  onChosen?: () => void;
}>;

type SidebarContentProps = { Search: SearchPart; onSearched?: () => void };

/** The content of the sidebar and, in windows under 1024 px, of the drawer. */
export function SidebarContent({ Search, onSearched }: SidebarContentProps) {
  const settingsHeading = useId();
  return (
    <>
      <Search onChosen={onSearched} />
      <nav aria-label="Dashboard" className="mt-5 flex flex-col">
        <MainLinks />
        <h2 id={settingsHeading} className="mt-6 mb-2 px-3 text-caption font-normal text-fg-3">
          {sidebar.settingsHeading}
        </h2>
        <ul aria-labelledby={settingsHeading} className={listClasses}>
          {sidebar.settings.map((screen) => (
            <SidebarLink key={screen} screen={screen} isBroker={false} />
          ))}
        </ul>
      </nav>
      <UserCard />
    </>
  );
}

const listClasses = "flex flex-col gap-0.5";

/**
 * Classes that show only the reader's links in the prerendered page, which contains all three
 * lists: the first script marks the role.
 */
const ownerClasses: Record<SidebarOwner, string> = {
  sample: "in-data-role:hidden",
  Client: "not-in-data-[role=Client]:hidden",
  Broker: "not-in-data-[role=Broker]:hidden",
};

function MainLinks() {
  const isHydrated = useHydrated();
  const isSample = useIsSample();
  const isBroker = useIsBroker();
  const owner = isBroker ? "Broker" : isSample ? "sample" : "Client";
  const owners: SidebarOwner[] = isHydrated ? [owner] : ["sample", "Client", "Broker"];
  return owners.map((whose) => (
    <ul key={whose} className={cn(listClasses, !isHydrated && ownerClasses[whose])}>
      {sidebar.main[whose].map((screen) => (
        <SidebarLink key={screen} screen={screen} isBroker={whose === "Broker"} />
      ))}
    </ul>
  ));
}

function SidebarLink({ isBroker, screen }: { screen: ScreenName; isBroker: boolean }) {
  const { pathname } = useLocation();
  const isPage = screenAt(pathname) === screen;
  // A deal's page belongs to the screen that lists deals.
  const isSection = sectionAt(pathname, { isBroker }) === screen;
  const Icon = (isBroker ? brokerScreenIcons : screenIcons)[screen];
  return (
    <li>
      <Link
        to={dashboardPaths[screen]}
        aria-current={isPage ? "page" : isSection || undefined}
        className="flex h-10 items-center gap-3 rounded-control px-3 text-ui font-medium text-fg-2 transition-colors hover:bg-active aria-[current]:bg-active aria-[current]:forced-current aria-[current]:text-fg max-lg:h-11 max-lg:text-base [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-fg-3 aria-[current]:[&>svg]:text-accent"
      >
        <Icon aria-hidden strokeWidth={1.5} />
        {screenTitle(screen, { isBroker })}
        {screen === "notifications" && <UnreadBadge />}
        {screen === "messages" && <UnreadConversations />}
        {screen === "clients" && <NewInquiries />}
      </Link>
    </li>
  );
}

function UnreadBadge() {
  const { data } = useQuery(unreadQuery);
  return data?.notifications ? <LinkBadge>{data.notifications}</LinkBadge> : null;
}

function UnreadConversations() {
  const { data } = useQuery(unreadQuery);
  return data?.conversations ? <LinkBadge variant="ink">{data.conversations}</LinkBadge> : null;
}

const LinkBadge = (props: ComponentProps<typeof Badge>) => (
  <>
    <Badge className="ml-auto" {...props} />
    <span className="sr-only">unread</span>
  </>
);

function NewInquiries() {
  // Runs only for brokers: the prerendered page contains their list for everyone, and hydration
  // renders it once.
  const isBroker = useIsBroker();
  const { data } = useQuery({ ...newInquiriesQuery, enabled: isBroker });
  return <LinkCount count={data} what={data === 1 ? "new inquiry" : "new inquiries"} />;
}

function LinkCount({ count, what }: { count: number | undefined; what: string }) {
  if (!count) return null;
  return (
    <>
      <span className="ml-auto text-fg tabular-nums">{count}</span>
      <span className="sr-only">{what}</span>
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
        <p className="font-semibold wrap-anywhere text-fg">
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
