import { actions } from "./actions.ts";
import { addressLine } from "./address.ts";
import { broker } from "./broker.ts";
import { yearsInCommercial } from "./sourced-claims.ts";
import { notices } from "./messages.ts";
import type { Pages } from "./schemas/pages.ts";
import { servicesDescription, servicesHeading } from "./service-lists.ts";

const { businessName, firm, name, phone } = broker;
const { isOffered } = broker.assistant;

/** Follows the sentence "If a sale should wait a year, I will say so." */
const assistant =
  " And between our conversations, my AI assistant gives you property information and market insights at any hour, so you never wait on me for a fact. It is an assistant, not the broker: judgment and negotiation stay with me.";

/** Titles, descriptions and texts of the pages, except those with their own collection. */
export const pages = {
  home: {
    title: `${name} | Commercial Real Estate Broker`,
    description:
      "One broker for buying, selling, leasing and valuing commercial property: office, retail, industrial and mixed-use. I handle each assignment myself.",
    heroHeading: "Commercial real estate, handled personally.",
    tagline: "Listing, leasing and selling commercial properties",
    servicesLabel: "Services",
    servicesHeading,
    servicesIntro:
      "Buyers, sellers, landlords, tenants and investors work with me directly, from the first call to closing.",
    statsLabel: "Track record",
    faqLabel: "FAQ",
    faqTitle: "Frequently Asked Questions",
    faqIntro: {
      before: "If your question is not answered here, send it through the ",
      link: "contact page",
      after: ".",
    },
    faqMore: "Still have questions? We're here to help.",
    ctaHeading: "Start with what you own, or what you need.",
    ctaText: "Tell me when it suits you to talk, or call now.",
  },
  about: {
    title: `About | ${name} Commercial Real Estate`,
    description: `Who ${name} is: a commercial broker${yearsInCommercial ? ` with ${yearsInCommercial.figure} years in the business` : ""} who has also bought and sold businesses and buildings as an owner.`,
    heading: `About ${name}`,
    tagline: "One broker, nationwide, on your side of the table.",
    glanceHeading: "At a Glance",
    glance: [
      {
        label: "Experience",
        text: yearsInCommercial
          ? `${yearsInCommercial.figure} years in commercial real estate`
          : "Commercial real estate",
      },
      {
        label: "Specialization",
        text: "Office, retail, industrial and mixed-use, including multimillion-dollar properties",
      },
      {
        label: "Background",
        text: "Broker, owner and operator. I have bought and sold businesses and properties of my own.",
      },
    ],
    experience: {
      heading: "My Experience",
      lead: `I have spent ${yearsInCommercial?.inWords ?? "my career"} listing, leasing and selling commercial property, from single-tenant retail to multimillion-dollar office portfolios.`,
      paragraphs: [
        "I have also signed the other side of the contract. Buying and selling businesses and buildings of my own taught me what a term sheet feels like when your own money is on the line. That is the perspective I bring to every client, whether you are leasing your first suite or disposing of a portfolio.",
        "Owning taught me the parts a brochure leaves out. I have replaced a roof in the year I had planned to refinance. I have waited for an estoppel certificate with a closing three days away, and I have lost a tenant whose renewal I took for granted. So I ask about the roof, order the estoppels early, and open renewal talks long before the notice date.",
        "I work nationwide through local licenses and cooperating brokers. In a market I do not know, I say so and bring in someone who does. You still call one number, and it is mine.",
      ],
    },
    approach: {
      heading: "My Approach",
      lead: "I take on a small number of assignments at a time and handle each one myself.",
      paragraphs: [
        `You get a plain assessment before you get a pitch. If a sale should wait a year, I will say so.${isOffered ? assistant : ""}`,
        "Every assignment gets a written plan on one page: what you want, what you will not accept, the dates that bind you and who does what next. I keep it current and you can ask for it on any day. When something goes wrong, and in most transactions something does, you hear it from me first, together with the choices we have.",
        "I represent one side of the table at a time. If a conflict comes up, I disclose it in writing before you spend money.",
      ],
    },
    contactHeading: "Contact Information",
  },
  services: {
    title: "Our Services",
    description: servicesDescription,
    label: "Our Services",
    heading: "Comprehensive Commercial Real Estate Solutions",
    intro: "Use one service or several. Most clients use two or three over the life of a property.",
  },
  service: { helpHeading: "How We Help", approachHeading: "Our Approach" },
  contact: {
    title: `Contact - ${name} Commercial Real Estate`,
    description: `Write to ${name} about a commercial property, or call ${firm.name}, ${phone.display}. Office hours, address and a map.`,
    heading: "Tell me about your property",
    intro: "Send me a few lines about what you own or need. I read every message myself.",
    fields: {
      name: { label: "Full name", placeholder: "Your name" },
      email: { label: "Email", placeholder: "you@example.com" },
      phone: { label: "Phone", placeholder: "(555) 555-0100" },
      service: { label: "Service", placeholder: "Select a service" },
      message: {
        label: "Message",
        placeholder: "Property type, location, timing: whatever you know so far.",
      },
    },
    submit: `Send Message to ${name}`,
    sending: "Sending...",
    allRequired: "All fields are required.",
    formNote: "I only use your details to reply.",
    cardHeading: "Get in Touch",
    mapHeading: "Find Me",
    mapTitle: `Map of ${addressLine}`,
    directions: "Get directions",
  },
  privacyPolicy: {
    title: `Privacy Policy | ${businessName}`,
    description:
      "What this site learns about you, where a message from the contact form goes, what is kept in your browser, and how to ask for a copy or deletion.",
  },
  terms: {
    title: `Terms | ${businessName}`,
    description: `The terms of using this site: no agency relationship, no appraisal or advice, ${isOffered ? "limits of the AI assistant, " : ""}wire fraud warning and accessibility.`,
  },
  notFound: {
    title: `Page not found | ${businessName}`,
    description:
      "There is no page at this address. Return to the home page to find services, answers and contact details.",
    code: "404",
    heading: notices.pageNotFound,
    homeLink: actions.returnHome,
  },
  renderError: {
    label: "Something broke on my side",
    heading: notices.renderFailed,
    textBeforePhone: "This page failed to load. Try again, or call me at ",
    textAfterPhone: " and I will help you directly.",
    reload: "Reload",
    homeLink: actions.returnHome,
  },
} as const satisfies Pages;
