import { formatRole } from "@frontage/records/deal-clock/labels";
import { responsibleRoles, type KeyDateForm } from "@frontage/records/schemas/key-date";
import type { Deal } from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useController, type Control } from "react-hook-form";

import { dealPartiesQuery } from "../api/contact-queries.ts";

type ResponsibleFieldProps = {
  control: Control<KeyDateForm>;
  deal: Deal;
  error: string | undefined;
};

/** A select for who must act: a role, or a party of the deal. */
export function ResponsibleField({ control, error, deal }: ResponsibleFieldProps) {
  const {
    field: { onBlur, onChange, ref, value },
  } = useController({ control, name: "responsible" });
  const { data: parties = [] } = useQuery(dealPartiesQuery(deal.id));
  const contactId = value && "contactId" in value ? value.contactId : undefined;
  // In a lease the other party is the tenant, which is also a contact's role.
  const isTenantTheOther =
    deal.progress.side === "lease" && !(value && "role" in value && value.role === "tenant");
  const roles = isTenantTheOther
    ? responsibleRoles.filter((role) => role !== "tenant")
    : responsibleRoles;
  const isListed = parties.some(({ id }) => id === contactId);
  return (
    <Field
      label="Responsible (optional)"
      hint="Reminders go to you, and to the client unless the other party is responsible."
      error={error}
    >
      <Select
        ref={ref}
        value={value ? ("role" in value ? `role ${value.role}` : `contact ${contactId}`) : ""}
        onBlur={onBlur}
        onChange={({ target }) => {
          const [type, name] = target.value.split(" ");
          const role = responsibleRoles.find((one) => one === name);
          if (type === "contact" && name) onChange({ contactId: name });
          else onChange(role && { role });
        }}
      >
        <option value="">No one</option>
        <optgroup label="Roles">
          {roles.map((role) => (
            <option key={role} value={`role ${role}`}>
              {role === "client" ? "Client" : formatRole(role, deal.progress.side)}
            </option>
          ))}
        </optgroup>
        {(parties.length > 0 || contactId !== undefined) && (
          <optgroup label="Parties">
            {contactId !== undefined && !isListed && (
              <option value={`contact ${contactId}`}>The current one</option>
            )}
            {parties.map(({ id, name }) => (
              <option key={id} value={`contact ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </Field>
  );
}
