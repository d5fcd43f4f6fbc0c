/**
 * A question as rules compare it: lower case, straight quotes, no accents or invisible characters,
 * single spaces. "W I R E" and "w.i.r.e" become "wire".
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .toLowerCase()
    .replace(/(?<![a-z0-9])(?:[a-z][ .*_-]){3,}[a-z](?![a-z0-9])/g, (spelled) =>
      spelled.replace(/[^a-z]/g, ""),
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** How many letters have to change, go, come or swap with their neighbor; `max + 1`: more than `max`. */
function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (i > 1 && j > 1 && isSwapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > max) return max + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length] ?? max + 1;
}

/** How many letters of a word may be wrong: none of a short one. */
const typosIn = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Whether a word is probably another one, mistyped. */
export function isTypoOf(word: string, meant: string): boolean {
  const most = Math.min(typosIn(word), typosIn(meant));
  if (word === meant || most === 0 || /\d/.test(word) || word[0] !== meant[0]) return false;
  // A plural is another word's form, not a typo.
  return editDistance(word, meant, most) <= most;
}
