/**
 * Normalizes a question for the rules: lower case, straight quotes, no accents or hidden letters,
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
