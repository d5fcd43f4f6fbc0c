/** Shorter words have too many neighbors. Of a stem, whose word is longer. */
const shortest = 4;

/**
 * The words of a vocabulary that one edit turns a mistyped stem into: a letter added, left out,
 * changed, or two swapped.
 */
export const correctionsOf = (typed: string, vocabulary: Iterable<string>): string[] =>
  typed.length < shortest || /\d/.test(typed)
    ? []
    : [...vocabulary].filter((word) => word.length >= shortest && isOneEdit(typed, word));

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
