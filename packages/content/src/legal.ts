import { addressLine } from "./address.ts";
import { cookies } from "./cookies.ts";
import { assistantPrivacy, assistantTerms } from "./legal-clauses.ts";
import { broker } from "./broker.ts";
import { licensedThrough, licenseNumbers } from "./licenses.ts";
import { illustrations } from "./photographs.ts";
import { longDay } from "./plain-formats.ts";
import type { InquiryClauses, LegalPage } from "./schemas/legal.ts";

// Sample wording that describes what the site does as delivered. The owner has a lawyer confirm it,
// changes the date and removes the note.
const updatedOn = "2026-01-01";

const updated = {
  iso: updatedOn,
  display: longDay(updatedOn),
};

export const legalNote =
  "Sample text. It describes how this site works and has not been reviewed by a lawyer; the owner confirms or replaces it before publication.";

const { assistant, businessName, email, firm, name, phone } = broker;
const inParentheses = licenseNumbers.replace("License", "license");
const reachMe = `Write to me at ${firm.name}, ${email}, call ${phone.display}, or send a letter to ${addressLine}.`;

/** The privacy policy, with the clauses of the site's inquiry transport. */
export const privacyPolicyWith = (clauses: InquiryClauses): LegalPage => ({
  title: "Privacy Policy",
  updated,
  note: legalNote,
  sections: [
    {
      id: "who-is-responsible",
      heading: "Who is responsible",
      paragraphs: [
        `${name}, doing business as ${businessName} with ${firm.name}, decides how personal data from this site is used. ${reachMe}`,
      ],
    },
    {
      id: "what-i-collect",
      heading: "What I collect",
      paragraphs: ["It depends on what you do here. Reading the pages needs no account."],
      points: [
        clauses.collected,
        "Client portal: if I have opened an account for you, it holds your contact details, the files, messages and dates of your deals, and a record of when you logged in and of who opened which file. Of your password it keeps only a value from which the password cannot be read. Without an account it holds nothing of yours.",
        "Server logs: like any web server, the one that serves these pages may record your network address, the time, the page requested and the type of browser.",
        "Browser storage: the entry described under “Cookies and browser storage”. It stays on your device.",
        "Phone and email: what you tell me when you call or write.",
      ],
    },
    {
      id: "why-i-use-it",
      heading: "Why I use it",
      paragraphs: [
        "I only use your details to reply and, if we agree to work together, to do that work and keep the records that license law asks of a broker. Logs keep the site running and safe. I do not sell personal data, build advertising profiles or add you to a mailing list.",
      ],
    },
    {
      id: "where-your-message-goes",
      heading: "Where your message goes",
      paragraphs: [clauses.route, "Others who may receive data:"],
      points: [
        clauses.receivers,
        ...(assistant.isOffered && assistant.provider
          ? [
              `${assistant.provider.name}, for answers of the AI assistant and only if you agree, as “The AI assistant” below says.`,
            ]
          : []),
        "The company that hosts this site, which keeps the server logs.",
        "OpenStreetMap, for the map on the contact page. It is loaded only when you scroll near it; its servers then see your network address and browser, under the OpenStreetMap Foundation’s privacy policy. The link for directions opens a maps application of its own.",
        "Attorneys, lenders, title companies and cooperating brokers, once we work together and only as your transaction requires.",
        "Authorities, where the law requires it.",
      ],
    },
    ...(assistant.isOffered ? [assistantPrivacy(assistant)] : []),
    {
      id: "cookies-and-storage",
      heading: "Cookies and browser storage",
      paragraphs: [
        `Reading this site sets no cookies. It carries no advertising, uses no analytics service and follows nobody from page to page. Its fonts and pictures come from its own server. ${clauses.storage}`,
        "The portal also keeps in your browser who is logged in, your display preferences, and what you have typed but not sent.",
        "Logging in to the client portal sets cookies, and so does signing the confidentiality agreement of a listing. They serve nothing else:",
      ],
      points: cookies.map(({ name, purpose }) => `“${name}” ${purpose}.`),
    },
    {
      id: "how-i-count-views",
      heading: "How I count views of listings",
      paragraphs: [
        "I tell the owner of a property how often its page here was looked at. For that, a listing’s page tells my own server once that it was in view for two seconds, and whether you came from a search engine, an email of mine, another site or a typed address. Only totals are kept: the views and visitors of a listing on a day, by where they came from.",
        "So that a visitor counts once a day, my server computes a value from your network address and browser together with a random number. It deletes that number when the property’s day ends, at midnight, and from then on nobody, including me, can tell whose visit it was. People who are logged in, programs and reloads are not counted. Nobody but the owner and I see the count, and it sets no cookie.",
      ],
    },
    {
      id: "how-long-i-keep-it",
      heading: "How long I keep it",
      paragraphs: [
        `${clauses.kept} Records of a transaction stay as long as license and tax law requires, even if you ask me to erase everything else: the confidentiality agreements you signed, and an offer that became a contract. A signature that nobody confirms by the emailed link isn’t kept. The hosting company deletes server logs on its own schedule. ${clauses.storedUntil}`,
      ],
    },
    {
      id: "your-choices",
      heading: "Your choices",
      paragraphs: [
        `Ask me at any time to show, correct or delete what I hold about you, to hand it over in a common format, or to stop using it. ${reachMe} I answer within 30 days, ask only for what I need to verify that it is you, and treat you no differently for asking. Depending on where you live you may also complain to a data protection authority or your state’s attorney general.`,
      ],
    },
    {
      id: "security",
      heading: "Security",
      paragraphs: [
        `Pages are designed to be delivered over an encrypted connection, and the browser is told to run no scripts but this site’s own. ${clauses.security}No way of sending data is free of risk: leave account numbers, tax numbers and passwords out of the form.`,
      ],
    },
    {
      id: "wire-fraud",
      heading: "Wire fraud",
      paragraphs: [
        "Criminals imitate the parties of a closing to redirect payments. I never send wire instructions through this site or its portal. Before you send money, confirm the instructions by calling a number you already know, not one from the message.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      paragraphs: [
        "This site is about commercial property and meant for adults. I do not knowingly collect data from anyone under 16, and delete it when I learn of it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      paragraphs: [
        "When the site begins to handle data differently, I change this page and the date at its top. If the change affects something you have already sent me, I tell you directly where I can.",
      ],
    },
  ],
});

/** The terms, with the same clauses. */
export const termsWith = (clauses: InquiryClauses): LegalPage => ({
  title: "Terms",
  updated,
  note: legalNote,
  sections: [
    {
      id: "using-this-site",
      heading: "Using this site",
      paragraphs: [
        `This site is run by ${name}, ${businessName}, ${licensedThrough} (${inParentheses}). By using it you accept these terms. If you do not accept them, please call or write to me instead.`,
        "Where I am not licensed, I work with a cooperating broker who is. Nothing here offers brokerage services in a state where I may not offer them.",
      ],
    },
    {
      id: "no-agency",
      heading: "No agency relationship",
      paragraphs: [
        "Reading this site, sending an inquiry or having portal access does not make me your broker, and does not oblige you to anything. I represent you only after we have both signed a written agreement. Until then, do not send me what you would not want the other side of a deal to know.",
      ],
    },
    {
      id: "information",
      heading: "Information, not a guarantee",
      paragraphs: [
        `Information here comes from sources deemed reliable, but it is not guaranteed. Sizes, rents, income, zoning and dates can be wrong or out of date: check them yourself, or have them checked, before you rely on them.${illustrations.terms}`,
      ],
    },
    {
      id: "no-advice",
      heading: "No offer, appraisal or advice",
      paragraphs: [
        "Nothing here is an offer to sell or lease property, or an offer of securities. I provide pricing analysis and broker price opinions; not an appraisal. I give no tax, legal or securities advice. Examples, formulas and deadlines are general: ask your attorney and your accountant about your case.",
      ],
    },
    {
      id: "client-portal",
      heading: "Client portal and accounts",
      paragraphs: [
        "I open accounts for clients myself; there is no public sign-up. Keep your access to yourself, log out on shared devices and tell me right away if you think that someone else has used it.",
        "Files in a client portal are confidential. Use them only for the transaction they were shared for, show them only to advisors who are bound to keep them confidential, and follow the confidentiality agreement you signed.",
      ],
    },
    ...(assistant.isOffered ? [assistantTerms] : []),
    {
      id: "wire-fraud",
      heading: "Wire fraud",
      paragraphs: [
        `I never send wire instructions through this site${assistant.isOffered ? ", its portal or its assistant" : " or its portal"}. If you receive instructions that seem to come from me, call ${firm.name}, ${phone.display}, or another number you already know before you send money. Do not use a number from the message.`,
      ],
    },
    {
      id: "equal-opportunity",
      heading: "Equal opportunity",
      paragraphs: [
        "I serve every client without regard to race, color, religion, sex, disability, familial status, national origin or any other ground that the law protects.",
      ],
    },
    {
      id: "accessibility",
      heading: "Accessibility",
      paragraphs: [
        `This site is built to meet the Web Content Accessibility Guidelines 2.2 at level AA, for keyboard, screen reader, zoom and reduced motion. The map is supplied by others and may fall short, so the address is next to it as text. If something here does not work for you, write to me at ${firm.name}, ${email}, or call ${phone.display}: I will give you the same information another way and have the problem looked at.`,
      ],
    },
    {
      id: "intellectual-property",
      heading: "Intellectual property",
      paragraphs: [
        "The texts and pictures of this site belong to me or to those who licensed them to me. You may read, print and share a page for your own purposes. Ask before you publish any part of it elsewhere. Map data is © OpenStreetMap contributors.",
      ],
    },
    {
      id: "other-services",
      heading: "Services of others",
      paragraphs: [
        `${clauses.otherServices} Their operators are responsible for them, under their own terms. ${clauses.promise} If you hear nothing within two business days, please call.`,
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      paragraphs: [
        "The site is provided as it is, without a warranty that it is complete, current or always available. As far as the law allows, I am not liable for indirect losses or for loss that follows from relying on this site instead of a signed agreement. Nothing here limits liability that the law does not let me limit, or my duties to you as a client.",
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law",
      paragraphs: [
        `The law of the state of the office named below (${broker.address.region}) governs these terms, without its conflict rules, and its courts decide disputes. If your local consumer law gives you mandatory rights, you keep them.`,
      ],
    },
    {
      id: "changes-and-contact",
      heading: "Changes and contact",
      paragraphs: [
        `I may change these terms; the date at the top says when I last did, and the version online when you visit is the one that applies. ${reachMe}`,
      ],
    },
  ],
});
