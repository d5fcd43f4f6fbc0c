import { stemmer } from "stemmer";

// What the stemmer leaves apart: forms of verbs that change inside, and families of the trade
// whose members it cuts at different places. Each has the stem of its first word.
const families =
  "pay paid, buy bought, sell sold sale sales, break broke broken, keep kept, hold held, " +
  "leave left, give gave given, go gone went, get got gotten, lend lent, lose lost, " +
  "make made, meet met, spend spent, send sent, seek sought, take taken took, tell told, " +
  "write written wrote, begin began begun, build built, choose chose chosen choice, man men, " +
  "woman women, person people, indemnity indemnify indemnifies indemnified indemnifying " +
  "indemnification indemnifications indemnitor indemnitee, bankrupt bankruptcy bankruptcies, " +
  "occupy occupancy occupancies occupies occupied occupant occupants, " +
  "vacate vacancy vacancies vacant, assign assignee assignees assignor, liability liable, " +
  "notice notify notifies notified notification notifications, maintain maintenance, " +
  "repay repaid, prepay prepaid, we us";
const familyOf = new Map([
  // Else they would be the stems of "allow" and "remedy".
  ["allowance", "allowanc"],
  ["allowances", "allowanc"],
  ["remediation", "remediat"],
]);
for (const family of families.split(", ")) {
  const [first = "", ...others] = family.split(" ");
  for (const word of [first, ...others]) familyOf.set(word, stemmer(first));
}

// A language's words repeat, and pages are read at every question.
const known = new Map<string, string>();
const knownMax = 20_000;

function stemFolded(word: string): string {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const found = /\d/.test(word) ? word : (familyOf.get(word) ?? stemmer(word));
  if (known.size >= knownMax) known.clear();
  known.set(word, found);
  return found;
}

/**
 * The stem of one word of English, lower case, or the word itself where it has a digit: "leased",
 * "leasing" → "leas"; "27th" → "27th". Letters and digits only.
 */
export const stem = (word: string): string => stemFolded(fold(word).replaceAll(/[^a-z0-9]/g, ""));

// Curly quotes and accents are typed in many ways. Lengths may change: for comparing only.
function fold(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[‘’ʼ]/g, "'").toLowerCase();
}

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

// A term such as T-12 or a unit such as B-2; a word, with what an apostrophe joins; the beginning
// of something else.
const words = /\b[a-z]-\d+\b|[a-z]+(?:'[a-z]+)*|[\d§]/g;
// In this order: an amount with its scale; a section such as 9.2(a)(iii); a percentage; any other
// number; signs of sections.
const figures =
  /(?<amount>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[ \u00a0]?(?<scale>thousand|million|billion|mm|bn|[kmb])\b|(?<section>\d+(?:\.\d+)*(?:\((?:[a-z]|[ivx]+|\d{1,2})\))+)|(?<percent>\d+\.\d+)[ \u00a0]?%|(?<number>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)*[a-z]*)|(?<sign>§+)/uy;

// A database's tokenizer would break a number at its point.
const joinNumber = (number: string) => number.replaceAll(",", "").replaceAll(".", "p");

/**
 * The stems of a text, in its order and with repetitions. Each is made of letters and digits only,
 * so that both databases' tokenizers leave it whole: "$4.2 million" and "$4,200,000" → "4200000",
 * "6.25%" → "6p25", "§ 9.2(a)" → "section", "9p2a", "T-12" → "t12", "landlord’s" → "landlord".
 */
export function stemsOf(text: string): string[] {
  const folded = fold(text);
  const stems: string[] = [];
  words.lastIndex = 0;
  for (let match = words.exec(folded); match; match = words.exec(folded)) {
    const [word] = match;
    let found: string;
    if (/^[\d§]$/.test(word)) {
      figures.lastIndex = match.index;
      found = stemOfFigure(figures.exec(folded)?.groups ?? {});
      words.lastIndex = Math.max(figures.lastIndex, match.index + 1);
    } else if (word.includes("-")) found = word.replace("-", "");
    else if (word.includes("'")) found = stemFolded(word.replace(/'s$/, "").replaceAll("'", ""));
    else found = stemFolded(word);
    if (found) stems.push(found);
  }
  return stems;
}

function stemOfFigure(figure: Record<string, string | undefined>): string {
  if (figure.amount && figure.scale) {
    const amount = Number(figure.amount.replaceAll(",", "")) * (scales[figure.scale] ?? 1);
    return joinNumber(String(Number(amount.toPrecision(12))));
  }
  if (figure.section) return joinNumber(figure.section).replaceAll(/[()]/g, "");
  if (figure.percent) return joinNumber(String(Number(figure.percent)));
  if (figure.number) return joinNumber(figure.number.replace(/\.0+$/, ""));
  return figure.sign ? "section" : "";
}

// Words that say how a sentence is built, not what it is about.
const stopWords =
  "a about above after again against all also am an and any are as at be because been before being below " +
  "between both but by can could did do does doing done down during each either else ever every " +
  "few for from further get go going had has have having he her here hers him his how i if in " +
  "into is it its itself just know let lets like look make many may me might mine more most much " +
  "must my need neither nor not now of off on once one only or other our ours out over " +
  "please same say says shall she should show so some such tell than that the their theirs them " +
  "then there these they thing things this those through to too under until up upon us very was " +
  "we were what whats when where whether which while who whom whose why will with within without " +
  "would yes you your yours im ive id ill youre hows wheres whens whos thats theres dont doesnt " +
  "didnt cant couldnt isnt arent wasnt wont wouldnt shouldnt havent hasnt gonna want wanna hi " +
  "hello hey thanks thank ok okay exactly actually really happen happens find give anything " +
  "something someone anyone everything hereby herein hereof hereto hereunder thereof therein " +
  "thereto thereunder aforesaid said pursuant respect";

const stopStems: ReadonlySet<string> = new Set(stopWords.split(" ").map(stem));

/** Whether a stem says how a sentence is built and nothing about its subject: "the", "when". */
export const isStopStem = (candidate: string): boolean => stopStems.has(candidate);
