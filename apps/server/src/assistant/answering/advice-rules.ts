import { pattern } from "./pattern.ts";

/** "Do I need a lawyer for this?" asks for advice, not for the lawyer. */
export const needsCounsel =
  /\b(?:do|would|will|should|must) (?:i|we) (?:\w+ )?need (?:an? |my |our )?(?:\w+ )?(?:lawyers?|attorneys?|accountants?|cpas?|counsel)\b/;

const decide =
  "(?:sign|waive|accept|reject|refuse|decline|counter|offer|bid|buy|purchase|sell|renew|extend|terminate|cancel|walk|back out|take|agree|negotiate|pay|ask for|ask the|request|demand|push|lower|raise|reduce|increase|drop|invest|refinance|close|exercise|hold|hire|proceed|go ahead|go forward|go with|go for|go through|move forward|move ahead|pull out|lease|rent|list|wait|lock|worry|be worried|be concerned|concerned|fight|sue|object|insist|consent|approve|give up|let go|keep|choose|pick|select|prefer|commit|withdraw|stay|hold out|hold off|respond|settle|price|remove|release|form|set up|structure|deduct|claim|1031|exchange|trust|believe|care|need to|consider|re-?negotiate|assign|sublease|sublet|do about|do it|do this|do with|do here|do now|do next|do if|say|be asking|be paying|want|skip|forgo|forego|put down|be buying|be selling|be signing|require|test|order|get (?:out|a lawyer|an attorney|the))";
const good =
  "(?:good|fair(?! market)|great|bad|decent|reasonable|smart|wise|solid|terrible|awful|excellent|sound|attractive|poor|lousy|right|sensible|safe|strong|weak|sweet|nice|favorable|competitive|best|better|worst|risky|unfair|unreasonable|crazy|steep|stupid|dumb)";
const priced =
  "(?:price|asking price|ask|deal|offer|investment|idea|buy|time|bet|move|choice|decision|value|return|opportunity|purchase|cap rate|cap|rate|rent|terms?|term|number|figure|counter|counteroffer|lease|bargain|yield|roi|plan|call|option|location|one|property)";

/** Price, offers, negotiation, law, tax, whether to sign. */
export const adviceRules: RegExp[] = [
  pattern(
    `(?<!\\b(?:when|where|who|whom|how long|how soon|how often|what time|what day|what date|why)\\b(?:(?! and ).){0,40})\\b(?:should|shall|ought|shouldn't|oughta) (?:i|we|my (?:company|partner|wife|husband|family|business)|the (?:company|partnership)|one|someone in my position)\\b(?: \\w+){0,3}? ${decide}\\b`,
  ),
  pattern(
    `\\b(?:i|we) (?:should|shouldn't|ought to) (?:\\w+ ){0,2}?${decide}\\b(?!.*\\b(?:by when|what day)\\b)`,
  ),
  /\b(?:what|which|how much|how low|how high|how hard|how aggressive(?:ly)?)\b(?:(?! and ).){0,40}\b(?:should|would|could|shall) (?:i|we|you)\b(?! (?:bring|send|receive|expect|call|contact|see|get|find|file|upload|know|email|pay (?:rent|at)))/,
  /\bwould (?:you|u)\b(?! (?:please |kindly |mind |be able to )?(?:tell|show|say|find|give|explain|list|look|know|have|check|remind|quote|let|send|get|be|like|call|ask|happen))/,
  /\b(?:would|do|did|could|can|will) (?:you|u|jordan|the broker|my broker) (?:\w+ )?(?:recommend|advise|suggest|think|sign|accept|waive|counsel|prefer|buy it|take it|do it|consider it)\b/,
  /\b(?:your|ur|jordan's|the assistant's|an?) (?:honest |professional |expert |best |legal |tax |personal |second )*(?:advice|opinion|recommendations?|thoughts|take on|view on|two cents|verdict|assessment of (?:this|the) (?:deal|offer|price))\b/,
  /\b(?:what would you do|advise me|recommend (?:me|i|we|that|to)|any (?:advice|recommendations?|suggestions?)|i need (?:some )?advice|give (?:me|us) (?:some |your |legal |tax )*(?:advice|opinion|recommendation)|(?:what|how) do you (?:think|feel|recommend|suggest|advise|make of|see)|in your (?:opinion|view|experience)|if you were (?:me|i|in my)|if i were you|need (?:legal|tax|investment) advice)\b/,
  pattern(
    `\\b(?:is|are|was|were|isn't|aren't|would|do|does|think|seems?|looks?|sounds?|am|be|getting|get|this)\\b.*\\b${good} (?:enough )?${priced}\\b(?<!\\bright (?:to|of)[^.]*)`,
  ),
  pattern(
    `\\b(?:is|are|does|do|was|isn't|would)\\b (?:the |this |that |their |my |our |your |a |it |\\$)?.*\\b(?:price|asking|offer|counteroffer|counter|deal|rent|cap rate|valuation|terms|purchase price|number|cap)\\b (?:\\w+ ){0,6}?(?:fair(?! market)|reasonable|good|too (?:high|low|much|steep|rich)|high|low|ok|okay|competitive|justified|inflated|overpriced|steep|right|worth it|realistic|in line|above market|below market|at market|attractive|worth)\\b`,
  ),
  /\b(?:overpriced|underpriced|overpay\w*|overvalued|undervalued|rip ?-?off|ripped off|money pit|no[- ]brainer|bargain price|too (?:expensive|risky|pricey)|good bargain|ballpark value|worth (?:it|buying|the (?:price|money|risk|asking)|paying|signing|pursuing|investing|my|our|waiting|more|less|that|\$)|worth (?:\w+ing)\b|a steal)\b/,
  /\b(?:what(?:'s| is| are|s)?|how much(?:'s| is| are)?|is)\b.*\bworth\b/,
  /\b(?:what|how much) (?:could|can|would|might|will|should) (?:i|we|it|this|the (?:building|property|plaza|warehouse))\b.*\b(?:sell (?:it )?for|get for|go for|fetch|appraise|rent (?:it )?for|be worth)\b/,
  /\b(?:fair|current|true|real|actual)? ?market value (?:of|for) (?:the|my|our|this|it)\b|\bwhat(?:'s| is) (?:the|its|it's|my) (?:fair |current |true |real )?market value\b/,
  /^(?!.*\b(?:say|says|said|state|states|provide|provides|period|in good faith|exclusiv\w+|parties negotiated|who (?:is|was|are) negotiating|did (?:we|they|you|the \w+) negotiate|was negotiated|were negotiated)\b).*\b(?:(?:re)?negotia\w*|haggle|low-?ball\w*|bargaining|bargain them)\b/,
  /\b(?:leverage|upper hand|strong(?:er)? position|bargaining (?:chip|power|position))\b/,
  /\b(?:talk|knock|beat|bring|get|drive|push|argue) (?:them|him|her|it|the (?:seller|landlord|buyer|price|rent|owner)|\$?[\d,]+k?) (?:\w+ ){0,3}?(?:down|up|lower|off|to (?:accept|agree|come down|lower|reduce|drop))\b/,
  /(?<!\b(?:did|has|have|had) (?:any |the |our |my )?(?:\w+ ){1,2})\b(?:ask|push|hold out|press|go|aim|fight) for (?:an? |more |some |the )?(?:\w+ ){0,2}(?:credit|discount|reduction|concession|lower|better|higher|extension|free rent|abatement|price)/,
  /\b(?:get|negotiate|want|ask|offer|make|find) (?:\w+ ){0,3}(?:better|lower|cheaper|higher|best) (?:\w+ )?(?:price|deal|rate|rent|terms|offer)\b/,
  /\b(?:how (?:much|low|high)|what (?:price|amount|number)?) ?(?:should|can|could|would|do|to|might|shall) (?:i|we|you)?\b ?(?:\w+ ){0,2}?(?:offer|bid|counter|go|ask|pay to win|propose)\b(?!.*\b(?:did|was|were|in (?:the|our|my) (?:loi|letter|agreement|contract))\b)/,
  /\b(?:strategy|tactics?|game plan|playbook|talking points)\b.*\b(?:offer|negotiat\w*|seller|buyer|landlord|lease|bid|deal|price)|\b(?:offer|counter|negotiat\w*|bidding|deal|tax|pricing|investment|exit) (?:strategy|tactics?)\b/,
  /\b(?:draft|write|prepare|make|submit|send|put (?:in|together)|help (?:me|us)? ?(?:with|draft|write|make)) (?:me |us |up )?(?:an? |the |my |our |another )?(?:\w+ ){0,2}(?:counter|counteroffer|counter-offer|counter offer|offer|loi response|bid)\b(?!.*\b(?:by when|deadline|due)\b)/,
  /\b(?:respond|reply|react|answer) to (?:the|their|this|that|his|her) (?:\w+ )?(?:counter|counteroffer|offer|loi|bid|proposal)\b/,
  /\b(?:legal advice|legally (?:allowed|obligated|obliged|required|bound|binding|permitted|enforceable|liable|entitled|have to|speaking|ok|okay|safe)|(?:is|was|are|would|be|isn't) (?:it|this|that|they|he|she)? ?(?:even |totally |still |really )?(?:legal|illegal|lawful|unlawful|against the law|enforceable|unenforceable|valid in court|discriminat\w*|a (?:crime|breach|violation of the law))|(?<!how (?:long|late|soon) )(?:can|could|should|may|would|will) (?:i|we|they|he|she|the \w+) (?:\w+ )?(?:sue|be sued|take (?:\w+ ){1,3}to court|press charges|get sued)|what are my (?:legal )?(?:rights|options|remedies)|my (?:legal )?rights\b|lawsuit against|grounds (?:for|to)|loopholes?|hold up in court|stand up in court|enforceable|enforceability|win in court|malpractice|interpret|interpretation of|legal (?:opinion|exposure|risk|risks|implications?|consequences|position|standing|effect|meaning|interpretation|loophole|liability|obligation)|in breach\b|(?:am|are|would|will|could) (?:i|we) (?:be )?(?:legally |personally |still )*(?:liable|in default|in breach|exposed|protected|covered legally|on the hook legally|violating|breaching)|did (?:the |they |he |she |we |i )?(?:seller |landlord |tenant |buyer )?(?:breach|violate))\b/,
  /\b(?:is|are)\b(?! there).{0,60}\b(?:legal|illegal|lawful|enforceable)\b(?! (?:description|fees?|name|entity|counsel|notice|address|costs?|matters|holidays?|proceedings?|team))/,
  /\bwhat (?:does|do|would|did) (?:this|that|these|those|the|section|clause|article|paragraph|it|para|provision|§)\b(?! (?:assistant|ai|broker|company|bank|title)).*\bmean(?: for (?:me|us)| legally| exactly)?[ ?.!]*$/,
  /\b(?:explain|tell me|clarify) (?:\w+ ){0,3}(?:what|how) .*\b(?:means?|affects?) (?:for |to )?(?:me|us)\b|\bhow (?:does|would|will) (?:this|that|it|the \w+)(?: \w+){0,3} affect (?:me|us|my|our)\b/,
  /(?<!\b(?:property|real estate) )\btax(?:es)?\b (?:\w+ )?(?:implications?|consequences?|advice|treatment|strategy|savings?|benefits?|hit|bill|bracket|liability|liabilities|impact|planning|break|breaks|shelter|deductible|deductions?|efficient|advantage\w*|purposes|return strategy|write[- ]?offs?|basis|consequence|exposure|rate will i|will i|would i|do i)\b|\b(?:owe|pay|save|saving|avoid|defer|minimi[sz]e|reduce|dodge|evade|lower|cut|eliminate)\w* (?:\w+ ){0,3}?(?:capital gains?|income tax|federal tax|(?<!property |real estate |transfer |sales |ad valorem )tax(?:es)? (?:on|if|when|from|by|for|in)|irs|in taxes|on taxes|my tax(?:es)?|our tax(?:es)?|the irs|recapture|any tax(?:es)?\b)|\b(?:capital gains?|depreciat\w+|recapture|deductible|write[- ]?offs?|write (?:it|this|that|them) off|cost segregation|bonus depreciation|tax[- ]free|taxable|taxed)\b|\b(?:can|could|may|do|should) (?:i|we) (?:\w+ )?(?:deduct|expense|depreciate|write off|amortize)\b|\bqualif\w+ for (?:an? |the )?(?:1031|tax|like[- ]kind|opportunity zone|exemption)\b|\b(?:do|does|will|would|is|am|are|can) (?:i|we|this|it|the \w+)\b.*\b(?:1031|like[- ]kind)\b.*\b(?:work|make sense|qualify|eligible|worth|apply to me|possible|help)/,
  /\b(?:is|would|was|isn't|wouldn't|be) (?:it|this|that|now|there)(?: \w+){0,2}? (?:ok|okay|safe|smart|wise|a good|a bad|a great|a mistake|a terrible|better|best|worth|advisable|prudent|risky|foolish|crazy|dumb|reasonable|sensible|stupid|in my|in our|a good time|a bad time|a problem|normal|standard|typical|common|customary|fair|market)\b(?! (?:approved|written|recorded))/,
  /\b(?:makes?|making) (?:good |any |more |financial |economic )*sense\b|\b(?:better|best|worse) (?:off|to|for (?:me|us)|deal|investment|buy|offer|bet|choice|option|property|strategy|value|use of)\b|\b(?:good|bad|great|terrible|smart|dumb) (?:idea|move|time to|decision|thing)\b/,
  /\b(?:pros and cons|pros\/cons|upsides?|downsides?|red flags?|deal[- ]?breakers?|how risky|how safe|what(?:'s| is| are) the (?:catch|risks?|dangers?)|risks? (?:of|in|to|with|if|for) (?:signing|waiving|buying|closing|this|the deal|me|us|selling|going|not|doing|accepting|my)|anything (?:wrong|fishy|concerning|to worry|i should (?:worry|be (?:worried|concerned)|watch|look out))|any (?:reason|reasons) (?:not )?to|(?:am|are) (?:i|we) (?:making a mistake|crazy|getting (?:a good|ripped|screwed|hosed|a fair|a bad|the best)|being (?:fair|ripped|reasonable|too)|better|overpaying|paying too|ok to|safe to|wrong to|right to|smart to|too (?:late|low|high))|protect (?:myself|ourselves|me|us)|in my (?:best )?interests?|worried about (?:signing|this deal|the price)|make a (?:profit|good return)|a good return|good roi)\b/,
  /\b(?:decide|deciding|decision|choose|choosing|torn|debating|unsure|not sure|wondering|can't decide|on the fence|thinking (?:about|of)|considering|tempted)\b.*\b(?:whether|if|between|about|of|to)\b (?:\w+ ){0,3}?(?:sign\w*|waiv\w*|accept\w*|buy\w*|sell\w*|renew\w*|terminat\w*|walk\w*|clos\w*|offer\w*|counter\w*|leas\w*|proceed\w*|extend\w*|cancel\w*|back\w*|take|invest\w*|go|pull|which)\b/,
  /\b(?:whether (?:i|we|it's|to)|if (?:i|we) (?:should|ought to)|if it's (?:better|wise|worth|smart)) (?:should |ought to |better |wise to |worth |smart to |to )?(?:sign|waive|accept|buy|sell|terminate|counter|walk away|invest)\b/,
  /\b(?:help|assist) (?:me|us) (?:to )?(?:decide|choose|negotiate|value|price|evaluate|figure out (?:if|whether|what to))\b/,
  /\b(?:will|would|is|are|do you (?:think|expect)|when will|where are|how (?:will|much will)|going to)\b.*\b(?:market|property values?|values?|interest rates?|mortgage rates?|cap rates?|prices?)\b (?:\w+ ){0,2}?(?:go(?:ing)? (?:up|down)|rise|rising|fall(?:ing)?|increase|drop|appreciate|crash|head(?:ed|ing)|recover|improve|soften|compress|expand|decline|do next|do this year|be (?:worth|higher|lower))\b|\bwill (?:it|this|the (?:building|property|land|warehouse|plaza)) appreciate\b|\bpredict\w*\b|\bforecast\w* for (?:the )?(?:market|rates|prices|values)\b/,
  /\bcompare\w*\b.*\b(?:to|with) (?:the )?(?:market|comps?|comparables?|similar|other (?:properties|buildings|deals))\b|\b(?:above|below|at|over|under) (?:the )?market\b(?! (?:rent|rate|value) (?:as|determined|for the (?:option|renewal)))(?=.*\?|$)(?<=\b(?:am i|are we|is (?:it|this|the|my|our)|paying)\b.*)/,
  /\b(?:advise|advice|recommendation)\b(?!.*\b(?:phase i|phase 1|report|assessment|inspector|environmental|survey|consultant|engineer|letter)\b)/,
  // What is good, what one could get.
  pattern(
    `\\bwhat(?:'s| is|s| would be| might be| could be)? (?:an? |the |my |our )?(?:${good.slice(3, -1)}|realistic|winning|appropriate|opening|low|high) (?:\\w+ )?(?:bid|rents?|price|offer|rate|counter|number|figure|amount to (?:offer|ask|pay))\\b(?! (?:deadline|round|due|date))(?!.*\\b(?:defined?|definition|mean|clause)\\b)`,
  ),
  /\b(?:best|highest|lowest|top|most) (?:price|rent|offer|rate|money|deal|terms)? ?(?:that )?(?:we|i|you|one) (?:could|can|might|would|may) (?:get|achieve|ask|expect|obtain|sell|charge|offer|pay)\b/,
  /\b(?:is|are|seems?|sounds?|looks?|feels?)\b.*\btoo (?:high|low|expensive|risky|steep|pricey)\b/,
  /\b(?:is|are|would)\b.*\bbetter than\b/,
  /\bhow (?:do|can|could|would|should) (?:i|we) (?:get|make|persuade|convince|push) (?:the (?:seller|buyer|landlord|tenant|owner|lender|other side)|them|him|her)\b.*\bto\b/,
  // Law and taxes of one's own case.
  /\b(?:can|could|may|do|does|is|are|am|would|must|have) (?:i|we|they|he|she|it|the \w+)\b.*\b(?:legally|lawfully|by law|under (?:\w+ )?law)\b(?! (?:binding|described|bound|required by the (?:agreement|contract|lease)))/,
  /\b(?:have|got|has) (?:\w+ )?(?:a|any|good|strong) (?:legal )?(?:case|claim in court|leg to stand)\b|\b(?:chances?|odds|likely|likelihood) (?:\w+ ){0,3}?(?:win\w*|succeed\w*|prevail\w*)\b/,
  /\b(?:sav(?:e|es|ed|ing)|avoid\w*|lower\w*|minimiz\w*|reduc\w*) (?:\w+ ){0,3}?(?:on )?(?:my |our |income |capital gains )?tax(?:es)?\b/,
  /\bwould (?:an?|any|my|your|the|most) (?:\w+ )?(?:lawyers?|attorneys?|brokers?|investors?|buyers?|accountants?|experts?|people)\b.*\b(?:sign|accept|do|pay|buy|agree|advise|recommend|take|offer)\b/,
  needsCounsel,
  /\bwithout (?:any )?(?:consequences?|repercussions?|getting (?:sued|in trouble))\b/,
  // What is wrong with it.
  /\b(?:see|spot|find|notice|have|foresee|are there) any (?:\w+ )?(?:problems?|issues?|concerns?|red flags?|traps?|pitfalls?|warning signs?) (?:with|in|about) (?:this|the|our|my) (?:deal|contract|offer|lease|agreement|terms|purchase|price)\b/,
  /\b(?:is|are|isn't|how) (?:\w+ ){0,6}?(?:dangerous|alarming|concerning|worrisome|worrying|problematic|bad for (?:me|us)|harmful|one[- ]sided)\b/,
  /\b(?:deberia|debo|conviene|vale la pena|me recomienda|devrais-je|dois-je signer|soll(?:te)? ich|lohnt sich|dovrei)\b/,
];

/** A question about what a text says, or what was agreed, is a question of fact. */
export const factual: RegExp[] = [
  /\bhow (?:much time|long|many (?:\w+ )?(?:days|months|weeks)) (?:do|does|did|have|has|will)\b/,
  /\boptions? to (?:renew|extend|purchase|buy|terminate|expand|cancel)\b|\b(?:renewal|extension|termination|purchase) options?\b/,
  /\b(?:opinion of (?:title|counsel|value)|title opinion|legally binding|legally bound|right to negotiate|negotiated (?:rent|rate|price|terms))\b/,
  /\bwhat (?:exactly )?(?:does|do|did|is|are) (?:the|my|our|this|that|their|his|her)? ?(?:[\w'-]+ ){0,6}?(?:say|says|state|states|provide|provides|require|requires|specify|mention|mentions|recommend|recommends|conclude|call for)\b/,
  /\b(?:according to|under|per|as (?:stated|written|set out|defined) in) (?:the|my|our|this|that|section|clause|article)\b/,
  /\b(?:does|do|did) (?:the|my|our|this|that|any|a|it) ?(?:[\w'-]+ ){0,4}?(?:say|state|provide|mention|allow|permit|require|include|contain|specify|recommend|address|cover|prohibit|restrict)\b/,
];

/** What only a person decides, whatever a text says. */
export const decision =
  /\b(?:should|shall|ought to) (?:i|we)\b|\b(?:i|we) should\b|\bwould you\b|\bdo you (?:think|recommend|suggest|advise)\b|\b(?:your|ur) (?:advice|opinion|recommendation)\b|\b(?:good|fair|bad|reasonable) (?:price|deal|offer|idea)\b|\bis (?:it|that|this) (?:legal|enforceable|fair|normal|reasonable|worth|a good)\b|\bwhat would you\b|\bhelp me (?:decide|negotiate)\b|\bworth (?:it|buying|signing)\b/;
