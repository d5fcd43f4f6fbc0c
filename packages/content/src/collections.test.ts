import { expect, test } from "vitest";
import * as z from "zod";
import { addressLine, addressLines } from "./address.ts";
import { approachTiles } from "./approach.ts";
import { broker } from "./broker.ts";
import { faqs } from "./faqs.ts";
import { footer } from "./footer.ts";
import { heroSlides } from "./hero-slides.ts";
import { privacyPolicyWith, termsWith } from "./legal.ts";
import { closingDays } from "./limits.ts";
import { companyLinks, mainNavigation, paths, servicePath } from "./navigation.ts";
import { pages } from "./pages.ts";
import { photographs } from "./photographs.ts";
import { overview } from "./samples/overview.ts";
import { approachTileSchema } from "./schemas/approach-tile.ts";
import { brokerSchema } from "./schemas/broker.ts";
import { faqSchema } from "./schemas/faq.ts";
import { heroSlideSchema } from "./schemas/hero-slide.ts";
import { legalPageSchema } from "./schemas/legal.ts";
import { navigationLinkSchema } from "./schemas/navigation.ts";
import { overviewSchema } from "./schemas/overview.ts";
import {
  footerSchema,
  pageMetadataSchema,
  pagesSchema,
  serverFormSchema,
  webhookFormSchema,
} from "./schemas/pages.ts";
import { photographSchema } from "./schemas/photograph.ts";
import { footerServiceSchema, serviceOptionSchema } from "./schemas/service-option.ts";
import { serviceSchema } from "./schemas/service.ts";
import { statSchema } from "./schemas/stat.ts";
import { serverClauses } from "./server-clauses.ts";
import { serverForm } from "./server-form.ts";
import { serviceCards } from "./service-cards.ts";
import { serviceMetadata } from "./service-metadata.ts";
import { footerServices, serviceOptions } from "./service-options.ts";
import { serviceSlugs } from "./service-names.ts";
import { serviceBySlug, services } from "./services.ts";
import { stats } from "./stats.ts";
import { webhookClauses } from "./webhook-clauses.ts";
import { webhookForm } from "./webhook-form.ts";

test.for([
  ["broker", brokerSchema, broker],
  ["photographs", z.record(z.string(), photographSchema), photographs],
  ["hero slides", z.array(heroSlideSchema).length(3), heroSlides],
  ["services", z.array(serviceSchema).length(6), services],
  ["service metadata", z.record(z.enum(serviceSlugs), pageMetadataSchema), serviceMetadata],
  ["service options", z.array(serviceOptionSchema).length(7), serviceOptions],
  ["footer services", z.array(footerServiceSchema).length(5), footerServices],
  ["approach tiles", z.array(approachTileSchema).length(4), approachTiles],
  ["stats", z.array(statSchema).length(4), stats],
  ["FAQs", z.array(faqSchema).length(5), faqs],
  ["main navigation", z.array(navigationLinkSchema).length(4), mainNavigation],
  ["company links", z.array(navigationLinkSchema).length(4), companyLinks],
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

test("the privacy policy promises no end to what the server keeps but the one it is told", () => {
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

test("every service slug has exactly one service, card and form option, in order", () => {
  expect(services.map((service) => service.slug)).toEqual(serviceSlugs);
  expect(serviceCards.map((card) => card.slug)).toEqual(serviceSlugs);
  expect(serviceOptions.map((option) => option.value)).toEqual([
    "buying",
    "selling",
    "leasing",
    "investing",
    "valuation",
    "market-analysis",
    "other",
  ]);
});

test("titles, menu labels and the footer's wordings are those of the specification", () => {
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

test("a service is found by its slug and an unknown slug finds none", () => {
  expect(serviceBySlug("leasing")?.title).toBe("Leasing Solutions");
  expect(serviceBySlug("plumbing")).toBeUndefined();
  expect(serviceBySlug("constructor")).toBeUndefined();
});

test("no two services share a picture, an icon or a sentence", () => {
  expect(repeated(services.map((service) => service.photograph))).toEqual([]);
  expect(repeated(services.map((service) => service.icon))).toEqual([]);
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

test("no two pages share a title or a description", () => {
  const metadata = [
    ...Object.values(pages).flatMap((page) => ("title" in page ? [page] : [])),
    ...Object.values(serviceMetadata),
  ];
  expect(metadata).toHaveLength(13);
  expect(repeated(metadata.map((page) => page.title))).toEqual([]);
  expect(repeated(metadata.map((page) => page.description))).toEqual([]);
});

test("the titles the specification fixes are exact", () => {
  expect(pages.contact.title).toBe(`Contact - ${broker.name} Commercial Real Estate`);
  expect(pages.about.title).toBe(`About | ${broker.name} Commercial Real Estate`);
  expect(pages.services.title).toBe("Our Services");
});

test("sections of a legal page have anchors of their own", () => {
  for (const page of [privacyPolicyWith(serverClauses), termsWith(serverClauses)]) {
    expect(repeated(page.sections.map((section) => section.id))).toEqual([]);
  }
});

test("the stats count to the specified figures", () => {
  expect(stats.map((stat) => `${stat.number}${stat.suffix}`)).toEqual(["5M+", "26+", "7+", "98%"]);
});

test("one answer carries the days to closing and one discloses the assistant", () => {
  const answers = faqs.map((faq) => faq.answer);
  const closing = `${closingDays.min} to ${closingDays.max} days from accepted offer to closing`;
  expect(closing).toBe("45 to 120 days from accepted offer to closing");
  expect(answers.filter((answer) => answer.includes(closing))).toHaveLength(1);
  const assistant = answers.filter((answer) => answer.includes("24/7"));
  expect(assistant).toHaveLength(1);
  expect(assistant[0]).toContain("access to property information and market insights");
  expect(assistant[0]).toContain("an assistant, not the broker");
});

test("the portfolio adds up to the whole", () => {
  expect(overview.portfolio.reduce((sum, share) => sum + share.value, 0)).toBe(100);
});

test("a service's path is below the services page", () => {
  expect(serviceSlugs.map(servicePath)).toEqual([
    "/services/buying",
    "/services/selling",
    "/services/leasing",
    "/services/market-analysis",
    "/services/investing",
    "/services/valuation",
  ]);
  expect(repeated(Object.values(paths))).toEqual([]);
});

test("the address reads the same in two lines and in one", () => {
  expect(addressLines).toHaveLength(2);
  expect(addressLine).toBe(addressLines.join(", "));
});
