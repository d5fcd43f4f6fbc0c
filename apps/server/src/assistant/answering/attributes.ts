import type { Attribute } from "../records/record-item.ts";

/** The words that ask for a record's attribute. */
const patterns: readonly (readonly [Attribute, RegExp])[] = [
  [
    "phone",
    /\b(?:(?:tele|cell)?phone|cell|mobile)(?: numbers?)?\b|\b(?:their|them|his|her) numbers?\b|\bhow (?:do|can) (?:i|we) (?:call|reach|contact)\b|\bcontact (?:info(?:rmation)?|details)\b/g,
  ],
  ["email", /\be-?mail(?: address(?:es)?)?s?\b|\bcontact (?:info(?:rmation)?|details)\b/g],
  [
    "company",
    /\b(?:what|which) (?:company|firm|law firm)\b|\bcompany\b|\bwork(?:s|ing)? (?:for|at)\b/g,
  ],
  [
    "price",
    /\b(?:(?:asking|purchase|sales?|list|listing|contract|total) )*price\b(?! per\b)|\bhow much (?:is|are|do|does|did) (?:it|they|we|i|them) (?:asking|want|cost|pay(?:ing)?|listed)(?: us)?(?: for| at)?\b|^how much (?:is|are) it\W*$/g,
  ],
  ["noi", /\b(?:noi|(?:net )?operating income|net income)\b|\b(?:does|do) it (?:net|earn)\b/g],
  ["cap-rate", /\b(?:going[- ]in )?(?:cap(?:italization)?[ -]rates?|cap)\b(?! on\b)/g],
  ["occupancy", /\b(?:occupancy(?: rate)?|how (?:full|occupied|leased)|vacancy(?: rate)?)\b/g],
  [
    "year-built",
    /\b(?:year (?:it was )?built|(?:when|what year) (?:was|were) (?:it|they) (?:originally )?built|how old (?:is|are) (?:it|they))\b/g,
  ],
  [
    "size",
    /\b(?:square (?:feet|footage|foot|ft)|sq\.? ?ft|sqft|floor area|how (?:big|large)|sizes?)\b/g,
  ],
  [
    "rent",
    /\b(?:(?:base|asking|annual|current) )*(?:rents?(?: rate)?|lease rate|rental rate)(?: per (?:square )?foot| psf)?\b(?! (?:roll|abatement|increase|escalat|step|commence|bump|schedule|start|due|concession|credit|deposit|free))/g,
  ],
  [
    "type",
    /\b(?:what|which) (?:kind|type|sort) of (?:property|building|asset|place)\b|\b(?:property|asset) type\b/g,
  ],
  [
    "location",
    /\bwhere(?:'s| is| are) (?:it|they)(?: located)?[ ?.!]*$|\b(?:located|location|address)\b|\b(?:what|which) (?:city|state|town)\b/g,
  ],
  [
    "stage",
    /\b(?:(?:what|which|deal|current) )*(?:stage|status)\b|\bhow far along\b|\bis it (?:still )?(?:under contract|on the market|pending)\b/g,
  ],
  ["side", /\b(?:am i|are we|is it) (?:a )?(?:buying|selling|leasing|purchase|sale)\b(?: it)?/g],
  [
    "replacement",
    /\b(?:replacement propert(?:y|ies)|propert(?:y|ies) .*\bidentified|identified propert(?:y|ies)|did (?:i|we) identify)\b/g,
  ],
  ["exchange", /\brelinquished(?: propert(?:y|ies))?\b|\bsold\b.*\b(?:exchange|1031)\b/g],
];

/**
 * Which attributes of a record a question asks for.
 *
 * @param text by `plainText`, with "it" for properties and "them" for people
 */
export function findAttributes(text: string): { attributes: Set<Attribute>; rest: string } {
  const attributes = patterns.filter(([, pattern]) => text.search(pattern) !== -1);
  const rest = patterns.reduce((left, [, pattern]) => left.replace(pattern, " "), text);
  return { attributes: new Set(attributes.map(([attribute]) => attribute)), rest };
}
