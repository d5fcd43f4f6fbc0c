import type { PropertyType } from "@frontage/content/schemas/property";
import { isTypoOf, plainText } from "./plain-text.ts";

/** A deal as questions name it. */
export type KnownDeal = {
  id: string;
  clientId: string;
  name: string;
  city: string;
  region: string;
  type: PropertyType;
  side: "purchase" | "sale" | "lease";
  stage: string;
  summary: string;
  isArchived?: boolean;
};

export type FoundPlaces = {
  /** The deals that are named; undefined if none is. */
  deals: ReadonlySet<string> | undefined;
  /** It names an address that isn't there. */
  isUnknown: boolean;
  /** The text with "it" for each place. */
  rest: string;
};

const longForms: Record<string, string> = {
  rd: "road",
  st: "street",
  str: "street",
  ave: "avenue",
  av: "avenue",
  blvd: "boulevard",
  dr: "drive",
  ln: "lane",
  ct: "court",
  pl: "place",
  sq: "square",
  pkwy: "parkway",
  hwy: "highway",
  ter: "terrace",
  terr: "terrace",
  cir: "circle",
  plz: "plaza",
  ctr: "center",
  centre: "center",
  bldg: "building",
  pt: "point",
  xing: "crossing",
  mt: "mount",
  ft: "fort",
  wy: "way",
  trl: "trail",
  indl: "industrial",
  dist: "distribution",
};
const roads =
  "road street avenue boulevard drive lane court place square parkway highway terrace circle plaza way row trail loop alley pike turnpike yard broadway".split(
    " ",
  );
/** Words of many names, which alone name nothing. */
const generic = new Set([
  ...roads,
  ..."center building tower towers park commons business office offices retail industrial property properties portfolio the of at and on in north south east west suites shops mall crossing point village station house hall works warehouse complex campus apartments flats lofts medical professional executive corporate logistics distribution storage self land lot parcel site hotel inn market marketplace exchange trade international national new old first united central corner gateway landing ridge hill hills view valley lake river creek springs bay harbor union main state high front model sample example test demo closing title rent price lease deal contract".split(
    " ",
  ),
]);

/** Words that only end a name: another one is another place's. */
const properNouns = new Set([
  ...roads,
  ..."tower towers commons crossing village station mall pointe point court gardens heights lofts landing exchange terrace row walk mews place plaza square".split(
    " ",
  ),
]);

/** Words of an address that people say for all of it: "the boulevard". */
const ownNouns = new Set("boulevard avenue lane square plaza commons pavilion".split(" "));

const typeWords: Record<PropertyType, string> = {
  office: "offices?|office (?:building|tower|park|complex|property|space)|tower",
  retail:
    "retail(?: (?:center|property|building|plaza|strip|space))?|shopping (?:center|plaza)|strip(?: (?:mall|center))?|mall|shops|stores?|plaza|shopping",
  industrial:
    "industrial(?: (?:building|property|park|site))?|warehouses?|distribution center|flex(?: (?:building|space|property))?|factory|workshop|manufacturing (?:building|plant)",
  multifamily:
    "multi-?family(?: (?:building|property|complex))?|apartments?(?: (?:building|complex))?|apartment (?:building|complex|house)",
  "mixed-use": "mixed[ -]use(?: (?:building|property))?",
  land: "(?:vacant |raw )?land|(?:development |building )?lot|acreage|parcel",
  hospitality: "hotel|motel|inn|resort",
  medical: "medical(?: (?:office|building|office building|center|property))?|clinic|mob",
  "self-storage": "self[ -]storage(?: facility)?|storage(?: (?:facility|units))?",
  "special-purpose": "special[ -]purpose (?:building|property)",
};
const determiner = "(?:the|my|our|that|this|their)";
const placeNouns =
  "(?:one|ones|property|properties|building|buildings|deal|deals|place|site|space|project|purchase|acquisition|sale|listing|lease|asset|assets|spot|location|center|warehouse|offices?|units?|it)";

/**
 * Finds the properties that a question names: by address, its parts, a nickname, its kind or city.
 *
 * @param text by `plainText`
 */
export function findPlaces(text: string, deals: readonly KnownDeal[]): FoundPlaces {
  const words = wordsAt(text);
  const found = bestMatches(matchNames(words, deals));
  let rest = text;
  for (const { from, to } of found.toSorted((a, b) => b.from - a.from)) {
    rest = replaceWords(rest, words, from, to);
  }
  const isUnknown = unknownAddress.test(rest);
  if (isUnknown) return { deals: new Set(), isUnknown, rest };
  if (found.length > 0) {
    return { deals: new Set(found.flatMap(({ dealIds }) => dealIds)), isUnknown, rest };
  }
  return findByKind(rest, deals) ?? { deals: undefined, isUnknown, rest };
}

const unknownAddress = new RegExp(
  `\\b\\d{1,6}[a-z]?(?: (?:north|south|east|west|n|s|e|w)\\.?)?(?: (?!(?:days?|square|percent|months?|years?|weeks?|business|calendar)\\b)[a-z'.-]+){1,3}? (?:${[...roads, "rd", "st", "ave", "blvd", "dr", "ln", "ct", "pkwy", "hwy"].join("|")})\\b`,
);

/** "48 Example Road, Anytown": its number is no section's. */
export const beginsWithAddress = (text: string): boolean =>
  unknownAddress.exec(plainText(text).trim())?.index === 0;

type WordAt = { text: string; start: number; end: number; isName: boolean };

function wordsAt(text: string): WordAt[] {
  return [...text.matchAll(/[a-z0-9]+(?:'[a-z]+)?/g)].map((match) => {
    const plain = match[0].replace(/'s$/, "");
    return {
      text: longForms[plain] ?? plain,
      start: match.index,
      end: match.index + match[0].length,
      isName: false,
    };
  });
}

const nameWords = (name: string) =>
  (
    plainText(name)
      .replace(/,? (?:suite|ste|unit|#) .*$/, "")
      .match(/[a-z0-9]+/g) ?? []
  )
    .map((word) => longForms[word] ?? word)
    .filter((word) => word !== "the");

/** Names in what a property is like: "Juniper Medical Pavilion: three stories of clinics". */
const aliasesIn = (summary: string) =>
  [...summary.matchAll(/\b(?:\p{Lu}[\p{L}']+ ){1,3}\p{Lu}[\p{L}']+\b/gu)]
    .map(([alias]) => alias.replace(/^(?:The|A|An|One|Two|Three|Four|Five|All|In|On|At) /, ""))
    .filter((alias) => alias.includes(" "));

type Match = { from: number; to: number; dealIds: string[]; score: number };

function matchNames(words: readonly WordAt[], deals: readonly KnownDeal[]): Match[] {
  const names = new Map<string, { words: string[]; dealIds: string[] }>();
  for (const { id, name, summary } of deals) {
    for (const alias of [name, ...aliasesIn(summary)]) {
      const key = nameWords(alias).join(" ");
      const same = names.get(key);
      if (same) same.dealIds.push(id);
      else if (key) names.set(key, { words: nameWords(alias), dealIds: [id] });
    }
  }
  // Two names of one deal count once.
  const usedBy = new Map<string, Set<string>>();
  for (const { dealIds, words: all } of names.values()) {
    for (const word of all) {
      const ids = usedBy.get(word) ?? new Set();
      usedBy.set(word, ids);
      for (const id of dealIds) ids.add(id);
    }
  }
  const uses = new Map([...usedBy].map(([word, { size }]) => [word, size]));
  const meant = words.map((word) => meantWord(word.text, uses));
  return [...names.values()].flatMap((name) => matchName(words, meant, name, uses));
}

/** A word of a name, also if it is mistyped. */
function meantWord(word: string, uses: ReadonlyMap<string, number>): string {
  if (uses.has(word) || commonWords.has(word)) return word;
  for (const known of uses.keys()) if (!/\d/.test(known) && isTypoOf(word, known)) return known;
  return word;
}

function matchName(
  words: readonly WordAt[],
  meant: readonly string[],
  { dealIds, words: name }: { words: string[]; dealIds: string[] },
  uses: ReadonlyMap<string, number>,
): Match[] {
  const wanted = new Set(name);
  const matches: Match[] = [];
  for (let from = 0; from < meant.length; from += 1) {
    if (!wanted.has(meant[from] ?? "")) continue;
    let to = from;
    const seen = new Set<string>();
    for (let at = from; at < meant.length && at <= to + 1; at += 1) {
      const word = meant[at] ?? "";
      if (wanted.has(word) && !seen.has(word)) {
        seen.add(word);
        to = at;
      }
    }
    const score = scoreOf({
      name,
      seen,
      before: words[from - 1]?.text ?? "",
      after: words[to + 1]?.text ?? "",
      uses,
      isExact: words.slice(from, to + 1).every((word, index) => word.text === meant[from + index]),
    });
    if (score > 0) matches.push({ from, to, dealIds, score });
  }
  return matches;
}

/** 0: the words are not this name; more the surer. */
function scoreOf({
  after,
  before,
  isExact,
  name,
  seen,
  uses,
}: {
  name: readonly string[];
  seen: ReadonlySet<string>;
  before: string;
  after: string;
  uses: ReadonlyMap<string, number>;
  isExact: boolean;
}): number {
  const number = /^\d/.test(name[0] ?? "") ? name[0] : undefined;
  const hasNumber = number !== undefined && seen.has(number);
  // "400 Example Road" is not 48 Example Road.
  if (number !== undefined && !hasNumber && /^\d+[a-z]?$/.test(before)) return 0;
  const own = name.filter((word) => word !== number && !generic.has(word));
  const seenOwn = own.filter((word) => seen.has(word));
  const isWhole = name.every((word) => seen.has(word));
  // "Maple Tower" is neither Maple Court nor Maple Plaza.
  if (!isWhole && !hasNumber && properNouns.has(after) && !name.includes(after)) return 0;
  const share = seen.size / name.length;
  const exactness = isExact ? 0 : -0.1;
  if (isWhole) return (name.length === 1 && generic.has(name[0] ?? "") ? 0 : 3 + share) + exactness;
  if (hasNumber) {
    if (seen.size > 1) return 2.5 + share + exactness;
    const isCounted =
      /^(?:days?|months?|years?|weeks?|hours?|percent|square|sf|sq|k|m|million|am|pm|business|calendar|dollars?|st|nd|rd|th|units?|spaces?|stalls?|docks?|feet|foot|ft|page|section|clause)$/.test(
        after,
      );
    const isPlaced =
      /^(?:at|for|on|of|about|is|does|with|to|in|did|will|and|number|no|are|was)$/.test(before);
    return isPlaced && !isCounted && number.length > 1 && Number(number) > 31 ? 1.2 : 0;
  }
  if (own.length > 0 && seenOwn.length === own.length) {
    if (seen.size > seenOwn.length || own.length > 1) return 2 + share + exactness;
    const [only = ""] = own;
    if (only.length <= 3 || commonWords.has(only)) return 0;
    if (uses.get(only) === 1) return 1.5 + exactness;
    // "My Maple deals" are those of Maple Court and Maple Plaza; "Maple Insurance Agency" is not.
    return afterShared.test(after) ? 1.2 + exactness : 0;
  }
  // "The boulevard" is the only one.
  const [noun = ""] = seen;
  const isOwnNoun =
    seen.size === 1 &&
    ownNouns.has(noun) &&
    uses.get(noun) === 1 &&
    /^(?:the|my|our)$/.test(before);
  if (own.length === 0) {
    // Of a name without a word of its own, two words in a row.
    if (seen.size > 1) return 1.8 + share;
    return isOwnNoun ? 1.2 : 0;
  }
  // "The business park" is the only one of that name.
  if (seenOwn.length === 0) {
    const isTold = isOwnNoun || (/^(?:the|my|our|that|this)$/.test(before) && seen.size > 1);
    return isTold && [...seen].some((word) => uses.get(word) === 1) ? 1.2 : 0;
  }
  const isUnique = seenOwn.some(
    (word) => uses.get(word) === 1 && word.length > 4 && !commonWords.has(word),
  );
  return isUnique ? 1.3 + share + exactness : 0;
}

/** What may follow a name that several properties share. */
const afterShared =
  /^(?:|propert(?:y|ies)|buildings?|deals?|places?|ones?|sites?|projects?|purchases?|sales?|closings?|listings?|leases?|assets?|is|are|at|for|on|of|in|and|or|to|with|by|does|do|did|will|was|were|about|from|close|end|start|begin|price|dd|due|noi|cap)$/;

/** The surest matches that don't overlap; those as sure as each other name the same place. */
function bestMatches(matches: readonly Match[]): Match[] {
  const chosen: Match[] = [];
  for (const match of matches.toSorted((a, b) => b.score - a.score)) {
    const same = chosen.find(({ from, to }) => match.from <= to && from <= match.to);
    if (!same) chosen.push({ ...match });
    else if (same.score === match.score) same.dealIds = [...same.dealIds, ...match.dealIds];
  }
  return chosen;
}

function replaceWords(text: string, words: readonly WordAt[], from: number, to: number): string {
  const start = words[from]?.start ?? 0;
  const end = words[to]?.end ?? start;
  const before = text.slice(0, start).replace(/\b(?:the|my|our) $/, "");
  return `${before}it${text.slice(end).replace(placeAfter, "")}`;
}

/** What is said after a name adds nothing to it: "the Example Road warehouse". */
const placeAfter =
  /^(?:'s)?(?: (?:(?:office|retail|medical|industrial|business|shopping|apartment|flex|strip) )?(?:warehouse|building|plaza|center|mall|park|tower|pavilion|property|site|deal|project|offices?|acquisition|purchase|sale|complex|facility|strip|campus|storefront|location|transaction|space|suite)(?:'s)?(?! (?:agreement|contract|price|manager|and sale|roll|spaces?|lot|hours|taxes|office)))+\b/;

/** "The warehouse", "the one in Westsample", "the building I'm selling" */
function findByKind(text: string, deals: readonly KnownDeal[]): FoundPlaces | undefined {
  let rest = text;
  let left = deals;
  let isFound = false;
  const narrow = (pattern: RegExp, isOne: (deal: KnownDeal, matched: string) => boolean) => {
    const match = pattern.exec(rest);
    if (!match) return;
    const narrowed = left.filter((deal) => isOne(deal, match[0]));
    if (narrowed.length === 0) return;
    left = narrowed;
    isFound = true;
    rest = `${rest.slice(0, match.index)}it${rest.slice(match.index + match[0].length)}`;
  };

  for (const city of new Set(deals.map((deal) => deal.city.toLowerCase()))) {
    const name = city.replace(/[^a-z0-9 ]/g, "").trim();
    if (name) {
      narrow(
        new RegExp(
          `(?:\\b${determiner} )?(?:\\b${placeNouns} )?\\b(?:in|at|from|near) ${name}\\b|\\b(?:${determiner} )?${name} (?:${placeNouns})\\b`,
        ),
        (deal) => deal.city.toLowerCase() === city,
      );
    }
  }
  for (const [type, pattern] of Object.entries(typeWords)) {
    narrow(
      new RegExp(
        `\\b${determiner} (?:\\w+ )?(?:${pattern})(?: ${placeNouns})?(?!')\\b(?! (?:manager|roll|rent|hours|park drive|lease\\b))`,
      ),
      (deal, matched) => {
        const said =
          matched
            .replace(new RegExp(`^${determiner} `), "")
            .split(" ")
            .at(0) ?? "";
        return (
          deal.type === type ||
          (said.length > 4 && new RegExp(`\\b${said}\\b`, "i").test(`${deal.name} ${deal.summary}`))
        );
      },
    );
    if (isFound) {
      // Of several industrial buildings, the warehouse is the one that is called so.
      const said = Object.values(typeWords).join("|");
      const word = new RegExp(`\\b${determiner} (?:\\w+ )?(${said})\\b`).exec(text)?.[1];
      const called = word
        ? left.filter(({ name, summary }) =>
            new RegExp(`\\b${word}\\b`, "i").test(`${name} ${summary}`),
          )
        : [];
      if (called.length > 0) left = called;
      break;
    }
  }
  if (!isFound) {
    // "The printing plant", in the words of one summary alone.
    for (const [, said = ""] of rest.matchAll(
      new RegExp(`\\b${determiner} (?=([a-z]{4,}[ -][a-z]{4,})\\b)`, "g"),
    )) {
      const isSaid = ({ summary }: KnownDeal) => plainText(summary).includes(said);
      if (deals.filter(isSaid).length !== 1 || isGeneric(said)) continue;
      narrow(new RegExp(`\\b${determiner} ${said}\\b`), isSaid);
    }
  }
  if (!isFound) {
    // "The grocery center" is the only one whose summary speaks of groceries.
    narrow(
      new RegExp(`\\b${determiner} \\w{4,}(?:[ -]anchored)? (?:${placeNouns})\\b`),
      (deal, matched) => {
        const said = matched.split(/[ -]/)[1] ?? "";
        const isSaid = ({ name, summary }: KnownDeal) =>
          new RegExp(`\\b${said}`, "i").test(`${name} ${summary}`);
        if (commonWords.has(said) || generic.has(said) || !isSaid(deal)) return false;
        return deals.every((other) => other === deal || !isSaid(other));
      },
    );
  }
  narrow(
    /\b(?:the )?(?:properties|property|buildings?|ones?|deals?|place|assets?|space|what|which)(?: that)? (?:i am|i'm|im|we are|we're|am i|are we) (?:buying|purchasing|acquiring)\b|\bmy (?:purchases?|acquisitions?)\b(?! (?:agreement|contract|price|and))/,
    ({ side }) => side === "purchase",
  );
  narrow(
    /\b(?:the )?(?:properties|property|buildings?|ones?|deals?|place|assets?|space|what|which)(?: that)? (?:i am|i'm|im|we are|we're|am i|are we) (?:selling|listing)\b|\b(?:my|our) listings?\b(?! (?:agreement|price))/,
    ({ side }) => side === "sale",
  );
  narrow(
    /\b(?:the )?(?:properties|property|buildings?|ones?|deals?|place|assets?|space|what|which)(?: that)? (?:i am|i'm|im|we are|we're|am i|are we) (?:leasing|renting)\b/,
    ({ side }) => side === "lease",
  );
  return isFound ? { deals: new Set(left.map(({ id }) => id)), isUnknown: false, rest } : undefined;
}

/** Words that any property is spoken of with: "the parking spaces" name none. */
const isGeneric = (said: string) =>
  said.split(/[ -]/).every((word) => generic.has(word) || commonWords.has(word));

/** Words that are no typo of a name. */
export const commonWords: ReadonlySet<string> = new Set(
  "about above account address advice after agent agree agreement allowed amount annual answer any anything apply area around ask asking assign away back bank base basis because before begin below between bill bring broker build building built business buy buyer call cancel capital care case cash certain change charge check clause clear client close closed closing come common company condition confirm contact contingency contract copy cost could county cover coverage current date day deadline deal default delay deliver deposit describe detail diligence document does done door down due each early easement effective email end ending entire escrow estate estoppel event every everything expense expire extend extension fail fair feature feet fee file final financing find first floor follow free from full general give good have head heat help here high hold hour house how income increase inspection insurance insure interest issue item just keep kind know land landlord large last late lawyer leak lease least leave left legal lender length letter level limit line list listing loan local long look lose lot make manager many market material maximum mean meet meeting message might minimum month monthly more mortgage most move much name near need next note notice number object occupancy offer office only open operating option order other over owner page paid park parking part party pass past pay payment penalty percent period permit person phone place plan please point possession premises present price property purchase question range rate reach ready real receive record refund remain renew rent rental repair replace report require reserve responsible return review right road roof room rule sale same say schedule seller send service share should show sign signed since site size small someone soon space special square stage start state statement status still store street suite survey take talk tax tell tenant term terminate test than that their them then there these they thing this those through time title today total tour transfer type under unit until update upon use utility vacant value view visit wait want warehouse warranty water week well were what when where which while who whole whose will window wire with within without work would write year your zoning".split(
    " ",
  ),
);
