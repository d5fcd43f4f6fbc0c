import { photographs } from "./photographs.ts";
import type { HeroSlide } from "./schemas/hero-slide.ts";

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
] as const satisfies readonly HeroSlide[];
