import { sampleClient } from "@frontage/content/samples/client";
import { askedBy, gold, type Question } from "../question.ts";

const document = (id: string, ...contains: string[]) => gold(`document:${id}`, ...contains);
const event = (id: string, ...contains: string[]) => gold(`event:${id}`, ...contains);
const contact = (id: string, ...contains: string[]) => gold(`contact:${id}`, ...contains);

const warehouseContract = "purchase-agreement-48-example-road";
const squareContract = "purchase-agreement-2-sample-square";
const boulevardContract = "purchase-agreement-640-example-boulevard";
const abstractSuite3 = "lease-abstract-suite-3-200-sample-avenue";
const leaseSuite1 = "lease-suite-1-200-sample-avenue";
const leaseSuite5 = "lease-suite-5-200-sample-avenue";
const avenueRoll = "rent-roll-200-sample-avenue";
const boulevardRoll = "rent-roll-640-example-boulevard";
const coffeeLease = "lease-placeholder-coffee-15-placeholder-plaza";
const coffeeAbstract = "lease-abstract-placeholder-coffee-15-placeholder-plaza";

/** What a client of many properties types first: of no property, or with its everyday name. */
export function firstVisitQuestions(): Question[] {
  const { answerable, answerableWith, nearMiss, questions, within } = askedBy(sampleClient.email);

  // A figure that each of seven leases has is nobody's, until one is chosen.
  nearMiss(
    "What is the base rent in the lease?",
    "When does the lease end?",
    "What's the security deposit?",
    "When does my lease expire?",
    "How long is the lease term?",
  );
  within(leaseSuite5, [[document(leaseSuite5, "$21,560.00")]], "What is the base rent?");
  within(leaseSuite5, [[document(leaseSuite5, "March 31, 2031")]], "When does the lease end?");
  within(leaseSuite1, [[document(leaseSuite1, "$20,642.92")]], "How much is the monthly rent?");
  within(coffeeAbstract, [[document(coffeeAbstract, "$6,930.00")]], "What is the base rent?");
  within(leaseSuite1, [[document(leaseSuite1, "$20,643")]], "What's the security deposit?");

  answerable(
    [[document(coffeeAbstract, "July 1, 2023"), document(coffeeLease, "July 1, 2023")]],
    "When did Placeholder Coffee move in?",
  );
  answerable(
    [
      [document("title-commitment-2-sample-square", "easement")],
      [document("title-commitment-48-example-road", "easement")],
    ],
    "What does the title commitment say about easements?",
  );
  answerable(
    [[event("viewing-48-example-road")]],
    "When is my next meeting with Jordan?",
    "when's the next appointment",
  );
  answerable([[document(avenueRoll, "Placeholder Insurance Agency")]], "Who is in Suite 2?");
  answerable(
    [[document(boulevardRoll, "15 tenants")]],
    "How many tenants does 640 Example Boulevard have?",
  );
  answerable([[document(squareContract, "$340,000")]], "What's the deposit on Sample Square?");
  answerable(
    [[document(warehouseContract, "half of the escrow fee")]],
    "Who pays the escrow fee at the warehouse?",
  );
  answerable(
    [
      [document(warehouseContract, "transfer tax")],
      [document(squareContract, "transfer tax")],
      [document(boulevardContract, "transfer tax")],
    ],
    "Who pays the transfer tax?",
  );
  answerable([[contact("sasha-varga", "555")]], "How do I reach Sasha Varga?");
  answerable([[document(abstractSuite3, "$117,040")]], "What is the TI allowance for Suite 3?");
  answerable(
    [[document("environmental-assessment-48-example-road", "asbestos")]],
    "Is there asbestos?",
  );
  answerableWith(
    { facts: [[document(leaseSuite5, "sixtieth month")]], also: [] },
    "Does Template Software have a termination right?",
  );

  nearMiss(
    "What's the vacancy rate in the flex market?",
    "How much did the appraisal come in at?",
    "When is the appraisal due?",
    "What's the address of the title company?",
    "Did any tenant ask for a rent reduction?",
    "When does the rate lock expire?",
    "What is the prepayment penalty?",
    "What's the DSCR?",
    "How much boot do I have?",
    "Is Jordan licensed in Texas?",
    "How much are closing costs?",
  );
  return questions;
}
