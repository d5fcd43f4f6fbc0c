import { formatDollars } from "@frontage/records/amounts";
import { isOnSite } from "@frontage/records/listing-states";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import { typedPosition } from "@frontage/records/position";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import {
  enteredListingSchema,
  type ListingDetails,
  type ListingKind,
} from "@frontage/records/schemas/listing";
import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { RuleList, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import type { FieldTexts } from "../../components/conflict.ts";
import { FormFooter } from "../../components/form-footer.tsx";
import { onEscape } from "../../components/on-escape.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { formatMonth } from "../../time/date-phrases.ts";
import { type FieldGroup, fieldGroups, PriceFields } from "./listing-fields.tsx";
import { noIncomeNames } from "./listings.ts";

import * as z from "zod/mini";

/** Removes empty values, which a form holds as "" or as an object of empty fields. */
function withoutEmpty(typed: unknown): unknown {
  if (typed === "" || typed === null) return undefined;
  if (Array.isArray(typed)) return typed.map(withoutEmpty).filter((one) => one !== undefined);
  if (typeof typed !== "object") return typed;
  const kept = Object.entries(typed)
    .map(([name, value]) => [name, withoutEmpty(value)] as const)
    .filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** The form's values without empty ones, and with the position parsed. */
function detailsOf(typed: unknown): unknown {
  const details = withoutEmpty(typed);
  if (typeof details !== "object" || details === null || !("position" in details)) return details;
  return { ...details, position: typedPosition(details.position ?? {}) };
}

const formSchema = z.pipe(z.transform(detailsOf), enteredListingSchema) as unknown as z.ZodMiniType<
  ListingDetails,
  ListingDetails
>;

const dollars = (amount: number | undefined) => (amount === undefined ? "" : formatDollars(amount));
const flag = (yes: string, no: string) => (isSet: boolean) => (isSet ? yes : no);

const texts: FieldTexts<ListingDetails> = {
  headline: "Headline",
  line: "Line in the list",
  address: "Street address",
  city: "City",
  region: "State",
  isAddressShown: { label: "Address", format: flag("shown", "after the agreement") },
  price: { label: "Price", format: dollars },
  isPriceOnRequest: { label: "Price on request", format: flag("yes", "no") },
  spaces: {
    label: "Spaces",
    format: (spaces) => (spaces ?? []).map(({ name }) => name).join(", "),
  },
  noi: { label: "Net operating income", format: dollars },
  noIncome: { label: "No income", format: (reason) => (reason ? noIncomeNames[reason] : "") },
  noiPeriod: { label: "NOI type", format: (period) => (period ? noiPeriodNames[period] : "") },
  noiThrough: {
    label: "NOI period ends",
    format: (month) => (month ? formatMonth(month) : ""),
  },
  type: { label: "Property type", format: (type) => propertyTypeNames[type] },
  squareFeet: { label: "Size (SF)", format: (size) => size.toLocaleString("en-US") },
  buildingNote: "Note on the building",
  yearBuilt: "Year built",
  yearNote: "Note on the year",
  occupancy: "Occupancy (%)",
  occupancyNote: "Note on the occupancy",
  landAcres: "Land (acres)",
  landNote: "Note on the land",
  zoning: "Zoning",
  zoningNote: "Note on the zoning",
  parkingSpaces: "Parking spaces",
  summary: "Summary",
  highlights: {
    label: "Highlights",
    format: (highlights) => highlights.map(({ title }) => title).join(", "),
  },
  locationNote: "Location",
  marketingFrom: "Marketing begins",
};

type ListingFormOptions = {
  listing: BrokerListing;
  /** What it is for from now on; absent if that stays. */
  kind?: ListingKind | undefined;
  /** The toast after saving. */
  done: string;
  onSaved: () => void;
};

/** The form of a listing's fields, some of which a row or a dialog shows. */
function useListingForm({ done, kind, listing, onSaved }: ListingFormOptions) {
  return useRecordForm<ListingDetails, void, BrokerListing>({
    schema: formSchema,
    values: listing.details,
    isChange: true,
    edited: { record: listing, valuesOf: ({ details }) => details, texts },
    save: async (details, seen) => {
      const version = seen?.version ?? listing.version;
      const json = { details, version, ...(kind && { kind }) };
      await read(listings[":id"].$put({ param: { id: listing.id }, json }));
    },
    changes: ["listings"],
    done,
    onSaved,
  });
}

type ListingRowsProps = {
  listing: BrokerListing;
  /** The id of the open field group. */
  openGroup: string | undefined;
  onOpen: (group: string | undefined) => void;
  /** Called with the form's values while typing, and with undefined once the group is closed. */
  onType: (typed: ListingDetails | undefined) => void;
};

const groupsOf = (listing: Pick<BrokerListing, "details" | "kind">) =>
  fieldGroups.filter(({ isFor }) => isFor?.(listing) ?? true);

/** A draft's field groups, as a part of its page. */
export function ListingRows(props: ListingRowsProps) {
  return (
    <section aria-labelledby="on-the-listing">
      <RuleListHeader>
        <RuleListTitle id="on-the-listing" tabIndex={-1}>
          On the listing
        </RuleListTitle>
      </RuleListHeader>
      <FieldRows {...props} />
    </section>
  );
}

/** A listing's field groups, each edited in its row. */
function FieldRows({ listing, onOpen, openGroup, ...row }: ListingRowsProps) {
  return (
    <RuleList>
      {groupsOf(listing).map((group) => (
        <li key={group.id} className="border-b border-hairline">
          {openGroup === group.id ? (
            <OpenRow group={group} listing={listing} onClose={() => onOpen(undefined)} {...row} />
          ) : (
            <ClosedRow
              group={group}
              listing={listing}
              isLocked={openGroup !== undefined}
              onOpen={() => onOpen(group.id)}
            />
          )}
        </li>
      ))}
    </RuleList>
  );
}

const rowColumns = "grid gap-x-4 gap-y-1 sm:grid-cols-[11.5rem_minmax(0,1fr)]";

type RowProps = { group: FieldGroup; listing: BrokerListing };

type ClosedRowProps = RowProps & {
  /** Whether another row is open, which has to be saved or canceled first. */
  isLocked: boolean;
  onOpen: () => void;
};

function ClosedRow({ group, isLocked, listing, onOpen }: ClosedRowProps) {
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
        disabled={isLocked}
        onClick={onOpen}
      >
        <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

/** Focuses the button of a row that was closed, which is rendered in the next frame. */
function focusRow(group: string) {
  requestAnimationFrame(() =>
    document.getElementById(`field-${group}`)?.querySelector("button")?.focus(),
  );
}

type OpenRowProps = RowProps & Pick<ListingRowsProps, "onType"> & { onClose: () => void };

function OpenRow({ group, listing, onClose, onType }: OpenRowProps) {
  const { Fields, id, label } = group;
  const element = useRef<HTMLFormElement>(null);
  const close = () => {
    onClose();
    focusRow(id);
  };
  const form = useListingForm({ listing, done: `${label} saved.`, onSaved: close });
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
        <FormFooter isInRow submit="Save" onCancel={close} {...{ conflict, failure, isPending }} />
      </div>
    </form>
  );
}

type ListingDialogProps = { listing: BrokerListing; onClose: () => void };

/** What a listing for lease lacks to be for sale, too. */
const saleGroups = ["price", "income", "occupancy"];

/** A dialog that offers a listing for lease for sale, too. */
export function SaleDialog({ listing, onClose }: ListingDialogProps) {
  const { deal, details } = listing;
  const kind = "sale";
  const name = details.address;
  const form = useListingForm({
    listing,
    kind,
    done: `${name} is for sale, too.`,
    onSaved: onClose,
  });
  const { conflict, failure, isPending, onSubmit } = form;
  return (
    <RecordDialog
      title={`For sale, too: ${name}`}
      description={`Its spaces stay for lease.${deal ? " Its lease keeps its deal; connect the sale’s afterwards." : ""}`}
      submit="Offer for sale"
      {...{ conflict, failure, isPending, onClose, onSubmit }}
    >
      {groupsOf({ details, kind }).flatMap(({ Fields, id }) =>
        saleGroups.includes(id) ? <Fields key={id} form={form} kind={kind} /> : [],
      )}
    </RecordDialog>
  );
}

const reach = ({ status }: BrokerListing) =>
  isOnSite(status) ? "The site shows changes within seconds." : "Only you see it so far.";

/** A dialog with what a listing says, each group of fields edited in its row. */
export function ListingDialog({ listing, onClose }: ListingDialogProps) {
  const [openGroup, setOpenGroup] = useState<string>();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        onEscapeKeyDown={(event) => {
          // The first Esc closes the open row; the dialog would get it before the row does.
          if (openGroup === undefined) return;
          event.preventDefault();
          setOpenGroup(undefined);
          focusRow(openGroup);
        }}
      >
        <DialogTitle>Edit {listing.details.address}</DialogTitle>
        <DialogDescription className="mb-5">{reach(listing)}</DialogDescription>
        <FieldRows
          listing={listing}
          openGroup={openGroup}
          onOpen={setOpenGroup}
          onType={() => undefined}
        />
        <DialogFooter>
          <Button variant="outline" disabled={openGroup !== undefined} onClick={onClose}>
            Close
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** A dialog with a listing's price, which has the focus. */
export function ListingPriceDialog({ listing, onClose }: ListingDialogProps) {
  const { details, kind } = listing;
  const form = useListingForm({ listing, done: `${details.address} saved.`, onSaved: onClose });
  const { conflict, failure, isPending, onSubmit, setFocus } = form;
  return (
    <RecordDialog
      title={`Asking price: ${details.address}`}
      description={reach(listing)}
      submit="Save"
      {...(!details.isPriceOnRequest && {
        onOpenAutoFocus: (event: Event) => {
          event.preventDefault();
          setFocus("price", { shouldSelect: true });
        },
      })}
      {...{ conflict, failure, isPending, onClose, onSubmit }}
    >
      <PriceFields form={form} kind={kind} />
    </RecordDialog>
  );
}
