import type { HandOffReason } from "@frontage/records/schemas/assistant";
import { plainText } from "./plain-text.ts";

/** Whom a person may ask for by name. */
type HandOffNames = {
  /** The broker's first names and names. */
  broker: readonly string[];
};

/**
 * Why a question goes to a person, by rule: money first, then asking for a person, then advice.
 *
 * @returns undefined if it may be answered from the records
 */
export function handOffReason(question: string, names: HandOffNames): HandOffReason | undefined {
  const text = plainText(question);
  const ofMoney = notMoney.reduce((kept, rule) => kept.replaceAll(rule, " "), text);
  if (moneyRules.some((rule) => rule.test(ofMoney))) return "money";
  if (!needsCounsel.test(text) && asksForPerson(text, names)) return "asked";
  const isFactual = factual.test(text) && !decision.test(text);
  return !isFactual && adviceRules.some((rule) => rule.test(text)) ? "advice" : undefined;
}

const money =
  "(?:money|funds?|cash|checks?|cheques?|depos?i?ts?|emd|earnest|down ?payments?|closing (?:costs?|balance|amount)|balance|proceeds|pa?y?ments?|\\$ ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:k|m|mm|thousand|million|dollars)\\b)";
const account = "(?:acc?ounts?|acct|bank(?:ing)? (?:details?|info(?:rmation)?)|payee|beneficiary)";
const changed = "(?:new|changed?|changing|updated?|different|another|revised|switched|corrected)";
const iWe = "(?:i|we|you|one|the buyer|my company)";

/** Wires, bank details, changed instructions and where to send money; better one too many. */
const moneyRules = [
  // Ways to send it, also in other languages.
  /\b(?:wires?|wired|wiring|wireing|wire-?transfers?|wrie|wier|routing|aba|swift|bic|iban|ach|zelle|venmo|paypal|cash ?app|western union|moneygram|bitcoin|btc|crypto(?:currency)?|usdc|sort code)\b/,
  /\b(?:cuenta bancaria|numero de cuenta|transferencia|datos bancarios|virement|coordonnees bancaires|uberweis\w*|bankverbindung|kontonummer|bankdaten|bonifico|coordinate bancarie)\b/,
  // The account.
  /\b(?:bank(?:'s)?|banking|beneficiary|payee|recipient|remittance|payment|paymnt|deposit|funding|disbursement) (?:accounts?|acct|details?|info(?:rmation)?|instructions?|numbers?|name|bank|address|coordinates|directions)\b/,
  /\b(?:acc?ounts?|acct)[ -]*(?:numbers?|nos?\b|#|details|info|ending)/,
  /\b(?:which|what|whose|right|correct|escrow|trust|iolta|holding) (?:bank |checking )?(?:accounts?|acct)\b/,
  /\b(?:what|which) bank\b.*\b(?:escrow|title|closing|settlement|deposit|money|funds)\b/,
  /\b(?:escrow|title|closing|settlement)(?: agent| officer| company)?(?:'s)? (?:bank|instructions?)\b|\binstructions? (?:for|on|to) (?:\w+ )?(?:pay\w*|transfer\w*|send\w*|fund\w*|deposit\w*)\b/,
  /\baccounts?\b(?: [\w']+){0,4} (?:to )?(?:fund|pay|send|deposit|transfer)\b|\b(?:write|put|say) on (?:the|a|my) (?:check|cheque)\b/,
  // Whatever is said to have changed.
  /\b(?:instructions|(?:bank|account|payment) details)\b(?! (?:in|of) the (?:lease|contract))(?: [\w']+){0,4} (?:different|not the same|don't match)\b/,
  new RegExp(`\\b${changed} (?:\\w+ ){0,3}(?:${account}|banks?|instructions?)\\b`),
  new RegExp(`\\b(?:${account}|bank|instructions?)\\b(?: \\w+){0,3} ${changed}\\b`),
  new RegExp(
    `\\b(?:closing|escrow|${money})\\b.*\\b${changed} (?:\\w+ )?(?:details|info|instructions)\\b|\\b${changed} (?:\\w+ )?(?:details|info|instructions)\\b.*\\b(?:closing|escrow|${money})\\b`,
  ),
  // Where to send it, and how.
  new RegExp(`\\b(?:send|transfer|remit|move)\\b(?: [\\w'$-]+){0,5} ${money}`),
  new RegExp(
    `\\b(?:where|how|who|whom) (?:do|should|can|must|will|would|am|are|to)\\b(?: ${iWe})?(?: [\\w']+){0,4} (?:send|pay|make|deliver|drop|fund|deposit|submit|mail|get)\\b.*${money}(?!.*\\b(?:back|refunded)\\b)`,
  ),
  new RegExp(
    `\\b(?:where|how should)\\b.*${money}(?: [\\w']+){0,3} (?:go|goes|sent|paid|deposited|delivered|mailed)\\b(?!.*\\b(?:if|when|after|once)\\b)`,
  ),
  new RegExp(
    `${money}(?: \\w+){0,2} sent to\\b|\\bpay\\b.*${money}.*\\b(?:by|with) (?:a |an |my )?(?:credit|card|check|cheque|cash|phone)\\b`,
  ),
  new RegExp(
    `${money}.*\\b(?:where|how) (?:do|should|can|must) ${iWe} (?:send|pay|mail|get) (?:it|them|that)\\b`,
  ),
  /\bhow\b.*\bfund (?:the |my |our )?(?:escrow|closing|deposit)\b/,
  /\bcashier'?s check\b|\b(?:check|cheque)s? (?:be )?(?:made )?(?:out|payable)\b/,
];

/** Electric wires, tax account numbers and the like. */
const notMoney = [
  /\bwir(?:e|ing) (?:closets?|rooms?|racks?|cabinets?|fence|mesh)\b/g,
  /\b(?:electric\w*|copper|barbed|aluminum|voltage|data|phone|internet|original|old|fiber) (?:wires?|wiring)\b/g,
  /\b(?:tax|parcel|utility|property|water|loan) (?:account|acct)\b|\b(?:account|acct)(?: numbers?| no)? (?:for|of|with) (?:the |my |our )*(?:property|real estate|tax(?:es)?|utilit\w+)\b/g,
  /\b(?:contract|agreement|lease)\b (?:\w+ )?(?:says?|allows?|permits?|provides?|requires?)\b.*\binstructions?\b.*/g,
  /\b(?:truck|traffic|cable) routing\b|\bproof of funds\b/g,
];

/** Whether the question asks for a person. "Did Jordan call?" is a question of fact. */
function asksForPerson(text: string, names: HandOffNames): boolean {
  const broker = names.broker.map((name) => plainText(name).replace(/[^a-z0-9' -]/g, ""));
  const brokers = ["(?:the|my|our|your) broker", ...broker].join("|");
  const someone = `(?:${brokers}|(?:(?:an?|the|my|our|your|some|another|actual|real|live|human) )*(?:humans?|persons?|people|someone|somebody|anyone|anybody|agents?|brokers?|representatives?|reps?|operator|attorneys?|lawyers?|accountants?|him|her|them)(?: being)?)`;
  const rules = [
    `\\b(?:talk|speak|chat|meet|deal|connected?|discuss\\w*|put through|hand over)\\b(?: [\\w']+){0,5}? ?(?:to|with|through) ${someone}\\b`,
    `\\b(?:connect|transfer|put|patch|forward|pass|hand) (?:me|us|(?:this|it)(?= (?:on |over )?to\\b))\\b(?: [\\w']+){0,3} ${someone}\\b|\\b(?:escalate|loop in|bring in)\\b(?: [\\w']+){0,4} ${someone}\\b`,
    `^(?:please |hi |i want |i need )*${someone}(?: please| pls| now)*[ !.?]*$`,
    `\\b(?:have|ask|tell|let|get|can|could|would|will|may|please)\\b (?:please )?${someone} (?:please |just |be able |to )*(?:call|phone|email|text|contact|reach|reply|respond|explain|help|look|answer|review|check|meet|get back|get in touch|i)\\b`,
    `\\b(?:reach|get hold of|hear from|involve|only|need|want|get me|give me|find me) (?:${brokers}|(?:an? )?(?:real|live|actual|human) \\w+|an? human)\\b(?!'s)`,
    `\\bis (?:there )?(?:${brokers}|anyone|anybody|someone|somebody|an? (?:person|human)) (?:\\w+ )?(?:available|free|there|around|(?:i|we) can)\\b`,
    `\\b(?:get|give|find) me ${someone}\\b(?!'s| \\w*(?:phone|number|email))|\\b${someone} on the (?:phone|line)\\b`,
    `\\b(?:ask|tell|notify|alert|message) (?:${brokers})\\b`,
    `\\b(?:call|phone|text|email|contact|ring) (?:me|us)\\b|\\bgive (?:me|us) a (?:call|ring)\\b|\\b(?:call ?back|callback)\\b|\\bwho (?:can|could) (?:i|we) (?:talk|speak) (?:to|with)\\b`,
    `\\bhelp from ${someone}\\b|\\b(?:call|email|text|visit) from ${someone}\\b`,
    `\\b(?:walk|talk|guide|take) (?:me|us) through\\b(?=.*\\b(?:phone|call|in person)\\b)|\\bin person\\b`,
    `\\b(?:can|could|may|let me|let's|want to|like to) (?:i |we )?(?:meet|sit down)\\b|\\b(?:time|day) (?:for (?:me|us) )?to (?:see|visit|tour|meet|talk|speak)\\b`,
    `\\blet (?:${brokers}) know\\b`,
    `\\b(?:reach out to|get back to|get in touch with) (?:me|us)\\b`,
    `\\b(?:schedule|book|set up|arrange)\\b(?: \\w+){0,4} (?:call|meeting|appointment|tour|viewing|showing|visit|walk[- ]?through)\\b`,
    `\\b(?:tired|sick|not|no more|don't|stop|hate|instead|rather)\\b.*\\b(?:(?:ro|chat ?)?bots?|machines?|ai|computers?)\\b`,
    `\\b(?:hablar con|que me llame|un agente|parler a|rappelez[- ]?moi|sprechen|rufen sie mich|parlare con)\\b`,
  ].map((rule) => new RegExp(rule));
  return text
    .split(
      /[.?!,;:]+(?: |$)|(?: |^)(?:and )?if not\b|\bbut\b| and (?=(?:please|can|could|have|let|i|we|did|has)\b)/,
    )
    .some((clause) => !ofWhatWas.test(clause) && rules.some((rule) => rule.test(clause)));
}

const ofWhatWas =
  /^\W*(?:(?:so|and|hi|hey) )*(?:did|has|have \w+ (?:replied|called|answered)|had|was|were|who|when|by when|why|what)\b(?!.*\b(?:can i|i can|could i|do i)\b)/;

const good =
  "(?:good|fair(?! market)|great|bad|decent|reasonable|smart|wise|sensible|dumb|stupid|foolish|crazy|safe|better|best|unfair|risky|normal|attractive)";

/** Price, offers, negotiation, law, tax, whether to sign. */
const adviceRules = [
  // What to do.
  /(?<!\b(?:when|where|who|whom|what (?:day|time))\b.{0,20})\b(?:should|shall|shouldn't|ought) (?:i|we|my|our)\b|\b(?:i|we) should\b/,
  /\b(?:what|which|how (?:much|low|high|hard|far))\b.{0,30}\b(?:could|would|can) (?:i|we)\b(?: \w+)? (?:go|offer|ask|push|press|pay|accept|bid|counter|charge|get|sell)\b/,
  /\b(?:would|do|did|could|can) (?:you|jordan) (?:\w+ )?(?:recommend|advise|suggest|think)\b|\bwould you\b(?! (?:please|tell|show|say|find|give|explain|list|be|have|let))/,
  /\b(?:your|legal|tax|investment|any|some|need) (?:\w+ )?(?:advice|opinion|recommendations?|thoughts)\b|\b(?:advise|recommend) (?:me|us|i|that)\b/,
  /\b(?:decide|not sure|unsure|torn|wondering|help me|tell me)\b.*\b(?:whether|if) (?:to|i should)\b|\bhelp (?:me|us) (?:decide|choose|negotiate)\b/,
  // Whether it is good.
  new RegExp(
    `\\b${good} (?:price|deal|offer|idea|time|investment|move|return|value|bid|cap|yield|counter\\w*|rent|term|terms)\\b`,
  ),
  new RegExp(
    `\\b(?:price|asking|deal|offer|rent|cap rate|cap|terms?|counter\\w*)\\b(?: [\\w']+){0,3} (?:${good}|too (?:high|low|much)|overpriced|high|low|negotiable|competitive|worth|(?:above|below) market)\\b`,
  ),
  new RegExp(
    `\\b(?:is|would) (?:it|this|that|now)(?: be)?(?: \\w+)? (?:${good}|ok|okay|legal|worth|a (?:mistake|problem)|advisable|prudent)\\b|\\b${good} (?:to|for) (?:me|us)\\b|\\bpaying too\\b|\\b(?:is|are) (?:an? )?\\$?\\d[\\d,.]*(?:k|m|%)?(?: [\\w']+){0,3} (?:${good}|high|low|typical|standard)\\b`,
  ),
  /\b(?:best|smartest|wisest|safest|right|cheapest) (?:way|time|moment|price) to\b|\b(?:chances?|odds|likelihood) (?:of|that|they|he|she|we|i)\b/,
  /\bripped off\b|\btaken advantage of\b|\bpriced (?:right|well|fairly|correctly|too)\b/,
  /\b(?:is|are) (?!there\b)(?:[\w']+ ){1,6}an? (?:(?:big|real|serious|huge) )*(?:problem|concern|risk|worry|big deal)\b/,
  /\b(?:over|under)(?:pay\w*|priced|valued)\b|\bworth (?:it|buying|signing|paying|the)\b|\b(?:what|how much|is|are)\b.*\bworth\b|\bmarket value (?:of|for) (?:my|our|the|this) (?:building|property)\b/,
  /\bmakes? (?:\w+ )?sense\b|\bbetter (?:off|than)\b|\bthe better\b|\bmean for (?:me|us)\b|\bin (?:my|our) (?:best )?interests?\b|\bif you were (?:me|i)\b/,
  /\b(?:pros and cons|downsides?|red flags?|deal[- ]?breakers?|risks? (?:of|in|to|if|for) (?:\w+ing|me|us|this))\b|\bworry about\b|\b(?:is|are) (?:\w+ ){1,4}(?:dangerous|concerning|worrying|risky)\b/,
  // What to ask for.
  /\b(?:(?:re)?negotia\w*|haggle|low-?ball\w*|counter-?offer\w*|leverage)\b|\bget (?:them|him|her) (?:down|to|up)\b/,
  /\b(?:can|could|may|would) (?:i|we|you) (?:ask|push|press) for\b/,
  // How the market, law or taxes will develop.
  /\b(?:property values?|values?|prices?|interest rates?|the market)\b.*\b(?:go(?:ing)? (?:up|down)|rise|rising|fall|crash|appreciate|drop)\b/,
  /\b(?:sue|enforceable|legally|lawful|by law|is it legal|illegal)\b(?! (?:bound|binding))/,
  /\b(?:capital gains|tax implications|taxable|taxed|tax[- ]free|write[- ]?offs?|depreciat\w+|deduct|amortize)\b|\bqualify for (?:an? )?(?:1031|tax|like[- ]kind)\b|\b(?:save|avoid|reduce|lower|affect|impact|hurt) (?:\w+ ){0,3}tax(?:es)?\b/,
  /\b(?:deberia|debo|vale la pena|me recomienda|devrais-je|sollte ich|lohnt sich|dovrei)\b/,
];

/** "Do I need a lawyer for this?" asks for advice, not for the lawyer. */
const needsCounsel =
  /\b(?:do|would|will|should) (?:i|we) (?:\w+ )?need (?:an? |my )?(?:lawyer|attorney|accountant|cpa)\b/;
adviceRules.push(needsCounsel);

/** What a text says or what was agreed is a question of fact. */
const factual =
  /\b(?:does|do|did) (?:the|my|our|this|that|it)\b.*\b(?:say|state|provide|mention|allow|permit|require|recommend|prohibit)\b|\b(?:according to|under) (?:the|my|our|section)\b|\bopinion of (?:title|counsel|value)\b|\blegally b(?:inding|ound)\b|\bright to negotiate\b|\bdid (?:any|the) \w+ ask\b/;

/** Decisions only a person can make, whatever a text says. */
const decision =
  /\b(?:should|shall) (?:i|we)\b|\bwould you\b|\bdo you (?:think|recommend)\b|\b(?:your|ur) (?:advice|opinion)\b/;
