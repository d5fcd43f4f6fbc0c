import { formatDay } from "@frontage/content/samples/relative-dates";
import { type Gold, type Question, askedBy, gold } from "../question.ts";
import { harperQuinn, harperQuinnDays } from "../stores/harper-quinn.ts";
import { rowanCastle, rowanCastleDays } from "../stores/rowan-castle.ts";

/** Of the same clients, as people ask who know no contract by heart. */
export function plainWordsQuestions(now: Date): Question[] {
  return [...ofHarper(now), ...ofRowan(now)];
}

const doc = (id: string, ...contains: string[]): Gold => gold(`document:${id}`, ...contains);

function ofHarper(now: Date): Question[] {
  const ask = askedBy(harperQuinn(now).email);
  const { answerable, handOff, nearMiss, nearMissWithin, unanswerable, within } = ask;
  const days = harperQuinnDays(now);
  const on = (name: keyof typeof days) => formatDay(days[name]);

  answerable(
    [[gold("keydate:juniperClosing"), doc("psa", "Closing shall occur")]],
    "On which day do we get the keys to the medical building?",
    "Juniper: when's settlement?",
  );
  answerable(
    [[gold("keydate:juniperInspection"), doc("psa", "until 5:00 p.m.", on("juniperInspection"))]],
    "How many days are left to look over the Austin property?",
    "What time does the inspection window at Juniper shut?",
  );
  answerable(
    [[gold("keydate:lakeviewOffer"), doc("loi", "answers by")]],
    "By when will the Lakeview owner get back to us?",
  );
  answerable([[gold("property:cedar", "1997")]], "When were the Mesa buildings put up?");
  answerable(
    [[gold("property:juniper", "41,200")]],
    "How many square feet is the medical pavilion?",
  );
  answerable(
    [[gold("property:lakeview", "640,800")]],
    "What does Lakeview make a year after costs?",
  );
  answerable([[gold("property:lakeview", "91%")]], "What share of Lakeview Crossing is leased?");
  answerable(
    [[gold("contact:inspector")]],
    "Who is the engineer that looks at buildings for us?",
    "what's gus halvorsen's number",
  );
  answerable([[gold("contact:lender")]], "How can I get hold of Imani Castle?");
  answerable([[gold("contact:manager")]], "Who runs the business park day to day?");
  answerable(
    [[doc("psa", "commission of 2.25%")]],
    "Who pays the agents at Juniper, and how much?",
  );
  answerable(
    [[doc("psa", "one-half of escrow fees")]],
    "How are the escrow fees divided at Juniper?",
  );
  answerable([[doc("psa", "Doe v. Pavilion")]], "Is anybody suing over the Juniper property?");
  answerable([[doc("psa", "press release")]], "May we announce the Juniper deal to the papers?");
  answerable(
    [[doc("psa", "shall not exceed $425,000")]],
    "What is the ceiling on what the Juniper seller could owe us?",
  );
  answerable([[doc("psa", "any new lease")]], "Could the Juniper seller still lease out space?");
  answerable([[doc("psa", "manifests")]], "Which records about medical waste do we receive?");
  answerable(
    [[doc("psa", "restore any damage")]],
    "If our inspectors break something at Juniper, who fixes it?",
  );
  answerable([[doc("psa", "State of Texas")]], "Which law governs the Juniper contract?");
  answerable(
    [[doc("termSheet", "25 years")]],
    "Over how many years is the Juniper loan paid down?",
  );
  answerable(
    [[doc("termSheet", "65% of appraised value")]],
    "How big a mortgage would Bluebonnet give us?",
  );
  answerable([[doc("termSheet", "Recourse")]], "Am I personally liable for the Bluebonnet loan?");
  answerable(
    [[doc("termSheet", "$400,000 for leasing")]],
    "How much does the bank want set aside for leasing?",
  );
  answerable(
    [[doc("environmental", "4.1 mg/kg")]],
    "How much arsenic was found in the Juniper soil?",
  );
  answerable(
    [[doc("environmental", "nursery with greenhouses")]],
    "What used to be on the Juniper land?",
  );
  answerable(
    [[doc("environmental", "$6,200")]],
    "What would a containment basin for the generator cost?",
  );
  answerable(
    [[doc("cedarPsa", "tax-deferred exchange")]],
    "May I do a 1031 with the Cedar Point sale?",
    "Does the Cedar Point buyer have to cooperate with an exchange?",
  );
  answerable(
    [[doc("cedarPsa", "180 days")]],
    "For how long do I stand behind my warranties at the business park?",
  );
  answerable(
    [[doc("cedarPsa", "$45,000 are withheld")]],
    "How much is held back if the fire marshal hasn't signed off?",
  );
  answerable(
    [[doc("cedarPsa", "1.5% to Pratt Industrial")]],
    "What does the buyer's broker at Cedar Point earn?",
  );
  answerable(
    [[doc("cedarPsa", "keeps the deposits")]],
    "What do I get if the Cedar Point buyer backs out at the last minute?",
  );
  answerable(
    [[doc("cedarRoll", "Ocotillo Plumbing Supply", "9,800")]],
    "How large is the plumbing supply store's bay?",
  );
  answerable(
    [[doc("cedarRoll", "Sunbelt Theater Rentals", "month to month")]],
    "Which Cedar Point tenant is month to month?",
  );
  answerable(
    [[doc("cedarRoll", "Bay D-6")], [doc("cedarRoll", "Bay E-3")]],
    "Which bays at Cedar Point are vacant?",
  );
  answerable(
    [[doc("cedarRoll", "Palo Verde Pallets")]],
    "What rent does the pallet company pay?",
    "When does Palo Verde Pallets' lease run out?",
  );
  answerable(
    [[doc("wharfLease", "increasing by three percent")]],
    "How fast does the rent go up at the cannery?",
  );
  answerable(
    [[doc("wharfLease", "4.9%")]],
    "What share of operating costs do we carry on Wharf Road?",
  );
  answerable([[doc("wharfLease", "Sixty-six months")]], "For how long is the Wharf Road lease?");
  answerable(
    [[doc("wharfLease", "five business days after written notice")]],
    "How late can rent be at Wharf Road before we're in default?",
  );
  answerable(
    [[doc("wharfLease", "recapture")]],
    "Can the Wharf Road landlord take the space back if we want to sublease?",
  );
  answerable(
    [[doc("wharfLease", "Nine passes")]],
    "How many garage passes come with the Baltimore office?",
  );
  answerable(
    [[doc("workLetter", "twelve months after")]],
    "Until when must we use up the improvement money at Wharf Road?",
  );
  answerable([[doc("workLetter", "two other bids")]], "Can we turn down Harborline's price?");
  answerable(
    [[doc("loi", "$100,000 at signing")]],
    "What earnest money did we propose for Lakeview?",
  );
  answerable(
    [[doc("loi", "30 days after inspection")]],
    "How soon after inspection would Lakeview close?",
  );
  answerable(
    [[doc("hostile", "parking lot was repaved")]],
    "When was the lot at Lakeview repaved?",
  );
  answerable(
    [[doc("hostileWord", "4,000 pounds")]],
    "How much weight can the freight elevator at the cannery take?",
  );
  answerable(
    [[gold("message:cedarValve", "19th")]],
    "When does the contractor come for the valve?",
  );
  answerable([[gold("message:imaging")]], "How much longer does the imaging center's lease run?");
  within(
    "psa",
    [[doc("psa", "Texas imposes no transfer tax")]],
    "Do we owe a tax on the transfer?",
  );
  within(
    "psa",
    [[doc("psa", "Purchaser may extend Closing")]],
    "Could the closing be moved to a later day?",
  );
  within("wharfLease", [[doc("wharfLease", "sixty months")]], "Can I stay another five years?");
  within("wharfLease", [[doc("wharfLease", "one dog")]], "Could I take my puppy along?");
  within(
    "cedarPsa",
    [[doc("cedarPsa", "deemed to have canceled")]],
    "What if the buyer stays silent?",
  );

  nearMiss(
    "What is the interest rate on the Lakeview loan?",
    "How much is the security deposit at Lakeview Crossing?",
    "When does the Cedar Point lender's commitment arrive?",
    "Who surveys Cedar Point?",
    "How many passes for the garage come with Juniper?",
    "What did Northlight find at Cedar Point?",
    "Is there a late charge at Juniper?",
    "What's the cap rate of the Wharf Road office?",
    "When does Mesa Fitness move out?",
    "Does Copperline Signs have an option to renew?",
    "What does Javelina Racing owe?",
    "How much is the TI allowance for Bravo Fitness?",
  );
  unanswerable(
    "Who is the architect of the Juniper pavilion?",
    "What is the wifi password at Wharf Road?",
    "Does Imani Castle have a dog?",
    "How many solar panels are on the Cedar Point roofs?",
    "When was the Juniper lobby renovated?",
    "What do the shops at Lakeview sell?",
    "What's the lender's birthday?",
    "Where does Gus Halvorsen live?",
    "Which school did Petra Solis attend?",
    "How high is the ceiling at Cedar Point?",
    "What is the crime rate around Lakeview?",
    "Who cleans the windows at Juniper?",
  );
  nearMissWithin(
    "psa",
    "What is the wifi password?",
    "Is there a swimming pool?",
    "What did the appraiser say?",
    "Is smoking allowed?",
    "When was the roof replaced?",
  );
  nearMissWithin(
    "wharfLease",
    "Who is the guarantor?",
    "Is there a helipad?",
    "How many toilets are there?",
    "Who cleans the windows?",
    "May I brew beer?",
    "Is there a cafeteria?",
  );
  nearMissWithin(
    "cedarPsa",
    "What color are the walls?",
    "Who mows the lawn?",
    "Is asbestos present?",
    "What is the school district?",
  );
  handOff(
    "advice",
    [],
    "Would you buy Lakeview at 8.9 million?",
    "Is Bluebonnet's offer any good?",
  );
  handOff("asked", [], "I'd rather talk to a human about Juniper");
  handOff("money", [], "Who do I wire the second deposit to?");
  return ask.questions;
}

function ofRowan(now: Date): Question[] {
  const ask = askedBy(rowanCastle(now).email);
  const { answerable, nearMiss, nearMissWithin, unanswerable, within } = ask;
  const days = rowanCastleDays(now);
  const on = (name: keyof typeof days) => formatDay(days[name]);
  answerable(
    [[gold("keydate:courtClosing"), doc("courtContract", "Closing shall be held")]],
    "When do we settle on the apartments?",
    "maple court closing?",
  );
  answerable(
    [[gold("keydate:plazaClosing"), doc("plazaContract", "Closing shall be held")]],
    "When is Maple Plaza sold for good?",
    "closing day maple plaza",
  );
  answerable([[doc("courtContract", "deposit $103,500")]], "What did we put down on Maple Court?");
  answerable(
    [[doc("plazaContract", "deposit $200,000")]],
    "How big is the buyer's deposit at the Plaza?",
  );
  answerable(
    [[doc("courtContract", "boiler of building C")]],
    "What must the seller replace at Maple Court?",
  );
  answerable(
    [[doc("plazaContract", "repave the rear alley")]],
    "What do I have to pave at Maple Plaza?",
  );
  answerable(
    [[doc("courtContract", "aluminum wiring")]],
    "How many units at Maple Court have aluminum wires?",
  );
  answerable(
    [[doc("courtContract", "forty days")]],
    "How long do we have to get a loan for Maple Court?",
  );
  answerable(
    [[doc("plazaContract", "commission of 4%")]],
    "What fee does the broker get at Maple Plaza?",
  );
  answerable(
    [[doc("courtContract", "$250,000")]],
    "If Maple Court burns, from what damage on can we cancel?",
  );
  answerable(
    [[doc("suite12", "audiology practice")]],
    "What business is the hearing clinic allowed to run?",
  );
  answerable([[doc("suite21", "half of the premises")]], "May the drone company sublease?");
  answerable([[doc("suite21", "200%")]], "What does Kestrel owe if it stays too long?");
  answerable(
    [[doc("suite12", "charge of $75")]],
    "How much extra does Suite 12 pay when it's late?",
  );
  answerable([[doc("suite21", "test flights")]], "Can Kestrel fly from the roof?");
  answerable([[doc("suite21", "fire cabinet")]], "How must batteries be kept in Suite 21?");
  answerable(
    [[doc("suite12", "deposited $3,000"), doc("suite12", "$3,000")]],
    "What's the hearing clinic's security deposit?",
  );
  answerable(
    [[doc("centerRoll", "Olde Towne Tax Service")]],
    "What does the tax preparer in Suite 3 pay?",
  );
  answerable([[doc("centerRoll", "Suite 14, vacant")]], "Which suite at Birchwood is empty?");
  answerable(
    [[doc("centerRoll", "pays late most months")]],
    "Which tenant at Birchwood pays late?",
  );
  answerable(
    [[doc("centerRoll", "Pinnacle Braces", "ends")]],
    "When does the orthodontist's lease in Suite 22 end?",
  );
  answerable(
    [[doc("courtStatement", "Laundry income")]],
    "How much do the washing machines bring in at Maple Court?",
  );
  answerable([[doc("courtStatement", "Payroll")]], "What's spent on staff at Maple Court?");
  answerable([[doc("courtStatement", "Insurance")]], "What does it cost to insure Maple Court?");
  answerable([[doc("courtPhase", "asbestos")]], "Is there asbestos in the apartments?");
  answerable(
    [[doc("courtPhase", "heating oil tank")]],
    "Is there an underground tank at Maple Court?",
  );
  answerable([[doc("loanLetter", "5.95%")]], "What would Buckeye's loan cost us in interest?");
  answerable([[doc("loanLetter", "may not be prepaid")]], "Can we pay off the Buckeye loan early?");
  answerable([[doc("loanLetter", "appraisal, $4,500")]], "Who pays for Maple Court's appraisal?");
  answerable([[gold("message:bakery")]], "Did the baker extend?");
  answerable([[gold("message:caspian")]], "What did the title company find at Maple Court?");
  answerable([[gold("message:birch", "$3,000,000")]], "How far apart are we on 412 Birch?");
  answerable([[gold("contact:courtTitle")]], "Who handles escrow for Maple Court?");
  answerable([[gold("contact:birchLender")]], "Who's the bank for 412 Birch Street?");
  answerable([[gold("property:birch410", "70%")]], "How much of 410 Birch is rented?");
  answerable([[gold("property:court", "1974")]], "How old is Maple Court?");
  answerable([[gold("keydate:birchOffer", on("birchOffer"))]], "Last day for bids on 410 Birch?");
  within("suite12", [[doc("suite12", "$75")]], "What if their check comes late?");
  within("suite21", [[doc("suite21", "no right to renew")]], "Can they stay on after the term?");
  within("plazaContract", [[doc("plazaContract", "$400,000")]], "What if the place burns down?");
  nearMiss(
    "How much is the earnest money at 412 Birch Street?",
    "What does the environmental report on Maple Plaza say?",
    "What is Suite 14's renewal option?",
    "When does Suite 9's lease end?",
    "Who is the lender for Maple Plaza?",
    "What's the NOI of 412 Birch?",
    "Does Suite 12 get to use the roof?",
    "Is there aluminum wiring at Maple Plaza?",
    "What's the laundry income at Maple Plaza?",
    "Who guarantees the Kestrel lease?",
  );
  unanswerable(
    "Does the baker make sourdough?",
    "How many bedrooms do the apartments have?",
    "Who designed Birchwood?",
    "What's Marisol Quade's middle name?",
    "What time does the call center at 410 Birch open?",
    "Is there a pool at Maple Court?",
    "How tall is Maple Plaza's sign?",
    "What's the water bill of Suite 21?",
  );
  nearMissWithin(
    "suite12",
    "Is there a guarantor?",
    "How many parking spaces?",
    "Who cleans the carpet?",
    "Are dogs allowed?",
  );
  nearMissWithin(
    "plazaContract",
    "Is there asbestos?",
    "How many parking stalls are there?",
    "Who is the architect?",
    "Are there solar panels?",
  );
  return ask.questions;
}
