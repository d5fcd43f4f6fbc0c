import { broker } from "../broker.ts";
import { capRateOf } from "@frontage/records/cap-rate";
import type { Deal } from "@frontage/records/schemas/deal";
import { type contractTerms, contractDays, signedLabel } from "./contract-dates.ts";
import { plazaDays, warehouseDays } from "./deal-days.ts";
import { businessDayFrom, dayFrom } from "./relative-dates.ts";

/**
 * The twelve properties of the sample client: 600,000 square feet, divided as the overview shows.
 */
export function sampleProperties(now: Date, timeZone: string = broker.timeZone): Deal[] {
  const today = dayFrom(now, 0, timeZone);
  const exactly = (label: string, days: number) => keyDate(label, dayFrom(now, days, timeZone));
  const onBusinessDay = (label: string, days: number) =>
    keyDate(label, businessDayFrom(now, days, timeZone));
  const keyDate = (label: string, day: string) => ({ label, day, done: day < today });

  /** From accepted offer to closing, on the days that the purchase agreement counts. */
  const saleDates = (
    dealId: keyof typeof contractTerms,
    days: { accepted: number; signed: number; closing: number },
  ) => {
    const signed = dayFrom(now, days.signed, timeZone);
    const closing = businessDayFrom(now, days.closing, timeZone);
    return [
      exactly("Offer accepted", days.accepted),
      keyDate(signedLabel(dealId), signed),
      ...contractDays(dealId, { signed, closing }).map(({ day, label }) => keyDate(label, day)),
      keyDate("Closing", closing),
    ].toSorted((a, b) => a.day.localeCompare(b.day));
  };

  /** Twelve months up to the last complete one before that day. */
  const trailingAt = (day: string) => {
    const noiThrough = dayFrom(new Date(`${day.slice(0, 7)}-01T12:00:00Z`), -1, "UTC").slice(0, 7);
    return { noiPeriod: "trailing-12", noiThrough } as const;
  };
  const trailing = trailingAt(today);

  const properties: Omit<Deal, "version">[] = [
    {
      id: "48-example-road",
      name: "48 Example Road",
      city: "Anytown",
      region: "ST",
      type: "industrial",
      squareFeet: 64_000,
      yearBuilt: 1998,
      summary:
        "Warehouse with 28-foot clear height, eight dock doors and a fenced yard. One tenant on a triple-net lease with six years left.",
      occupancy: 100,
      price: 9_350_000,
      noi: 584_375,
      ...trailing,
      timeZone: "America/Chicago",
      progress: { side: "purchase", stage: "due-diligence" },
      stageDays: {
        search: dayFrom(now, -85, timeZone),
        "letter-of-intent": dayFrom(now, warehouseDays.offerAccepted, timeZone),
        contract: dayFrom(now, warehouseDays.agreementSigned, timeZone),
        "due-diligence": dayFrom(now, warehouseDays.agreementSigned, timeZone),
      },
      keyDates: [
        ...saleDates("48-example-road", {
          accepted: warehouseDays.offerAccepted,
          signed: warehouseDays.agreementSigned,
          closing: warehouseDays.closing,
        }).map((date) =>
          // Buyer objected in time.
          date.label === "Title objection" ? { ...date, done: true } : date,
        ),
        exactly("1031 exchange, day 180", warehouseDays.exchangeDay180),
      ],
    },
    {
      id: "200-sample-avenue",
      name: "200 Sample Avenue",
      city: "Anytown",
      region: "ST",
      type: "office",
      squareFeet: 38_000,
      yearBuilt: 2004,
      summary:
        "Three-story office building with five suites and 140 parking spaces. Suite 3, 4,180 square feet on the second floor, is available.",
      occupancy: 89,
      rent: 24.5,
      timeZone: "America/Chicago",
      progress: { side: "lease", stage: "tours" },
      keyDates: [
        exactly("Leasing agreement signed", -190),
        exactly("Suite 3 vacant", -45),
        onBusinessDay("Suite 3 ready to move in", 48),
      ],
    },
    {
      id: "15-placeholder-plaza",
      name: "15 Placeholder Plaza",
      city: "Anytown",
      region: "ST",
      type: "retail",
      squareFeet: 46_000,
      yearBuilt: 1991,
      summary:
        "Neighborhood retail plaza on a signaled corner: eleven shops, with a coffee roaster and a pharmacy at the ends. Roofs replaced in 2019.",
      occupancy: 96,
      price: 12_400_000,
      noi: 793_600,
      ...trailing,
      timeZone: "America/Chicago",
      progress: { side: "sale", stage: "offers" },
      keyDates: [
        exactly("Listing agreement signed", plazaDays.listingSigned),
        exactly("On the market", plazaDays.onTheMarket),
        onBusinessDay("Letters of intent due", plazaDays.lettersDue),
        onBusinessDay("Offers due", plazaDays.offersDue),
      ],
    },
    {
      id: "2-sample-square",
      name: "2 Sample Square",
      city: "Anytown",
      region: "ST",
      type: "mixed-use",
      squareFeet: 58_000,
      yearBuilt: 2016,
      summary:
        "Five-story building on a square: shops at street level, two floors of offices and 24 apartments above.",
      occupancy: 97,
      price: 17_200_000,
      noi: 1_014_800,
      ...trailing,
      timeZone: "America/Chicago",
      progress: { side: "purchase", stage: "closing" },
      keyDates: saleDates("2-sample-square", { accepted: -78, signed: -64, closing: 16 }),
    },
    {
      id: "640-example-boulevard",
      name: "640 Example Boulevard",
      city: "Port Example",
      region: "EX",
      type: "retail",
      squareFeet: 82_000,
      yearBuilt: 1987,
      summary:
        "Grocery-anchored center on nine acres, with 14 shops and two pads. The anchor has renewed twice and pays a share of sales.",
      occupancy: 93,
      price: 18_900_000,
      noi: 1_285_200,
      // When its operating statement was shared.
      ...trailingAt(dayFrom(now, -60, timeZone)),
      timeZone: "America/New_York",
      progress: { side: "sale", stage: "due-diligence" },
      keyDates: saleDates("640-example-boulevard", { accepted: -52, signed: -38, closing: 43 }),
    },
    {
      id: "120-specimen-street",
      name: "120 Specimen Street",
      city: "Sampleton",
      region: "SA",
      type: "office",
      squareFeet: 112_000,
      yearBuilt: 1985,
      summary:
        "Eight-story office building downtown with a 210-space garage. Lobby, elevators and cooling plant replaced since 2017.",
      occupancy: 82,
      price: 24_600_000,
      noi: 1_820_400,
      noiPeriod: "in-place",
      timeZone: "America/Denver",
      progress: { side: "sale", stage: "preparation" },
      keyDates: [
        exactly("Pricing analysis delivered", -36),
        onBusinessDay("Preparation started", -8),
        onBusinessDay("Marketing begins", 18),
      ],
    },
    {
      id: "9-template-drive",
      name: "9 Template Drive",
      city: "Mesa Sample",
      region: "SA",
      type: "office",
      squareFeet: 54_000,
      yearBuilt: 2008,
      summary:
        "Two-story suburban offices around a courtyard, leased to seven tenants on modified gross leases.",
      occupancy: 91,
      price: 11_200_000,
      noi: 795_200,
      ...trailing,
      timeZone: "America/Phoenix",
      progress: { side: "purchase", stage: "letter-of-intent" },
      keyDates: [
        exactly("Confidentiality agreement signed", -44),
        onBusinessDay("First tour", -33),
        onBusinessDay("Letter of intent planned", 15),
      ],
    },
    {
      id: "31-model-way",
      name: "31 Model Way",
      city: "Anytown",
      region: "ST",
      type: "office",
      squareFeet: 36_000,
      yearBuilt: 2011,
      summary:
        "Single-story offices beside a hospital campus. Two suites fitted out for clinics become available next year.",
      occupancy: 78,
      rent: 28,
      timeZone: "America/Chicago",
      progress: { side: "lease", stage: "assignment" },
      keyDates: [exactly("Assignment started", -9), onBusinessDay("Tours begin", 20)],
    },
    {
      id: "5-pattern-court",
      name: "5 Pattern Court",
      city: "Anytown",
      region: "ST",
      type: "retail",
      squareFeet: 22_000,
      yearBuilt: 2001,
      summary:
        "Strip of nine shops on a commuter road, all on triple-net leases. The owner is open to an off-market sale.",
      occupancy: 100,
      price: 5_300_000,
      noi: 349_800,
      ...trailing,
      timeZone: "America/Chicago",
      progress: { side: "purchase", stage: "search" },
      keyDates: [exactly("Added to your search", -12)],
    },
    {
      id: "301-specimen-yard",
      name: "301 Specimen Yard",
      city: "Sampleton",
      region: "SA",
      type: "industrial",
      squareFeet: 38_000,
      yearBuilt: 2006,
      summary:
        "Flex building in three bays, each with its own office front and loading door. Bay 2, 9,500 square feet, is available.",
      occupancy: 75,
      rent: 11.25,
      timeZone: "America/Denver",
      progress: { side: "lease", stage: "proposal" },
      keyDates: [
        exactly("Leasing agreement signed", -120),
        onBusinessDay("Bay 2 viewed", -41),
        exactly("Proposal drafted", -34),
      ],
    },
    {
      id: "77-instance-lane",
      name: "77 Instance Lane",
      city: "Anytown",
      region: "ST",
      type: "industrial",
      squareFeet: 18_000,
      yearBuilt: 1979,
      summary:
        "Workshop and showroom on a corner lot with room for one more building. Suits an owner who will use it.",
      occupancy: 60,
      price: 2_650_000,
      noi: 182_850,
      noiPeriod: "pro-forma",
      timeZone: "America/Chicago",
      progress: { side: "sale", stage: "marketing" },
      keyDates: [
        exactly("Listing agreement signed", -62),
        exactly("On the market", -41),
        onBusinessDay("Offers due", 24),
      ],
    },
    {
      id: "18-placeholder-row",
      name: "18 Placeholder Row",
      city: "Westsample",
      region: "EX",
      type: "mixed-use",
      squareFeet: 32_000,
      yearBuilt: 1924,
      summary:
        "Former printing plant with shops below and studios above. Unit 2 goes to a fitness operator; the lease is being finalized.",
      occupancy: 88,
      rent: 31,
      timeZone: "America/Los_Angeles",
      progress: { side: "lease", stage: "lease-execution" },
      keyDates: [
        exactly("Proposal agreed", -48),
        onBusinessDay("Lease to be signed", 16),
        onBusinessDay("Lease begins", 62),
      ],
    },
  ];
  return properties.map((property) => ({
    ...property,
    capRate: capRateOf(property),
    version: 1,
  }));
}
