import { broker } from "@frontage/content/broker";
import { listingPath } from "@frontage/content/dashboard";
import { acceptedStatus, closedStatuses } from "@frontage/records/listing-states";
import { propertyTypeNames } from "@frontage/records/record-names";
import {
  type ListedListing,
  type NewPropertyListing,
  newPropertyListingSchema,
} from "@frontage/records/schemas/broker-listing";
import { propertyTypes } from "@frontage/records/schemas/deal";
import { Button, Spinner } from "@frontage/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import { Signpost } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BrokerScreen } from "../../components/broker-screen.tsx";
import { Empty } from "../../components/empty.tsx";
import { Lead } from "../../components/lead.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { useAction } from "../../components/use-action.ts";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { openDealsQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { useNow } from "../../time/use-now.ts";
import { AcresInput } from "./listing-fields.tsx";
import { type ListingGroup, ListingList } from "./listing-list.tsx";
import {
  listingSearch,
  listingsLead,
  listingsQuery,
  useConfirmListing,
  usePublishListing,
  verbOf,
} from "./listings.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

export const queries: FirstQueries = (start) => start(listingsQuery("open"));

/** The broker's listings; for others, the page doesn't exist. */
export default function Listings() {
  return <BrokerScreen Screen={BrokerListings} skeleton={<ListSkeleton />} />;
}

/** The listings in groups, and sentences about what needs the broker. */
export function BrokerListings() {
  const { pathWith, values } = useUrlState(listingSearch);
  const isClosed = values.group === "closed";
  const query = useQuery(listingsQuery(isClosed ? "closed" : "open"));
  const timeZone = useTimeZone();
  const now = useNow();
  const [isAdding, setAdding] = useState(false);
  const confirm = useConfirmListing();
  const publish = usePublishListing();
  const { data } = query;
  if (!data || !timeZone) {
    return (
      <NotLoaded what="listings" queries={[query]}>
        <ListSkeleton />
      </NotLoaded>
    );
  }
  const dialog = (
    <>
      <FormAtAddress form="listing" onOpen={() => setAdding(true)} />
      {isAdding && <NewListingDialog onClose={() => setAdding(false)} />}
    </>
  );
  if (data.length === 0 && !isClosed) {
    return (
      <>
        <Empty
          Icon={Signpost}
          title="No listings yet"
          description="Start one from a client’s sale or lease. It stays a draft until you publish it."
        >
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button variant="ink" onClick={() => setAdding(true)}>
              New listing
            </Button>
            <Button asChild variant="outline">
              <Link to={pathWith({ group: "closed" })}>Closed and withdrawn</Link>
            </Button>
          </div>
        </Empty>
        {dialog}
      </>
    );
  }
  return (
    <div className="max-w-440">
      <div className="flex flex-wrap items-start justify-between gap-x-6 max-md:mb-7">
        <Lead sentences={isClosed ? [closedLead(data)] : listingsLead(data, now)} />
        <Button variant="ink" onClick={() => setAdding(true)}>
          New listing
        </Button>
      </div>
      <section aria-labelledby="listings">
        <RuleListHeader>
          <RuleListTitle id="listings">
            {isClosed ? "Closed and withdrawn" : "Listings"}
          </RuleListTitle>
          <RuleListCount>{data.length}</RuleListCount>
          <RuleListActions>
            <TextLink asChild>
              <Link to={pathWith({ group: isClosed ? undefined : "closed" })}>
                {isClosed ? "All listings" : "Closed and withdrawn"}
              </Link>
            </TextLink>
          </RuleListActions>
        </RuleListHeader>
        <ListingList
          groups={groupsOf(data, now)}
          clock={{ now, timeZone }}
          actions={{
            confirm: confirm.run,
            publish: publish.run,
            pendingId: confirm.pendingWith?.id ?? publish.pendingWith?.id,
          }}
        />
      </section>
      {dialog}
    </div>
  );
}

const closedLead = (listings: readonly ListedListing[]) =>
  listings.length === 0
    ? "Nothing is closed or withdrawn."
    : "Closed and withdrawn listings keep their agreements and history.";

const groupNames = [
  ["live", "Live", ["available"]],
  ["drafts", "Drafts", ["draft"]],
  ["contract", "Under contract", Object.values(acceptedStatus)],
  ["closed", "Sold and leased", closedStatuses],
  ["withdrawn", "Withdrawn", ["withdrawn"]],
] as const;

const verbs = ["Review", "Approve", "Reply", "Confirm", "Publish", "Finish", "Open"];

/** The groups of listings, each sorted by urgency. */
const groupsOf = (listings: readonly ListedListing[], now: Date): ListingGroup[] =>
  groupNames.map(([id, name, statuses]) => ({
    id,
    name,
    listings: listings
      .filter(({ status }) => statuses.some((one) => one === status))
      .toSorted((a, b) => verbs.indexOf(verbOf(a, now).verb) - verbs.indexOf(verbOf(b, now).verb)),
  }));

/** The option for a property without a deal. */
const another = "another";
const formId = "new-listing";

/**
 * A dialog that starts a draft: from a client's sale or lease, whose facts it copies, or for
 * another property.
 */
function NewListingDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { data: deals = [] } = useQuery(openDealsQuery);
  const [chosen, setChosen] = useState("");
  const [isOther, setOther] = useState(false);
  const open = (id: string) => void navigate(listingPath(id));
  const { isPending, run } = useAction({
    act: (dealId: string) => read(listings.$post({ json: { dealId } })),
    changes: ["listings"],
    failed: "Couldn’t start the listing.",
    onDone: ({ id }) => open(id),
  });
  if (isOther) return <PropertyDialog onAdded={open} onClose={onClose} />;
  const listed = deals.filter(({ progress }) => progress.side !== "purchase");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>New listing</DialogTitle>
        <DialogDescription>
          A draft, which only you see until you publish it. It starts with the deal’s details.
        </DialogDescription>
        <form
          id={formId}
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen === another) setOther(true);
            else if (chosen) run(chosen);
          }}
        >
          <Field label="Sale or lease">
            <Select required value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Select a deal</option>
              <RecordOptions records={listed} />
              <option value={another}>Another property, without a deal</option>
            </Select>
          </Field>
          <DialogFooter>
            <Button type="submit" variant="ink" disabled={!chosen} pending={isPending}>
              {isPending && <Spinner />}
              Continue
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The form of a property without a deal. */
function PropertyDialog({
  onAdded,
  onClose,
}: {
  onAdded: (id: string) => void;
  onClose: () => void;
}) {
  const form = useRecordForm<NewPropertyListing, string>({
    schema: newPropertyListingSchema,
    values: { kind: "sale", details: { timeZone: broker.timeZone } },
    draftName: formId,
    isChange: false,
    save: async (listing) => {
      const { id } = await read(listings.$post({ json: listing }));
      return id;
    },
    changes: ["listings"],
    onSaved: onAdded,
  });
  const { control, errors, failure, isPending, onClear, onSubmit, register, setValue } = form;
  const detailsErrors = errors.details;
  const isLand = useWatch({ control, name: "details.type" }) === "land";
  return (
    <RecordDialog
      title="New listing"
      description="A draft, which only you see until you publish it. You can connect it with a client’s deal later."
      submit="Start the draft"
      {...{ failure, isPending, onClear, onClose, onSubmit }}
    >
      <Field label="For" error={errors.kind?.message}>
        <Select required {...register("kind")}>
          <NamedOptions
            values={["sale", "lease", "both"]}
            names={{ sale: "Sale", lease: "Lease", both: "Sale and lease" }}
          />
        </Select>
      </Field>
      <Field label="Property type" error={detailsErrors?.type?.message}>
        <Select
          required
          {...register("details.type", {
            // A number of acres isn't one of square feet.
            onChange: ({ target }: { target: HTMLSelectElement }) => {
              if ((target.value === "land") !== isLand) {
                setValue("details.squareFeet", undefined as never);
              }
            },
          })}
        >
          <option value="">Select a type</option>
          <NamedOptions values={propertyTypes} names={propertyTypeNames} />
        </Select>
      </Field>
      <Field
        label="Street address"
        error={detailsErrors?.address?.message}
        className="sm:col-span-2"
      >
        <Input required autoComplete="off" {...register("details.address")} />
      </Field>
      <Field label="City" error={detailsErrors?.city?.message}>
        <Input required autoComplete="off" {...register("details.city")} />
      </Field>
      <Field label="State" hint="Two-letter code, e.g. TX" error={detailsErrors?.region?.message}>
        <Input required autoComplete="off" maxLength={2} {...register("details.region")} />
      </Field>
      <Field
        key={String(isLand)}
        label={isLand ? "Land (acres)" : "Size (SF)"}
        error={detailsErrors?.squareFeet?.message}
      >
        {isLand ? (
          <AcresInput
            squareFeet={form.getValues("details.squareFeet")}
            onType={(size) => setValue("details.squareFeet", size, { shouldDirty: true })}
          />
        ) : (
          <Input
            required
            inputMode="numeric"
            autoComplete="off"
            {...register("details.squareFeet", { setValueAs: asNumber })}
          />
        )}
      </Field>
      <Field label="Property time zone" error={detailsErrors?.timeZone?.message}>
        <Select required {...register("details.timeZone")}>
          <ZoneOptions chosen={broker.timeZone} />
        </Select>
      </Field>
    </RecordDialog>
  );
}
