import { expect, test } from "vitest";
import { type ChecklistFacts, listingChecklist } from "./listing-checklist.ts";
import type { Space } from "./schemas/space.ts";

const complete: ChecklistFacts = {
  kind: "sale",
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
    noiPeriod: "in-place",
    summary: "Eleven shops.",
    highlights: [1, 2, 3].map((number) => ({ title: `Highlight ${number}`, text: "" })),
  },
  photographs: [1, 2, 3, 4].map((number) => ({ alt: `Photograph ${number}` })),
  documents: [
    { name: "Offering memorandum", tier: "agreement" },
    { name: "Rent Roll, June", tier: "approval" },
  ],
  isLicensed: true,
  isAgreementSample: false,
  today: "2026-07-14",
};

const missing = (facts: Partial<Omit<ChecklistFacts, "details">> & { details?: object }) =>
  listingChecklist({
    ...complete,
    ...facts,
    details: { ...complete.details, ...facts.details },
  })
    .filter(({ isDone }) => !isDone)
    .map(({ item, note }) => `${item}: ${note}`);

test("a listing with everything is ready", () => {
  expect(missing({})).toEqual([]);
});

test("photographs have to be four, and each needs its text", () => {
  const [first = { alt: "" }] = complete.photographs;
  expect(missing({ photographs: [first] })).toEqual(["photographs: 1 of at least 4"]);
  const photographs = [...complete.photographs, { alt: "" }];
  expect(missing({ photographs })).toEqual(["photographs: One needs alternative text"]);
});

test("a price may be on request", () => {
  expect(missing({ details: { price: undefined } })).toHaveLength(1);
  expect(missing({ details: { price: undefined, isPriceOnRequest: true } })).toEqual([]);
});

test("a trailing income says until when", () => {
  expect(missing({ details: { noiPeriod: "trailing-12" } })).toEqual([
    "figures: Missing: the NOI’s last month",
  ]);
});

test("land has no building, and no tenants", () => {
  const details = { type: "land", yearBuilt: undefined, occupancy: undefined, noi: undefined };
  expect(missing({ details, documents: complete.documents.slice(0, 1) })).toEqual([]);
});

test("a hidden address needs a headline", () => {
  expect(missing({ details: { isAddressShown: false } })).toEqual([
    "words: A headline in place of the address",
  ]);
});

const suite: Space = {
  id: "suite-3",
  name: "Suite 3",
  squareFeet: 4180,
  rent: { amount: 24.5, unit: "sf-year" },
  isRentOnRequest: false,
  leaseType: "nnn",
  status: "available",
};

test("a space needs a rent or says that it is on request, and with a rent its type", () => {
  const lease = { kind: "lease" } as const;
  const of = (spaces: readonly Space[]) => missing({ ...lease, details: { spaces } });
  expect(of([suite])).toEqual([]);
  expect(of([])).toEqual(["spaces: Add a space for lease"]);
  const { leaseType: _, rent: __, ...bare } = suite;
  expect(of([suite, { ...bare, isRentOnRequest: true }])).toEqual([]);
  expect(of([bare, { ...bare, name: "Suite 4" }, { ...bare, status: "leased" }])).toEqual([
    "spaces: Suite 3, Suite 4: set a rent or choose “On request”",
  ]);
  expect(of([{ ...bare, rent: { amount: 24.5, unit: "sf-year" } }])).toEqual([
    "spaces: Suite 3: choose the lease type",
  ]);
  expect(of([{ ...suite, squareFeet: 46_001 }])).toEqual([
    "spaces: Suite 3: larger than the property",
  ]);
  // What is for sale and for lease needs both.
  expect(missing({ details: { price: undefined, spaces: [bare] } })).toHaveLength(2);
});

test("an occupancy that the spaces contradict is left out, which the checklist says", () => {
  const details = { ...complete.details, spaces: [suite] };
  const figures = listingChecklist({ ...complete, details }).find(({ item }) => item === "figures");
  expect(figures).toEqual({
    item: "figures",
    isDone: true,
    note: "The site leaves out the occupancy: 4,180 SF of 46,000 SF is available now, so at most 91% is leased",
  });
});

test("a building without income says why, and a memorandum is optional", () => {
  const details = { noi: undefined };
  expect(missing({ details, documents: [] })).toEqual([
    "figures: Missing: NOI, or why there is none",
    "documents: Missing: rent roll, or why there is none",
  ]);
  for (const noIncome of ["vacant", "owner-user"]) {
    expect(missing({ details: { ...details, noIncome }, documents: [] })).toEqual([]);
  }
});

test("a lease needs neither a memorandum nor an agreement that nothing waits for", () => {
  const lease = { kind: "lease", documents: [] } as const;
  expect(
    missing({ ...lease, details: { spaces: [suite], noi: undefined, occupancy: undefined } }),
  ).toEqual([]);
  const documents = [{ name: "Lease form", tier: "agreement" }];
  const itemsOf = (facts: Partial<ChecklistFacts>) =>
    listingChecklist({ ...complete, ...lease, ...facts }).map(({ item }) => item);
  expect(itemsOf({})).not.toContain("agreement");
  expect(itemsOf({ documents })).toContain("agreement");
});

test("no public text names a hidden address", () => {
  const isAddressShown = false;
  const headline = "Eleven shops";
  const hidden = { isAddressShown, headline };
  expect(missing({ details: hidden })).toEqual([]);
  expect(missing({ details: { ...hidden, headline: "Placeholder_Plaza" } })).toEqual([
    "words: The headline names the hidden address",
  ]);
  const [highlight] = complete.details.highlights;
  const highlights = [highlight, highlight, { title: "A corner", text: "At 15 Placeholder." }];
  expect(missing({ details: { ...hidden, highlights } })).toEqual([
    "words: A highlight names the hidden address",
  ]);
  const photographs = complete.photographs.map(() => ({ alt: "15 Placeholder Plz." }));
  expect(missing({ details: hidden, photographs })).toEqual([
    "words: An alternative text names the hidden address",
  ]);
  const documents = [...complete.documents, { name: "placeholder-plaza flyer", tier: "public" }];
  expect(missing({ details: hidden, documents })).toEqual([
    "words: A document’s name names the hidden address",
  ]);
});

test("no note under a figure names the hidden address", () => {
  const hidden = { isAddressShown: false, headline: "Corner retail plaza" };
  for (const field of ["buildingNote", "landNote", "yearNote", "occupancyNote", "zoningNote"]) {
    const details = { ...hidden, [field]: "Placeholder Plaza, 11 shops" };
    expect(missing({ details })).toEqual([
      expect.stringMatching(/^words: The note on the .* names/),
    ]);
  }
});

test("no public text names a price on request", () => {
  const onRequest = { isPriceOnRequest: true };
  expect(missing({ details: { ...onRequest, summary: "Offered at $12.4 million." } })).toEqual([
    "words: The summary names the hidden price",
  ]);
  expect(missing({ details: { summary: "Offered at $12.4 million." } })).toEqual([]);
  const spaces = [{ ...suite, isRentOnRequest: true, note: "About $8,534.17 a month." }];
  expect(missing({ details: { spaces } })).toEqual(["words: A space names the hidden price"]);
  const photographs = complete.photographs.map(() => ({ alt: "$12,400,000 of brick" }));
  expect(missing({ details: onRequest, photographs })).toEqual([
    "words: An alternative text names the hidden price",
  ]);
});
