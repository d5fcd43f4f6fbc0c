import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
  TableTitle,
} from "@frontage/ui/table";
import { createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { Phone } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";

import type { ColumnLook } from "../../components/column-head.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { useClientName } from "../../portal/use-client-name.ts";
import { type Clock, formatRecentDate } from "../../time/dates.ts";
import { ContactAvatar } from "./contact-avatar.tsx";
import { openContact } from "./contact-search.ts";

const columnLook: ColumnLook = {};
const tableMeta: { clock?: Clock; shownId?: string } = {};
const features = tableFeatures({ columnMeta: columnLook, tableMeta });
const column = createColumnHelper<typeof features, Contact>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    meta: { narrow: "title" },
    cell: ({ row, table }) => <NameCell contact={row.original} {...table.options.meta} />,
  }),
  // For a broker.
  column.accessor(({ client }) => client?.name, {
    id: "client",
    header: "Client",
    // If the details leave less room, the name’s cell shows it.
    meta: { className: "as-table:w-44 @max-3xl:hidden", narrow: "hidden" },
  }),
  column.accessor(({ role }) => contactRoleNames[role], {
    id: "role",
    header: "Role",
    meta: { className: "as-table:w-42", narrow: "hidden" },
  }),
  column.accessor(({ phone }) => phone, {
    id: "phone",
    header: "Phone",
    meta: { className: "as-table:w-40", narrow: "actions" },
    cell: ({ row }) => <PhoneCell contact={row.original} />,
  }),
  column.accessor("lastContactAt", {
    header: "Last contact",
    // Hidden first if the details leave less room.
    meta: { className: "as-table:w-34 @max-2xl:hidden", narrow: "hidden" },
    cell: ({ getValue, table }) => lastContact(getValue(), table.options.meta?.clock),
  }),
]);

/** For a client, all contacts are theirs. */
const clientColumns = columns.filter(({ id }) => id !== "client");

export type ContactTableProps = {
  contacts: readonly Contact[];
  /** The contact whose details show; its row is marked. */
  shownId: string | undefined;
  clock: Clock;
  /** Whether this is the previous list, while the next one loads. */
  isStale: boolean;
};

/** The list: a table, or cards where it is narrow. */
export function ContactTable({ clock, contacts, isStale, shownId }: ContactTableProps) {
  const data = useMemo(() => [...contacts], [contacts]);
  const { brokerApi } = usePortal();
  const table = useTable({
    features,
    columns: brokerApi ? columns : clientColumns,
    data,
    meta: { clock, shownId },
    getRowId: ({ id }) => id,
  });

  return (
    <TableContainer columns="few" aria-busy={isStale}>
      <Table className="as-table:table-fixed">
        <TableCaption>Contacts</TableCaption>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map((header) => (
                <TableHead key={header.id} className={header.column.columnDef.meta?.className}>
                  <table.FlexRender header={header} />
                </TableHead>
              ))}
            </TableRow>
          ))}
        </TableHeader>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              className="has-aria-[current=true]:bg-sunken has-aria-[current=true]:forced-current has-aria-[current=true]:shadow-[inset_2px_0_0_var(--color-accent)]"
            >
              {row.getAllCells().map((cell) => {
                const { meta } = cell.column.columnDef;
                return (
                  <TableCell
                    key={cell.id}
                    narrow={meta?.narrow}
                    className={`${meta?.className ?? ""} as-table:py-2.75`}
                  >
                    <table.FlexRender cell={cell} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The id of a contact's link in the list, which gets the focus back. */
export const contactRowId = (id: string) => `contact-${id}`;

function lastContact(instant: string | undefined, clock: Clock | undefined) {
  if (instant === undefined) return "Not yet";
  if (!clock) return null;
  return <time dateTime={instant}>{formatRecentDate(instant, clock)}</time>;
}

function NameCell({ clock, contact, shownId }: { contact: Contact } & typeof tableMeta) {
  const { pathWith } = useUrlState(openContact);
  const client = useClientName()(contact);
  return (
    <TableTitle>
      {/* Hidden if there is too little room for the name. */}
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
          <span className="font-normal wrap-anywhere text-fg-3 as-table:@3xl:hidden">
            Client: {client}
          </span>
        )}
        {/* A card has no columns. */}
        <span className="text-caption font-normal text-fg-3 as-table:hidden">
          {contactRoleNames[contact.role]} · {lastContact(contact.lastContactAt, clock)}
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
