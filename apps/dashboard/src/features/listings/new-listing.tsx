import { broker } from "@frontage/content/broker";
import { listingPath } from "@frontage/content/dashboard";
import { propertyTypeNames } from "@frontage/records/record-names";
import {
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
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NamedOptions, RecordOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useAction } from "../../components/use-action.ts";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { openDealsQuery } from "../../api/queries.ts";
import { AcresInput } from "./listing-fields.tsx";

/** The option for a property without a deal. */
const another = "another";
const formId = "new-listing";

export type NewListingProps = { onClose: () => void };

/**
 * A dialog that starts a draft: from a client's sale or lease, whose facts it copies, or for
 * another property.
 */
export default function NewListing({ onClose }: NewListingProps) {
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
