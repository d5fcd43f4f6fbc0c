import type { Service } from "../src/schemas/service.ts";

/** A text of the usual length of a service's page. */
const paragraphs = (subject: string) => [
  `Before anything is signed, I write down what ${subject} has to achieve for you, by when, and what you won’t accept. That page is the measure for everything that follows, and you can change it whenever your plans change.`,
  `Then I bring the evidence for ${subject}: leases and sales that really closed, with their dates and sources, and the names of the people who can confirm them. You decide with the same figures in front of you that I have.`,
];

const points = (subject: string) => [
  { title: "Brief", text: `One page that says what ${subject} has to achieve, and by when.` },
  { title: "Evidence", text: `Closed deals that compare with ${subject}, each with its source.` },
  { title: "Terms", text: `Every line of the contract about ${subject}, negotiated with you.` },
  { title: "Handover", text: `A dated list of what is left to do after ${subject} is signed.` },
];

export const services: readonly Service[] = [
  {
    slug: "tenant-representation",
    title: "Tenant Representation",
    icon: "store",
    summary: "I find your next shop or warehouse and negotiate the lease from your side alone.",
    menu: { label: "For Tenants", line: "Shops and warehouses" },
    footer: { label: "Finding Space", place: 4 },
    description:
      "Tenant representation for shops and warehouses: a written brief, tours, proposals on one basis, and a lease negotiated from your side alone.",
    photograph: "service-leasing-loft",
    lead: "You run the business; I find the space, compare what it really costs, and negotiate the lease.",
    help: { paragraphs: paragraphs("your new space"), points: points("your space") },
    closing: "Ready to talk about space?",
  },
  {
    slug: "landlord-leasing",
    title: "Landlord Leasing",
    icon: "warehouse",
    summary: "I fill vacant bays and storefronts with tenants whose credit I have checked.",
    menu: { label: "For Landlords", line: "Vacant bays and storefronts" },
    description:
      "Leasing for owners of shops and warehouses: pricing, marketing, tenants with checked credit, and leases that a lender will accept.",
    photograph: "service-acquisition-lobby",
    lead: "I price your vacancy against leases signed this year, market it, and check every tenant’s credit.",
    help: { paragraphs: paragraphs("your vacancy"), points: points("your vacancy") },
    closing: "Ready to fill a vacancy?",
  },
  {
    slug: "sales",
    title: "Investment Sales",
    icon: "badge-dollar-sign",
    summary: "I sell leased property to buyers who have shown that they can close.",
    menu: { label: "Investment Sales", line: "Leased property" },
    form: { place: 1 },
    description:
      "Sales of leased shops and warehouses: pricing from income, an offering memorandum, qualified buyers and a contract that closes on time.",
    photograph: "service-disposition-facade-sunset",
    lead: "I bring your leased property to buyers whose funds and record I have checked before you meet.",
    help: { paragraphs: paragraphs("your sale"), points: points("your sale") },
    closing: "Ready to talk about selling?",
  },
  {
    slug: "ground-leases-2",
    title: "Ground Leases",
    icon: "land-plot",
    summary: "I lease land to users who build on it, and guard what comes back to you.",
    menu: { label: "Ground Leases", line: "Land that stays yours" },
    footer: false,
    description:
      "Ground leases for owners of land: rent that grows, improvements that come back to you, and terms that a lender of the tenant accepts.",
    photograph: "service-investing-look-up",
    lead: "You keep the land. I find who builds on it, and write down what comes back to you and when.",
    help: { paragraphs: paragraphs("your land"), points: points("your land") },
    closing: "Ready to talk about land?",
  },
  {
    slug: "second-opinion",
    title: "Second Opinion",
    icon: "scale",
    summary:
      "I read an offer or a lease that someone else negotiated, and tell you what I would change.",
    menu: { label: "Second Opinion", line: "Before you sign" },
    description:
      "A second opinion on a lease, an offer or a price before you sign: what is usual, what is not, and what I would ask for. No legal advice.",
    photograph: "service-leasing-loft",
    lead: "Before you sign, I read what is on the table and tell you in a day what I would change.",
    help: { paragraphs: paragraphs("the contract"), points: points("the contract") },
    closing: "Ready for a second opinion?",
  },
];
