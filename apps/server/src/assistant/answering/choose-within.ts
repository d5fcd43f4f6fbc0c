import { alikeIn } from "./alike.ts";
import type { Clause } from "./query.ts";

/** From which share of what is asked a sentence of the document may answer. */
const coverageMin = 0.3;
/** From which support the document answers at all, and from which one of several sentences does. */
const supportMin = 1.4;
const supportOfEachMin = 1.2;
/** A sentence that says nearly all of it, and is as far ahead of the next, answers alone. */
const sureCoverage = 0.75;
const sureAhead = 1.6;
/** Of the best's score, from which others may be meant. */
const othersMin = 0.4;
const passagesMax = 5;

/**
 * What one document says of a question that was asked about it. The question is in the client's
 * words and the document in its drafter's: where no sentence stands out, the five likeliest are
 * quoted for the client to choose from. None, if the question's own words say nothing of them.
 *
 * @param clauses that fit, best first
 */
export function chooseWithin(question: string, clauses: readonly Clause[]): Clause[] {
  const able = unrepeated(clauses.filter(({ coverage }) => coverage >= coverageMin));
  const alike = alikeIn(question);
  const words = new Map(able.map((clause) => [clause, alike(clause.quote)]));
  const likest = able.slice(0, passagesMax);
  // What is asked may be said in one sentence, and in words most like the question's in another.
  const support =
    Math.max(0, ...likest.map(({ said }) => said)) +
    2 * Math.max(0, ...likest.map((clause) => words.get(clause) ?? 0));
  const [best, second] = able;
  if (!best || support < supportMin) return [];
  const isSure = best.coverage >= sureCoverage && best.score >= sureAhead * (second?.score ?? 0);
  if (isSure) return [best];
  const others = able
    .slice(1)
    .filter(
      (clause) =>
        clause.score >= othersMin * best.score &&
        clause.said + 2 * (words.get(clause) ?? 0) >= supportOfEachMin,
    );
  return [best, ...others].slice(0, passagesMax);
}

/** Without sentences that occur in the document twice. */
function unrepeated(clauses: readonly Clause[]): Clause[] {
  const byQuote = new Map(clauses.toReversed().map((clause) => [clause.quote, clause]));
  return clauses.filter((clause) => byQuote.get(clause.quote) === clause);
}
