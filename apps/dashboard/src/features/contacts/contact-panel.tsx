import { Button } from "@frontage/ui/button";
import { Card, CardContent } from "@frontage/ui/card";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";

import { contactRowId } from "./contact-table.tsx";
import { ContactView, type ContactViewProps } from "./contact-view.tsx";
import { panelClasses } from "./contacts-skeleton.tsx";

export type ContactPanelProps = Omit<ContactViewProps, "renderHeading"> & {
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
