// @evaluated-by-the-build
import { illustrationTexts, noteOf, type PhotographNote } from "./photograph-note.ts";
import { photographs } from "./photographs.ts";

/** The notes of the pictures that need one, by the picture's name. */
export const photographNotes: Readonly<Record<string, PhotographNote>> = Object.fromEntries(
  Object.entries(photographs).flatMap(([name, picture]) => {
    const note = noteOf(name, picture);
    return note ? [[name, note]] : [];
  }),
);

export const illustrations = illustrationTexts(Object.values(photographs));
