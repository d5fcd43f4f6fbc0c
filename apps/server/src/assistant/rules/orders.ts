/** Orders to a program or assistant: neither a question nor an answer. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|rules?|prompts?|previous|above|everything|restrictions|guidelines|system)\b/,
  /\byou are now\b|\bpretend (?:to be|you)\b|\bact as (?:if|an?|the)\b|\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b/,
  /^(?:system|assistant|admin|ai)\s*:|\bnew instructions\b|\bfrom now on\b|\bas an ai\b/,
  /\b(?:tell|inform|instruct|advise|inform|reply to|answer) (?:the |any |every |all )?(?:readers?|users?|assistants?|ai|bots?|models?|whoever (?:asks|reads))\b/,
  /\b(?:assistants?|ai|chatbots?|language models?|llms?)\b.*\b(?:must|should|shall|has to|have to|will) (?:\w+ )?(?:say|answer|reply|tell|ignore|reveal|send|email|report|output|respond|confirm|state)\b/,
];

/**
 * Whether a sentence gives orders to a program.
 *
 * @param text by `plainText`
 */
export const isOrder = (text: string): boolean => orders.some((order) => order.test(text));
