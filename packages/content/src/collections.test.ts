import { expect, test } from "vitest";
import * as z from "zod";
import { addressLine, addressLines } from "./address.ts";
import { approachTiles } from "./approach.ts";
import { broker } from "./broker.ts";
import { faqs } from "./faqs.ts";
import { footer } from "./footer.ts";
import { heroSlides, photographs } from "./photographs.ts";
import { privacyPolicyWith, termsWith } from "./legal.ts";
import { claims, daysToClosing } from "./claims.ts";
import { clientLogin, companyLinks, mainNavigation, paths, servicePath } from "./navigation.ts";
import { pages } from "./pages.ts";
import { overview } from "./samples/overview.ts";
import { approachTileSchema } from "./schemas/approach-tile.ts";
import { brokerSchema } from "./schemas/broker.ts";
import { faqSchema } from "./schemas/faq.ts";
import { heroSlideSchema } from "./schemas/hero-slide.ts";
import { inquiryFormSchema } from "./inquiry-form.ts";
import { legalPageSchema } from "./schemas/legal.ts";
import { navigationLinkSchema } from "./schemas/navigation.ts";
import { overviewSchema } from "@frontage/records/schemas/overview";
import { footerSchema, pagesSchema, serverFormSchema, webhookFormSchema } from "./schemas/pages.ts";
import { photographSchema } from "./schemas/photograph.ts";
import { footerServiceSchema, serviceOptionSchema } from "./schemas/service-option.ts";
import { claimSchema, rangeClaimSchema, statSchema } from "./schemas/claim.ts";
import { servicesSchema } from "./schemas/service.ts";
import { serverClauses, webhookClauses } from "./legal-clauses.ts";
import { serverForm, webhookForm } from "./contact-form.ts";
import { footerServices, serviceBySlug, serviceOptions } from "./service-lists.ts";
import { services } from "./services.ts";
import { stats } from "./sourced-claims.ts";
import { whileSample } from "./is-sample.ts";

test.for([
  ["broker", brokerSchema, broker],
  ["photographs", z.record(z.string(), photographSchema), photographs],
  ["hero slides", z.array(heroSlideSchema).length(3), heroSlides],
  ["services", servicesSchema, services],
  ["service options", z.array(serviceOptionSchema), serviceOptions],
  ["footer services", z.array(footerServiceSchema), footerServices],
  ["approach tiles", z.array(approachTileSchema).length(4), approachTiles],
  [
    "claims",
    z.array(claimSchema),
    claims.map(({ asOf, counted, label, source }) => ({ asOf, counted, label, source })),
  ],
  ["stats", z.array(statSchema), stats],
  ["FAQs", z.array(faqSchema), faqs],
  ["main navigation", z.array(navigationLinkSchema).length(4), mainNavigation],
  ["company links", z.array(navigationLinkSchema).length(4), companyLinks],
  ["client login", navigationLinkSchema, clientLogin],
  ["days to closing", rangeClaimSchema, daysToClosing],
  ["pages", pagesSchema, pages],
  ["footer", footerSchema, footer],
  ["webhook form", webhookFormSchema, webhookForm],
  ["server form", serverFormSchema, serverForm],
  ["privacy policy by webhook", legalPageSchema, privacyPolicyWith(webhookClauses)],
  ["privacy policy by server", legalPageSchema, privacyPolicyWith(serverClauses)],
  ["terms by webhook", legalPageSchema, termsWith(webhookClauses)],
  ["terms by server", legalPageSchema, termsWith(serverClauses)],
  ["dashboard samples", overviewSchema, overview],
] as const)("%s fit their schema", ([, schema, value]) => {
  const { error } = schema.safeParse(value);
  expect(error && z.prettifyError(error)).toBeUndefined();
});

test("the privacy policy promises only the retention period that the server is set to", () => {
  const howLong = ({
    sections,
  }: {
    sections: readonly { id: string; paragraphs: readonly string[] }[];
  }) => sections.find(({ id }) => id === "how-long-i-keep-it")?.paragraphs.join(" ");
  expect(howLong(privacyPolicyWith(webhookClauses))).toContain("within 24 months");
  expect(howLong(privacyPolicyWith(serverClauses))).not.toMatch(/\d+ (days|months|years)/);
  expect(howLong(privacyPolicyWith(serverClauses))).toContain("until I erase it there");
});

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test("every service has one form option, page title and text", () => {
  const slugs = services.map(({ slug }) => slug);
  const options = serviceOptions.map(({ value }) => value);
  expect(options.at(-1)).toBe("other");
  expect(options.slice(0, -1).toSorted()).toEqual(slugs.toSorted());
  for (const { lead, slug, title } of services) {
    expect(serviceBySlug(slug)).toMatchObject({ slug, title, lead });
  }
});

test("the footer lists every service except those that opt out", () => {
  const listed = services.filter(({ footer }) => footer !== false).map(({ slug }) => slug);
  expect(footerServices.map(({ service }) => service).toSorted()).toEqual(listed.toSorted());
});

whileSample(() => {
  test("slugs, list orders and counts are as specified", () => {
    expect(services.map(({ slug }) => slug)).toEqual([
      "buying",
      "selling",
      "leasing",
      "market-analysis",
      "investing",
      "valuation",
    ]);
    expect(serviceOptions.map(({ value }) => value)).toEqual([
      "buying",
      "selling",
      "leasing",
      "investing",
      "valuation",
      "market-analysis",
      "other",
    ]);
    expect(footerServices.map(({ service }) => service)).toEqual([
      "leasing",
      "buying",
      "selling",
      "investing",
      "market-analysis",
    ]);
    expect(stats).toHaveLength(4);
    expect(faqs).toHaveLength(5);
  });
});

whileSample(() => {
  test("titles, menu labels and footer texts are as specified", () => {
    expect(services.map((service) => [service.title, service.menu.label])).toEqual([
      ["Property Acquisition", "Buying"],
      ["Property Disposition", "Selling"],
      ["Leasing Solutions", "Leasing"],
      ["Market Analysis", "Market Analysis"],
      ["Investment Advisory", "Investment Advisory"],
      ["Property Valuation", "Property Valuation"],
    ]);
    expect(serviceOptions.map((option) => option.label)).toEqual([
      "Property Acquisition",
      "Property Disposition",
      "Leasing Solutions",
      "Investment Advisory",
      "Property Valuation",
      "Market Analysis",
      "Other",
    ]);
    expect(footerServices.map((service) => service.label)).toEqual([
      "Commercial Leasing",
      "Property Acquisition",
      "Property Disposition",
      "Investment Advisory",
      "Market Analysis",
    ]);
  });
});

test("an unknown slug finds no service", () => {
  expect(serviceBySlug("no-such-service")).toBeUndefined();
  expect(serviceBySlug("constructor")).toBeUndefined();
});

whileSample(() => {
  test("no two services share a picture or an icon", () => {
    expect(repeated(services.map((service) => service.photograph))).toEqual([]);
    expect(repeated(services.map((service) => service.icon))).toEqual([]);
  });

  test("no two services share a sentence", () => {
    expect(
      repeated(
        services.flatMap((service) => [
          service.lead,
          service.closing,
          ...service.help.paragraphs,
          ...service.help.points.flatMap((point) => [point.title, point.text]),
        ]),
      ),
    ).toEqual([]);
  });
});

test("no two pages share a title or a description", () => {
  const metadata = [
    ...Object.values(pages).flatMap((page) => ("title" in page ? [page] : [])),
    ...services,
  ];
  expect(metadata).toHaveLength(7 + services.length);
  expect(repeated(metadata.map((page) => page.title))).toEqual([]);
  expect(repeated(metadata.map((page) => page.description))).toEqual([]);
});

test("the specified titles are exact", () => {
  expect(pages.contact.title).toBe(`Contact - ${broker.name} Commercial Real Estate`);
  expect(pages.about.title).toBe(`About | ${broker.name} Commercial Real Estate`);
  expect(pages.services.title).toBe("Our Services");
});

test("sections of a legal page have their own anchors", () => {
  for (const page of [privacyPolicyWith(serverClauses), termsWith(serverClauses)]) {
    expect(repeated(page.sections.map((section) => section.id))).toEqual([]);
  }
});

whileSample(() => {
  test("the stats count to the specified figures", () => {
    expect(stats.map((stat) => `${stat.number}${stat.suffix}`)).toEqual([
      "5M+",
      "26+",
      "7+",
      "98%",
    ]);
  });
});

whileSample(() => {
  test("one answer has the days to closing and one discloses the assistant", () => {
    const answers = faqs.map((faq) => faq.answer);
    const closing = `${daysToClosing.min} to ${daysToClosing.max} days from accepted offer to closing`;
    expect(closing).toBe("45 to 120 days from accepted offer to closing");
    expect(answers.filter((answer) => answer.includes(closing))).toHaveLength(1);
    const assistant = answers.filter((answer) => answer.includes("24/7"));
    expect(assistant).toHaveLength(broker.assistant.isOffered ? 1 : 0);
    for (const answer of assistant) {
      expect(answer).toContain("access to property information and market insights");
      expect(answer).toContain("an assistant, not the broker");
    }
  });
});

test("the portfolio's shares add up to 100 %", () => {
  expect(overview.portfolio.reduce((sum, share) => sum + share.value, 0)).toBe(100);
});

test("a service's path is below the services page", () => {
  expect(servicePath("buying")).toBe("/services/buying");
  expect(repeated(Object.values(paths))).toEqual([]);
});

test("the address reads the same in two lines and in one", () => {
  expect(addressLines).toHaveLength(2);
  expect(addressLine).toBe(addressLines.join(", "));
});

test("the contact form accepts every service it offers, and no other", () => {
  const isOffered = (service: string) => inquiryFormSchema.shape.service.safeParse(service).success;
  expect(serviceOptions.filter(({ value }) => !isOffered(value))).toEqual([]);
  expect(isOffered("no-such-service")).toBe(false);
});
