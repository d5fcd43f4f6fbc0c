import { formatDay } from "@frontage/content/samples/relative-dates";
import { type Gold, type Question, askedBy, gold } from "../question.ts";
import { rowanCastle, rowanCastleDays } from "../stores/rowan-castle.ts";

/** Of a client whose properties and contracts are easily confused: it asks for binding. */
export function rowanCastleQuestions(now: Date): Question[] {
  const ask = askedBy(rowanCastle(now).email);
  const { answerable, answerableWith, handOff, lookAlike, nearMiss, unanswerable, within } = ask;
  const days = rowanCastleDays(now);
  const doc = (id: string, ...contains: string[]): Gold => gold(`document:${id}`, ...contains);
  const date = (id: keyof typeof days): Gold => gold(`keydate:${id}`, formatDay(days[id]));
  const courtPrice = [gold("property:court", "$6,900,000"), doc("courtContract", "$6,900,000")];
  const plazaPrice = [gold("property:plaza", "$7,650,000"), doc("plazaContract", "$7,650,000")];

  answerable(
    [[date("courtDiligence"), doc("courtContract", "may terminate this contract for any reason")]],
    "When does due diligence end at Maple Court?",
    "DD deadline for the apartments",
    "by when can I walk away from Maple Court?",
  );
  answerable(
    [[date("plazaDiligence"), doc("plazaContract", "may terminate this contract for any reason")]],
    "When does due diligence end at Maple Plaza?",
    "How long can the buyer of the plaza still back out?",
  );
  answerable(
    [[date("courtClosing"), doc("courtContract", "Closing shall be held")]],
    "Maple Court closing date",
    "When do I close on the apartments?",
  );
  answerable(
    [[date("plazaClosing"), doc("plazaContract", "Closing shall be held")]],
    "When does Maple Plaza close?",
  );
  answerableWith(
    {
      facts: [[date("courtClosing")], [date("plazaClosing")]],
      also: [
        doc("courtContract", "Closing shall be held"),
        doc("plazaContract", "Closing shall be held"),
      ],
    },
    "When do my Maple deals close?",
  );
  answerable(
    [[date("birchOffer")]],
    "When are best and final offers due on 410 Birch?",
    "410 birch st offer deadline",
  );
  answerable(
    [[date("suite12Notice"), doc("suite12", "by notice 220 days")]],
    "By when does the hearing clinic have to give notice to renew?",
  );
  answerable(
    [[doc("suite21", "The term ends"), doc("centerRoll", "Kestrel")]],
    "When does the drone company's lease end?",
    "lease expiration suite 21",
  );
  answerable(
    [[doc("suite12", "The term ends"), doc("centerRoll", "Bramble")]],
    "When is Suite 12's lease up?",
  );
  answerable([[gold("event:walk")]], "When is the unit walk?");
  answerable([courtPrice], "What's the price of Maple Court?", "how much for the apartments");
  answerable([plazaPrice], "What is Maple Plaza selling for?");
  answerable([[gold("property:birch410", "$3,150,000")]], "List price of 410 Birch Street?");
  answerable(
    [[gold("property:birch412", "$2,940,000")]],
    "What are we offering for 412 Birch Street?",
  );
  answerable([[gold("message:birch", "$3,000,000")]], "How much does the owner of 412 Birch want?");
  answerable(
    [[gold("property:court", "$455,400"), doc("courtStatement", "$455,400")]],
    "NOI at Maple Court?",
  );
  answerable([[gold("property:plaza", "$550,800")]], "NOI at Maple Plaza?");
  answerable([[gold("property:birch410", "7.5")]], "Cap rate on 410 Birch?");
  answerable([[doc("courtContract", "$103,500")]], "How much earnest money is up at Maple Court?");
  answerable(
    [[doc("plazaContract", "$200,000")]],
    "What earnest money did the buyer of Maple Plaza put down?",
  );
  answerable(
    [[doc("suite21", "$5,297.50"), doc("centerRoll", "$5,297.50")]],
    "What does Kestrel pay per month?",
  );
  answerable([[doc("suite12", "$3,000")]], "What's the security deposit of Suite 12?");
  answerable([[doc("suite21", "$10,595")]], "How large is Kestrel Drone Survey's deposit?");
  answerable(
    [[doc("courtStatement", "Laundry income")]],
    "How much does laundry bring in at Maple Court?",
  );
  answerable(
    [[doc("courtStatement", "Real estate taxes")]],
    "Annual real estate taxes on the apartments?",
  );
  answerable([[doc("loanLetter", "5.95%")]], "What rate did Buckeye Mutual offer?");
  answerable(
    [[gold("message:sloan", "75%")]],
    "What loan to value will Scioto Savings do on 412 Birch?",
  );
  answerable([[doc("centerRoll", "Suite 14, vacant")]], "Which suite at Birchwood is vacant?");

  answerable([[gold("contact:courtLender")]], "Who is the lender on Maple Court?");
  answerable([[gold("contact:birchLender")]], "Who's lending on 412 Birch Street?");
  answerable(
    [[gold("contact:plazaTitle"), doc("plazaContract", "Franklin Escrow")]],
    "Which title company closes Maple Plaza?",
  );
  answerable(
    [[gold("contact:courtTitle"), doc("courtContract", "Olentangy Title")]],
    "Who's the title officer for Maple Court?",
  );
  answerable([[gold("contact:attorney")]], "Who's my attorney for 410 Birch?", "priya's phone");
  answerable(
    [[gold("contact:manager"), doc("centerRoll", "Lucinda Ferro")]],
    "Who manages Birchwood Business Center?",
  );
  answerable(
    [[doc("suite21", "Tenant: Kestrel Drone Survey"), doc("centerRoll", "Suite 21, Kestrel")]],
    "Who rents Suite 21?",
  );
  answerable(
    [[doc("plazaContract", "Buyer: Tri-County Retail Trust")]],
    "Who is buying Maple Plaza?",
  );
  answerable(
    [[doc("courtContract", "Seller: Lawnview Partners"), gold("message:carport", "Lawnview")]],
    "Who's the seller of Maple Court?",
  );

  answerable(
    [[doc("courtContract", "loan commitment within forty days")]],
    "How long do we have to get a loan for Maple Court?",
  );
  answerable(
    [[doc("plazaContract", "loan commitment within thirty days")]],
    "Is the plaza sale subject to the buyer's financing?",
  );
  answerable(
    [[doc("courtContract", "expenses up to $60,000")]],
    "What can we recover if Lawnview defaults?",
  );
  answerable(
    [[doc("plazaContract", "Seller may retain the earnest money")]],
    "What do I get if the buyer of Maple Plaza doesn't close?",
  );
  answerable(
    [[doc("courtContract", "survive closing for twelve months")]],
    "How long do the reps survive at Maple Court?",
  );
  answerable(
    [[doc("plazaContract", "survive closing for six months")]],
    "For how long after closing am I liable for my reps at Maple Plaza?",
  );
  answerable(
    [[doc("plazaContract", "repair exceeds $400,000")]],
    "What happens if Maple Plaza is damaged before closing?",
  );
  answerable(
    [[doc("plazaContract", "commission of 4%")]],
    "What commission do I owe on Maple Plaza?",
  );
  answerable(
    [[doc("courtContract", "nonrefundable")]],
    "When does our money go hard on Maple Court?",
  );
  answerable(
    [
      [
        doc("courtContract", "boiler of building C"),
        gold("message:carport", "boiler of building C"),
      ],
    ],
    "What does the seller of Maple Court have to fix?",
  );
  answerable(
    [[doc("courtContract", "aluminum wiring")]],
    "Is there aluminum wiring at Maple Court?",
  );
  answerable(
    [[doc("plazaContract", "repave the rear alley")]],
    "What paving do I owe at Maple Plaza?",
  );
  answerable(
    [
      [
        gold("message:bakery", "seven more years"),
        doc("plazaContract", "bakery's lease shall be extended"),
      ],
    ],
    "Did the bakery extend?",
  );
  answerable([[doc("suite12", "shall not assign or sublet")]], "Can the hearing clinic sublet?");
  answerable([[doc("suite21", "sublet up to half")]], "May Kestrel sublease part of its suite?");
  answerable([[doc("suite21", "no right to renew")]], "Does Suite 21 have a renewal option?");
  answerable([[doc("suite12", "charge of $75")]], "What's the late charge in the Suite 12 lease?");
  answerable([[doc("suite21", "200%")]], "holdover rent suite 21");
  answerable([[doc("suite21", "test flights")]], "May the drone people fly from the roof?");
  answerable([[doc("courtPhase", "chrysotile asbestos")]], "Was asbestos found at Maple Court?");
  answerable([[doc("courtPhase", "heating oil tank")]], "Any underground tanks at Maple Court?");
  answerable(
    [[gold("message:caspian", "gas line easement")]],
    "What easements does Maple Court have?",
  );
  answerable([[doc("loanLetter", "may not be prepaid")]], "Can I prepay the Buckeye loan?");
  within("suite12", [[doc("suite12", "audiology practice")]], "What may the space be used for?");
  within("plazaContract", [[doc("plazaContract", "$35,000")]], "What if the seller breaches?");

  nearMiss(
    "When does due diligence end at 412 Birch Street?",
    "What is the closing date of 410 Birch Street?",
    "Who's the lender on Maple Plaza?",
    "What's the NOI of 412 Birch Street?",
    "When does the lease of Suite 13 end?",
    "What does the tenant of Suite 2 pay?",
    "Was asbestos found at Maple Plaza?",
    "What easements burden 410 Birch Street?",
    "How much earnest money is there on 412 Birch?",
    "When is the closing of Maple Tower?",
    "What's the security deposit of Olde Towne Tax Service?",
    "Who is the title officer for 410 Birch?",
    "Does Maple Court have a bakery lease that must be extended?",
    "Who is the surveyor at Maple Court?",
    "What rate does Scioto Savings charge?",
    "Is there an underground tank at Maple Plaza?",
  );
  unanswerable(
    "How many dogs live at Maple Court?",
    "What did Lawnview pay for Maple Court?",
    "Who mows the lawn?",
    "What's the cell reception like at Birchwood?",
    "How many drones does Kestrel own?",
    "What kind of bread does the bakery sell?",
    "When was the roof of 410 Birch replaced?",
    "What is the elevation of Columbus?",
  );
  handOff(
    "advice",
    [],
    "Should I accept $3,000,000 for 412 Birch?",
    "Is Kestrel a good tenant for us?",
    "Should we drop the financing contingency at Maple Court?",
    "What is Maple Plaza really worth?",
    "Will I owe depreciation recapture on the plaza?",
  );
  handOff(
    "asked",
    [],
    "I'd like to speak with my broker about Birch Street",
    "can a human look at this",
  );
  handOff(
    "money",
    [],
    "Send me Franklin Escrow's wire info",
    "What account number do I use for the $103,500?",
    "Olentangy says the wiring instructions changed",
  );
  lookAlike([[doc("loanLetter", "fee of 1%")]], "What fee does Buckeye charge on the loan?");
  lookAlike(
    [
      [
        doc("plazaContract", "general warranty deed"),
        doc("plazaContract", "issue the owner's policy"),
      ],
    ],
    "Who pays for the owner's policy at Maple Plaza?",
  );
  lookAlike(
    [[gold("contact:attorney", "plindholm@example.com")]],
    "Which email does my attorney use?",
  );
  return ask.questions;
}
