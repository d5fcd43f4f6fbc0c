import { publicSpace } from "@frontage/content/public-listing";
import {
  formatExactDollars,
  formatPropertySize,
  formatSquareFeet,
} from "@frontage/records/amounts";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { PropertyType } from "@frontage/records/schemas/deal";
import { spaceFormSchema } from "@frontage/records/schemas/listing";
import {
  leaseTypes,
  type RentUnit,
  rentUnits,
  type Space,
  spacesMax,
  spaceStatuses,
} from "@frontage/records/schemas/space";
import {
  describeSpaces,
  formatRentIn,
  leaseTypeNames,
  rentUnitNames,
  spaceProblems,
  spacesShown,
  spaceStatusNames,
  withoutHiddenRents,
} from "@frontage/records/spaces";
import { Button } from "@frontage/ui/button";
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
import { X } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { RequestError } from "../../api/request-error.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import type { FieldTexts } from "../../components/conflict.ts";
import { FormFooter } from "../../components/form-footer.tsx";
import { onEscape } from "../../components/on-escape.ts";
import { NamedOptions } from "../../components/options.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { asMoney, NumberField, numeric } from "../../offer-comparison/term-fields.tsx";
import { dayIn, formatDate, formatDay } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useListingFile } from "./listing-document-form.tsx";

type ListingSpacesProps = {
  listing: BrokerListing;
  /** Whether the form of a new space is open at first. */
  isAdding?: boolean;
};

/** By the table's own width: a draft's page has a column beside it. */
const columns =
  "@4xl:grid @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,0.7fr)_minmax(0,0.8fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_2.5rem] @4xl:gap-x-5";

/** What is for lease, as one table: a row opens to be edited. */
export function ListingSpaces({ isAdding = false, listing }: ListingSpacesProps) {
  const { details, id, kind, version } = listing;
  const all = details.spaces ?? [];
  const [open, setOpen] = useState<string | undefined>(isAdding ? "new" : undefined);
  const { confirm, dialog } = useConfirm();
  const sorted = [...spacesShown(all), ...all.filter(({ status }) => status === "leased")];
  const close = () => setOpen(undefined);
  const remove = (space: Space) =>
    confirm({
      title: `Remove ${space.name}?`,
      description: "It leaves the listing; its plan stays in Documents.",
      action: "Remove",
      act: () => {
        const { spaces: _, ...rest } = details;
        const spaces = all.filter((other) => other.id !== space.id);
        // Without spaces, one that is for sale is for sale only.
        const isLeft = spaces.length > 0 || kind === "lease";
        const json = { details: { ...rest, ...(isLeft && { spaces }) }, version };
        return read(listings[":id"].$put({ param: { id }, json }));
      },
      onDone: close,
      changes: ["listings"],
      done: `${space.name} removed.`,
      focus: () => document.getElementById("spaces")?.focus(),
    });
  return (
    <section aria-labelledby="spaces" className="@container">
      <RuleListHeader>
        <RuleListTitle id="spaces" tabIndex={-1}>
          Spaces
        </RuleListTitle>
        <RuleListCount>{all.length}</RuleListCount>
        <RuleListActions>
          {all.length < spacesMax && (
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={() => setOpen("new")}>
                Add a space
              </button>
            </TextLink>
          )}
        </RuleListActions>
      </RuleListHeader>
      {all.length > 0 && (
        <div aria-hidden className={`pb-2 text-caption text-fg-3 @max-4xl:hidden ${columns}`}>
          <span>Space</span>
          <span className="text-right">Size</span>
          <span className="text-right">Divisible from</span>
          <span>Rent</span>
          <span>Type</span>
          <span>Available</span>
          <span>Status</span>
        </div>
      )}
      <ul className="border-t border-fg text-ui text-fg-2">
        {sorted.map((space) =>
          open === space.id ? (
            <SpaceForm
              key={space.id}
              listing={listing}
              space={space}
              onClose={close}
              onRemove={() => remove(space)}
            />
          ) : (
            <SpaceRow
              key={space.id}
              space={space}
              timeZone={details.timeZone}
              type={details.type}
              onEdit={() => setOpen(space.id)}
            />
          ),
        )}
        {open === "new" && <SpaceForm listing={listing} onClose={close} />}
      </ul>
      {all.length === 0 ? (
        open !== "new" && (
          <p className="py-4 text-ui text-fg-3">
            {kind === "sale"
              ? "None. A listing with a space is for lease, too."
              : "None yet. Add a space for lease."}
          </p>
        )
      ) : (
        <p className="mt-8 flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t border-fg pt-4">
          <span className="text-small text-fg-3">The index says</span>
          <span className="font-display text-title text-fg">
            {describeSpaces(withoutHiddenRents(all), details.type).sentence}
          </span>
        </p>
      )}
      {dialog}
    </section>
  );
}

/** A rent as it was given: "$24.50/SF/yr", "On request". */
function formatAskingRent({ isRentOnRequest, rent }: Space): string {
  if (isRentOnRequest) return "On request";
  return rent ? formatRentIn(rent.amount, rent.unit) : "Not set";
}

type SpaceRowProps = {
  space: Space;
  timeZone: string;
  type: PropertyType;
  onEdit: () => void;
};

/** A space as a row of the table; with little room, in two lines. */
function SpaceRow({ onEdit, space, timeZone, type }: SpaceRowProps) {
  const { availableFrom, divisibleFrom, floor, leaseType, name, squareFeet, status } = space;
  const today = dayIn(useNow(), timeZone);
  const isAvailable = status === "available";
  const isAhead = availableFrom !== undefined && availableFrom > today;
  const since =
    !isAvailable && space.statusAt
      ? `, ${formatDate(dayIn(space.statusAt, timeZone), today, { month: "short", day: "numeric" })}`
      : "";
  const from = (month: "long" | "short") =>
    isAhead ? formatDay(availableFrom, { month, day: "numeric", year: "numeric" }) : undefined;
  const sized = (area: number) => formatPropertySize({ squareFeet: area, type });
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-hairline py-3 @4xl:min-h-14 @4xl:items-center ${columns} ${isAvailable ? "" : "text-fg-3"}`}
    >
      <span className="min-w-0 wrap-anywhere">
        <span className={`font-medium ${isAvailable ? "text-fg" : ""}`}>{name}</span>
        {floor && <span className="text-caption text-fg-3 @max-4xl:ml-2 @4xl:block">{floor}</span>}
      </span>
      <span className="min-w-0 @max-4xl:row-start-2 @4xl:contents">
        <span className="@4xl:text-right">{sized(squareFeet)}</span>
        <span className="text-fg-3 @max-xl:hidden @4xl:text-right">
          {divisibleFrom === undefined ? (
            <span className="@max-4xl:hidden">No</span>
          ) : (
            <>
              <span className="@4xl:sr-only">, divisible from </span>
              {sized(divisibleFrom)}
            </>
          )}
        </span>
        <span>
          <span className="@4xl:sr-only">, </span>
          {formatAskingRent(space)}
        </span>
        <span className="@max-xl:hidden">
          {leaseType && (
            <>
              <span className="@4xl:sr-only">, </span>
              {leaseTypeNames[leaseType]}
            </>
          )}
        </span>
      </span>
      <span className={`@max-4xl:hidden ${isAvailable ? "" : "invisible"}`}>
        {from("long") ?? "Now"}
      </span>
      <span className="@max-4xl:hidden">{spaceStatusNames[status] + since}</span>
      <span className="row-start-2 self-end text-right @4xl:hidden">
        {isAvailable
          ? `${isAhead ? "From" : "Available"} ${from("short") ?? "now"}`
          : spaceStatusNames[status] + since}
      </span>
      <span className="text-right @max-4xl:col-start-2 @max-4xl:row-start-1">
        <TextLink asChild className="font-medium">
          <button
            type="button"
            className="cursor-pointer"
            aria-label={`Edit ${name}`}
            onClick={onEdit}
          >
            Edit
          </button>
        </TextLink>
      </span>
    </li>
  );
}

const texts: FieldTexts<Space> = {
  name: "Name",
  floor: "Floor",
  squareFeet: { label: "Size", format: formatSquareFeet },
  divisibleFrom: {
    label: "Divisible from",
    format: (size) => (size === undefined ? "" : formatSquareFeet(size)),
  },
  rent: { label: "Rent", format: (rent) => (rent ? formatRentIn(rent.amount, rent.unit) : "") },
  isRentOnRequest: { label: "Rent on request", format: (isSet) => (isSet ? "yes" : "no") },
  leaseType: { label: "Lease type", format: (type) => (type ? leaseTypeNames[type] : "") },
  expenses: {
    label: "Expenses",
    format: (amount) => (amount === undefined ? "" : formatExactDollars(amount)),
  },
  availableFrom: "Available from",
  status: { label: "Status", format: (status) => spaceStatusNames[status] },
  note: "Note",
};

/** Removes what is empty: a form holds it as "", and a rent without an amount by its unit. */
function withoutEmpty(typed: unknown): unknown {
  const space = Object.fromEntries(
    Object.entries(typed as Partial<Space>).filter(([, value]) => value !== "" && value !== null),
  ) as Partial<Space>;
  const { rent, ...rest } = space;
  return rent?.amount === undefined ? rest : space;
}

const schemaBeside = (others: readonly Space[]) =>
  z.pipe(z.transform(withoutEmpty), spaceFormSchema(others)) as unknown as z.ZodMiniType<
    Space,
    Space
  >;

const choice = { setValueAs: (value: string | undefined) => value || undefined };
const asArea = (size: number) => formatSquareFeet(size);
const planTypes: Record<string, string[]> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
};

type SpaceFormProps = {
  listing: BrokerListing;
  /** Absent for a new one. */
  space?: Space;
  onClose: () => void;
  onRemove?: () => void;
};

/** A space's row while it is edited, with what the site will say. */
function SpaceForm({ listing, onClose, onRemove, space }: SpaceFormProps) {
  const { client, details, documents, id: listingId, offers } = listing;
  const { confirm, dialog } = useConfirm();
  const [newId] = useState(() => crypto.randomUUID());
  const plan = useListingFile(planTypes);
  const spaceIn = (of: BrokerListing) => of.details.spaces?.find(({ id }) => id === space?.id);
  const others = (details.spaces ?? []).filter(({ id }) => id !== space?.id);
  const form = useRecordForm<Space, void, BrokerListing>({
    schema: schemaBeside(others),
    values: space ?? {
      id: newId,
      rent: { unit: "sf-year" },
      isRentOnRequest: false,
      status: "available",
    },
    isChange: space !== undefined,
    ...(space && {
      edited: { record: listing, valuesOf: (of) => spaceIn(of) ?? space, texts },
    }),
    save: async (values, seen = listing) => {
      const planId = plan.upload ? await addPlan(listingId, values.name, plan.upload) : undefined;
      const saved = { ...values, ...(planId !== undefined && { planId }) };
      const before = seen.details.spaces ?? [];
      const spaces = space
        ? before.map((one) => (one.id === space.id ? saved : one))
        : [...before, saved];
      const json = { details: { ...seen.details, spaces }, version: seen.version };
      await read(listings[":id"].$put({ param: { id: listingId }, json })).catch(inThisForm);
    },
    changes: ["listings"],
    done: (_, { name }) => `${name} saved.`,
    onSaved: onClose,
  });
  const { conflict, control, errors, failure, isPending, onSubmit, register, setFocus, setValue } =
    form;
  useEffect(() => setFocus("name"), [setFocus]);
  const typed = useWatch({ control }) as Space;
  const isOnRequest = typed.isRentOnRequest;
  const unusual = spaceProblems({ ...typed, isRentConfirmed: false }).rent;
  const rentError = errors.rent?.amount?.message;
  /** What was confirmed is another amount, or in another unit, and what was wrong may be right now. */
  const recheck = () => {
    setValue("isRentConfirmed", undefined);
    if (errors.rent) void form.trigger("rent.amount");
    if (errors.divisibleFrom) void form.trigger("divisibleFrom");
  };
  const rechecked = { onChange: recheck };
  const name = typed.name || "the space";
  const planFile = documents.find(({ id }) => id === typed.planId);
  const own = useId();
  /** A space that is available again ends the contract for it, if there is one. */
  const isFreed =
    offers.total > offers.open &&
    space?.status !== undefined &&
    space.status !== typed.status &&
    typed.status === "available";
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFreed || !(await form.trigger())) return onSubmit();
    confirm({
      title: `Mark ${name} as available?`,
      description: `A contract for it ends, and the buyer gets an email.${client ? ` ${client.name} is notified.` : ""}`,
      action: "Mark as available",
      act: () => onSubmit(),
      focus: () => document.getElementById("spaces")?.focus(),
    });
  };
  return (
    <li className="border-b border-hairline">
      <form
        noValidate
        aria-label={space ? `Edit ${space.name}` : "New space"}
        className="-mx-4 grid gap-x-7 gap-y-6 bg-side px-4 py-5 @4xl:grid-cols-[minmax(0,1fr)_17rem]"
        onSubmit={(event) => void save(event)}
        {...onEscape(onClose)}
      >
        <div>
          <div className="grid gap-x-3.5 gap-y-5 @lg:grid-cols-2 @2xl:grid-cols-3">
            <Field label="Name and floor" error={errors.name?.message ?? errors.floor?.message}>
              <div className="flex">
                <Input
                  required
                  autoComplete="off"
                  className="rounded-r-none"
                  placeholder="Suite 3"
                  {...register("name")}
                />
                <Input
                  id={`${own}-floor`}
                  aria-label="Floor"
                  aria-invalid={Boolean(errors.floor) || undefined}
                  autoComplete="off"
                  className="-ml-px rounded-l-none"
                  placeholder="Second floor"
                  {...register("floor")}
                />
              </div>
            </Field>
            <NumberField
              label="Size"
              error={errors.squareFeet?.message}
              format={asArea}
              input={register("squareFeet", { ...numeric, ...rechecked })}
            />
            <NumberField
              label="Divisible from"
              error={errors.divisibleFrom?.message}
              format={asArea}
              isRequired={false}
              input={register("divisibleFrom", numeric)}
            />
            <div>
              <Field label="Rent" error={rentError}>
                <div className="flex">
                  <Input
                    inputMode="decimal"
                    autoComplete="off"
                    className="min-w-0 rounded-r-none"
                    {...register("rent.amount", { ...numeric, ...rechecked })}
                  />
                  <div className="-ml-px w-36 shrink-0">
                    <Select
                      id={`${own}-unit`}
                      aria-label="Unit of the rent"
                      aria-invalid={undefined}
                      className="rounded-l-none"
                      value={isOnRequest ? "request" : (typed.rent?.unit ?? "sf-year")}
                      onChange={({ target }) => {
                        const isRequest = target.value === "request";
                        setValue("isRentOnRequest", isRequest, { shouldDirty: true });
                        if (!isRequest) {
                          setValue("rent.unit", target.value as RentUnit, { shouldDirty: true });
                        }
                        recheck();
                      }}
                    >
                      <NamedOptions values={rentUnits} names={rentUnitNames} />
                      <option value="request">On request</option>
                    </Select>
                  </div>
                </div>
              </Field>
              {rentError !== undefined && rentError === unusual && (
                <TextLink asChild className="mt-1 text-small font-medium">
                  <button
                    type="button"
                    className="cursor-pointer"
                    onClick={() => {
                      setValue("isRentConfirmed", true, { shouldDirty: true });
                      form.clearErrors("rent.amount");
                    }}
                  >
                    It’s right
                  </button>
                </TextLink>
              )}
              {isOnRequest && typed.rent?.amount !== undefined && (
                <p className="mt-2 text-caption text-fg-3">Only you see this amount.</p>
              )}
            </div>
            <Field label="Lease type" error={errors.leaseType?.message}>
              <Select {...register("leaseType", choice)}>
                <option value="">Select one</option>
                <NamedOptions values={leaseTypes} names={leaseTypeNames} />
              </Select>
            </Field>
            <NumberField
              label="Expenses, $/SF/yr"
              error={errors.expenses?.message}
              format={asMoney}
              isRequired={false}
              input={{ ...register("expenses", numeric), placeholder: "Included" }}
            />
            <Field
              label="Available from"
              hint="Leave blank if available now."
              error={errors.availableFrom?.message}
            >
              <Input type="date" {...register("availableFrom", choice)} />
            </Field>
            <Field label="Status" error={errors.status?.message}>
              <Select {...register("status")}>
                <NamedOptions values={spaceStatuses} names={spaceStatusNames} />
              </Select>
            </Field>
            <PlanField
              chosen={plan}
              stored={planFile?.fileName}
              onClear={() => {
                plan.clear();
                setValue("planId", undefined, { shouldDirty: true });
              }}
            />
            <Field
              label="Note (optional)"
              error={errors.note?.message}
              className="@lg:col-span-full"
            >
              <Input autoComplete="off" {...register("note")} />
            </Field>
          </div>
          <FormFooter
            isInRow
            submit="Save"
            onCancel={onClose}
            {...{ conflict, failure, isPending }}
          >
            {onRemove && (
              <TextLink asChild className="ml-auto font-medium">
                <button type="button" className="cursor-pointer" onClick={onRemove}>
                  Remove {space?.name}
                </button>
              </TextLink>
            )}
          </FormFooter>
        </div>
        <OnTheSite name={name} space={typed} details={details} />
      </form>
      {dialog}
    </li>
  );
}

/** What the server says of the listing's other fields has no place in this form. */
function inThisForm(error: unknown): never {
  const isElsewhere = error instanceof RequestError && error.current === undefined;
  throw isElsewhere ? new RequestError(Object.values(error.fields)[0] ?? error.message) : error;
}

async function addPlan(
  listingId: string,
  name: string,
  { file, mediaType }: { file: File; mediaType: string },
): Promise<string> {
  const query = {
    name: `${name} plan`,
    tier: "public" as const,
    isDownloadable: "1" as const,
    isOfferingMemorandum: "0" as const,
    fileName: file.name,
    mediaType,
  };
  const to = { param: { id: listingId }, query };
  const { id } = await read(listings[":id"].documents.$post(to, uploading(file)));
  return id;
}

type PlanFieldProps = {
  chosen: ReturnType<typeof useListingFile>;
  /** The name of the space's file. */
  stored: string | undefined;
  onClear: () => void;
};

/** A space's floor plan. Everyone may open it. */
function PlanField({ chosen, onClear, stored }: PlanFieldProps) {
  const id = useId();
  const { choose, field } = useFileChooser({
    label: "Plan",
    accept: planTypes,
    onChoose: ([file]) => file && chosen.choose(file),
  });
  const fileName = chosen.upload?.file.name ?? stored;
  return (
    <div>
      <p id={id} className="mb-2 text-small font-medium text-fg">
        Plan
      </p>
      {field}
      {fileName === undefined ? (
        <Button
          variant="outline"
          className="w-full"
          aria-describedby={`${id} ${id}-error`}
          onClick={choose}
        >
          Choose a picture or PDF
        </Button>
      ) : (
        <p className="flex h-10 items-center justify-between gap-2 rounded-control border border-field bg-surface pl-3 pointer-coarse:h-11">
          <span className="truncate">{fileName}</span>
          <Button variant="ghost" size="icon" aria-label="Remove the plan" onClick={onClear}>
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </p>
      )}
      {chosen.error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small font-medium text-error">
          {chosen.error}
        </p>
      )}
    </div>
  );
}

type OnTheSiteProps = { name: string; space: Space; details: BrokerListing["details"] };

/** How the listing's page will show a space, with the fields as currently typed. */
function OnTheSite({ details: { timeZone, type }, name, space }: OnTheSiteProps) {
  const today = dayIn(useNow(), timeZone);
  const isSized = Number.isFinite(space.squareFeet) && space.squareFeet > 0;
  const { rent } = space;
  const isRented =
    isSized && rent?.amount !== undefined && Number.isFinite(rent.amount) && !space.isRentOnRequest;
  const [clean] = withoutHiddenRents([space]);
  const shown = publicSpace(
    {
      ...(clean ?? space),
      name,
      squareFeet: isSized ? space.squareFeet : 1,
      rent: isRented ? rent : undefined,
    },
    { today, timeZone, type, plan: undefined },
  );
  return (
    <div
      aria-live="polite"
      className="text-small @4xl:border-l @4xl:border-hairline @4xl:pl-7 @max-4xl:border-t @max-4xl:border-hairline @max-4xl:pt-4"
    >
      <p className="text-fg-3">On the site</p>
      {space.status === "leased" ? (
        <p className="mt-1.5 text-fg-2">Leased spaces leave the page.</p>
      ) : (
        <>
          <p className="mt-0.5 font-display text-title text-fg">{name}</p>
          {isSized && (
            <p className="text-fg-2">
              {shown.size}, {shown.division.charAt(0).toLowerCase() + shown.division.slice(1)}
            </p>
          )}
          <p className="mt-2 font-display text-title text-fg">
            {isRented ? formatRentIn(rent.amount, rent.unit) : "Rent on request"}
          </p>
          <p className="text-fg-2">
            {[
              [shown.rentDetail, rent?.unit !== "month" && shown.monthly]
                .filter(Boolean)
                .join(", "),
              shown.isAvailable
                ? `Available ${shown.available === "Now" ? "now" : shown.available}`
                : shown.available,
            ]
              .filter(Boolean)
              .join(". ")}
          </p>
        </>
      )}
      <p className="mt-2 text-caption text-fg-3">Changes as you type. Saved with Save.</p>
    </div>
  );
}
