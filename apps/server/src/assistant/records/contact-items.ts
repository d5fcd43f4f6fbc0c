import { broker } from "@frontage/content/broker";
import { contactPath } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/records/record-names";
import type { ContactRole } from "@frontage/records/schemas/contact";
import type { Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { recordItem, type RecordItem } from "./record-item.ts";

/** A contact with the deals they are a party of. */
export type ContactRecord = Pick<
  Selectable<Tables["contact"]>,
  "id" | "clientId" | "name" | "role" | "company" | "phoneE164" | "phoneDisplay" | "email" | "isOwn"
> & { dealIds: readonly string[] };

const namesOf: Partial<Record<ContactRole, string>> = {
  "title-officer": "title and escrow officer",
  "exchange-intermediary": "1031 exchange intermediary",
};

/** Who a contact is, and how to reach them. */
export function contactItems(
  contact: ContactRecord,
  dealNames: ReadonlyMap<string, string>,
): RecordItem[] {
  const { clientId, company, dealIds, email, id, name, phoneDisplay, role } = contact;
  const deals = dealIds.flatMap((dealId) => dealNames.get(dealId) ?? []);
  const what = namesOf[role] ?? contactRoleNames[role].toLowerCase();
  const article = role === "other" ? "a contact" : `the ${what}`;
  // Of many deals the first three say enough.
  const listed =
    deals.slice(0, 3).join(", ") + (deals.length > 3 ? ` and ${deals.length - 3} more` : "");
  const of = deals.length > 0 ? ` for ${listed}` : "";
  const from = company ? `, ${company}` : "";
  const who = `${name}${from}: ${article}${of}.`;
  const phone = `${name}${from}: phone ${phoneDisplay}.`;
  const address = `${name}${from}: email ${email}.`;
  const facts: RecordItem["fact"][] = [
    { attribute: "person", type: "person", quote: who },
    ...(company ? [{ attribute: "company", type: "person", quote: who } as const] : []),
    ...(phoneDisplay ? [{ attribute: "phone", type: "amount", quote: phone } as const] : []),
    ...(email ? [{ attribute: "email", type: "clause", quote: address } as const] : []),
  ];
  const passage = {
    kind: "contact" as const,
    recordId: id,
    title: name,
    path: contactPath(id),
    text: [...new Set(facts.map(({ quote }) => quote))].join("\n"),
    clientId,
    dealId: null,
  };
  const shared = { contact: { id, role, isOwn: contact.isOwn === 1 } };
  return facts.map((fact) => recordItem(passage, fact, shared));
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
