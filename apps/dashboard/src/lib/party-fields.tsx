import { contactRoleNames } from "@frontage/content/record-names";
import { contactRoles } from "@frontage/content/schemas/contact";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

// The broker is one, and there already.
const roles = contactRoles.filter((role) => role !== "broker");

type PartyFieldName = "name" | "role" | "company" | "email" | "phone";

export type PartyFieldsProps = {
  /** What is wrong with each, where something is. */
  errors: Partial<Record<PartyFieldName, FieldError>>;
  register: (name: PartyFieldName) => UseFormRegisterReturn;
};

/** The fields of somebody who takes part in a deal: who they are, and how they are reached. */
export function PartyFields({ errors, register }: PartyFieldsProps) {
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <Select required {...register("role")}>
          <option value="">Select a role</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {contactRoleNames[role]}
            </option>
          ))}
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
