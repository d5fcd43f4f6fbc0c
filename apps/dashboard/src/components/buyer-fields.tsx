import { type Interest, prospectNames, roleNamesOf } from "@frontage/records/offer-words";
import { prospectRoles } from "@frontage/records/schemas/listing";
import type { OfferBuyer } from "@frontage/records/schemas/offer";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { useFormContext } from "react-hook-form";

import { optional } from "../offer-comparison/term-fields.tsx";
import { NamedOptions } from "./options.tsx";

/**
 * The form fields of a buyer, or of a tenant: name, contact details and role.
 *
 * @param hasEmail false if the email can't change
 */
export function BuyerFields({
  hasEmail = true,
  interest = "sale",
}: {
  hasEmail?: boolean;
  interest?: Interest;
}) {
  const { formState, register, watch } = useFormContext<OfferBuyer>();
  const { errors } = formState;
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      {hasEmail && (
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" required autoComplete="off" {...register("email")} />
        </Field>
      )}
      <Field label={optional("Company")} error={errors.company?.message}>
        <Input autoComplete="off" {...register("company")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select required {...register("role")}>
          <NamedOptions values={prospectRoles} names={roleNamesOf(interest)} />
        </Select>
      </Field>
      {watch("role") === "broker" && (
        <Field
          label={optional(`${prospectNames[interest]} they act for`)}
          error={errors.buyerName?.message}
        >
          <Input autoComplete="off" {...register("buyerName")} />
        </Field>
      )}
    </>
  );
}
