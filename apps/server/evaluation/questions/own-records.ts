import { askedBy, gold, type Question } from "../question.ts";

const document = (id: string, ...contains: string[]) => gold(`document:${id}`, ...contains);
const contact = (id: string, ...contains: string[]) => gold(`contact:${id}`, ...contains);
const keyDate = (id: string, ...contains: string[]) => gold(`keydate:${id}`, ...contains);
const message = (id: string, ...contains: string[]) => gold(`message:${id}`, ...contains);
const event = (id: string, ...contains: string[]) => gold(`event:${id}`, ...contains);

const warehouseContract = "purchase-agreement-48-example-road";
const warehouseEnvironmental = "environmental-assessment-48-example-road";
const warehouseMemorandum = "offering-memorandum-48-example-road";
const warehouseTitle = "title-commitment-48-example-road";
const identificationNotice = "identification-notice-48-example-road";
const leaseSuite1 = "lease-suite-1-200-sample-avenue";
const avenueRoll = "rent-roll-200-sample-avenue";
const abstractSuite3 = "lease-abstract-suite-3-200-sample-avenue";
const leaseSuite5 = "lease-suite-5-200-sample-avenue";
const avenueStatement = "operating-statement-200-sample-avenue";
const leasingAgreement = "leasing-agreement-200-sample-avenue";
const coffeeEstoppel = "estoppel-placeholder-coffee-15-placeholder-plaza";
const coffeeLease = "lease-placeholder-coffee-15-placeholder-plaza";
const coffeeAbstract = "lease-abstract-placeholder-coffee-15-placeholder-plaza";
const plazaMemorandum = "offering-memorandum-15-placeholder-plaza";
const plazaLetter = "letter-of-intent-15-placeholder-plaza";
const squareContract = "purchase-agreement-2-sample-square";
const squareCondition = "condition-assessment-2-sample-square";
const squareSurvey = "survey-2-sample-square";
const boulevardContract = "purchase-agreement-640-example-boulevard";
const boulevardRoll = "rent-roll-640-example-boulevard";
const boulevardStatement = "operating-statement-640-example-boulevard";
const fitnessLease = "lease-unit-2-18-placeholder-row";
const leaseBay1 = "lease-bay-1-301-specimen-yard";
const laneListing = "listing-agreement-77-instance-lane";
const laneMemorandum = "offering-memorandum-77-instance-lane";

/**
 * What several clients ask about their own records, by suite, nickname, role or part of a name:
 * the half of such questions that was looked at, with those that are known to be wrong.
 */
export function ownRecordsQuestions(): Question[] {
  const taylor = askedBy("taylor@example.com");
  const harper = askedBy("harper.quinn@example.com");
  const rowan = askedBy("rowan.castle@example.com");

  // The warehouse.
  taylor.answerable(
    [
      [
        keyDate("48-example-road/Closing"),
        document(warehouseContract, "closing takes place on"),
        message("broker-11", "closing on"),
      ],
    ],
    "What day do we close on the warehouse?",
  );
  taylor.answerable(
    [[document(warehouseContract, "extend the due diligence period once")]],
    "Can I get more time for inspections on 48 Example Road?",
  );
  taylor.answerable(
    [[document(warehouseContract, "additional deposit of $25,000")]],
    "What would it cost me to extend due diligence on the warehouse by ten days?",
  );
  taylor.answerable(
    [[document(warehouseContract, "seller pays the transfer tax")]],
    "Who pays transfer tax on the warehouse purchase?",
  );
  taylor.answerable(
    [[document(warehouseContract, "loan commitment is not received within 45 days")]],
    "Is there a way out of the warehouse deal if my loan doesn't come through?",
  );
  taylor.answerable(
    [[document(warehouseEnvironmental, "$14,500")]],
    "How much would the soil borings cost?",
  );
  taylor.answerable(
    [[document(warehouseEnvironmental, "flood zone x")]],
    "Is the warehouse in a flood zone?",
  );
  taylor.answerable(
    [
      [
        document(warehouseMemorandum, "specimen logistics leases"),
        document(warehouseEnvironmental, "specimen logistics"),
        document(warehouseContract, "specimen logistics"),
        document(warehouseTitle, "specimen logistics"),
      ],
    ],
    "Who's the tenant in the warehouse?",
  );
  taylor.answerable(
    [[document(warehouseMemorandum, "membrane of 2013")]],
    "How old is the roof of 48 Example Road?",
  );
  taylor.answerable(
    [[document(warehouseMemorandum, "september 30, 2032")]],
    "When does Specimen Logistics' lease run out?",
  );
  taylor.answerable(
    [[document(identificationNotice, "segregated account")]],
    "Where is my exchange money kept?",
  );
  taylor.answerable([[contact("drew-lindqvist", "drew@example.com")]], "What's Drew's email?");
  taylor.answerable(
    [[event("viewing-48-example-road")]],
    "Where do I meet for the property viewing at Example Road?",
    "what time is the warehouse inspection",
  );
  taylor.unanswerable(
    "Does the warehouse have solar panels?",
    "How many employees work at Specimen Logistics?",
    "Is there an HOA fee at the warehouse?",
  );

  // 200 Sample Avenue.
  taylor.answerable(
    [
      [
        document(leaseSuite1, "eight reserved parking spaces"),
        document(avenueRoll, "eight reserved"),
      ],
    ],
    "parking for the dentist at sample ave?",
  );
  taylor.answerable(
    [[document(abstractSuite3, "$8,534.17")]],
    "What would the monthly rent be for Suite 3?",
  );
  taylor.answerable(
    [[document(abstractSuite3, "two months at the beginning")]],
    "Any free rent in the Suite 3 deal?",
  );
  taylor.answerable(
    [[document(abstractSuite3, "$17,068")]],
    "How much security do we get from the design studio?",
  );
  taylor.answerable(
    [[document(abstractSuite3, "no right to terminate early")]],
    "Can the Suite 3 tenant leave early?",
  );
  taylor.answerable(
    [
      [
        document(abstractSuite3, "vacant since"),
        document(avenueRoll, "has been vacant since"),
        keyDate("200-sample-avenue/Suite 3 vacant"),
      ],
    ],
    "Since when has Suite 3 been empty?",
  );
  taylor.answerable(
    [[document(abstractSuite3, "$28.00 per square foot")]],
    "how big is the TI allowance for suite 3",
  );
  taylor.answerable(
    [[document(leaseSuite1, "half of any profit from a sublease")]],
    "If the dentist sublets at a profit, what's our cut?",
  );
  taylor.answerable(
    [[document(leaseSuite5, "40% of the premises without consent")]],
    "How much of its space may Template Software sublet without asking us?",
  );
  taylor.answerable(
    [[document(avenueStatement, "landscaping and snow removal")]],
    "What did we spend on snow removal at 200 Sample Avenue?",
  );
  taylor.answerable(
    [[document(avenueStatement, "supplemental bill of $9,870")]],
    "Was there any one-off property tax bill at Sample Avenue?",
  );
  taylor.answerable(
    [[document(avenueRoll, "february 29, 2028")]],
    "Which tenant's lease at 200 Sample Avenue ends first?",
  );
  taylor.answerable([[contact("val-costa")]], "Who's my contact at Template Software?");
  taylor.answerable(
    [[document(leasingAgreement, "6% of the base rent")]],
    "What commission do I pay when Suite 3 gets leased?",
  );
  taylor.nearMiss(
    "When does Example Dental's guaranty expire?",
    "What pet policy does the Suite 1 lease have?",
  );
  taylor.unanswerable(
    "When was the boiler at 200 Sample Avenue last inspected?",
    "What internet provider serves 200 Sample Avenue?",
  );

  // The plaza.
  taylor.answerable(
    [
      [
        document(coffeeEstoppel, "$6,930.00 a month"),
        document(coffeeLease, "$6,930.00"),
        document(coffeeAbstract, "$6,930.00"),
      ],
    ],
    "What is Placeholder Coffee paying per month?",
  );
  taylor.answerable(
    [
      [
        document(coffeeEstoppel, "security deposit of $6,930"),
        document(coffeeLease, "deposit of $6,930"),
        document(coffeeAbstract, "$6,930, no interest"),
      ],
    ],
    "coffee shop security deposit?",
  );
  taylor.answerable(
    [
      [
        document(coffeeLease, "landlord maintains roof"),
        document(coffeeAbstract, "landlord: roof"),
      ],
    ],
    "Is the plaza roof our job or the coffee shop's?",
  );
  taylor.answerable(
    [[document(coffeeLease, "5% of gross sales"), document(coffeeAbstract, "5% of gross sales")]],
    "Does the roaster pay a share of its sales?",
  );
  taylor.answerable(
    [[document(plazaMemorandum, "sample pharmacy 12,400")]],
    "when does the pharmacy's lease at the plaza end",
  );
  taylor.answerable(
    [[document(plazaLetter, "$12,050,000")]],
    "How much is Morgan Bell offering for the plaza?",
  );
  taylor.answerable(
    [[document(plazaMemorandum, "207 parking spaces")]],
    "Number of parking stalls at 15 Placeholder Plaza",
  );
  taylor.nearMiss(
    "What does Sample Pharmacy pay for parking?",
    "How much is Example Cleaners' security deposit?",
    "Has Instance Fitness signed an estoppel?",
  );
  taylor.unanswerable("Who designed the plaza?", "What are the pharmacy's yearly sales?");

  // 2 Sample Square, the boulevard and the rest.
  taylor.answerable(
    [[keyDate("2-sample-square/Closing"), document(squareContract, "closing takes place on")]],
    "When does Sample Square close?",
  );
  taylor.answerable(
    [[document(squareContract, "$64,000 are held back")]],
    "What if the elevator isn't done by closing?",
  );
  taylor.answerable(
    [[document(squareCondition, "$66,000")]],
    "What do the immediate repairs at Sample Square add up to?",
  );
  taylor.answerable(
    [[document(squareSurvey, "46 parking spaces")]],
    "how many parking spaces at 2 sample square",
  );
  taylor.answerable(
    [[document(boulevardContract, "total commission of 3%")]],
    "Total commission on the boulevard sale?",
  );
  taylor.answerable(
    [[document(boulevardRoll, "$7,679")]],
    "How far behind is the florist?",
    "Which boulevard tenant is behind on rent?",
  );
  taylor.answerable(
    [[document(boulevardStatement, "$34,776,000")]],
    "What were the grocery store's sales last year?",
  );
  taylor.answerable(
    [[document(boulevardRoll, "flat for the term")]],
    "Does the grocer's rent ever go up?",
  );
  taylor.answerable(
    [[document(boulevardContract, "gives notice that it will close")]],
    "What if the grocery store decides to close before we sell?",
  );
  taylor.answerable(
    [[document(fitnessLease, "at most $120,000")]],
    "Is the fitness lease personally guaranteed?",
  );
  taylor.answerable([[document(leaseBay1, "600 amps")]], "How many amps does Bay 1 have?");
  taylor.answerable(
    [
      [
        document(laneListing, "leaks near the skylight"),
        document(laneMemorandum, "leaks at the skylight"),
      ],
    ],
    "Does the roof leak at Instance Lane?",
  );
  taylor.nearMiss(
    "Who is the lender for 640 Example Boulevard?",
    "When does due diligence end for 120 Specimen Street?",
    "What is the cap rate of 31 Model Way?",
  );
  taylor.unanswerable("Is there a gym shower fee at Placeholder Row?");
  harper.answerable([[document("psa", "$285,000.00")]], "Earnest money on Juniper?");
  harper.answerable([[document("psa", "one (1) time")]], "Can we push the Juniper closing back?");
  harper.answerable(
    [[document("wharfLease", "dog")]],
    "May we bring a dog to the Wharf Road office?",
  );
  harper.answerable([[document("wharfLease", "nine passes")]], "How many garage passes do we get?");
  harper.answerable([[document("cedarRoll", "copperline")]], "Who rents Bay A-1?");
  harper.answerable(
    [[document("cedarRoll", "$25,796.67")]],
    "Which tenant at Cedar Point is behind and by how much?",
  );
  harper.answerable(
    [[document("cedarPsa", "$45,000")]],
    "What is withheld if the sprinklers aren't signed off?",
  );
  harper.answerable(
    [[document("workLetter", "$52.00")]],
    "How much does the landlord give us for the build-out?",
  );
  harper.nearMiss("What is the interest rate on the Lakeview loan?");
  harper.unanswerable("What's the gate code at Cedar Point?");
  rowan.answerable(
    [[document("courtContract", "$103,500")]],
    "How much did I put down for the apartments?",
  );
  rowan.answerable(
    [[document("plazaContract", "shall repave")]],
    "What do I have to fix at the Plaza before the sale?",
  );
  rowan.answerable(
    [[document("centerRoll", "pinnacle braces pays late")]],
    "Which tenant pays late?",
  );
  rowan.answerable([[document("courtPhase", "asbestos")]], "Is there asbestos at Maple Court?");
  rowan.answerable(
    [[document("centerRoll", "suite 22")]],
    "When does the braces place's lease end?",
  );
  rowan.answerable(
    [[document("suite12", "220 days")]],
    "How much notice does Bramble have to give to renew?",
  );
  rowan.nearMiss(
    "What's the security deposit of Pinnacle Braces?",
    "Can Suite 14's tenant sublet?",
    "When does due diligence end on 410 Birch Street?",
  );
  rowan.unanswerable("Who mows the lawn at Maple Court?");

  return [taylor, harper, rowan].flatMap(({ questions }) => questions);
}
