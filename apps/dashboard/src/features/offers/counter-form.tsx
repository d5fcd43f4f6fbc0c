import { againstAsking, askingOf, capRateAt } from "@frontage/records/offer-math";
import { formatAmount, saysAgainst } from "@frontage/records/offer-words";
import {
  leaseTermsSchema,
  saleTermsSchema,
  type LeaseTerms,
  type Offer,
  type OfferBoard,
  type OfferTerms,
  type SaleTerms,
} from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";

import { useRecordForm } from "../../components/use-record-form.ts";
import { numeric, NumberField } from "../../offer-comparison/term-fields.tsx";

const saleSchema = z.pick(saleTermsSchema, {
  price: true,
  deposit: true,
  diligenceDays: true,
  closingDays: true,
});
const leaseSchema = z.pick(leaseTermsSchema, {
  rent: true,
  termMonths: true,
  improvements: true,
  startsOn: true,
});

type CounterFormProps = {
  board: OfferBoard;
  offer: Offer;
  /** Asks before it goes to the client. */
  onReview: (terms: OfferTerms) => void;
  onClose: () => void;
};

/** Answers an offer with other terms, below the table. */
export function CounterForm({ offer, ...props }: CounterFormProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
    panel.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const start = offer.counter?.terms ?? offer.terms;
  return (
    <section
      ref={panel}
      aria-label={`Counter ${offer.buyer}`}
      className="mt-8 bg-side p-6 print:hidden"
    >
      <h3 className="text-ui font-semibold text-fg">Counter {offer.buyer}</h3>
      {start.kind === "sale" ? (
        <SaleCounter {...props} buyer={offer.buyer} start={start} />
      ) : (
        <LeaseCounter {...props} buyer={offer.buyer} start={start} />
      )}
    </section>
  );
}

type Part<Terms> = Omit<CounterFormProps, "offer"> & { buyer: string; start: Terms };

function SaleCounter({ board, onClose, onReview, start }: Part<SaleTerms>) {
  const { closingDays, deposit, diligenceDays, price } = start;
  const form = useRecordForm<z.infer<typeof saleSchema>, OfferTerms>({
    schema: saleSchema,
    values: { price, deposit, diligenceDays, closingDays },
    isChange: false,
    save: async (terms) => ({ ...start, ...terms, note: "" }),
    onSaved: onReview,
  });
  const { errors, isPending, onSubmit, register, watch } = form;
  return (
    <form noValidate className="mt-4" onSubmit={(event) => void onSubmit(event)}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <NumberField
          label="Price"
          error={errors.price?.message}
          isMoney
          input={register("price", numeric)}
        />
        <NumberField
          label="Deposit"
          error={errors.deposit?.message}
          isMoney
          input={register("deposit", numeric)}
        />
        <NumberField
          label="Due diligence, days"
          error={errors.diligenceDays?.message}
          input={register("diligenceDays", numeric)}
        />
        <NumberField
          label="Closing, days"
          error={errors.closingDays?.message}
          input={register("closingDays", numeric)}
        />
      </div>
      <Ending board={board} amount={watch("price")} {...{ isPending, onClose }} />
    </form>
  );
}

function LeaseCounter({ board, onClose, onReview, start }: Part<LeaseTerms>) {
  const { improvements, rent, startsOn, termMonths } = start;
  const form = useRecordForm<z.infer<typeof leaseSchema>, OfferTerms>({
    schema: leaseSchema,
    values: { rent, termMonths, improvements, startsOn },
    isChange: false,
    save: async (terms) => ({ ...start, ...terms, note: "" }),
    onSaved: onReview,
  });
  const { errors, isPending, onSubmit, register, watch } = form;
  return (
    <form noValidate className="mt-4" onSubmit={(event) => void onSubmit(event)}>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <NumberField
          label="Rent, $/SF/yr"
          error={errors.rent?.message}
          input={register("rent", numeric)}
        />
        <NumberField
          label="Term, months"
          error={errors.termMonths?.message}
          input={register("termMonths", numeric)}
        />
        <NumberField
          label="Improvements, $/SF"
          error={errors.improvements?.message}
          input={register("improvements", numeric)}
        />
        <Field label="Start" error={errors.startsOn?.message}>
          <Input type="date" required {...register("startsOn")} />
        </Field>
      </div>
      <Ending board={board} amount={watch("rent")} {...{ isPending, onClose }} />
    </form>
  );
}

type EndingProps = {
  board: OfferBoard;
  amount: number | undefined;
  isPending: boolean;
  onClose: () => void;
};

/** What the counter means, and where it goes. */
function Ending({ amount, board, isPending, onClose }: EndingProps) {
  const { client, listing } = board;
  const known = typeof amount === "number" && Number.isFinite(amount) && amount > 0;
  const against = known ? saysAgainst(againstAsking(amount, askingOf(listing, listing))) : "";
  const rate = known && listing.kind === "sale" ? capRateAt(amount, listing) : undefined;
  const meaning = [against, rate !== undefined && `a ${rate.toFixed(2)}% cap rate`]
    .filter(Boolean)
    .join(", ");
  const first = client?.name.split(" ", 1)[0];
  return (
    <>
      <p className="mt-3 text-caption text-fg-3">
        {meaning && `${meaning}. `}
        {first ? `${first} approves it before it goes to the buyer. ` : ""}A counter usually ends
        the offer it answers.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="ink" pending={isPending}>
          {isPending && <Spinner />}
          Review counter
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** A counter in a sentence: "$12,250,000, $250,000 deposit, 21 days of due diligence, closing in 60 days." */
export function counterText(terms: OfferTerms): string {
  const amount = formatAmount(terms);
  if (terms.kind === "lease") {
    return `${amount}, ${terms.termMonths} months, improvements of $${terms.improvements} per SF, from ${terms.startsOn}.`;
  }
  const { closingDays, deposit, diligenceDays } = terms;
  return `${amount}, $${deposit.toLocaleString("en-US")} deposit, ${diligenceDays} days of due diligence, closing in ${closingDays} days. The rest stays as offered.`;
}
