import { contactRoleNames } from "@frontage/content/record-names";
import type { Contact } from "@frontage/content/schemas/contact";
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
import { useClientName } from "../../portal/use-client-name.ts";
import { type Clock, formatRecentDate } from "../../time/dates.ts";
import { ContactAvatar } from "./contact-avatar.tsx";
import { openContact } from "./contact-search.ts";

const columnLook: ColumnLook = {};
const tableMeta: { clock?: Clock } = {};
const features = tableFeatures({ columnMeta: columnLook, tableMeta });
const column = createColumnHelper<typeof features, Contact>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    meta: { narrow: "title" },
    cell: ({ row, table }) => <NameCell contact={row.original} clock={table.options.meta?.clock} />,
  }),
  column.accessor(({ role }) => contactRoleNames[role], {
    id: "role",
    header: "Role",
    meta: { className: "md:w-42", narrow: "hidden" },
  }),
  column.accessor(({ phone }) => phone, {
    id: "phone",
    header: "Phone",
    meta: { className: "md:w-40", narrow: "actions" },
    cell: ({ row }) => <PhoneCell contact={row.original} />,
  }),
  column.accessor("lastContactAt", {
    header: "Last contact",
    // Hidden first when the details leave less width.
    meta: { className: "md:w-34 md:hidden @2xl:table-cell", narrow: "hidden" },
    cell: ({ getValue, table }) => lastContact(getValue(), table.options.meta?.clock),
  }),
]);

export type ContactTableProps = {
  contacts: readonly Contact[];
  clock: Clock;
  /** Whether this is the previous list, while the next one loads. */
  isStale: boolean;
};

/** The list: a table, or cards on a phone. */
export function ContactTable({ clock, contacts, isStale }: ContactTableProps) {
  const data = useMemo(() => [...contacts], [contacts]);
  const table = useTable({ features, columns, data, meta: { clock }, getRowId: ({ id }) => id });

  return (
    <TableContainer className="@container" aria-busy={isStale}>
      <Table className="md:table-fixed">
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
            <TableRow key={row.id} className="relative has-aria-[current=true]:bg-sunken">
              {row.getAllCells().map((cell) => {
                const { meta } = cell.column.columnDef;
                return (
                  <TableCell
                    key={cell.id}
                    narrow={meta?.narrow}
                    className={`${meta?.className ?? ""} md:py-2.75`}
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

/** The id of a contact's link in the list, to which the focus returns. */
export const contactRowId = (id: string) => `contact-${id}`;

function lastContact(instant: string | undefined, clock: Clock | undefined) {
  if (instant === undefined) return "Not yet";
  if (!clock) return null;
  return <time dateTime={instant}>{formatRecentDate(instant, clock)}</time>;
}

function NameCell({ clock, contact }: { contact: Contact; clock: Clock | undefined }) {
  const { values, pathWith } = useUrlState(openContact);
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
          aria-current={values.openId === contact.id || undefined}
          className="text-small wrap-anywhere outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus-ring) md:text-ui"
        >
          {contact.name}
        </Link>
        {contact.company && (
          <span className="font-normal text-pretty wrap-anywhere text-fg-3">{contact.company}</span>
        )}
        {client && <span className="font-normal wrap-anywhere text-fg-3">Client: {client}</span>}
        {/* A phone's card has no columns. */}
        <span className="text-caption font-normal text-fg-3 md:hidden">
          {contactRoleNames[contact.role]} · {lastContact(contact.lastContactAt, clock)}
        </span>
      </span>
    </TableTitle>
  );
}

function PhoneCell({ contact: { name, phone } }: { contact: Contact }) {
  if (!phone) return <span className="max-md:hidden">None</span>;
  return (
    <a
      href={`tel:${phone.e164}`}
      aria-label={`Call ${name}, ${phone.display}`}
      className="relative inline-flex min-h-6 items-center rounded-control whitespace-nowrap transition-colors hover:text-accent max-md:size-11 max-md:justify-center"
    >
      <Phone aria-hidden className="size-4.5 md:hidden" strokeWidth={1.5} />
      <span className="max-md:hidden">{phone.display}</span>
    </a>
  );
}
