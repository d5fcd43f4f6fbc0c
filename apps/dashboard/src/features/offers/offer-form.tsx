import { offerWord } from "@frontage/records/offer-words";
import type { ListingKind } from "@frontage/records/schemas/listing";
import {
  enteredOfferSchema,
  offerBuyerSchema,
  offerFormSchema,
  offerFormSchemas,
  type Offer,
  type OfferBoard,
  type OfferBuyer,
  type OfferFileKind,
} from "@frontage/records/schemas/offer";
import { Field } from "@frontage/ui/field";
import { FileField } from "@frontage/ui/file-field";
import { Input } from "@frontage/ui/input";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useState, type ReactNode } from "react";
import { FormProvider } from "react-hook-form";

import { listings, offers } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { BuyerFields } from "../../components/buyer-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { fileSize } from "../../files/file-size.ts";
import { fileLimits, refusalOf } from "../../files/upload-files.ts";
import { mediaTypeOf, uploadAccept } from "../../files/upload-type.ts";
import {
  offerStart,
  type OfferValues,
  withFormFieldErrors,
} from "../../offer-comparison/offer-form.ts";
import {
  ExpiryFields,
  KindField,
  optional,
  PaymentFields,
  SpaceFields,
  TermFields,
} from "../../offer-comparison/term-fields.tsx";

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
  { kind: "letter", label: "Letter of intent" },
  { kind: "proof-of-funds", label: "Proof of funds" },
] as const;

/** The form's values. A change of an offer has no buyer. */
type Form = OfferValues & OfferBuyer & { receivedOn: string };

type AddedFile = { id: string; file: File; kind: OfferFileKind };

/** Uploads a file to an offer. */
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
  /** The offer to change; absent for a new one. */
  offer?: Offer;
  /** "2026-07-14" */
  today: string;
  onClose: () => void;
};

/** A dialog that enters an offer received by email, or changes one as its buyer has asked. */
export function OfferDialog(props: OfferDialogProps) {
  const { listing } = props.board;
  const isBoth = listing.kind === "sale" && listing.spaces !== undefined && !props.offer;
  const [kind, setKind] = useState(props.offer?.terms.kind ?? listing.kind);
  const choice = isBoth && <KindField kinds={["sale", "lease"]} onChange={setKind} kind={kind} />;
  return <OfferOf key={kind} {...{ choice, kind, ...props }} />;
}

/** The dialog for an offer of a kind. */
function OfferOf({
  board,
  choice,
  kind,
  offer,
  onClose,
  today,
}: OfferDialogProps & { choice: ReactNode; kind: ListingKind }) {
  const { timeZone, id: listingId } = board.listing;
  const { expiresAt, terms: offered } = offer ?? {};
  const [files, setFiles] = useState<Partial<Record<OfferFileKind, File | undefined>>>({});
  /** Uploads the chosen files, after the offer was saved. A failure is only reported. */
  async function addFiles(id: string) {
    for (const { kind: fileKind } of fileFields) {
      const file = files[fileKind];
      if (!file) continue;
      await addFile({ id, file, kind: fileKind }).catch((error: Error) =>
        toast.error(`${file.name} wasn’t added. ${error.message}`),
      );
    }
  }
  const form = useRecordForm<Form, void>({
    schema: formSchemas[offer ? "change" : "enter"][kind] as never,
    values: {
      ...offerStart({ ...board.listing, kind }, { terms: offered, expiresAt, today }),
      ...(!offer && {
        name: "",
        email: "",
        company: "",
        role: "principal",
        buyerName: "",
        receivedOn: today,
      }),
    },
    draftName: offer
      ? `offer-${offer.id}`
      : `new-offer-${listingId}${kind === board.listing.kind ? "" : `-${kind}`}`,
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
        await addFiles((await withFormFieldErrors(read(entering))).id);
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
        offer
          ? `Change ${offer.buyer}’s ${offerWord({ kind })}`
          : `Enter ${isSale ? "an offer" : "a proposal"}`
      }
      description={
        offer
          ? `As the ${isSale ? "buyer" : "tenant"} has told you. Each change is kept.`
          : "For a letter of intent that came by email. The client sees it, too."
      }
      submit={offer ? "Save change" : isSale ? "Enter offer" : "Enter proposal"}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <FormProvider {...form}>
        {!offer && (
          <>
            <BuyerFields interest={kind} />
            <Field label="Received on" error={errors.receivedOn?.message}>
              <Input type="date" required {...register("receivedOn")} />
            </Field>
          </>
        )}
        {choice}
        {!isSale && <SpaceFields spaces={board.listing.spaces} />}
        <TermFields kind={kind} wideClassName="sm:col-span-2" />
        {isSale && <PaymentFields dependsLabel="The offer depends on" />}
        <ExpiryFields label="Expires on" timeZone={timeZone} />
        <Field label={optional("Note")} error={errors.note?.message} className="col-span-full">
          <Textarea rows={3} {...register("note")} />
        </Field>
        {!offer &&
          fileFields.map(({ kind: fileKind, label }) => (
            <OfferFile
              key={fileKind}
              label={label}
              file={files[fileKind]}
              onChange={(file) => setFiles((all) => ({ ...all, [fileKind]: file }))}
            />
          ))}
      </FormProvider>
    </RecordDialog>
  );
}

type OfferFileProps = {
  label: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
};

/** A file of an offer, which is uploaded once the offer is saved. */
function OfferFile({ file, label, onChange }: OfferFileProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Field label={optional(label)} error={problem} className="sm:col-span-2">
      <FileField
        accept={Object.values(uploadAccept).flat().join()}
        limits={fileLimits}
        file={file && { name: file.name, size: fileSize(file.size) }}
        onChoose={(chosen) => {
          const refusal = refusalOf(chosen);
          setProblem(refusal);
          if (refusal === undefined) onChange(chosen);
        }}
        onCancel={() => undefined}
        onRemove={() => onChange(undefined)}
      />
    </Field>
  );
}
