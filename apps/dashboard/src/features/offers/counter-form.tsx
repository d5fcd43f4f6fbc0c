import { formatDollars, formatRent } from "@frontage/records/amounts";
import { offerWord } from "@frontage/records/offer-words";
import { amountOf, type TermKey } from "@frontage/records/offer-math";
import { endOf } from "@frontage/records/offer-states";
import {
  checkFreeMonths,
  expiryShape,
  leaseTermsSchema,
  offerTermsSchema,
  saleTermsSchema,
  type Offer,
  type OfferBoard,
} from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import * as z from "zod/mini";

import { offers as offersApi } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { onEscape } from "../../components/on-escape.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import {
  formatMeaning,
  isAmount,
  offerStart,
  type OfferValues,
} from "../../offer-comparison/offer-form.ts";
import { OfferTable, TermCellView } from "../../offer-comparison/offer-table.tsx";
import { formatShort, termCell } from "../../offer-comparison/offer-terms.ts";
import {
  ExpiryFields,
  isFieldTerm,
  TermField,
  TermFields,
  termValue,
} from "../../offer-comparison/term-fields.tsx";
import { dayIn, timeIn } from "../../time/dates.ts";

const schemas = {
  sale: z.pick(saleTermsSchema, {
    price: true,
    deposit: true,
    diligenceDays: true,
    closingDays: true,
  }),
  lease: z.pick(leaseTermsSchema, {
    rent: true,
    termMonths: true,
    improvements: true,
    startsOn: true,
    freeMonths: true,
    increase: true,
    increaseUnit: true,
    renewal: true,
    guaranty: true,
  }),
} as const;
const schemaOf = (kind: keyof typeof schemas) =>
  kind === "sale"
    ? z.extend(schemas.sale, expiryShape)
    : z.extend(schemas.lease, expiryShape).check(checkFreeMonths());

type CounterProps = {
  board: OfferBoard;
  now: Date;
  offer: Offer;
  onClose: () => void;
};

/**
 * The form of a counter. It starts with the offer's terms and expiry, or those of the previous
 * counter.
 */
function useCounterForm({ board, now, offer, onClose }: CounterProps) {
  const { client, dealId, listing } = board;
  const first = client?.name.split(" ", 1)[0];
  const end = endOf(offer);
  const start = offerStart(
    { ...listing, kind: offer.terms.kind },
    {
      terms: offer.counter?.terms ?? offer.terms,
      expiresAt: Date.parse(end) > now.getTime() ? end : undefined,
      today: dayIn(now, listing.timeZone),
    },
  ) as OfferValues;
  const isApprovedFirst = first !== undefined && dealId !== undefined;
  const form = useRecordForm<OfferValues, void>({
    schema: schemaOf(start.kind) as never,
    values: start,
    isChange: false,
    save: async (typed) => {
      const terms = offerTermsSchema.parse({ ...start, ...typed, note: "" });
      const { expiresAt, expiresOn } = typed;
      const sent = { terms, expiresOn, expiresAt, version: offer.version };
      await read(offersApi[":id"].counter.$put({ param: { id: offer.id }, json: sent }));
    },
    changes: ["listings"],
    done: isApprovedFirst ? `Sent to ${first}, who approves it first.` : "Counter saved.",
    onSaved: onClose,
  });
  return {
    form,
    typed: { ...start, ...form.watch() },
    submit: isApprovedFirst ? `Send to ${first}` : "Save counter",
    hint: `${isApprovedFirst ? `${first} approves it before it goes to the ${offer.terms.kind === "sale" ? "buyer" : "tenant"}. ` : ""}A counter usually ends the ${offerWord(offer.terms)} it answers.`,
  };
}

/** By how much a counter's amount usually differs from the offer's at most. */
const usualDifference = 0.5;

/** What to check about an amount that is far from the offer's, and so may be mistyped. */
function doubtOf(amount: number | undefined, { terms }: Pick<Offer, "terms">): string | undefined {
  const offered = amountOf(terms);
  if (!isAmount(amount) || Math.abs(amount / offered - 1) <= usualDifference) return undefined;
  const by = Math.abs(amount - offered);
  const difference = terms.kind === "sale" ? formatDollars(by) : formatRent(by);
  return `That’s ${difference} ${amount > offered ? "more" : "less"} than the offer. Check the amount.`;
}

const editedState = { mark: "yours", word: "Your counter", rest: "Not saved yet" } as const;

type CounterTableProps = CounterProps & ComponentProps<typeof OfferTable>;

/** The offers side by side, with fields in place of the countered offer's terms. */
export function CounterTable({ board, now, offer, onClose, ...table }: CounterTableProps) {
  const { form, hint, submit, typed } = useCounterForm({ board, now, offer, onClose });
  const { failure, isPending, onSubmit } = form;
  const { setFocus } = form;
  useEffect(
    () => setFocus(typed.kind === "sale" ? "price" : "rent", { shouldSelect: true }),
    [setFocus, typed.kind],
  );

  function actionsOf(each: Offer) {
    if (each.id !== offer.id) return table.actionsOf(each);
    return (
      <>
        <div className="-ml-4.5 flex flex-wrap items-center gap-2.5">
          <Button type="submit" variant="primary" pending={isPending}>
            {isPending && <Spinner />}
            {submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
        {failure && (
          <p role="alert" className="mt-3 text-small text-error">
            {failure.message}
          </p>
        )}
      </>
    );
  }
  const stateOf = (each: Offer) => (each.id === offer.id ? editedState : table.stateOf(each));

  function cellOf(each: Offer, key: TermKey) {
    if (each.id !== offer.id) return undefined;
    const { text, was: offered = text } = termCell(offer, key, table.context);
    const amount = amountOf(typed);
    // Computed terms follow from the typed amount.
    const terms = isAmount(amount) ? { ...offer.terms, ...typed } : offer.terms;
    const { counter: _, ...asOffered } = offer;
    const cell = termCell({ ...asOffered, terms }, key, table.context);
    if (key === "expiry") {
      const { timeZone } = board.listing;
      const typedAt = `${typed.expiresOn} ${typed.expiresAt}`;
      const offeredAt = `${dayIn(offer.expiresAt, timeZone)} ${timeIn(offer.expiresAt, timeZone)}`;
      return (
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 [&_label]:sr-only">
          <ExpiryFields label="Open until" timeZone={timeZone} />
          {typedAt !== offeredAt && <Offered text={formatShort(offer.expiresAt, timeZone)} />}
        </div>
      );
    }
    const doubt = doubtOf(amount, offer);
    if (!isFieldTerm(key)) {
      const { mark: _, ...unmarked } = { ...cell, isBest: false };
      // What follows from a mistyped amount says nothing.
      const isDoubted = doubt !== undefined && ["asking", "capRate", "effective"].includes(key);
      const shown = isDoubted ? { text: "–", isBest: false } : unmarked;
      return <TermCellView cell={shown} term={key} />;
    }
    return (
      <CounterField
        term={key}
        offered={offered}
        isChanged={termValue(typed, key) !== termValue(offer.terms, key)}
        doubt={key === "price" || key === "rent" ? doubt : undefined}
        difference={
          key === "price" && isAmount(amount) && doubt === undefined
            ? amount - amountOf(offer.terms)
            : 0
        }
      />
    );
  }

  return (
    <form
      noValidate
      aria-label={`Counter ${offer.buyer}`}
      onSubmit={(event) => void onSubmit(event)}
      {...onEscape(onClose)}
    >
      <FormProvider {...form}>
        <OfferTable {...table} markedId={offer.id} {...{ actionsOf, cellOf, stateOf }} />
      </FormProvider>
      <p className="mt-3.5 max-w-140 text-caption text-fg-3 lg:ml-39">{hint}</p>
    </form>
  );
}

type CounterFieldProps = {
  term: ComponentProps<typeof TermField>["term"];
  /** The term in the offer: "30 days". */
  offered: string;
  /** For the price, the counter's amount minus the offer's. */
  difference: number;
  /** Why it may be mistyped. */
  doubt: string | undefined;
  isChanged: boolean;
};

/** A field in place of a term, with the offered term beside it, struck through, once it differs. */
function CounterField({ difference, doubt, isChanged, offered, term }: CounterFieldProps) {
  const isAmountField = term === "price" || term === "rent";
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <TermField
        term={term}
        hint={doubt}
        className={cn(
          "max-w-full [&>label]:sr-only",
          isAmountField
            ? "basis-full [&_input]:h-11 [&_input]:font-display [&_input]:text-[1.75rem] [&_input]:tracking-[-0.02em]"
            : "w-32",
        )}
      />
      {isChanged && (
        <Offered text={offered}>
          {difference !== 0 &&
            `, ${formatDollars(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`}
        </Offered>
      )}
    </div>
  );
}

/** The offered term, struck. */
const Offered = ({ children, text }: { text: string; children?: ReactNode }) => (
  <span className="text-caption text-fg-3">
    <span className="sr-only">Offered: </span>
    <del>{text}</del>
    {children}
  </span>
);

/** The form of a counter in a sheet, for phones. */
export function CounterDialog({ board, now, offer, onClose }: CounterProps) {
  const { form, hint, submit, typed } = useCounterForm({ board, now, offer, onClose });
  const { failure, isPending, onSubmit } = form;
  return (
    <RecordDialog
      title={`Counter ${offer.buyer}`}
      description={hint}
      variant="primary"
      {...{ failure, isPending, onClose, onSubmit, submit }}
    >
      <FormProvider {...form}>
        <TermFields
          kind={typed.kind}
          hints={{ amount: doubtOf(amountOf(typed), offer) ?? formatMeaning(typed, board.listing) }}
        />
        <ExpiryFields label="Open until" timeZone={board.listing.timeZone} />
      </FormProvider>
    </RecordDialog>
  );
}
