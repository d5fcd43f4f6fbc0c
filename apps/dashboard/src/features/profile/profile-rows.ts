import { propertyTypeNames } from "@frontage/records/record-names";
import type { Profile } from "@frontage/records/schemas/profile";

import { formatRange } from "../../components/format-range.ts";
import { formatDay } from "../../time/dates.ts";
import { clientRoleNames, preferredContactNames } from "./profile-labels.ts";

/** A part of the profile that is edited by itself. */
export type ProfilePart = "profile" | "criteria";

const whole = new Intl.NumberFormat("en-US");

/** What a part of the profile says; "" for what is left empty. */
export function profileRows(
  profile: Profile,
  part: ProfilePart,
  { isBroker }: { isBroker: boolean },
): { label: string; value: string }[] {
  const { criteria } = profile;
  if (part === "criteria") {
    const { priceMax, priceMin, squareFeetMax, squareFeetMin } = criteria;
    return [
      { label: "Types", value: criteria.types.map((type) => propertyTypeNames[type]).join(", ") },
      {
        label: "Size",
        value: formatRange(squareFeetMin, squareFeetMax, (area) => whole.format(area), " SF"),
      },
      {
        label: "Price",
        value: formatRange(priceMin, priceMax, (price) => `$${whole.format(price)}`),
      },
      { label: "Where", value: criteria.states.toUpperCase() },
      {
        label: "Cap rate",
        value: criteria.targetCapRate && `${criteria.targetCapRate}% or better`,
      },
      {
        label: "1031 exchange",
        value: criteria.isExchange
          ? `Yes, sold ${formatDay(criteria.exchangeSaleDay, { dateStyle: "long" })}`
          : "No",
      },
    ];
  }
  return [
    { label: "Name", value: profile.name },
    ...(isBroker
      ? []
      : [
          { label: "Company", value: profile.company },
          { label: "Role", value: clientRoleNames[profile.role] },
        ]),
    { label: "Phone", value: profile.phone },
    { label: "Email", value: profile.email },
    ...(isBroker
      ? []
      : [{ label: "Preferred contact", value: preferredContactNames[profile.preferredContact] }]),
  ];
}
