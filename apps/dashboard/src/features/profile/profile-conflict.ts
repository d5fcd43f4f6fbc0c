import { propertyTypeNames } from "@frontage/records/record-names";
import type { Profile } from "@frontage/records/schemas/profile";

import {
  changedMeanwhile,
  type ConflictField,
  type FieldTexts,
} from "../../components/conflict.ts";
import { dayWithWeekday, formatDay } from "../../time/dates.ts";
import { clientRoleNames, preferredContactNames } from "./profile-labels.ts";

/** A profile’s fields by their paths in the form. */
function fieldsOf({ criteria, ...person }: Profile) {
  return {
    ...person,
    "criteria.types": criteria.types,
    "criteria.states": criteria.states,
    "criteria.squareFeetMin": criteria.squareFeetMin,
    "criteria.squareFeetMax": criteria.squareFeetMax,
    "criteria.priceMin": criteria.priceMin,
    "criteria.priceMax": criteria.priceMax,
    "criteria.targetCapRate": criteria.targetCapRate,
    "criteria.isExchange": criteria.isExchange,
    "criteria.exchangeSaleDay": criteria.exchangeSaleDay,
  };
}

type Fields = ReturnType<typeof fieldsOf>;
export type ProfileFieldPath = keyof Fields;

const texts: FieldTexts<Fields> = {
  photo: { label: "Photo", format: (photo) => (photo ? "a picture" : "") },
  name: "Name",
  company: "Company",
  role: { label: "Role", format: (role) => clientRoleNames[role] },
  phone: "Phone",
  email: "Email",
  preferredContact: {
    label: "Preferred contact",
    format: (contact) => preferredContactNames[contact],
  },
  "criteria.types": {
    label: "Property types",
    format: (types) => types.map((type) => propertyTypeNames[type]).join(", "),
  },
  "criteria.states": "States",
  "criteria.squareFeetMin": "Min size",
  "criteria.squareFeetMax": "Max size",
  "criteria.priceMin": "Min price",
  "criteria.priceMax": "Max price",
  "criteria.targetCapRate": "Target cap rate",
  "criteria.isExchange": { label: "1031 exchange", format: (is) => (is ? "yes" : "no") },
  "criteria.exchangeSaleDay": {
    label: "Day of the sale",
    format: (day) => (day ? formatDay(day, dayWithWeekday) : ""),
  },
};

/**
 * How a profile was changed meanwhile.
 *
 * @param before the form's initial values; absent if unknown, as for an older draft
 */
export function profileConflict(
  before: Profile | undefined,
  { saved, yours }: { saved: Profile; yours: Profile },
): ConflictField[] {
  return changedMeanwhile<Fields>(texts, {
    before: before ? fieldsOf(before) : {},
    saved: fieldsOf(saved),
    yours: fieldsOf(yours),
  });
}
