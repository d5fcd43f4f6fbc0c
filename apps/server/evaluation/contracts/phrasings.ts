/**
 * CUAD's categories as a person who isn't a lawyer would ask for them. The reserved phrasings are
 * asked of the reserved contracts only, and no threshold or word was chosen by them: they were
 * written in November 2026 without sight of the vocabulary, and those they replaced are now open.
 */
export const phrasings: Record<string, { development: string[]; reserved: string[] }> = {
  Parties: {
    development: [
      "Who are the two companies in this deal?",
      "Who signed this?",
      "Which firms are involved here?",
      "Who agreed to this?",
      "What are the names of both sides?",
      "who is this with",
    ],
    reserved: [
      "Which people or companies are bound by this?",
      "My accountant wants to know whose names are on this. Who are they?",
    ],
  },
  "Agreement Date": {
    development: [
      "When was this signed?",
      "What is the date of the agreement?",
      "On which day was the paper signed?",
      "How old is this contract?",
      "I'm putting our paperwork in order by date. What date do I write for this one?",
      "What date is on the contract?",
    ],
    reserved: ["What day did everyone put their names to this?", "date signed?"],
  },
  "Effective Date": {
    development: [
      "When does this kick in?",
      "From which day does the agreement count?",
      "From what point are we bound?",
      "When do the terms begin to apply?",
      "What is the first day this counts?",
      "when does it start",
    ],
    reserved: [
      "When does this start to apply to us?",
      "I got the signed copy last week. Are we already bound by it, or does it begin later?",
    ],
  },
  "Expiration Date": {
    development: [
      "How long are we locked in?",
      "When does this run out?",
      "Until when does it run?",
      "When do our obligations stop?",
      "I'm planning the next few years' budget. Until when do I have to count on this deal?",
      "How many years does this run for?",
    ],
    reserved: ["When are we done with this contract?", "when does it run out"],
  },
  "Renewal Term": {
    development: [
      "Can we keep going after the first term?",
      "Does it roll over by itself?",
      "Could we add more time at the end?",
      "Will there be a second term?",
      "Does this roll over by itself, or do we have to ask for more time?",
      "can we extend it",
    ],
    reserved: [
      "Can we keep going once the first period is over?",
      "We're happy with them and would like a few more years. What does it take?",
    ],
  },
  "Notice Period To Terminate Renewal": {
    development: [
      "How far in advance do I have to say we don't want to renew?",
      "How do we stop it from renewing?",
      "What's the cutoff for telling them we won't go on?",
      "I don't want this to roll over again. How early do I have to write to them?",
      "By when must we speak up if we don't want another year?",
    ],
    reserved: [
      "How far ahead do we have to say we don't want it to continue?",
      "how early to say no to another term",
    ],
  },
  "Governing Law": {
    development: [
      "Which state's rules apply?",
      "If there's a fight, whose law counts?",
      "Where's the law from that this follows?",
      "Is this an American contract, legally speaking?",
      "Whose rules do we go by if we disagree about what this means?",
      "what law is this under",
    ],
    reserved: [
      "Which state's or country's law applies here?",
      "We and they aren't in the same place. If it came to a fight, whose law would a judge use?",
    ],
  },
  "Most Favored Nation": {
    development: [
      "Do we always get the best price they give anybody?",
      "If another customer gets a better deal, do we get it too?",
      "I heard they sell the same thing cheaper to someone else. Do they owe us that price?",
      "If they give another customer better terms, do we get those too?",
    ],
    reserved: [
      "Do we get as good a price as anyone else they deal with?",
      "do we get their best price",
    ],
  },
  "Non-Compete": {
    development: [
      "Can they work with a rival?",
      "Are we allowed to run a competing business?",
      "Is anyone barred from doing business against the other?",
      "May one side sell rival products?",
      "Are there businesses we have to stay out of because of this?",
      "can we do business with competitors",
    ],
    reserved: [
      "Am I allowed to work for or with their rivals?",
      "One of their competitors has offered me work. Can I take it?",
    ],
  },
  Exclusivity: {
    development: [
      "Are we the only ones who can sell it?",
      "Can they deal with someone else instead?",
      "Do we have to buy everything from them?",
      "Are other partners allowed, or just us?",
      "Somebody else made us a better offer. Are we free to go with them too?",
      "Has either side promised not to work with anybody else?",
    ],
    reserved: ["Do we have to deal only with them?", "can we use someone else too"],
  },
  "No-Solicit Of Customers": {
    development: [
      "Can they go after our clients?",
      "May they steal our customers?",
      "Is it forbidden to approach the other side's buyers?",
      "Could they lure our customers away?",
      "Does this stop us from doing business with their clients?",
      "ok to contact their clients?",
    ],
    reserved: [
      "Can we go after their customers?",
      "One of their customers asked if we'd sell to them directly. Would that get us in trouble?",
    ],
  },
  "No-Solicit Of Employees": {
    development: [
      "Can they hire our people away?",
      "Is poaching staff allowed?",
      "May one side recruit the other's workers?",
      "Are our employees off limits to them?",
      "A very good person on their team wants to come and work for us. May we make an offer?",
      "Is there a rule against poaching each other's staff?",
    ],
    reserved: ["Are we allowed to hire their people?", "can i hire someone from their team"],
  },
  "Competitive Restriction Exception": {
    development: [
      "What are the exceptions to exclusivity?",
      "When is competing still allowed?",
      "Which outside deals are permitted anyway?",
      "Are there carve-outs from the ban on competing?",
      "What are the exceptions to the promise to deal only with them?",
      "any exceptions to the no competitors rule",
    ],
    reserved: [
      "Is there anything we may still do with competitors in spite of the restrictions?",
      "I already had an arrangement with another company before this. Can I keep that going?",
    ],
  },
  "Non-Disparagement": {
    development: [
      "Are they allowed to badmouth us?",
      "Can either side say bad things about the other?",
      "We'd like to post an honest, unhappy review of them. Could that get us in trouble?",
      "Is either of us barred from criticizing the other in public?",
    ],
    reserved: ["Are we allowed to say bad things about them?", "can they badmouth us"],
  },
  "Termination For Convenience": {
    development: [
      "Can they just end this without a reason?",
      "Can we walk away whenever we want?",
      "Could one side quit even if nobody did anything wrong?",
      "Is leaving early possible for no cause?",
      "Is there a way to get out early even if nobody did anything wrong?",
      "can i cancel anytime",
    ],
    reserved: [
      "Can one of us quit without giving a reason?",
      "Nothing's wrong, we just don't need this anymore. How do we get out?",
    ],
  },
  "Rofr/Rofo/Rofn": {
    development: [
      "Do we get first dibs on new products?",
      "Who gets the first chance at other items?",
      "Must they offer it to us before others?",
      "Is there a right to match an outside offer?",
      "They're about to bring out something new. Can they give it to someone else without asking us?",
      "Do they have to come to us first if they have something new to sell?",
    ],
    reserved: [
      "Do we get the first chance before something is offered to anyone else?",
      "do we get first pick",
    ],
  },
  "Change Of Control": {
    development: [
      "What if the other company gets bought?",
      "What happens after a takeover?",
      "A bigger firm wants to acquire them: does that matter?",
      "Do we have a say when the shareholders change?",
      "Does it matter for this contract who owns us?",
      "what if they get bought",
    ],
    reserved: [
      "What happens if the other company gets sold?",
      "A bigger firm is in talks to buy us. Do we need to do anything about this contract?",
    ],
  },
  "Anti-Assignment": {
    development: [
      "Can I hand this contract to someone else?",
      "Do they need our okay to transfer it?",
      "May I let my sister company step in as the party?",
      "Could they dump this on somebody else without asking?",
      "We're thinking of letting our sister company take this over. Do we have to ask?",
      "Do they need our okay before passing this on to another company?",
    ],
    reserved: [
      "Can I hand this contract over to somebody else?",
      "can we pass this to another company",
    ],
  },
  "Revenue/Profit Sharing": {
    development: [
      "Do we owe them a cut of sales?",
      "How are the profits split?",
      "What percentage goes to the other side?",
      "Is any of the income shared?",
      "How is the money from sales split between the two of us?",
      "what % do they get",
    ],
    reserved: [
      "What cut of our sales do we have to give them?",
      "Business is going well. How much of what we take in goes to the other side?",
    ],
  },
  "Price Restrictions": {
    development: [
      "Can they raise the price?",
      "Is there a limit on price hikes?",
      "Who decides what's charged, and can it change?",
      "Are we free to set what we charge?",
      "Costs are rising everywhere. Can they just start charging more?",
      "Is there a limit on how much prices can go up?",
    ],
    reserved: ["Can they raise the price on us?", "can prices go up"],
  },
  "Minimum Commitment": {
    development: [
      "How much do we have to buy at least?",
      "Is there a quota?",
      "What's the least we must spend or do?",
      "What minimum is required every year?",
      "Is there an amount we have to reach every year?",
      "least we have to order",
    ],
    reserved: [
      "What's the least we have to buy or pay?",
      "It's been a slow year. What do we owe them no matter how little we sell?",
    ],
  },
  "Volume Restriction": {
    development: [
      "Is there a maximum on how much we can use?",
      "How many days at most?",
      "Does it cost extra beyond a certain amount?",
      "What's the upper limit on usage?",
      "We'd like more than we've been getting. At what point do we have to ask or pay extra?",
      "What is the most we can get out of them in a year?",
    ],
    reserved: ["Is there a limit on how much we can use or ask for?", "is there a max"],
  },
  "Ip Ownership Assignment": {
    development: [
      "Who owns what gets made?",
      "Who keeps the rights to new inventions?",
      "To whom do the ideas and work product belong?",
      "Do we own what they create for us?",
      "Does anything we come up with become theirs?",
      "who keeps the inventions",
    ],
    reserved: [
      "Who owns what gets made under this deal?",
      "Our engineer invented something while working on this. Is it ours or do we have to sign it over?",
    ],
  },
  "Joint Ip Ownership": {
    development: [
      "Do both of us own any of the inventions?",
      "Is anything owned together?",
      "Both our teams worked on the new design. Does it belong to the two of us?",
      "Do we share the rights to what we create with each other?",
    ],
    reserved: ["Is there anything we own together?", "what do we both own"],
  },
  "License Grant": {
    development: [
      "What are we allowed to use?",
      "Can we use their name or technology?",
      "Do we have permission to use their brand?",
      "What rights do they give us?",
      "Do we have permission to use what belongs to them?",
      "what of theirs can we use",
    ],
    reserved: [
      "What are we allowed to do with their name, products or know-how?",
      "Our team wants to use something of theirs in our own products and advertising. Does the contract let us?",
    ],
  },
  "Non-Transferable License": {
    development: [
      "Can we pass on the license?",
      "May we let others use the license?",
      "Can the right to use it be handed to another company?",
      "A partner firm would like to use what they allowed us to use. Can we share it?",
      "Are the rights we got only for us?",
    ],
    reserved: [
      "Can we let someone else use the rights they gave us?",
      "can we share our rights w someone",
    ],
  },
  "Irrevocable Or Perpetual License": {
    development: [
      "Can the license be taken away, or is it forever?",
      "Do we keep the usage rights permanently?",
      "Do we get to use it forever?",
      "can they ever take it away",
    ],
    reserved: [
      "Can they take back the permission they gave us?",
      "Suppose we fall out with them. Can we go on using what they let us use?",
    ],
  },
  "Post-Termination Services": {
    development: [
      "What can we still do after it ends?",
      "What happens with leftover stock at the end?",
      "What are we still on the hook for once it's over?",
      "After we split up, what has to be done?",
      "Say we part ways next month. What has to be wrapped up, and who pays for what?",
      "When it ends, what do we owe each other?",
    ],
    reserved: ["What do we still have to do after this is over?", "what happens after it ends"],
  },
  "Audit Rights": {
    development: [
      "Can they check our books?",
      "Who may look over the accounts?",
      "Do I get to see the financial books?",
      "Is anyone entitled to go over the paperwork?",
      "Are we allowed to check their records to see if the numbers are right?",
      "can i see their books",
    ],
    reserved: [
      "Can they look at our books?",
      "I don't trust the figures they send us. Can we have someone go through their accounts?",
    ],
  },
  "Cap On Liability": {
    development: [
      "What's the most we could owe if something goes wrong?",
      "Is there a limit on damages?",
      "If it all goes south, how much would we recover?",
      "Are they responsible for business we lose?",
      "They broke their promise and it cost us a fortune. How much of that can we get back?",
      "Is there a ceiling on damages?",
    ],
    reserved: [
      "What's the most they'd have to pay us if they mess up?",
      "max we could be sued for",
    ],
  },
  "Uncapped Liability": {
    development: [
      "Which damages have no limit?",
      "For which wrongs do you pay without any maximum?",
      "When is somebody fully responsible?",
      "For what kinds of mistakes does the limit on damages not count?",
      "when is there no limit on what they owe",
    ],
    reserved: [
      "Are there things somebody has to pay for in full, however much it costs?",
      "Suppose they leaked our secrets on purpose. Could we get back everything it cost us?",
    ],
  },
  "Liquidated Damages": {
    development: [
      "Is there a fixed penalty?",
      "What fee do we pay for ending early?",
      "What set amount is owed if someone breaks this?",
      "We may not be able to keep our end of this. Is there a fixed amount we'd owe?",
      "What does it cost to end this early?",
    ],
    reserved: [
      "Is there a set amount to pay if someone breaks the deal?",
      "penalty for breaking it?",
    ],
  },
  "Warranty Duration": {
    development: [
      "How long is the guarantee on defects?",
      "What if the product is broken?",
      "For how many months is it covered if it fails?",
      "If something turns out to be broken, how much time do we have to complain?",
      "how long is it guaranteed",
    ],
    reserved: [
      "How long do they stand behind what they sell us?",
      "Something we bought a year ago just quit working. Do they still have to fix it for free?",
    ],
  },
  Insurance: {
    development: [
      "What coverage is required?",
      "Do they have to be insured?",
      "Must anybody buy insurance?",
      "What protection against accidents has to be bought?",
      "My agent asks which policies we need because of this deal. What do I tell her?",
      "Does somebody have to be covered in case of an accident?",
    ],
    reserved: ["What insurance do we have to carry?", "what coverage do we need"],
  },
  "Covenant Not To Sue": {
    development: [
      "Did we promise not to challenge their patents?",
      "Are we giving up the right to sue?",
      "Can we dispute who owns their trademark?",
      "Are any claims against them off the table?",
      "Did we promise not to challenge what they own?",
      "did we promise not to sue",
    ],
    reserved: [
      "Are we giving up the right to take them to court over something?",
      "I think the name they use is really ours. Can I fight them over it while this contract runs?",
    ],
  },
  "Third Party Beneficiary": {
    development: [
      "Can an outsider enforce this?",
      "Does anybody who didn't sign get rights out of this?",
      "A company we've never signed anything with says we owe them under this. Could that be right?",
      "Does this give rights to people who didn't sign it?",
    ],
    reserved: [
      "Can anyone outside this contract hold us to it?",
      "can outsiders use this against us",
    ],
  },
};
