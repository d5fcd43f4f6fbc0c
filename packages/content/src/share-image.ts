import { broker } from "./broker.ts";
import { heroSlides, photographNotes } from "./photographs.ts";

const { photograph, alt } = heroSlides[0];
const note = photographNotes[photograph];
const noteTexts = note && [
  note.text,
  // Includes the address, because a picture can't contain a link.
  ...(note.unaltered ? [`Unaltered: ${broker.website.url}${note.unaltered.path}`] : []),
];

/** The picture for shared links: the broker's name on the first hero; sizes in pixels. */
export const shareImage = {
  name: "og-image",
  width: 1200,
  height: 630,
  photograph,
  /** The note about the photograph, if it needs one. */
  note: noteTexts?.join(" "),
  alt: [`${broker.name}, ${broker.descriptor}. ${alt}`, ...(note ? [note.text] : [])].join(". "),
} as const;
