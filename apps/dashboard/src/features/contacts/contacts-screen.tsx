import { type Contact, contactRoles } from "@frontage/records/schemas/contact";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import { toast } from "@frontage/ui/toast";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { contactRoleNames } from "@frontage/records/record-names";
import { SearchInput } from "@frontage/ui/search-input";

import { ClientsTabs } from "../../components/clients-tabs.tsx";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordList } from "../../components/record-list.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { useUrlState, type ChangeOptions } from "../../navigation/use-url-state.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { dealNamesQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { serverTimeAt } from "../../time/server-clock.ts";
import { usePreload } from "../../navigation/use-preload.ts";
import type { ContactFormDialogProps } from "./contact-form-dialog.tsx";
import { contactSearch, isFiltered, openContact, type ContactSearch } from "./contact-search.ts";
import { ContactTable } from "./contact-table.tsx";
import { ContactPanel, ContactDrawer, type ContactViewProps } from "./contact-view.tsx";
import { useExportContacts, useRemoveContact } from "./contacts.ts";
import { MoreButton, RowMenu } from "../../components/row-menu.tsx";
import { contactsQuery, othersOnly } from "../../api/contact-queries.ts";
import { FilterButton } from "../../components/filter-button.tsx";
import { FilterSelect } from "../../components/filter-select.tsx";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import type { FirstQueries } from "../../api/first-queries.ts";

const contactForm = lazyForm<ContactFormDialogProps>(async () => ({
  default: (await import("./contact-form-dialog.tsx")).ContactFormDialog,
}));

export const queries: FirstQueries = (start, { isBroker }) => {
  start(dealNamesQuery());
  start(contactsQuery(isBroker ? othersOnly : {}, 1));
};

/** The contacts screen: the parties in a client's deals, and the details of one. */
export default function Contacts() {
  const isBroker = useIsBroker();
  const { change: changeList, values: search } = useUrlState(contactSearch);
  const { page, dealId, role, text } = search;
  const filter = { dealId, role, text: text.trim() || undefined, ...(isBroker && othersOnly) };
  const exportContacts = useExportContacts();
  const contacts = useQuery(contactsQuery(filter, page));
  const deals = useQuery(dealNamesQuery());
  const { change, values } = useUrlState(openContact);
  const hasRoomBeside = useMediaQuery("(min-width: 80rem)");
  const shownId = useShownId(values.openId, { listed: contacts.data?.items ?? [], hasRoomBeside });
  const listElement = useRef<HTMLDivElement>(null);
  const timeZone = useTimeZone();

  if (!contacts.data || !deals.data || !timeZone) {
    return (
      <NotLoaded what="contacts" queries={[contacts, deals]}>
        <ListSkeleton columns={4} tools={4} rows={8} />
      </NotLoaded>
    );
  }
  const { items, total, ...shown } = contacts.data;
  const clock = { now: serverTimeAt(contacts.dataUpdatedAt), timeZone };
  const isNarrowed = isFiltered(search);
  const hasOnlyBroker =
    !isBroker && !isNarrowed && items.every((contact) => contact.role === "broker");
  // Closing replaces the history entry, so that Back doesn't reopen the contact.
  const open = (id: string | undefined) => change({ openId: id }, { replace: id === undefined });
  function turnTo(number: number) {
    changeList({ page: number });
    const top = listElement.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) listElement.current?.scrollIntoView();
  }

  return (
    <>
      {isBroker && <ClientsTabs className="-mt-3 mb-4 md:-mt-7 md:mb-6" />}
      <ContactFilters search={search} deals={deals.data} onChange={changeList}>
        {/* A broker adds contacts on a client's page. */}
        {!isBroker && (
          <AddContact deals={deals.data} dealId={dealId} onShow={({ id }) => open(id)} />
        )}
        <RowMenu
          name="all contacts"
          Trigger={MoreButton}
          items={[
            {
              label: "Export as vCards",
              isDisabled: total === 0 || exportContacts.isPending,
              onSelect: () => exportContacts.run(filter),
            },
          ]}
        />
      </ContactFilters>
      <div className="mt-4 flex items-start gap-6 md:mt-6">
        <div
          ref={listElement}
          tabIndex={-1}
          role="group"
          aria-label="Contacts"
          className="min-w-0 grow outline-none"
        >
          {total === 0 && hasOnlyBroker ? (
            <OnlyBroker />
          ) : (
            <RecordList
              nouns={["contact", "contacts"]}
              shown={items.length}
              total={total}
              noMatches={{
                title: isNarrowed ? "No contacts match these filters" : "No contacts yet",
                onClear: isNarrowed
                  ? () => changeList({ text: "", role: undefined, dealId: undefined })
                  : undefined,
              }}
              pages={{ ...shown, onTurn: turnTo }}
            >
              <ContactTable
                contacts={items}
                shownId={shownId}
                clock={clock}
                isStale={contacts.isPlaceholderData}
              />
              {hasOnlyBroker && <OnlyBroker />}
            </RecordList>
          )}
        </div>
        <OpenContact
          id={values.openId}
          shownId={shownId}
          hasRoomBeside={hasRoomBeside}
          onOpen={open}
          // The focused button was removed with the contact.
          onRemoved={() => listElement.current?.focus()}
          listed={items}
          deals={deals.data}
          clock={clock}
        />
      </div>
    </>
  );
}

/** Shown while the broker is the client's only contact. */
function OnlyBroker() {
  return (
    <Card className="mt-6">
      <Empty
        title="Just your broker so far"
        description="The parties to a deal appear here when it opens. You can also add your own contacts."
      />
    </Card>
  );
}

/**
 * The id of the contact with visible details: the chosen one or, beside the list, the client's
 * broker, even if filters hide them. A new client has no contacts yet, not even the broker.
 */
function useShownId(
  openId: string | undefined,
  { hasRoomBeside, listed }: { hasRoomBeside: boolean; listed: readonly Contact[] },
): string | undefined {
  const isBroker = useIsBroker();
  const listedBroker = listed.find(({ role }) => role === "broker")?.id;
  const [brokerId, setBrokerId] = useState(listedBroker);
  if (listedBroker !== undefined && listedBroker !== brokerId) setBrokerId(listedBroker);
  return openId ?? (hasRoomBeside && !isBroker ? brokerId : undefined);
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
        // A drawer keeps the focus until it has closed, so the focus moves later.
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
        <contactForm.Part
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

type AddContactProps = {
  deals: readonly DealName[];
  /** The initially chosen deal. */
  dealId: string | undefined;
  onShow: (contact: Contact) => void;
};

/** A button that opens the form of a new contact. */
function AddContact({ onShow, ...props }: AddContactProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  usePreload(contactForm.preload);
  return (
    <>
      <FormAtAddress form="contact" onOpen={open} />
      <Button variant="ink" onClick={open}>
        <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
        Add contact
      </Button>
      {isOpen && (
        <contactForm.Part
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

type ContactFiltersProps = {
  search: ContactSearch;
  deals: readonly DealName[];
  onChange: (change: Partial<ContactSearch>, options?: ChangeOptions) => void;
  /** Buttons after the filters. */
  children: ReactNode;
};

/** The row above the list: search, filters and buttons. */
function ContactFilters({ children, onChange, deals, search }: ContactFiltersProps) {
  const isBroker = useIsBroker();
  const roles = contactRoles.filter((role) => !isBroker || role !== othersOnly.except);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput
        label="Search contacts"
        className="w-full md:w-56 md:grow lg:max-w-80"
        value={search.text}
        onChange={(event) => onChange({ text: event.target.value }, { replace: true })}
      />
      <FilterButton
        count={Number(search.role !== undefined) + Number(search.dealId !== undefined)}
        onClear={() => onChange({ role: undefined, dealId: undefined })}
      >
        <FilterSelect
          label="Role"
          all="All roles"
          value={search.role}
          onChange={(value) => onChange({ role: contactRoles.find((role) => role === value) })}
        >
          <NamedOptions values={roles} names={contactRoleNames} />
        </FilterSelect>
        <FilterSelect
          label="Deal"
          all="All deals"
          value={search.dealId}
          onChange={(dealId) => onChange({ dealId })}
        >
          <RecordOptions records={deals} />
        </FilterSelect>
      </FilterButton>
      <div className="ml-auto flex flex-wrap justify-end gap-3">{children}</div>
    </div>
  );
}
