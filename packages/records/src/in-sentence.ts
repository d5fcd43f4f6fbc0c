import { documentTypeNames } from "./record-names.ts";
import type { PortalDocument } from "./schemas/document.ts";

/**
 * A document within a sentence: "revision 3 of the purchase agreement"; a name that doesn't start
 * with its type is quoted.
 */
export function documentInSentence({ name, type }: Pick<PortalDocument, "name" | "type">): string {
  const noun = documentTypeNames[type];
  const rest = name.slice(noun.length);
  const isNamedByType = type !== "other" && name.toLowerCase().startsWith(noun.toLowerCase());
  if (!isNamedByType || !/^(,|$)/.test(rest)) return `“${name}”`;
  const common = `the ${withinSentence(noun)}`;
  const revision = /^, (revision \d+)$/i.exec(rest)?.[1];
  return revision === undefined ? common + rest : `${revision.toLowerCase()} of ${common}`;
}

/**
 * A document's label with an article: "Loan commitment letter" → "the loan commitment letter";
 * "Your last two returns" needs none.
 */
export function withDefiniteArticle(label: string): string {
  const noun = withinSentence(label);
  return /^(an?|the|your|all|any|both|every|last|\d)\b/.test(noun) ? noun : `the ${noun}`;
}

/**
 * A title within a sentence: "Property viewing" → "property viewing"; abbreviations keep their
 * case.
 */
export function withinSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** A place after a comma: "By phone" → "by phone"; a name such as "Jordan’s office" keeps its case. */
export function placeInSentence(place: string): string {
  return /^(at|back|by|entrance|front|in|loading|lobby|main|on|online|parking|rear|side|the)\b/i.test(
    place,
  )
    ? withinSentence(place)
    : place;
}

/** A buyer within a sentence: "private buyer 2", "Abara Retail Partners". */
export const buyerInSentence = (buyer: string): string =>
  buyer.replace(/^Private buyer (?=\d)/, "private buyer ");
