import type { ContactRole } from "@frontage/content/schemas/contact";
import { commonWords } from "./places.ts";
import { isTypoOf, plainText } from "./plain-text.ts";
import { stem } from "./stem.ts";
import { tradeStems } from "./terms.ts";

/** A contact as questions name it. */
export type KnownPerson = { id: string; name: string; company: string; role: ContactRole };

export type FoundPeople = {
  /** Contacts that are named, by their own name or their company's. */
  ids: ReadonlySet<string>;
  /** Roles that are named: "my lender", "who's handling title". */
  roles: readonly ContactRole[];
  /** The text with "them" for each. */
  rest: string;
};

const roles: readonly (readonly [ContactRole, RegExp])[] = [
  [
    "exchange-intermediary",
    /\b(?:(?:1031|exchange|qualified)(?: exchange)? (?:intermediary|intermediaries|accommodator|company|person|guy|facilitator)|qi|qualified intermediary|accommodator|intermediary)\b/,
  ],
  [
    "cooperating-broker",
    /\b(?:(?:the )?(?:seller|buyer|landlord|tenant|listing|other side|other|owner|opposing|cooperating|co-?op|co)(?:'s|s')? ?(?:side's )?(?:listing )?(?:agents?|brokers?|reps?|representatives?|realtors?|side)|cooperating|(?:represent\w*|on behalf of|working for|speaks? for) (?:the )?(?:seller|buyer|landlord|owner|other side|tenant)s?)\b/,
  ],
  [
    "property-manager",
    /\b(?:property|building|site|facility) managers?|(?:property )?management company|\bpm\b|who (?:manages|runs|is managing|operates|looks after)(?: it(?: day[- ]to[- ]day)?)?|who (?:is )?in charge of it|manag(?:es|ing) (?:it|the)\b/,
  ],
  [
    "title-officer",
    /\b(?:title (?:officer|company|agent|person|rep|guy|lady|insurer|contact|and escrow|people|side)s?|escrow (?:officer|agent|company|holder|person|contact|and title(?: (?:officer|person|company|contact))?)s?|closing (?:agent|officer|attorney)|settlement agent|(?:handl\w*|doing|in charge of|working on|deal\w* with|responsible for|for|at|does|on|takes care of) (?:the )?(?:title|escrow))\b/,
  ],
  [
    "lender",
    /\b(?:lenders?|loan (?:officer|contact|rep|person)|mortgage (?:lender|broker|officer|guy)|bankers?|(?:my|our|the|which|what) bank|(?:handl\w*|doing|providing|arrang\w*|in charge of|giving (?:me|us)) (?:the |my |our )?(?:financing|loan|mortgage|lending|debt)|(?:financ(?:ing|es)|lend(?:ing|s)(?: on)?) (?:it|this|the (?:deal|purchase))|lending)\b/,
  ],
  [
    "attorney",
    /\b(?:attorneys?|lawyers?|counsel|law firm|legal (?:counsel|team|rep|contact)|(?:handl\w*|doing|does|in charge of) (?:the )?legal(?: work| side)?)\b/,
  ],
  [
    "appraiser",
    /\b(?:appraisers?|(?:handl\w*|doing|does|did|doing) (?:the )?(?:appraisal|valuation)|appraisal (?:company|firm))\b/,
  ],
  [
    "surveyor",
    /\b(?:surveyors?|survey (?:company|firm)|(?:handl\w*|doing|does|did) (?:the )?survey)\b/,
  ],
  [
    "inspector",
    /\b(?:inspectors?|inspection (?:company|firm)|environmental (?:consultant|engineer|firm)|(?:handl\w*|doing|does|did|performing) (?:the )?(?:inspections?|phase (?:i|1|one)|environmental)|who (?:is )?inspect(?:s|ing))\b/,
  ],
  ["investor", /\b(?:investors?|equity partners?)\b/],
  [
    "broker",
    /\b(?:my|our|the|your) (?:own )?(?:real estate )?(?:broker|agent|realtor)\b|\b(?:who is|who's) (?:representing|my) (?:me|us|broker|agent)\b/,
  ],
  ["tenant", /\b(?:tenants?|lessees?|renters?|occupiers?|leaseholders?)\b/],
];

/**
 * Finds the people that a question names.
 *
 * @param text by `plainText`
 */
export function findPeople(text: string, people: readonly KnownPerson[]): FoundPeople {
  const ids = new Set<string>();
  let rest = text;
  const words = new Set(text.match(/[a-z0-9]+/g));
  // Whole names and companies before first and last names, which several may share.
  for (const part of ["name", "company"] as const) {
    for (const person of people) {
      if (!mayBeIn(text, person[part])) continue;
      const plain = plainText(person[part])
        .replace(/[^a-z0-9&' -]/g, "")
        .trim();
      if (plain.length < 3 || !words.has(plain.split(/[^a-z0-9]/)[0] ?? "")) continue;
      const pattern = new RegExp(
        `\\b${plain.replaceAll(/[^a-z0-9]+/g, "[^a-z0-9]+")}(?:'s)?(?![a-z0-9])`,
      );
      if (pattern.test(rest) || ids.has(person.id)) {
        if (pattern.test(text)) ids.add(person.id);
        rest = rest.replace(pattern, "them");
      }
    }
  }
  if (ids.size === 0) rest = findByPart(rest, people, ids);
  // "The fitness studio" is the fitness company.
  rest = rest.replace(
    /\bthem(?: (?:studio|shop|store|group|company|guys?|people|folks|tenant|center|clinic|office|firm|team|bank|place|restaurant|cafe|salon|gym)(?:'s)?)+\b/g,
    "them",
  );
  const found = roles.filter(([, pattern]) => {
    if (!pattern.test(rest)) return false;
    rest = rest.replace(new RegExp(pattern, "g"), (matched) =>
      matched.startsWith("who") ? "who them" : "them",
    );
    return true;
  });
  return { ids, roles: found.map(([role]) => role), rest };
}

/** Whether a text may say a name: quickly, as a broker has thousands. */
export const mayBeIn = (text: string, name: string) =>
  // Of an accented name, only the rest is looked at.
  /[^\p{ASCII}]/u.test(name) || text.includes(name.slice(0, 4).toLowerCase().trim());

/** By a first or last name, also mistyped, or a word of a company that no other has. */
function findByPart(text: string, people: readonly KnownPerson[], ids: Set<string>): string {
  let rest = text;
  const names = byParts(people, "name");
  const companies = byParts(people, "company");
  for (const word of new Set(text.match(/[a-z]{2,}/g))) {
    if (ordinary.has(word) && !(names.has(word) && isOwner(text, word))) continue;
    const meant =
      names.has(word) || commonWords.has(word) || isVocabulary(word)
        ? word
        : [...names.keys()].find((part) => isTypoOf(word, part));
    const byName = (meant !== undefined && names.get(meant)) || [];
    const byCompany = companies.get(word) ?? [];
    const matching =
      byName.length > 0 ? byName : word.length > 3 && isOneCompany(byCompany) ? byCompany : [];
    if (matching.length === 0) continue;
    for (const { id } of matching) ids.add(id);
    rest = rest.replace(new RegExp(`\\b${word}(?:'s)?\\b`, "g"), "them");
  }
  return rest;
}

/** "Drew's email": a name, also where it is a word. "The bank's email" isn't. */
const isOwner = (text: string, word: string) =>
  new RegExp(`(?<!\\b(?:the|an?|this|that|my|our|your|its|his|her|their) )\\b${word}'s\\b`).test(
    text,
  );

const isVocabulary = (word: string) => tradeStems.has(stem(word));

function byParts(people: readonly KnownPerson[], of: "company" | "name") {
  const found = new Map<string, KnownPerson[]>();
  for (const person of people) {
    for (const part of new Set(partsOf(person[of]))) {
      const same = found.get(part);
      if (same) same.push(person);
      else found.set(part, [person]);
    }
  }
  return found;
}

const partsOf = (name: string): string[] => [
  ...((/[^\p{ASCII}]/u.test(name) ? plainText(name) : name.toLowerCase()).match(/[a-z]{2,}/g) ??
    []),
];

/** A contact's name and company, and the parts of them that are nobody else's. */
export const namesOf = ({ company, name }: Pick<KnownPerson, "company" | "name">): string[] =>
  [
    plainText(name),
    plainText(company),
    ...[...partsOf(name), ...partsOf(company)].filter(
      (part) => part.length > 3 && !ordinary.has(part),
    ),
  ].filter((part) => part.length > 2);

const isOneCompany = (people: readonly KnownPerson[]) =>
  people.length > 0 && new Set(people.map(({ company }) => company)).size === 1;

/** Never a person's name by themselves. */
const ordinary: ReadonlySet<string> = new Set(
  "will may mark bill grant rich frank drew chase case rob bob pat sue art dean page price rent close title sale sample example model test land bank law title exchange property properties company group first national american united general services partners capital commercial real estate realty insurance trust the and for of independent specimen placeholder template demo bank trust union credit escrow title abstract realty realtors advisors advisory partners associates consulting consultants engineering engineers environmental survey surveys surveying surveyors appraisal appraisals legal lawyers inspection inspections management office offices industrial retail medical software design studio properties investments investors development developers construction builders contracting accounting tax taxes lending loans mortgage finance financial funding savings federal state city county north south east west central center street road lake hill valley river ocean house home building land rent lease sale money new old best good net work life health care food market store shop yard point park plaza square tower station country gardens garden water fire power energy solutions systems technologies technology international global usa us pllc llc inc corp ltd lp llp co company group holdings enterprises industries industrial commercial".split(
    " ",
  ),
);
