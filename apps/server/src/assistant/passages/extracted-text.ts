import { cutText } from "@frontage/records/cut-text";

/** A quotable part of a document: a page, or some paragraphs if it has no pages. */
export type TextPart = {
  /** From 1; null where the document has no pages. */
  page: number | null;
  text: string;
};

/**
 * Why a document has no text: an image or scan; an unsupported type; encrypted; damaged; over the
 * limits; or a form that only some viewers show.
 */
type TextProblem = "no-text" | "unsupported" | "locked" | "damaged" | "too-large" | "placeholder";

/** What the reader should know about the text. */
type Remarks = {
  /** What couldn't be read: "form fields". */
  unread?: string[];
  /** It has tracked changes that are neither accepted nor rejected. */
  hasOpenChanges?: boolean;
};

export type ExtractedText = Remarks & ({ parts: TextPart[] } | { problem: TextProblem });

/** With the stems it is found by. */
export type StemmedText = Remarks &
  ({ parts: (TextPart & { stems: string[] })[] } | { problem: TextProblem });

/** Limits; the rest of a document is left out. */
export const textLimits = {
  pages: 500,
  /** For the whole text: 500 pages of 4,000. */
  characters: 2_000_000,
};

/** About a page. */
const partMax = 3000;

/** Splits the lines of a text without pages into parts of about a page; cuts longer lines. */
export function splitText(text: string): TextPart[] {
  const parts: string[][] = [];
  let length = Infinity;
  const lines = cutText(text, textLimits.characters).split("\n");
  for (const line of lines.flatMap((long) => cut(long.replaceAll(/\s+/gu, " ").trim()))) {
    if (line === "") continue;
    if (length + line.length > partMax) {
      // Keeps a heading with its text.
      const last = parts.at(-1);
      const heading = last && last.length > 1 && isHeading(last.at(-1)) ? [last.pop() ?? ""] : [];
      parts.push(heading);
      length = heading.join("\n").length;
    }
    parts.at(-1)?.push(line);
    length += line.length + 1;
  }
  return parts.map((lines) => ({ page: null, text: lines.join("\n") }));
}

const isHeading = (line: string | undefined) =>
  line !== undefined && line.length < 80 && !/[.,;]$/u.test(line);

/** Between words if possible. */
function cut(line: string): string[] {
  return line.length <= partMax
    ? [line]
    : (line.match(/.{1,2900}(?:\s|$)|.{1,2900}/gsu) ?? []).map((piece) => piece.trim());
}

/** With fewer letters and digits per page on average, they are a scan's page numbers or stamps. */
export const charactersMin = 12;
/** Max share of a page in meaningless signs, from a font without a letter mapping. */
const unknownMax = 0.2;

// oxlint-disable-next-line no-control-regex -- these are what neither database nor reader wants
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/gu;
const unknown = /[\uFFFD\p{Co}\p{Cn}\p{Cc}]/gu;
const readable = /[\p{L}\p{N}]/gu;

/** How many letters and digits a text has. */
export const countReadable = (text: string): number => count(text, readable);

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** The text cleaned for storing and quoting, or a problem if there is none. */
export function readableText(extracted: ExtractedText): ExtractedText {
  if ("problem" in extracted) return extracted;
  const isKnown = ({ text }: TextPart) =>
    count(text, unknown) - count(text, /\n/gu) <= unknownMax * text.length;
  const known = extracted.parts.filter(isKnown);
  const unread = [
    ...(extracted.unread ?? []),
    ...(known.length < extracted.parts.length ? ["text in unusual fonts"] : []),
  ];
  const parts = known
    .map(({ page, text }) => ({ page, text: text.toWellFormed().replaceAll(control, "").trim() }))
    .filter(({ text }) => text !== "");
  const characters = parts.reduce((sum, { text }) => sum + countReadable(text), 0);
  const pages = extracted.parts.filter(({ page }) => page !== null).length;
  return characters < charactersMin * pages || characters === 0
    ? { problem: "no-text", unread }
    : { ...extracted, unread, parts };
}
