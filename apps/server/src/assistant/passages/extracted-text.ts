/** A part of a document that can be quoted: a page, or some paragraphs where it has no pages. */
export type TextPart = {
  /** From 1; null where the document has no pages. */
  page: number | null;
  text: string;
};

/**
 * Why a document has no text: an image or a scan; a type of file that isn't read; encrypted;
 * not what it should be; more than the limits; a form that only some viewers show.
 */
type TextProblem = "no-text" | "unsupported" | "locked" | "damaged" | "too-large" | "placeholder";

/** What a reader of the text has to know of it. */
type Remarks = {
  /** What the file has that couldn't be read: "form fields". */
  unread?: string[];
  /** Changes were tracked in it, and are neither accepted nor rejected. */
  hasOpenChanges?: boolean;
};

export type ExtractedText = Remarks & ({ parts: TextPart[] } | { problem: TextProblem });

/** With the stems that its parts are found by. */
export type StemmedText = Remarks &
  ({ parts: (TextPart & { stems: string[] })[] } | { problem: TextProblem });

/** What is read of a document; the rest is left out. */
export const textLimits = {
  pages: 500,
  /** Of the whole text: 500 pages of 4,000. */
  characters: 2_000_000,
};
