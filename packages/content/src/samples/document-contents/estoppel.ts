import {
  type Block,
  type SampleFile,
  clientEntity,
  contactAt,
  dollars,
  dollarsAndCents,
  longDay,
  numbered,
  placeOf,
  section,
  signatures,
  squareFeet,
  versionDay,
  addMonths,
  lastOf,
} from "./content.ts";
import { tenancyOf } from "./tenancies.ts";

/** The tenant of space 1 certifies its lease. */
export function estoppel(file: SampleFile): Block[] {
  const { property, version } = file;
  const { begins, deposit = 0, ends, rent, squareFeet: area, tenant } = tenancyOf(property, "1");
  const signer = contactAt(file, tenant);
  const day = versionDay(version);
  return [
    ...section(
      "Tenant estoppel certificate",
      `To ${clientEntity}, as landlord, and to any buyer of ${placeOf(property)} and its lender, who may rely on this certificate. Dated ${longDay(day)}.`,
      `${tenant} (“Tenant”) certifies the following about its lease of space 1, ${squareFeet(area)}:`,
    ),
    ...numbered([
      [
        "Lease",
        "The lease delivered with this certificate is complete and in full force. It has not been amended, assigned or sublet, and there is no other agreement between the parties.",
      ],
      [
        "Term",
        `The term began on ${longDay(begins)} and ends on ${longDay(ends)}. Tenant has two options to extend of five years each and has exercised neither.`,
      ],
      [
        "Rent",
        `Base rent is ${dollarsAndCents((rent * area) / 12)} a month and is paid through ${longDay(lastOf(day.slice(0, 7)))}. No rent has been paid more than one month ahead. Tenant's last payment of percentage rent was $4,318, for the lease year that ended in ${longDay(lastOf(addMonths(begins.slice(0, 7), 35))).replace(/ \d+,/, "")}.`,
      ],
      [
        "Deposit",
        `Landlord holds a security deposit of ${dollars(deposit)}. No letter of credit was delivered.`,
      ],
      [
        "Defaults",
        "To Tenant's knowledge neither party is in default, and nothing has happened that would become a default with notice or time. Tenant has no claim, defense or set-off against rent.",
      ],
      [
        "Work and allowances",
        "Landlord has completed its work, and has paid the improvement allowance of $66,000. The patio drain that Tenant reported in the spring has been repaired.",
      ],
      [
        "Rights to buy or leave",
        "Tenant has no option or right of first refusal to buy the property. It may end the lease early only under the co-tenancy clause, whose conditions are not met.",
      ],
      [
        "Exclusive",
        "Tenant holds the exclusive right for brewed coffee and espresso drinks and knows of no violation.",
      ],
      [
        "Hazardous substances and insolvency",
        "Tenant uses no hazardous substances other than cleaning supplies and propane for its roaster. No bankruptcy of Tenant or of its guarantor is pending or planned.",
      ],
    ]),
    ...signatures(`Tenant, ${tenant}, by ${signer.name}`),
  ];
}
