import type { DocumentType } from "@frontage/content/schemas/document";
import { expect, test } from "vitest";
import type { Passage } from "../passages/passage.ts";
import { chooseClauses } from "./choose-clauses.ts";
import { expandTerms } from "./expand-terms.ts";
import { rankClauses } from "./rank-clauses.ts";
import { understand } from "./understand.ts";

const page = (title: string, text: string, documentType?: DocumentType): Passage => ({
  id: `document:${title}:1`,
  kind: "document",
  recordId: title,
  title,
  path: `/dashboard/documents?document=${title}`,
  page: 1,
  text,
  clientId: "client",
  dealId: null,
  ...(documentType && { documentType }),
});

/** What is chosen for a question, of documents of one client without deals. */
function chosenFor(typed: string, passages: readonly Passage[], isWithin = false) {
  const [question] = understand(typed, { deals: [], people: [], clients: [], today: "2026-11-23" });
  if (!question) throw new Error(`No question in ${typed}`);
  const terms = expandTerms(question.topic);
  const clauses = rankClauses({ question: question.text, terms, passages, limit: 12 });
  const asked = { question, clauses, dealNames: new Map(), terms, today: "2026-11-23" };
  return chooseClauses({ ...asked, isWithin });
}

const quotesFor = (typed: string, ...passages: readonly Passage[]): string[] =>
  chosenFor(typed, passages).quoted.map(({ quote }) => quote);
/** The same of one document, about which the question was asked. */
const quotesWithin = (typed: string, passage: Passage): string[] =>
  chosenFor(typed, [passage], true).quoted.map(({ quote }) => quote);

const termSheet = page(
  "Loan term sheet",
  "Interest rate: fixed at 6.35% for five years.\nThe bank expects to issue its commitment by December 31, 2026.\nThe borrower has to obtain a commitment within forty days.",
);

test("a word of the document's kind is no name: its clauses answer what it is about", () => {
  expect(quotesFor("What is the rate on the loan?", termSheet)).toEqual([
    "Interest rate: fixed at 6.35% for five years.",
  ]);
});

test("how long is answered by a number in words", () => {
  const lease = page("Lease", "2. Term. The term of the lease is forty-two months.");
  expect(quotesFor("How long is the lease term?", lease).join()).toContain("forty-two months");
});

test("when is answered by what it waits for, unless the question says that itself", () => {
  const agreement = page(
    "Agreement of sale",
    "3. Release. When the second deposit is made, both deposits are released to Seller.",
  );
  expect(quotesFor("When are the deposits released?", agreement)).toHaveLength(1);
});

test("a sum is not what one suite pays", () => {
  const roll = page("Rent roll", "Security deposits of all tenants: $168,940.");
  const lease = page("Lease, Suite 5", "Tenant has paid a security deposit of $21,560.");
  expect(quotesFor("What do all security deposits add up to?", roll, lease)).toEqual([
    "Security deposits of all tenants: $168,940.",
  ]);
  expect(quotesFor("What do all security deposits add up to?", lease)).toEqual([]);
});

test("what a tenant's rent is says nothing of what they owe", () => {
  const roll = page("Rent roll", "Space 12, florist: $24.25 per square foot, $46,075 a year.");
  expect(quotesFor("How much does the florist owe?", roll)).toEqual([]);
});

test("what belongs to a party is said of that party", () => {
  const lease = page("Office lease", "13. Pets. Lessee may keep one dog on the premises.");
  expect(quotesFor("What is the lender's cat allowed to do?", lease)).toEqual([]);
  expect(quotesFor("Is the tenant's dog allowed?", lease)).toHaveLength(1);
});

test("a year alone is no day on which something is due", () => {
  const lien = "4. Real estate taxes for 2026 and later years, a lien that is not yet payable.";
  expect(quotesFor("When is my tax payment due?", page("Title commitment", lien))).toEqual([]);
  const bill = "The tax payment is due on March 1, 2027.";
  expect(quotesFor("When is my tax payment due?", page("Tax bill", bill))).toEqual([bill]);
});

test("of what is counted, the number is given", () => {
  const court = page("Memorandum", "Twenty-four suites around a parking court.");
  expect(quotesFor("How many parking spaces are there?", court)).toEqual([]);
  const lot = page("Memorandum", "The parking lot has 140 marked stalls for cars.");
  expect(quotesFor("How many parking spaces are there?", lot)).toHaveLength(1);
});

test("insurance of one kind is not that of another", () => {
  const agreement = page(
    "Agreement",
    "Buyer carries liability insurance of $2,000,000 for damage.",
  );
  expect(quotesFor("How much is the flood insurance?", agreement)).toEqual([]);
  expect(quotesFor("How much is the liability insurance?", agreement)).toHaveLength(1);
});

const oneLease = page(
  "Lease, Suite 1",
  "Base rent is $20,642.92 a month.\nTenant may sublet with Landlord's consent.",
  "lease",
);
const otherLease = page(
  "Lease, Suite 5",
  "Base rent is $21,560.00 a month.\nTenant may sublet to a bank with Landlord's consent.",
  "lease",
);

test("what several leases allow is said of each, and the rent of none is mine", () => {
  expect(quotesFor("Can I sublet?", oneLease, otherLease)).toHaveLength(2);
  expect(quotesFor("What is the base rent in my lease?", oneLease, otherLease)).toEqual([]);
  expect(quotesFor("What is the base rent in my lease?", oneLease)).toHaveLength(1);
});

test("that a rent rises by some percent doesn't say what it is", () => {
  const lease = page("Lease", "Base rent rises 3% on each anniversary.", "lease");
  expect(quotesFor("What is the base rent?", lease)).toEqual([]);
  expect(quotesFor("By how much does the base rent rise?", lease)).toHaveLength(1);
});

test("what I have to pay is said by a contract, not by a building's statement", () => {
  const statement = page("Operating statement", "Snow removal $12,559", "operating-statement");
  expect(quotesFor("Do I have to pay for snow removal?", statement)).toEqual([]);
  expect(quotesFor("What did the snow removal cost?", statement)).toHaveLength(1);
});

test("a rent roll says which leases end in some days, and which is the first", () => {
  const roll = page(
    "Rent roll",
    "2. Tenants\nSuite Tenant SF Rent/SF/yr Lease ends\nSuite 1 Dental Group 9,620 $25.75 February 28, 2031\nSuite 2 Insurance Agency 7,900 $24.25 February 29, 2028\nSuite 4 Accounting 6,500 $24.80 March 31, 2030\n5. Vacant space\nSuite 3, 4,180 square feet, has been vacant since October 9, 2026.",
    "rent-roll",
  );
  const lease = page("Lease, Suite 1", "The lease ends on February 28, 2031.", "lease");
  expect(quotesFor("Which leases expire in 2030?", roll, lease)).toEqual([
    expect.stringContaining("Accounting"),
  ]);
  expect(quotesFor("Whose lease ends first?", roll, lease)).toEqual([
    expect.stringContaining("Insurance Agency"),
  ]);
  expect(quotesFor("Which leases expire in 2027?", roll, lease)).toEqual([]);
});

test("a page of the broker's site says nothing of the landlord's money", () => {
  const experience: Passage = {
    ...page("My experience", "My own money taught me to build out a space."),
    kind: "page",
    clientId: null,
  };
  expect(quotesFor("Build out money from the landlord?", experience)).toEqual([]);
});

test("who pays is answered by a duty, not by a figure or whoever is named", () => {
  const statement = page("Operating statement", "Landscaping and snow removal   $12,559");
  const survey = page("ALTA survey", "The survey was made by Toby Lindgren of Example Surveys.");
  const lease = page("Lease", "8. Snow removal. Landlord maintains the lot and removes snow.");
  expect(quotesFor("Who pays for snow removal?", statement)).toEqual([]);
  expect(quotesFor("Who pays for the survey?", survey)).toEqual([]);
  expect(quotesFor("Who pays for snow removal?", statement, lease)).toEqual([
    "8. Snow removal. Landlord maintains the lot and removes snow.",
  ]);
});

test("what happens if is answered by what is said of that case", () => {
  const agreement = page(
    "Purchase agreement",
    "18. Elevator. Seller completes elevator 2 before closing. If elevator 2 is not complete, $64,000 are held back.",
  );
  expect(quotesFor("What if elevator 2 isn't complete?", agreement)).toEqual([
    "If elevator 2 is not complete, $64,000 are held back.",
  ]);
});

test("whether there is a fee isn't answered by a sentence without one", () => {
  const lease = page("Retail lease", "Water is metered separately, because of the showers.");
  expect(quotesFor("Is there a shower fee?", lease)).toEqual([]);
});

test("the end of one tenant's lease is read from the list of tenants, by part of the name", () => {
  const memorandum = page(
    "Offering memorandum",
    `Tenants
Space Tenant SF Annual rent Lease ends
2 Sample Shoe Repair 1,920 $42,240 May 31, 2030
11 Sample Pharmacy 12,400 $220,720 May 31, 2037`,
    "offering-memorandum",
  );
  const lease = page(
    "Lease, Coffee",
    "If the pharmacy is not open for more than 120 days, Tenant may end the lease.",
    "lease",
  );
  expect(quotesFor("When does the pharmacy's lease end?", lease, memorandum)).toEqual([
    "11 Sample Pharmacy 12,400 $220,720 May 31, 2037",
  ]);
  expect(quotesFor("When does the pharmacy's lease end?", lease)).toEqual([]);
});

const schedule = page(
  "Lease, Maple Dental",
  `3. Base rent
Tenant may rent up to six spaces at $58 a month each.
Rent schedule
Lease year From To Rent/SF/yr Monthly rent
2 March 1, 2025 February 28, 2026 $25.00 $20,041.67
3 March 1, 2026 February 28, 2027 $25.75 $20,642.92
4 March 1, 2027 February 29, 2028 $26.52 $21,260.20`,
  "lease",
);

test("what a tenant pays a month is the line of the rent schedule in which today is", () => {
  expect(quotesFor("What rent does Maple Dental pay per month?", schedule)).toEqual([
    "3 March 1, 2026 February 28, 2027 $25.75 $20,642.92",
  ]);
});

test("what a tenant pays in rent is in the list of tenants, of that tenant alone", () => {
  const roll = page(
    "Rent roll",
    `Tenants
Suite Tenant SF Annual rent Lease ends
Suite 1 Maple Dental 9,620 $247,715 February 28, 2031
Suite 2 Harbor Insurance 7,900 $191,575 February 29, 2028`,
    "rent-roll",
  );
  expect(quotesFor("How much rent does Harbor Insurance pay?", schedule, roll)).toEqual([
    "Suite 2 Harbor Insurance 7,900 $191,575 February 29, 2028",
  ]);
});

const leases = ["Suite 1", "Suite 5", "Suite 9"].map((suite, index) =>
  page(`Lease, ${suite}`, `Tenant pays a security deposit of $${index + 3},000.`, "lease"),
);
const titlesMeant = (typed: string, ...passages: readonly Passage[]) =>
  chosenFor(typed, passages).eitherOf.map(({ passage }) => passage.title);

test("a figure of one of several leases isn't guessed: these are what may be meant", () => {
  expect(quotesFor("What's the security deposit?", ...leases)).toEqual([]);
  expect(titlesMeant("What's the security deposit?", ...leases).toSorted()).toEqual([
    "Lease, Suite 1",
    "Lease, Suite 5",
    "Lease, Suite 9",
  ]);
});

test("nothing is to be chosen where one lease answers, a suite is named, or no lease says it", () => {
  expect(titlesMeant("What's the security deposit?", ...leases.slice(0, 1))).toEqual([]);
  expect(titlesMeant("What's the security deposit of Suite 5?", ...leases)).toEqual([]);
  expect(titlesMeant("How much is the pet fee in the lease?", ...leases)).toEqual([]);
});

test("of one lease, the rent is the line of its schedule in which today is", () => {
  const lease = page(
    "Lease, Suite 9",
    "Base rent rises 3% on each anniversary.\nYear From To Base rent per square foot Base rent a month\n1 April 1, 2025 March 31, 2026 $25.00 $20,000.00\n2 April 1, 2026 March 31, 2027 $25.75 $20,600.00",
    "lease",
  );
  expect(quotesWithin("How much is the base rent?", lease)).toEqual([
    "2 April 1, 2026 March 31, 2027 $25.75 $20,600.00",
  ]);
});

test("a document of a kind that is asked for, of which there are two, is quoted beside the other", () => {
  const commitments = ["north", "south"].map((side, index) =>
    page(
      `Title commitment ${index + 1}`,
      `Exceptions.\nA utility easement along the ${side} boundary.`,
      "title",
    ),
  );
  expect(quotesFor("What does the title commitment say about easements?", ...commitments)).toEqual([
    "A utility easement along the north boundary.",
    "A utility easement along the south boundary.",
  ]);
});

test("how big a place is has an area, and a vacancy has nothing of a lease", () => {
  const lot = page(
    "Survey",
    "A big lot, Lot 6.\nThe corner lot, bounded by an arterial road, by the railroad and by the creek, has 1.3 acres.",
    "survey",
  );
  expect(quotesFor("How big is the lot?", lot)).toEqual([
    "The corner lot, bounded by an arterial road, by the railroad and by the creek, has 1.3 acres.",
  ]);
  const proposal = page(
    "Lease proposal",
    "The option of the lease of the flex space is at 95% of market rates.",
    "lease",
  );
  expect(quotesFor("What's the vacancy rate in the flex market?", proposal)).toEqual([]);
});

test("a figure is of what is asked about", () => {
  const roll = page(
    "Rent roll",
    "No tenant has paid ahead.\nThe center, which has a parking lot, is leased to 15 tenants.",
    "rent-roll",
  );
  expect(quotesFor("How many tenants are there?", roll)).toEqual([
    "The center, which has a parking lot, is leased to 15 tenants.",
  ]);
  const price = page(
    "Purchase agreement",
    "The purchase price is $17,200,000, payable after credit for the deposit.",
    "purchase-agreement",
  );
  expect(quotesFor("What's the deposit?", price)).toEqual([]);
  const appraiser = page("Loan", "Seller gives the appraiser access at no cost. Appraisal: open.");
  expect(quotesFor("How much did the appraisal come in at?", appraiser)).toEqual([]);
});

test("an address has a number or a mailbox", () => {
  const commitment = page(
    "Title commitment",
    "The title company insures the title.\nThe title company is at 12 Main Street, Anytown.",
    "title",
  );
  expect(quotesFor("What's the address of the title company?", commitment)).toEqual([
    "The title company is at 12 Main Street, Anytown.",
  ]);
});

test("rows of figures need no signs and no words: their header has them", () => {
  const statement = page(
    "Operating statement",
    "Account Oct-25 Nov-25 Dec-25 Total\nReal estate taxes 7,150 7,150 7,150 21,450\nJanitorial 3,100 3,100 3,100 9,300",
    "operating-statement",
  );
  expect(quotesFor("How much is janitorial?", statement)).toEqual([
    "Janitorial 3,100 3,100 3,100 9,300",
  ]);
  expect(quotesFor("What were the real estate taxes?", statement)).toEqual([
    "Real estate taxes 7,150 7,150 7,150 21,450",
  ]);
  const roll = page(
    "Rent roll",
    "Suite Tenant Area Lease start Lease end Monthly rent\n150 Coastal Eye Associates 5,250 09/01/2019 08/31/2027 $12,031.25\n250 Marlin Insurance Services 11,200 01/01/2023 12/31/2029 $24,733.33",
    "rent-roll",
  );
  expect(quotesFor("What's the rent of Suite 250?", roll)).toEqual([
    "250 Marlin Insurance Services 11,200 01/01/2023 12/31/2029 $24,733.33",
  ]);
  expect(quotesFor("What's the rent of Suite 300?", roll)).toEqual([]);
  // The year of a schedule is no suite, whatever address is on its page.
  const lease = page(
    "Lease",
    "Suite 200, 500 Example Road\n4 July 1, 2026 June 30, 2027 $31.50 $6,930.00",
    "lease",
  );
  expect(quotesFor("What's the rent of Suite 4?", lease)).toEqual([]);
});

test("a schedule of rent may have short days and no signs", () => {
  const abstract = page(
    "Lease abstract",
    "Period Per foot Monthly Annual\n6/1/23 - 5/31/26 26.00 18,200.00 218,400.00\n6/1/26 - 5/31/31 27.00 18,900.00 226,800.00\nHoldover is at 150% of the last rent.",
    "lease-abstract",
  );
  expect(quotesWithin("What's the current rent?", abstract)).toEqual([
    "6/1/26 - 5/31/31 27.00 18,900.00 226,800.00",
  ]);
});

const numbered = page(
  "Lease",
  `2. Insurance
2.1 Tenant shall carry liability insurance of two million dollars.
2.2 If Tenant fails to comply with Section 2.1, Landlord may buy the insurance at the cost of Tenant.
2.3 Landlord shall deliver proof of its insurance on May 3, 2027.
12.1 Tenant shall carry no insurance of the roof.`,
);

test.each([
  ["What insurance does section 2.1 require?", /^2\.1 /],
  ["What insurance does Section 2.2 speak of?", /^2\.2 /],
  ["What insurance is required under § 2?", /^2\./],
])("%s is answered from that section alone", (typed, beginning) => {
  const quotes = [...quotesFor(typed, numbered), ...quotesWithin(typed, numbered)];
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote) => !beginning.test(quote))).toEqual([]);
});

test("of a section or exhibit that isn't there, nothing is quoted", () => {
  for (const typed of [
    "What insurance does section 3 require?",
    "What insurance is in Exhibit B?",
  ]) {
    expect([...quotesFor(typed, numbered), ...quotesWithin(typed, numbered)]).toEqual([]);
  }
});

test.each(["a section 1031 exchange", "an exchange under § 1.1031(k)-1", "a Section 721 exchange"])(
  "%s is of a law, whatever section of the contract speaks of it",
  (exchange) => {
    const contract = page(
      "Purchase agreement",
      `14.3 Buyer may assign this contract for ${exchange}.`,
      "purchase-agreement",
    );
    const typed = `May we assign the contract for ${exchange}?`;
    expect(quotesFor(typed, contract)).toHaveLength(1);
    expect(quotesWithin(typed, contract)).toHaveLength(1);
  },
);

test("a contract may have a section 201", () => {
  const lease = page(
    "Lease",
    "201 Tenant shall carry liability insurance.\n202 Landlord shall carry insurance of the building.",
  );
  expect(quotesFor("What insurance does section 201 require?", lease)).toEqual([
    "201 Tenant shall carry liability insurance.",
  ]);
  expect(quotesFor("What insurance does section 202 require?", lease)).toEqual([
    "202 Landlord shall carry insurance of the building.",
  ]);
});

test("what is of another day than the one asked about isn't quoted", () => {
  const typed = (day: string) => `What proof of insurance does Landlord deliver on ${day}?`;
  expect(quotesFor(typed("May 3, 2027"), numbered)).toHaveLength(1);
  expect(quotesFor(typed("May 4, 2027"), numbered)).toEqual([]);
});
