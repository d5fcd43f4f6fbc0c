import { dealPath } from "@frontage/content/dashboard";
import { formatCapRate, formatExactDollars } from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { dealSideNames, dealStageNames, propertyTypeNames } from "@frontage/records/record-names";
import {
  type Deal,
  type DealSide,
  dealStages,
  type NoiPeriod,
  type PropertyType,
} from "@frontage/records/schemas/deal";
import { formatDayAs, formatFullDay } from "../../time/clock.ts";
import type { AskedKind, RecordCard } from "./record-card.ts";

/** A deal with its property's figures; `null` where one is unknown. */
export type DealRecord = {
  id: string;
  clientId: string;
  name: string;
  city: string;
  region: string;
  type: PropertyType;
  side: DealSide;
  stage: string;
  summary: string;
  isArchived: boolean;
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
};

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** The place of a deal, as questions describe it: "the warehouse in Westsample". */
export const placeOf = ({ city, name, region, summary, type }: DealRecord): string =>
  [name, city, region, propertyTypeNames[type], typeWords[type] ?? "", summary].join("\n");

const typeWords: Partial<Record<PropertyType, string>> = {
  office: "tower building",
  retail: "shopping center shops stores strip mall plaza",
  industrial: "warehouse shop factory distribution flex building",
  multifamily: "apartments apartment building",
  land: "lot parcel acreage",
  hospitality: "hotel motel",
  medical: "clinic building",
  "self-storage": "storage units",
};

/** What a deal and its property state, a card for each figure. */
export function dealCards(deal: DealRecord): RecordCard[] {
  const { noi, occupancy, price, rent, squareFeet, yearBuilt } = deal;
  const capRate =
    price !== null && noi !== null ? (capRateOf({ noi, price }) ?? deal.capRate) : deal.capRate;
  const shared = {
    source: "deal",
    recordId: deal.id,
    dealIds: [deal.id],
    title: "Deal",
    path: dealPath(deal.id),
  } as const;
  const card = (
    label: string,
    text: string,
    words: string,
    answers: readonly AskedKind[] = [],
  ): RecordCard => ({ ...shared, label, text, words, answers });
  const figure = (
    label: string,
    value: number | null | undefined,
    format: (value: number) => string,
    words: string,
    answers: readonly AskedKind[] = ["howMuch"],
  ) => (value === null || value === undefined ? [] : [card(label, format(value), words, answers)]);
  const kind = propertyTypeNames[deal.type];
  const side = dealSideNames[deal.side].toLowerCase();
  return [
    ...figure(
      "Price",
      price,
      formatExactDollars,
      "asking purchase sale price cost costs pay paying asked listed buy sell how much dollars",
    ),
    ...figure(
      "Net operating income (NOI)",
      noi,
      (value) => `${formatExactDollars(value)} a year${periodOf(deal)}`,
      "net income earn profit cash flow annual",
    ),
    ...figure("Cap rate", capRate, formatCapRate, "capitalization rate going-in yield return"),
    ...figure(
      "Base rent",
      rent,
      (value) => `${formatExactDollars(value)} per square foot a year`,
      "asking rent rate lease pay psf foot cost how much",
    ),
    ...figure(
      "Occupancy",
      occupancy,
      (value) => `${number.format(value)}%`,
      "occupied leased full vacancy vacant empty percent rented",
    ),
    ...figure(
      "Size",
      squareFeet,
      (value) => `${number.format(value)} square feet`,
      "big large area footage sf sqft sq ft floor space",
      ["howMany", "howMuch"],
    ),
    ...figure("Year built", yearBuilt, String, "old age construction constructed built", [
      "when",
      "howMany",
    ]),
    card(
      "Property",
      `${kind} in ${deal.city}, ${deal.region}`,
      "kind type sort building asset where located location address city state",
    ),
    ...(deal.summary
      ? [card("About the property", deal.summary, "description summary describe what is it like")]
      : []),
    card(
      "Stage",
      stageText(deal),
      `status progress how far along ${side} buying selling leasing under contract`,
      ["when"],
    ),
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

function stageText({ side, stage, stageDays }: DealRecord): string {
  const days: Record<string, string> = stageDays === null ? {} : JSON.parse(stageDays);
  const since = days[stage];
  const stages: readonly string[] = dealStages[side];
  const at = `stage ${stages.indexOf(stage) + 1} of ${stages.length} of the ${dealSideNames[side].toLowerCase()}`;
  return `${stageName(stage)}, ${at}${since ? `, since ${formatFullDay(since)}` : ""}`;
}
