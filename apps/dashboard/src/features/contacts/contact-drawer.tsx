import { Button } from "@frontage/ui/button";
import { Drawer, DrawerClose, DrawerContent, DrawerTitle } from "@frontage/ui/drawer";
import { X } from "lucide-react";

import { ContactView, type ContactViewProps } from "./contact-view.tsx";

export type ContactDrawerProps = Omit<ContactViewProps, "renderHeading"> & {
  onClose: () => void;
  /** Prevent the event to focus something other than where the focus came from. */
  onCloseAutoFocus: (event: Event) => void;
};

/** One contact's details in a drawer, for windows without room beside the list. */
export function ContactDrawer({ onClose, onCloseAutoFocus, ...props }: ContactDrawerProps) {
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerContent side="right" size="lg" onCloseAutoFocus={onCloseAutoFocus}>
        <div className="absolute top-3 right-3 z-1">
          <DrawerClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close contact">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </DrawerClose>
        </div>
        <ContactView renderHeading={(name) => <DrawerTitle>{name}</DrawerTitle>} {...props} />
      </DrawerContent>
    </Drawer>
  );
}
