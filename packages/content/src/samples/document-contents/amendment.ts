import {
  type Block,
  type SampleFile,
  clientEntity,
  contactAt,
  dollars,
  longDay,
  numbered,
  placeOf,
  section,
  signatures,
  versionDay,
  keyDay,
} from "./content.ts";
import { tenancyOf } from "./tenancies.ts";

/** The second amendment of the lease of Suite 5. */
export function amendment(file: SampleFile): Block[] {
  const { property, version } = file;
  const { deposit = 0, ends, tenant } = tenancyOf(property, "Suite 5");
  const day = versionDay(version);
  const waivedThrough = `${Number(day.slice(0, 4)) + 1}-12-31`;
  return [
    ...section(
      "Second amendment to lease",
      `Between ${clientEntity} (“Landlord”) and ${tenant} (“Tenant”), for Suite 5 at ${placeOf(property)}, dated ${longDay(day)}. The first amendment, which moved the start of rent by one month, remains in force.`,
    ),
    ...numbered([
      [
        "Storage room",
        "From the first day of next month Tenant may use storage room B-2 in the basement, about 310 square feet, at no rent. Landlord may take the room back on 90 days' notice. No food, batteries or solvents are stored there.",
      ],
      [
        "Right of first offer",
        `Tenant waives its right of first offer on Suite 3 through ${longDay(waivedThrough)}. After that day it revives for any later vacancy of the suite.`,
      ],
      [
        "Parking",
        "Tenant gives up two of its reserved spaces, numbers 17 and 18, and its monthly parking charge falls accordingly.",
      ],
      [
        "Security deposit",
        `The deposit of ${dollars(deposit)} is unchanged. It may from now on be replaced by a letter of credit of a bank that Landlord approves.`,
      ],
      [
        "Term and rent",
        `The term still ends on ${longDay(ends)}, and base rent, its increases and the termination right stay as they are.`,
      ],
      [
        "Energy data",
        "Tenant gives Landlord its monthly electricity use, so that the building can be rated. Landlord keeps the data of a single tenant to itself.",
      ],
      [
        "Confirmation",
        `The lease is otherwise unchanged and in full force. Neither party claims that the other is in default. The leasing agreement of ${longDay(keyDay(property, "Leasing agreement signed"))} entitles no broker to a commission for this amendment.`,
      ],
    ]),
    ...signatures(
      `Landlord, ${clientEntity}`,
      `Tenant, ${tenant}, by ${contactAt(file, tenant).name}`,
    ),
  ];
}
