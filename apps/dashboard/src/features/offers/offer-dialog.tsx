import {
  enteredOfferSchema,
  leaseTermsSchema,
  offerBuyerSchema,
  offerFormSchema,
  saleTermsSchema,
  type Offer,
  type OfferBoard,
} from "@frontage/records/schemas/offer";
import { prospectRoles } from "@frontage/records/schemas/listing";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";

import { NamedOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { PortalError } from "../../portal/portal-error.ts";
import { refresh } from "../../portal/queries.ts";
import { dayIn, shiftDay, timeIn } from "../../time/dates.ts";
import { cityOf } from "../../time/time-zones.ts";
import {
  ContingencyField,
  numeric,
  NumberField,
  PaymentField,
} from "../../offer-comparison/term-fields.tsx";

const expiry = { expiresOn: enteredOfferSchema.shape.receivedOn, expiresAt: z.string() };
const buyerShape = { ...offerBuyerSchema.shape, receivedOn: enteredOfferSchema.shape.receivedOn };
const changedSale = z.extend(saleTermsSchema, expiry);
const changedLease = z.extend(leaseTermsSchema, expiry);
const schemas = {
  sale: { change: changedSale, enter: z.extend(changedSale, buyerShape) },
  lease: { change: changedLease, enter: z.extend(changedLease, buyerShape) },
} as const;

/** All fields of the form; a change has no buyer, and only one kind’s terms are there. */
type Form = {
  kind: "lease" | "sale";
  price: number;
  deposit: number;
  diligenceDays: number;
  closingDays: number;
  payment: "cash" | "financing";
  loanPercent?: number | undefined;
  lender?: string | undefined;
  contingencies: readonly ("financing" | "inspection" | "sale" | "title")[];
  rent: number;
  termMonths: number;
  improvements: number;
  startsOn: string;
  note: string;
  expiresOn: string;
  expiresAt: string;
  name: string;
  email: string;
  company: string;
  role: (typeof prospectRoles)[number];
  buyerName: string;
  receivedOn: string;
};

const roleNames = {
  principal: "Principal",
  broker: "Broker for the buyer",
  lender: "Lender",
  other: "Other",
} as const;

type OfferDialogProps = {
  board: OfferBoard;
  brokerApi: BrokerApi;
  /** The offer to change; absent to enter one. */
  offer: Offer | undefined;
  /** "2026-07-14" */
  today: string;
  onSaved: () => void;
  onClose: () => void;
};

/** Enters an offer that came by email, or changes one as its buyer has said. */
export function OfferDialog(props: OfferDialogProps) {
  const { board, brokerApi, offer, onClose, onSaved, today } = props;
  const { kind, timeZone, id: listingId } = board.listing;
  const queryClient = useQueryClient();
  const form = useRecordForm<Form, void>({
    schema: schemas[kind][offer ? "change" : "enter"] as never,
    values: {
      kind,
      ...(kind === "sale"
        ? {
            payment: "financing" as const,
            contingencies: ["inspection", "title", "financing"] as const,
          }
        : {}),
      note: "",
      ...offer?.terms,
      expiresOn: offer ? dayIn(offer.expiresAt, timeZone) : shiftDay(today, 7),
      expiresAt: offer ? timeIn(offer.expiresAt, timeZone) : "17:00",
      ...(!offer && {
        name: "",
        email: "",
        company: "",
        role: "principal" as const,
        buyerName: "",
        receivedOn: today,
      }),
    },
    draftName: offer ? `offer-${offer.id}` : `new-offer-${listingId}`,
    isChange: offer !== undefined,
    save: async (entered) => {
      const terms = offerFormSchema.parse(entered);
      if (offer) await brokerApi.offers.change(offer.id, { ...terms, version: offer.version });
      else {
        const { buyerName, company, email, name, receivedOn, role } = entered;
        const buyer = { buyerName, company, email, name, role };
        await atTheirFields(brokerApi.offers.enter(listingId, { buyer, receivedOn, offer: terms }));
      }
      await refresh(queryClient, "listings");
    },
    onSaved,
  });
  const { control, errors, failure, isPending, onDiscard, onSubmit, register, setValue } = form;
  const { contingencies = [], payment, role } = useWatch({ control });
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
      {!offer && (
        <>
          <Field label="Buyer’s name" error={errors.name?.message}>
            <Input required autoComplete="off" {...register("name")} />
          </Field>
          <Field label="Email" error={errors.email?.message}>
            <Input type="email" required autoComplete="off" {...register("email")} />
          </Field>
          <Field label="Company (optional)" error={errors.company?.message}>
            <Input autoComplete="off" {...register("company")} />
          </Field>
          <Field label="Role" error={errors.role?.message}>
            <Select required {...register("role")}>
              <NamedOptions values={prospectRoles} names={roleNames} />
            </Select>
          </Field>
          {role === "broker" && (
            <Field label="Buyer they act for" error={errors.buyerName?.message}>
              <Input autoComplete="off" {...register("buyerName")} />
            </Field>
          )}
          <Field label="Received on" error={errors.receivedOn?.message}>
            <Input type="date" required {...register("receivedOn")} />
          </Field>
        </>
      )}
      {isSale ? (
        <>
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
          <PaymentField
            value={payment ?? "financing"}
            onChange={(chosen) => setValue("payment", chosen)}
            className="sm:col-span-2"
          />
          {payment !== "cash" && (
            <>
              <Field label="Loan, % (optional)" error={errors.loanPercent?.message}>
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  {...register("loanPercent", numeric)}
                />
              </Field>
              <Field label="Lender (optional)" error={errors.lender?.message}>
                <Input autoComplete="off" {...register("lender")} />
              </Field>
            </>
          )}
          <ContingencyField
            label="The offer depends on"
            value={contingencies}
            onChange={(chosen) => setValue("contingencies", chosen)}
            className="sm:col-span-2"
          />
        </>
      ) : (
        <>
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
        </>
      )}
      <Field label="Expires on" error={errors.expiresOn?.message}>
        <Input type="date" required {...register("expiresOn")} />
      </Field>
      <Field label="Time" hint={`In ${cityOf(timeZone)}.`} error={errors.expiresAt?.message}>
        <Input type="time" required {...register("expiresAt")} />
      </Field>
      <Field label="Note (optional)" error={errors.note?.message} className="sm:col-span-2">
        <Textarea rows={3} {...register("note")} />
      </Field>
    </RecordDialog>
  );
}

/** The server names fields by their place in what is sent: "offer.price", "buyer.email". */
async function atTheirFields(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [name.replace(/^\w+\./, ""), message]),
    );
    throw Object.assign(error, { fields });
  }
}
