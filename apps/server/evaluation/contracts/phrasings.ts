/**
 * CUAD's categories as a person who isn't a lawyer would ask for them, written without sight of the
 * synonyms. No threshold or word is chosen by them.
 */
export const phrasings: Record<string, string[]> = {
  Parties: [
    "Which people or companies are bound by this?",
    "My accountant wants to know whose names are on this. Who are they?",
  ],
  "Agreement Date": ["What day did everyone put their names to this?", "date signed?"],
  "Effective Date": [
    "When does this start to apply to us?",
    "I got the signed copy last week. Are we already bound by it, or does it begin later?",
  ],
  "Expiration Date": ["When are we done with this contract?", "when does it run out"],
  "Renewal Term": [
    "Can we keep going once the first period is over?",
    "We're happy with them and would like a few more years. What does it take?",
  ],
  "Notice Period To Terminate Renewal": [
    "How far ahead do we have to say we don't want it to continue?",
    "how early to say no to another term",
  ],
  "Governing Law": [
    "Which state's or country's law applies here?",
    "We and they aren't in the same place. If it came to a fight, whose law would a judge use?",
  ],
  "Most Favored Nation": [
    "Do we get as good a price as anyone else they deal with?",
    "do we get their best price",
  ],
  "Non-Compete": [
    "Am I allowed to work for or with their rivals?",
    "One of their competitors has offered me work. Can I take it?",
  ],
  Exclusivity: ["Do we have to deal only with them?", "can we use someone else too"],
  "No-Solicit Of Customers": [
    "Can we go after their customers?",
    "One of their customers asked if we'd sell to them directly. Would that get us in trouble?",
  ],
  "No-Solicit Of Employees": [
    "Are we allowed to hire their people?",
    "can i hire someone from their team",
  ],
  "Competitive Restriction Exception": [
    "Is there anything we may still do with competitors in spite of the restrictions?",
    "I already had an arrangement with another company before this. Can I keep that going?",
  ],
  "Non-Disparagement": ["Are we allowed to say bad things about them?", "can they badmouth us"],
  "Termination For Convenience": [
    "Can one of us quit without giving a reason?",
    "Nothing's wrong, we just don't need this anymore. How do we get out?",
  ],
  "Rofr/Rofo/Rofn": [
    "Do we get the first chance before something is offered to anyone else?",
    "do we get first pick",
  ],
  "Change Of Control": [
    "What happens if the other company gets sold?",
    "A bigger firm is in talks to buy us. Do we need to do anything about this contract?",
  ],
  "Anti-Assignment": [
    "Can I hand this contract over to somebody else?",
    "can we pass this to another company",
  ],
  "Revenue/Profit Sharing": [
    "What cut of our sales do we have to give them?",
    "Business is going well. How much of what we take in goes to the other side?",
  ],
  "Price Restrictions": ["Can they raise the price on us?", "can prices go up"],
  "Minimum Commitment": [
    "What's the least we have to buy or pay?",
    "It's been a slow year. What do we owe them no matter how little we sell?",
  ],
  "Volume Restriction": ["Is there a limit on how much we can use or ask for?", "is there a max"],
  "Ip Ownership Assignment": [
    "Who owns what gets made under this deal?",
    "Our engineer invented something while working on this. Is it ours or do we have to sign it over?",
  ],
  "Joint Ip Ownership": ["Is there anything we own together?", "what do we both own"],
  "License Grant": [
    "What are we allowed to do with their name, products or know-how?",
    "Our team wants to use something of theirs in our own products and advertising. Does the contract let us?",
  ],
  "Non-Transferable License": [
    "Can we let someone else use the rights they gave us?",
    "can we share our rights w someone",
  ],
  "Irrevocable Or Perpetual License": [
    "Can they take back the permission they gave us?",
    "Suppose we fall out with them. Can we go on using what they let us use?",
  ],
  "Post-Termination Services": [
    "What do we still have to do after this is over?",
    "what happens after it ends",
  ],
  "Audit Rights": [
    "Can they look at our books?",
    "I don't trust the figures they send us. Can we have someone go through their accounts?",
  ],
  "Cap On Liability": [
    "What's the most they'd have to pay us if they mess up?",
    "max we could be sued for",
  ],
  "Uncapped Liability": [
    "Are there things somebody has to pay for in full, however much it costs?",
    "Suppose they leaked our secrets on purpose. Could we get back everything it cost us?",
  ],
  "Liquidated Damages": [
    "Is there a set amount to pay if someone breaks the deal?",
    "penalty for breaking it?",
  ],
  "Warranty Duration": [
    "How long do they stand behind what they sell us?",
    "Something we bought a year ago just quit working. Do they still have to fix it for free?",
  ],
  Insurance: ["What insurance do we have to carry?", "what coverage do we need"],
  "Covenant Not To Sue": [
    "Are we giving up the right to take them to court over something?",
    "I think the name they use is really ours. Can I fight them over it while this contract runs?",
  ],
  "Third Party Beneficiary": [
    "Can anyone outside this contract hold us to it?",
    "can outsiders use this against us",
  ],
};
