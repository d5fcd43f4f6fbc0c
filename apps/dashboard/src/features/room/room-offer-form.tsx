import { depositShare } from "@frontage/records/offer-math";
import { offerCan } from "@frontage/records/offer-states";
import {
  offerFormSchema,
  offerFormSchemas,
  sentOfferSchema,
  type OfferFileKind,
  type OfferTerms,
  type OwnOffer,
} from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { FileText } from "lucide-react";
import { useState } from "react";
import { FormProvider } from "react-hook-form";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { FileInput } from "../../files/file-input.tsx";
import { mediaTypeOf } from "../../files/upload-type.ts";
import {
  formatMeaning,
  isAmount,
  offerStart,
  type OfferValues,
  withFormFieldErrors,
} from "../../offer-comparison/offer-form.ts";
import { ExpiryFields, PaymentFields, TermFields } from "../../offer-comparison/term-fields.tsx";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

type RoomOfferFormProps = {
  own: OwnOffer;
  slug: string;
  /** The broker's first name. */
  firstName: string;
  /** The terms of a counter, to accept them; otherwise undefined. */
  start: OfferTerms | undefined;
  onSent: () => void;
  /** Closes the form; absent for a first offer. */
  onClose: (() => void) | undefined;
};

type SentFile = { id: string; kind: OfferFileKind; name: string };

const fileFields = [
  {
    kind: "proof-of-funds",
    sale: "Proof of funds or lender’s letter",
    lease: "Financial statement",
  },
  { kind: "letter", sale: "Letter of intent (optional)", lease: "Letter of intent (optional)" },
] as const;

/** The form of an offer. Below each figure, the form says what it means. */
export function RoomOfferForm(props: RoomOfferFormProps) {
  const { firstName, onClose, onSent, own, slug, start } = props;
  const { listing, offer } = own;
  const { kind, timeZone } = listing;
  const now = useNow();
  const open =
    offer && offerCan("buyer", "change", { ...offer, listingStatus: listing.status }, now)
      ? offer
      : undefined;
  const isSale = kind === "sale";
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const today = dayIn(now, timeZone);
  const form = useRecordForm<OfferValues, void>({
    schema: offerFormSchemas[kind] as never,
    values: offerStart(listing, {
      terms: start ? { ...start, note: offer?.terms.note ?? "" } : offer?.terms,
      expiresAt: open?.expiresAt,
      today,
    }),
    draftName: `room-offer-${slug}-${open?.version ?? "new"}${start ? "-counter" : ""}`,
    isChange: false,
    save: async (entered) => {
      const terms = offerFormSchema.parse(entered);
      const sent = sentOfferSchema.parse({
        offer: terms,
        files: files.map(({ id }) => id),
        ...(open && { version: open.version }),
      });
      await withFormFieldErrors(read(rooms[":slug"].offer.$put({ param: { slug }, json: sent })));
    },
    changes: ["listings"],
    onSaved: onSent,
  });
  const { errors, failure, isPending, onSubmit, register, watch } = form;
  const [deposit, price, rent] = watch(["deposit", "price", "rent"]);
  const meaning = formatMeaning(isSale ? price : rent, listing);

  async function addFile(chosen: File | undefined, fileKind: OfferFileKind) {
    if (!chosen) return;
    setUploading(true);
    try {
      const mediaType = mediaTypeOf(chosen) ?? chosen.type;
      const query = { name: chosen.name, mediaType, kind: fileKind };
      const to = { param: { slug }, query };
      const { id } = await read(rooms[":slug"].offer.files.$post(to, uploading(chosen)));
      setFiles((all) => [...all, { id, kind: fileKind, name: chosen.name }]);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "The file wasn’t uploaded.");
    }
    setUploading(false);
  }
  async function removeFile(id: string) {
    setFiles((all) => all.filter((file) => file.id !== id));
    await read(rooms[":slug"].offer.files[":id"].$delete({ param: { slug, id } })).catch(
      () => undefined,
    );
  }

  return (
    <form
      noValidate
      // Fields are as large as in the site's forms.
      className="mt-7 grid gap-6 [&_[data-slot=input]]:h-13! [&_[data-slot=input]]:px-4! [&_[data-slot=input]]:text-copy!"
      onSubmit={(event) => void onSubmit(event)}
    >
      <FormProvider {...form}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6">
          <TermFields
            kind={kind}
            hints={{
              amount: meaning && `${meaning}.`,
              deposit:
                isAmount(deposit) && isAmount(price)
                  ? `${depositShare({ deposit, price }).toFixed(1)}% of your price.`
                  : undefined,
              days: "From contract.",
            }}
            wideClassName="col-span-full"
          />
          {isSale && <PaymentFields dependsLabel="Your offer depends on" />}
          <ExpiryFields label={`${isSale ? "Offer" : "Proposal"} expires`} timeZone={timeZone} />
        </div>
      </FormProvider>
      <Field label={`Note to ${firstName} and the owner (optional)`} error={errors.note?.message}>
        <Textarea controlSize="lg" rows={4} {...register("note")} />
      </Field>
      {fileFields.map((field) => (
        <div key={field.kind}>
          <Field label={field[kind]}>
            <FileInput
              isEmptied
              disabled={isUploading}
              className="py-3!"
              onChoose={(file) => void addFile(file, field.kind)}
            />
          </Field>
          <ul className="mt-2 grid gap-2 empty:hidden">
            {files
              .filter((file) => file.kind === field.kind)
              .map(({ id, name }) => (
                <li
                  key={id}
                  className="flex items-center gap-3 rounded-control border border-field px-3 py-2 text-ui text-fg"
                >
                  <FileText aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
                  <span className="min-w-0 grow wrap-anywhere">{name}</span>
                  <Button
                    variant="ghost"
                    aria-label={`Remove ${name}`}
                    onClick={() => void removeFile(id)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {failure && (
        <p role="alert" className="text-small font-medium text-error">
          {failure.message}
        </p>
      )}
      <div className="grid gap-3">
        <Button type="submit" size="lg" pending={isPending || isUploading}>
          {isPending && <Spinner />}
          {isSale ? "Send offer" : "Send proposal"} to {firstName}
        </Button>
        {onClose && (
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-caption text-fg-3">
        Not binding. Nobody is committed until both sides sign a{" "}
        {isSale ? "purchase agreement" : "lease"}. You can change or withdraw your{" "}
        {isSale ? "offer" : "proposal"} until it’s accepted. Never put bank details here.
      </p>
    </form>
  );
}
