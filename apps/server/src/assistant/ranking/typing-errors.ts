import { stem } from "../passages/stem.ts";

/** Shorter words have too many neighbors. */
const shortest = 5;

/**
 * The stems of a vocabulary that a mistyped word may mean, as one edit leads to them: a letter
 * added, left out, changed, or two swapped.
 */
export function correctionsOf(typed: string, vocabulary: Iterable<string>): string[] {
  const word = typed.toLowerCase();
  if (word.length < shortest || /\d/.test(word)) return [];
  const forms = [word, stem(word)];
  return [...vocabulary].filter(
    (known) => known.length >= shortest && forms.some((form) => isOneEdit(form, known)),
  );
}

function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  return (
    rest(short, start + 1) === rest(long, start + 1) ||
    (short[start] === long[start + 1] &&
      short[start + 1] === long[start] &&
      rest(short, start + 2) === rest(long, start + 2))
  );
}
