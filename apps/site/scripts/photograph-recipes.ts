import type { PhotographName } from "@frontage/content/photographs";

/** Widths in px, each with its AVIF quality; none is larger than its master. */
export type Sizes = Readonly<Record<number, number>>;
export type Recipe = {
  /** The uncropped frame. */
  landscape: Sizes;
  /** A full-height crop around the focal point, for tall frames; or a separate master. */
  portrait?: { aspect: number; effort?: number; master?: string; sizes: Sizes };
};

// Widths follow from the measured layout (see e2e/photographs.spec.ts). Sizes for dense screens can
// have lower quality, most of all a hero's phone crop under its scrim. Its first size must arrive
// together with the fonts, without another round trip on slow 4G.
/** Phones show a separate master completely; 900 px suit 2x screens, 1000 px denser ones. */
const hero = (name: PhotographName, phoneSizes: Sizes): Recipe => ({
  landscape: { 1000: 45, 1620: 45, 2000: 45, 2400: 38 },
  portrait: { aspect: 1 / 2, effort: 2, master: `${name}-portrait`, sizes: phoneSizes },
});
/** A service's panel is 724 px tall, and as wide as 0.92 of that up to a window of 1600 px. */
const service: Recipe = {
  landscape: { 480: 33, 960: 33, 1420: 36, 2200: 36 },
  portrait: { aspect: 0.92, sizes: { 680: 45, 1000: 38, 1380: 36 } },
};
export const recipes: Partial<Record<PhotographName, Recipe>> = {
  "hero-1-downtown-blue-hour": hero("hero-1-downtown-blue-hour", {
    480: 18,
    900: 9,
    1000: 18,
  }),
  "hero-2-mixed-use-golden-hour": hero("hero-2-mixed-use-golden-hour", {
    480: 18,
    900: 21,
    1000: 35,
  }),
  "hero-3-aerial-sunrise": hero("hero-3-aerial-sunrise", {
    480: 36,
    900: 36,
    1000: 44,
  }),
  "about-banner-skyline-morning": { landscape: { 480: 33, 800: 33, 1280: 45, 1920: 45, 2400: 38 } },
  "contact-office-dusk": { landscape: { 480: 40, 800: 36, 1200: 36, 1600: 36 } },
  "service-acquisition-lobby": service,
  "service-disposition-facade-sunset": service,
  "service-leasing-loft": service,
  "service-market-analysis-aerial": service,
  "service-investing-look-up": service,
  "service-valuation-detail": service,
};

/** The minimum size of each master in px, by file name, so that no size is left out. */
export function neededSizes(): Record<string, { width: number; height: number }> {
  const needed: Record<string, { width: number; height: number }> = {};
  for (const [name, { landscape, portrait }] of Object.entries(recipes)) {
    const width = widest(landscape);
    needed[name] = { width, height: 0 };
    if (!portrait) continue;
    const crop = widest(portrait.sizes);
    const height = Math.round(crop / portrait.aspect);
    if (portrait.master) needed[portrait.master] = { width: crop, height };
    else needed[name] = { width, height };
  }
  return needed;
}

const widest = (sizes: Sizes) => Math.max(...Object.keys(sizes).map(Number));
