import { plainText } from "./plain-text.ts";

const longForms: Record<string, string> = {
  rd: "road",
  st: "street",
  ave: "avenue",
  blvd: "boulevard",
  dr: "drive",
  ln: "lane",
  ct: "court",
  pl: "place",
  sq: "square",
  pkwy: "parkway",
  hwy: "highway",
};
const word = /[a-z0-9]+(?:'[a-z]+)?/g;

function written(typed: string): string {
  const plain = typed.replace(/'s$/, "");
  return longForms[plain] ?? plain;
}

/** A name's words, normalized for comparing: "The Mill, 48 Example Rd." → mill 48 example road */
export const wordsOf = (name: string): string[] =>
  (plainText(name).match(word) ?? []).map(written).filter((one) => one !== "the");

/** From each way to write a name, words separated by spaces, to the ids with that name. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

export function addName(names: Map<string, Set<string>>, said: readonly string[], id: string) {
  const key = said.join(" ");
  const ids = names.get(key) ?? new Set();
  if (key) names.set(key, ids.add(id));
}

const longestName = 8;

/**
 * Finds names in a text, the longest first.
 *
 * @param text by `plainText`
 * @param mask what the rest of the text has in their place
 * @param isMeant whether words are a name, by the words before and after them
 */
export function findNames(
  text: string,
  names: Names,
  mask: string,
  isMeant: (said: string, before: string, after: string) => boolean = () => true,
): { ids: Set<string>; rest: string } {
  const words = [...text.matchAll(word)].map((match) => ({
    said: written(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const ids = new Set<string>();
  let rest = "";
  let done = 0;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
      const said = words.slice(from, to).map((one) => one.said);
      const found = names.get(said.join(" "));
      const [before = "", after = ""] = [words[from - 1]?.said, words[to]?.said];
      if (!found || !isMeant(said.join(" "), before, after)) continue;
      for (const id of found) ids.add(id);
      rest += text.slice(done, words[from]?.start).replace(/\b(?:the|my|our) $/, "") + mask;
      done = words[to - 1]?.end ?? done;
      from = to - 1;
      break;
    }
  }
  return { ids, rest: rest + text.slice(done) };
}
