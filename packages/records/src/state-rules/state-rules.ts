/**
 * What states require of a licensed broker's website: our reading of the rules on the date
 * given, so that the site complies by default. It isn't legal advice. The owner confirms it
 * with counsel.
 *
 * For every state the footer shows the license and the firm, and the firm is next to the
 * phone and email wherever they appear. The states listed here require more.
 */
import type { StateDocumentName } from "./document-names.ts";

type Rule = {
  /** The citation as lawyers write it: "22 TAC § 531.20". */
  citation: string;
  /** What it requires of a website, and how this site complies. */
  requires: string;
  /** The URL at which we read it. */
  source: string;
};

type StateRules = {
  /** When the rules were last checked. */
  checkedOn: string;
  rules: readonly Rule[];
  /** The format of the state's license numbers, if it is certain. */
  licenseNumber?: { citation: string; form: string; pattern: RegExp };
  /** The firm's own license number has to be next to the broker's. */
  firmLicense?: { citation: string };
  /** The firm's name has to be at least half as large as the broker's wherever that is large. */
  halfSizeFirm?: { citation: string };
  /**
   * For licensees of these kinds, the site has to show the firm's phone or address and link its
   * website.
   */
  firmWebsite?: { citation: string; kinds: RegExp };
  documents?: readonly RequiredDocument[];
};

export type RequiredDocument = {
  name: StateDocumentName;
  citation: string;
  /** Its name in an error message: "your completed … form". */
  what: string;
  /** Whether the broker has to fill it in; a blank form doesn't count. */
  isCompleted?: boolean;
  /** The smallest allowed type of the link, in points (1/72 inch). CSS has 96 px per inch, so 10 pt is 13.34 px. */
  smallestPt?: number;
};

const californiaNumber = "Business and Professions Code § 10140.6 and 10 CCR § 2773";

/** The rules by two-letter state code. */
export const stateRules: Readonly<Record<string, StateRules>> = {
  CA: {
    checkedOn: "2026-11-23",
    rules: [
      {
        citation: "Business and Professions Code § 10140.6",
        requires:
          "The name, the license number and the responsible broker's identity on first-point-of-contact solicitation materials, which include websites. Every page has them in the footer.",
        source: "https://codes.findlaw.com/ca/business-and-professions-code/bpc-sect-10140-6/",
      },
      {
        citation: "10 CCR § 2773",
        requires:
          "The eight-digit number in type no smaller than the smallest on the page, and the responsible broker's name as licensed. The responsible broker's number is optional under the rule; this site requires it.",
        source: "https://ca.realestatebooksai.com/book/export/html/422",
      },
      {
        citation: "Business and Professions Code § 10140.8",
        requires:
          "On or next to a digitally altered picture: a statement that it was altered, and a link, URL or QR code that leads to the unaltered one. Set `altered` in the photograph's entry; the picture for shared links names the URL.",
        source: "https://codes.findlaw.com/ca/business-and-professions-code/bpc-sect-10140-8/",
      },
    ],
    licenseNumber: { citation: californiaNumber, form: "8-digit", pattern: /^\d{8}$/ },
    firmLicense: { citation: californiaNumber },
  },
  TX: {
    checkedOn: "2026-11-23",
    rules: [
      {
        citation: "22 TAC § 531.20",
        requires:
          "A link to the completed IABS form (IABS 1-2 since January 1, 2026) in a readily noticeable place on the home page, with the full label in at least 10 pt or the one starting with TREC in at least 12 pt. The footer has the full label.",
        source: "https://www.trec.texas.gov/information-about-brokerage-services-form",
      },
      {
        citation: "22 TAC § 531.18",
        requires:
          "A link to the Consumer Protection Notice in a readily noticeable place on the home page, with the full label in at least 10 pt or the one starting with TREC in at least 12 pt. The footer has the full label.",
        source:
          "https://www.trec.texas.gov/article/flexibility-added-posting-link-iabs-and-consumer-protection-notices",
      },
      {
        citation: "22 TAC § 535.155",
        requires:
          "The (sponsoring) broker's name at least half the size of the largest contact information, which includes the licensee's own name. Where a heading or the picture for shared links has that name, the firm is below it at half its size.",
        source: "https://gavvy.com/details/535155-advertisements",
      },
    ],
    halfSizeFirm: { citation: "22 TAC § 535.155" },
    documents: [
      {
        name: "informationAboutBrokerageServices",
        citation: "22 TAC § 531.20",
        what: "your completed Information About Brokerage Services form",
        isCompleted: true,
        smallestPt: 10,
      },
      {
        name: "consumerProtectionNotice",
        citation: "22 TAC § 531.18",
        what: "the Consumer Protection Notice",
        smallestPt: 10,
      },
    ],
  },
  NY: {
    checkedOn: "2026-11-23",
    rules: [
      {
        citation: "19 NYCRR § 175.25",
        requires:
          "On the website of an associate broker or salesperson: the type of license, the brokerage's name with its address or phone, and a link to the brokerage's website. The footer of every page has them.",
        source:
          "http://www2.lirealtor.com/news/real-estate-news/view/news/2018/05/01/important-nysar-legal-update-regarding-broker-websites-dos",
      },
      {
        citation: "19 NYCRR § 175.29",
        requires:
          "A link to the Department of State's Fair Housing Notice, prominent and conspicuous on the home page.",
        source:
          "https://dos.ny.gov/news/new-york-state-department-state-announces-new-real-estate-regulations-combat-housing",
      },
      {
        citation: "19 NYCRR § 175.28",
        requires:
          "The Housing and Anti-Discrimination Disclosure Form at first substantive contact, for commercial property too. A link is enough if its text says what it leads to.",
        source: "https://hauseit.com/nys-fair-housing-anti-discrimination-disclosure-form",
      },
      {
        citation: "19 NYCRR § 175.7",
        requires:
          "To make clear for which party the broker acts. Real Property Law § 443 prescribes a form for homes only, so the site links the broker's own disclosure for commercial property.",
        source: "https://www.botensten.com/blog/agency-disclosure-form-in-commercial-transactions",
      },
    ],
    firmWebsite: { citation: "19 NYCRR § 175.25", kinds: /\b(associate|salesperson|agent)\b/i },
    documents: [
      {
        name: "fairHousingNotice",
        citation: "19 NYCRR § 175.29",
        what: "the Fair Housing Notice of the Department of State",
      },
      {
        name: "antiDiscriminationDisclosure",
        citation: "19 NYCRR § 175.28",
        what: "the Housing and Anti-Discrimination Disclosure Form of the Department of State",
      },
      {
        name: "agencyDisclosure",
        citation: "19 NYCRR § 175.7",
        what: "your commercial agency disclosure",
      },
    ],
  },
  FL: {
    checkedOn: "2026-11-23",
    rules: [
      {
        citation: "Rule 61J2-10.025, Florida Administrative Code",
        requires:
          "The firm's licensed name next to, above or below every address, phone number and email. The site has it wherever these appear: footer, contact card, About, call buttons, messages and running text.",
        source: "https://www.law.cornell.edu/regulations/florida/Fla-Admin-Code-Ann-R-61J2-10-025",
      },
    ],
  },
};
