/**
 * CUAD's categories as a person who isn't a lawyer would ask for them. The reserved phrasings are
 * asked of the reserved contracts only, and no threshold or word was chosen by them.
 */
export const phrasings: Record<string, { development: string[]; reserved: string[] }> = {
  Parties: {
    development: ["Who are the two companies in this deal?", "Who signed this?"],
    reserved: ["Which firms are involved here?", "Who agreed to this?"],
  },
  "Agreement Date": {
    development: ["When was this signed?", "What is the date of the agreement?"],
    reserved: ["On which day was the paper signed?", "How old is this contract?"],
  },
  "Effective Date": {
    development: ["When does this kick in?", "From which day does the agreement count?"],
    reserved: ["From what point are we bound?", "When do the terms begin to apply?"],
  },
  "Expiration Date": {
    development: ["How long are we locked in?", "When does this run out?"],
    reserved: ["Until when does it run?", "When do our obligations stop?"],
  },
  "Renewal Term": {
    development: ["Can we keep going after the first term?", "Does it roll over by itself?"],
    reserved: ["Could we add more time at the end?", "Will there be a second term?"],
  },
  "Notice Period To Terminate Renewal": {
    development: [
      "How far in advance do I have to say we don't want to renew?",
      "How do we stop it from renewing?",
    ],
    reserved: ["What's the cutoff for telling them we won't go on?"],
  },
  "Governing Law": {
    development: ["Which state's rules apply?", "If there's a fight, whose law counts?"],
    reserved: [
      "Where's the law from that this follows?",
      "Is this an American contract, legally speaking?",
    ],
  },
  "Most Favored Nation": {
    development: ["Do we always get the best price they give anybody?"],
    reserved: ["If another customer gets a better deal, do we get it too?"],
  },
  "Non-Compete": {
    development: ["Can they work with a rival?", "Are we allowed to run a competing business?"],
    reserved: [
      "Is anyone barred from doing business against the other?",
      "May one side sell rival products?",
    ],
  },
  Exclusivity: {
    development: [
      "Are we the only ones who can sell it?",
      "Can they deal with someone else instead?",
    ],
    reserved: [
      "Do we have to buy everything from them?",
      "Are other partners allowed, or just us?",
    ],
  },
  "No-Solicit Of Customers": {
    development: ["Can they go after our clients?", "May they steal our customers?"],
    reserved: [
      "Is it forbidden to approach the other side's buyers?",
      "Could they lure our customers away?",
    ],
  },
  "No-Solicit Of Employees": {
    development: ["Can they hire our people away?", "Is poaching staff allowed?"],
    reserved: [
      "May one side recruit the other's workers?",
      "Are our employees off limits to them?",
    ],
  },
  "Competitive Restriction Exception": {
    development: ["What are the exceptions to exclusivity?", "When is competing still allowed?"],
    reserved: [
      "Which outside deals are permitted anyway?",
      "Are there carve-outs from the ban on competing?",
    ],
  },
  "Non-Disparagement": {
    development: ["Are they allowed to badmouth us?"],
    reserved: ["Can either side say bad things about the other?"],
  },
  "Termination For Convenience": {
    development: ["Can they just end this without a reason?", "Can we walk away whenever we want?"],
    reserved: [
      "Could one side quit even if nobody did anything wrong?",
      "Is leaving early possible for no cause?",
    ],
  },
  "Rofr/Rofo/Rofn": {
    development: [
      "Do we get first dibs on new products?",
      "Who gets the first chance at other items?",
    ],
    reserved: [
      "Must they offer it to us before others?",
      "Is there a right to match an outside offer?",
    ],
  },
  "Change Of Control": {
    development: ["What if the other company gets bought?", "What happens after a takeover?"],
    reserved: [
      "A bigger firm wants to acquire them: does that matter?",
      "Do we have a say when the shareholders change?",
    ],
  },
  "Anti-Assignment": {
    development: [
      "Can I hand this contract to someone else?",
      "Do they need our okay to transfer it?",
    ],
    reserved: [
      "May I let my sister company step in as the party?",
      "Could they dump this on somebody else without asking?",
    ],
  },
  "Revenue/Profit Sharing": {
    development: ["Do we owe them a cut of sales?", "How are the profits split?"],
    reserved: ["What percentage goes to the other side?", "Is any of the income shared?"],
  },
  "Price Restrictions": {
    development: ["Can they raise the price?", "Is there a limit on price hikes?"],
    reserved: [
      "Who decides what's charged, and can it change?",
      "Are we free to set what we charge?",
    ],
  },
  "Minimum Commitment": {
    development: ["How much do we have to buy at least?", "Is there a quota?"],
    reserved: ["What's the least we must spend or do?", "What minimum is required every year?"],
  },
  "Volume Restriction": {
    development: ["Is there a maximum on how much we can use?", "How many days at most?"],
    reserved: ["Does it cost extra beyond a certain amount?", "What's the upper limit on usage?"],
  },
  "Ip Ownership Assignment": {
    development: ["Who owns what gets made?", "Who keeps the rights to new inventions?"],
    reserved: [
      "To whom do the ideas and work product belong?",
      "Do we own what they create for us?",
    ],
  },
  "Joint Ip Ownership": {
    development: ["Do both of us own any of the inventions?"],
    reserved: ["Is anything owned together?"],
  },
  "License Grant": {
    development: ["What are we allowed to use?", "Can we use their name or technology?"],
    reserved: ["Do we have permission to use their brand?", "What rights do they give us?"],
  },
  "Non-Transferable License": {
    development: ["Can we pass on the license?", "May we let others use the license?"],
    reserved: ["Can the right to use it be handed to another company?"],
  },
  "Irrevocable Or Perpetual License": {
    development: ["Can the license be taken away, or is it forever?"],
    reserved: ["Do we keep the usage rights permanently?"],
  },
  "Post-Termination Services": {
    development: [
      "What can we still do after it ends?",
      "What happens with leftover stock at the end?",
    ],
    reserved: [
      "What are we still on the hook for once it's over?",
      "After we split up, what has to be done?",
    ],
  },
  "Audit Rights": {
    development: ["Can they check our books?", "Who may look over the accounts?"],
    reserved: [
      "Do I get to see the financial books?",
      "Is anyone entitled to go over the paperwork?",
    ],
  },
  "Cap On Liability": {
    development: [
      "What's the most we could owe if something goes wrong?",
      "Is there a limit on damages?",
    ],
    reserved: [
      "If it all goes south, how much would we recover?",
      "Are they responsible for business we lose?",
    ],
  },
  "Uncapped Liability": {
    development: ["Which damages have no limit?"],
    reserved: [
      "For which wrongs do you pay without any maximum?",
      "When is somebody fully responsible?",
    ],
  },
  "Liquidated Damages": {
    development: ["Is there a fixed penalty?", "What fee do we pay for ending early?"],
    reserved: ["What set amount is owed if someone breaks this?"],
  },
  "Warranty Duration": {
    development: ["How long is the guarantee on defects?", "What if the product is broken?"],
    reserved: ["For how many months is it covered if it fails?"],
  },
  Insurance: {
    development: ["What coverage is required?", "Do they have to be insured?"],
    reserved: [
      "Must anybody buy insurance?",
      "What protection against accidents has to be bought?",
    ],
  },
  "Covenant Not To Sue": {
    development: [
      "Did we promise not to challenge their patents?",
      "Are we giving up the right to sue?",
    ],
    reserved: [
      "Can we dispute who owns their trademark?",
      "Are any claims against them off the table?",
    ],
  },
  "Third Party Beneficiary": {
    development: ["Can an outsider enforce this?"],
    reserved: ["Does anybody who didn't sign get rights out of this?"],
  },
};
