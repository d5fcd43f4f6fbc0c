import { broker } from "@frontage/content/broker";
import { contactPath } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/records/record-names";
import type { ContactRole } from "@frontage/records/schemas/contact";
import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { RecordCard } from "./record-card.ts";

/** A contact with the deals they are a party of. */
export type ContactRecord = Pick<
  Selectable<Tables["contact"]>,
  "id" | "clientId" | "name" | "role" | "company" | "phoneE164" | "phoneDisplay" | "email" | "isOwn"
> & { dealIds: readonly string[] };

const roleWords: Partial<Record<ContactRole, string>> = {
  broker: "my our agent realtor",
  "cooperating-broker":
    "listing agent other side seller's buyer's landlord's owner's represents speaks for",
  "property-manager": "manages runs building management",
  "title-officer": "escrow agent closing settlement company",
  "exchange-intermediary": "1031 exchange qualified intermediary accommodator qi",
  lender: "bank banker loan officer mortgage financing",
  attorney: "lawyer counsel law firm legal",
  appraiser: "appraisal valuation value",
  surveyor: "survey",
  inspector: "inspection engineer consultant environmental",
  tenant: "lessee renter occupant",
};

/** Who a contact is, and how to reach them. */
export function contactCard({
  company,
  dealIds,
  email,
  id,
  isOwn,
  name,
  phoneDisplay,
  role,
}: ContactRecord): RecordCard {
  return {
    source: "contact",
    recordId: id,
    dealIds,
    title: "Contacts",
    path: contactPath(id),
    label: contactRoleNames[role],
    text: [name, company, phoneDisplay, email].filter(Boolean).join(", "),
    ...(isOwn === 1 && { by: "You" }),
    words: `${roleWords[role] ?? ""} who phone number call reach contact email address company handles does`,
    answers: ["who"],
  };
}

export const brokerContactId = "broker";

/** The broker, for those whose contacts don't list them. */
export const brokerContact = (clientId: string): ContactRecord => ({
  id: brokerContactId,
  clientId,
  name: broker.name,
  role: "broker",
  company: broker.businessName,
  phoneE164: broker.phone.e164,
  phoneDisplay: broker.phone.display,
  email: broker.email,
  isOwn: 0,
  dealIds: [],
});
