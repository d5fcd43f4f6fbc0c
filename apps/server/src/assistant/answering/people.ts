import type { ContactRole } from "@frontage/records/schemas/contact";
import { addName, findNames, wordsOf } from "./names.ts";
import { commonWords } from "./places.ts";
import { plainText } from "./plain-text.ts";
import { stem } from "../passages/stem.ts";
import { tradeStems } from "../passages/terms.ts";

/** The ways a question may name a contact. */
export type KnownPerson = { id: string; name: string; company: string; role: ContactRole };

/** The contacts named, and the text with "them" in place of each. */
type FoundPeople = { ids: ReadonlySet<string>; rest: string };

/** Whether a text may contain a name. Fast, because a broker has thousands. */
const mayBeIn = (text: string, name: string) =>
  // Names with accents aren't prefiltered.
  /[^\p{ASCII}]/u.test(name) || text.includes(name.slice(0, 4).toLowerCase().trim());

/**
 * Finds whole names of people and companies. "Template Software" is a tenant, though "Template" is a
 * street.
 *
 * @param text by `plainText`
 */
export function findWholeNames(text: string, people: readonly KnownPerson[]): FoundPeople {
  const names = new Map<string, Set<string>>();
  for (const { company, id, name } of people) {
    for (const one of [name, company]) {
      if (one.length > 2 && mayBeIn(text, one)) addName(names, wordsOf(one), id);
    }
  }
  return findNames(text, names, "them");
}

/**
 * Finds first and last names, and words unique to one company's name.
 *
 * @param raw as typed: an everyday word is a name where it has a capital
 */
export function findPartsOfNames(
  text: string,
  people: readonly KnownPerson[],
  raw: string,
): FoundPeople {
  const names = new Map<string, Set<string>>();
  const companies = new Map<string, Map<string, string[]>>();
  const said = new Set(wordsOf(text));
  for (const { company, id, name } of people) {
    for (const part of partsOf(name)) {
      if (said.has(part) && isName(part, raw)) addName(names, [part], id);
    }
    for (const part of partsOf(company)) {
      if (part.length < 4 || !said.has(part) || isEveryday(part)) continue;
      const known = companies.get(part) ?? new Map<string, string[]>();
      companies.set(part, known.set(company, [...(known.get(company) ?? []), id]));
    }
  }
  for (const [part, found] of companies) {
    const [ids = []] = found.values();
    if (found.size === 1 && !names.has(part)) names.set(part, new Set(ids));
  }
  return findNames(text, names, "them");
}

const partsOf = (name: string): string[] =>
  (/[^\p{ASCII}]/u.test(name) ? plainText(name) : name.toLowerCase()).match(/[a-z]{2,}/g) ?? [];

const isEveryday = (word: string) =>
  commonWords.has(word) || companyWords.has(word) || tradeStems.has(stem(word));

/** "Mark's email", "call Drew"; "the bank" isn't Casey Bank. */
const isName = (part: string, raw: string) =>
  !isEveryday(part) || new RegExp(`\\S (?:${part[0]?.toUpperCase()}${part.slice(1)})\\b`).test(raw);

/** A contact's name and company, and the parts only they have. */
export const namesOf = ({ company, name }: Pick<KnownPerson, "company" | "name">): string[] =>
  [
    plainText(name),
    plainText(company),
    ...[...partsOf(name), ...partsOf(company)].filter(
      (part) => part.length > 3 && !isEveryday(part),
    ),
  ].filter((part) => part.length > 2);

/** Never a name on their own. */
const companyWords: ReadonlySet<string> = new Set(
  "exchange appraisals inspections surveys capital commercial will may mark bill grant rich frank drew chase case rob bob pat sue art dean group first national american united services partners realty trust the and for of independent sample example model test specimen placeholder template demo credit title abstract realtors advisors advisory associates consulting consultants engineering engineers environmental surveying surveyors legal law lawyers management offices industrial retail medical software design studio investments investors development developers construction builders contracting accounting lending loans finance financial funding savings federal city north south east west central center lake hill valley river ocean home new old best good net work life health food shop yard point park plaza station country garden fire energy solutions systems technology international global pllc llc inc corp ltd llp holdings enterprises industries commercial".split(
    " ",
  ),
);

const roles: readonly (readonly [ContactRole, RegExp])[] = [
  [
    "exchange-intermediary",
    /\b(?:(?:qualified|1031|exchange) )*(?:intermediary|accommodator)\b|\bqi\b/g,
  ],
  [
    "cooperating-broker",
    /\b(?:(?:listing|cooperating|co-?op|other|seller'?s?|buyer'?s?|landlord'?s?|owner'?s?|tenant'?s?) (?:side's )?(?:agents?|brokers?|representatives?|reps?))\b|\b(?:represents|speaks for) (?:the )?(?:seller|buyer|landlord|owner|other side)\b/g,
  ],
  [
    "property-manager",
    /\b(?:property|building|site) managers?\b|\bmanagement company\b|\b(?:manages|runs) it\b/g,
  ],
  [
    "title-officer",
    /\b(?:title|escrow|closing|settlement) (?:and escrow )?(?:officers?|agents?|company|companies|contact)\b|\bhandl(?:es|ing) (?:the )?(?:title|escrow)\b/g,
  ],
  ["lender", /\b(?:lenders?|loan officers?|mortgage (?:lender|broker)s?|bankers?|bank)\b/g],
  ["attorney", /\b(?:attorneys?|lawyers?|counsel|law firm)\b/g],
  ["appraiser", /\bappraisers?\b/g],
  ["surveyor", /\bsurveyors?\b/g],
  ["inspector", /\b(?:(?:building |property )?inspectors?|environmental consultants?)\b/g],
  ["investor", /\binvestors?\b/g],
  ["broker", /\b(?:my|our|the|your) (?:real estate )?(?:broker|agent|realtor)\b/g],
  ["tenant", /\b(?:tenants?|lessees?|renters?|occupants?)\b/g],
];

/** The roles a text names: "my lender"; "them" replaces each. */
export function findRoles(text: string): { roles: ContactRole[]; rest: string } {
  let rest = text;
  const found = roles.filter(([, pattern]) => {
    const before = rest;
    rest = rest.replace(pattern, "them");
    return rest !== before;
  });
  return { roles: found.map(([role]) => role), rest };
}
