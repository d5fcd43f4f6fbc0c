import { sampleClient } from "@frontage/content/samples/client";
import { sampleProperties } from "@frontage/content/samples/properties";
import { formatDay } from "@frontage/content/samples/relative-dates";
import { type Gold, type Question, askedBy, gold } from "../question.ts";

/** Reserved: for testing only, see the README. Other facts of the samples, in other phrasings. */
export function sampleClientReservedQuestions(now: Date): Question[] {
  const ask = askedBy(sampleClient.email);
  const { answerable, nearMiss, unanswerable } = ask;
  const properties = sampleProperties(now);
  const doc = (id: string, ...contains: string[]): Gold => gold(`document:${id}`, ...contains);
  const keyDate = (deal: string, label: string): Gold => {
    const date = properties
      .find(({ id }) => id === deal)
      ?.keyDates.find((one) => one.label === label);
    return gold(`keydate:${deal}/${label}`, formatDay(date?.day ?? ""));
  };
  answerable(
    [[keyDate("31-model-way", "Viewings begin")]],
    "From when can people view 31 Model Way?",
  );
  answerable(
    [
      [
        keyDate("77-instance-lane", "Offers due"),
        doc("offering-memorandum-77-instance-lane", "Offers are due"),
        doc("listing-agreement-77-instance-lane", "collects offers until"),
      ],
    ],
    "Instance Lane: deadline for bids?",
  );
  answerable(
    [[gold("property:5-pattern-court", "$5,300,000")]],
    "What would 5 Pattern Court cost?",
  );
  answerable(
    [[gold("property:9-template-drive", "7.1")]],
    "What cap does Template Drive trade at?",
  );
  answerable([[gold("contact:teagan-moss")]], "Who's doing title on the Boulevard sale?");
  answerable(
    [[gold("contact:toby-lindgren"), doc("survey-2-sample-square", "Toby Lindgren")]],
    "Name of the surveyor at Sample Square?",
  );
  answerable(
    [[doc("lease-bay-1-301-specimen-yard", "dust collection")]],
    "What does the millwork tenant have to do about dust?",
  );
  answerable(
    [
      [
        doc("lease-bay-1-301-specimen-yard", "limited to twelve months of rent"),
        doc("lease-bay-1-301-specimen-yard", "guaranty"),
      ],
    ],
    "Is the Bay 1 lease guaranteed by anybody?",
  );
  answerable(
    [
      [
        doc("listing-agreement-77-instance-lane", "Owner finances up to 20%"),
        doc("offering-memorandum-77-instance-lane", "second mortgage"),
      ],
    ],
    "Would I carry paper on Instance Lane?",
  );
  answerable(
    [[doc("purchase-agreement-640-example-boulevard", "Percentage rent for the lease year")]],
    "How do we split the grocer's percentage rent with the buyer?",
  );
  answerable(
    [[doc("rent-roll-640-example-boulevard", "breakpoint")]],
    "Above what sales does the grocery store pay extra rent?",
  );
  answerable(
    [[doc("rent-roll-640-example-boulevard", "Exclusive right to sell pizza")]],
    "Does the pizzeria have an exclusive?",
  );
  answerable(
    [
      [
        doc(
          "purchase-agreement-2-sample-square",
          "Seller completes the modernization of elevator 2",
        ),
      ],
    ],
    "What's supposed to happen with the second elevator at the Square?",
  );
  answerable(
    [[doc("purchase-agreement-2-sample-square", "at least 22 of the 24 apartments")]],
    "How many apartments must be leased at the Square's closing?",
  );
  answerable(
    [[doc("condition-assessment-2-sample-square", "Domestic hot-water boilers")]],
    "When will the boilers need replacing at Sample Square?",
  );
  answerable(
    [[doc("title-commitment-2-sample-square", "underground steam line")]],
    "Is there a steam pipe under the Square's land?",
  );
  answerable(
    [[doc("survey-2-sample-square", "46 parking spaces")]],
    "How many parking stalls are in the basement of the Square?",
  );
  answerable(
    [[doc("pricing-analysis-120-specimen-street", "Parking brings $186,000")]],
    "What does the garage at Specimen Street bring in?",
  );
  answerable(
    [[doc("leasing-agreement-200-sample-avenue", "6% of the base rent")]],
    "What leasing commission do we owe on Sample Avenue deals?",
  );
  answerable(
    [[doc("estoppel-placeholder-coffee-15-placeholder-plaza", "patio drain")]],
    "Was the drain on the coffee shop's patio fixed?",
  );
  answerable(
    [[doc("lease-suite-5-200-sample-avenue", "roof deck")]],
    "May the software company use the roof?",
  );
  answerable(
    [[doc("lease-suite-1-200-sample-avenue", "licensed contractor")]],
    "How must the dentist get rid of medical waste?",
  );
  answerable(
    [
      [
        doc("letter-of-intent-15-placeholder-plaza", "replaced in 2019"),
        doc("offering-memorandum-15-placeholder-plaza", "replaced in 2019"),
        gold("property:15-placeholder-plaza", "2019"),
      ],
    ],
    "When were the plaza's roofs redone?",
  );
  answerable(
    [[doc("offering-memorandum-9-template-drive", "216 parking spaces")]],
    "How much parking does Template Drive have?",
  );
  nearMiss(
    "Who is the attorney for 2 Sample Square?",
    "What was the appraised value of 48 Example Road?",
    "When does Specimen Logistics' option end at 301 Specimen Yard?",
    "Does the pharmacy have an exclusive?",
    "Is there an elevator at Placeholder Row?",
    "What's the percentage rent at Placeholder Row?",
  );
  unanswerable(
    "Which tenants of the plaza sell alcohol?",
    "What's the alarm code for the warehouse?",
    "How many employees does Template Software have?",
    "What did the plaza sell for in 1991?",
  );
  return ask.questions;
}
