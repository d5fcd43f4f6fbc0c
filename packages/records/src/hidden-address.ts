import { fold } from "./fold.ts";

/** Abbreviations in addresses, with the form that is compared. */
const short: Readonly<Record<string, string>> = {
  street: "st",
  avenue: "ave",
  av: "ave",
  boulevard: "blvd",
  road: "rd",
  drive: "dr",
  lane: "ln",
  court: "ct",
  place: "pl",
  plaza: "plz",
  square: "sq",
  parkway: "pkwy",
  highway: "hwy",
  terrace: "ter",
  circle: "cir",
  trail: "trl",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northeast: "ne",
  northwest: "nw",
  southeast: "se",
  southwest: "sw",
};
const kinds: ReadonlySet<string> = new Set(
  "st ave blvd rd dr ln ct pl plz sq pkwy hwy ter cir trl way".split(" "),
);
const directions: ReadonlySet<string> = new Set("n s e w ne nw se sw".split(" "));

/** The words of a text without case, accents and punctuation, for comparing. */
const wordsOf = (text: string) =>
  fold(text)
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => short[word] ?? word);

/**
 * Whether a text names an address's street, or its number with the street's first word, however it
 * is written: "101_main-st" names "101 N. Main Street, Suite 4".
 */
export function mentionsAddress(text: string, address: string): boolean {
  const line = wordsOf(address.split(/,|\b(?:suite|unit|ste|floor)\b|#/i)[0] || address);
  const start = line.findIndex((word) => !/^\d+[a-z]?$/.test(word));
  const numbers = start === -1 ? line : line.slice(0, start);
  const street = start === -1 ? [] : line.slice(start);
  const isDirected = street.length > 2 && directions.has(street[0] ?? "");
  const named = isDirected ? street.slice(1) : street;
  const kind = named.findIndex((word, index) => index > 0 && kinds.has(word));
  const name = kind === -1 ? named : named.slice(0, kind + 1);
  const firsts = [street[0], name[0]].filter((word) => word !== undefined);
  const telling = [
    ...(name.length > 0 ? [name.join(" ")] : [numbers.join(" ")]),
    ...numbers.flatMap((number) => firsts.map((first) => `${number} ${first}`)),
  ].filter(Boolean);
  const words = ` ${wordsOf(text).join(" ")} `;
  return telling.some((each) => words.includes(` ${each} `));
}
