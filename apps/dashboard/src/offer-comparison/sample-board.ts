import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import type { LeaseTerms, Offer, OfferBoard, SaleTerms } from "@frontage/records/schemas/offer";

// For stories: three offers for a plaza, and the week they came in.

const timeZone = "America/Chicago";
const terms: SaleTerms = {
  kind: "sale",
  price: 12_150_000,
  deposit: 250_000,
  diligenceDays: 30,
  closingDays: 60,
  payment: "financing",
  loanPercent: 60,
  lender: "Example Bank",
  contingencies: ["inspection", "title", "financing"],
  note: "",
};

const proof = (name: string, addedAt: string) =>
  ({ id: name, kind: "proof-of-funds", name: `${name}.pdf`, bytes: 420_000, addedAt }) as const;

const offer = (id: string, changes: Partial<SaleTerms>, more: Partial<Offer>): Offer => ({
  id,
  buyer: id,
  state: "open",
  terms: { ...terms, ...changes },
  receivedAt: "2026-07-13T21:12:00.000Z",
  changedAt: "2026-07-13T21:12:00.000Z",
  expiresAt: "2026-07-20T22:00:00.000Z",
  isLate: false,
  isReviewed: true,
  files: [],
  version: 1,
  ...more,
});

const offers: Offer[] = [
  offer(
    "abara",
    { note: "We own two plazas nearby, and need no appraisal." },
    {
      buyer: "Abara Retail Partners",
      person: "Quinn Abara",
      role: "principal",
      files: [proof("Bank letter", "2026-07-10T15:00:00.000Z")],
    },
  ),
  offer(
    "specimen",
    {
      price: 12_400_000,
      deposit: 150_000,
      diligenceDays: 45,
      closingDays: 90,
      loanPercent: 70,
      lender: "",
      contingencies: ["inspection", "title", "financing", "sale"],
    },
    {
      buyer: "Specimen Capital",
      person: "Sam Whitlock",
      role: "principal",
      receivedAt: "2026-07-13T00:30:00.000Z",
      expiresAt: "2026-07-17T22:00:00.000Z",
    },
  ),
  offer(
    "template",
    {
      price: 11_850_000,
      deposit: 500_000,
      diligenceDays: 21,
      closingDays: 45,
      payment: "cash",
      contingencies: ["inspection", "title"],
    },
    {
      buyer: "Template Family Office",
      person: "Reese Tanaka",
      role: "broker",
      receivedAt: "2026-07-06T15:00:00.000Z",
      expiresAt: "2026-07-24T22:00:00.000Z",
      files: [proof("Bank statement", "2026-07-06T15:00:00.000Z")],
    },
  ),
];

/** Three offers, of which one is recommended. */
export const sampleBoard: OfferBoard = {
  listing: {
    id: "plaza",
    name: "15 Placeholder Plaza",
    publicName: "15 Placeholder Plaza",
    place: "Anytown, ST",
    kind: "sale",
    status: "available",
    timeZone,
    squareFeet: 46_000,
    price: 12_400_000,
    noi: 793_600,
    isProForma: false,
    offersDueAt: "2026-07-20T22:00:00.000Z",
  },
  client: { id: "taylor", name: "Taylor Morgan" },
  dealId: "plaza",
  recommendation: {
    text: "Counter Abara at $12,250,000 with 21 days of due diligence. The bank letter is in and the deposit is above 2%.",
    offerId: "abara",
    sentAt: "2026-07-14T15:20:00.000Z",
  },
  offers,
  history: [
    {
      id: 4,
      offerId: "abara",
      buyer: "Abara Retail Partners",
      at: "2026-07-13T21:12:00.000Z",
      kind: "changed",
      by: "prospect",
      terms,
      before: { ...terms, price: 12_050_000 },
    },
    {
      id: 2,
      offerId: "specimen",
      buyer: "Specimen Capital",
      at: "2026-07-13T00:30:00.000Z",
      kind: "offered",
      by: "prospect",
      terms: { ...terms, price: 12_400_000 },
    },
  ],
  version: 1,
};

const views = [89, 170, 187, 172, 143, 119, 118, 103, 95, 89, 214];
const inquiries = [2, 5, 6, 5, 4, 3, 3, 2, 2, 1, 8];

export const sampleWeek: ListingWeek = {
  listing: sampleBoard.listing,
  slug: "15-placeholder-plaza",
  firstDay: "2026-07-07",
  lastDay: "2026-07-13",
  sentence: "Two offers came in, and four more buyers signed the agreement.",
  rest: "214 views by 148 visitors. The busiest week so far.",
  week: { views: 214, inquiries: 8, agreements: 4, readers: 3, tours: 2, offers: 2 },
  total: { views: 1499, inquiries: 41, agreements: 19, readers: 16, tours: 6, offers: 3 },
  weeks: inquiries.map((count, index) => ({
    lastDay: new Date(Date.UTC(2026, 4, 4 + index * 7)).toISOString().slice(0, 10),
    views: views[index] ?? 0,
    inquiries: count,
    agreements: Math.floor(count / 2),
    readers: Math.floor(count / 3),
    tours: index % 3,
    offers: index > 8 ? 1 : 0,
  })),
  interested: [
    {
      id: "abara",
      company: "Abara Retail Partners",
      role: "principal",
      step: "Offered $12,150,000",
      lastSeenAt: "2026-07-14T13:00:00.000Z",
    },
    { id: "private", company: "Private buyer", step: "Toured Jul 8" },
  ],
};

const rent = { amount: 24.5, unit: "sf-year" } as const;
const proposal = (id: string, changes: Partial<LeaseTerms>, more: Partial<Offer>): Offer => ({
  ...offer(id, {}, more),
  terms: {
    kind: "lease",
    spaceIds: ["third"],
    rent: 24,
    termMonths: 60,
    increase: 3,
    increaseUnit: "percent",
    freeMonths: 3,
    improvements: 25,
    startsOn: "2026-09-01",
    renewal: "One, 5 years",
    guaranty: "Personal",
    note: "",
    ...changes,
  },
});

const title = proposal(
  "title",
  {
    rent: 24,
    termMonths: 84,
    increase: 2.5,
    freeMonths: 5,
    improvements: 35,
    startsOn: "2026-10-01",
    renewal: "Two, 5 years each",
    guaranty: "",
  },
  { buyer: "Sample Title", person: "Sasha Varga", role: "broker" },
);

/** Three proposals for a suite, of which one is countered. */
export const sampleProposals: OfferBoard = {
  listing: {
    id: "avenue",
    name: "200 Sample Avenue",
    publicName: "200 Sample Avenue",
    place: "Anytown, ST",
    kind: "lease",
    status: "available",
    timeZone,
    squareFeet: 30_000,
    rent: 18,
    isProForma: false,
    spaces: [
      { id: "first", name: "Suite 1", squareFeet: 1200, status: "available" },
      {
        id: "third",
        name: "Suite 3",
        squareFeet: 4180,
        rent,
        leaseType: "full-service",
        status: "available",
      },
    ],
  },
  client: { id: "taylor", name: "Taylor Morgan" },
  dealId: "avenue",
  offers: [
    proposal(
      "studio",
      {},
      {
        buyer: "Chen Design Studio",
        person: "Riley Chen",
        role: "principal",
        changedAt: "2026-07-11T15:00:00.000Z",
        expiresAt: "2026-07-24T22:00:00.000Z",
      },
    ),
    {
      ...title,
      counter: {
        terms: { ...title.terms, ...(title.terms.kind === "lease" && { rent: 23.5 }) },
        state: "sent",
        at: "2026-07-13T15:00:00.000Z",
        seenAt: "2026-07-14T15:00:00.000Z",
        expiresAt: "2026-07-20T22:00:00.000Z",
      },
    },
    proposal(
      "software",
      {
        rent: 25,
        termMonths: 36,
        increase: 0,
        freeMonths: 1,
        improvements: 0,
        renewal: "",
        guaranty: "Parent company",
      },
      {
        buyer: "Template Software",
        person: "Alex Kimura",
        role: "principal",
        expiresAt: "2026-07-31T22:00:00.000Z",
      },
    ),
  ],
  history: [],
  version: 1,
};
