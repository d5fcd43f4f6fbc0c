import type { ClausesAsked } from "./clauses-asked.ts";
import type { Clause } from "./query.ts";
import { stemsOf } from "./stem.ts";

/**
 * Whether a sentence, its document's title or its parties say the tenant that a question names:
 * also by a part of a name that isn't among the contacts, as "the pharmacy".
 *
 * @param isAsked whether a word says what is asked of the tenant
 * @returns nothing if no tenant is named
 */
export function namesTenant(
  { partiesOf, question: { otherNames, people }, terms }: ClausesAsked,
  isAsked: (word: string) => boolean,
): ((clause: Clause) => boolean) | undefined {
  const names = terms.filter(
    ({ guess, isEssential, word }) => isEssential && guess === undefined && !isAsked(word),
  );
  if (names.length + otherNames.length + people.size === 0) return undefined;
  return (clause) => {
    const title = `${clause.passage.title} ${partiesOf?.(clause) ?? ""}`;
    const said = new Set(stemsOf(`${title} ${clause.quote}`));
    return names.every(({ alternatives }) =>
      alternatives.some(({ stems }) => stems.every((each) => said.has(each))),
    );
  };
}
