import { can, isOpen } from "@frontage/records/offer-states";
import { formatAmount } from "@frontage/records/offer-words";
import { acceptanceSchema, type Offer, type OfferBoard } from "@frontage/records/schemas/offer";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { offers as offersApi } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { useNow } from "../../time/use-now.ts";

const formSchema = z.extend(z.pick(acceptanceSchema, { contractOn: true, othersMessage: true }), {
  terms: z.enum(["counter", "offer"]),
});
type Form = z.infer<typeof formSchema>;

type AcceptDialogProps = {
  board: OfferBoard;
  offer: Offer;
  /** "2026-07-14" */
  today: string;
  onAccepted: () => void;
  onClose: () => void;
};

/** Marks an offer as accepted: the deal moves to its contract. */
export function AcceptDialog(props: AcceptDialogProps) {
  const { board, offer, onAccepted, onClose, today } = props;
  const now = useNow();
  const { listing, offers } = board;
  const onListing = { ...offer, listingStatus: listing.status };
  const counter = can("broker", "accept-counter", onListing, now) ? offer.counter : undefined;
  const isOwn = can("broker", "accept", onListing, now);
  const others = offers.filter((other) => isOpen(other, now) && other.id !== offer.id);
  const isSale = listing.kind === "sale";
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onSubmit, register } = useRecordForm<Form, void>({
    schema: formSchema,
    values: {
      terms: counter ? "counter" : "offer",
      contractOn: today,
      othersMessage:
        others.length === 0
          ? ""
          : `Thank you for your offer for ${listing.publicName}. The owner has accepted another one.\n\nIf that changes, I will write to you first.`,
    },
    draftName: `accept-${offer.id}`,
    isChange: false,
    save: async ({ terms, ...form }) => {
      const isAtCounter = counter !== undefined && terms === "counter";
      await read(
        offersApi[":id"].accept.$post({
          param: { id: offer.id },
          json: { ...form, isAtCounter, version: offer.version },
        }),
      );
      await refresh(queryClient, "listings", "deals", "clients");
    },
    onSaved: onAccepted,
  });
  const deal = board.client
    ? `The deal ${board.dealId ? "moves to" : "begins at"} ${isSale ? "Contract" : "Lease execution"} with the ${isSale ? "price and dates" : "rent and dates"} you accept. `
    : "";
  return (
    <RecordDialog
      title={`Accept ${offer.buyer}${counter ? "" : ` at ${formatAmount(offer.terms)}`}`}
      description={`${deal}The site says “${isSale ? "Under contract" : "Lease pending"}”. The buyer gets an email that says so. Nothing is binding until both sides sign.`}
      submit="Mark as accepted"
      {...{ failure, isPending, onClose, onSubmit }}
    >
      {counter && (
        <Field
          label="Terms"
          hint="The counter, if the buyer agreed to it."
          error={errors.terms?.message}
          className="sm:col-span-2"
        >
          <Select {...register("terms")}>
            <option value="counter">Your counter, {formatAmount(counter.terms)}</option>
            {isOwn && <option value="offer">Their offer, {formatAmount(offer.terms)}</option>}
          </Select>
        </Field>
      )}
      <Field
        label="Contract day"
        hint={isSale ? "Due diligence and closing are counted from it." : "When both sides sign."}
        error={errors.contractOn?.message}
        className="sm:col-span-2"
      >
        <Input type="date" required {...register("contractOn")} />
      </Field>
      {others.length > 0 && (
        <Field
          label={`Email to the other ${others.length === 1 ? "buyer" : `${others.length} buyers`}`}
          hint="Declines their offers. Empty leaves them open."
          error={errors.othersMessage?.message}
          className="sm:col-span-2"
        >
          <Textarea rows={6} {...register("othersMessage")} />
        </Field>
      )}
    </RecordDialog>
  );
}
