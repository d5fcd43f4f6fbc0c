import { pattern } from "./pattern.ts";
import { plainText } from "./plain-text.ts";

/** Whom a person may ask for by name. */
export type HandOffNames = {
  /** First names and names of the broker. */
  broker: readonly string[];
};

const ask =
  "(?:can|could|may|might|would|will|please|pls|plz|let|lets|let's|want|wanna|wants|need|needs|like|love|prefer|rather|wish|wanted|hoping|help me|how (?:do|can|could|would|should) i|is there|get me|put me|where can i|i must|trying to|allow me|gotta|got to|have to|when can i|possible to|able to|just|i'd|i'll)";
const person =
  "(?:(?:an? |the |my |our |your |some |another |actual |real |live |licensed |qualified |human )*(?:humans?|persons?|people|someone|somebody|anyone|anybody|agents?|brokers?|realtors?|reps?|representatives?|operator|staff|team|employee|manager|supervisor|advisor|adviser|attorneys?|lawyers?|expert|specialist|him|her|them|you guys|boss|office|receptionist|assistant manager|counsel|accountant|cpa|lenders?|title (?:officer|company|agent)|landlord|seller|buyer|inspector)(?: being)?)";

/** A person is wanted. */
export function askedRules({ broker }: HandOffNames): RegExp[] {
  const names = broker.map((name) => plainText(name).replace(/[^a-z0-9' -]/g, "")).filter(Boolean);
  const brokers = ["the broker", "my broker", "our broker", "your broker", "broker", ...names].join(
    "|",
  );
  const anyone = `(?:${person}|${brokers})`;
  return [
    pattern(`\\b(?:deal|work|continue|carry on) with ${anyone}(?! (?:on|at|in|for)\\b)[ .!?]*$`),
    pattern(
      `\\b${ask}\\b.*\\b(?:talk|speak|chat|meet|connect|converse|discuss\\w*|consult|get in touch|touch base|be connected|be transferred|be put through|transferred|connected)\\b(?: \\w+){0,5}? (?:to|with|through to)? ?${anyone}\\b`,
    ),
    pattern(
      `^(?:hi |hello |hey |ok |okay |no |yes |so |um )*(?:please )?(?:talk|speak|chat|connect me|transfer me|put me through|hand me (?:over|off)|escalate|forward (?:this|me|it)|pass (?:this|it|me)(?: on)?)\\b.*\\b(?:to|with)\\b.*${anyone}`,
    ),
    pattern(
      `^(?:please |hi |hello |ok |um |i (?:want|need|would like|'d like) )*(?:an? |the |my |some )?(?:real |live |actual |another )?(?:human(?: being)?|person|agent|representative|operator|someone real|customer (?:service|support)|live (?:chat|agent|support)|somebody real|broker|${names.join("|") || "broker"})(?: please| pls| now| help)*[ ?!.]*$`,
    ),
    pattern(
      `\\b(?:have|has|get|ask|tell|let|make|can|could|would|will|please|need|want|like|may)\\b (?:please )?(?:for )?(?:${anyone}) (?:please |to |just |kindly |quickly |maybe |also |know |can |could )*(?:call|phone|ring|email|e-mail|text|contact|reach(?: out)?|get back|message|reply|respond|follow(?: |-)?up|explain|help|step in|come|handle|look|know|that|about|when|if|whether|i|i'm|we|give|answer|review|check|send|meet|take over|join|walk me|advise|speak|talk)\\b(?! down)`,
    ),
    pattern(
      `\\b(?:ask|tell|notify|inform|alert|remind|message|email|text|call|phone|page|ping) (?:${brokers})\\b(?!'s? (?:number|email|phone|office|address)|.*\\bwhat did\\b)`,
    ),
    /^(?!.*\b(?:did|has|had|who|when did|was|were|does)\b.*\b(?:call|phone|ring|text|email|contact)(?:ed)? (?:me|us)\b).*\b(?:call|phone|ring|text|email|e-mail|contact|message|callback|buzz|dial) (?:me|us)\b/,
    /\b(?:give|gimme|get|giving|want|need|request|schedule|arrange|expect|like) (?:me |us )?(?:a |an )?(?:quick |short |phone |return )?(?:call ?back|callback|phone call|ring|shout|buzz)\b/,
    pattern(`\\b${person} (?:\\w+ ){0,5}(?:talk|speak|chat) (?:to|with)\\b`),
    /\bgive (?:me|us) a call\b|\bcall (?:me |us )?back\b|\breach out to (?:me|us)\b|\bget back to (?:me|us)\b|\bget in touch with (?:me|us)\b/,
    pattern(
      `\\b(?:connect|transfer|put|patch|hand|hook|switch|refer|introduce|get|redirect) (?:me|us) (?:up |over |through |off |in touch |on the phone |on the line |straight |directly |back )*(?:to|with|thru|through|a|an|the|my|${names.join("|") || "broker"})\\b.*${anyone}`,
    ),
    pattern(
      `\\b(?:need|want|like|prefer|rather have|rather talk to|wish for|demand|request|looking for|is there|are there|any|isn't there|get|give me|find me|bring me|send me)\\b (?:to (?:have|get|see|reach|contact|find|hear from) )?(?:help from |assistance from |a word with |an answer from |to hear from )?(?:an? |the |some |any |my )?(?:real|live|actual|human|flesh and blood) (?:live |real |human )?(?:person|human|agent|broker|being|people|answer|one|help|support|contact)`,
    ),
    pattern(
      `\\b(?:i|we)(?:'d| would| really| just| only| also)* (?:need|want|like|have|must|prefer|wish|would like|love|'d like|'ll need|rather)(?: to)? (?:reach|contact|get (?:a )?hold of|hear from|see|meet|involve|a word with|a call with|a meeting with|a human|a person|some(?:one|body) (?:to|real|who|human|from)|help from) ?(?:${anyone}|real|to (?:help|explain|call|talk|answer))?`,
    ),
    /\b(?:can|could|may|would|let's|lets|please|want to|like to|need to|i'd like|help me|how (?:do|can) (?:i|we))\b.*\b(?:schedule|book|set up|setup|arrange|organi[sz]e|plan|request|reserve|fix) (?:me )?(?:an? |another |the |our |my |some |in )?(?:\w+ ){0,3}(?:call|meeting|appointment|consultation|time to (?:talk|speak|meet|chat)|zoom|video call|walk[- ]?through|tour|viewing|showing|visit)\b/,
    /^(?:please )?(?:schedule|book|set up|arrange) (?:an? |another |me )?(?:\w+ ){0,2}(?:call|meeting|appointment|consultation|tour|viewing|showing)\b/,
    /\b(?:tired of|sick of|not|don't want|do not want|hate|stop|no more|instead of|rather than|enough of)\b.*\b(?:talk\w* to |speak\w* (?:to|with) |chatting with |dealing with |using )?(?:this |a |an |the |your |some )?(?:(?:ro|chat ?)?bots?|machines?|ai|computers?|assistant|automated|program|software)\b/,
    pattern(
      `\\b(?:is|are) (?:there )?(?:${brokers}|anyone|anybody|someone|somebody|a person|a human) (?:available|free|around|there|in (?:today|now)|online|awake|at (?:the|his|her) desk)`,
    ),
    pattern(
      `\\b(?:can|could|may|will|would) (?:${brokers}|someone|somebody|anyone|(?:he|she|they)(?! (?:\\w+ )?(?:check|explain|help|answer|look|meet|contact|email|reach|walk|clarify))) (?:please |maybe |just |possibly )*(?:call|phone|ring|email|contact|reach|explain|help|answer|meet|get back|reply|respond|check|look into|follow up|clarify|walk me|talk|speak)\\b`,
    ),
    // On the phone, on the line, on a call.
    pattern(`\\b${anyone}\\b (?:back )?on (?:the|a) (?:phone|line|call)\\b`),
    /\b(?:hop|jump|get|go|be) on (?:a|the|another) (?:\w+ )?(?:call|phone|zoom|line)\b/,
    // The broker alone is what is wanted: "I need Jordan", "only Jordan can say".
    pattern(
      `\\b(?:need|want|get me|give me|find me|only|appreciate (?:a )?(?:call|word) (?:from|with)) (?:${brokers})\\b(?!'s| (?:said|wrote|sent|listed|shared|uploaded)| \\w+ (?:terms|price|number|email))`,
    ),
    pattern(
      `\\b(?:loop in|bring in|involve|include|cc|copy|escalate (?:this|it)? ?to|leave (?:a |my )?(?:message|note|word) (?:for|with)) ${anyone}\\b`,
    ),
    /\bescalat(?:e|ing|ion)\b(?! (?:clause|provision|rate|schedule|of (?:the )?rent))(?=.*\b(?:this|it|me|please|chat|question|issue)\b)(?!.*\brent\b)/,
    pattern(
      `\\b(?:transfer|hand|move|switch|route) (?:this|the|my|our) (?:chat|conversation|question|thread)\\b.*${anyone}`,
    ),
    /\blive (?:conversation|chat|call|help|support|person|agent)\b/,
    pattern(
      `\\bwho(?:'s| is| can| could) (?:available|free|around|there|i|we)\\b.*\\b(?:talk|speak|chat)\\b`,
    ),
    pattern(
      `\\b(?:a|some|another) time to (?:talk|speak|meet|chat|connect)(?: (?:to|with) ${anyone})?\\b`,
    ),
    /\b(?:hablar con|hablar a|quiero hablar|puedo hablar|que me llame|llameme|llamame|un agente|una persona real|parler (?:a|avec)|rappelez[- ]?moi|mit (?:einem|einer|jemandem|dem) .*(?:sprechen|reden)|rufen sie mich|parlare con)\b/,
  ];
}
