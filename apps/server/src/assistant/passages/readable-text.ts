import type { ExtractedText, TextPart } from "./extracted-text.ts";

/** Fewer letters and digits on an average page are a scan's page numbers or stamps. */
export const charactersMin = 12;
/** Of a page, in signs that stand for nothing: a font without the letters that its shapes mean. */
const unknownMax = 0.2;

// oxlint-disable-next-line no-control-regex -- these are what neither database nor reader wants
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/gu;
const unknown = /[\uFFFD\p{Co}\p{Cn}\p{Cc}]/gu;
const readable = /[\p{L}\p{N}]/gu;

/** How many letters and digits a text has. */
export const countReadable = (text: string): number => count(text, readable);

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** The text as it can be stored and quoted; a problem if there is none. */
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
