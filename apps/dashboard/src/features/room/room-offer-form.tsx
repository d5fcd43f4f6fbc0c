import { againstAsking, askingOf, capRateAt, depositShare } from "@frontage/records/offer-math";
import { saysAgainst } from "@frontage/records/offer-words";
import { uploadTypes } from "@frontage/records/schemas/document";
import {
  leaseTermsSchema,
  offerFormSchema,
  saleTermsSchema,
  sentOfferSchema,
  type Contingency,
  type OfferTerms,
  type OwnOffer,
} from "@frontage/records/schemas/offer";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { useRecordForm } from "../../components/use-record-form.ts";
import { mediaTypeOf } from "../../files/upload-type.ts";
import {
  ContingencyField,
  numeric,
  NumberField,
  PaymentField,
} from "../../offer-comparison/term-fields.tsx";
import { PortalError } from "../../portal/portal-error.ts";
import { dayIn, shiftDay, timeIn } from "../../time/dates.ts";
import { cityOf } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { removeOfferFile, sendOwnOffer, uploadOfferFile } from "./room-offer-api.ts";

const expiry = { expiresOn: z.iso.date("Please choose a day."), expiresAt: z.string() };
const schemas = {
  sale: z.extend(saleTermsSchema, expiry),
  lease: z.extend(leaseTermsSchema, expiry),
} as const;

/** All fields of the form; only those of one kind are there. */
type Form = {
  kind: "lease" | "sale";
  price: number;
  deposit: number;
  diligenceDays: number;
  closingDays: number;
  payment: "cash" | "financing";
  loanPercent?: number | undefined;
  lender?: string | undefined;
  contingencies: Contingency[];
  rent: number;
  termMonths: number;
  improvements: number;
  startsOn: string;
  note: string;
  expiresOn: string;
  expiresAt: string;
};

type RoomOfferFormProps = {
  own: OwnOffer;
  slug: string;
  /** The broker’s. */
  firstName: string;
  /** A counter’s terms, to take them. */
  start: OfferTerms | undefined;
  onSent: () => void;
  /** Absent for a first offer. */
  onClose: (() => void) | undefined;
};

/** An offer’s form. Each figure answers with what it means. */
export function RoomOfferForm(props: RoomOfferFormProps) {
  const { firstName, onClose, onSent, own, slug, start } = props;
  const { listing, offer } = own;
  const { kind, timeZone } = listing;
  const open = offer?.state === "open" ? offer : undefined;
  const isSale = kind === "sale";
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([]);
  const [isUploading, setUploading] = useState(false);
  const today = dayIn(useNow(), timeZone);
  const form = useRecordForm<Form, void>({
    schema: schemas[kind] as never,
    values: {
      kind,
      ...(isSale && {
        payment: "financing" as const,
        contingencies: ["inspection", "title", "financing"] as Contingency[],
      }),
      note: "",
      ...offer?.terms,
      ...(start && { ...start, note: offer?.terms.note ?? "" }),
      expiresOn: open ? dayIn(open.expiresAt, timeZone) : shiftDay(today, 7),
      expiresAt: open ? timeIn(open.expiresAt, timeZone) : "17:00",
    },
    draftName: `room-offer-${slug}-${open?.version ?? "new"}${start ? "-counter" : ""}`,
    isChange: false,
    save: async (entered) => {
      const terms = offerFormSchema.parse(entered);
      const sent = sentOfferSchema.parse({
        offer: terms,
        files: files.map(({ id }) => id),
        ...(open && { version: open.version }),
      });
      await atTheirFields(sendOwnOffer(slug, sent));
      await queryClient.invalidateQueries({ queryKey: ["listings"] });
    },
    onSaved: onSent,
  });
  const { control, errors, failure, isPending, onSubmit, register, setValue } = form;
  const { contingencies = [], deposit, payment, price, rent } = useWatch({ control });

  async function addFile(chosen: File | undefined) {
    if (!chosen) return;
    setUploading(true);
    try {
      const mediaType = mediaTypeOf(chosen) ?? chosen.type;
      const id = await uploadOfferFile(slug, chosen, { kind: "proof-of-funds", mediaType });
      setFiles((all) => [...all, { id, name: chosen.name }]);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "The file wasn’t uploaded.");
    }
    setUploading(false);
  }
  async function removeFile(id: string) {
    setFiles((all) => all.filter((file) => file.id !== id));
    await removeOfferFile(slug, id).catch(() => undefined);
  }

  return (
    <form noValidate className="mt-7 grid gap-6" onSubmit={(event) => void onSubmit(event)}>
      {isSale ? (
        <>
          <NumberField
            label="Price"
            hint={meaningOf(price, listing)}
            error={errors.price?.message}
            isMoney
            input={register("price", numeric)}
          />
          <NumberField
            label="Deposit"
            hint={
              isAmount(deposit) && isAmount(price)
                ? `${depositShare({ deposit, price }).toFixed(1)}% of your price.`
                : undefined
            }
            error={errors.deposit?.message}
            isMoney
            input={register("deposit", numeric)}
          />
          <div className="grid grid-cols-2 items-start gap-4">
            <NumberField
              label="Due diligence, days"
              hint="From contract."
              error={errors.diligenceDays?.message}
              input={register("diligenceDays", numeric)}
            />
            <NumberField
              label="Closing, days"
              hint="From contract."
              error={errors.closingDays?.message}
              input={register("closingDays", numeric)}
            />
          </div>
          <PaymentField
            value={payment ?? "financing"}
            onChange={(chosen) => setValue("payment", chosen)}
          />
          {payment !== "cash" && (
            <div className="grid grid-cols-2 items-start gap-4">
              <Field label="Loan, %" error={errors.loanPercent?.message}>
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  {...register("loanPercent", numeric)}
                />
              </Field>
              <Field label="Lender" error={errors.lender?.message}>
                <Input autoComplete="off" {...register("lender")} />
              </Field>
            </div>
          )}
          <ContingencyField
            label="Your offer depends on"
            value={contingencies}
            onChange={(chosen) => setValue("contingencies", chosen)}
          />
        </>
      ) : (
        <>
          <NumberField
            label="Rent, $/SF/yr"
            hint={meaningOf(rent, listing)}
            error={errors.rent?.message}
            input={register("rent", numeric)}
          />
          <div className="grid grid-cols-2 items-start gap-4">
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
          </div>
          <Field label="Start" error={errors.startsOn?.message}>
            <Input type="date" required {...register("startsOn")} />
          </Field>
        </>
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label={`${isSale ? "Offer" : "Proposal"} expires`} error={errors.expiresOn?.message}>
          <Input type="date" required {...register("expiresOn")} />
        </Field>
        <Field label="Time" hint={`In ${cityOf(timeZone)}.`} error={errors.expiresAt?.message}>
          <Input type="time" required {...register("expiresAt")} />
        </Field>
      </div>
      <Field label={`Note to ${firstName} and the owner`} error={errors.note?.message}>
        <Textarea rows={4} {...register("note")} />
      </Field>
      <div>
        <Field label={isSale ? "Proof of funds or lender’s letter" : "Financial statement"}>
          <Input
            type="file"
            accept={Object.keys(uploadTypes).join()}
            disabled={isUploading}
            className="py-2"
            onChange={({ target }) => {
              void addFile(target.files?.[0]);
              target.value = "";
            }}
          />
        </Field>
        <ul className="mt-2 grid gap-2 empty:hidden">
          {files.map(({ id, name }) => (
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

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

/** "1.6% under asking, a 6.50% cap rate." */
function meaningOf(amount: number | undefined, listing: OwnOffer["listing"]): string | undefined {
  if (!isAmount(amount)) return undefined;
  const rate = listing.kind === "sale" ? capRateAt(amount, listing) : undefined;
  const parts = [
    saysAgainst(againstAsking(amount, askingOf(listing, listing))),
    rate !== undefined && `a ${rate.toFixed(2)}% cap rate`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : undefined;
}

/** The server names fields by their place in what is sent: "offer.price". */
async function atTheirFields(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [
        name.replace(/^offer\./, ""),
        message,
      ]),
    );
    throw new PortalError(error.message, fields, error.kind, error.current);
  }
}
