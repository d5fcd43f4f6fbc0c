import type { Contact } from "@frontage/content/schemas/contact";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { lazyPart } from "@frontage/ui/lazy-part";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import { toast } from "@frontage/ui/toast";
import { Download, SearchX, UserPlus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useSearchParams } from "wouter";

import { openPart } from "../../lib/open-part.ts";
import { PartAtAddress } from "../../lib/part-at-address.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { useNow } from "../../lib/use-now.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { ContactFilter } from "../../portal/portal.ts";
import type { AddContactDialogProps } from "./add-contact-dialog.tsx";
import type { ContactDrawerProps } from "./contact-drawer.tsx";
import { ContactFilters } from "./contact-filters.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { pageSize, type NumberedPage } from "./contact-queries.ts";
import {
  changeContactSearch,
  isFiltered,
  withContact,
  type ContactSearch,
} from "./contact-search.ts";
import { ContactTable } from "./contact-table.tsx";
import { columnsClasses } from "./contacts-skeleton.tsx";
import { useExportContacts, useRemoveContact } from "./use-contact-actions.ts";

const addContactDialog = lazyPart<AddContactDialogProps>(() => import("./add-contact-dialog.tsx"));
const contactDrawer = lazyPart<ContactDrawerProps>(() => import("./contact-drawer.tsx"));

/** Whose details stand beside the list while nobody is chosen. */
const brokerId = "broker";

export type ContactDirectoryProps = {
  list: NumberedPage;
  /** The list is being fetched anew; what stands here is the last one. */
  isStale: boolean;
  filter: ContactFilter;
  search: ContactSearch;
  properties: readonly Property[];
  timeZone: string;
};

/** The contacts once they are there: the list, the details of one, and what can be done. */
export function ContactDirectory({
  filter,
  isStale,
  list,
  properties,
  search,
  timeZone,
}: ContactDirectoryProps) {
  const { desk } = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const listElement = useRef<HTMLDivElement>(null);
  const hasRoomBeside = useMediaQuery("(min-width: 80rem)");
  const exportContacts = useExportContacts();
  const remove = useRemoveContact();
  const minute = useNow().getTime();
  const clock = useMemo(() => ({ now: new Date(minute), timeZone }), [minute, timeZone]);
  const openId = parameters.get("contact") ?? undefined;

  // Closing replaces: Back leads to where one was before, not to the contact again.
  const open = (id: string | undefined) =>
    setParameters((current) => withContact(current, id), { replace: id === undefined });
  function change(next: Partial<ContactSearch>, { typing = false } = {}) {
    setParameters((current) => changeContactSearch(current, next), { replace: typing });
  }
  function turnTo(page: number) {
    change({ page });
    const top = listElement.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) listElement.current?.scrollIntoView();
  }
  function removeContact(contact: Contact) {
    remove.mutate(contact, {
      onSuccess: () => {
        open(undefined);
        // The button is gone, and with it the focus; a drawer lets go of it a moment later.
        requestAnimationFrame(() => listElement.current?.focus());
      },
    });
  }

  const preloadDialog = () => void addContactDialog.preload().catch(() => {});
  const addButton = (
    <Button
      variant="ink"
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => openPart("The form", addContactDialog.preload, () => setAdding(true))}
    >
      <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
      Add contact
    </Button>
  );
  const { items, nextCursor, page, total } = list;
  const hasOnlyBroker =
    !desk && !isFiltered(search) && items.every(({ role }) => role === "broker");
  const first = (page - 1) * pageSize + 1;
  const view = { listed: items, properties, clock, onRemove: removeContact };

  return (
    <>
      <ContactFilters search={search} properties={properties} onChange={change}>
        <Button
          variant="outline"
          aria-label="Export as vCards"
          disabled={total === 0}
          pending={exportContacts.isPending}
          onClick={() => exportContacts.mutate(filter)}
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Export
        </Button>
        {/* A broker adds them where a client's deals are. */}
        {!desk && addButton}
      </ContactFilters>
      <div className={columnsClasses}>
        <div
          ref={listElement}
          tabIndex={-1}
          role="group"
          aria-label="Contacts"
          className="min-w-0 grow outline-none"
        >
          {total > 0 && <ContactTable contacts={items} clock={clock} isStale={isStale} />}
          {hasOnlyBroker && (
            <Card className="mt-6">
              <EmptyState>
                <EmptyStateTitle>Only me so far</EmptyStateTitle>
                <EmptyStateDescription>
                  The parties of a deal join this list when it opens. You can add people of your
                  own.
                </EmptyStateDescription>
              </EmptyState>
            </Card>
          )}
          {total === 0 && !hasOnlyBroker && (
            <Card>
              <EmptyState>
                <EmptyStateGlyph>
                  <SearchX />
                </EmptyStateGlyph>
                <EmptyStateTitle>No contact matches</EmptyStateTitle>
                <EmptyStateDescription>
                  Nobody in {desk ? "this" : "your"} list has this name, role and deal.
                </EmptyStateDescription>
                <Button
                  variant="outline"
                  onClick={() => change({ text: "", role: undefined, propertyId: undefined })}
                >
                  Clear filters
                </Button>
              </EmptyState>
            </Card>
          )}
          <Pagination className="mt-6">
            <PaginationStatus>
              {total === 0
                ? "No contacts"
                : `${first} to ${first + items.length - 1} of ${total} ${total === 1 ? "contact" : "contacts"}`}
            </PaginationStatus>
            {total > pageSize && (
              <>
                <PaginationPrevious disabled={page === 1} onClick={() => turnTo(page - 1)} />
                <PaginationNext
                  disabled={nextCursor === undefined}
                  onClick={() => turnTo(page + 1)}
                />
              </>
            )}
          </Pagination>
        </div>
        {hasRoomBeside && (openId !== undefined || !desk) && (
          <ContactPanel
            id={openId ?? brokerId}
            onClose={openId === undefined ? undefined : () => open(undefined)}
            {...view}
          />
        )}
      </div>
      {openId !== undefined && !hasRoomBeside && (
        <PartAtAddress
          part={contactDrawer}
          what="The contact"
          onClose={() => open(undefined)}
          onReopen={() => open(openId)}
        >
          <contactDrawer.Part id={openId} onClose={() => open(undefined)} {...view} />
        </PartAtAddress>
      )}
      {isAdding && (
        <addContactDialog.Part
          properties={properties}
          propertyId={search.propertyId}
          onClose={() => setAdding(false)}
          onAdded={(contact) => {
            setAdding(false);
            toast.success(`${contact.name} added.`, {
              label: "Show",
              onSelect: () => open(contact.id),
            });
          }}
        />
      )}
    </>
  );
}
