import { broker } from "@frontage/content/broker";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import type { Known } from "./cards/load-cards.ts";

/**
 * The title officer of the deal, on the number that the broker noted; or else the broker. A number
 * that the client saved may come from a forged email.
 *
 * @param named the deals that the question names
 */
export function whomToCall(
  { contacts, deals }: Known,
  named: ReadonlySet<string>,
): NonNullable<AssistantAnswer["call"]> {
  const officers = contacts.filter(({ isOwn, role }) => role === "title-officer" && isOwn === 0);
  const ofDeal = officers.find(({ dealIds }) => dealIds.some((id) => named.has(id)));
  const current = deals.filter(({ isArchived }) => !isArchived);
  // Who pays a deposit is buying.
  const buying = new Set(current.filter(({ side }) => side === "purchase").map(({ id }) => id));
  const ofPurchase = officers.find(({ dealIds }) => dealIds.some((id) => buying.has(id)));
  const active = new Set(current.map(({ id }) => id));
  const ofActive = officers.find(
    ({ dealIds }) => dealIds.length === 0 || dealIds.some((id) => active.has(id)),
  );
  const contact = named.size > 0 ? ofDeal : (ofPurchase ?? ofActive);
  if (!contact) return { name: broker.name, company: broker.businessName, phone: broker.phone };
  const { company, name, phoneDisplay, phoneE164 } = contact;
  return {
    name,
    company,
    ...(phoneDisplay && phoneE164 ? { phone: { display: phoneDisplay, e164: phoneE164 } } : {}),
  };
}
