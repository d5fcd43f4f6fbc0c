import type { AnswerQuestion, AskedQuestion } from "./found-answer.ts";
import { type Question, understand } from "./answering/understand.ts";
import type { Known } from "./records/load-records.ts";

type Store = Parameters<AnswerQuestion>[0];
/** What is known when a question is answered. */
export type Asking = AskedQuestion & {
  store: Store;
  known: Known;
  today: string;
  /** The question names no deal of several, so the sources do. */
  namesDeals?: boolean;
};

/** The questions in a text, with the deals of the tenants that they name. */
export function questionsOf(question: string, { known, today }: Asking): Question[] {
  const questions = understand(question, {
    deals: known.deals,
    people: known.contacts,
    clients: known.clients,
    today,
  });
  return questions.map((one) => {
    if (one.deals || one.people.size === 0) return one;
    // "The coffee shop's lease" is in the plaza that it is a tenant of.
    const tenants = known.contacts.filter(
      ({ id, role }) => role === "tenant" && one.people.has(id),
    );
    const dealIds = tenants.flatMap((tenant) => tenant.dealIds);
    return dealIds.length > 0 ? { ...one, deals: new Set(dealIds) } : one;
  });
}
