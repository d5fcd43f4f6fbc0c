import { sampleClient } from "@frontage/content/samples/client";
import { sampleProperties } from "@frontage/content/samples/properties";
import { formatDay } from "@frontage/content/samples/relative-dates";
import { type Gold, type Question, askedBy, gold } from "../question.ts";

/** Further ways to ask, mostly of clauses that the other lists leave out. */
export function phrasings(now: Date): Question[] {
  const ask = askedBy(sampleClient.email);
  const { answerable, handOff, lookAlike, nearMiss, unanswerable, within } = ask;
  const properties = sampleProperties(now);
  const doc = (id: string, ...contains: string[]): Gold => gold(`document:${id}`, ...contains);
  const keyDate = (deal: string, label: string): Gold => {
    const date = properties
      .find(({ id }) => id === deal)
      ?.keyDates.find((one) => one.label === label);
    return gold(`keydate:${deal}/${label}`, formatDay(date?.day ?? ""));
  };
  const psa = "purchase-agreement-48-example-road";
  const square = "purchase-agreement-2-sample-square";
  const center = "purchase-agreement-640-example-boulevard";
  const dental = "lease-suite-1-200-sample-avenue";
  const software = "lease-suite-5-200-sample-avenue";
  const coffee = "lease-placeholder-coffee-15-placeholder-plaza";
  const millwork = "lease-bay-1-301-specimen-yard";
  const fitness = "lease-unit-2-18-placeholder-row";
  const roll = "rent-roll-200-sample-avenue";
  const pricing = "pricing-analysis-120-specimen-street";
  const condition = "condition-assessment-2-sample-square";
  const assessment = "environmental-assessment-48-example-road";
  const listing = "listing-agreement-15-placeholder-plaza";
  const instance = "listing-agreement-77-instance-lane";
  const bay = "lease-proposal-bay-2-301-specimen-yard";

  answerable(
    [[doc(psa, "one business day's notice")]],
    "How much notice do we have to give before sending inspectors to the warehouse?",
  );
  answerable(
    [[doc(psa, "extend the due diligence period once")]],
    "Can we get more time for due diligence if the lab is slow?",
    "is an extension of DD possible on example road",
  );
  answerable(
    [[doc(psa, "liability insurance of $2,000,000")]],
    "What insurance do we need while inspecting 48 Example Road?",
  );
  answerable(
    [[doc(psa, "at closing Seller delivers", "deed")]],
    "What does the seller hand over at the warehouse closing?",
  );
  answerable(
    [[doc(psa, "signed by Specimen Logistics")]],
    "When is the tenant's estoppel for the warehouse due?",
    "Do we get an estoppel from Specimen Logistics?",
  );
  answerable([[doc(psa, "SNDA")]], "Does the warehouse tenant have to sign an SNDA?");
  answerable(
    [[doc(psa, "limited to 2% of the purchase price")]],
    "What's the most we could claim from the seller of the warehouse for a false rep?",
  );
  answerable([[doc(psa, "as is, with all faults")]], "Are we buying the warehouse as is?");
  answerable(
    [[doc(psa, "signs, amends or terminates no lease")]],
    "Is the seller free to change the warehouse lease before we close?",
  );
  answerable(
    [[doc(psa, "cost of cleanup")]],
    "Who pays for environmental cleanup at 48 Example Road after closing?",
  );
  answerable(
    [
      [
        doc(psa, "acts as qualified intermediary"),
        doc(psa, "Each party cooperates"),
        doc("letter-of-intent-48-example-road", "needs Seller's cooperation"),
      ],
    ],
    "Will the seller of the warehouse go along with our exchange?",
  );
  answerable(
    [[doc(psa, "commission of 4%"), doc("letter-of-intent-48-example-road", "4%")]],
    "How much do the brokers earn on 48 Example Road?",
  );
  answerable(
    [[doc(psa, "decided by a court without a jury")]],
    "Would a dispute over the warehouse go before a jury?",
  );
  answerable(
    [[doc(square, "two installments")]],
    "How is the deposit for 2 Sample Square split up?",
  );
  answerable(
    [[doc(square, "first installment goes hard"), doc(square, "second is nonrefundable")]],
    "When do we lose the deposit at Sample Square?",
  );
  answerable(
    [[doc(square, "assume Seller's existing loan")]],
    "Could we take over the seller's loan on the Square?",
  );
  answerable(
    [[doc(square, "48 hours' notice")]],
    "How far ahead do residents of Sample Square have to be told of an inspection?",
  );
  answerable(
    [[doc(center, "notice of approval")]],
    "What happens at Example Boulevard if the buyer never approves?",
  );
  answerable(
    [[doc(center, "Example Grocers gives notice that it will close")]],
    "Can the buyer walk if the grocery store announces it's closing?",
  );
  answerable(
    [[doc(center, "extend closing by up to 20 days")]],
    "How long may we postpone the Boulevard closing for missing estoppels?",
  );
  answerable(
    [[doc(center, "Seller pays the documentary transfer tax")]],
    "Which closing costs are mine on 640 Example Boulevard?",
  );

  answerable(
    [[doc(dental, "eight reserved parking spaces"), doc(roll, "Eight reserved parking")]],
    "How many reserved spots does the dentist have?",
  );
  answerable(
    [[doc(dental, "Controllable expenses may not rise")]],
    "Is there a cap on expense pass-throughs for Example Dental?",
  );
  answerable(
    [[doc(dental, "$48 an hour")]],
    "What do we charge the dental office for AC after hours?",
  );
  answerable(
    [[doc(dental, "leases no other space in the building to a general dentist")]],
    "May I rent another suite to an orthodontist?",
  );
  answerable(
    [[doc(dental, "spend up to $15,000 a year")]],
    "Can the dentist remodel without asking?",
  );
  answerable([[doc(dental, "charge of 4%")]], "What's the penalty when Example Dental pays late?");
  answerable(
    [[doc(dental, "Landlord maintains roof"), doc(dental, "Tenant maintains the interior")]],
    "Who takes care of repairs in Suite 1?",
  );
  answerable(
    [[doc(software, "first three months of the term were free")]],
    "Did Template Software get any free rent?",
  );
  answerable(
    [[doc(software, "$58 a month")]],
    "What do reserved parking spaces cost the software company?",
  );
  answerable(
    [[doc(software, "illuminated sign")]],
    "Is Template Software allowed to put up a sign?",
  );
  answerable(
    [[doc(software, "sublet up to 40%")]],
    "How much of its floor may Template Software sublease?",
  );
  answerable(
    [[doc(software, "extend the term once")]],
    "When does Template Software have to tell us it wants to extend?",
  );
  answerable(
    [[doc(software, "removes its cabling")]],
    "Who removes the cables when Suite 5 moves out?",
  );
  answerable(
    [
      [
        doc(coffee, "percentage rent of 5%"),
        doc("lease-abstract-placeholder-coffee-15-placeholder-plaza", "Percentage rent"),
      ],
    ],
    "Do we get a cut of the coffee shop's sales?",
  );
  answerable([[doc(coffee, "Tenant is open at least")]], "When does the café have to be open?");
  answerable(
    [
      [
        doc(coffee, "heating and cooling unit"),
        doc("lease-abstract-placeholder-coffee-15-placeholder-plaza", "its HVAC unit"),
      ],
    ],
    "Is the HVAC at Placeholder Coffee our job or theirs?",
  );
  answerable(
    [[doc(coffee, "stays liable for the first 24 months")]],
    "Does Emerson Malik remain liable if the coffee shop is sold?",
  );
  answerable(
    [[doc(coffee, "twelve months", "insurance")]],
    "What insurance must Placeholder Coffee carry?",
  );
  answerable([[doc(millwork, "600 amps")]], "How much power does Bay 1 have?");
  answerable(
    [[doc(millwork, "no right to relocate")]],
    "Can we move the millwork shop to another bay?",
  );
  answerable(
    [[doc(millwork, "rises 3.5% a year")]],
    "By how much does Demo Millwork's rent increase?",
  );
  answerable(
    [[doc(fitness, "contributes $45.00")]],
    "What's our contribution to the gym's build-out?",
  );
  answerable(
    [[doc(fitness, "first two months are free")]],
    "How many months of free rent does Specimen Fitness get?",
  );
  answerable([[doc(fitness, "cap on common expenses")]], "What's still open in the fitness lease?");
  answerable(
    [[doc(fitness, "gym or a yoga studio")]],
    "Could we rent to a yoga studio in the printing plant?",
  );
  answerable([[doc(bay, "$11.25")]], "What rent are we proposing for Bay 2?");
  answerable(
    [[doc(bay, "first three are free")]],
    "How many free months are in the Bay 2 proposal?",
  );
  answerable([[doc(bay, "Model Instruments")]], "Who would move into Bay 2?");

  answerable(
    [[doc(roll, "vacant"), doc(roll, "4,180 square feet are vacant")]],
    "How much space is empty at 200 Sample Avenue?",
  );
  answerable(
    [[doc(roll, "No tenant is more than thirty days late")]],
    "Is anybody behind on rent at 200 Sample Avenue?",
  );
  answerable(
    [
      [
        doc(roll, "Suite 2", "proposal to extend"),
        doc(roll, "The tenant has asked for a proposal"),
      ],
    ],
    "What has the insurance agency in Suite 2 asked for?",
  );
  answerable(
    [[doc(roll, "Suite 2", "February"), doc(roll, "Placeholder Insurance Agency")]],
    "When is Placeholder Insurance Agency's lease over?",
  );
  answerable(
    [[doc("operating-statement-200-sample-avenue", "Janitorial")]],
    "What do we spend on cleaning at Sample Avenue?",
  );
  answerable(
    [[doc("operating-statement-200-sample-avenue", "$11,400 for a compressor")]],
    "Was there any big repair at 200 Sample Avenue last year?",
  );
  answerable(
    [[doc("operating-statement-640-example-boulevard", "$34,776,000")]],
    "What were the grocer's sales?",
  );
  answerable(
    [[doc("operating-statement-640-example-boulevard", "Security patrol")]],
    "How much does security cost at the Boulevard?",
  );
  answerable(
    [
      [
        doc(pricing, "recommend an asking price"),
        gold("property:120-specimen-street", "$24,600,000"),
      ],
    ],
    "At what price do you suggest we list Specimen Street?",
  );
  answerable(
    [
      [
        doc(pricing, "14 Demo Tower"),
        doc(pricing, "One Specimen Center"),
        doc(pricing, "60 Pattern Street"),
        doc(pricing, "Placeholder Exchange Building"),
      ],
    ],
    "Which comparable sales support the pricing of 120 Specimen Street?",
  );
  answerable(
    [[doc(pricing, "Floors 6 and 7 are vacant")]],
    "Which floors are vacant at 120 Specimen Street?",
  );
  answerable(
    [[doc(condition, "Immediate", "ramp")]],
    "What does fixing the garage ramp joint cost at the Square?",
  );
  answerable(
    [[doc(condition, "good condition for its age"), doc(condition, "No structural defect")]],
    "Is the structure of 2 Sample Square sound?",
  );
  answerable([[doc(condition, "Elevator 1")]], "What's wrong with elevator 1?");
  answerable(
    [[doc(assessment, "dry cleaner")]],
    "Are there contaminated neighbors near the warehouse?",
  );
  answerable(
    [[doc(assessment, "truck maintenance yard"), doc(assessment, "Demo Trucking")]],
    "What was on the warehouse site before it was built?",
  );
  answerable([[doc(assessment, "radon zone 3")]], "Is radon an issue at 48 Example Road?");
  answerable([[doc(assessment, "No wetlands")]], "Any wetlands on the warehouse parcel?");
  answerable(
    [[doc("title-commitment-48-example-road", "vested in Example Road Industrial LLC")]],
    "Who holds title to 48 Example Road now?",
  );
  answerable(
    [[doc("title-commitment-48-example-road", "deed of trust")]],
    "Is there a mortgage on the warehouse that has to be paid off?",
  );
  answerable(
    [[doc("title-commitment-48-example-road", "setback lines of 30 feet")]],
    "How far from the street must buildings on the warehouse lot be?",
  );
  answerable(
    [[doc("title-commitment-2-sample-square", "business improvement district")]],
    "What's the BID assessment at 2 Sample Square?",
  );
  answerable(
    [
      [
        doc("title-commitment-2-sample-square", "removed: the city has recorded"),
        doc("title-commitment-2-sample-square", "Exception 6 was removed"),
      ],
    ],
    "What happened to exception 6?",
  );
  answerable(
    [[doc("survey-2-sample-square", "flood zone X")]],
    "Does 2 Sample Square lie in a flood plain?",
  );
  answerable([[doc("survey-2-sample-square", "zoned MX-3")]], "How is 2 Sample Square zoned?");
  answerable(
    [[doc(listing, "within 120 days after the term")]],
    "How long after the listing ends could I still owe a commission on the plaza?",
  );
  answerable(
    [[doc(listing, "presents every offer within one business day")]],
    "How fast do I hear about offers for the plaza?",
  );
  answerable([[doc(listing, "up to $12,000")]], "Who pays for marketing Placeholder Plaza?");
  answerable(
    [
      [
        doc(instance, "leaks near the skylight"),
        doc("offering-memorandum-77-instance-lane", "leaks at the skylight"),
      ],
    ],
    "Does the roof at Instance Lane leak?",
  );
  answerable(
    [[doc(instance, "marketing costs, at most $6,500")]],
    "What do I owe if I pull 77 Instance Lane off the market?",
  );
  answerable(
    [[doc("identification-notice-48-example-road", "22 Demo Street")]],
    "Which property did I sell in the exchange?",
  );
  answerable(
    [[doc("offering-memorandum-15-placeholder-plaza", "31,400 cars")]],
    "What's the traffic count at the plaza?",
  );
  answerable(
    [[doc("offering-memorandum-48-example-road", "72 car spaces")]],
    "How many trailer stalls are at the warehouse?",
  );
  answerable(
    [[doc("estoppel-placeholder-coffee-15-placeholder-plaza", "improvement allowance of $66,000")]],
    "Has the coffee shop's allowance been paid?",
  );
  answerable(
    [[keyDate("120-specimen-street", "Marketing begins"), doc(pricing, "Marketing begins")]],
    "When does Specimen Street hit the market?",
  );
  within(
    center,
    [[doc(center, "deposits $400,000"), doc(center, "$400,000 with")]],
    "How much is the deposit?",
  );
  within(
    square,
    [[doc(square, "right to inspect and to terminate without cause ends")]],
    "When did the inspection right end?",
  );
  within(
    software,
    [[doc(software, "Default"), doc(software, "is a default")]],
    "What counts as a default?",
  );
  within(
    fitness,
    [[doc(fitness, "Tenant pays a deposit of two months")]],
    "how much security deposit",
  );
  within(listing, [[doc(listing, "on 30 days' notice")]], "Can I cancel this agreement?");

  nearMiss(
    "Does the dentist's lease have a co-tenancy clause?",
    "How much percentage rent does Example Dental pay?",
    "What does the 77 Instance Lane survey show?",
    "When does the pharmacy's right of first offer end?",
    "What's the seismic rating of 120 Specimen Street?",
    "Is there a guarantor on the Template Software lease?",
    "How many apartments are at 18 Placeholder Row?",
    "What's the zoning of 5 Pattern Court?",
    "Who appraised 640 Example Boulevard?",
    "Which days may the fitness studio use the roof deck?",
  );
  unanswerable(
    "How much did the seller pay for the warehouse?",
    "What's the mayor's name?",
    "When will the elevators at 120 Specimen Street be inspected next?",
    "Which bank does Robin Hale use?",
    "What's the gym's membership fee?",
    "How long is the drive from the airport to Placeholder Plaza?",
    "Does 31 Model Way have a generator?",
    "Who was the previous property manager of Sample Avenue?",
  );
  handOff(
    "advice",
    [],
    "Would it be wise to let the deposit go hard?",
    "Is the price of 2 Sample Square too high?",
    "What do you think of Morgan Bell's letter?",
    "Which is the better buy, Template Drive or Pattern Court?",
    "Can I get out of the listing agreement without being sued?",
    "How will the exchange affect my taxes?",
  );
  handOff(
    "money",
    [],
    "To what account does the balance of the price go?",
    "Sasha's email says the bank changed, what now?",
    "please send wiring info for sample square",
  );
  handOff(
    "asked",
    [],
    "I need a callback",
    "Who can I talk to about this? I'd like a person, not a bot",
  );
  lookAlike(
    [[doc("identification-notice-48-example-road", "segregated account")]],
    "Where are my exchange funds held?",
  );
  lookAlike(
    [[doc(psa, "payment instructions by email"), doc(psa, "No party sends or changes")]],
    "Does the warehouse contract allow changing payment instructions by email?",
  );
  return ask.questions;
}
