import { contactRoleNames } from "@frontage/records/record-names";
import { contactRoles, type Contact } from "@frontage/records/schemas/contact";
import type { NewContact } from "@frontage/records/schemas/contact-forms";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

import { NamedOptions } from "./options.tsx";

// All roles but the broker, who is already a party.
const roles = contactRoles.filter((role) => role !== "broker");

type PartyFieldName = Exclude<keyof NewContact, "dealId">;

type PartyFieldsProps = {
  errors: Partial<Record<PartyFieldName, FieldError>>;
  register: (name: PartyFieldName) => UseFormRegisterReturn;
};

/** The form fields of a party in a deal. */
export function PartyFields({ errors, register }: PartyFieldsProps) {
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select required {...register("role")}>
          <option value="">Select a role</option>
          <NamedOptions values={roles} names={contactRoleNames} />
        </Select>
      </Field>
      <Field label="Company (optional)" error={errors.company?.message}>
        <Input autoComplete="off" {...register("company")} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" required autoComplete="off" {...register("email")} />
      </Field>
      <Field label="Phone (optional)" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register("phone")} />
      </Field>
    </>
  );
}

/** What the fields start with; without a contact, all but the role are empty. */
export const partyValues = (contact: Contact | undefined) => ({
  name: contact?.name ?? "",
  ...(contact && { role: contact.role }),
  company: contact?.company ?? "",
  email: contact?.email ?? "",
  phone: contact?.phone?.display ?? "",
});
