import { photographs } from "./photographs.ts";
import type { Photograph } from "./schemas/photograph.ts";

/** Where the site serves the unaltered pictures. */
export const originalsPath = "/photographs/unaltered/";

export type PhotographNote = {
  text: string;
  /** Path and words of the link to the unaltered picture. */
  unaltered?: { path: string; link: string };
};

/** The note that a picture needs, or null if it needs none. */
export function noteOf(name: string, picture: Photograph): PhotographNote | null {
  const { altered, credit, rendering } = picture;
  const texts = [
    ...(rendering ? [rendering] : []),
    ...(altered ? [`Digitally altered: ${altered}`] : []),
    ...(credit ? [credit] : []),
  ];
  if (texts.length === 0) return null;
  return {
    text: `${texts.join(". ")}.`,
    ...(altered && {
      unaltered: { path: `${originalsPath}${name}.jpg`, link: "See the unaltered picture" },
    }),
  };
}

/** Sentences for the fine print and the terms that say whether all or some pictures are illustrations. */
export function illustrationTexts(pictures: readonly Photograph[]) {
  const count = pictures.filter(({ isIllustration }) => isIllustration).length;
  if (count === 0) return { finePrint: "", terms: "" };
  const are = count === pictures.length ? "Pictures are" : "Some pictures are";
  return {
    finePrint: ` ${are} illustrations, not listings.`,
    terms: ` ${count === pictures.length ? "The pictures are" : are} illustrations and show no actual listing.`,
  };
}

/** The notes of pictures that need one, by the picture's name. */
export const photographNotes: Readonly<Record<string, PhotographNote>> = Object.fromEntries(
  Object.entries(photographs).flatMap(([name, picture]) => {
    const note = noteOf(name, picture);
    return note ? [[name, note]] : [];
  }),
);

export const illustrations = illustrationTexts(Object.values(photographs));
