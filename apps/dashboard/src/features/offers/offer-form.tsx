import {
  enteredOfferSchema,
  leaseTermsSchema,
  offerBuyerSchema,
  offerFormSchema,
  offerFormSchemas,
  offerTermsSchema,
  saleTermsSchema,
  type Offer,
  type OfferBoard,
  type OfferBuyer,
  type OfferFileKind,
  type OfferTerms,
} from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";

import { listings, offers } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { BuyerFields } from "../../components/buyer-fields.tsx";
import { onEscape } from "../../components/on-escape.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { FileInput } from "../../files/file-input.tsx";
import { mediaTypeOf } from "../../files/upload-type.ts";
import {
  atTheirFields,
  formatMeaning,
  offerStart,
  type OfferValues,
  type TermValues,
} from "../../offer-comparison/offer-form.ts";
import { ExpiryFields, PaymentFields, TermFields } from "../../offer-comparison/term-fields.tsx";

import * as z from "zod/mini";

const buyerShape = { ...offerBuyerSchema.shape, receivedOn: enteredOfferSchema.shape.receivedOn };
const formSchemas = {
  change: offerFormSchemas,
  enter: {
    sale: z.extend(offerFormSchemas.sale, buyerShape),
    lease: z.extend(offerFormSchemas.lease, buyerShape),
  },
} as const;

const fileFields = [
  { kind: "letter", label: "Letter of intent (optional)" },
  { kind: "proof-of-funds", label: "Proof of funds (optional)" },
] as const;

/** A change has no buyer. */
type Form = OfferValues & OfferBuyer & { receivedOn: string };

type AddedFile = { id: string; file: File; kind: OfferFileKind };

/** Adds a file to an offer. */
export const addFile = ({ file, id, kind }: AddedFile) =>
  read(
    offers[":id"].files.$post(
      {
        param: { id },
        query: { name: file.name, kind, mediaType: mediaTypeOf(file) ?? file.type },
      },
      uploading(file),
    ),
  );

type OfferDialogProps = {
  board: OfferBoard;
  /** The offer to change; absent to enter one. */
  offer?: Offer;
  /** "2026-07-14" */
  today: string;
  onClose: () => void;
};

/** Enters an offer that came by email, or changes one as its buyer has said. */
export function OfferDialog({ board, offer, onClose, today }: OfferDialogProps) {
  const { kind, timeZone, id: listingId } = board.listing;
  const { expiresAt, terms: offered } = offer ?? {};
  const [files, setFiles] = useState<Partial<Record<OfferFileKind, File | undefined>>>({});
  /** The offer is entered by then, whatever becomes of its files. */
  async function addFiles(id: string) {
    for (const { kind: of } of fileFields) {
      const file = files[of];
      if (!file) continue;
      await addFile({ id, file, kind: of }).catch((error: Error) =>
        toast.error(`${file.name} wasn’t added. ${error.message}`),
      );
    }
  }
  const form = useRecordForm<Form, void>({
    schema: formSchemas[offer ? "change" : "enter"][kind] as never,
    values: {
      ...offerStart(board.listing, { terms: offered, expiresAt, today }),
      ...(!offer && {
        name: "",
        email: "",
        company: "",
        role: "principal",
        buyerName: "",
        receivedOn: today,
      }),
    },
    draftName: offer ? `offer-${offer.id}` : `new-offer-${listingId}`,
    isChange: offer !== undefined,
    save: async (entered) => {
      const terms = offerFormSchema.parse(entered);
      if (offer)
        await read(
          offers[":id"].$put({
            param: { id: offer.id },
            json: { ...terms, version: offer.version },
          }),
        );
      else {
        const buyer = offerBuyerSchema.parse(entered);
        const { receivedOn } = entered;
        const sent = { buyer, receivedOn, offer: terms };
        const entering = listings[":id"].offers.$post({ param: { id: listingId }, json: sent });
        await addFiles((await atTheirFields(read(entering))).id);
      }
    },
    changes: ["listings"],
    done: offer ? "Changed." : "Entered.",
    onSaved: onClose,
  });
  const { errors, failure, isPending, onDiscard, onSubmit, register } = form;
  const isSale = kind === "sale";
  return (
    <RecordDialog
      title={
        offer ? `Change ${offer.buyer}’s offer` : `Enter ${isSale ? "an offer" : "a proposal"}`
      }
      description={
        offer
          ? "As the buyer has told you. Each change is kept."
          : "For a letter of intent that came by email. The client sees it, too."
      }
      submit={offer ? "Save change" : isSale ? "Enter offer" : "Enter proposal"}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <FormProvider {...form}>
        {!offer && (
          <>
            <BuyerFields />
            <Field label="Received on" error={errors.receivedOn?.message}>
              <Input type="date" required {...register("receivedOn")} />
            </Field>
          </>
        )}
        <TermFields kind={kind} />
        {isSale && <PaymentFields dependsLabel="The offer depends on" />}
        <ExpiryFields label="Expires on" timeZone={timeZone} />
        <Field label="Note (optional)" error={errors.note?.message} className="col-span-full">
          <Textarea rows={3} {...register("note")} />
        </Field>
        {!offer &&
          fileFields.map(({ kind: of, label }) => (
            <Field key={of} label={label}>
              <FileInput onChoose={(file) => setFiles((all) => ({ ...all, [of]: file }))} />
            </Field>
          ))}
      </FormProvider>
    </RecordDialog>
  );
}

const counterSchemas = {
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
    schema: counterSchemas[start.kind] as never,
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
