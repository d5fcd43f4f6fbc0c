import { pattern } from "./pattern.ts";

const money =
  "(?:money|moneys|monies|funds?|cash|deposits?|emd|earnest|down ?payments?|closing (?:costs?|funds?|money|balance|amount)|balance|proceeds|payments?|check|cheque|cashier'?s check|escrow (?:money|funds?|deposit)|purchase (?:price|money))";
const send =
  "(?:send|sent|sending|wire|transfer|remit|mail|submit|deliver|drop off|put|move|pay|paid|paying|make|direct|forward|deposit)";
const iWe =
  "(?:i|we|you|one|my (?:company|bank|wife|husband|partner|office)|buyers?|the buyer|the client)";
const within = (words: number) => `(?:[\\w'$-]+ ){0,${words}}`;

/** Wires, bank details, changed instructions, and where money is to go. */
export const moneyRules: RegExp[] = [
  /\b(?:emailed|e-mailed|texted|sent|messaged|called|email|e-mail|message|letter|text)\b.*\b(?:new|changed|updated|different|revised) (?:\w+ )?(?:details|info(?:rmation)?|numbers?|instructions?)\b.*\b(?:closing|payment|deposit|escrow|money|funds|right|real|legit)\b/,
  /\b(?:escrow|title|closing|settlement)(?: agent| officer| company| holder)?(?:'s)? bank\b/,
  /\b(?:wires?|wired|wire-?transfers?|wiring)\b/,
  /\b(?:wrie|wier|wirre|wireing)\b/,
  /\b(?:routing|aba|swift|bic|sort|transit)[ -]*(?:numbers?|nos?\b|num\b|nr\b|#|codes?|info|information|details|digits)/,
  /\b(?:iban|routing|ach|zelle|venmo|paypal|cash ?app|western union|bitcoin|btc|crypto(?:currency)?|usdc|moneygram)\b/,
  /\b(?:bank|banking|beneficiary|payee|remittance|payment|wire|funding|disbursement) (?:accounts?|acct|details?|info|information|instructions?|coordinates|data|name|number|address|directions)\b/,
  /\b(?:bank|checking|escrow|trust|beneficiary|deposit|closing|title company'?s?|payee|recipient|iolta|holding) (?:account|acct)s?\b.*\b(?:numbers?|no\b|#|details|info|information|send|transfer|pay)/,
  /\b(?:send|transfer|pay|put|deposit|remit|move)\b.*\b(?:bank|checking|escrow|trust|beneficiary|iolta|holding|which|what|new|right|correct) (?:account|acct)\b/,
  /\b(?:account|acct)[ -]*(?:numbers?|nos?\b|num\b|nr\b|#|details|info)/,
  /\b(?:which|what) (?:bank )?(?:account|acct|bank)\b.*\b(?:deposit|money|funds?|send|pay|go|goes|(?:i|we|to) use|transfer|payment|escrow)/,
  /\bbanks? (?:details |info |account )?(?:has |have |had |was |is |just |been )*(?:changed|switched|moved|different|new)\b/,
  /\b(?:new|changed?|updated?|different|revised|corrected|other|switched|latest|old) (?:\w+ ){0,2}(?:account|acct|bank details|bank info|banking)\b/,
  /\b(?:payment|closing|transfer|deposit|escrow|funding|disbursement|bank|title|settlement)(?: company| officer| agent)?(?:'s)? (?:\w+ ){0,3}instructions?\b/,
  /\binstructions?\b.*\b(?:for|to|on) (?:the |my |our |making |sending |paying |a )*(?:payment|transfer|deposit|funds?|money|earnest|closing funds|pay|send|bank)/,
  pattern(
    `\\binstructions?\\b.*\\b(?:chang|updat|differ|new|revis|switch|correct)\\w*\\b.*\\b(?:${money}|bank|account|title|escrow|email|e-mail)\\b`,
  ),
  /\b(?:new|changed|updated|revised|different)\b.*\binstructions\b/,
  /\b(?:chang|updat|switch|revis)\w* (?:\w+ ){0,4}(?:bank|account|acct|payment details|payment info)\b/,
  /\b(?:account|bank|payment details)\b.*\b(?:has|have|had|was|were|is|been|just) (?:been )?(?:changed|updated|switched|different|new)\b/,
  pattern(`\\bwhere\\b(?! in\\b).*\\b${send}\\b.*\\b${money}\\b`),
  pattern(
    `\\bwhere\\b.*\\b${money} (?:should |must |will |does |do |is |are |supposed |to |being |be |get |it )*(?:go|goes|going|sent|transferred|paid|remitted|deposited|mailed|delivered)\\b(?!.*\\b(?:if|when|after|once)\\b)`,
  ),
  pattern(
    `\\bwhere (?:do|does|should|can|must|will|would|am|is|are|to) (?:${iWe} )?(?:supposed to |have to |need to |gonna |going to )?(?:the |my |our |this |that )?(?:send|pay|remit|transfer|deposit) (?:it|this|that|the|my|our|\\$)`,
  ),
  pattern(
    `\\bhow (?:do|should|can|would|will|am|are|does|to|must|may|could)\\b (?:${iWe} )?(?:supposed to |have to |need to |go about |best |actually |get )*(?:send|wire|transfer|remit|submit|sending|make|pay|deliver|get|fund|paying|making) ${within(4)}${money}\\b(?! (?:back|returned|refunded))`,
  ),
  pattern(
    `\\b(?:who|whom)(?:'s| is)? (?:do|should|does|can|must|will|would|am) (?:${iWe} )?(?:supposed to )?(?:send|transfer|remit|pay|make|give|write|hand|deliver)\\b ${within(5)}(?:${money}|it|that)\\b.*\\b(?:to|out)\\b`,
  ),
  pattern(`\\bto (?:whom|who|which|what)\\b.*\\b(?:send|transfer|remit|pay|make)\\b.*\\b${money}`),
  /\b(?:how|where) (?:do|should|can|must|would|will) (?:i|we) (?:send|pay|transfer|deliver) (?:the |my |our |that |this )?\$ ?\d/,
  /\bmake (?:\w+ ){0,3}(?:check|cheque)s? (?:\w+ ){0,2}(?:out|payable)\b|\b(?:check|cheque)s? (?:made )?(?:out|payable) to\b/,
  pattern(
    `\\b(?:can|may|could|should|do|is it ok)\\b.*\\b(?:${send})\\b ${within(5)}${money} ${within(3)}(?:by|with|via|through|using|in) (?:a |an |my )?(?:check|cheque|card|credit|cash|mail|phone|email|ach|app|cashier)`,
  ),
  pattern(
    `\\b(?:email|e-mail|text|message|letter|call|fax|someone|somebody|caller|title company|escrow)\\b.*\\b(?:ask|tell|told|say|said|want|request|instruct|demand)\\w*\\b.*\\b(?:send|transfer|pay|move|remit)\\b.*\\b(?:${money}|account|bank)\\b`,
  ),
  pattern(
    `\\b(?:about to|ready to|want to|need to|have to|trying to|like to|going to|gonna|must) (?:send|transfer|remit) ${within(4)}${money}\\b`,
  ),
  /\b(?:closing|settlement|payment|deposit|escrow|funds?|money|paying)\b.*\b(?:new|changed?|updated?|different|revised|corrected) (?:\w+ )?(?:details|info|information)\b.*\b(?:right|real|correct|legit\w*|true|genuine|ok|okay|trust|valid|sure|use)\b/,
  /\b(?:what|which) bank\b.*\b(?:escrow|title|closing|settlement) (?:agent|officer|company|holder|attorney)\b/,
  // The account or the payee, however it is asked for.
  /\b(?:what|which|whose)(?:'s| is| are)? (?:\w+ ){0,2}accounts? (?:to|for|do|does|should|will|must|is|are|gets?)\b.*\b(?:send\w*|transfer\w*|pay\w*|wired?|use|closing|deposit|funds?|money)\b/,
  /\b(?:account|acct) ending\b/,
  /\b(?:give|send|tell|show|email|text|get) (?:me|us)\b.*\b(?:accounts?|acct)\b(?! (?:of|balance|manager|statement|executive))/,
  /\b(?:beneficiary|payee'?s?|recipient'?s?) bank\b/,
  /\b(?:chang\w+|updat\w+|switch\w+|new|different|another|revised) (?:the |their |our |of )?(?:payee|beneficiary|recipient|remittance)\b/,
  /\bchecks?\b.*\b(?:made out|payable)\b/,
  /\bwhere\b.*\$ ?\d[\d,.]*(?: ?(?:k|m|million|thousand))?\b.*\b(?:go|goes|sent|transferred|paid|deposited|mailed)\b/,
  /\bhow\b.*\bfund (?:the |my |our )?(?:escrow|closing|deposit)\b/,
  pattern(
    `\\b(?:need|have|want|like|supposed) to (?:pay|send|make|remit|transfer|deliver) ${within(4)}${money}\\b.*\\bhow\\b`,
  ),
  /\b(?:bank details|bank info(?:rmation)?|banking details|payment details)\b/,
  /\b(?:cuenta bancaria|numero de cuenta|transferencia (?:bancaria)?|datos bancarios|virement|coordonnees bancaires|uberweis\w*|bankverbindung|kontonummer|bankdaten|bonifico|coordinate bancarie|transferir (?:el|la) (?:dinero|deposito))\b/,
];

/** Electric wires, property taxes' account numbers and the like. */
export const notMoney: RegExp[] = [
  /\bwir(?:e|ing) (?:closets?|rooms?|racks?|cabinets?|chases?)\b/,
  /\b(?:contract|agreement|psa|lease|loi)\b (?:\w+ ){0,3}?(?:says?|allows?|permits?|provides?|prohibits?|requires?|mentions?)\b.*\binstructions?\b(?! (?:are|is|for)\b).*/,
  /\b(?:electric\w*|copper|barbed|fence|aluminum|knob|panel|circuit|voltage|outlets?|low[ -]voltage|fiber|ethernet|data cabl\w*|rewir\w*)\b.*\b(?:wires?|wiring|wired)\b|\b(?:wires?|wiring|wired) (?:fence|mesh|for (?:internet|fiber|data|sound)|up to code|diagram|condition)\b|\b(?:electrical|internet|data|phone|building's|original|old|fiber) wiring\b|\bwiring\b.*\b(?:inspect\w*|electric\w*|replaced|code|building|roof|hvac)\b/,
  /\b(?:tax|parcel|utility|property|gas|water|electric|assessor'?s?|meter|loan) (?:account|acct|id)\b/,
  /\b(?:account|acct)(?: numbers?| no| #)? (?:for|of|with) (?:the |my |our )*(?:property|real estate|tax(?:es)?|utilit\w+|water|gas|electric\w*|parcel)\b/,
  /\b(?:traffic|truck|delivery|cable|duct) routing\b/,
];
