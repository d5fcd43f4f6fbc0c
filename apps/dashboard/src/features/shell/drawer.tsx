import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { Button } from "@frontage/ui/button";
import { Drawer, DrawerClose, DrawerContent, DrawerHeader, DrawerTitle } from "@frontage/ui/drawer";
import { Wordmark } from "@frontage/ui/wordmark";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { SidebarContent, type SearchPart } from "./sidebar.tsx";

export type NavigationDrawerProps = {
  Search: SearchPart;
  onClose: () => void;
};

/** The sidebar as a drawer, for windows under 1024 px. Choosing a link or a result closes it. */
export function NavigationDrawer({ Search, onClose }: NavigationDrawerProps) {
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
          // Focuses the chosen screen, as from the sidebar, and not the button.
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
