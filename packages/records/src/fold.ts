/**
 * Replacements for lower-case letters that Unicode doesn't decompose into a plain letter and an
 * accent.
 */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ς: "σ",
};

/** Variants of signs, by the variant on a keyboard. */
export const plainSigns: Readonly<Record<string, string>> = {
  "'": "‘’‚‛ʹʻʼˈ′`",
  '"': "“”„‟″«»",
  "-": "‐‑‒–—―−",
};

/** Accents after decomposition, and invisible marks, as the content of a RegExp class. */
export const dropped = String.raw`\u00AD\u0300-\u036F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF`;

const droppedPattern = new RegExp(`[${dropped}]`, "g");
const invisible = new RegExp(`(?![\\u0300-\\u036F])[${dropped}]`, "g");
const signOf = new Map(
  Object.entries(plainSigns).flatMap(([plain, others]) =>
    others.split("").map((other) => [other, plain] as const),
  ),
);
const signs = new RegExp(`[${[...signOf.keys()].join("")}]`, "g");
const plainOf = new Map([...Object.entries(plainLetters), ...signOf]);
const isForeign = /\P{ASCII}/u;
const foreign = /\P{ASCII}/gu;

// Results are kept, because decomposing is slow and a text has few different letters.
const foldedCharacters = new Map<string, string>();
const maxFoldedCharacters = 2000;

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const bare = character.normalize("NFKD").toLowerCase().replace(droppedPattern, "");
  const plain = Array.from(bare, (part) => plainOf.get(part) ?? part).join("");
  if (foldedCharacters.size < maxFoldedCharacters) foldedCharacters.set(character, plain);
  return plain;
}

/**
 * A text for telling whether two names mean the same: a signature and a name, two files in a
 * folder. Ignores case, white space, how letters are composed, invisible marks, and kinds of
 * quotation marks and dashes, but not accents.
 */
export function comparisonKey(text: string): string {
  // NFKC would turn "´" into a space with an accent.
  const composed = text.replaceAll("´", "'").normalize("NFKC");
  return composed
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ")
    .replace(signs, (sign) => signOf.get(sign) ?? sign)
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Text as a part of a path: "12 Peña Boulevard" → "12-pena-boulevard". */
export const slugify = (text: string): string =>
  fold(text)
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * Text as every search compares it: "Zoë" as "zoe", "D’Angelo" as "d'angelo", "Straße" as
 * "strasse". Ignores case, accents, ligatures, full-width letters, and kinds of quotation marks,
 * dashes and spaces. The server’s `foldText` does the same in SQL, and some texts are stored
 * folded: if this changes, a migration has to fold them again.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase().replaceAll("`", "'");
  if (!isForeign.test(lower)) return lower;
  // NFKD would turn "´" into a space with an accent.
  return lower.replaceAll("´", "'").replace(foreign, foldCharacter);
}
