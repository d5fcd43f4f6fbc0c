import type { Contact } from "@frontage/records/schemas/contact";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import { toast } from "@frontage/ui/toast";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { Download, UserPlus } from "lucide-react";
import { useMemo, useRef, useState } from "react";

import { Empty, NoMatches } from "../../components/empty.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { ContactFilter } from "../../portal/portal.ts";
import { useNow } from "../../time/use-now.ts";
import { ContactFilters, type ContactFiltersProps } from "./contact-filters.tsx";
import { ContactFormDialog } from "./contact-form-dialog.tsx";
import { pageSize, type NumberedPage } from "./contact-queries.ts";
import { isFiltered, openContact, type ContactSearch } from "./contact-search.ts";
import { ContactTable } from "./contact-table.tsx";
import { ContactPanel, ContactDrawer, type ContactViewProps } from "./contact-view.tsx";
import { columnsClasses } from "./contacts-skeleton.tsx";
import { useExportContacts, useRemoveContact } from "./use-contact-actions.ts";

export type ContactDirectoryProps = {
  list: NumberedPage;
  /** Whether this is the previous list, while the next one loads. */
  isStale: boolean;
  filter: ContactFilter;
  search: ContactSearch;
  onChange: ContactFiltersProps["onChange"];
  deals: readonly DealName[];
  timeZone: string;
};

/** The loaded contacts: the list and the details of one. */
export function ContactDirectory(props: ContactDirectoryProps) {
  const { filter, isStale, list, onChange, deals, search, timeZone } = props;
  const { brokerApi } = usePortal();
  const { change, values } = useUrlState(openContact);
  const hasRoomBeside = useMediaQuery("(min-width: 80rem)");
  const listElement = useRef<HTMLDivElement>(null);
  const minute = useNow().getTime();
  const clock = useMemo(() => ({ now: new Date(minute), timeZone }), [minute, timeZone]);

  // Closing replaces the history entry, so that Back doesn’t reopen the contact.
  const open = (id: string | undefined) => change({ openId: id }, { replace: id === undefined });
  function turnTo(page: number) {
    onChange({ page });
    const top = listElement.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) listElement.current?.scrollIntoView();
  }

  const { items, total } = list;
  const shownId = useShownId(values.openId, { listed: items, hasRoomBeside });
  const isNarrowed = isFiltered(search);
  const hasOnlyBroker = !brokerApi && !isNarrowed && items.every(({ role }) => role === "broker");

  return (
    <>
      <ContactFilters search={search} deals={deals} onChange={onChange}>
        <ExportButton filter={filter} disabled={total === 0} />
        {/* A broker adds contacts on a client's page. */}
        {!brokerApi && (
          <AddContact deals={deals} dealId={search.dealId} onShow={({ id }) => open(id)} />
        )}
      </ContactFilters>
      <div className={columnsClasses}>
        <div
          ref={listElement}
          tabIndex={-1}
          role="group"
          aria-label="Contacts"
          className="min-w-0 grow outline-none"
        >
          {total > 0 && (
            <ContactTable contacts={items} shownId={shownId} clock={clock} isStale={isStale} />
          )}
          {hasOnlyBroker && (
            <Card className="mt-6">
              <Empty
                title="Just your broker so far"
                description="The parties to a deal appear here when it opens. You can also add your own contacts."
              />
            </Card>
          )}
          {total === 0 && !hasOnlyBroker && (
            <Card>
              <NoMatches
                title={isNarrowed ? "No contacts match these filters" : "No contacts yet"}
                onClear={
                  isNarrowed
                    ? () => onChange({ text: "", role: undefined, dealId: undefined })
                    : undefined
                }
              />
            </Card>
          )}
          {/* A new client's card already says everything. */}
          {(total > 0 || isNarrowed) && <Pages list={list} onTurn={turnTo} />}
        </div>
        <OpenContact
          id={values.openId}
          shownId={shownId}
          hasRoomBeside={hasRoomBeside}
          onOpen={open}
          // The focused button is gone.
          onRemoved={() => listElement.current?.focus()}
          listed={items}
          deals={deals}
          clock={clock}
        />
      </div>
    </>
  );
}

/**
 * The contact whose details are shown: the chosen one or, beside the list, the client's broker
 * until another is chosen, even if filters hide them. A new client has no contacts yet, not even
 * the broker.
 */
function useShownId(
  openId: string | undefined,
  { hasRoomBeside, listed }: { hasRoomBeside: boolean; listed: readonly Contact[] },
): string | undefined {
  const { brokerApi } = usePortal();
  const listedBroker = listed.find(({ role }) => role === "broker")?.id;
  const [brokerId, setBrokerId] = useState(listedBroker);
  if (listedBroker !== undefined && listedBroker !== brokerId) setBrokerId(listedBroker);
  return openId ?? (hasRoomBeside && !brokerApi ? brokerId : undefined);
}

type OpenContactProps = Pick<ContactViewProps, "listed" | "deals" | "clock"> & {
  /** The chosen contact's id. */
  id: string | undefined;
  shownId: string | undefined;
  hasRoomBeside: boolean;
  onOpen: (id: string | undefined) => void;
  onRemoved: () => void;
};

/**
 * The open contact, or the client’s broker: beside the list if there is room, otherwise in a
 * drawer.
 */
function OpenContact({
  hasRoomBeside,
  id,
  onOpen,
  onRemoved,
  shownId,
  ...props
}: OpenContactProps) {
  const remove = useRemoveContact();
  const [edited, setEdited] = useState<Contact>();
  const hasRemoved = useRef(false);
  const close = () => onOpen(undefined);
  function onRemove(contact: Contact) {
    remove.run(contact, {
      onSuccess: () => {
        close();
        // A drawer keeps the focus until it has closed.
        if (hasRoomBeside) onRemoved();
        else hasRemoved.current = true;
      },
    });
  }
  function onCloseAutoFocus(event: Event) {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    event.preventDefault();
    onRemoved();
  }

  const onEdit = (contact: Contact) => setEdited(contact);
  const actions = { onEdit, onRemove };
  if (shownId === undefined) return null;
  return (
    <>
      {hasRoomBeside ? (
        <ContactPanel
          id={shownId}
          onClose={id === undefined ? undefined : close}
          {...actions}
          {...props}
        />
      ) : (
        <ContactDrawer
          id={shownId}
          onClose={close}
          onCloseAutoFocus={onCloseAutoFocus}
          {...actions}
          {...props}
        />
      )}
      {edited && (
        <ContactFormDialog
          key={edited.id}
          contact={edited}
          deals={props.deals}
          onClose={() => setEdited(undefined)}
          onSaved={({ name }) => {
            setEdited(undefined);
            toast.success(`${name} updated.`);
          }}
        />
      )}
    </>
  );
}

function ExportButton({ disabled, filter }: { filter: ContactFilter; disabled: boolean }) {
  const exportContacts = useExportContacts();
  return (
    <Button
      variant="outline"
      aria-label="Export as vCards"
      disabled={disabled}
      pending={exportContacts.isPending}
      onClick={() => exportContacts.run(filter)}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      Export
    </Button>
  );
}

type AddContactProps = {
  deals: readonly DealName[];
  /** The initially chosen deal. */
  dealId: string | undefined;
  onShow: (contact: Contact) => void;
};

/** The button that opens the form of a new contact. */
function AddContact({ onShow, ...props }: AddContactProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <FormAtAddress form="contact" onOpen={open} />
      <Button variant="ink" onClick={open}>
        <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
        Add contact
      </Button>
      {isOpen && (
        <ContactFormDialog
          {...props}
          onClose={() => setOpen(false)}
          onSaved={(contact) => {
            setOpen(false);
            toast.success(`${contact.name} added.`, {
              label: "Show",
              onSelect: () => onShow(contact),
            });
          }}
        />
      )}
    </>
  );
}

function Pages({ list, onTurn }: { list: NumberedPage; onTurn: (page: number) => void }) {
  const { items, page, total } = list;
  const first = (page - 1) * pageSize + 1;
  const range = items.length < total ? `${first} to ${first + items.length - 1} of ` : "";
  return (
    <Pagination className="mt-6">
      <PaginationStatus>
        {total === 0 ? "No contacts" : `${range}${total} ${total === 1 ? "contact" : "contacts"}`}
      </PaginationStatus>
      {total > pageSize && (
        <>
          <PaginationPrevious disabled={page === 1} onClick={() => onTurn(page - 1)} />
          <PaginationNext disabled={page * pageSize >= total} onClick={() => onTurn(page + 1)} />
        </>
      )}
    </Pagination>
  );
}
