import {
  leaseTermsSchema,
  offerTermsSchema,
  saleTermsSchema,
  type Offer,
  type OfferBoard,
  type OfferTerms,
} from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import * as z from "zod/mini";

import { onEscape } from "../../components/on-escape.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { formatMeaning, type TermValues } from "../../offer-comparison/offer-form.ts";
import { TermFields } from "../../offer-comparison/term-fields.tsx";

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
  }),
} as const;

type CounterFormProps = {
  board: OfferBoard;
  offer: Offer;
  /** Asks before it goes to the client. */
  onReview: (terms: OfferTerms) => void;
  onClose: () => void;
};

/** Answers an offer with other terms, below the table. */
export function CounterForm({ board, offer, onClose, onReview }: CounterFormProps) {
  const panel = useRef<HTMLElement>(null);
  /** What had the focus before. */
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
    panel.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  function cancel() {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  }
  const { client, listing } = board;
  const start = offer.counter?.terms ?? offer.terms;
  const form = useRecordForm<TermValues, OfferTerms>({
    schema: schemas[start.kind] as never,
    values: start,
    isChange: false,
    save: async (terms) => offerTermsSchema.parse({ ...start, ...terms, note: "" }),
    onSaved: onReview,
  });
  const { isPending, onSubmit, watch } = form;
  const meaning = formatMeaning(watch(start.kind === "sale" ? "price" : "rent"), listing);
  const first = client?.name.split(" ", 1)[0];
  return (
    <section
      ref={panel}
      aria-label={`Counter ${offer.buyer}`}
      className="mt-8 bg-side p-6 print:hidden"
    >
      <h3 className="text-ui font-semibold text-fg">Counter {offer.buyer}</h3>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => void onSubmit(event)}
        {...onEscape(cancel)}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <FormProvider {...form}>
            <TermFields kind={start.kind} />
          </FormProvider>
        </div>
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
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  );
}
