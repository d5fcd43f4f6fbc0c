import { stem } from "./stem.ts";

/**
 * Ways to say one thing of the trade, in a question or in the name of a date. Each becomes one
 * word, so that "DD", "inspection period" and "due diligence" are the same. The longer come first.
 */
const sameThings: readonly [pattern: string, word: string][] = [
  ["banks?|lenders?|loan officers?|bankers?|mortgage compan(?:y|ies)", "lender"],
  ["lawyers?|attorneys?|counsel", "attorney"],
  [
    "lease (?:execution|signing)|execution of (?:the )?lease|(?:sign|execute)(?:ing)? (?:the |our |my )?lease",
    "lease sign",
  ],
  [
    "purchase and sales? agreements?|purchase (?:&|and) sale|agreements? of (?:purchase and )?sale|sales? agreements?|sales? contracts?|purchase contracts?|purchase agreements?|psas?|apas?|buy-?sell agreements?",
    "psa",
  ],
  ["letters? of intent|lois?|term sheets?", "loi"],
  [
    "due diligence(?: periods?| deadlines?| windows?)?|dd(?: period| deadline)?|diligence(?: periods?)?|(?:inspection|feasibility|study|examination|investigation|evaluation|free look|homework|contingency|look[- ]see) (?:period|deadline|window|contingency|date|phase|term|time|study)s?|(?:look over|look into|check out|vet|examine|inspect|study|kick the tires (?:on|of|at)) (?:it|the (?:property|building|place|site))|feasibility|free look|review periods?|homework|investigat(?:e|es|ing|ion)(?: (?:it|the (?:property|building)))?",
    "diligence",
  ],
  [
    "earnest[ -]?money(?: deposits?)?|good faith (?:deposits?|money)|emds?|initial deposits?|earnest deposits?|escrow deposits?",
    "earnestmoney",
  ],
  [
    "financing (?:contingency|contingencies|condition|approval|deadline)|loan (?:contingency|approval|commitment (?:deadline|date))|mortgage contingency|finance contingency",
    "financecontingency",
  ],
  [
    "closing (?:dates?|days?)|closings?|(?:get|receive|hand over|have|be given|be handed) (?:the |our |my )?keys(?: (?:to|for|of) (?:it|the (?:property|building|place)))?|keys (?:are |be )?(?:handed over|handover)|(?:legally |officially |finally )?(?:own|be ours|be mine|becomes? (?:ours|mine|theirs))(?: it)?|(?:is|gets?|be|been) sold(?: for good| off)?|settle(?:s|d)?(?: on it)?(?= |$)|close of escrow|coe|settlement(?: dates?)?|close escrow|become(?:s)? (?:the )?(?:new )?owners?|take (?:title|ownership)|chang(?:e|es|ing) hands|(?:deal|sale|purchase|transaction)s? (?:\\w+ ){0,3}?(?:finish(?:es|ed)?|goes? through|go through|complet(?:e|es|ed)|finaliz(?:e|es|ed)|done)|(?:wrap(?:ping)? up|complet(?:e|es|ing)|finaliz(?:e|es|ing)|finish(?:es|ing)?) (?:the |our |my |this )?(?:\\w+ ){0,3}?(?:deal|sale|purchase|transaction)",
    "closing",
  ],
  ["estoppels?(?: certificates?| letters?)?", "estoppel"],
  [
    "effective date|contract date|date of the (?:contract|agreement)|binding date|execution date",
    "effectivedate",
  ],
  ["executed|execute|execution|inked", "sign"],
  ["listing agreements?", "listingagreement"],
  ["leasing agreements?", "leasingagreement"],
  [
    "confidentiality agreements?|non-?disclosure agreements?|ndas?|cas?(?= signed)",
    "confidentiality",
  ],
  ["lease agreements?|leases?", "lease"],
  [
    "lease (?:commencement|start|begin(?:s|ning)?)(?: date)?|rent commencement|term (?:commencement|start)",
    "lease begin",
  ],
  ["lease (?:expiration|expiry|termination date)(?: date)?", "lease end"],
  ["first transfers?|relinquished property (?:closing|sale)|exchange start", "firsttransfer"],
  [
    "identification(?: period| deadline| date| notice)?|identify(?: replacement)?(?: propert(?:y|ies))?|45[ -]?days?(?: deadline| period| rule)?|day 45|id (?:deadline|period)",
    "identification",
  ],
  ["1031s?(?: exchanges?)?|like[- ]kind exchanges?|exchanges?|starker", "exchange"],
  [
    "option notices?|renewal notices?|notice to renew|renewal options? (?:notice|deadline)",
    "optionnotice",
  ],
  [
    "title objections?(?: letters?)?|objections? to title|object to (?:the )?title|title (?:review|contingency)(?: period)?",
    "titleobjection",
  ],
  [
    "(?:see|look at|walk|access|get in(?:side)?(?: to (?:see|look at))?) it|get in to see",
    "viewing",
  ],
  ["tours?|viewings?|showings?|site visits?|walk-?throughs?|property visits?|visits?", "viewing"],
  ["(?:conference |phone |zoom |video )?calls?|phone meetings?|teleconferences?", "call"],
  [
    "(?:offers?|bids?|proposals?)(?= due)|(?:call for |best and final |final )(?:offers?|bids?)|(?:offer|bid) deadlines?|bids?|best (?:and|&) finals?",
    "offer",
  ],
  [
    "tenant improvements?|ti allowances?|tis?|build-?outs?|improvement allowances?",
    "tenantimprovement",
  ],
  [
    "environmental(?: site)? assessments?|phase (?:i|1|one)(?: esa| reports?| environmental)?|esas?",
    "environmental",
  ],
  [
    "title commitments?|title reports?|prelims?|preliminary title reports?|title work|title polic(?:y|ies)",
    "titlecommitment",
  ],
  ["loan commitment letters?|commitment letters?|loan commitments?", "loancommitment"],
  [
    "(?:ready|available) to move in|move-?in(?: ready)?|availability|available|(?:someone|they|a tenant|somebody|anyone) (?:can )?move in",
    "movein",
  ],
  ["proof of funds|pof", "prooffunds"],
  ["contract(?! rent)s?|agreements?", "psa"],
];

const replacements = sameThings.map(
  ([pattern, word]) => [new RegExp(`\\b(?:${pattern})\\b`, "g"), ` ${word} `] as const,
);

/** How a date is meant: when something begins, or when it ends. */
const starts = new Set(
  "start starts starting started begin begins beginning began begun commence commences commencement kick open opens".split(
    " ",
  ),
);
const ends = new Set(
  "end ends ending ended expire expires expired expiring expiration expiry lapse lapses finish finishes over conclude concludes run runs last until deadline".split(
    " ",
  ),
);

/** Words of every question about a date that don't say which one. */
const plain = new Set(
  "date dates day days deadline deadlines due time schedule scheduled set event events milestone milestones period set on by take takes place happen happens happening supposed last latest final key cutoff cut off by be is are was were will deliver delivered delivery submit submitted need needed expect expected planned plan upcoming next occur occurs left remain remaining until till do the a an in for of to my our we i us me it have has had must expect at buyer buyers seller sellers s plan plans sending send sent going go get got lasts our re pls plz please thx and or with when what which how long many much soon until".split(
    " ",
  ),
);

export type TradeWords = {
  /** What it is about, as stems of words and things of the trade. */
  topics: ReadonlySet<string>;
  /** Those, and what else may be said of it. */
  also: ReadonlySet<string>;
  direction: "start" | "end" | undefined;
};

/** A text in the words of the trade: "When does DD end?" → `diligence`, its end. */
export function tradeWords(text: string): TradeWords {
  let rest = ` ${text} `;
  for (const [pattern, word] of replacements) rest = rest.replace(pattern, word);
  const words = rest.match(/[a-z0-9]+/g) ?? [];
  let direction: TradeWords["direction"];
  const topics = new Set<string>();
  for (const word of words) {
    if (starts.has(word)) direction = "start";
    else if (ends.has(word)) direction ??= "end";
    else if (!plain.has(word)) topics.add(stem(word));
  }
  return { topics, also: topics, direction };
}
