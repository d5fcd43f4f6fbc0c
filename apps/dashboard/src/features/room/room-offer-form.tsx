import { depositShare } from "@frontage/records/offer-math";
import { monthAndDay } from "@frontage/records/moments";
import { composeOffer, type SheetLineId } from "@frontage/records/offer-sheet";
import { onListing } from "@frontage/records/offer-spaces";
import { draftState } from "@frontage/records/offer-state-text";
import { offerCan } from "@frontage/records/offer-states";
import type { ListingKind } from "@frontage/records/schemas/listing";
import {
  offerFormSchema,
  offerFormSchemas,
  sentOfferSchema,
  withPossibleContingencies,
  type OfferFile,
  type OfferFileKind,
  type OwnOffer,
} from "@frontage/records/schemas/offer";
import { instantsAt } from "@frontage/records/wall-clock";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { FileField } from "@frontage/ui/file-field";
import { Textarea } from "@frontage/ui/textarea";
import { type FocusEvent, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { fileSize } from "../../files/file-size.ts";
import { fileLimits, refusalOf } from "../../files/upload-files.ts";
import { mediaTypeOf, uploadAccept } from "../../files/upload-type.ts";
import {
  formatMeaning,
  isAmount,
  offerStart,
  type OfferValues,
  withFormFieldErrors,
} from "../../offer-comparison/offer-form.ts";
import { OfferSheet } from "../../offer-comparison/offer-sheet.tsx";
import {
  ExpiryFields,
  KindField,
  optional,
  PaymentFields,
  SpaceFields,
  TermFields,
} from "../../offer-comparison/term-fields.tsx";
import { dayIn } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

type RoomOfferFormProps = {
  own: OwnOffer;
  kind: ListingKind;
  /** What the buyer can choose between. */
  kinds: readonly ListingKind[];
  onKind: (kind: ListingKind) => void;
  slug: string;
  /** The broker's first name. */
  firstName: string;
  onSent: () => void;
  /** Closes the form; absent for a first offer. */
  onClose: (() => void) | undefined;
};

const fileFields = [
  {
    kind: "proof-of-funds",
    sale: "Proof of funds or lender’s letter",
    lease: "Financial statement",
  },
  { kind: "letter", sale: "Letter of intent", lease: "Letter of intent" },
] as const;

/** The sentence that each field is part of. */
const lineOf: Readonly<Record<string, SheetLineId>> = {
  price: "price",
  rent: "price",
  deposit: "price",
  termMonths: "price",
  diligenceDays: "timing",
  closingDays: "timing",
  improvements: "timing",
  freeMonths: "increase",
  increase: "increase",
  increaseUnit: "increase",
  renewal: "conditions",
  guaranty: "conditions",
  startsOn: "timing",
  loanPercent: "payment",
  lender: "payment",
  expiresOn: "expiry",
  expiresAt: "expiry",
  note: "note",
};

/** The form of an offer, beside the page that it becomes. */
export function RoomOfferForm(props: RoomOfferFormProps) {
  const { firstName, kind, kinds, onClose, onKind, onSent, own, slug } = props;
  const { from, listing } = own;
  const offer = own.offer?.terms.kind === kind ? own.offer : undefined;
  const { timeZone } = listing;
  const now = useNow();
  const dueAt =
    listing.offersDueAt && Date.parse(listing.offersDueAt) > now.getTime()
      ? listing.offersDueAt
      : undefined;
  const open =
    offer && offerCan("buyer", "change", onListing(offer, listing, now), now) ? offer : undefined;
  const isSale = kind === "sale";
  const [files, setFiles] = useState<Files>({});
  const added = Object.values(files).filter((file) => file !== undefined);
  const [edited, setEdited] = useState<SheetLineId>();
  const form = useRecordForm<OfferValues, void>({
    schema: offerFormSchemas[kind] as never,
    values: offerStart(
      { ...listing, kind },
      {
        terms: offer?.terms,
        expiresAt: open?.expiresAt,
        today: dayIn(now, timeZone),
        offersDueAt: dueAt,
      },
    ),
    draftName: `room-offer-${slug}-${open?.version ?? "new"}${kind === listing.kind ? "" : `-${kind}`}`,
    isChange: false,
    save: async (entered) => {
      const terms = offerFormSchema.parse(entered);
      const sent = sentOfferSchema.parse({
        offer: terms,
        files: added.map(({ id }) => id),
        ...(open && { version: open.version }),
      });
      await withFormFieldErrors(read(rooms[":slug"].offer.$put({ param: { slug }, json: sent })));
    },
    changes: ["listings"],
    onSaved: onSent,
  });
  const { errors, failure, isPending, onSubmit, register, watch } = form;
  const typed = watch();
  const [isUploading, setUploading] = useState(false);
  const meaning = formatMeaning(typed, listing);
  const it = isSale ? "offer" : "proposal";
  const expiry = instantOf(typed, timeZone);
  const endsEarly = dueAt !== undefined && expiry !== undefined && expiry < dueAt;
  // A note may name its buyer, so it is hidden with the names.
  const readers = `This is the page that ${firstName} reads. The owner may see it without your name and note.`;

  const addedAt = now.toISOString();
  const sheet = composeOffer({
    listing,
    terms: isSale ? withPossibleContingencies(typed) : typed,
    replaced: open && { terms: open.terms, by: "New offer" },
    madeAt: addedAt,
    expiresAt: expiry,
    files: [...(open?.files ?? []), ...added.map((file) => ({ ...file, bytes: 0, addedAt }))],
    from,
    reader: "buyer",
  });
  const showLine = ({ target }: FocusEvent) => {
    const group = target.closest<HTMLElement>("[data-line]")?.dataset.line;
    setEdited(lineOf[target.getAttribute("name") ?? ""] ?? (group as SheetLineId | undefined));
  };
  // Hidden from screen readers: the fields describe themselves.
  const preview = <OfferSheet aria-hidden sheet={sheet} state={draftState} edited={edited} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields' focus
    <form
      noValidate
      className="grid items-start gap-x-18 gap-y-9 pb-14 lg:grid-cols-[minmax(0,30.5rem)_minmax(0,1fr)] lg:pb-24"
      onFocus={showLine}
      onBlur={() => setEdited(undefined)}
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className="grid min-w-0 gap-6">
        <FormProvider {...form}>
          <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6 *:min-w-0 lg:[&_[id$=-hint]]:sr-only">
            <KindField controlSize="lg" onChange={onKind} {...{ kind, kinds }} />
            {!isSale && <SpaceFields controlSize="lg" spaces={listing.spaces} />}
            <TermFields
              kind={kind}
              controlSize="lg"
              hints={{
                amount: meaning && `${meaning}.`,
                deposit:
                  isAmount(typed.deposit) && isAmount(typed.price)
                    ? `${depositShare(typed).toFixed(1)}% of your price.`
                    : undefined,
              }}
              wideClassName="col-span-full"
            />
            {isSale && <PaymentFields controlSize="lg" dependsLabel="Your offer depends on" />}
            <ExpiryFields
              label={`${isSale ? "Offer" : "Proposal"} expires`}
              controlSize="lg"
              timeZone={timeZone}
            />
            <p role="status" className="col-span-full text-small font-medium text-fg empty:hidden">
              {endsEarly &&
                `${isSale ? "Offers" : "Proposals"} are due ${monthAndDay(dueAt, timeZone)}. Yours would expire before then.`}
            </p>
          </div>
        </FormProvider>
        <Field label={optional(`Note to ${firstName}`)} error={errors.note?.message}>
          <Textarea controlSize="lg" rows={3} className="min-h-26!" {...register("note")} />
        </Field>
        {fileFields.map((field) => (
          <OfferFileField
            key={field.kind}
            kind={field.kind}
            label={field[kind]}
            slug={slug}
            earlier={open?.files.findLast((file) => file.kind === field.kind)}
            onChange={(file) => setFiles((all) => ({ ...all, [field.kind]: file }))}
            onUploading={setUploading}
          />
        ))}
        <div className="mt-4 lg:hidden">
          <p className="mb-3 text-small text-fg-3">{readers}</p>
          {preview}
        </div>
        <div className="mt-2 grid gap-3.5">
          {failure && (
            <p role="alert" className="text-small font-medium text-error">
              {failure.message}
            </p>
          )}
          <Button type="submit" size="lg" pending={isPending || isUploading}>
            {isPending && <Spinner />}
            {isSale ? "Send offer" : "Send proposal"} to {firstName}
          </Button>
          {onClose && (
            <Button variant="outline" size="lg" onClick={onClose}>
              Cancel
            </Button>
          )}
          <p className="text-small text-fg-3">
            Not binding until both sides sign a {isSale ? "purchase agreement" : "lease"}. You can
            change or withdraw your {it} until it’s accepted. Never put bank details here.
          </p>
        </div>
      </div>
      <div className="sticky top-8 min-w-0 max-lg:hidden">
        {preview}
        <p className="mt-3.5 text-small text-fg-3">{readers}</p>
      </div>
    </form>
  );
}

/** The moment that is typed; undefined while it isn't complete. */
const instantOf = ({ expiresAt, expiresOn }: OfferValues, timeZone: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(expiresOn) && /^\d{2}:\d{2}$/.test(expiresAt)
    ? instantsAt(expiresOn, expiresAt, timeZone)[0]
    : undefined;

type SentFile = { id: string; kind: OfferFileKind; name: string };
/** The uploaded files, one of a kind. */
type Files = Partial<Record<OfferFileKind, SentFile | undefined>>;

type OfferFileFieldProps = {
  kind: OfferFileKind;
  label: string;
  slug: string;
  /** The file that was sent with the offer, which can only be replaced. */
  earlier: OfferFile | undefined;
  onChange: (file: SentFile | undefined) => void;
  onUploading: (isUploading: boolean) => void;
};

type Chosen = { id?: string; name: string; bytes: number; share?: number };

/** A file of an offer, which is uploaded once it is chosen. */
function OfferFileField(props: OfferFileFieldProps) {
  const { earlier, kind, label, onChange, onUploading, slug } = props;
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController>(undefined);

  function remove() {
    const id = chosen?.id;
    setChosen(undefined);
    onChange(undefined);
    // What isn't removed now goes with the cleanup.
    if (id) {
      read(rooms[":slug"].offer.files[":id"].$delete({ param: { slug, id } })).catch(
        () => undefined,
      );
    }
  }
  async function upload(file: File) {
    remove();
    const refusal = refusalOf(file);
    setProblem(refusal && `Couldn’t upload ${file.name}. ${refusal}`);
    if (refusal) return;
    const { name, size: bytes } = file;
    const { signal } = (abort.current = new AbortController());
    onUploading(true);
    setChosen({ name, bytes, share: 0 });
    try {
      const query = { name, mediaType: mediaTypeOf(file) ?? file.type, kind };
      const onProgress = (share: number) => setChosen({ name, bytes, share });
      const { id } = await read(
        rooms[":slug"].offer.files.$post(
          { param: { slug }, query },
          uploading(file, { onProgress, signal }),
        ),
      );
      setChosen({ id, name, bytes });
      onChange({ id, kind, name });
    } catch (error) {
      setChosen(undefined);
      const reason = error instanceof Error ? error.message : "Try again.";
      if (!signal.aborted) setProblem(`Couldn’t upload ${name}. ${reason}`);
    }
    onUploading(false);
  }

  const shown = chosen ?? earlier;
  return (
    <Field label={optional(label)} error={problem}>
      <FileField
        accept={Object.values(uploadAccept).flat().join()}
        limits={fileLimits}
        file={
          shown && {
            name: shown.name,
            size: fileSize(shown.bytes),
            ...(chosen?.share !== undefined && { share: chosen.share }),
          }
        }
        onChoose={(file) => void upload(file)}
        onCancel={() => abort.current?.abort()}
        onRemove={chosen ? remove : undefined}
      />
    </Field>
  );
}
