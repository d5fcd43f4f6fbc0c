import type { Contact } from "@frontage/records/schemas/contact";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Card, CardContent } from "@frontage/ui/card";
import { Drawer, DrawerClose, DrawerContent, DrawerTitle } from "@frontage/ui/drawer";
import { Skeleton } from "@frontage/ui/skeleton";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import type { Clock } from "../../time/dates.ts";
import { ContactDetail } from "./contact-detail.tsx";
import { contactRowId } from "./contact-table.tsx";
import { panelClasses } from "./contacts-skeleton.tsx";
import { useOpenContact } from "./use-open-contact.ts";

export type ContactViewProps = {
  id: string;
  /** The list's contacts, whose details need no loading. */
  listed: readonly Contact[];
  deals: readonly DealName[];
  clock: Clock;
  /** @param name the contact's, or a title in its place */
  renderHeading: (name: string) => ReactNode;
  onEdit: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
};

/** One contact's details; or a note that they are loading, missing, or failed to load. */
function ContactView({ id, listed, onEdit, onRemove, renderHeading, ...props }: ContactViewProps) {
  const { contact, error, retry } = useOpenContact(id, listed);
  if (contact) {
    return (
      <ContactDetail
        contact={contact}
        heading={renderHeading(contact.name)}
        onEdit={() => onEdit(contact)}
        onRemove={() => onRemove(contact)}
        {...props}
      />
    );
  }
  if (contact === null) {
    return (
      <>
        {/* Leaves room for the close button. */}
        <div className="pr-12">{renderHeading("Contact not found")}</div>
        <p className="mt-1 text-ui text-fg-3">They may have been removed.</p>
      </>
    );
  }
  if (error) {
    return (
      <>
        <div className="sr-only">{renderHeading("Contact")}</div>
        <LoadFailed what="the contact" error={error} onRetry={retry} />
      </>
    );
  }
  return (
    <div role="group" aria-busy="true" aria-label="Loading">
      <div className="sr-only">{renderHeading("Contact")}</div>
      <Skeleton className="size-16 rounded-full" />
      <Skeleton shape="text" className="mt-4 w-40" />
      <Skeleton className="mt-4 h-10" />
      <Skeleton className="mt-5 h-48" />
    </div>
  );
}

type ContactDrawerProps = Omit<ContactViewProps, "renderHeading"> & {
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

type ContactPanelProps = Omit<ContactViewProps, "renderHeading"> & {
  /** Absent if the contact is shown by default. */
  onClose?: () => void;
};

/** One contact's details beside the list. */
export function ContactPanel({ id, onClose, ...props }: ContactPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // If a chosen row has the focus, it moves to the details.
    if (document.activeElement?.id === contactRowId(id)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [id]);
  return (
    <aside aria-label="Contact details" className={panelClasses}>
      <Card>
        <CardContent className="relative">
          {onClose && (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close contact"
              className="absolute top-3 right-3"
              onClick={() => {
                document.getElementById(contactRowId(id))?.focus();
                onClose();
              }}
            >
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          )}
          <ContactView
            id={id}
            renderHeading={(name) => (
              <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
                {name}
              </h2>
            )}
            {...props}
          />
        </CardContent>
      </Card>
    </aside>
  );
}
