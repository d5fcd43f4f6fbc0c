import type { Service } from "./schemas/service.ts";

// Your services, in the order of menus and grids. Add or remove one here and nowhere
// else: its page, cards, menus, form option and footer link follow. Three to nine fit.
// Lists follow the order of this file; `place` moves a service within the form's or the
// footer's list, where the first has place 1. `footer: false` leaves it out there.
// Characters: title at most 40, menu's label 24 and line 40, summary 20 to 160, description 50 to
// 160, lead 40 to 200, each of two paragraphs 120 to 700, each of four points 32 and 20 to 120.
// Any icon of lucide.dev/icons can be named. Several services may share a photograph.
export const services: readonly Service[] = [
  {
    slug: "buying",
    title: "Property Acquisition",
    icon: "building-2",
    summary: "I find, vet and negotiate commercial assets that fit your brief, on and off market.",
    menu: {
      label: "Buying",
      line: "Find and close the right asset",
    },
    description:
      "Buyer representation for commercial property: a written brief, on and off market search, letter of intent, due diligence and closing.",
    photograph: "service-acquisition-lobby",
    lead: "Tell me what the property has to do for you. I look for it, question it, and negotiate it through closing.",
    help: {
      paragraphs: [
        "We start with a written brief: property type, market, size, price, and the return or use you need. I search listed property against it and ask owners directly about buildings that are not listed. Most of what I see I rule out before it reaches you, and I tell you why.",
        "When one fits, I draft the letter of intent, usually non-binding, and then negotiate the purchase and sale agreement, which binds both sides and calls for a deposit of about 1–\u20602%. Due diligence commonly runs 30 to 60 days. At its end the deposit goes hard, so I keep a dated list of what must be answered before that day.",
      ],
      points: [
        {
          title: "Search and screening",
          text: "I compare every candidate with your brief and show you the few that survive it.",
        },
        {
          title: "Offer and agreement",
          text: "Price, deposit, contingencies and dates: I negotiate them as one package.",
        },
        {
          title: "Due diligence",
          text: "I chase the rent roll, leases, title, survey and Phase I report, and read each with you.",
        },
        {
          title: "Closing",
          text: "I keep lender, attorney and title company on one calendar until you hold the keys.",
        },
      ],
    },
    closing: "Ready to talk about a purchase?",
  },
  {
    slug: "selling",
    title: "Property Disposition",
    icon: "signpost",
    summary: "I price, position and market your property to the buyers most likely to close.",
    menu: {
      label: "Selling",
      line: "From pricing to closing",
    },
    description:
      "Seller representation for commercial property: pricing, preparation, an offering memorandum, qualified buyers and a contract that closes.",
    photograph: "service-disposition-facade-sunset",
    lead: "I prepare the property, set a price I can defend, and bring it to buyers who have shown that they can close.",
    help: {
      paragraphs: [
        "A sale is decided before it is advertised. I spend one to four weeks on preparation: a clean rent roll, the last twelve months of income and expenses, leases and service contracts in order, and a list of the questions a buyer will ask. A problem you disclose costs less than one that a buyer finds in week five.",
        "Then I go to market with a teaser, release the offering memorandum against a signed confidentiality agreement, and ask each bidder for proof of funds and a track record of closings. I weigh offers by price, deposit, contingencies and the time they need. You see them side by side, in one table, with my recommendation.",
      ],
      points: [
        {
          title: "Pricing",
          text: "I set the asking price from income and comparable sales, and show you the range.",
        },
        {
          title: "Marketing",
          text: "Teaser, offering memorandum and data room are ready before the first call.",
        },
        {
          title: "Buyer qualification",
          text: "I check funds, financing and past closings before you sign anything.",
        },
        {
          title: "Contract to closing",
          text: "I answer diligence requests within the contract’s dates and hold the buyer to theirs.",
        },
      ],
    },
    closing: "Ready to talk about a sale?",
  },
  {
    slug: "leasing",
    title: "Leasing Solutions",
    icon: "key-round",
    summary: "I represent landlords and tenants through terms, build-outs and renewals.",
    menu: {
      label: "Leasing",
      line: "For landlords and tenants",
    },
    footer: {
      label: "Commercial Leasing",
      place: 0,
    },
    description:
      "Landlord and tenant representation: tours, proposals on one basis, gross and net leases compared, build-outs, renewals and exits.",
    photograph: "service-leasing-loft",
    lead: "Whether you are filling a building or finding one, I handle the lease from the first tour to the signed renewal.",
    help: {
      paragraphs: [
        "Two leases with the same rent can cost very different amounts. Under full-service gross the landlord pays operating costs; under modified gross they are split, often over a base year; under triple net the tenant adds taxes, insurance and common-area maintenance. I put every proposal on the same basis. At $22 base rent and $8 of net charges per square foot, 5,000 square feet cost $150,000 a year.",
        "For landlords I market the space, check a tenant’s credit and guard the terms that a future buyer or lender will read. For tenants I survey the market, arrange tours and send a request for proposals to several buildings together, so that the one you prefer has competition.",
      ],
      points: [
        {
          title: "Landlord representation",
          text: "I position your space, qualify tenants and protect your rent roll.",
        },
        {
          title: "Tenant representation",
          text: "I shortlist buildings, compare total occupancy cost and negotiate for you.",
        },
        {
          title: "Lease negotiation",
          text: "Rent, escalations, options and allowances: I work through every line.",
        },
        {
          title: "Renewals and exits",
          text: "I start early, so you negotiate with a real alternative in hand.",
        },
      ],
    },
    closing: "Ready to talk about a space?",
  },
  {
    slug: "market-analysis",
    title: "Market Analysis",
    icon: "chart-spline",
    summary: "I read rents, vacancy and comparable sales, and tell you plainly what they mean.",
    menu: {
      label: "Market Analysis",
      line: "Rents, vacancy, comparables",
    },
    form: {
      place: 7,
    },
    footer: {
      place: 6,
    },
    description:
      "Rents, vacancy and comparable sales for commercial property, drawn from signed leases and recorded sales, with the source of each figure.",
    photograph: "service-market-analysis-aerial",
    lead: "Before you price, lease or buy, I show you what comparable space rents and sells for, and how solid the evidence is.",
    help: {
      paragraphs: [
        "Asking rents are easy to find and often misleading. I work from signed leases and recorded sales wherever I can get them, and adjust for free rent, allowances, age and condition. I count vacancy together with sublease space, because a tenant who is leaving does not show in the first figure.",
        "You receive a short report: what is available, what has been signed or sold and on what terms, what is under construction, and what I would do in your place. Each figure carries its source and date. Where the evidence is thin I say so; four comparables are four comparables, not a trend.",
      ],
      points: [
        {
          title: "Rent comparables",
          text: "Effective rents from signed leases, after concessions, for space like yours.",
        },
        {
          title: "Sales comparables",
          text: "Recent sales with price per square foot and cap rate, adjusted and explained.",
        },
        {
          title: "Supply and vacancy",
          text: "What’s vacant, what’s offered for sublease and what opens next.",
        },
        {
          title: "Location study",
          text: "Access, zoning, neighbors and planned construction, as a tenant would judge them.",
        },
      ],
    },
    closing: "Ready to talk about a market?",
  },
  {
    slug: "investing",
    title: "Investment Advisory",
    icon: "landmark",
    summary: "I stress-test the numbers before you commit capital, and after.",
    menu: {
      label: "Investment Advisory",
      line: "Numbers tested before you commit",
    },
    description:
      "Commercial property investments tested before you commit: underwriting, stress tests, 1031 timing, hold or sell reviews. No tax or legal advice.",
    photograph: "service-investing-look-up",
    lead: "I test an investment against the leases, the debt and a bad year before you commit to it, and again while you hold it.",
    help: {
      paragraphs: [
        "I rebuild the seller’s income statement from the leases up. A building with $500,000 of net operating income, bought at $8,000,000, yields a 6.25% cap rate. If buyers want 6.75% when you sell, the same income is worth about $7,400,000. I run that, a lost anchor tenant and a higher loan rate, and show what remains as cash on the equity you put in.",
        "If you are selling to reinvest, dates decide. In a 1031 exchange you identify the replacement in writing by midnight of day 45 and close on it by day 180, or by your tax return’s due date with extensions if that comes first. These are calendar days, with no extension for weekends, and real property only. I plan the search backward from them. I give no tax, legal or securities advice, and work alongside those who do.",
      ],
      points: [
        {
          title: "Underwriting",
          text: "Income, expenses, reserves and debt, rebuilt line by line from source documents.",
        },
        {
          title: "Stress tests",
          text: "Vacancy, rates and exit price moved against you, one at a time and together.",
        },
        {
          title: "1031 exchanges",
          text: "I line up candidates early and keep the 45 and 180 day dates in front of you.",
        },
        {
          title: "Hold or sell review",
          text: "Once a year I compare keeping the property with what a sale would bring.",
        },
      ],
    },
    closing: "Ready to talk about an investment?",
  },
  {
    slug: "valuation",
    title: "Property Valuation",
    icon: "ruler",
    summary: "I give you a defensible value for your property, and the reasoning behind it.",
    menu: {
      label: "Property Valuation",
      line: "A value you can defend",
    },
    footer: false,
    description:
      "Pricing analysis and broker price opinions for commercial property by income, sales comparison and cost; not an appraisal.",
    photograph: "service-valuation-detail",
    lead: "You get a value, the range around it and the reasoning, in a form your partners and lender can follow.",
    help: {
      paragraphs: [
        "There are three ways to ask what a property is worth. The income approach divides net operating income by the cap rate that buyers accept: $500,000 ÷ 6.25% = $8,000,000. The sales comparison approach adjusts what similar buildings sold for. The cost approach adds the land to what it would take to build again, less wear. I use those that fit the property and show where they disagree.",
        "Net operating income is where most disputes start: potential rent, less vacancy and credit loss, plus other income, less operating expenses, before debt and income tax. I check it against the leases. What I prepare are pricing analysis and broker price opinions; not an appraisal. If a court, a tax authority or your lender needs one, I say so at the start.",
      ],
      points: [
        {
          title: "Broker price opinion",
          text: "A written opinion of likely sale price, with the evidence attached.",
        },
        {
          title: "Income review",
          text: "I restate net operating income from leases and bills, not from a summary.",
        },
        {
          title: "Sensitivity",
          text: "You see how half a point of cap rate or one vacant suite moves the value.",
        },
        {
          title: "Ways to add value",
          text: "Lease terms, expenses and repairs that would change the price, and by how much.",
        },
      ],
    },
    closing: "Ready to talk value?",
  },
];
