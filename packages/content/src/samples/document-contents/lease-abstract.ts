import {
  type Block,
  type SampleFile,
  addMonths,
  clientEntity,
  contactAt,
  dollars,
  dollarsAndCents,
  keyDay,
  lastOf,
  longDay,
  numbered,
  partyOf,
  placeOf,
  section,
  squareFeet,
} from "./content.ts";
import { formerRent } from "./income.ts";
import { rentTable } from "./lease.ts";
import { tenancyOf } from "./tenancies.ts";

/** The terms of a lease, or of a proposed one, on a few pages. */
export function leaseAbstract(file: SampleFile): Block[] {
  return file.property.id === "200-sample-avenue" ? suiteAbstract(file) : coffeeAbstract(file);
}

/** Suite 3 is vacant: the offered terms, and those of the lease that has ended. */
function suiteAbstract(file: SampleFile): Block[] {
  const { property } = file;
  const area = 4_180;
  const rent = property.rent ?? 0;
  const ready = keyDay(property, "Suite 3 ready to move in");
  const vacant = keyDay(property, "Suite 3 vacant");
  const begins = `${addMonths(ready.slice(0, 7), 1)}-01`;
  const prospect = contactAt(file, "Specimen Design Studio");
  const manager = partyOf(file, "property-manager");
  return [
    ...section(
      "Lease abstract",
      `Suite 3 at ${placeOf(property)}. This abstract sums up the lease form that ${clientEntity} (“Landlord”) offers to ${prospect.company} (“Tenant”). The lease has not been signed; where the two differ, the lease governs.`,
    ),
    ...numbered([
      [
        "Premises",
        `Suite 3 on the second floor, ${squareFeet(area)} of rentable area, 3,640 usable. The suite will be measured again by the space planner before the lease is signed.`,
        `The suite has been vacant since ${longDay(vacant)}. It is ready to move in on ${longDay(ready)}, after new carpet, paint and lighting.`,
      ],
      [
        "Parties and contacts",
        `Tenant: ${prospect.company}, ${prospect.name}. Landlord's manager: ${manager.company}, ${manager.name}, who also receives requests for repairs.`,
      ],
      [
        "Term",
        `The term is sixty-two months. The commencement date is ${longDay(begins)}, and the lease would end on ${longDay(lastOf(addMonths(begins.slice(0, 7), 61)))}. Two months at the beginning are free of base rent.`,
      ],
      [
        "Base rent",
        `Base rent in the first year is ${dollarsAndCents(rent)} per square foot, ${dollarsAndCents((rent * area) / 12)} a month. It rises by $0.75 per square foot each year.`,
      ],
      [
        "Expenses",
        "The lease is modified gross. Landlord pays taxes, insurance and common-area maintenance (CAM) of the base year, which is the first full calendar year of the term; Tenant pays 11% of what they increase by afterwards. Tenant pays its own electricity by submeter and its janitor.",
      ],
      [
        "Deposit",
        `The security deposit is ${dollars(17_068)}, two months of rent, as cash or a letter of credit. Half is returned after 30 months without a late payment.`,
      ],
      [
        "Tenant improvement allowance",
        `Landlord contributes ${dollarsAndCents(28)} per square foot, ${dollars(28 * area)} in total, for work that Landlord's contractor does. Up to 10% may be used for furniture and cabling.`,
      ],
      [
        "Options",
        "Tenant has one option to renew for five years at market rent, on twelve months' notice. Tenant has no right to terminate early. Template Software in Suite 5 held a right of first offer on this suite and has waived it.",
      ],
      [
        "Use and hours",
        "Studio for interior and graphic design, with a materials library. The building is open from 7am to 7pm on business days; Tenant has access at all hours by key card.",
      ],
      [
        "Parking",
        "Tenant has fourteen unreserved parking spaces at no charge, one of them for a van.",
      ],
      [
        "Assignment",
        "Landlord's consent is needed and may not be unreasonably withheld. Desks may be shared with up to four freelancers without consent.",
      ],
      [
        "Insurance",
        "Tenant carries liability insurance of $1,000,000 per occurrence, with an umbrella of $1,000,000, and insurance of Tenant's property.",
      ],
      [
        "Default and late charges",
        "Rent is late after the fifth day and then bears 5%. Tenant is in default seven days after notice of unpaid rent, and thirty days after notice of anything else.",
      ],
      [
        "The lease before",
        `The last tenant paid ${dollarsAndCents(formerRent)} per square foot and left on ${longDay(vacant)}, at the end of its term. Its deposit was returned in full.`,
      ],
    ]),
  ];
}

function coffeeAbstract(file: SampleFile): Block[] {
  const { property } = file;
  const tenancy = tenancyOf(property, "1");
  const { begins, deposit = 0, ends, rent, squareFeet: area, tenant } = tenancy;
  const signer = contactAt(file, tenant);
  return [
    ...section(
      "Lease abstract",
      `${tenant}, space 1 at ${placeOf(property)}. Prepared from the signed lease; the lease governs.`,
    ),
    ...numbered([
      [
        "Tenant and guarantor",
        `${tenant}. Guarantor and contact: ${signer.name}, ${signer.phone?.display}.`,
      ],
      [
        "Area",
        `${squareFeet(area)} in the north end cap, and a patio of 450 square feet without rent.`,
      ],
      [
        "Dates",
        `Commencement: ${longDay(begins)}. Expiration: ${longDay(ends)}. Options: two of five years, on 180 days' notice, at 110% of the rent before.`,
      ],
      [
        "Rent in place",
        `${dollarsAndCents(rent)} per square foot and year, ${dollarsAndCents((rent * area) / 12)} a month, rising 2.5% a year. Percentage rent: 5% of gross sales above the natural breakpoint.`,
      ],
    ]),
    { kind: "heading", text: "Rent schedule" },
    rentTable(tenancy, file, 2.5),
    ...numbered(
      [
        [
          "Recoveries",
          "Triple net: 5.74% of taxes, insurance and CAM. Administrative fee at most 10% of CAM.",
        ],
        ["Deposit", `${dollars(deposit)}, no interest.`],
        [
          "Restrictions on the landlord",
          "Coffee exclusive: no other tenant above 15% of its sales from coffee drinks. Co-tenancy: Sample Pharmacy, or a replacement of 10,000 square feet, must be open.",
        ],
        [
          "Remedies",
          "Violation of the exclusive halves base rent. Failure of the co-tenancy turns base rent into 6% of gross sales, and after a year lets the tenant leave.",
        ],
        [
          "Maintenance",
          "Tenant: storefront, its HVAC unit, grease interceptor every 90 days. Landlord: roof, walls, foundation, parking lot.",
        ],
        ["Estoppel", "Within fifteen days of a request, at most twice a year."],
      ],
      5,
    ),
  ];
}
