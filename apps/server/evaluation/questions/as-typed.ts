import { sampleClient } from "@frontage/content/samples/client";
import { askedBy, gold, type Question } from "../question.ts";
import { harperQuinn } from "../stores/harper-quinn.ts";
import { rowanCastle } from "../stores/rowan-castle.ts";

/** As clients type on a phone: short, indirect, with shorthand and typos. */
export function asTypedQuestions(now: Date): Question[] {
  return [...ofTaylor(), ...ofHarper(now), ...ofRowan(now)];
}

function ofTaylor(): Question[] {
  const { answerable, answerableWith, nearMiss, questions } = askedBy(sampleClient.email);
  answerable(
    [
      [
        gold("keydate:2-sample-square/Closing"),
        gold("document:purchase-agreement-2-sample-square", "Closing takes place"),
      ],
    ],
    "sample square - when do we actually close",
  );
  answerable(
    [
      [
        gold("keydate:48-example-road/Due diligence ends"),
        gold("document:purchase-agreement-48-example-road", "due diligence period ends"),
      ],
    ],
    "how many days til the warehouse inspection period is up",
  );
  answerable(
    [
      [
        gold("document:purchase-agreement-48-example-road", "needs the client"),
        gold("keydate:18-placeholder-row/Lease to be signed"),
      ],
    ],
    "do i need to sign anyhting",
  );
  answerableWith(
    {
      facts: [[gold("contact:robin-hale")]],
      also: [gold("document:lease-abstract-suite-3-200-sample-avenue", "Robin Hale")],
    },
    "who do I call about the toilet leaking at sample avenue",
  );
  answerable(
    [
      [
        gold("property:77-instance-lane"),
        gold("document:listing-agreement-77-instance-lane", "$2,650,000"),
        gold("document:offering-memorandum-77-instance-lane", "$2,650,000"),
      ],
    ],
    "asking price on instance lane?",
  );
  answerable(
    [
      [
        gold("property:2-sample-square", "17,200,000"),
        gold("document:purchase-agreement-2-sample-square", "$17,200,000"),
      ],
    ],
    "what are we paying for the 5 story building on the square",
  );
  answerable(
    [
      [
        gold("property:120-specimen-street", "1,820,400"),
        gold("document:pricing-analysis-120-specimen-street", "1,820,400"),
      ],
    ],
    "noi for the downtown office tower w/ the garage",
  );
  answerable([[gold("property:18-placeholder-row", "1924")]], "how old is the printing plant");
  answerable(
    [
      [
        gold("document:purchase-agreement-48-example-road", "deposit of $140,000"),
        gold("document:letter-of-intent-48-example-road", "$140,000"),
      ],
    ],
    "how much did we put down on the warehouse",
  );
  answerableWith(
    {
      facts: [[gold("document:purchase-agreement-2-sample-square", "goes hard")]],
      also: [gold("document:purchase-agreement-2-sample-square", "keep the deposit")],
    },
    "what happens to our money if we walk on sample square after dd",
  );
  answerable(
    [[gold("document:environmental-assessment-48-example-road", "flood zone X")]],
    "is the warehouse in a flood zone",
  );
  answerableWith(
    {
      facts: [
        [gold("document:title-commitment-48-example-road", "20-foot utility easement")],
        [gold("document:title-commitment-48-example-road", "shared driveway")],
      ],
      also: [gold("document:title-commitment-48-example-road", "Easements or claims")],
    },
    "easements on the warehouse?",
  );
  answerable(
    [[gold("document:offering-memorandum-48-example-road", "membrane of 2013")]],
    "roof at the warehouse - how old and any warranty",
  );
  answerableWith(
    {
      facts: [[gold("document:condition-assessment-2-sample-square", "Immediate repairs")]],
      also: [
        gold("document:condition-assessment-2-sample-square", "Immediate $18,500"),
        gold("document:condition-assessment-2-sample-square", "Immediate $41,200"),
        gold("document:condition-assessment-2-sample-square", "Immediate $6,300"),
        gold("document:condition-assessment-2-sample-square", "Immediate"),
      ],
    },
    "what needs fixing right away at sample square",
  );
  answerable(
    [[gold("document:lease-suite-5-200-sample-avenue", "30 unreserved spaces")]],
    "how many parking spots does template software get for free",
  );
  answerable(
    [
      [
        gold("document:lease-suite-1-200-sample-avenue", "security deposit of $20,643"),
        gold("document:rent-roll-200-sample-avenue", "deposit of $20,643"),
      ],
    ],
    "how much security deposit do we hold for the dental office",
  );
  answerable(
    [[gold("document:lease-bay-1-301-specimen-yard", "guaranteed by the two owners")]],
    "does demo millwork have a personal guarantee",
  );
  answerable(
    [[gold("document:rent-roll-200-sample-avenue", "Placeholder Insurance Agency")]],
    "which leases at 200 sample ave are up first",
  );
  answerable(
    [
      [
        gold("document:rent-roll-640-example-boulevard", "Two months behind"),
        gold("document:rent-roll-640-example-boulevard", "more than thirty days late"),
      ],
    ],
    "is anyone behind on rent at the grocery center",
  );
  answerableWith(
    {
      facts: [[gold("document:rent-roll-640-example-boulevard", "$388,500")]],
      also: [
        gold(
          "document:operating-statement-640-example-boulevard",
          "Percentage rent, Example Grocers",
        ),
      ],
    },
    "what does example grocers pay a year",
  );
  answerable(
    [[gold("document:offering-memorandum-15-placeholder-plaza", "Snow removal $23,381")]],
    "snow removal cost at the plaza?",
  );
  answerableWith(
    {
      facts: [
        [gold("document:operating-statement-200-sample-avenue", "Real estate taxes $125,588")],
      ],
      also: [gold("document:operating-statement-200-sample-avenue", "supplemental bill")],
    },
    "property taxes sample avenue",
  );
  answerable(
    [
      [
        gold(
          "document:operating-statement-640-example-boulevard",
          "Total operating expenses $591,895",
        ),
        gold("document:operating-statement-640-example-boulevard", "$591,895"),
      ],
    ],
    "total opex on the boulevard",
  );
  answerable(
    [[gold("document:lease-unit-2-18-placeholder-row", "$45.00 per square foot")]],
    "ti money for the gym at placeholder row",
  );
  answerable(
    [[gold("document:lease-proposal-bay-2-301-specimen-yard", "first three are free")]],
    "how much free rent is bay 2 getting",
  );
  answerable(
    [[gold("document:lease-unit-2-18-placeholder-row", "The parties still discuss")]],
    "what's still not settled in the fitness lease",
  );
  answerable(
    [[gold("document:listing-agreement-77-instance-lane", "nine months")]],
    "how long is the listing for instance lane good for",
  );
  answerable(
    [[gold("document:listing-agreement-15-placeholder-plaza", "may end it earlier")]],
    "can I fire you early on the plaza listing",
  );
  answerable(
    [
      [
        gold("document:pricing-analysis-120-specimen-street", "asking price of $24,600,000"),
        gold("property:120-specimen-street"),
      ],
    ],
    "what number did you think we should list specimen street at",
  );
  answerableWith(
    {
      facts: [[gold("message:robin-hale-2"), gold("message:robin-hale-4")]],
      also: [
        gold("document:lease-abstract-suite-3-200-sample-avenue", "measured again"),
        gold("message:robin-hale-3"),
      ],
    },
    "does robin know suite 3 needs remeasuring",
  );
  answerableWith(
    { facts: [[gold("message:casey-park-1")]], also: [gold("message:casey-park-3")] },
    "why does casey want a new rent roll",
  );
  answerable(
    [
      [
        gold("document:amendment-suite-5-200-sample-avenue", "storage room B-2"),
        gold("document:rent-roll-200-sample-avenue", "storage room B-2"),
      ],
    ],
    "who gets the storage room in the basement",
  );
  answerableWith(
    {
      facts: [[gold("document:offering-memorandum-48-example-road", "Clear height of 28 feet")]],
      also: [
        gold("property:48-example-road"),
        gold("document:offering-memorandum-48-example-road", "28-foot"),
      ],
    },
    "clear height in the warehouse n how many docks",
  );
  answerable(
    [[gold("document:rent-roll-640-example-boulevard", "Example Grocers")]],
    "who's the anchor at the boulevard and til when",
  );
  // Of several leases and contracts, each that says it.
  answerableWith(
    {
      facts: [
        [gold("document:lease-suite-1-200-sample-avenue", "Assignment and subletting need")],
        [gold("document:lease-suite-5-200-sample-avenue", "sublet up to 40%")],
      ],
      also: [
        gold("document:lease-unit-2-18-placeholder-row", "Assignment needs Landlord's consent"),
      ],
    },
    "Can I sublet?",
    "can my tenants sublease",
  );
  answerable(
    [
      [gold("document:purchase-agreement-48-example-road", "deposit of $140,000")],
      [gold("document:purchase-agreement-640-example-boulevard", "$400,000")],
    ],
    "How much is the earnest money?",
  );
  answerable(
    [[gold("document:rent-roll-200-sample-avenue", "Placeholder Insurance Agency")]],
    "Which lease at Sample Avenue expires first?",
    "whose lease is up next at 200 sample ave",
  );
  answerable(
    [[gold("document:lease-abstract-suite-3-200-sample-avenue", "consent is needed")]],
    "What does the Suite 3 lease say about subleasing?",
  );
  nearMiss(
    "when's my next payment due",
    "base rent in my lease?",
    "whats the interest rate on my example bank loan",
    "What is the interest rate on my loan?",
    "monthly mortgage payment on the warehouse?",
    "how many dock doors at instance lane",
    "who is the appraiser for the warehouse",
    "parking spaces at model way",
    "is there a pool at specimen street",
    "when was the boulevard roof replaced",
    "whats the hoa fee",
    "What is the gate code at 48 Example Road?",
    "who insures the plaza",
    "how much is flood insurance on the warehouse",
    "phone number for reese holloway",
    "what did sample square sell for in 2016",
    "How many parking spaces do I get?",
    "Do I have to pay for snow removal?",
    "what's the base rent in my lease",
    "how many docks at the boulevard",
  );
  return questions;
}

function ofHarper(now: Date): Question[] {
  const { answerable, answerableWith, nearMiss, questions } = askedBy(harperQuinn(now).email);
  answerable(
    [
      [
        gold("keydate:wharfCommencement"),
        gold("document:wharfLease", "Commencement Date, February"),
      ],
    ],
    "hows my lease in baltimore - when's it start",
  );
  answerable(
    [[gold("property:wharf"), gold("document:wharfLease", "$33.75")]],
    "rent on the wharf space",
  );
  answerable(
    [[gold("document:wharfLease", "months one through six is abated")]],
    "do we get any months free at wharf rd",
  );
  answerable([[gold("document:wharfLease", "one dog")]], "can i bring my dog to the office");
  answerable([[gold("document:wharfLease", "Nine passes")]], "how many garage passes do we get");
  answerable([[gold("document:workLetter", "$52.00")]], "build out money from the landlord?");
  answerableWith(
    { facts: [[gold("document:psa", "$285,000")]], also: [gold("document:psa", "$215,000")] },
    "earnest money on juniper?",
  );
  answerable(
    [[gold("document:psa", "additional $215,000")]],
    "how much is our 2nd deposit for the pavilion",
  );
  answerable(
    [[gold("document:termSheet", "6.35%"), gold("message:lenderCall", "6.35")]],
    "rate on the juniper loan",
  );
  answerable(
    [[gold("document:termSheet", "Prepayment")]],
    "can I pay off the juniper mortgage early",
  );
  answerable(
    [[gold("document:cedarRoll", "has given notice")]],
    "which cedar pt tenants are leaving",
  );
  answerable(
    [[gold("document:cedarRoll", "D-6 vacant")], [gold("document:cedarRoll", "E-3 vacant")]],
    "whats vacant at cedar point",
  );
  answerableWith(
    {
      facts: [
        [
          gold("message:roof"),
          gold("document:loi", "past their life"),
          gold("document:hostile", "Sections 2 and 5"),
        ],
      ],
      also: [
        gold("document:loi", "past their life"),
        gold("message:roof"),
        gold("document:hostile", "Sections 2 and 5"),
      ],
    },
    "how bad is the roof at lakeview",
  );
  answerable([[gold("contact:title")]], "number for our title lady in austin");
  answerable(
    [[gold("contact:cedarBroker"), gold("document:cedarPsa", "Pratt Industrial")]],
    "who's the other side's broker at cedar point",
  );
  answerable(
    [[gold("document:wharfLease", "five percent is due")]],
    "late fee at wharf if rent is late",
  );
  nearMiss(
    "rent for suite 400 at wharf road",
    "who is the lender for lakeview",
    "how much is the insurance premium on juniper",
    "when does juniper imaging's lease end exactly what date",
  );
  return questions;
}

function ofRowan(now: Date): Question[] {
  const { answerable, answerableWith, nearMiss, questions } = askedBy(rowanCastle(now).email);
  answerable(
    [[gold("keydate:courtClosing"), gold("document:courtContract", "Closing shall be held")]],
    "closing for the apts?",
  );
  answerable(
    [[gold("document:centerRoll", "Pinnacle Braces", "2,734.38")]],
    "what rent does pinnacle braces pay",
  );
  answerable(
    [[gold("document:centerRoll", "Suite 14, vacant")]],
    "which birchwood suites are empty",
  );
  answerable([[gold("document:courtPhase", "asbestos")]], "is there asbestos in the apartments");
  answerableWith(
    {
      facts: [[gold("document:courtStatement", "Repairs $48,830")]],
      also: [gold("document:courtStatement", "Repairs include")],
    },
    "what did the apartments spend on repairs last yr",
  );
  answerable(
    [[gold("document:courtContract", "replace the boiler"), gold("message:carport")]],
    "does the seller have to do any work b4 we close on maple court",
  );
  answerable([[gold("message:birch")]], "how far apart are we on 412 birch");
  answerable([[gold("contact:birchLender")]], "who do i talk to at scioto savings");
  answerable([[gold("keydate:birchOffer")]], "when are best n finals due");
  answerable(
    [[gold("document:plazaContract", "commission of 4%")]],
    "what commission are we paying on maple plaza",
  );
  answerable(
    [[gold("keydate:suite12Notice"), gold("document:suite12", "220 days")]],
    "when does the clinic have to tell us if they're renewing",
  );
  nearMiss(
    "noi for 412 birch",
    "what is the rent for suite 14's tenant",
    "who's the lender on maple plaza",
    "parking at birchwood how many spaces",
    "roof age at maple court",
  );
  return questions;
}
