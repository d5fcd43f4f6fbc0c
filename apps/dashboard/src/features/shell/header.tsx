import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Bell, Menu, MessageSquare } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";

import type { ScreenBar } from "../../navigation/screen-bar.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { unreadQuery } from "../../portal/queries.ts";
import { NavigationDrawer } from "./drawer.tsx";
import { BesideTitle, ScreenTitle } from "./screen-title.tsx";
import type { SearchPart } from "./sidebar.tsx";
import { AccountMenu } from "./account-menu.tsx";

type HeaderProps = {
  Search: SearchPart;
  /** Of a record’s page. */
  bar: ScreenBar | undefined;
};

/** The bar above every screen: its title, and links to messages, notifications and the account. */
export function Header({ Search, bar }: HeaderProps) {
  const { data: unread } = useQuery(unreadQuery(usePortal()));
  const labelOf = (screen: "messages" | "notifications") =>
    unread?.[screen] ? `${screenTitles[screen]}, ${unread[screen]} unread` : screenTitles[screen];

  return (
    <header className="sticky top-0 z-(--z-topbar) flex min-h-16 items-center gap-1 border-b border-hairline bg-canvas pr-3 pl-2 sm:gap-2 md:px-8 lg:min-h-18">
      <MenuButton Search={Search} />
      {bar && (
        // On a phone it is the page’s first row.
        <Link
          to={bar.back.to}
          className="mr-1 hidden h-10 shrink-0 items-center gap-2 border-r border-hairline pr-4 lg:mr-2 lg:pr-5 text-ui font-medium text-fg transition-colors hover:text-accent md:flex"
        >
          <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
          {bar.back.label}
        </Link>
      )}
      <h1
        tabIndex={-1}
        className={cn(
          "line-clamp-2 font-display text-h3 wrap-anywhere outline-none max-[22rem]:text-copy/[1.15]",
          // A record’s name is longer than a screen’s.
          bar && "min-[22rem]:max-md:text-[1.375rem]",
        )}
      >
        {bar ? bar.title : <ScreenTitle />}
      </h1>
      {bar?.note && (
        <p className="ml-1 min-w-0 shrink-1000 truncate text-ui text-fg-3 max-md:hidden">
          {bar.note}
        </p>
      )}
      <BesideTitle />
      <span className="grow" />
      <IconLink to={dashboardPaths.messages} aria-label={labelOf("messages")}>
        <MessageSquare aria-hidden strokeWidth={1.5} />
      </IconLink>
      <IconLink
        to={dashboardPaths.notifications}
        // At high zoom the title needs the room; the drawer has this link too.
        className="max-[16rem]:hidden"
        aria-label={labelOf("notifications")}
      >
        <Bell aria-hidden strokeWidth={1.5} />
        {Boolean(unread?.notifications) && (
          <Badge variant="dot" aria-hidden className="absolute top-1.5 right-1.5" />
        )}
      </IconLink>
      <span aria-hidden className="mx-2 hidden h-10 w-px bg-hairline forced-mark md:block" />
      <AccountMenu />
    </header>
  );
}

/** Opens the drawer, on narrow screens. */
function MenuButton({ Search }: { Search: SearchPart }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="md:-ml-2.5 lg:hidden"
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
