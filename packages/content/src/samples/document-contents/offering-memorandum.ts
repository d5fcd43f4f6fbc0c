import { broker } from "../../broker.ts";
import type { Deal } from "@frontage/records/schemas/deal";
import {
  type Block,
  type SampleFile,
  dollars,
  dollarsAndCents,
  longDay,
  keyDay,
  placeOf,
  section,
  squareFeet,
} from "./content.ts";
import { type Line, incomeOf, sum } from "./income.ts";
import { annualRent, tenanciesOf } from "./tenancies.ts";
import { vacantSuites } from "./rent-roll.ts";

type Story = {
  location: readonly string[];
  building: readonly string[];
  tenants: readonly string[];
  market: readonly string[];
  terms: readonly string[];
};

/** What a buyer needs to form a first opinion. */
export function offeringMemorandum(file: SampleFile): Block[] {
  const { property } = file;
  const { building, location, market, tenants, terms } = storyOf(file);
  const { expenses, income, noi, total } = incomeOf(property);
  const price = property.price ?? 0;
  const isPlan = property.noiPeriod === "pro-forma";
  return [
    ...section(
      "Offering memorandum",
      property.summary,
      `Price: ${dollars(price)}. Net operating income: ${dollars(noi)} a year${isPlan ? ", pro forma" : ""}. Cap rate: ${((noi / price) * 100).toFixed(2)}%. Price per square foot: ${dollarsAndCents(price / property.squareFeet)}. Occupancy: ${property.occupancy}%.`,
    ),
    ...section("Location", `${placeOf(property)}.`, ...location),
    ...section(
      "The building",
      `${squareFeet(property.squareFeet)}, built in ${property.yearBuilt}.`,
      ...building,
    ),
    { kind: "page" },
    { kind: "heading", text: "Tenants" },
    tenants.length > 0 && tenanciesOf(property).length === 1
      ? tenantText(property)
      : tenantTable(property),
    ...tenants.map((text): Block => ({ kind: "text", text })),
    {
      kind: "heading",
      text: isPlan ? "Income and expenses, pro forma" : "Income and expenses, twelve months",
    },
    amounts([
      ...income,
      ["Effective gross income", total],
      ...expenses,
      ["Total operating expenses", sum(expenses)],
      [isPlan ? "Net operating income, pro forma" : "Net operating income", noi],
    ]),
    ...section("The market", ...market),
    ...section(
      "Terms of the offering",
      ...terms,
      `${broker.name} of ${broker.firm.name} is the contact for this file. Information was taken from the owner and is deemed reliable, not guaranteed. This is not an appraisal.`,
    ),
  ];
}

function tenantText(property: Deal): Block {
  const [tenancy] = tenanciesOf(property);
  if (!tenancy) throw new Error(`${property.name} has no tenant.`);
  return {
    kind: "text",
    text: `${tenancy.tenant} leases ${squareFeet(tenancy.squareFeet)} from ${longDay(tenancy.begins)} to ${longDay(tenancy.ends)} at ${dollarsAndCents(tenancy.rent)} per square foot, ${dollars(annualRent(tenancy))} a year.`,
  };
}

function tenantTable(property: Deal): Block {
  return {
    kind: "table",
    columns: [
      { label: "Space", share: 0.1 },
      { label: "Tenant", share: 0.34 },
      { label: "SF", share: 0.12, isFigure: true },
      { label: "Annual rent", share: 0.2, isFigure: true },
      { label: "Lease ends", share: 0.24, isFigure: true },
    ],
    rows: [
      ...tenanciesOf(property).map((tenancy) => [
        tenancy.suite,
        tenancy.tenant,
        tenancy.squareFeet.toLocaleString("en-US"),
        dollars(annualRent(tenancy)),
        longDay(tenancy.ends),
      ]),
      ...(vacantSuites[property.id] ?? []).map(([suite, area]) => [
        suite,
        "Vacant",
        area.toLocaleString("en-US"),
        "",
        "",
      ]),
    ],
  };
}

function amounts(lines: readonly Line[]): Block {
  return {
    kind: "table",
    columns: [
      { label: "", share: 0.75 },
      { label: "A year", share: 0.25, isFigure: true },
    ],
    rows: lines.map(([label, amount]) => [label, dollars(amount)]),
  };
}

function storyOf({ property, version }: SampleFile): Story {
  switch (property.id) {
    case "48-example-road":
      return {
        location: [
          "The building lies in Example Industrial Park, 1.4 miles from the interstate interchange and eleven miles from the airport's cargo terminal. Bus line 22 stops at the gate.",
        ],
        building: [
          "Clear height of 28 feet, eight dock doors with levelers, two grade-level doors, a column grid of 50 by 52 feet, an ESFR sprinkler system and 1,600 amps of power at 480 volts.",
          "The roof is a mechanically fastened membrane of 2013 with a warranty that runs for 20 years. The yard of 1.1 acres is fenced and lit. There are 72 car spaces and 14 trailer stalls.",
        ],
        tenants: [
          "The lease is triple net: the tenant pays taxes, insurance and maintenance, while the landlord keeps roof and structure. Rent rises 2.5% a year. There is one option of five years at market rent. The tenant has occupied the building since its lease began and has never paid late.",
        ],
        market: [
          "Vacancy of warehouses in the submarket was 4.9% when this memorandum was written. Comparable buildings asked for $9.25 to $10.40 per square foot, triple net.",
        ],
        terms: [
          "Offers name price, deposit, period of due diligence and the source of funds. The seller prefers a closing within 90 days.",
        ],
      };
    case "15-placeholder-plaza":
      return {
        location: [
          "The plaza is on a signaled corner that 31,400 cars pass on a day, across from a middle school. It has two full-access drives and a pylon sign with nine panels.",
        ],
        building: [
          "Two one-story buildings of masonry on 4.3 acres with 207 parking spaces, 4.5 per thousand square feet. Roofs were replaced in 2019. The parking lot was sealed three years ago and needs an overlay of the north field within about two years.",
        ],
        tenants: [
          version.number > 1
            ? "Sample Pharmacy has exercised its first option: after the term above it stays for five more years, and its rent rises 8% when the option begins."
            : "Sample Pharmacy may exercise its first option within the next months.",
          "Placeholder Coffee roasts on the premises and draws the morning traffic. Space 8 is vacant; two medical users have toured it.",
        ],
        market: [
          "Within three miles live 78,200 people with a median household income of $71,500. Neighborhood centers in the area are 94% leased, and no new center is under construction.",
        ],
        terms: [
          `Letters of intent are due on ${longDay(keyDay(property, "Letters of intent due"))}, best offers on ${longDay(keyDay(property, "Offers due"))}. Tours by appointment only; please do not speak with tenants.`,
        ],
      };
    case "77-instance-lane":
      return {
        location: [
          "A corner lot of 1.3 acres on an arterial road, zoned I-1, light industrial. The lot has room for one more building of up to 9,000 square feet.",
        ],
        building: [
          "Workshop of 10,800 square feet with 18-foot ceilings and a five-ton crane; showroom and offices of 7,200 square feet, now empty. Two grade-level doors, 400 amps of three-phase power.",
          "The workshop's roof dates from 2015. The showroom's roof is original in part and leaks at the skylight.",
        ],
        tenants: [
          "Placeholder Cabinetry would stay, or leave on six months' notice if a buyer wants the whole building.",
        ],
        market: [
          "Owner-users have bought nine buildings of this size in the county in two years, at $128 to $161 per square foot.",
        ],
        terms: [
          `Offers are due on ${longDay(keyDay(property, "Offers due"))}. The owner considers a second mortgage of up to 20% for an owner-user. Income is pro forma: it assumes that the showroom is leased.`,
        ],
      };
    default:
      return {
        location: [
          "The offices are in a business park beside a light-rail station that opens next spring, twelve minutes from the airport. Restaurants and a hotel are within walking distance.",
        ],
        building: [
          "Two floors around a planted courtyard, 216 parking spaces of which 80 are covered by solar canopies, one elevator, and rooftop units replaced between 2019 and 2022.",
          "Suites from 2,700 to 12,400 square feet allow small tenants to grow within the building.",
        ],
        tenants: [
          "All leases are modified gross with expense stops. Two leases end within the next two years; the owner has made no promises to renew them. Suite 130 is vacant and in white-box condition.",
        ],
        market: [
          "Office vacancy in the submarket is 16.2%, but 9.5% for buildings of less than 75,000 square feet. Asking rents were flat over the year.",
        ],
        terms: [
          "The owner sells to rebalance a portfolio, has no deadline for offers and answers letters of intent within five business days. An assumable loan does not exist.",
        ],
      };
  }
}
