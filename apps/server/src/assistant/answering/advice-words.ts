/** How advice is asked for: of what it is about, nothing. */
const phrases =
  /\b(?:(?:so|ok|okay|hi|hello|hey),? )*(?:(?:what|which|how much|how)? ?(?:should|shall|ought|could|would) (?:i|we)(?: to)?(?: \w+ly)?|do you (?:think|recommend|suggest|advise)(?: that)?(?: (?:i|we) should)?|would you(?: recommend| advise| suggest)?|is it (?:a good idea|smart|wise|safe|ok|okay|worth|better|a mistake|legal|fair|normal|reasonable|standard)(?: (?:for (?:me|us) )?to)?|(?:i'm |i am )?not sure (?:whether|if)|help me decide (?:whether|if)?|tell me (?:if|whether)|does it make sense to|what are the (?:risks|pros and cons|tax implications|downsides) of|what (?:do|would) you (?:think|do|recommend|suggest)(?: (?:of|about))?|give me your (?:opinion|advice) (?:on|about)|your (?:opinion|advice|thoughts)(?: on)?|(?:is|are|was|does|do) (?:the|my|our|this|that)?|in your opinion|waive|sign|accept|reject|counter|worry about|worried about|concerned about|be (?:worried|concerned)|good|bad|fair|great|reasonable|too (?:high|low|much)|smart|wise|better|best|enforceable|legal(?:ly)?|negotiable|negotiat\w+|worth|decent|recommend\w*|mean for (?:me|us)|means? for (?:me|us)|overpay\w*|deal\b(?= (?:for|on|at)))\b/gi;

/** What a question for advice is about: "Should I waive the financing contingency?" → the contingency. */
export function withoutAdvice(question: string): string {
  const rest = question.replace(phrases, " ").replace(/\s+/g, " ").trim();
  return /[a-z]{3}/i.test(rest) ? rest : question;
}
