import type { QueryTerm } from "./query.ts";
import { isStopStem, stem, stemsOf } from "./stem.ts";
import { vocabulary } from "./vocabulary.ts";
import { wholeQuestions } from "./whole-questions.ts";
import { likeness, meaningOf } from "./word-vectors.ts";

type Phrase = { stems: readonly string[]; weight: number };
type Notion = {
  finds: readonly Phrase[];
  isAside: boolean;
  /** What its ways of asking mean. */
  meanings: Float32Array[];
};
type Pattern = { keys: readonly string[]; notion: Notion };

const foundWeight = 0.8;
const weakWeight = 0.4;
// Of one word of a phrase: "exceptions to exclusivity" under the heading "Exclusivity".
const partWeight = 0.35;
// A phrase's words may have this many others between each two: "get my whole deposit back".
const longestGap = 2;

/** Found in the first sentences of a document, which name its parties and date. */
export const openingStem = "documentopening";

// Words that ask for the same thing anywhere in a phrase.
const sameWords = [
  "someone somebody anyone anybody everyone everybody",
  "customer client patron",
  "employee staff worker personnel workforce",
  "agreement contract deal",
  "company firm business corporation",
  "begin start",
  "buy purchase",
  "fix repair mend",
  "stop prevent avoid",
  "obtain get receive",
  "competitor rival",
  "lawsuit litigation",
  "property building",
  "okay ok approval consent permission",
  "quit leave",
  "money cash funds",
  "forbidden prohibited banned barred",
  "dispute contest challenge",
  "poach lure steal raid snatch",
  "recruit hire employ",
  "sum amount",
  "faulty defective broken",
  "raise hike increase bump",
  "salesperson worker",
  "dealer seller distributor reseller",
  "check verify examine review",
  "prolong lengthen extend",
  "yearly annual",
  "ceiling cap",
  "least smallest lowest minimum",
  "goods product item merchandise",
  "duty obligation",
  "insured covered",
];
const keyOf = new Map(
  sameWords.flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return others.map((other) => [stem(other), stem(first)] as const);
  }),
);

// Left out of phrases and questions alike: "get our money back" is "get the money back".
const articles = new Set(
  "a an the this that these those my our your their his her its any some is are be been do does did will would can could should may might must of really just"
    .split(" ")
    .map(stem),
);

// Notions that a question may be about though it says so in words that the vocabulary hasn't.
const usualGuesses = 3;
/** Guesses for one document, which `rankClauses` leaves out if it has nothing of them. */
export const guessesOfDocument = 12;
const guessWeight = 1.2;
// Where a phrase of the vocabulary is in the question, a guess only confirms it.
const confirmingWeight = 0.3;
const leastGuess = 0.05;
// How much more the likest way of asking counts than one that is less alike.
const sharpness = 20;
// A sixth of all votes is as sure as a guess can be.
const guessScale = 6;

let read: ReturnType<typeof readVocabulary> | undefined;

/** Read at the first question: it takes a fifth of a second, which every start would wait for. */
const readOnce = () => (read ??= readVocabulary(vocabulary, wholeQuestions));

/** What a text means apart from what all ways of asking have in common. */
function apartFrom(usual: Float32Array, meaning: Float32Array): Float32Array {
  const apart = meaning.map((each, index) => each - (usual[index] ?? 0));
  const length = Math.hypot(...apart);
  return length > 0 ? apart.map((each) => each / length) : apart;
}

function readVocabulary(lines: string, questions: string) {
  const byFirstKey = new Map<string, Pattern[]>();
  const all: Notion[] = [];
  const waysOf = new Map<Notion, string[]>();
  const byName = new Map<string, Notion>();
  for (const line of lines.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const isAside = line.startsWith("~");
    const [asked = "", found = asked] = line.replace(/^~/, "").split("=>");
    const ways = asked.split("|").map((way) => way.trim());
    const notion: Notion = { finds: phrasesOf(found), isAside, meanings: [] };
    all.push(notion);
    waysOf.set(notion, [asked, ...ways.filter((way) => way.includes(" "))]);
    const [name = ""] = ways;
    if (!byName.has(name)) byName.set(name, notion);
    for (const phrase of ways) {
      const stems = stemsOf(asIs(phrase));
      const keys = stems.filter((each) => !articles.has(each)).map(toKey);
      // "Just us" isn't what "us" asks for.
      if (keys.length === 1 && stems.length > 1 && isStopStem(keys[0] ?? "")) continue;
      for (const first of new Set(isFree(keys) ? keys : keys.slice(0, 1)))
        byFirstKey.set(first, [...(byFirstKey.get(first) ?? []), { keys, notion }]);
    }
  }
  for (const { asked, name } of linesOf(questions)) {
    const notion = byName.get(name);
    if (!notion) throw new Error(`The vocabulary has no notion "${name}".`);
    waysOf.get(notion)?.push(...asked);
  }
  const meaning = meaningAmong([...waysOf.values()].flat());
  for (const [notion, ways] of waysOf) notion.meanings = ways.flatMap((way) => meaning(way) ?? []);
  const meanings = all.flatMap((notion) => notion.meanings);
  const usual = new Float32Array(meanings[0]?.length ?? 0).map(
    (_, index) => meanings.reduce((sum, each) => sum + (each[index] ?? 0), 0) / meanings.length,
  );
  for (const notion of all) notion.meanings = notion.meanings.map((each) => apartFrom(usual, each));
  const byKey: ReadonlyMap<string, readonly Pattern[]> = byFirstKey;
  return { meaning, notions: all as readonly Notion[], patterns: byKey, usual };
}

/** "renew: do we get more years | is there a second round" */
function linesOf(questions: string) {
  return questions.split("\n").flatMap((line) => {
    const [name = "", asked] = line.split(":");
    return asked ? [{ name, asked: asked.split("|").map((question) => question.trim()) }] : [];
  });
}

/** How to tell what a text means, a word that is rare among the given ones counting more. */
function meaningAmong(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const each of new Set(stemsOf(text))) counts.set(each, (counts.get(each) ?? 0) + 1);
  const weight = (each: string) => Math.log(1 + texts.length / (counts.get(each) ?? 0.5));
  return (text: string) => meaningOf(text, weight);
}

function toKey(each: string): string {
  return keyOf.get(each) ?? each;
}

/** Two words of weight mean the same in either order: "split the profits", "profits are split". */
function isFree(keys: readonly string[]): boolean {
  return keys.length === 2 && keys.every((key) => !isStopStem(key));
}

function phrasesOf(side: string): Phrase[] {
  return side.split("|").flatMap((phrase) => {
    const weight = phrase.trim().endsWith("~") ? weakWeight : foundWeight;
    if (phrase.includes("@opening")) return [{ stems: [openingStem], weight }];
    const stems = stemsOf(phrase);
    const content = stems.filter((each) => !isStopStem(each));
    // "at any time" without its small words would be any time.
    const kept = content.length >= 2 || stems.length === 1 ? content : stems;
    return kept.length > 0 ? [{ stems: kept, weight }] : [];
  });
}

// Words that say which document or that something is asked, not what.
const generic = new Set(
  (
    "agreement contract document lease deal property party parties side clause section provision " +
    "term terms paragraph page file paper report letter statement exhibit say state mention " +
    "describe explain mean cover include provide require requirement need allow allowed permit " +
    "rule policy right obligation apply case situation time day date amount number detail " +
    "information question answer current currently total specific summary type kind company " +
    "business people person man guy guys folks stuff way part set use able help know understand " +
    "work happen change possible supposed expect sure wonder wondering tell read see check ask " +
    "left place point long much often soon far big new old good bad free anybody nobody somebody " +
    "someone anyone two three both first second still already ever always never instead outside " +
    "decide certain wrong possible one firm thing count back go run item try talk start stop want " +
    "use hear feel believe suppose plan idea story matter issue problem come bring call send meet group fast another " +
    "add put give hold name per foot feet turn conclude conclusion quote list total sum date site " +
    "location place address side building warehouse office tower plaza center mall shop store " +
    "apartment portfolio parcel asset investment purchase sale transaction client buyer pls plz " +
    "asap today now currently recent recently last next previous early later usual normal regular " +
    "real estate average exact approximately roughly around maybe perhaps please hi thanks record records"
  )
    .split(" ")
    .map(stem),
);

type Token = { word: string; stem: string; key: string; isStop: boolean };

/**
 * What an answer to a question has to contain: its words, and how contracts say them. Words that
 * every question or document has are not essential, unless there are no others.
 *
 * @param guessesMax how many notions to guess, the likeliest first
 */
export function expandTerms(question: string, guessesMax = usualGuesses): QueryTerm[] {
  const tokens = tokensOf(question);
  const covered = new Set<Token>();
  const terms: QueryTerm[] = [];
  const termOfNotion = new Map<Notion, number>();
  for (const match of matchesIn(tokens)) {
    const own = match.tokens.filter((token) => !token.isStop);
    // A longer phrase explains its words.
    const isNew = (token: Token) => !covered.has(token) && !generic.has(token.stem);
    if (covered.size > 0 && !(own.length > 0 ? own : match.tokens).some(isNew)) continue;
    for (const token of match.tokens) covered.add(token);
    // "Who gets the first chance, and first dibs" asks for one thing.
    const known = match.notions.map((notion) => termOfNotion.get(notion));
    const [same] = known;
    if (same !== undefined && known.every((each) => each !== undefined)) {
      terms[same] = withWords(terms[same], own);
      continue;
    }
    for (const notion of match.notions)
      if (!termOfNotion.has(notion)) termOfNotion.set(notion, terms.length);
    terms.push(termOf(match, own));
  }
  const hasIdiom = terms.some((term) => term.isEssential && term.word.includes(" "));
  const hasSense = terms.some((term) => term.isEssential);
  for (const token of tokens) {
    if (covered.has(token) || token.isStop) continue;
    const isGeneric = generic.has(token.stem);
    // Beside a phrase that says it all, another word is often only color: "hikes", "promise".
    const isColor = hasIdiom && /^\p{Ll}+$/u.test(token.word);
    terms.push({
      word: token.word,
      alternatives: [{ stems: [token.stem], weight: 1 }],
      weight: isGeneric ? 0.25 : isColor ? 0.6 : hasSense ? 0.75 : 1,
      isEssential: !isGeneric,
    });
  }
  const unique = withoutManner(merged(terms)).toSorted((one, other) => other.weight - one.weight);
  if (unique.length === 0) return [];
  const essential = unique.some((term) => term.isEssential)
    ? unique
    : unique.map((term) => ({ ...term, isEssential: true }));
  return [...essential, ...guessesFor(question, hasIdiom, guessesMax)];
}

/**
 * The notions that are asked for in words most nearly like the question's: each way of asking votes
 * for its own, the more alike the more.
 *
 * @param isSaid whether the vocabulary has the question's own words, so that a guess only confirms
 */
function guessesFor(question: string, isSaid: boolean, guessesMax: number): QueryTerm[] {
  const { meaning, notions, usual } = readOnce();
  const asked = meaning(question);
  const own = asked && apartFrom(usual, asked);
  if (!own) return [];
  const votes = notions.map((notion) => ({
    notion,
    vote: notion.meanings.reduce((sum, each) => sum + Math.exp(sharpness * likeness(each, own)), 0),
  }));
  const all = votes.reduce((sum, { vote }) => sum + vote, 0);
  return votes
    .filter(({ notion }) => !notion.isAside)
    .toSorted((one, other) => other.vote - one.vote)
    .slice(0, guessesMax)
    .map(({ notion, vote }) => ({ notion, guess: Math.min(1, (guessScale * vote) / all) }))
    .filter(({ guess }) => guess >= leastGuess)
    .map(({ guess, notion }) => ({
      word: "",
      alternatives: notion.finds,
      weight: (isSaid ? confirmingWeight : guessWeight) * Math.sqrt(guess),
      isEssential: false,
      guess,
    }));
}

/** Both words of "as is" are small ones. */
function asIs(text: string): string {
  return text.replaceAll(/\bas[ -]is\b/gi, "asis");
}

function tokensOf(question: string): Token[] {
  return asIs(question)
    .split(/[\s/]+|(?<=[\p{L}])[-–—](?=\p{L})/u)
    .flatMap((part) => {
      const word = part.replaceAll(/^[^\p{L}\d$§]+|[^\p{L}\d%)]+$/gu, "");
      return stemsOf(part).map((each) => ({
        word,
        stem: each,
        key: toKey(each),
        // What an apostrophe left: "year's".
        isStop: isStopStem(each) || /^[a-z]$/.test(each),
      }));
    });
}

/** "How long" is what is asked for only if nothing else is: not of "how long is the exclusivity". */
function withoutManner(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const isManner = ({ word }: QueryTerm) =>
    /^(?:how|when|until|by when)\b/i.test(word) &&
    tokensOf(word).every((token) => token.isStop || generic.has(token.stem));
  if (!terms.some((term) => term.isEssential && !isManner(term))) return terms;
  return terms.map((term) =>
    isManner(term) ? { ...term, weight: term.weight / 2, isEssential: false } : term,
  );
}

type Match = { tokens: readonly Token[]; notions: readonly Notion[] };

/** Where the vocabulary's phrases occur, the longest first. */
function matchesIn(all: readonly Token[]): Match[] {
  const { patterns } = readOnce();
  const tokens = all.filter((token) => !articles.has(token.stem));
  const matches = new Map<string, { at: number[]; notions: Notion[] }>();
  for (const [index, token] of tokens.entries())
    for (const { keys, notion } of patterns.get(token.key) ?? []) {
      const at = placesOf(keys, tokens, index);
      if (!at) continue;
      const name = at.toSorted((one, other) => one - other).join(" ");
      const found = matches.get(name) ?? { at, notions: [] };
      if (!found.notions.includes(notion)) found.notions.push(notion);
      matches.set(name, found);
    }
  return [...matches.values()]
    .toSorted((one, other) => other.at.length - one.at.length || spread(one.at) - spread(other.at))
    .map(({ at, notions }) => ({
      tokens: at.flatMap((index) => tokens[index] ?? []),
      notions,
    }));
}

const spread = (at: readonly number[]) => Math.max(...at) - Math.min(...at);

function placesOf(
  keys: readonly string[],
  tokens: readonly Token[],
  first: number,
): number[] | undefined {
  const rest = isFree(keys) && tokens[first]?.key !== keys[0] ? keys.slice(0, 1) : keys.slice(1);
  const at = [first];
  for (const each of rest) {
    const from = (at.at(-1) ?? first) + 1;
    const index = tokens.findIndex(
      (token, place) => place >= from && place <= from + longestGap && token.key === each,
    );
    if (index === -1) return undefined;
    at.push(index);
  }
  return at;
}

function termOf(match: Match, own: readonly Token[]): QueryTerm {
  const stems = own.map((token) => token.stem);
  // An idiom's words aren't meant literally: "kick in", "walk away".
  const isIdiom = own.length < match.tokens.length || stems.every((each) => generic.has(each));
  const telling = stems.filter((each) => !generic.has(each));
  const isAside = match.notions.every((notion) => notion.isAside);
  return {
    word: match.tokens.map((token) => token.word).join(" "),
    alternatives: distinct([
      ...(stems.length > 0 ? [{ stems, weight: isIdiom ? 0.5 : 1 }] : []),
      // "When does the lease begin?" is answered by "The term begins".
      ...(telling.length > 0 && telling.length < stems.length
        ? [{ stems: telling, weight: 0.8 }]
        : []),
      ...match.notions.flatMap((notion) => notion.finds),
      ...(telling.length > 1 ? telling.map((each) => ({ stems: [each], weight: partWeight })) : []),
    ]),
    weight: isAside ? 0.35 : 1,
    isEssential: !isAside,
  };
}

function withWords(term: QueryTerm | undefined, own: readonly Token[]): QueryTerm {
  if (!term) throw new Error("A notion's term is missing.");
  const stems = own.map((token) => token.stem);
  if (stems.length === 0) return term;
  return { ...term, alternatives: distinct([...term.alternatives, { stems, weight: 0.9 }]) };
}

function distinct(phrases: readonly Phrase[]): Phrase[] {
  const byName = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const name = phrase.stems.join(" ");
    if ((byName.get(name)?.weight ?? 0) < phrase.weight) byName.set(name, phrase);
  }
  return [...byName.values()];
}

/** One term for words asked twice. */
function merged(terms: readonly QueryTerm[]): QueryTerm[] {
  const byOwn = new Map<string, QueryTerm>();
  for (const term of terms) {
    const name = term.alternatives[0]?.stems.join(" ") ?? term.word;
    if (!byOwn.has(name)) byOwn.set(name, term);
  }
  return [...byOwn.values()];
}
