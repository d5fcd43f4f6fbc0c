import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import { TableTitle } from "@frontage/ui/table";
import { Phone } from "lucide-react";
import { Link } from "react-router";

import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useClientName, useIsBroker } from "../../api/visit.tsx";
import { type Clock, formatRecentDate } from "../../time/dates.ts";
import { ContactAvatar } from "./contact-avatar.tsx";
import { openContact } from "./contact-search.ts";

type ContactTableProps = {
  contacts: readonly Contact[];
  /** The id of the contact with visible details, whose row is highlighted. */
  shownId: string | undefined;
  clock: Clock;
  /** Whether these are the previous contacts, while the next ones load. */
  isStale: boolean;
};

/** A table of contacts, or cards in a narrow window. */
export function ContactTable({ clock, contacts, isStale, shownId }: ContactTableProps) {
  const isBroker = useIsBroker();
  return (
    <RecordTable
      caption="Contacts"
      columnCount="few"
      columns={columnsOf(clock, shownId, isBroker)}
      rows={contacts}
      isStale={isStale}
      hasFixedWidths
      rowClassName="as-table:*:py-2.75 has-aria-[current=true]:bg-sunken has-aria-[current=true]:forced-current has-aria-[current=true]:shadow-[-0.75rem_0_0_var(--color-sunken),0.75rem_0_0_var(--color-sunken),-0.875rem_0_0_var(--color-accent)]"
    />
  );
}

function columnsOf(clock: Clock, shownId: string | undefined, isBroker: boolean) {
  const columns: RecordColumn<Contact>[] = [
    {
      id: "name",
      head: "Name",
      narrow: "title",
      cell: (contact) => <NameCell contact={contact} clock={clock} shownId={shownId} />,
    },
    {
      id: "client",
      head: "Client",
      // Hidden in a narrow table; the name's cell then shows the client.
      className: "as-table:w-44 text-fg-3 @max-3xl:hidden",
      narrow: "hidden",
      cell: ({ client }) => client?.name,
    },
    {
      id: "role",
      head: "Role",
      className: "as-table:w-42",
      narrow: "hidden",
      cell: ({ role }) => contactRoleNames[role],
    },
    {
      id: "phone",
      head: "Phone",
      className: "as-table:w-40",
      narrow: "actions",
      cell: (contact) => <PhoneCell contact={contact} />,
    },
    {
      id: "last-contact",
      head: "Last contact",
      // The first column to be hidden in a narrow table.
      className: "as-table:w-34 @max-2xl:hidden",
      narrow: "hidden",
      cell: ({ lastContactAt }) => lastContact(lastContactAt, clock),
    },
  ];
  // Clients see only their own contacts.
  return isBroker ? columns : columns.filter(({ id }) => id !== "client");
}

/** The id of a contact's link in the list, which gets the focus back when the details close. */
export const contactRowId = (id: string) => `contact-${id}`;

function lastContact(instant: string | undefined, clock: Clock) {
  if (instant === undefined) return "Not yet";
  return <time dateTime={instant}>{formatRecentDate(instant, clock)}</time>;
}

type NameCellProps = Pick<ContactTableProps, "clock" | "shownId"> & { contact: Contact };

function NameCell({ clock, contact, shownId }: NameCellProps) {
  const { pathWith } = useUrlState(openContact);
  const client = useClientName()(contact);
  return (
    <TableTitle>
      {/* The avatar is hidden if it leaves too little room for the name. */}
      <span className="shrink-0 @max-3xs:hidden">
        <ContactAvatar contact={contact} />
      </span>
      <span className="flex min-w-0 flex-col text-ui">
        {/* The link covers the whole row, below the phone number. */}
        <Link
          id={contactRowId(contact.id)}
          to={pathWith({ openId: contact.id })}
          aria-current={contact.id === shownId || undefined}
          className="covers-row text-small wrap-anywhere as-table:text-ui"
        >
          {contact.name}
        </Link>
        {contact.company && (
          <span className="font-normal text-pretty wrap-anywhere text-fg-3">{contact.company}</span>
        )}
        {client && (
          <span className="font-normal wrap-anywhere text-fg-3 as-list:hidden as-table:@3xl:hidden">
            Client: {client}
          </span>
        )}
        {/* Cards have no columns for role and last contact. */}
        <span className="text-caption font-normal text-fg-3 as-table:hidden">
          {contactRoleNames[contact.role]}
          <span className="ml-3">{lastContact(contact.lastContactAt, clock)}</span>
        </span>
      </span>
    </TableTitle>
  );
}

function PhoneCell({ contact: { name, phone } }: { contact: Contact }) {
  if (!phone) return <span className="as-list:hidden">None</span>;
  return (
    <a
      href={`tel:${phone.e164}`}
      aria-label={`Call ${name}, ${phone.display}`}
      className="relative inline-flex min-h-6 items-center rounded-control whitespace-nowrap transition-colors hover:text-accent as-list:size-11 as-list:justify-center"
    >
      <Phone aria-hidden className="size-4.5 as-table:hidden" strokeWidth={1.5} />
      <span className="as-list:hidden">{phone.display}</span>
    </a>
  );
}
