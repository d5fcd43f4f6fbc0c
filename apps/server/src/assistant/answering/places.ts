import type { PropertyType } from "@frontage/records/schemas/deal";
import type { KnownDeal } from "../records/record-item.ts";
import { addName, findNames, type Names, wordsOf } from "./names.ts";
import { plainText } from "./plain-text.ts";

type FoundPlaces = {
  /** The deals named; undefined if none. */
  deals: ReadonlySet<string> | undefined;
  /** It names an unknown address. */
  isUnknown: boolean;
  /** The text with "it" in place of each place. */
  rest: string;
};

const roads =
  "road street avenue boulevard drive lane court place square parkway highway terrace circle plaza way row trail loop alley pike turnpike";
/** Words that end a name: after part of one, they make it another place. */
const lastWords = new Set(
  `${roads} tower towers commons crossing village station mall point gardens heights lofts landing terrace`.split(
    " ",
  ),
);
/** Words that many names share, so they name nothing alone. */
const generic = new Set([
  ...lastWords,
  ..."center building park business office retail industrial property properties portfolio north south east west suites shops house hall works warehouse complex campus apartments medical professional corporate logistics distribution storage self land hotel market exchange trade national new old first fifth united central corner gateway hill hills view valley lake river creek bay harbor union main high model title".split(
    " ",
  ),
]);

/**
 * Finds the properties a question names: by address or part of it, kind, or city.
 *
 * @param text by `plainText`
 */
export function findPlaces(text: string, deals: readonly KnownDeal[]): FoundPlaces {
  const whole = new Set(deals.map(({ name }) => nameWords(name).join(" ")));
  const { ids, rest } = findNames(
    text,
    namesOfDeals(deals),
    "it",
    (said, before, after) =>
      whole.has(said) ||
      // "400 Mill Road" isn't 48 Mill Road, and "Maple Tower" isn't Maple Court.
      (!(/^\d+[a-z]?$/.test(before) && !/^\d/.test(said)) && !lastWords.has(after)),
  );
  if (unknownAddress.test(rest)) return { deals: new Set(), isUnknown: true, rest };
  if (ids.size > 0) return { deals: ids, isUnknown: false, rest };
  return findByKind(rest, deals);
}

const unknownAddress = new RegExp(
  `\\b\\d{1,6}[a-z]?(?: (?:north|south|east|west|n|s|e|w)\\.?)?(?: (?!(?:days?|square|percent|months?|years?|weeks?|business|calendar)\\b)[a-z'.-]+){1,3}? (?:${roads.replaceAll(" ", "|")}|rd|st|ave|blvd|dr|ln|ct|pkwy|hwy)\\b`,
);

/** "48 Example Road, Anytown": the number isn't a section's. */
export const beginsWithAddress = (text: string): boolean =>
  unknownAddress.exec(plainText(text).trim())?.index === 0;

const nameWords = (name: string) => wordsOf(name.replace(/,? (?:suite|ste|unit|#) .*$/i, ""));

/** The ways to write a deal's name: all of it, its beginning, the street, a word no other has. */
function namesOfDeals(deals: readonly KnownDeal[]): Names {
  const names = new Map<string, Set<string>>();
  const single = new Map<string, Set<string>>();
  for (const { id, name } of deals) {
    const words = nameWords(name);
    addName(names, words, id);
    const street = /^\d/.test(words[0] ?? "") ? words.slice(1) : words;
    for (const part of new Set([words, street])) {
      for (let length = 2; length <= part.length; length += 1) {
        const said = part.slice(0, length);
        if (said.some((word) => !generic.has(word)) || /^\d/.test(said[0] ?? "")) {
          addName(names, said, id);
        }
      }
    }
    for (const word of street.filter((one) => one.length > 3 && !isOrdinary(one))) {
      addName(single, [word], id);
    }
  }
  for (const [word, ids] of single) if (ids.size === 1 && !names.has(word)) names.set(word, ids);
  return names;
}

const isOrdinary = (word: string) => generic.has(word) || commonWords.has(word);

const typeWords: Record<PropertyType, string> = {
  office: "offices?|tower",
  retail: "retail|shopping|strip|mall|shops|plaza",
  industrial: "industrial|warehouse|distribution|flex|factory|workshop",
  multifamily: "multi-?family|apartments?",
  "mixed-use": "mixed[ -]use",
  land: "land|lot|acreage|parcel",
  hospitality: "hotel|motel|resort",
  medical: "medical|clinic",
  "self-storage": "(?:self[ -])?storage",
  "special-purpose": "special[ -]purpose",
};
const nouns =
  "(?:building|property|center|park|complex|facility|place|site|space|one|ones|deal|properties|buildings)";
const sideWords: Record<KnownDeal["side"], string> = {
  purchase: "buying|purchasing|acquiring",
  sale: "selling|listing",
  lease: "leasing|renting",
};

/** "The warehouse", "the one in Westsample", "the building I'm selling" */
function findByKind(text: string, deals: readonly KnownDeal[]): FoundPlaces {
  let rest = text;
  let left = deals;
  const narrow = (pattern: string, isOne: (deal: KnownDeal) => boolean) => {
    const found = new RegExp(`\\b(?:${pattern})\\b`);
    const narrowed = found.test(rest) ? left.filter(isOne) : [];
    if (narrowed.length === 0) return;
    left = narrowed;
    rest = rest.replace(found, "it");
  };
  for (const city of new Set(deals.map((deal) => plainText(deal.city)))) {
    const name = city.replace(/[^a-z0-9 ]/g, "").trim();
    if (!name || !rest.includes(name)) continue;
    narrow(
      `(?:(?:the|my|our) )?(?:${nouns} )?(?:in|at|near) ${name}|(?:the|my|our) ${name} ${nouns}`,
      (deal) => plainText(deal.city) === city,
    );
  }
  for (const [type, said] of Object.entries(typeWords)) {
    narrow(
      `(?:the|my|our|that|this) (?:${said})(?: ${nouns})*(?! (?:manager|rent|hours|lease))`,
      (deal) => deal.type === type,
    );
  }
  for (const [side, said] of Object.entries(sideWords)) {
    narrow(
      `(?:the )?(?:${nouns} |which |what )(?:that )?(?:i am|i'm|we are|we're|am i|are we) (?:${said})`,
      (deal) => deal.side === side,
    );
  }
  const isFound = rest !== text;
  return { deals: isFound ? new Set(left.map(({ id }) => id)) : undefined, isUnknown: false, rest };
}

/** Words common in questions, which name nothing alone. */
export const commonWords: ReadonlySet<string> = new Set(
  "about above account address advice after agent agree agreement allowed amount annual answer any anything apply area around ask asking assign away back bank base basis because before begin below between bill bring broker build building built business buy buyer call cancel capital care case cash certain change charge check clause clear client close closed closing come common company condition confirm contact contingency contract copy cost could county cover coverage current date day deadline deal default delay deliver deposit describe detail diligence document does done door down due each early easement effective email end ending entire escrow estate estoppel event every everything expense expire extend extension fail fair feature feet fee file final financing find first floor follow free from full general give good have head heat help here high hold hour house how income increase inspection insurance insure interest issue item just keep kind know land landlord large last late lawyer leak lease least leave left legal lender length letter level limit line list listing loan local long look lose lot make manager many market material maximum mean meet meeting message might minimum month monthly more mortgage most move much name near need next note notice number object occupancy offer office only open operating option order other over owner page paid park parking part party pass past pay payment penalty percent period permit person phone place plan please point possession premises present price property purchase question range rate reach ready real receive record refund remain renew rent rental repair replace report require reserve responsible return review right road roof room rule sale same say schedule seller send service share should show sign signed since site size small someone soon space special square stage start state statement status still store street suite survey take talk tax tell tenant term terminate test than that their them then there these they thing this those through time title today total tour transfer type under unit until update upon use utility vacant value view visit wait want warehouse warranty water week well were what when where which while who whole whose will window wire with within without work would write year your zoning".split(
    " ",
  ),
);
