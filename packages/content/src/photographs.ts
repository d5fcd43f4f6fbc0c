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
