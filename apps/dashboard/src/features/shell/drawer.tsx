import { Button } from "@frontage/ui/button";
import { Drawer, DrawerClose, DrawerContent, DrawerHeader, DrawerTitle } from "@frontage/ui/drawer";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

import { SidebarContent, Wordmark } from "./sidebar.tsx";

/** The sidebar as a drawer, for windows under 1024 px. Choosing a link closes it. */
export default function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const [pathname] = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [onClose, pathname]);
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerContent>
        <DrawerHeader>
          <DrawerTitle className="sr-only">Menu</DrawerTitle>
          <Wordmark />
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close menu">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </DrawerHeader>
        <SidebarContent />
      </DrawerContent>
    </Drawer>
  );
}
