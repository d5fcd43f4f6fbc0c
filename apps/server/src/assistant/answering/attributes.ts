import type { Attribute } from "../records/record-item.ts";

const it =
  "(?:it|they|them|this|that|the (?:property|building|deal|place|site|asset|warehouse|space)|we|i|you|he|she|the (?:seller|owner|landlord|buyer)s?)";

/** How questions ask for what records state. The first that match take their words. */
const patterns: readonly (readonly [Attribute, RegExp])[] = [
  [
    "phone",
    /\b(?:(?:tele)?phone|cell|mobile|contact|office|direct|call)(?: |-)?(?:numbers?|line|no\b|#)|\b(?:tele)?phone\b(?! call)|\b(?:their|them|his|her|the|what)(?: is|'s)? (?:contact )?(?:numbers?|digits)\b|\bhow (?:do|can|could|would|should) (?:i|we) (?:call|reach|contact|phone|get (?:a )?hold of|get in touch with|ring|dial)\b|\b(?:number|digits|cell) (?:for|of) (?:(?:the|my|our|your) )?them\b|\bthem (?:cell|number|phone|mobile|digits)\b|\breach them\b|\bcontact (?:info(?:rmation)?|details)\b|\bhow to (?:reach|contact|call)\b/,
  ],
  [
    "email",
    /\be-?mail(?: address| addresses|s)?\b|\bhow (?:do|can) (?:i|we) (?:write|e-?mail)\b|\bcontact (?:info(?:rmation)?|details)\b/,
  ],
  [
    "company",
    /\b(?:what|which|whose) (?:company|firm|bank(?= (?:is|are|does) them (?:with|at|from|work))|law firm|business|outfit|employer|organization)\b|\bcompany\b|\b(?:works?|working|employed|employer) (?:for|at|by|with)\b|\bwho (?:does|do) them work\b|\bfirm\b|\bwith what\b/,
  ],
  [
    "price",
    /\b(?:(?:asking|purchase|sales?|list(?:ing|ed)?|contract|offer(?:ed)?|sticker|agreed|total|selling|buying|current|final|our|quoted) )*(?:price(?: tag| point)?)\b(?! (?:per|a|an|each|\/) ?(?:square|sq|sf|foot|unit|acre|door|psf))/,
  ],
  [
    "price",
    new RegExp(
      `\\bhow much(?! did the (?:seller|owner|landlord)s? (?:\\w+ )?pay) (?:is|are|was|were|am|do|does|did|will) ${it}(?: \\w+)? (?:asking|want(?:ing)?|sell(?:ing)?|pay(?:ing)?|buying|cost(?:ing)?|going|listed|on the market|offer(?:ed|ing)?|under contract|purchas\\w+)(?: (?:for|at|on))*\\b`,
    ),
  ],
  [
    "price",
    new RegExp(
      `\\bwhat(?:'s| is| are|s| did| do| does| will) ${it} (?:asking|listed|priced|going|selling|sell|pay|paying|cost|on the market|under contract|offered|offering)(?: (?:for|at|on))*\\b|\\bcosts? of it\\b|\\bwhat (?:does|do|did|will) ${it} cost\\b|\\bpurchase amount\\b|^how much (?:is|are|for|was) it\\b|\\bhow much (?:is|was) it (?:listed|priced|on the market)(?: for| at)?\\b|\\bhow much does it cost\\b|\\basking\\b(?= (?:for|on) it)`,
    ),
  ],
  [
    "price",
    /\bwhat (?:did|do|are|will|would|have) (?:i|we) (?:\w+ )?(?:agree(?:d|ing)?|pay(?:ing)?|offer(?:ed|ing)?|commit(?:ted)?)(?: to)?(?: pay(?:ing)?)? for it\b/,
  ],
  [
    "noi",
    /\b(?:noi|net operating income|net income|n\.o\.i\.?|operating income)\b|\bhow much (?:net |operating |annual )*(?:income|money|cash flow)? ?(?:does|do|is|will) (?:it|they|the (?:property|building)) (?:\w+ )?(?:make|making|generate|generating|earn|produce|throw off|net|bring in)\b|\bwhat (?:does|do|did) (?:it|they) (?:net|earn|make|bring in|throw off|yield|produce|generate)\b(?: (?:a|per|each|every) year| annually| yearly)?(?: (?:after|before|net of) (?:\w+ )?(?:costs|expenses|debt|debt service))?|\b(?:income|profit|earnings) (?:after|net of|less) (?:\w+ )?(?:costs|expenses)\b/,
  ],
  [
    "cap-rate",
    /\b(?:cap(?:italization)?[ -]?(?:rates?|%)|going[- ]in cap|cap on it|(?:the|its|what) cap\b(?! on))|\bwhat cap\b/,
  ],
  [
    "occupancy",
    /\b(?:occupan(?:cy|cies)(?: (?:rate|level|percent(?:age)?))?|occupied|vacancy(?: rate)?|(?:percent(?:age)?|%) (?:of it )?(?:is )?(?:leased|let|occupied|full|vacant|rented)|(?:how|fully) (?:full|leased|occupied|vacant|empty)(?: up)?|leased[- ]up|fully let|(?:what (?:share|part|portion|fraction|proportion|percent(?:age)?)|how much) of (?:it|them|the (?:building|property|space|center|place)) (?:is|are|stands?) (?:currently |now |still )?(?:leased|let|rented(?: out)?|occupied|filled|full|taken|vacant|empty|unleased|unrented|available))\b/,
  ],
  [
    "year-built",
    /\b(?:(?:when|what year) (?:does|do) (?:it|they) date from|(?:when|what year) did (?:it|they) go up|year (?:it was |was it )?(?:built|constructed)|(?:when|what year|how long ago) (?:was|were|did|is) (?:it|they|the (?:building|property|place)) (?:get )?(?:originally )?(?:built|constructed|build|put up|completed|erected|developed|constructed)|how old (?:is|are) (?:it|they|the (?:building|property|place))|age of (?:it|the (?:building|property))|(?:construction|building|build) (?:date|year|age)|vintage|date of construction|built in what year|when it was built|built)\b/,
  ],
  [
    "size",
    /\b(?:(?:total |rentable |leasable |gross |building )*(?:square (?:feet|footage|foot|ft)|sq\.? ?(?:ft|feet|footage|foot)\.?|sqft|footage|floor (?:area|space)|gla|rsf|gba)(?: (?:area|size))?|how (?:big|large|many sf|much (?:space|room|square footage|area))|(?:total |building |rentable |its )?sizes?|(?:rentable|total|building|floor|leasable) area|(?:what|the) area)\b(?! (?:manager|median))/,
  ],
  [
    "rent",
    /\b(?:(?:base|asking|annual|current|starting|quoted|market) )*(?:rent(?:al)?(?: rates?)?|lease rate|rental rate)(?: per (?:square foot|sf|sq ?ft|foot|year)| psf)?\b(?! (?:roll|abatement|increase|escalat|step|commence|bump|schedule|start|due|concession|credit|deposit|free))|\bhow much (?:is|are) (?:it|they) (?:renting|leasing|leased|rented)(?: for)?\b|\bwhat (?:does|do|is|are|'s) (?:it|they) (?:rent|lease|renting|leasing)(?: for)?\b/,
  ],
  [
    "type",
    /\b(?:what|which) (?:kind|type|sort|class) of (?:(?:commercial )?(?:property|properties|building|asset|place|real estate|space|deal)s?|is it|thing|it)\b|\b(?:property|building|asset) (?:type|class)\b|\bwhat type (?:is it|of)\b|^what is it\b|\bwhat (?:is|are|'s) it[ ?.!]*$/,
  ],
  [
    "location",
    /\bwhere(?:'s| is| are|s)? (?:exactly )?(?:it|they|the (?:property|building|place|site|one))(?: located| at| situated)?[ ?.!]*$|\b(?:located|location|situated)\b|\b(?:what|which) (?:city|state|town|market|metro)\b(?:.*\bin\b)?|\baddress\b/,
  ],
  [
    "stage",
    /\b(?:(?:deal |current |what )?(?:stage|status|progress)(?: of (?:it|the (?:deal|purchase|sale|lease|transaction)))?|how far along|(?:what|which) (?:phase|step)|where (?:are|do|does|is) (?:we|things|it|the (?:deal|sale|purchase))(?: (?:stand|at|now|standing))+|how(?:'s| is| are) (?:it|things|the (?:deal|sale|purchase)) (?:going|coming|coming along|progressing|looking)|what(?:'s| is) (?:going on|happening|new|the latest|up|the story) (?:with|on|at|for) it|update (?:me )?on it|is it (?:still )?(?:under contract|on the market|closed|sold|pending))\b/,
  ],
  [
    "side",
    /\b(?:am i|are we|is it|is this) (?:a )?(?:buying|selling|leasing|purchase|sale|lease)\b(?!(?: it)? as\b)(?: it)?|\b(?:kind|type|sort) of (?:deal|transaction)\b/,
  ],
  [
    "replacement",
    /\b(?:replacement propert(?:y|ies)|(?:propert(?:y|ies)|what) .*\bidentified|identified (?:propert(?:y|ies)|for|in|as)|what did (?:i|we) identify)\b/,
  ],
  [
    "exchange",
    /\b(?:relinquished(?: propert(?:y|ies))?|(?:propert(?:y|ies)|what|which)\b.*\b(?:sold|selling|sell|gave up|exchang\w+)\b.*\b(?:exchange|1031)|(?:exchange|1031)\b.*\b(?:sold|sell|relinquish\w*))\b/,
  ],
];

export type FoundAttributes = { attributes: ReadonlySet<Attribute>; rest: string };

/**
 * What of a record a question asks for.
 *
 * @param text by `plainText`, with "it" for properties and "them" for people
 */
export function findAttributes(text: string): FoundAttributes {
  const attributes = new Set<Attribute>();
  let rest = text;
  for (const [attribute, pattern] of patterns) {
    const isPlural =
      attribute === "email" && attributes.has("phone") && /contact (?:info|details)/.test(text);
    if (isPlural) attributes.add(attribute);
    if (!pattern.test(rest)) continue;
    attributes.add(attribute);
    rest = rest.replace(new RegExp(pattern, "g"), " ");
  }
  // "At what cap rate are we buying it?" knows that it is a purchase.
  if (attributes.size > 1) attributes.delete("side");
  return { attributes, rest };
}
