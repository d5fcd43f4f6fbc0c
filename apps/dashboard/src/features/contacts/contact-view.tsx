import type { Contact, ContactRole } from "@frontage/records/schemas/contact";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Card, CardContent } from "@frontage/ui/card";
import { Drawer, DrawerClose, DrawerContent, DrawerTitle } from "@frontage/ui/drawer";
import { X, ContactRound, MessageSquare, Pencil, Phone, ShieldAlert, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { dashboardPaths, dealPath } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import { contactRoleNames } from "@frontage/records/record-names";
import { Link as TextLink } from "@frontage/ui/link";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { type Clock, formatRecentDate } from "../../time/dates.ts";
import { contactRowId } from "./contact-table.tsx";
import { useOpenContact } from "./use-open-contact.ts";
import { messageToPath } from "../../navigation/paths.ts";
import { useClientName, useIsBroker } from "../../api/visit.tsx";
import { ContactAvatar } from "./contact-avatar.tsx";
import { useSaveVCard } from "./contacts.ts";

export type ContactViewProps = {
  id: string;
  /** Contacts of the list, whose details needn't be loaded. */
  listed: readonly Contact[];
  deals: readonly DealName[];
  clock: Clock;
  /** @param name the contact's name, or a title instead */
  renderHeading: (name: string) => ReactNode;
  onEdit: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
};

/** A contact's details, or a note that they are loading, missing, or failed to load. */
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
        {/* Room for the close button. */}
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
    <>
      <div className="sr-only">{renderHeading("Contact")}</div>
      <RecordSkeleton />
    </>
  );
}

type ContactDrawerProps = Omit<ContactViewProps, "renderHeading"> & {
  onClose: () => void;
  /** Call `preventDefault` to focus another element than the one before. */
  onCloseAutoFocus: (event: Event) => void;
};

/** A contact's details in a drawer, in windows without room beside the list. */
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
  /** Absent if the contact is shown without being chosen. */
  onClose?: () => void;
};

/** A contact's details beside the list. */
export function ContactPanel({ id, onClose, ...props }: ContactPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Moves the focus from the chosen row to the details.
    if (document.activeElement?.id === contactRowId(id)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [id]);
  return (
    <aside aria-label="Contact details" className="sticky top-26 hidden w-80 shrink-0 xl:block">
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

/** Roles that handle a closing's money, and are impersonated by criminals. */
const handlesMoney: readonly ContactRole[] = ["title-officer", "exchange-intermediary"];

type ContactDetailProps = {
  contact: Contact;
  deals: readonly DealName[];
  clock: Clock;
  /** A heading with the contact's name. */
  heading: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
};

/** A contact's details, and buttons to call or write. */
function ContactDetail({ clock, contact, heading, onEdit, onRemove, deals }: ContactDetailProps) {
  const saveVCard = useSaveVCard();
  const { company, id, name, phone, role } = contact;
  const mayChange = useIsAuthor(contact);
  return (
    <>
      <ContactAvatar contact={contact} size="lg" />
      <div className="mt-4">{heading}</div>
      <p className="text-ui text-fg-3">
        {contactRoleNames[role]}
        {company && `, ${company}`}
      </p>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button asChild variant="ink" className={phone ? undefined : "col-span-2"}>
          <Link to={messageToPath(id)}>
            <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
            Message
          </Link>
        </Button>
        {phone && (
          <Button asChild variant="outline">
            <a href={`tel:${phone.e164}`}>
              <Phone aria-hidden className="size-4" strokeWidth={1.75} />
              Call
            </a>
          </Button>
        )}
      </div>
      {handlesMoney.includes(role) && (
        <p
          role="note"
          aria-label="Wire fraud"
          className="mt-5 flex gap-3 rounded-control bg-warn-tint p-3 text-caption text-fg"
        >
          <ShieldAlert aria-hidden className="size-5 shrink-0 text-warn" strokeWidth={1.5} />
          Your broker never sends wire instructions through this portal or by email alone. Call a
          number you already know before you send money.
        </p>
      )}
      <Facts contact={contact} deals={deals} clock={clock} />
      <div className="mt-5 flex flex-col gap-2">
        <Button
          variant="outline"
          pending={saveVCard.isPending}
          onClick={() => saveVCard.run(contact)}
        >
          <ContactRound aria-hidden className="size-4" strokeWidth={1.75} />
          Save vCard
        </Button>
        {mayChange && (
          <>
            <Button variant="outline" onClick={onEdit} aria-label={`Edit ${name}`}>
              <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
              Edit
            </Button>
            <Button variant="ghost" onClick={onRemove} aria-label={`Remove ${name}`}>
              <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
              Remove
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/**
 * Whether the user may edit a contact: a broker or a client may edit those of their own side, and
 * no one the broker.
 */
function useIsAuthor({ isOwn, role }: Contact): boolean {
  const isBroker = useIsBroker();
  return isOwn !== isBroker && role !== "broker";
}

function Facts({ clock, contact, deals }: Pick<ContactDetailProps, "clock" | "contact" | "deals">) {
  const { addedAt, email, lastContactAt, phone, dealIds } = contact;
  const client = useClientName()(contact);
  const isAuthor = useIsAuthor(contact);
  const contactDeals = deals.filter(({ id }) => dealIds.includes(id));
  return (
    <dl className="mt-5 border-t border-hairline text-ui">
      {client && <Fact label="Client">{client}</Fact>}
      <Fact label="Email">
        <TextLink href={mailtoOf(email)} className="wrap-anywhere">
          {email}
        </TextLink>
      </Fact>
      {phone && <Fact label="Phone">{phone.display}</Fact>}
      {contactDeals.length > 0 && (
        <Fact label="Properties">
          {/* The broker is part of all deals. */}
          {contactDeals.length > 1 && contactDeals.length === deals.length ? (
            <TextLink asChild>
              <Link to={dashboardPaths.deals}>All {contactDeals.length} properties</Link>
            </TextLink>
          ) : (
            <ul className="flex flex-col gap-1">
              {contactDeals.map((deal) => (
                <li key={deal.id}>
                  <TextLink asChild>
                    <Link to={dealPath(deal.id)}>{deal.name}</Link>
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      )}
      <Fact label="Last contact">
        {lastContactAt ? (
          <time dateTime={lastContactAt}>{formatRecentDate(lastContactAt, clock)}</time>
        ) : (
          "Not yet"
        )}
      </Fact>
      <Fact label="Added">
        <time dateTime={addedAt}>{formatRecentDate(addedAt, clock)}</time>
        {isAuthor && <span className="block text-caption text-fg-3">By you</span>}
      </Fact>
    </dl>
  );
}

function Fact({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="flex gap-4 border-b border-hairline py-3">
      <dt className="w-20 shrink-0 text-fg-3">{label}</dt>
      <dd className="min-w-0 text-fg">{children}</dd>
    </div>
  );
}
