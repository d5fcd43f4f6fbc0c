import { isOnSite } from "@frontage/records/listing-states";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { Button, Spinner } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListActions, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { toast } from "@frontage/ui/toast";
import { Pencil } from "lucide-react";
import { useEffect, useRef } from "react";

import { ConflictNote } from "../../components/conflict-note.tsx";
import { onEscape } from "../../components/on-escape.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { fieldGroups, type FieldGroup } from "./listing-fields.tsx";
import { useListingForm } from "./listing-form.ts";

type ListingRowsProps = {
  listing: BrokerListing;
  /** The group that is open. */
  openGroup: string | undefined;
  onOpen: (group: string | undefined) => void;
  /** What the open group's fields say while they are typed; nothing once it is closed. */
  onType: (typed: ListingDetails | undefined) => void;
  onEditAll: () => void;
};

const groupsOf = (listing: BrokerListing) =>
  fieldGroups.filter(({ isFor }) => isFor?.(listing) ?? true);

/** What a listing says, each group edited in its row. */
export function ListingRows({ listing, onEditAll, onOpen, openGroup, ...row }: ListingRowsProps) {
  return (
    <section aria-labelledby="on-the-listing">
      <RuleListHeader>
        <RuleListTitle id="on-the-listing" tabIndex={-1}>
          On the listing
        </RuleListTitle>
        <RuleListActions>
          <TextLink asChild>
            <button type="button" className="cursor-pointer" onClick={onEditAll}>
              Edit all
            </button>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <RuleList>
        {groupsOf(listing).map((group) => (
          <li key={group.id} className="border-b border-hairline">
            {openGroup === group.id ? (
              <OpenRow group={group} listing={listing} onClose={() => onOpen(undefined)} {...row} />
            ) : (
              <ClosedRow group={group} listing={listing} onOpen={() => onOpen(group.id)} />
            )}
          </li>
        ))}
      </RuleList>
    </section>
  );
}

const rowColumns = "grid gap-x-4 gap-y-1 sm:grid-cols-[11.5rem_minmax(0,1fr)]";

type RowProps = { group: FieldGroup; listing: BrokerListing };

function ClosedRow({ group, listing, onOpen }: RowProps & { onOpen: () => void }) {
  const { id, label, text } = group;
  const said = text(listing.details);
  return (
    <div id={`field-${id}`} className="relative flex min-h-12 items-center gap-3 py-2">
      <div className={`grow ${rowColumns}`}>
        <span className="text-fg-3">{label}</span>
        <span className={`min-w-0 wrap-anywhere ${said ? "text-fg" : "text-fg-3"}`}>
          {said ?? "Not set"}
        </span>
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="-my-1 -mr-2 shrink-0 text-fg-3"
        aria-label={`Edit ${label.toLowerCase()}`}
        onClick={onOpen}
      >
        <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

type OpenRowProps = RowProps & Pick<ListingRowsProps, "onType"> & { onClose: () => void };

function OpenRow({ group, listing, onClose, onType }: OpenRowProps) {
  const { Fields, id, label } = group;
  const element = useRef<HTMLFormElement>(null);
  const close = () => {
    onClose();
    // The row's button, once it is back.
    requestAnimationFrame(() =>
      document.getElementById(`field-${id}`)?.querySelector("button")?.focus(),
    );
  };
  const form = useListingForm({
    listing,
    onSaved: () => {
      toast.success(`${label} saved.`);
      close();
    },
  });
  const { conflict, failure, isPending, onSubmit, subscribe } = form;
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => onType(values),
    });
    return () => {
      stop();
      onType(undefined);
    };
  }, [onType, subscribe]);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
  }, []);
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className={`-mx-3 bg-side px-3 py-4 ${rowColumns}`}
      onSubmit={(event) => void onSubmit(event)}
      {...onEscape(close)}
    >
      <span className="pt-1 text-fg-3">{label}</span>
      <div className="min-w-0">
        <div className="grid gap-4 sm:grid-cols-2">
          <Fields form={form} kind={listing.kind} />
        </div>
        {conflict && <ConflictNote {...conflict} />}
        {failure && (
          <p role="alert" className="mt-4 text-small text-error">
            {failure.message}
          </p>
        )}
        <div className="mt-4 flex gap-2">
          <Button type="submit" variant="ink" pending={isPending}>
            {isPending && <Spinner />}
            Save
          </Button>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

type ListingDialogProps = Pick<ListingRowsProps, "listing"> & { onClose: () => void };

/** Everything that a listing says, in one form. */
export function ListingDialog({ listing, onClose }: ListingDialogProps) {
  const { details, kind, status } = listing;
  const form = useListingForm({
    listing,
    onSaved: () => {
      toast.success(`${details.address} saved.`);
      onClose();
    },
  });
  const { conflict, failure, isPending, onSubmit } = form;
  return (
    <RecordDialog
      title={`Edit listing: ${details.address}`}
      description={
        isOnSite(status) ? "The site shows changes within seconds." : "Only you see it so far."
      }
      submit="Save listing"
      {...{ conflict, failure, isPending, onClose, onSubmit }}
    >
      {groupsOf(listing).map(({ Fields, id, label }) => (
        <fieldset
          key={id}
          className="grid gap-5 border-b border-hairline pb-6 last:border-0 sm:col-span-2 sm:grid-cols-2"
        >
          <legend className="mb-3 text-ui font-semibold text-fg">{label}</legend>
          <Fields form={form} kind={kind} />
        </fieldset>
      ))}
    </RecordDialog>
  );
}
