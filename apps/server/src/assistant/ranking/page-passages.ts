import { addressLine } from "@frontage/content/address";
import { approachIntro, approachTiles } from "@frontage/content/approach";
import { broker } from "@frontage/content/broker";
import { endSentence } from "@frontage/content/end-sentence";
import { faqs } from "@frontage/content/faqs";
import { footer, finePrint } from "@frontage/content/footer";
import { privacyPolicyWith, termsWith } from "@frontage/content/legal";
import { licenseNumbers } from "@frontage/content/licenses";
import { paths, servicePath } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import type { LegalPage } from "@frontage/content/schemas/legal";
import { serverClauses, webhookClauses } from "@frontage/content/legal-clauses";
import { services } from "@frontage/content/services";
import { stats } from "@frontage/content/sourced-claims";
import type { Passage } from "../passages/passage.ts";

let made: readonly Passage[] | undefined;

/** The broker's public pages, one passage per section, which everyone may quote. */
export const pagePassages = (): readonly Passage[] =>
  (made ??= [
    ...servicePassages(),
    ...faqs.map(({ answer, question }) => pagePassage(paths.home, question, [answer])),
    ...aboutPassages(),
    ...contactPassages(),
    ...legalPassages(),
  ]);

/** @param path with a fragment where a page has several sections; a passage's id is made of it */
function pagePassage(path: string, title: string, lines: readonly string[]): Passage {
  return {
    id: `page:${path}:${title}`,
    source: "page",
    recordId: path,
    title,
    path,
    text: [title, ...lines].join("\n"),
    dealId: null,
  };
}

const pointLine = ({ text, title }: { title: string; text: string }) => `${title}: ${text}`;

function servicePassages(): Passage[] {
  return services.map(({ help, lead, slug, title }) =>
    pagePassage(servicePath(slug), title, [
      lead,
      ...help.paragraphs,
      ...help.points.map(pointLine),
    ]),
  );
}

function aboutPassages(): Passage[] {
  const { approach, experience, glance, glanceHeading } = pages.about;
  const about = (title: string, lines: readonly string[]) => pagePassage(paths.about, title, lines);
  return [
    about(
      glanceHeading,
      glance.map(({ label, text }) => `${label}: ${text}`),
    ),
    about(experience.heading, [experience.lead, ...experience.paragraphs]),
    about(approach.heading, [
      approach.lead,
      ...approach.paragraphs,
      approachIntro,
      ...approachTiles.map(pointLine),
    ]),
    pagePassage(
      paths.home,
      pages.home.statsLabel,
      stats.map(
        ({ description, label, number, suffix }) => `${label}: ${number}${suffix}. ${description}.`,
      ),
    ),
  ];
}

function contactPassages(): Passage[] {
  const { email, firm, hours, name, phone, website } = broker;
  const contact = (title: string, lines: readonly string[]) =>
    pagePassage(paths.contact, title, lines);
  return [
    contact(`${name}’s phone`, [`Phone: ${phone.display}`]),
    contact(`${name}’s email`, [`Email: ${email}`]),
    contact(`${name}’s office address`, [`Address: ${addressLine}`]),
    contact(
      `${name}’s office hours`,
      // Each line names its subject, since it may be quoted alone.
      hours.map(({ days, time }) => `Office hours, ${days}: ${time}`),
    ),
    contact(`${name}’s website`, [`Website: ${website.display}`]),
    contact("Firm and license", [
      `${endSentence(`${name} works with ${firm.name}`)} ${licenseNumbers}.`,
    ]),
    pagePassage(paths.home, "Notices", [footer.line, ...finePrint]),
  ];
}

function legalPassages(): Passage[] {
  const clauses = broker.inquiries.transport === "server" ? serverClauses : webhookClauses;
  const sections = (path: string, page: LegalPage) =>
    page.sections.map(({ heading, id, paragraphs, points = [] }) =>
      pagePassage(`${path}#${id}`, heading, [...paragraphs, ...points]),
    );
  return [
    ...sections(paths.privacyPolicy, privacyPolicyWith(clauses)),
    ...sections(paths.terms, termsWith(clauses)),
  ];
}
