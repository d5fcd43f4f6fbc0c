import { isWhoIs, parties } from "./answer-kinds.ts";
import type { QueryTerm } from "./query.ts";
import { stem } from "./stem.ts";
import type { Question } from "./understand.ts";

/** Words that say how or by whom, which the right sentence needn't repeat. */
const soft = new Set(
  "option options offer offers offered offering charge charges charged owe owes owed quote quoting quoted found find subject suite unit part portion buyer buyers seller sellers landlord tenant tenants lender bank party parties give giving gave get getting put push according handle still yet own large big high required pay pays paid paying come comes go goes involve involved place against file filed spend spent"
    .split(" ")
    .map((word) => stem(word)),
);
const softWeight = 0.4;

/** What a report comes to, however it is asked: "What did the Phase I turn up?" */
const conclusion = /^(?:conclu|turn|find|found|reveal|result|came|come|say|said)/;
const conclusions = [
  ["find"],
  ["conclus"],
  ["conclud"],
  ["recogn", "environment", "condit"],
  ["recommend"],
  ["reveal"],
  ["identifi"],
].map((stems) => ({ stems: stems.map((word) => stem(word)), weight: 0.85 }));

/**
 * The terms of a question, of which those are no longer essential that only say how or by whom.
 * One is left essential.
 */
export function softened(given: readonly QueryTerm[], question: Question): QueryTerm[] {
  const guesses = given.filter(({ guess }) => guess !== undefined).map(doubted);
  return [
    ...softenedSaid(
      given.filter(({ guess }) => guess === undefined),
      question,
    ),
    ...guesses,
  ];
}

function softenedSaid(terms: readonly QueryTerm[], question: Question): readonly QueryTerm[] {
  const party = partyAsked(question);
  if (party) {
    const others = terms.filter(({ word }) => !party.asked.test(word));
    const isAlone = others.every((term) => !term.isEssential);
    return [...(isAlone ? others : softenedAlone(others)), party.term];
  }
  if (question.asksDocument && terms.length <= 2) {
    const at = terms.findIndex(({ word }) => conclusion.test(word));
    const others = terms.filter((term, index) => index !== at && term.isEssential);
    const asked = terms[at];
    if (asked && others.length === 0) {
      return [
        {
          ...asked,
          alternatives: [...asked.alternatives, ...conclusions],
          isEssential: true,
          weight: 1,
        },
      ];
    }
  }
  return softenedAlone(terms);
}

/** Among all of a person's records a guess finds something for any question, so it proves less. */
const doubted = (term: QueryTerm): QueryTerm => ({
  ...term,
  ...(term.guess === undefined ? {} : { guess: term.guess / 2 }),
  weight: term.weight / 2,
});

/** "Who rents it?" asks for the tenant. */
function partyAsked({ text, type }: Question) {
  if (type !== "person" || !isWhoIs(text)) return undefined;
  const found = parties.find(([asked]) =>
    new RegExp(`\\bwho(?:'s| is| are| was)? (?:\\w+ )?${asked.source}`).test(text),
  );
  if (!found) return undefined;
  const [asked, roles] = found;
  const alternatives = roles.split("|").map((role) => ({ stems: [stem(role)], weight: 1 }));
  return { asked, term: { word: roles, alternatives, weight: 1, isEssential: true } };
}

function softenedAlone(terms: readonly QueryTerm[]): QueryTerm[] {
  const isSoft = ({ word }: QueryTerm) =>
    word.split(" ").every((part) => soft.has(stem(part.replace(/'s$/, ""))));
  const hard = terms.filter((term) => term.isEssential && !isSoft(term));
  if (hard.length === 0) {
    const known = terms.filter((term) => term.isEssential);
    return known.length > 0 ? [...terms] : terms.map((term) => ({ ...term, isEssential: true }));
  }
  return terms.map((term) =>
    isSoft(term)
      ? { ...term, isEssential: false, weight: Math.min(term.weight, softWeight) }
      : term,
  );
}
