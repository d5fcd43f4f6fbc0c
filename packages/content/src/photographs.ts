import type { Photograph } from "./schemas/photograph.ts";

// One entry for each file in apps/site/photographs, by file name. When you replace a file, change
// its entry; nothing else. Your own photographs aren't illustrations: leave out `isIllustration`,
// and add who took them (`credit`) and what was changed (`altered`).
const masters = {
  "hero-1-downtown-blue-hour": {
    alt: "A downtown skyline of lit glass office towers reflected in calm water at dusk",
    focus: { x: 68, y: 45 },
    portraitFocus: { x: 60, y: 40 },
    isIllustration: true,
  },
  "hero-2-mixed-use-golden-hour": {
    alt: "A limestone and timber mixed-use building with lit ground-floor shops on a tree-lined corner at golden hour",
    focus: { x: 68, y: 52 },
    portraitFocus: { x: 64, y: 48 },
    isIllustration: true,
  },
  "hero-3-aerial-sunrise": {
    alt: "Aerial view of a city rising out of morning fog at sunrise",
    focus: { x: 68, y: 38 },
    portraitFocus: { x: 68, y: 38 },
    isIllustration: true,
  },
  "about-banner-skyline-morning": {
    alt: "A downtown skyline in soft morning haze",
    focus: { x: 70, y: 45 },
    isIllustration: true,
  },
  "contact-office-dusk": {
    alt: "A corner office with a walnut desk and two armchairs overlooking a city at dusk",
    focus: { x: 52, y: 56 },
    isIllustration: true,
  },
  "industrial-logistics-twilight": {
    alt: "A modern logistics building with lit dock doors and a glass office corner at twilight",
    focus: { x: 72, y: 52 },
    isIllustration: true,
  },
  "service-acquisition-lobby": {
    alt: "The warmly lit glass entrance hall of an office building at dusk",
    focus: { x: 50, y: 55 },
    isIllustration: true,
  },
  "service-disposition-facade-sunset": {
    alt: "A glass office tower catching the last light of sunset",
    focus: { x: 75, y: 55 },
    isIllustration: true,
  },
  "service-leasing-loft": {
    alt: "An empty loft office floor with concrete columns and sunlight through steel-framed windows",
    focus: { x: 40, y: 55 },
    isIllustration: true,
  },
  "service-market-analysis-aerial": {
    alt: "City blocks, streets and a park seen from above",
    focus: { x: 45, y: 52 },
    isIllustration: true,
  },
  "service-investing-look-up": {
    alt: "Looking up between glass office towers to an open evening sky",
    focus: { x: 50, y: 50 },
    isIllustration: true,
  },
  "service-valuation-detail": {
    alt: "Close view of a travertine and brass building facade in warm light",
    focus: { x: 45, y: 50 },
    isIllustration: true,
  },
} as const satisfies Record<string, Photograph>;

export type PhotographName = keyof typeof masters;

/** Every master photograph, by its file name without extension. */
export const photographs: Readonly<Record<PhotographName, Photograph>> = masters;

/** The home page's three pictures, in order. */
export const heroSlides = [
  {
    photograph: "hero-1-downtown-blue-hour",
    alt: photographs["hero-1-downtown-blue-hour"].alt,
  },
  {
    photograph: "hero-2-mixed-use-golden-hour",
    alt: photographs["hero-2-mixed-use-golden-hour"].alt,
  },
  {
    photograph: "hero-3-aerial-sunrise",
    alt: photographs["hero-3-aerial-sunrise"].alt,
  },
] as const satisfies readonly { photograph: PhotographName; alt: string }[];

/** Where the site serves the unaltered pictures. */
export const originalsPath = "/photographs/unaltered/";

export type PhotographNote = {
  text: string;
  /** The link to the unaltered picture: its path and label. */
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
