import type { AnswerQuestion, PersonsQuestion } from "./found-answer.ts";
import { addressesBroker } from "./answering/about.ts";
import { type Question, understand } from "./answering/understand.ts";
import type { Known } from "./records/load-records.ts";

type Store = Parameters<AnswerQuestion>[0];
/** What answering a question needs to know. */
export type AnswerContext = PersonsQuestion & {
  store: Store;
  known: Known;
  today: string;
  /** The question names none of several deals, so the sources name theirs. */
  namesDeals?: boolean;
};

/** The questions in a text, each with the deal it chose or whose tenant it names. */
export function questionsOf(question: string, context: AnswerContext): Question[] {
  const { dealId, known, previous } = context;
  return understood(question, context).map((one) => {
    if (dealId !== undefined && (!one.deals || one.deals.has(dealId))) {
      return { ...one, deals: new Set([dealId]) };
    }
    const followed = previous && !context.documentId ? followUp(one, context) : one;
    if (followed.deals || followed.people.size === 0) return followed;
    // "The coffee shop's lease" means the plaza where the coffee shop is a tenant.
    const tenants = known.contacts.filter(
      ({ id, role }) => role === "tenant" && followed.people.has(id),
    );
    const dealIds = tenants.flatMap((tenant) => tenant.dealIds);
    return dealIds.length > 0 ? { ...followed, deals: new Set(dealIds) } : followed;
  });
}

/**
 * The question about the previous one’s deal, unless it names a deal itself.
 *
 * @returns undefined if it isn't about one deal
 */
export function aboutDealBefore(question: Question, context: AnswerContext): Question | undefined {
  const { dealId, documentId, known, now, previous } = context;
  const { deals, isList, isUnknownPlace, otherNames, people, text, units } = question;
  const deal = known.deals.find(({ id }) => id === previous?.dealId);
  const isOfAnother = deals || isUnknownPlace || people.size + units.length + otherNames.length > 0;
  if (!previous || !deal || dealId !== undefined || documentId !== undefined) return undefined;
  if (isOfAnother || isList || isOfAllDeals.test(text) || addressesBroker(text)) return undefined;
  if (now.getTime() - Date.parse(previous.askedAt) >= dayMs) return undefined;
  return { ...question, deals: new Set([deal.id]) };
}

const understood = (text: string, { known, today }: AnswerContext) =>
  understand(text, {
    deals: known.deals,
    people: known.contacts,
    today,
  });

const continues =
  /^(?:and|what about|how about|same)\b|\b(?:there|it|its|they|them|their|he|she|him|his|her)\b/;
/** "Is there anything due?" and "is it true that" don't refer to an earlier question. */
const isImpersonal =
  /\b(?:is|are|was|were|will) there\b|\bthere (?:is|are|was|were|will)\b|\bis it (?:true|possible|okay|ok)\b/g;
const isOfAllDeals = /\b(?:my|our|all|any|every|each|which)\b.*\b(?:deals?|closings?|properties)\b/;
const dayMs = 24 * 3_600_000;

/** Whether a question may refer to the previous one's deal or person, if that was asked within a day. */
export function goesOn(
  text: string,
  { now, previous }: Pick<AnswerContext, "now" | "previous">,
): boolean {
  return (
    previous !== undefined &&
    now.getTime() - Date.parse(previous.askedAt) < dayMs &&
    !isOfAllDeals.test(text) &&
    continues.test(text.replaceAll(isImpersonal, " "))
  );
}

const ofPerson = /\b(?:he|she|him|his|her|hers|they|them|their|theirs)\b/;

/** "And his phone?", "what about the parking there?", "and for the plaza?" */
function followUp(question: Question, context: AnswerContext): Question {
  const { known, previous } = context;
  if (!previous || question.isList || !goesOn(question.text, context)) {
    return question;
  }
  const isBare =
    question.unexplained.length === 0 &&
    question.attributes.size === 0 &&
    question.roles.length === 0;
  // Only the place or person changed: repeat the previous question about it.
  const [before] = isBare ? understood(previous.question, context) : [];
  if (before && (question.deals || question.people.size > 0)) {
    const people = question.people.size > 0 ? question.people : before.people;
    return { ...before, deals: question.deals ?? before.deals, people };
  }
  if (question.isUnknownPlace || question.deals) return question;
  const isKnown = (id: string) => known.contacts.some((contact) => contact.id === id);
  const people =
    ofPerson.test(question.text) && question.people.size === 0 && question.roles.length === 0
      ? new Set(previous.contactIds.filter(isKnown))
      : question.people;
  const deal = known.deals.find(({ id }) => id === previous.dealId);
  const topicBefore = understood(previous.question, context)[0]?.topic;
  return {
    ...question,
    people,
    ...(topicBefore ? { topicBefore } : {}),
    ...(deal ? { deals: new Set([deal.id]) } : {}),
  };
}
