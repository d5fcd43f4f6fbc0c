/**
 * What a text states exactly: its numbers, amounts, dates, times and names, each in one spelling,
 * so that "$1.5 million" and "$1,500,000" are the same.
 */
export type Facts = {
  /** "$1500000", "6.25%", "45 day", "118" */
  numbers: ReadonlySet<string>;
  /** "2026-11-27"; "--11-27" without a year; "2026-11" of a month alone. */
  dates: ReadonlySet<string>;
  /** Minutes after midnight. */
  times: ReadonlySet<number>;
  /** Lower case: "friday". */
  weekdays: ReadonlySet<string>;
};

const months = [
  ["january", "jan"],
  ["february", "feb"],
  ["march", "mar"],
  ["april", "apr"],
  ["may"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sept", "sep"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
] as const;
const monthPattern = months.flat().join("|");
const weekdayNames = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const tens = [
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "sixty",
  "seventy",
  "eighty",
  "ninety",
] as const;
const ordinals = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
] as const;
const shares: Record<string, string> = {
  half: "half",
  halves: "half",
  quarter: "quarter",
  quarters: "quarter",
  twice: "double",
  double: "double",
  doubled: "double",
  triple: "triple",
  dozen: "dozen",
  dozens: "dozen",
};
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  k: 1000,
  m: 1_000_000,
  mm: 1_000_000,
  mn: 1_000_000,
  b: 1_000_000_000,
  bn: 1_000_000_000,
};

/** What is counted, by the spellings of its unit. */
const units: Record<string, string> = {
  day: "day",
  days: "day",
  week: "week",
  weeks: "week",
  month: "month",
  months: "month",
  year: "year",
  years: "year",
  yr: "year",
  yrs: "year",
  hour: "hour",
  hours: "hour",
  hrs: "hour",
  minute: "minute",
  minutes: "minute",
  foot: "foot",
  feet: "foot",
  ft: "foot",
  mile: "mile",
  miles: "mile",
  acre: "acre",
  acres: "acre",
  sf: "square foot",
  psf: "square foot",
  stall: "stall",
  stalls: "stall",
  unit: "unit",
  units: "unit",
};

const wordNumber = `(?:${[...small, ...tens].join("|")})`;
const scaleWords = "hundred|thousand|million|billion";
const spaces = "[ \\t\\n]*";
/** In this order: what comes first is taken out of the text before the next is looked for. */
const patterns = {
  isoDate: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
  slashDate: /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/g,
  monthDay: new RegExp(
    `\\b(${monthPattern})\\b\\.?${spaces}(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:\\d)(?:,?${spaces}(\\d{4}))?`,
    "g",
  ),
  dayMonth: new RegExp(
    `\\b(\\d{1,2})(?:st|nd|rd|th)?(?:${spaces}day)?${spaces}(?:of${spaces})?(${monthPattern})\\b\\.?(?:,?${spaces}(\\d{4}))?`,
    "g",
  ),
  monthYear: new RegExp(`\\b(${monthPattern})\\b\\.?(?:${spaces}of)?,?${spaces}(\\d{4})\\b`, "g"),
  month: new RegExp(
    `\\b(${months
      .map(([name]) => name)
      .filter((name) => name !== "may" && name !== "march")
      .join("|")})\\b`,
    "g",
  ),
  weekday: new RegExp(`\\b(${weekdayNames.join("|")})s?\\b`, "g"),
  time: /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\b\.?|\b(\d{1,2}):(\d{2})\b/g,
  noon: /\b(noon|midnight)\b/g,
  words: new RegExp(
    `\\b${wordNumber}(?:[ -]${wordNumber})*(?:[ -](?:${scaleWords})(?:[ -](?:and[ -])?${wordNumber}(?:[ -]${wordNumber})*)*)*\\b`,
    "g",
  ),
  number:
    /(?<![\p{L}\d]|\d\.)(\p{Sc}|us\$|usd )?\s?(\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)*|\.\d+)(?:(st|nd|rd|th)\b|\s?(%|‰)|\s?(hundred|thousand|million|billion|k|mm|mn|m|bn|b)\b|([\p{L}][\p{L}\d-]*))?/gu,
  ordinal: new RegExp(`\\b(${ordinals.join("|")})\\b`, "g"),
  scale: new RegExp(`\\b(${scaleWords})s?\\b`, "g"),
  share: new RegExp(`\\b(${Object.keys(shares).join("|")})\\b`, "g"),
};

/** In place of what was taken out of a text; nothing that a pattern matches. */
const gap = " \u0001 ";

/** @returns what a text states, in one spelling */
export function factsOf(text: string): Facts {
  const numbers = new Set<string>();
  const dates = new Set<string>();
  const times = new Set<number>();
  const weekdays = new Set<string>();
  let rest = normalized(text);
  /** Leaves a gap, so that neighbors don't join. */
  const take = (pattern: RegExp, each: (found: (string | undefined)[]) => void) => {
    rest = rest.replaceAll(pattern, (...found) => {
      each(found.slice(0, -2) as (string | undefined)[]);
      return gap;
    });
  };
  const addDate = (year: string | undefined, month: number, day: string) => {
    if (month < 1 || month > 12) return;
    const date = `${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
    dates.add(`--${date}`);
    if (year) dates.add(`${fourDigits(year)}-${date}`);
  };

  take(patterns.isoDate, ([, year, month, day]) => addDate(year, Number(month), day ?? ""));
  take(patterns.slashDate, ([, month, day, year]) => addDate(year, Number(month), day ?? ""));
  take(patterns.monthDay, ([, month, day, year]) => addDate(year, monthOf(month), day ?? ""));
  take(patterns.dayMonth, ([, day, month, year]) => addDate(year, monthOf(month), day ?? ""));
  take(patterns.monthYear, ([, month, year]) => {
    dates.add(`${year}-${String(monthOf(month)).padStart(2, "0")}`);
  });
  take(patterns.month, ([, month]) => dates.add(`--${String(monthOf(month)).padStart(2, "0")}`));
  take(patterns.weekday, ([, weekday]) => weekdays.add(weekday ?? ""));
  take(patterns.time, ([, hour, minute, half, hour24, minute24]) =>
    times.add(
      half
        ? ((Number(hour) % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minute ?? 0)
        : Number(hour24) * 60 + Number(minute24),
    ),
  );
  take(patterns.noon, ([word]) => times.add(word === "noon" ? 720 : 0));
  // "forty-five (45) days" says the same twice.
  rest = rest.replaceAll(patterns.words, (words, offset: number) =>
    words === "one" && !/^\s*\(?\d|^ (?:day|week|month|year|hour)/.test(rest.slice(offset + 3))
      ? words
      : ` ${valueOfWords(words)} `,
  );
  rest = rest.replaceAll(/\b(\d+)\s*\(\s*\1\s*\)/g, "$1");
  rest = rest.replaceAll(patterns.number, (found, ...args) => {
    const [currency, digits = "", ordinal, percent, scale, suffix] = args as (string | undefined)[];
    const offset = Number(args.at(-2));
    // Like "B-12" or "3b", which are names.
    if (suffix && !units[suffix]) {
      numbers.add(`${digits}${suffix}`);
      return gap;
    }
    const plain = canonical(digits, scale);
    const after = rest.slice(offset + found.length);
    const [, word = ""] =
      /^[)\s-]*(dollars?|usd|percent|per cent|percentage points?|%)/.exec(after) ?? [];
    const unit = suffix ? units[suffix] : unitAfter(after);
    if (currency || /^(dollar|usd)/.test(word)) numbers.add(`$${plain}`);
    else if (percent || /^per|^%/.test(word)) numbers.add(`${plain}%`);
    else if (ordinal) numbers.add(`${plain}.`);
    else numbers.add(unit ? `${plain} ${unit}` : plain);
    return gap;
  });
  take(patterns.ordinal, ([word]) => {
    numbers.add(`${ordinals.findIndex((ordinal) => ordinal === word) + 1}.`);
  });
  // "a hundred", "millions"
  take(patterns.scale, ([word]) => numbers.add(word ?? ""));
  take(patterns.share, ([word]) => numbers.add(shares[word ?? ""] ?? ""));
  return { numbers, dates, times, weekdays };
}

/**
 * Whether some texts state everything that a sentence does, as exactly.
 *
 * @param sentence its facts
 * @param given what the texts state
 */
export function areStated(sentence: Facts, given: readonly Facts[]): boolean {
  const dates = new Set(given.flatMap((facts) => [...facts.dates]));
  const has = (key: "numbers" | "times" | "weekdays", value: string | number) =>
    given.some((facts) => (facts[key] as ReadonlySet<string | number>).has(value));
  const isYearOfDate = (value: string) =>
    /^\d{4}$/.test(value) && [...dates].some((date) => date.startsWith(`${value}-`));
  return (
    [...sentence.numbers].every((value) => has("numbers", value) || isYearOfDate(value)) &&
    [...sentence.times].every((value) => has("times", value)) &&
    [...sentence.dates].every((date) => isDateStated(date, dates)) &&
    [...sentence.weekdays].every(
      (weekday) =>
        has("weekdays", weekday) ||
        // "Friday, November 27, 2026", where the year says which weekday it is.
        [...sentence.dates].some((date) => weekdayOf(date) === weekday),
    )
  );
}

/** A month is stated by a date in it. */
function isDateStated(date: string, dates: ReadonlySet<string>): boolean {
  if (dates.has(date)) return true;
  return [...dates].some((given) => given.startsWith(`${date}-`));
}

function weekdayOf(date: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined;
  return weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
}

const normalized = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[‐-―−]/g, "-")
    .toLowerCase();

const monthOf = (name = "") =>
  months.findIndex((names) => names.some((spelling) => spelling === name)) + 1;

const fourDigits = (year: string) => (year.length === 2 ? `20${year}` : year);

/** "1,500,000" → "1500000"; "1.50" → "1.5"; "8.2.1" stays. */
function canonical(digits: string, scale: string | undefined): string {
  const plain = digits.replaceAll(",", "");
  if ((plain.match(/\./g) ?? []).length > 1) return plain;
  const value = Number(plain) * (scale ? (scales[scale] ?? 1) : 1);
  // 1.005 million has no exact product.
  return String(Math.round(value * 1e6) / 1e6);
}

/** "forty-five" → "45"; "one hundred fifty thousand" → "150000" */
function valueOfWords(words: string): string {
  let total = 0;
  let part = 0;
  for (const word of words.split(/[ -]/)) {
    const scale = scales[word];
    const ones = small.findIndex((name) => name === word);
    const ten = tens.findIndex((name) => name === word);
    if (scale === 100) part = (part || 1) * 100;
    else if (scale) {
      total += (part || 1) * scale;
      part = 0;
    } else if (ones !== -1) part += ones;
    else if (ten !== -1) part += (ten + 2) * 10;
  }
  return String(total + part);
}

const unitPattern = new RegExp(
  `^[)\\]\\s-]*(?:(?:full|consecutive|additional|more|rentable|gross|parking)[\\s-]+)*(business|working|calendar|square|sq\\.?)?[\\s-]*(${Object.keys(units).join("|")})\\b`,
);

/** "business day" of ") business days", where a number is followed by its unit. */
function unitAfter(text: string): string | undefined {
  const [, kind = "", unit = ""] = unitPattern.exec(text) ?? [];
  const name = units[unit];
  if (!name) return undefined;
  if (kind.startsWith("sq")) return "square foot";
  return kind === "business" || kind === "working" ? `business ${name}` : name;
}
