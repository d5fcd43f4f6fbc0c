import type { Contact } from "@frontage/records/schemas/contact";
import type { DealName } from "@frontage/records/schemas/deal";
import { Skeleton } from "@frontage/ui/skeleton";
import type { ReactNode } from "react";

import { type Clock } from "../../time/dates.ts";
import { LoadFailed } from "../../components/load-failed.tsx";
import { ContactDetail } from "./contact-detail.tsx";
import { useOpenContact } from "./use-open-contact.ts";

export type ContactViewProps = {
  id: string;
  /** The list's contacts, whose details need no loading. */
  listed: readonly Contact[];
  properties: readonly DealName[];
  clock: Clock;
  /** @param name the contact's, or a title in its place */
  renderHeading: (name: string) => ReactNode;
  onEdit: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
};

/** One contact's details; or a note that they are loading, missing, or failed to load. */
export function ContactView({
  id,
  listed,
  onEdit,
  onRemove,
  renderHeading,
  ...props
}: ContactViewProps) {
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
