import { formatExactDollars } from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { dealPath } from "@frontage/content/dashboard";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import { dealStages, type NoiPeriod, type Deal } from "@frontage/records/schemas/deal";
import { formatDayAs, formatFullDay } from "../../time/clock.ts";
import { type Attribute, type KnownDeal, recordItem, type RecordItem } from "./record-item.ts";

/** A deal with its property's figures; `null` where one is unknown. */
export type DealRecord = KnownDeal & {
  timeZone: string;
  squareFeet: number;
  yearBuilt: number | null;
  occupancy: number | null;
  price: number | null;
  noi: number | null;
  noiPeriod: NoiPeriod | null;
  noiThrough: string | null;
  capRate: number | null;
  rent: number | null;
  stageDays: string | null;
  createdAt: string;
};

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** What a deal and its property state, each as a sentence: "48 Example Road: the cap rate is 6.25%." */
export function dealItems(deal: DealRecord): RecordItem[] {
  const facts = factsOf(deal);
  const text = [...facts.map(({ quote }) => quote), deal.summary].join("\n");
  const passage = {
    kind: "deal" as const,
    recordId: deal.id,
    title: deal.name,
    path: dealPath(deal.id),
    text,
    clientId: deal.clientId,
    dealId: deal.id,
  };
  return facts.map((fact) => recordItem(passage, fact));
}

type DealFact = RecordItem["fact"];

function factsOf(deal: DealRecord): DealFact[] {
  const capRate =
    deal.price !== null && deal.noi !== null
      ? (capRateOf({ price: deal.price, noi: deal.noi }) ?? deal.capRate)
      : deal.capRate;
  const { noi, occupancy, price, rent, squareFeet, yearBuilt } = deal;
  const amount = (
    attribute: Attribute,
    figure: number | null | undefined,
    sentence: (figure: number) => string,
  ): DealFact[] =>
    figure === null || figure === undefined
      ? []
      : [{ attribute, type: "amount", quote: `${deal.name}: ${sentence(figure)}.` }];
  const kind = propertyTypeNames[deal.type].toLowerCase();
  return [
    ...amount("price", price, (figure) => `the price is ${formatExactDollars(figure)}`),
    ...amount(
      "noi",
      noi,
      (figure) =>
        `the net operating income (NOI) is ${formatExactDollars(figure)} a year${periodOf(deal)}`,
    ),
    ...amount("cap-rate", capRate, (figure) => `the cap rate is ${number.format(figure)}%`),
    ...amount(
      "rent",
      rent,
      (figure) => `the base rent is ${formatExactDollars(figure)} per square foot a year`,
    ),
    ...amount("occupancy", occupancy, (figure) => `the occupancy is ${number.format(figure)}%`),
    ...amount("size", squareFeet, (figure) => `the size is ${number.format(figure)} square feet`),
    ...amount("year-built", yearBuilt, (figure) => `the year built is ${figure}`),
    {
      attribute: "type",
      type: "clause",
      quote: `${deal.name}: ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind} property in ${deal.city}, ${deal.region}.`,
    },
    {
      attribute: "location",
      type: "place",
      quote: `${deal.name}: located in ${deal.city}, ${deal.region}.`,
    },
    { attribute: "stage", type: "clause", quote: stageSentence(deal) },
    {
      attribute: "side",
      type: "clause",
      quote: `${deal.name}: the deal is a ${dealSideNames[deal.side].toLowerCase()}.`,
    },
  ];
}

function periodOf({ noiPeriod, noiThrough }: DealRecord): string {
  if (noiPeriod === "trailing-12") {
    const through = noiThrough ? ` through ${formatDayAs(`${noiThrough}-01`, "MMMM yyyy")}` : "";
    return `, for the trailing twelve months${through}`;
  }
  if (noiPeriod === "in-place") return ", in place";
  return noiPeriod === "pro-forma" ? ", pro forma" : "";
}

const stageName = (stage: string) =>
  stage in dealStageNames ? dealStageNames[stage as Deal["progress"]["stage"]] : stage;

function stageSentence(deal: DealRecord): string {
  const since = daysOf(deal)[deal.stage];
  const stages: readonly string[] = dealStages[deal.side];
  const at = `stage ${stages.indexOf(deal.stage) + 1} of ${stages.length}`;
  return `${deal.name}: the ${dealSideNames[deal.side].toLowerCase()} is at the stage “${stageName(deal.stage)}” (${at})${since ? `, since ${formatFullDay(since)}` : ""}.`;
}

const daysOf = ({ stageDays }: DealRecord): Record<string, string> =>
  stageDays === null ? {} : JSON.parse(stageDays);
