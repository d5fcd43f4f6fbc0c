import { isStopStem, stemsOf } from "../answering/stem.ts";
import { type Facts, factsOf } from "./facts.ts";

/** Where a sentence goes over to its next statement; not within a date such as "May 1, 2026". */
const borders =
  /[.;!?]\s+(?=\p{Lu})|[;\n]+|,\s+(?!\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d)|\s(?:and|but|while|whereas)\s/iu;

type Value = { kind: string; value: string };
type Part = { values: readonly Value[]; stems: ReadonlySet<string> };

/**
 * Whether each value of a sentence belongs to what the passages say it of: where they have several
 * of a kind, such as two percentages or two dates, it shares more words with the part that has this
 * value than with any that has another. A plain number always needs a word that it stands with.
 */
export function areValuesInPlace(text: string, texts: readonly string[]): boolean {
  const given = texts.flatMap(partsOf).map(withYears);
  return partsOf(text).every((part) =>
    part.values.every(({ kind, value }) => {
      const ofKind = given.filter(({ values }) => values.some((other) => other.kind === kind));
      const has = ({ values }: Part) => values.some((other) => isSame(other, { kind, value }));
      const isOnly = ofKind.every(({ values }) =>
        values.every((other) => other.kind !== kind || isSame(other, { kind, value })),
      );
      if (kind === "" && !texts.some((passage) => standsAlike(text, passage, value))) return false;
      if (isOnly && kind !== "") return true;
      const most = (parts: readonly Part[]) =>
        Math.max(0, ...parts.map(({ stems }) => countShared(stems, part.stems)));
      const own = ofKind.filter((other) => has(other) && isInOrder(part, other, kind));
      const others = ofKind.filter((other) => !has(other));
      return most(own) > most(others);
    }),
  );
}

/** Whether a plain number has the same word before or after it in both: "Section 8.2". */
function standsAlike(text: string, passage: string, number: string): boolean {
  const [own, given] = [text, passage].map((all) => {
    const words = all.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];
    return words.flatMap((word, at) =>
      word.replaceAll(",", "") === number ? [`${words[at - 1]} #`, `# ${words[at + 1]}`] : [],
    );
  });
  return own?.some((pair) => !pair.includes("undefined") && given?.includes(pair)) ?? false;
}

const countShared = (stems: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...stems].filter((stem) => others.has(stem)).length;

/** Of several values in one part, it has all, in their order. */
function isInOrder(part: Part, given: Part, kind: string): boolean {
  const of = ({ values }: Part) => values.filter((value) => value.kind === kind);
  const own = of(part);
  const theirs = of(given);
  if (theirs.length <= 1) return true;
  return (
    own.length === theirs.length &&
    own.every((value, index) => {
      const other = theirs[index];
      return other !== undefined && isSame(other, value);
    })
  );
}

/** A month, or a day without its year, is that of a date. */
function isSame(given: Value, { kind, value }: Value): boolean {
  if (given.kind !== kind) return false;
  if (given.value === value) return true;
  if (kind !== "date") return false;
  const [, monthAndDay] = /^-(-.+)$/.exec(value) ?? [];
  return monthAndDay
    ? given.value.slice(given.value.startsWith("--") ? 1 : 4).startsWith(monthAndDay)
    : given.value.startsWith(`${value}-`);
}

/** A date states its year. */
const withYears = ({ stems, values }: Part): Part => ({
  stems,
  values: [
    ...values,
    ...values.flatMap(({ kind, value }) =>
      kind === "date" && /^\d/.test(value) ? [{ kind: "year", value: value.slice(0, 4) }] : [],
    ),
  ],
});

const partsOf = (text: string): Part[] =>
  text.split(borders).map((part) => ({
    values: [...valuesOf(factsOf(part)), ...partiesIn(part)],
    stems: new Set(stemsOf(part).filter((stem) => !isStopStem(stem) && !/\d/.test(stem))),
  }));

const parties: readonly RegExp[] = [
  /\b(?:buyer|purchaser)s?\b/i,
  /\bsellers?\b/i,
  /\b(?:landlord|lessor)s?\b/i,
  /\b(?:tenant|lessee)s?\b/i,
  /\b(?:borrower)s?\b/i,
  /\b(?:lender)s?\b/i,
];

/** The parties that a text names. Like numbers, they must keep their place in a sentence. */
const partiesIn = (text: string): Value[] =>
  parties
    .flatMap((party, index) => {
      const at = text.search(party);
      return at === -1 ? [] : [{ kind: "party", value: String(index), at }];
    })
    .toSorted((a, b) => a.at - b.at);

/** Each with its kind: "$", "%", "day" …; "" of a plain number. */
function valuesOf({ dates, numbers, times }: Facts): Value[] {
  return [
    ...[...numbers].map((value) => ({ kind: kindOf(value), value })),
    ...[...dates]
      // Each day is there with its year and without.
      .filter(
        (date) => ![...dates].some((day) => /^\d/.test(day) && day.slice(4) === date.slice(1)),
      )
      .map((value) => ({ kind: "date", value })),
    ...[...times].map((value) => ({ kind: "time", value: String(value) })),
  ];
}

function kindOf(number: string): string {
  if (number.startsWith("$")) return "$";
  if (number.endsWith("%")) return "%";
  if (/^(?:19|20)\d\d$/.test(number)) return "year";
  if (/^[\d.]*\d$/.test(number)) return "";
  return /^[\d.]+ (.+)$/.exec(number)?.[1] ?? "other";
}
