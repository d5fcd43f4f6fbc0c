import { alikeIn } from "./alike.ts";
import type { Clause } from "./query.ts";

/** Minimum coverage of a question's words in a sentence to answer from the document. */
const coverageMin = 0.25;
/** From which support the document answers at all. */
const supportMin = 1.45;
/** A sentence that says nearly all of it, and is as far ahead of the next, answers alone. */
const sureCoverage = 0.75;
const sureAhead = 1.6;
/** What makes a sentence likelier, beside its score as a share of the best's: fitted, see 0054. */
const worth = { alike: 0.9, isOfKind: 0.3, guessed: 0.3 };
/** Of the likeliest, from which others may be meant. */
const othersMin = 0.6;
const passagesMax = 5;

/**
 * What one document says of a question that was asked about it. The question is in the client's
 * words and the document in its drafter's: where no sentence stands out, the five likeliest are
 * quoted for the client to choose from. None, if the question's own words say nothing of them.
 *
 * @param clauses that fit, best first
 */
export function chooseWithin(question: string, clauses: readonly Clause[]): Clause[] {
  const able = unrepeated(clauses);
  const alike = alikeIn(question);
  const words = new Map(able.map((clause) => [clause, alike(clause.quote)]));
  const likenessOf = (clause: Clause) => words.get(clause) ?? 0;
  const supporting = able.filter(({ coverage }) => coverage >= coverageMin).slice(0, passagesMax);
  // What is asked may be said in one sentence, and in words most like the question's in another.
  const support =
    Math.max(0, ...supporting.map(({ said }) => said)) +
    2 * Math.max(0, ...supporting.map(likenessOf));
  const [best, second] = able;
  if (!best || support < supportMin) return [];
  const isSure = best.coverage >= sureCoverage && best.score >= sureAhead * (second?.score ?? 0);
  return isSure ? [best] : likeliest(able, likenessOf);
}

/**
 * The sentences that are likely meant: that say what is asked, in words like the question's, or of
 * a notion that is guessed, and have the kind of answer that is asked for.
 */
function likeliest(clauses: readonly Clause[], likenessOf: (clause: Clause) => number): Clause[] {
  const most = (measure: (clause: Clause) => number) => Math.max(...clauses.map(measure)) || 1;
  const bestScore = most(({ score }) => score);
  const mostGuessed = most(({ guessed }) => guessed);
  const byLikelihood = clauses
    .map((clause) => ({
      clause,
      likelihood:
        clause.score / bestScore +
        worth.alike * likenessOf(clause) +
        worth.isOfKind * Number(clause.isOfKind) +
        worth.guessed * (clause.guessed / mostGuessed),
    }))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  return byLikelihood
    .filter(({ likelihood }) => likelihood >= othersMin * (byLikelihood[0]?.likelihood ?? 0))
    .map(({ clause }) => clause)
    .slice(0, passagesMax);
}

/** Without sentences that occur in the document twice. */
function unrepeated(clauses: readonly Clause[]): Clause[] {
  const byQuote = new Map(clauses.toReversed().map((clause) => [clause.quote, clause]));
  return clauses.filter((clause) => byQuote.get(clause.quote) === clause);
}
