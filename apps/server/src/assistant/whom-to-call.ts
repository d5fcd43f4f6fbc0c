import { broker } from "@frontage/content/broker";
import { type AnswerContext, questionsOf } from "./answer-context.ts";
import type { FoundAnswer } from "./found-answer.ts";

/**
 * The title officer of the deal, on the number that the broker noted; or else the broker. A number
 * that the client saved may come from a forged email.
 */
export function whomToCall(context: AnswerContext): NonNullable<FoundAnswer["call"]> {
  const [question] = questionsOf(context.question, context);
  const officers = context.known.contacts.filter(
    ({ isOwn, role }) => role === "title-officer" && isOwn === 0,
  );
  const ofDeal = officers.find(({ dealIds }) => dealIds.some((id) => question?.deals?.has(id)));
  // Who pays a deposit is buying.
  const buying = new Set(
    context.known.deals
      .filter(({ isArchived, side }) => side === "purchase" && !isArchived)
      .map(({ id }) => id),
  );
  const ofPurchase = officers.find(({ dealIds }) => dealIds.some((id) => buying.has(id)));
  const archived = new Set(
    context.known.deals.filter(({ isArchived }) => isArchived).map(({ id }) => id),
  );
  const current = officers.find(
    ({ dealIds }) => dealIds.length === 0 || dealIds.some((id) => !archived.has(id)),
  );
  const contact = question?.deals ? ofDeal : (ofPurchase ?? current);
  if (!contact) return { name: broker.name, company: broker.businessName, phone: broker.phone };
  const { company, name, phoneDisplay, phoneE164 } = contact;
  return {
    name,
    company,
    ...(phoneDisplay && phoneE164 ? { phone: { display: phoneDisplay, e164: phoneE164 } } : {}),
  };
}
