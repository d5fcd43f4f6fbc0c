import { interestIn, prospectNames, roleNamesOf } from "@frontage/records/offer-words";
import {
  type Prospect,
  type ProspectChange,
  prospectChangeSchema,
  type ProspectForm,
  prospectFormSchema,
} from "@frontage/records/schemas/prospect";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { type ComponentProps, useId, useState } from "react";
import { FormProvider } from "react-hook-form";

import { listings, prospects } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BuyerFields } from "../../components/buyer-fields.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { SignedElsewhereDialog } from "./signed-elsewhere.tsx";

type Offering = { listing: Pick<BrokerListing, "details" | "kind"> };

const interestOf = ({ listing: { details, kind } }: Offering) =>
  interestIn({ kind, spaces: details.spaces });

/**
 * A dialog that adds a prospect to a listing by hand, and then asks for the agreement if they signed
 * it elsewhere.
 */
export function AddProspectDialog({
  listing,
  now,
  onClose,
}: {
  listing: BrokerListing;
  now: Date;
  onClose: () => void;
}) {
  const listingId = listing.id;
  const elsewhere = useId();
  const [hasSigned, setHasSigned] = useState(false);
  const [added, setAdded] = useState<ComponentProps<typeof SignedElsewhereDialog>["prospect"]>();
  const form = useRecordForm<ProspectForm, typeof added>({
    schema: prospectFormSchema,
    values: { name: "", email: "", company: "", phone: "", role: "principal", buyerName: "" },
    draftName: `new-prospect-${listingId}`,
    isChange: false,
    save: async (prospect) => {
      const param = { id: listingId };
      const { id } = await read(listings[":id"].prospects.$post({ param, json: prospect }));
      const { company, name } = prospect;
      return { id, name, company, version: 1, agreements: [] };
    },
    changes: ["listings"],
    done: (_, { name }) => `${name} added.`,
    onSaved: (prospect) => (hasSigned ? setAdded(prospect) : onClose()),
  });
  const { errors, failure, isPending, onDiscard, onSubmit, register } = form;
  if (added) {
    const { timeZone } = listing.details;
    return <SignedElsewhereDialog prospect={added} {...{ now, onClose, timeZone }} />;
  }
  return (
    <RecordDialog
      title="Add a prospect"
      description={
        hasSigned
          ? "You attach the agreement next. They then get a link to the documents."
          : "They get no email. To see documents, they sign the agreement on the listing’s page."
      }
      submit={hasSigned ? "Add, and attach the agreement…" : "Add prospect"}
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <FormProvider {...form}>
        <BuyerFields interest={interestOf({ listing })} />
      </FormProvider>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
      <label
        htmlFor={elsewhere}
        className="flex items-center gap-2.5 text-ui text-fg sm:col-span-2"
      >
        <Checkbox
          id={elsewhere}
          checked={hasSigned}
          onCheckedChange={(checked) => setHasSigned(checked === true)}
        />
        They signed the confidentiality agreement elsewhere
      </label>
    </RecordDialog>
  );
}

const formOf = ({
  buyerName = "",
  company,
  name,
  phone,
  role,
  version,
}: Prospect): ProspectChange => ({ name, company, phone, role, buyerName, version });

/** A dialog that edits a prospect's details. */
export function EditProspectDialog({
  listing,
  onClose,
  prospect,
}: Offering & {
  prospect: Prospect;
  onClose: () => void;
}) {
  const { email, id, signedAt } = prospect;
  const interest = interestOf({ listing });
  const form = useRecordForm<ProspectChange, void, Prospect>({
    schema: prospectChangeSchema,
    values: formOf(prospect),
    draftName: `prospect-edit-${id}`,
    isChange: true,
    edited: {
      record: prospect,
      valuesOf: formOf,
      texts: {
        name: "Name",
        company: "Company",
        phone: "Phone",
        role: { label: "Role", format: (role) => roleNamesOf(interest)[role] },
        buyerName: `${prospectNames[interest]} they act for`,
      },
    },
    save: async (values, seen = prospect) => {
      await read(
        prospects[":id"].$put({ param: { id }, json: { ...values, version: seen.version } }),
      );
    },
    changes: ["listings"],
    done: "Changes saved.",
    onSaved: onClose,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title={`Edit ${prospect.name}`}
      description={
        signedAt
          ? `Links still go to ${email}. Agreements they signed don’t change.`
          : `Links still go to ${email}.`
      }
      submit="Save"
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <FormProvider {...form}>
        <BuyerFields hasEmail={false} interest={interest} />
      </FormProvider>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
    </RecordDialog>
  );
}
