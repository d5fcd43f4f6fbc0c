import { approachIntro, approachTiles } from "../approach.ts";
import { faqs } from "../faqs.ts";
import { footer } from "../footer.ts";
import { pages } from "../pages.ts";
import { photographs } from "../photographs.ts";
import { services } from "../services.ts";
import type { Finding } from "./finding.ts";
import sample from "./sample-hashes.json" with { type: "json" };

const { experience, approach, glance } = pages.about;

/** Texts in which owners speak of themselves, by where they are. */
export const ownTexts: Readonly<Record<string, string>> = {
  "pages.ts, the home page’s heading": pages.home.heroHeading,
  "pages.ts, the home page’s description for search engines": pages.home.description,
  "pages.ts, the line below “About”": pages.about.tagline,
  // Only the end, because the beginning contains the owner’s name and years.
  "pages.ts, the About page’s description for search engines": pages.about.description.slice(-60),
  "pages.ts, the first sentence about your experience": experience.lead,
  ...numbered("pages.ts, paragraph # about your experience", experience.paragraphs),
  "pages.ts, the first sentence about your approach": approach.lead,
  ...numbered("pages.ts, paragraph # about your approach", approach.paragraphs),
  ...numbered(
    "pages.ts, line # of “At a Glance”",
    glance.map(({ text }) => text),
  ),
  "approach.ts, the first sentence": approachIntro,
  ...numbered(
    "approach.ts, tile #",
    approachTiles.map(({ text }) => text),
  ),
  "footer.ts, the line below your name": footer.line,
};

/** All texts that an owner replaces. `sample-hashes.json` has the hashes of the sample's. */
export const listedTexts: readonly { text: string; where: string }[] = [
  ...Object.entries(ownTexts).map(([where, text]) => ({ text, where })),
  ...services.flatMap(({ help, lead, menu }) =>
    [lead, ...help.paragraphs, ...help.points.map(({ text }) => text)].map((text) => ({
      text,
      where: `services.ts, “${menu.label}”`,
    })),
  ),
  ...faqs.map(({ answer, question }) => ({ text: answer, where: `faqs.ts, “${question}”` })),
];

function numbered(name: string, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text, index) => [name.replace("#", `${index + 1}`), text]));
}

/** Makes the short hash of a text that `sample-hashes.json` has. */
type Hash = (text: string) => string;

/**
 * Reports texts and photographs of the sample on a site that is already an owner's.
 *
 * @param files hashes of the photographs' files, by name
 * @param hashOf how the sample's texts were hashed
 */
export function leftoverFindings(files: Readonly<Record<string, string>>, hashOf: Hash): Finding[] {
  // Counts a service’s texts as one.
  const texts = new Map(
    leftoverTexts(hashOf)
      .toReversed()
      .map((one) => [one.where, one]),
  );
  return [
    ...[...texts.values()].toReversed().map(({ text, where }): Finding => {
      const [file = ""] = where.split(",");
      return {
        severity: file === "pages.ts" && !where.includes("home page") ? "error" : "warning",
        sentence: `In ${where} is still the sample’s: write your own.`,
        place: { file, text },
      };
    }),
    ...leftoverPictures(files, hashOf),
  ];
}

/** The texts that are still the sample's, with where they are: "approach.ts, tile 2". */
export function leftoverTexts(hashOf: Hash): { text: string; where: string }[] {
  const known = new Set<string>(sample.texts);
  return listedTexts.filter(({ text }) => known.has(hashOf(text)));
}

function leftoverPictures(files: Readonly<Record<string, string>>, hashOf: Hash): Finding[] {
  const [pictures, alts] = [new Set<string>(sample.photographs), new Set<string>(sample.alts)];
  return Object.entries(files).flatMap(([file, hash]): Finding[] => {
    const name = file.replace(/-portrait$/, "");
    const alt = (photographs as Readonly<Record<string, { alt: string }>>)[name]?.alt;
    const path = `apps/site/photographs/${file}.jpg`;
    if (pictures.has(hash)) {
      return [
        {
          severity: "warning",
          sentence: `${path} is still the sample’s picture: \`npm run photograph -- yours.jpg\`.`,
        },
      ];
    }
    if (alt === undefined || !alts.has(hashOf(alt))) return [];
    return [
      {
        severity: "error",
        sentence: `${path} is yours, but photographs.ts still describes the sample’s picture: say what yours shows.`,
        place: { file: "photographs.ts", text: alt },
      },
    ];
  });
}
