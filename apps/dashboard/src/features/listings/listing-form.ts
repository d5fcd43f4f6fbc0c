import { formatDollars } from "@frontage/records/amounts";
import { noiPeriodNames } from "@frontage/records/noi-period-names";
import { typedPosition } from "@frontage/records/position";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { enteredListingSchema, type ListingDetails } from "@frontage/records/schemas/listing";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import type { FieldTexts } from "../../components/conflict.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { formatMonth } from "../../time/date-phrases.ts";
import { leaseTypeNames } from "./listing-labels.ts";

/** Without what was left empty, which a form has as "", or as an object of empty fields. */
function withoutEmpty(typed: unknown): unknown {
  if (typed === "" || typed === null) return undefined;
  if (Array.isArray(typed)) return typed.map(withoutEmpty).filter((one) => one !== undefined);
  if (typeof typed !== "object") return typed;
  const kept = Object.entries(typed)
    .map(([name, value]) => [name, withoutEmpty(value)] as const)
    .filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** As the form has it: without what was left empty, and with the position as it was typed. */
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
  rent: { label: "Rent ($/SF/yr)", format: (rent) => rent?.toFixed(2) ?? "" },
  leaseType: { label: "Lease type", format: (type) => (type ? leaseTypeNames[type] : "") },
  availableFrom: "Available from",
  noi: { label: "Net operating income", format: dollars },
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
  onSaved: () => void;
};

/** The form of what a listing says, of which a row or a dialog shows some fields. */
export function useListingForm({ listing, onSaved }: ListingFormOptions) {
  const queryClient = useQueryClient();
  return useRecordForm<ListingDetails, void, BrokerListing>({
    schema: formSchema,
    values: listing.details,
    isChange: true,
    edited: { record: listing, valuesOf: ({ details }) => details, texts },
    save: async (details, seen) => {
      const version = seen?.version ?? listing.version;
      await read(listings[":id"].$put({ param: { id: listing.id }, json: { details, version } }));
      await refresh(queryClient, "listings");
    },
    onSaved,
  });
}

export type ListingForm = ReturnType<typeof useListingForm>;
