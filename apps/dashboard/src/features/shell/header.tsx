import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { Badge } from "@frontage/ui/badge";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { Bell, Menu, MessageSquare } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { Link } from "wouter";

import { openPart } from "../../lib/open-part.ts";
import { isReachable, useSearchShortcut } from "../../lib/use-search-shortcut.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { unreadQuery } from "../../portal/queries.ts";
import { AccountButton } from "./account-button.tsx";
import type { NavigationDrawerProps } from "./drawer.tsx";
import type { SearchPart } from "./sidebar.tsx";

// Few open them on a visit, and none before the page is painted.
const accountMenu = lazyPart(() => import("./account-menu.tsx"));
const drawer = lazyPart<NavigationDrawerProps>(() => import("./drawer.tsx"));

/** Loads a part as soon as somebody seems to want it. */
function onInterest(preload: () => Promise<unknown>) {
  // What fails to arrive is asked for again by the press itself.
  const load = () => void preload().catch(() => {});
  return { onPointerEnter: load, onFocus: load, onTouchStart: load };
}

export type HeaderProps = { title: string; Search: SearchPart };

/** The bar over every screen: its title, and the ways to messages, notifications and the account. */
export function Header({ Search, title }: HeaderProps) {
  const menuButton = useRef<HTMLButtonElement>(null);
  const [openedFor, setOpenedFor] = useState<"navigation" | "search">();
  const [hasMenu, setMenu] = useState(false);
  const { data: unread } = useQuery(unreadQuery(usePortal()));

  function openDrawer(purpose: "navigation" | "search") {
    openPart("The menu", drawer.preload, () => setOpenedFor(purpose));
  }
  // Where the search stands in the drawer, the shortcut opens that first.
  useSearchShortcut(() => {
    if (!isReachable(menuButton.current)) return false;
    openDrawer("search");
    return true;
  });

  return (
    <header className="sticky top-0 z-(--z-topbar) flex h-16 items-center gap-1 border-b border-hairline bg-canvas pr-3 pl-2 sm:gap-2 md:px-8 lg:h-18">
      <Button
        ref={menuButton}
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={openedFor !== undefined}
        className="lg:hidden"
        {...onInterest(drawer.preload)}
        onClick={() => openDrawer("navigation")}
      >
        <Menu aria-hidden className="size-5" strokeWidth={1.5} />
      </Button>
      {openedFor && (
        <drawer.Part
          Search={Search}
          isForSearch={openedFor === "search"}
          onClose={() => setOpenedFor(undefined)}
        />
      )}
      <h1
        tabIndex={-1}
        className="mr-auto truncate font-display text-h3 outline-none max-[22rem]:line-clamp-2 max-[22rem]:text-copy/[1.15] max-[22rem]:whitespace-normal"
      >
        {title}
      </h1>
      <IconLink
        to={dashboardPaths.messages}
        aria-label={
          unread?.messages
            ? `${screenTitles.messages}, ${unread.messages} unread`
            : screenTitles.messages
        }
      >
        <MessageSquare aria-hidden strokeWidth={1.5} />
      </IconLink>
      <IconLink
        to={dashboardPaths.notifications}
        // On a page enlarged that far the title needs the room; the drawer has this link too.
        className="max-[16rem]:hidden"
        aria-label={
          unread?.notifications
            ? `${screenTitles.notifications}, ${unread.notifications} unread`
            : screenTitles.notifications
        }
      >
        <Bell aria-hidden strokeWidth={1.5} />
        {Boolean(unread?.notifications) && (
          <Badge variant="dot" aria-hidden className="absolute top-1.5 right-1.5" />
        )}
      </IconLink>
      <span aria-hidden className="mx-2 hidden h-10 w-px bg-hairline md:block" />
      {hasMenu ? (
        <accountMenu.Part />
      ) : (
        <AccountButton
          aria-expanded={false}
          {...onInterest(accountMenu.preload)}
          onClick={() => openPart("The account menu", accountMenu.preload, () => setMenu(true))}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        />
      )}
    </header>
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
