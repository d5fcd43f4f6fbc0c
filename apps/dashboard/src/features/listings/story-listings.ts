import type { BrokerListing, ListedListing } from "@frontage/records/schemas/broker-listing";

// Records for the stories and tests of this folder.

const client = { id: "taylor", name: "Taylor Morgan" };
/** A listing's counts when nothing waits. */
export const nothing = {
  offersToAnswer: 0,
  countersToSend: 0,
  acceptances: 0,
  questions: 0,
  requests: 0,
  tours: 0,
};

const listed = (listing: Partial<ListedListing> & { id: string; name: string }): ListedListing => ({
  kind: "sale",
  status: "available",
  slug: listing.id,
  client,
  publishedAt: "2026-04-30T15:00:00.000Z",
  onMarketSince: "2026-04-30",
  confirmedAt: "2026-07-10T15:00:00.000Z",
  statusAt: "2026-04-30T15:00:00.000Z",
  waiting: nothing,
  version: 1,
  type: "retail",
  timeZone: "America/Chicago",
  missing: 0,
  prospects: 9,
  agreements: 3,
  offers: 0,
  ...listing,
});

/** A listing in each state. */
export const storyListings: readonly ListedListing[] = [
  listed({
    id: "plaza",
    name: "15 Placeholder Plaza",
    confirmedAt: "2026-07-13T15:00:00.000Z",
    waiting: { ...nothing, offersToAnswer: 2 },
    prospects: 42,
    agreements: 20,
    offers: 3,
  }),
  listed({
    id: "lane",
    name: "77 Instance Lane",
    type: "industrial",
    confirmedAt: "2026-06-30T15:00:00.000Z",
  }),
  listed({
    id: "loft",
    name: "Brick loft building",
    type: "mixed-use",
    client: { id: "noor", name: "Noor Haddad" },
    waiting: { ...nothing, questions: 1, questionAt: "2026-07-13T18:00:00.000Z" },
  }),
  listed({ id: "suite", name: "200 Sample Avenue, Suite 3", kind: "lease", type: "office" }),
  listed({
    id: "old",
    name: "4 Forgotten Way",
    confirmedAt: "2026-06-10T15:00:00.000Z",
  }),
  listed({ id: "model", name: "31 Model Way", status: "draft", kind: "lease", type: "office" }),
  listed({
    id: "specimen",
    name: "120 Specimen Street",
    status: "draft",
    type: "office",
    missing: 4,
    marketingFrom: "2026-08-01",
  }),
  listed({
    id: "boulevard",
    name: "640 Example Boulevard",
    status: "under-contract",
    statusAt: "2026-06-06T15:00:00.000Z",
    offers: 5,
  }),
];

const stage = (total: number, lastWeek = 0, today = 0) => ({ total, lastWeek, today });
const document = {
  isOfferingMemorandum: false,
  isDownloadable: false,
  fileName: "file.pdf",
  mediaType: "application/pdf",
  bytes: 1000,
  addedAt: "2026-05-01T15:00:00.000Z",
  version: 1,
  readers: 0,
  approved: 0,
  requested: 0,
};

/** A listing on the site, with offers and prospects. */
export const storyListing: BrokerListing = {
  id: "plaza",
  kind: "sale",
  status: "available",
  slug: "15-placeholder-plaza",
  client,
  deal: { id: "deal", name: "15 Placeholder Plaza" },
  createdAt: "2026-04-20T15:00:00.000Z",
  publishedAt: "2026-04-30T15:00:00.000Z",
  onMarketSince: "2026-04-30",
  confirmedAt: "2026-07-13T15:00:00.000Z",
  statusAt: "2026-04-30T15:00:00.000Z",
  offersDueAt: "2026-07-20T22:00:00.000Z",
  term: { from: "2026-04-30", to: "2026-10-31", protectionDays: 180, listDays: 15 },
  waiting: { ...nothing, offersToAnswer: 2 },
  version: 3,
  details: {
    address: "15 Placeholder Plaza",
    city: "Anytown",
    region: "ST",
    timeZone: "America/Chicago",
    isAddressShown: true,
    isPriceOnRequest: false,
    type: "retail",
    squareFeet: 46_000,
    yearBuilt: 1991,
    occupancy: 96,
    price: 12_400_000,
    noi: 793_600,
    noiPeriod: "trailing-12",
    noiThrough: "2026-06",
    summary: "Eleven shops on a signaled corner.",
    highlights: [{ title: "A corner", text: "With a signal." }],
  },
  areCompaniesShown: true,
  areNamesShown: false,
  decided: { companies: { by: "Jordan Avery", at: "2026-05-01T15:00:00.000Z" } },
  photos: [],
  documents: [
    { ...document, id: "flyer", name: "Flyer", tier: "public", readers: 212 },
    {
      ...document,
      id: "om",
      name: "Offering memorandum",
      tier: "agreement",
      isOfferingMemorandum: true,
      pages: 34,
      readers: 17,
    },
    { ...document, id: "rents", name: "Rent roll", tier: "approval", approved: 6, requested: 7 },
  ],
  checklist: [
    { item: "photographs", isDone: true },
    { item: "price", isDone: true },
    { item: "license", isDone: true },
    { item: "agreement", isDone: true },
    { item: "figures", isDone: true },
    { item: "words", isDone: true },
    { item: "documents", isDone: true },
  ],
  origins: [
    {
      month: "2026-07",
      origins: [
        { origin: "search", count: 7 },
        { origin: "direct", count: 3 },
      ],
    },
    { month: "2026-06", origins: [{ origin: "search", count: 7 }] },
  ],
  funnel: {
    views: stage(1499, 214, 12),
    inquired: stage(42, 8, 1),
    signed: stage(20, 4, 1),
    read: stage(17, 3, 1),
    toured: stage(6, 2),
    offered: stage(3, 2),
  },
  views: {
    firstDay: "2026-07-07",
    lastDay: "2026-07-13",
    visitors: 148,
    origins: { search: 96, direct: 52, email: 38, site: 28 },
    weeks: [89, 170, 187, 172, 143, 119, 118, 103, 95, 89, 214].map((views, index) => ({
      lastDay: new Date(Date.UTC(2026, 4, 4 + index * 7)).toISOString().slice(0, 10),
      views,
    })),
  },
  offers: {
    open: 3,
    contracts: { whole: 0, spaces: 0 },
    total: 3,
    firstExpiresAt: "2026-07-17T22:00:00.000Z",
    best: { amount: 12_400_000, company: "Specimen Capital" },
  },
};

/** A draft in a state where the broker has no license. */
export const storyDraft: BrokerListing = {
  ...storyListing,
  status: "draft",
  details: {
    ...storyListing.details,
    address: "120 Specimen Street",
    headline: "Downtown office building",
    city: "Sampleton",
    region: "SA",
    isAddressShown: false,
    marketingFrom: "2026-08-01",
  },
  documents: [],
  checklist: [
    { item: "photographs", isDone: false, note: "2 of at least 4" },
    { item: "price", isDone: false, note: "Set a price or choose “Price on request”" },
    { item: "license", isDone: false, note: "None. Name a cooperating broker" },
    { item: "agreement", isDone: false, note: "No text for SA. Your attorney supplies it" },
    { item: "figures", isDone: true },
    { item: "words", isDone: true },
    { item: "documents", isDone: true },
  ],
};
