import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Skeleton } from "@frontage/ui/skeleton";
import type { ReactNode } from "react";

import { type Clock } from "../../lib/dates.ts";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { ContactDetail } from "./contact-detail.tsx";
import { useOpenContact } from "./use-open-contact.ts";

export type ContactViewProps = {
  id: string;
  /** The list's contacts: one of them is here at once. */
  listed: readonly Contact[];
  properties: readonly Property[];
  clock: Clock;
  /** Puts the contact's name, or what stands for it, into a heading. */
  renderHeading: (name: string) => ReactNode;
  onRemove: (contact: Contact) => void;
};

/** One contact's details, or why there are none. */
export function ContactView({ id, listed, onRemove, renderHeading, ...props }: ContactViewProps) {
  const { contact, error, retry } = useOpenContact(id, listed);
  if (contact) {
    return (
      <ContactDetail
        contact={contact}
        heading={renderHeading(contact.name)}
        onRemove={() => onRemove(contact)}
        {...props}
      />
    );
  }
  if (contact === null) {
    return (
      <>
        {/* Clear of the button that closes. */}
        <div className="pr-12">{renderHeading("No such contact")}</div>
        <p className="mt-1 text-ui text-fg-3">
          None of your contacts is at this address. They may have been removed.
        </p>
      </>
    );
  }
  if (error) {
    return (
      <>
        <div className="sr-only">{renderHeading("Contact")}</div>
        <LoadFailed what="The contact" error={error} onRetry={retry} />
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
