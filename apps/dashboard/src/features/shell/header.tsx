import { broker } from "@frontage/content/broker";
import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { paths } from "@frontage/content/navigation";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Drawer, DrawerClose, DrawerContent, DrawerHeader, DrawerTitle } from "@frontage/ui/drawer";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { Wordmark } from "@frontage/ui/wordmark";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Bell, Menu, MessageSquare, X } from "lucide-react";
import { useState, type ReactNode, type Ref, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";

import { screenAt, titleAt } from "../../navigation/paths.ts";
import type { ScreenBar } from "../../navigation/screen-bar.tsx";
import { useIsBroker, useIsBrokerPage } from "../../api/visit.tsx";
import { todayQuery, unreadQuery } from "../../api/queries.ts";
import { formatDay } from "../../time/dates.ts";
import { AccountMenu } from "./account-menu.tsx";
import { type SearchPart, SidebarContent } from "./sidebar.tsx";

type HeaderProps = {
  Search: SearchPart;
  /** The bar of a record's page. */
  bar: ScreenBar | undefined;
  /** Where a record's page puts its buttons. */
  actionsRef: Ref<HTMLDivElement>;
};

/** The bar above all screens: the title, and links to messages, notifications and the account. */
export function Header({ Search, actionsRef, bar }: HeaderProps) {
  const { data: unread } = useQuery(unreadQuery);
  const labelOf = (screen: "messages" | "notifications") =>
    unread?.[screen] ? `${screenTitles[screen]}, ${unread[screen]} unread` : screenTitles[screen];

  return (
    <header className="sticky top-0 z-(--z-topbar) flex min-h-16 items-center gap-1 border-b border-hairline bg-canvas pr-3 pl-2 sm:gap-2 md:px-8 lg:min-h-18">
      <MenuButton Search={Search} className={cn(bar && "max-md:hidden")} />
      {bar && (
        <Link
          to={bar.back.to}
          className="flex h-11 shrink-0 items-center gap-2 text-ui font-medium text-fg transition-colors hover:text-accent max-md:w-11 max-md:justify-center md:mr-1 md:h-10 md:border-r md:border-hairline md:pr-4 lg:mr-2 lg:pr-5"
        >
          <ArrowLeft aria-hidden className="size-5 shrink-0 md:size-4.5" strokeWidth={1.75} />
          <span className="max-md:sr-only">{bar.back.label}</span>
        </Link>
      )}
      <h1
        tabIndex={-1}
        className={cn(
          "font-display text-h3 outline-none max-[22rem]:text-copy/[1.15] min-[22rem]:max-md:text-[1.375rem]",
          bar ? "min-w-0 truncate" : "line-clamp-2 wrap-anywhere",
        )}
      >
        {bar ? bar.title : <ScreenTitle />}
      </h1>
      {bar?.note && (
        <p className="ml-1 min-w-0 shrink-1000 truncate text-ui text-fg-3 max-lg:hidden">
          {bar.note}
        </p>
      )}
      <BesideTitle />
      <span className="grow" />
      <div ref={actionsRef} className="flex shrink-0 items-center gap-2.5" />
      <IconLink to={dashboardPaths.messages} aria-label={labelOf("messages")}>
        <MessageSquare aria-hidden strokeWidth={1.5} />
        {Boolean(unread?.conversations) && <UnreadDot />}
      </IconLink>
      <IconLink
        to={dashboardPaths.notifications}
        // A record's title, or any at high zoom, needs the space; the drawer has this link, too.
        className={bar ? "max-md:hidden" : "max-[16rem]:hidden"}
        aria-label={labelOf("notifications")}
      >
        <Bell aria-hidden strokeWidth={1.5} />
        {Boolean(unread?.notifications) && <UnreadDot />}
      </IconLink>
      <span aria-hidden className="mx-2 hidden h-10 w-px bg-hairline forced-mark md:block" />
      <AccountMenu />
    </header>
  );
}

const UnreadDot = () => <Badge variant="dot" aria-hidden className="absolute top-1.5 right-1.5" />;

/** The button that opens the navigation drawer in narrow windows. */
function MenuButton({ Search, className }: { Search: SearchPart; className: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cn("md:-ml-2.5 lg:hidden", className)}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden className="size-5" strokeWidth={1.5} />
      </Button>
      {isOpen && <NavigationDrawer Search={Search} onClose={() => setOpen(false)} />}
    </>
  );
}

type IconLinkProps = {
  to: string;
  "aria-label": string;
  className?: string;
  children: ReactNode;
};

function IconLink({ children, className, ...props }: IconLinkProps) {
  return (
    <Button
      asChild
      variant="ghost"
      size="icon"
      className={cn("relative [&>svg]:size-5", className)}
    >
      <Link {...props}>{children}</Link>
    </Button>
  );
}

/** The page's title, which may differ for a broker. */
function ScreenTitle() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isBroker = useIsBroker();
  const title = titleAt(pathname, { isBroker: false });
  const brokerTitle = titleAt(pathname, { isBroker: true });
  if (isHydrated || title === brokerTitle) return isBroker ? brokerTitle : title;
  // The prerendered page has both titles: the first script marks the role.
  return (
    <>
      <span className="in-data-[role=Broker]:hidden">{title}</span>
      <span className="not-in-data-[role=Broker]:hidden">{brokerTitle}</span>
    </>
  );
}

/** The date beside the title, on a broker's Today. */
function BesideTitle() {
  const { pathname } = useLocation();
  const isBroker = useIsBrokerPage();
  const isToday = isBroker && screenAt(pathname) === "overview";
  return isToday && <TodayDate />;
}

/** The date from which Today's rows count. */
function TodayDate() {
  const { data } = useQuery(todayQuery);
  if (!data) return null;
  const { day } = data;
  return (
    <time dateTime={day} className="ml-2 pt-1 text-ui whitespace-nowrap text-fg-3 max-md:hidden">
      {formatDay(day)}
    </time>
  );
}

type NavigationDrawerProps = {
  Search: SearchPart;
  onClose: () => void;
};

/**
 * The sidebar as a drawer, in windows under 1024 px. Choosing a link or search result closes it.
 */
function NavigationDrawer({ Search, onClose }: NavigationDrawerProps) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [onClose, pathname]);
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerContent
        onCloseAutoFocus={(event) => {
          if (pathname === openedAt.current) return;
          // Focuses the title of the chosen screen, as the sidebar does, rather than the menu
          // button.
          event.preventDefault();
          document.querySelector("h1")?.focus({ preventScroll: true });
        }}
      >
        <DrawerHeader>
          <DrawerTitle className="sr-only">Menu</DrawerTitle>
          <Wordmark
            size="sm"
            href={paths.home}
            name={broker.name}
            className="text-fg [--pin:var(--color-accent)]"
          />
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close menu">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <SidebarContent Search={Search} onSearched={onClose} />
      </DrawerContent>
    </Drawer>
  );
}
