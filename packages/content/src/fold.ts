/** Letters that Unicode doesn't take apart into a plain one and an accent, in lower case. */
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

/** Signs that are typed in several ways, by the one on a keyboard. */
export const plainSigns: Readonly<Record<string, string>> = {
  "'": "‘’‚‛ʹʻʼˈ′`",
  '"': "“”„‟″«»",
  "-": "‐‑‒–—―−",
};

/** Accents once they are apart from their letters, and marks that show nothing, as for a class of a RegExp. */
export const dropped = String.raw`\u00AD\u0300-\u036F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF`;

const droppedPattern = new RegExp(`[${dropped}]`, "g");
const plainOf = new Map([
  ...Object.entries(plainLetters),
  ...Object.entries(plainSigns).flatMap(([plain, others]) =>
    others.split("").map((other) => [other, plain] as const),
  ),
]);
const replacedPattern = new RegExp(`[${[...plainOf.keys()].join("")}]`, "g");
const ascii = /^\p{ASCII}*$/u;

/**
 * A text as every search compares it: "Zoë" as "zoe", "D’Angelo" as "d'angelo", "Straße" as
 * "strasse". Case, accents, ligatures, full-width letters, and the kinds of quotation marks, dashes
 * and spaces make no difference. The server’s `foldText` does the same in SQL, and stores some texts
 * folded: a change needs a migration like "0052-folded-searches".
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replaceAll("`", "'");
  return (
    text
      // NFKD makes it a space with an accent.
      .replaceAll("´", "'")
      .normalize("NFKD")
      .toLowerCase()
      .replace(droppedPattern, "")
      .replace(replacedPattern, (sign) => plainOf.get(sign) ?? sign)
  );
}
